"""A combat under test: a map with one tile, a hero on it, and the procedures of this chapter alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.kinds import Ground
from magehall.games.mage_knight.cards.vocabulary import (
    MELEE,
    PHYSICAL,
    Color,
    Element,
    Mode,
    Pile,
    Site,
)
from magehall.games.mage_knight.combat import block, fight, opening
from magehall.games.mage_knight.combat.strike import Strikes
from magehall.games.mage_knight.cooperation import assault as joint
from magehall.games.mage_knight.duel import procedure as duel_procedure
from magehall.games.mage_knight.effects import (
    colors,
    decks,
    dice,
    enemies,
    hand,
    resolve,
    taking_units,
    units,
)
from magehall.games.mage_knight.mana import paying
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints, Combat, Foe
from magehall.games.mage_knight.model.deeds.combat import read_combat_deed
from magehall.games.mage_knight.model.frames.combat import (
    Assault,
    Burn,
    Challenge,
    EnterSite,
    Provoked,
)
from magehall.games.mage_knight.model.frames.duel import EndPart
from magehall.games.mage_knight.model.frames.turn import FinishTurn
from magehall.games.mage_knight.model.hexes import neighbors, tile_at, tile_spaces
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import CityState, Hero, RuinsToken, Token, Unit
from magehall.games.mage_knight.model.realm import ground_at
from magehall.games.mage_knight.model.repertoire import Combined, Repertoire
from magehall.games.mage_knight.model.state import TURN, Quest
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.games.mage_knight.play import companion
from magehall.games.mage_knight.play import units as play_units
from magehall.games.mage_knight.turn import finish
from magehall.kernel.chance import Chance
from magehall.kernel.decision import Decision, Deed, Option, Refusal
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game, NoWindows
from tests.games.mage_knight.bare_table import bare_table

CENTER = tile_at(1, 0)
NEXT_TILE = tile_at(2, 0)


def _finish(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """The end of a turn is another chapter's: here its memory goes."""
    flow.state.remove(TURN[finishing.seat])


class Bench(Game[Quest]):
    """The procedures of combat and effects, without the rest of the game."""

    id = "mage_knight"
    windows = NoWindows[Quest]()
    procedures = {
        frame: found
        for chapter in (
            *(opening, fight, block, joint, duel_procedure, paying, companion, play_units),
            *(resolve, enemies, units, taking_units, hand, dice, colors, decks),
        )
        for frame, found in chapter.PROCEDURES.items()
    } | {
        FinishTurn: Procedure(finish=_finish),
        EndPart: finish.PROCEDURES[EndPart],
    }


