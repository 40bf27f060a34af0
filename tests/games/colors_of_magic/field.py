"""A field under test: creatures on an empty table, and any procedure that a ruling is about; nobody has instants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID
from magehall.games.colors_of_magic.cards.vocabulary import Phase
from magehall.games.colors_of_magic.model.pieces import (
    CARDS_EACH,
    GRIMOIRE,
    MONSTERS,
    Agreement,
    Cards,
    Course,
    Goals,
    Player,
    Terrain,
)
from magehall.games.colors_of_magic.model.state import (
    AGREEMENT,
    CARDS,
    COURSE,
    GOALS,
    PLAYER,
    TERRAIN,
)
from magehall.games.colors_of_magic.scenarios.table import fresh_goals
from magehall.games.colors_of_magic.setup.forces import READY, faces_of
from magehall.games.colors_of_magic.spaces import space_of
from magehall.kernel.chance import Scripted
from magehall.kernel.decision import Decision, Deed, Option
from tests.games.colors_of_magic.bare import Bare


class Field(Bare):
    """A table under test; acting takes only what is offered."""

    def __init__(self, seats: int = 2, dice: Sequence[Scripted] = ()) -> None:
        super().__init__("field", dice)
        self._answers: dict[int, Option] = {}
        self.seats = seats

    def offers(self, verb: str = "", seat: int | None = None) -> list[str]:
        """The options now, or those of a verb."""
        decision = self.asked[self.seat if seat is None else seat]
        return [option.id for option in decision.options if not verb or option.verb == verb]

    def does(self, *ids: str, seat: int | None = None) -> Self:
        """Choose options one after the other; each must be offered, or lie in the space of the decision."""
        for id in ids:
            who = self.seat if seat is None else seat
            decision = self.asked[who]
            option = decision.find(id) or self._in_space(decision, id)
            self._answers[who] = option
            if self._answers.keys() == self.asked.keys():
                answers, self._answers = self._answers, {}
                self.flow.resume({one: answers[one] for one in self.asked})
                self.runs()
        return self

    def _in_space(self, decision: Decision, id: str) -> Option:
        assert decision.space, f"{id} is not offered; offered are {self.offers(seat=decision.seat)}"
        found = space_of(self.state, decision).find(id)
        assert isinstance(found, Option), f"{id} is refused: {found.reason.key}"
        return found

    def refuses(self, deed: Deed) -> tuple[str, str]:
        """Why a deed is not offered, and its rule."""
        return self.reason_against(self.seat, deed)

    def happened(self, name: str) -> int:
        """How often an event was recorded."""
        return sum(entry.name == name for entry in self.flow.log)


def field(seats: int = 2, *, dice: Sequence[Scripted] = (), agreed: Agreement | None = None) -> Field:
    """An empty table in the activation phase of the first turn."""
    found = Field(seats, dice)
    state = found.state
    agreement = agreed or Agreement("giant", "birch-rows", seats)
    state.add(AGREEMENT, agreement)
    state.add(COURSE, Course(turn=1, phase=Phase.ACTIVATION, active=MONSTERS))
    state.add(TERRAIN, Terrain())
    state.add(GOALS, Goals(fresh_goals(agreement.scenario)))
    faces: list[str] = []
    for seat in range(seats):
        ready = READY[seat]
        own = faces_of(MAGE_BY_ID[ready.mage], ready.schools)
        faces += own + [""] * (CARDS_EACH - len(own))
        cards = [seat * CARDS_EACH + number for number in range(len(own))]
        player = Player(ready.mage, ready.schools, deck=cards[:GRIMOIRE], left_out=cards[GRIMOIRE:])
        state.add(PLAYER[seat], player)
    state.add(CARDS, Cards(faces, [0] * len(faces)))
    return found
