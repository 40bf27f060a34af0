"""A bare table set by hand, for rulings of one chapter: it runs procedures alone, and asks nobody in windows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

from magehall.games import colors_of_magic
from magehall.games.colors_of_magic.cards.keywords import Keyword, KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Until
from magehall.games.colors_of_magic.cards.words.base import has
from magehall.games.colors_of_magic.model.pieces import Creature, Lasting
from magehall.games.colors_of_magic.model.state import CREATURE, Skirmish
from magehall.games.colors_of_magic.procedures import PROCEDURES
from magehall.kernel.chance import Chance, Scripted
from magehall.kernel.decision import Decision, Deed
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.game import Game, NoWindows
from magehall.kernel.text import register_texts
from magehall.kit.lattice.points import Point

FOLDER = Path(colors_of_magic.__path__[0])

# Once: reading the files takes longer than any test.
register_texts("colors_of_magic", FOLDER / "locale")


def keyword_for_good(id: KeywordId, x: int = 0) -> Lasting:
    """A keyword that a creature keeps."""
    return Lasting(has(Keyword(id, x)), Until.FOR_GOOD)


class Rest(Frame):
    """Below everything, so that the match does not end with what is tested."""


def _rest(_rest: Rest, _flow: Flow[Skirmish]) -> None:
    return


class BareGame(Game[Skirmish]):
    """All procedures of the game, with windows that ask nobody."""

    id = "colors_of_magic"
    version = 1
    state = Skirmish
    windows = NoWindows[Skirmish]()
    folder = FOLDER
    procedures: Mapping[type[Frame], Procedure] = {**PROCEDURES, Rest: Procedure(rest=_rest)}


class Bare:
    """A table under test; acting takes only what is offered."""

    def __init__(self, secret: str, dice: Sequence[Scripted] = ()) -> None:
        self.flow: Flow[Skirmish] = Flow(BareGame(), Skirmish(), Chance(secret, script=tuple(dice)))
        self.asked: dict[int, Decision] = {}

    @property
    def state(self) -> Skirmish:
        return self.flow.state

    def puts(self, face: str, owner: int, at: Point, **fields: object) -> str:
        """Put a creature on the table; its id."""
        creature = Creature(face, owner, *at, turn_x=at[0], turn_y=at[1])
        for name, value in fields.items():
            setattr(creature, name, value)
        id = self.state.new_id(CREATURE)
        self.state.add(id, creature)
        return id

    def calls(self, frame: Frame) -> Self:
        """Run a procedure up to a question that leaves a choice."""
        self.flow.call(frame)
        return self.runs()

    def runs(self) -> Self:
        """Go on to the next question that leaves a choice; who has none is not asked."""
        self.asked = self.flow.run()
        while self.asked and all(decision.forced is not None for decision in self.asked.values()):
            self.flow.resume({seat: decision.options[0] for seat, decision in self.asked.items()})
            self.asked = self.flow.run()
        return self

    @property
    def seat(self) -> int:
        """Who is asked, where it is one."""
        (seat,) = self.asked
        return seat

    def reason_against(self, seat: int, deed: Deed) -> tuple[str, str]:
        """Why a deed is not offered, and its rule."""
        decision = self.asked[seat]
        assert decision.question is not None
        verdict = decision.question.why_not(self.state, seat, deed)
        assert verdict is not None, f"{deed.id} is possible"
        assert deed.id not in [option.id for option in decision.options]
        return verdict.reason.key.removeprefix("refused-"), verdict.rule
