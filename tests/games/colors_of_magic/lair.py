"""A table with monsters and objectives under test: creatures without cards, so that nobody answers with instants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK
from magehall.games.colors_of_magic.cards.vocabulary import HarmKind, MarkerKind, Phase
from magehall.games.colors_of_magic.model.frames.combat import Harm
from magehall.games.colors_of_magic.model.pieces import (
    MONSTERS,
    Agreement,
    Blow,
    Cards,
    Course,
    Goals,
    Marker,
    Piece,
    Player,
    Terrain,
)
from magehall.games.colors_of_magic.model.state import (
    AGREEMENT,
    CARDS,
    COURSE,
    GOALS,
    MARKER,
    PLAYER,
    TERRAIN,
)
from magehall.games.colors_of_magic.scenarios import table
from magehall.kernel.chance import Scripted
from magehall.kernel.decision import Deed
from magehall.kit.lattice.points import Point
from tests.games.colors_of_magic.bare import Bare, Rest

MAGES = ("chronicle-archivist", "spell-splicer", "gust-aeromancer", "bastion-geomancer")
"""The mages of the seats."""

NUMBER = {card.id: number for number, card in enumerate(ACTIVATION_DECK)}


class Lair(Bare):
    """A table under test; acting takes only what is offered."""

    def __init__(self, scenario: str, seats: int, dice: Sequence[Scripted], turn: int) -> None:
        super().__init__("lair", dice)
        state = self.state
        state.add(AGREEMENT, Agreement(scenario, "birch-rows", seats))
        state.add(COURSE, Course(turn=turn, phase=Phase.MONSTERS))
        state.add(TERRAIN, Terrain())
        state.add(GOALS, Goals(table.fresh_goals(scenario)))
        state.add(CARDS, Cards([], []))
        for seat in range(seats):
            state.add(PLAYER[seat], Player(MAGES[seat], ()))
        self.flow.call(Rest())

    # Putting things on the table

    def mage(self, seat: int, at: Point, damage: int = 0) -> str:
        """A player's mage."""
        return self.creature(MAGES[seat], seat, at, damage)

    def creature(self, face: str, owner: int, at: Point, damage: int = 0) -> str:
        """A creature of anyone."""
        return self.puts(face, owner, at, damage=damage)

    def monster(self, face: str, at: Point, damage: int = 0) -> str:
        """A monster."""
        return self.creature(face, MONSTERS, at, damage)

    def marker(
        self, kind: MarkerKind, at: Point, objective: str, *, cards: int = 1, ingredient: str = ""
    ) -> str:
        """An objective marker."""
        radius = 6 if kind in (MarkerKind.RITUAL, MarkerKind.ANVIL) else 2
        id = self.state.new_id(MARKER)
        marker = Marker(kind, *at, radius, objective=objective, ingredient=ingredient, cards=cards)
        self.state.add(id, marker)
        return id

    def terrain(self, *pieces: Piece, dark: bool = False) -> None:
        """What lies on the table."""
        thing = self.state.edit(TERRAIN, Terrain)
        thing.pieces, thing.dark = pieces, dark

    def cards(self, *ids: str) -> None:
        """The next cards of the activation deck."""
        self.state.edit_course().deck = [NUMBER[id] for id in reversed(ids)]

    def pays(self, seat: int, mana: int) -> None:
        """Give a player mana."""
        self.state.edit_player(seat).mana = mana

    # Acting

    def runs(self) -> Self:
        """Go on to the next question that leaves a choice, and no further than the end of what was called."""
        super().runs()
        if not self.state.stack and not self.over:
            self.flow.call(Rest())
        return self

    def hurts(self, target: str, by: int, amount: int = 1) -> Self:
        """A player deals damage."""
        return self.calls(Harm((Blow(target, amount, HarmKind.SPELL, by),), HarmKind.SPELL))

    def does(self, seat: int, id: str) -> Self:
        """Choose an option that is offered."""
        option = self.asked[seat].find(id)
        assert option is not None, f"{id} is not offered; offered are {self.offers(seat)}"
        self.flow.resume({seat: option})
        return self.runs()

    # Looking

    def offers(self, seat: int) -> list[str]:
        """What a player may answer now."""
        return [option.id for option in self.asked[seat].options]

    def refuses(self, seat: int, deed: Deed) -> tuple[str, str]:
        """Why a deed is not offered, and its rule."""
        return self.reason_against(seat, deed)

    @property
    def over(self) -> bool:
        return bool(self.state.course.reason)

    def place(self, id: str) -> Point:
        creature = self.state.creature(id)
        return creature.x, creature.y

    def points(self, seat: int) -> int:
        return self.state.player(seat).points

    def ingredients(self, seat: int) -> list[str]:
        return [held.ingredient for held in self.state.player(seat).ingredients]

    def happened(self, name: str) -> list[dict[str, object]]:
        """The arguments of all events of a name."""
        return [dict(entry.data) for entry in self.flow.log if entry.name == name]


def lair(scenario: str = "giant", seats: int = 2, *, dice: Sequence[Scripted] = (), turn: int = 1) -> Lair:
    """An empty table of a scenario, its objectives all still to be won."""
    return Lair(scenario, seats, dice, turn)


def apart(scenario: str = "giant") -> Lair:
    """Two mages in their corners, one of them a little farther from the centre."""
    table = lair(scenario)
    table.mage(0, (6, 6))
    table.mage(1, (92, 90))
    return table