class Skirmish:
    """A table on which a hero fights, in the words of a ruling."""

    def __init__(self, space: str, came_from: str, tiles: Mapping[str, str], seats: int = 1) -> None:
        self.game = Bench()
        names = ("arythea", "tovak", "goldyx", "norowas")[:seats]
        self.state = bare_table(
            Agreement("first-reconnaissance", rounds=3, cities=1),
            tiles,
            [Hero(name, came_from) for name in names],
            TurnState(path=[came_from, space]),
            shape="wedge",
        )
        self.state.edit_hero(0).space = space
        self.space = space
        self.flow = Flow(self.game, self.state, Chance("a combat"))
        self.pending: dict[int, Decision] = {}

    # Setting the table

    def lies(self, *enemies: str, at: str = "", up: bool = True) -> Self:
        """Put enemy tokens on a space, or here."""
        self.state.edit_realm().tokens[at or self.space] = tuple(Token(enemy, up) for enemy in enemies)
        return self

    def pile(self, pile: Pile, *enemies: str, discarded: Sequence[str] = ()) -> Self:
        """Let these be drawn next, the first one first."""
        piles = self.state.edit_piles()
        piles.enemies[pile] = tuple(reversed(enemies))
        piles.discarded[pile] = tuple(discarded)
        return self

    def city(self, color: Color, *enemies: str, shields: tuple[int, ...] = (), level: int = 1) -> Self:
        """Let a city stand here with that garrison."""
        garrison = tuple(Token(enemy, up=True) for enemy in enemies)
        self.state.edit_realm().cities[self.space] = CityState(color, level, garrison, shields)
        return self

    def ruins(self, token: str) -> Self:
        """Put a token of ruins here."""
        self.state.edit_realm().ruins[self.space] = RuinsToken(token, up=True)
        return self

    def owned(self, *seats: int) -> Self:
        """Put shields on this space."""
        self.state.edit_realm().shields[self.space] = seats
        return self

    def unit(self, card: str, **fields: Any) -> str:
        """Give the hero a unit. Returns its id."""
        id = self.state.new_id("unit")
        self.state.add(id, Unit(card, 0, **fields))
        self.state.edit_hero(0).units.append(id)
        return id

    def hero(self, **fields: Any) -> Self:
        """Change the hero."""
        for name, value in fields.items():
            setattr(self.state.edit_hero(0), name, value)
        return self

    def turn(self, **fields: Any) -> Self:
        """Change what the turn remembers."""
        for name, value in fields.items():
            setattr(self.state.edit_turn(0), name, value)
        return self

    # Combats

    def begins(self, frame: Frame) -> Self:
        """Begin a combat, up to the first question."""
        self.flow.call(frame)
        self.pending = self.flow.run()
        return self

    def assaults(self, *provoked: str) -> Self:
        """Assault the site of this space."""
        return self.begins(Assault(0, self.space, provoked))

    def enters(self) -> Self:
        """Enter the site of this space."""
        return self.begins(EnterSite(0, self.space))

    def burns(self) -> Self:
        """Burn the monastery of this space."""
        return self.begins(Burn(0, self.space))

    def provokes(self, *spaces: str) -> Self:
        """Provoke the enemies of these spaces."""
        return self.begins(Provoked(0, spaces))

    def challenges(self, *spaces: str) -> Self:
        """Challenge the enemies of these spaces."""
        return self.begins(Challenge(0, spaces))

    def attack(self, points: int, element: Element = PHYSICAL, mode: Mode = MELEE) -> Self:
        """Have attack points, as cards give them."""
        self.state.edit_combat().attacks.append(AttackPoints(points, mode, element))
        return self._asked_anew()

    def block(self, points: int, element: Element = PHYSICAL, **more: Any) -> Self:
        """Have block points, as cards give them."""
        self.state.edit_combat().blocks.append(BlockPoints(points, element, **more))
        return self._asked_anew()

    def foe(self, id: str, **fields: Any) -> Foe:
        """An enemy of the combat, changed by an effect."""
        for name, value in fields.items():
            setattr(self.state.edit_foe(id), name, value)
        if fields:
            self._asked_anew()
        return self.state.foe(id)

    def _asked_anew(self) -> Self:
        self.pending = self.flow.run()
        return self

    def does(self, *options: str) -> Self:
        """Choose options one after the other; each must be offered, or lie in the space beyond the list."""
        for option in options:
            found = self._find(option)
            assert isinstance(found, Option), f"{option} is not among {self.offers()}"
            self.flow.resume({0: found})
            self.pending = self.flow.run()
        return self

    def _find(self, option: str) -> Option | Refusal | None:
        decision = self.pending[0]
        found = decision.find(option)
        if found is None and decision.space and option.startswith(decision.space):
            return Strikes(Choice(self.state, decision.seat)).find(option)
        return found

    # Looking

    def offers(self, start: str = "") -> list[str]:
        """The ids of the options that begin so."""
        decision = self.pending.get(0)
        return [option.id for option in decision.options if option.id.startswith(start)] if decision else []

    def refuses(self, option: str) -> tuple[str, str]:
        """Why an option is refused: the reason and its rule."""
        refusal = self.refusal(option)
        return refusal.reason.key.removeprefix("refused-"), refusal.rule

    def refusal(self, option: str) -> Refusal:
        """The refusal of an option, with its numbers."""
        decision = self.pending[0]
        assert decision.find(option) is None, f"{option} is offered"
        deed = read_combat_deed(option)
        assert deed is not None
        assert decision.question is not None
        refusal: Refusal | None = decision.question.why_not(self.state, 0, deed)
        assert refusal is not None, f"{option} has no reason against it"
        return refusal

    def possible(self, deeds: Repertoire) -> list[str]:
        """What the hero might begin now."""
        found, choice = Combined(deeds), Choice(self.state, 0)
        return [
            option.id for option in found.candidates(choice) if found.why_not(choice, option.deed) is None
        ]

    def reason_against(self, deeds: Repertoire, deed: Deed) -> tuple[str, str]:
        """Why the hero cannot begin something, and the rule."""
        refusal = Combined(deeds).why_not(Choice(self.state, 0), deed)
        assert refusal is not None, f"{deed.id} is possible"
        return refusal.reason.key.removeprefix("refused-"), refusal.rule

    @property
    def asks(self) -> str:
        """The key of the question, or nothing."""
        return self.pending[0].prompt.key if self.pending else ""

    @property
    def combat(self) -> Combat:
        """The running combat."""
        combat = self.state.combat
        assert combat is not None
        return combat

    @property
    def me(self) -> Hero:
        """The hero."""
        return self.state.hero(0)

    @property
    def story(self) -> list[str]:
        """The names of all events."""
        return [entry.name for entry in self.flow.log]

    @property
    def over(self) -> bool:
        """Whether the combat is over."""
        return self.state.combat is None

    def tokens(self, at: str = "") -> list[str]:
        """The enemies on a space, or here."""
        return [token.enemy for token in self.state.realm.tokens.get(at or self.space, ())]


def _spaces(wanted: Any, tiles: Iterable[str]) -> tuple[str, str]:
    """The first tile with such a ground, and the space of it."""
    for id in tiles:
        for space, ground in zip(tile_spaces(CENTER), TILE_CARDS[id].grounds, strict=True):
            if wanted(ground):
                return id, space
    raise LookupError("no tile has that")


def at_site(site: Site, seats: int = 1, tiles: Iterable[str] = tuple(TILE_CARDS)) -> Skirmish:
    """A hero who stands on a site, and came from a space beside it."""

    def wanted(ground: Ground) -> bool:
        return ground.site is site

    tile, space = _spaces(wanted, tiles)
    return Skirmish(space, neighbors(space)[3], {CENTER: tile, NEXT_TILE: "core-1"}, seats)


def beside_rampaging(pile: Pile = Pile.GREEN, seats: int = 1) -> tuple[Skirmish, str]:
    """A hero next to a space where such enemies rampage, and that space."""

    def wanted(ground: Ground) -> bool:
        return ground.rampaging is pile

    tile, space = _spaces(wanted, TILE_CARDS)
    near = neighbors(space)
    return Skirmish(near[0], near[1], {CENTER: tile}, seats), space


def rampaging_spaces(scene: Skirmish) -> list[str]:
    """The spaces next to the hero with the sign of rampaging enemies."""
    grounds = {space: ground_at(scene.state, space) for space in neighbors(scene.space)}
    return sorted(space for space, ground in grounds.items() if ground is not None and ground.rampaging)
