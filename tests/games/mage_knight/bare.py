"""A bare table: a map, heroes and one endless turn, for rulings on movement and interaction.

Combats only leave their mark: what they are about is another chapter's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from magehall.games.mage_knight import movement
from magehall.games.mage_knight.cards.vocabulary import DAY, Color, Pile, Time
from magehall.games.mage_knight.interaction import deals, ruins
from magehall.games.mage_knight.interaction.deals import DEALS
from magehall.games.mage_knight.interaction.ruins import ALTARS
from magehall.games.mage_knight.mana import paying
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.frames.combat import Assault, Provoked
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import Hero, Offers, Piles, RuinsToken, Token, Unit
from magehall.games.mage_knight.model.repertoire import Combined
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.movement import jumping, secrets
from magehall.games.mage_knight.movement.exploring import EXPLORING
from magehall.games.mage_knight.movement.moves import MOVES
from magehall.kernel.chance import Chance, Scripted
from magehall.kernel.decision import Decision, Deed, Question
from magehall.kernel.event import Event
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game, NoWindows
from tests.games.mage_knight.bare_table import bare_table

TURN_OF_ALL = Combined(MOVES, EXPLORING, DEALS, ALTARS)
PLAYING: Question[Quest, Choice] = Question(
    Choice, say("ask-bare"), "turn", TURN_OF_ALL.candidates, TURN_OF_ALL.why_not, TURN_OF_ALL.lookalikes
)


class Assaulted(Event):
    """A combat was called for: an assault on a space, and enemies that were provoked."""

    space: str
    provoked: str


class BareTurn(Frame):
    """A turn without an end."""

    seat: int


def _ask(turn: BareTurn, flow: Flow[Quest]) -> Asked:
    return PLAYING.ask(flow.state, turn.seat)


def _play(turn: BareTurn, flow: Flow[Quest]) -> None:
    turn.go("ask")
    TURN_OF_ALL.do(flow, turn.seat, flow.answer.deed)


def _duel(duel: Duel, flow: Flow[Quest]) -> None:
    flow.emit(Assaulted(flow.state.hero(duel.defender).space, ""), "duel.start")


def _assault(assault: Assault, flow: Flow[Quest]) -> None:
    flow.emit(Assaulted(assault.space, " ".join(assault.provoked)), "combat.assault")
    flow.state.edit_turn(assault.seat).stage = Stage.AFTER


def _provoked(combat: Provoked, flow: Flow[Quest]) -> None:
    flow.emit(Assaulted("", " ".join(combat.spaces)), "combat.provoked")
    flow.state.edit_turn(combat.seat).stage = Stage.AFTER


class BareGame(Game[Quest]):
    """The procedures of movement and interaction, with combats that end at once."""

    id = "mage_knight"
    version = 1
    state = Quest
    windows = NoWindows[Quest]()
    folder = Path(movement.__path__[0]).parent
    procedures: Mapping[type[Frame], Procedure] = {
        BareTurn: Procedure(ask=_ask, play=_play),
        Assault: Procedure(fight=_assault),
        Duel: Procedure(fight=_duel),
        Provoked: Procedure(fight=_provoked),
        **jumping.PROCEDURES,
        **secrets.PROCEDURES,
        **deals.PROCEDURES,
        **ruins.PROCEDURES,
        **paying.PROCEDURES,
    }


class Bare:
    """A table under test; acting takes only what is offered."""

    def __init__(self, flow: Flow[Quest]) -> None:
        self.flow = flow
        self.asked: dict[int, Decision] = {}
        self._run()

    @property
    def combats(self) -> list[tuple[str, str]]:
        """The combats called for: the space of an assault, and those of enemies that were provoked."""
        events = [entry.event for entry in self.flow.log]
        return [(event.space, event.provoked) for event in events if isinstance(event, Assaulted)]

    @property
    def state(self) -> Quest:
        return self.flow.state

    @property
    def hero(self) -> Hero:
        return self.state.hero(0)

    @property
    def turn(self) -> TurnState:
        return self.state.turn(0)

    @property
    def offers(self) -> list[str]:
        """What seat 0 may answer now."""
        return [option.id for option in self.asked[0].options]

    def offered(self, verb: str) -> list[str]:
        """The subjects of the options of a verb."""
        return [option.subject for option in self.asked[0].options if option.verb == verb]

    def does(self, *ids: str) -> Bare:
        """Choose options one after the other; each must be offered."""
        for id in ids:
            option = self.asked[0].find(id)
            assert option is not None, f"{id} is not offered; offered are {self.offers}"
            self.flow.resume({0: option})
            self._run()
        return self

    def refuses(self, deed: Deed) -> tuple[str, str]:
        """Why a deed is not offered, and its rule."""
        question = self.asked[0].question
        assert question is not None
        verdict = question.why_not(self.state, 0, deed)
        assert verdict is not None, f"{deed.id} is possible"
        assert deed.id not in self.offers
        return verdict.reason.key.removeprefix("refused-"), verdict.rule

    def calls(self, frame: Frame) -> Bare:
        """Run a procedure up to its first question."""
        self.flow.call(frame)
        self._run()
        return self

    def again(self) -> Bare:
        """Ask again, after a test changed the table by hand."""
        self.asked = self.flow.run()
        return self

    def happened(self, name: str) -> int:
        """How often an event was recorded."""
        return sum(entry.name == name for entry in self.flow.log)

    def _run(self) -> None:
        self.asked = self.flow.run()


def bare(
    tiles: Mapping[str, str],
    *,
    at: str = "0,0",
    others: Sequence[str] = (),
    move: int = 0,
    time: Time = DAY,
    turn: TurnState | None = None,
    hero: Hero | None = None,
    agreement: Agreement | None = None,
    offers: Offers | None = None,
    units: Sequence[str] = (),
    tokens: Mapping[str, Sequence[Token]] | None = None,
    ruins: Mapping[str, RuinsToken] | None = None,
    shields: Mapping[str, Sequence[int]] | None = None,
    deck: Sequence[str] = (),
    spare: Sequence[str] = (),
    shape: str = "narrow",
    dice: Sequence[Scripted] = (),
    source: Sequence[Color] = (),
    day: int = 1,
) -> Bare:
    """Seat 0 in its movement at ``at``, with that many move points; ``others`` are the spaces of the other heroes,
    ``day`` the number of the round."""
    own = hero or Hero("tovak")
    own.space = at
    names = ("arythea", "goldyx", "norowas")
    running = turn or TurnState()
    running.move += move
    state = bare_table(
        agreement or Agreement("full-conquest", 6, [4], cities=2),
        tiles,
        [own, *(Hero(name, space) for name, space in zip(names, others, strict=False))],
        running,
        shape=shape,
        deck=deck,
        spare=spare,
        source=source,
        offers=offers,
        piles=Piles({pile: tuple(_TOKENS[pile]) for pile in Pile}, ruins=["altar-red", "altar-blue"]),
        time=time,
        day=day,
        order=range(1 + len(others)),
    )
    realm = state.edit_realm()
    realm.tokens = {space: tuple(found) for space, found in (tokens or {}).items()}
    realm.ruins = dict(ruins or {})
    realm.shields = {space: tuple(seats) for space, seats in (shields or {}).items()}
    for card in units:
        id = state.new_id("unit")
        state.add(id, Unit(card, 0))
        state.edit_hero(0).units.append(id)
    flow = Flow(BareGame(), state, Chance("bare", script=tuple(dice)))
    flow.call(BareTurn(0))
    return Bare(flow)


_TOKENS = {
    Pile.GREEN: ["prowlers", "diggers", "prowlers", "diggers"],
    Pile.GREY: ["crossbowmen", "guardsmen", "crossbowmen", "guardsmen"],
    Pile.BROWN: ["minotaur", "gargoyle", "medusa", "minotaur"],
    Pile.VIOLET: ["monks", "illusionists", "ice-mages", "fire-mages"],
    Pile.WHITE: ["freezers", "gunners", "altem-guardsmen", "altem-mages"],
    Pile.RED: ["fire-dragon", "ice-dragon", "swamp-dragon", "high-dragon"],
}
