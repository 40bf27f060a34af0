"""State of a duel: mages, cards, who knows them, and spells in the air."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACES, Face, School
from magehall.games.battle_mages.cards.effects import Hex
from magehall.kernel.records import Value
from magehall.kernel.state import State, Thing
from magehall.kit.cards import best_known, everyone
from magehall.kit.sides import next_seat, turn_order

MOST_SEATS = 6
EVERYONE = everyone(MOST_SEATS)
"""Known to all seats and to spectators."""

NO_CARD = -1
TABLE = "table"
MAGE = tuple(f"mage-{number}" for number in range(MOST_SEATS))


class Aimed(Value):
    """A spell in the air: announced, and not yet answered or suffered.

    ``chain`` counts the merged cards (0: not a chain, nothing can merge with it) and ``major`` is the last one's
    major image (empty after Fusion, with which any image may go on). A spell with several targets is in the air once
    for each; its shares have the same ``cast`` (0: it has one target).
    """

    spell: str
    by: int
    at: int
    damage: int
    school: School | None = None
    chain: int = 0
    major: str = ""
    leech: bool = False
    cast: int = 0


class Mage(Thing):
    """A mage of a seat, or the virtual opponent of the solo game. The virtual one has no seat and no hand."""

    school: School
    life: int
    starting_life: int
    hand: list[int] = []
    hex: Hex = Hex.NONE
    front: int = NO_CARD
    virtual: bool = False
    rebirth: bool = False


class Table(Thing):
    """Everything that is not a mage's own.

    A card is a number; ``faces``, ``known`` and ``handles`` are read by it: what it is, who knows that (a bit for
    each seat), and the name under which others see it. Handles are given anew when cards are shuffled.
    """

    faces: list[int]
    known: list[int]
    handles: list[int]
    next_handle: int
    pile: list[int]
    played: list[int]
    centre: int = NO_CARD
    direction: int = 1
    aimed: list[Aimed] = []
    reason: str = ""
    winners: tuple[int, ...] = ()


class Battle(State):
    """A duel of mages."""

    __slots__ = ()

    @property
    def table(self) -> Table:
        """The table, for reading."""
        table = self.things[TABLE]
        assert isinstance(table, Table)
        return table

    def edit_table(self) -> Table:
        """The table, for writing."""
        return self.edit(TABLE, Table)

    def mage(self, number: int) -> Mage:
        """A mage, for reading."""
        mage = self.things[MAGE[number]]
        assert isinstance(mage, Mage)
        return mage

    def edit_mage(self, number: int) -> Mage:
        """A mage, for writing."""
        return self.edit(MAGE[number], Mage)

    @property
    def mages(self) -> int:
        """How many mages sit at the table, the eliminated included."""
        return len(self.things) - 1

    def is_alive(self, number: int) -> bool:
        """Whether the mage is still in the duel. [damage.zero]"""
        return self.mage(number).life > 0

    def alive(self) -> list[int]:
        """The mages still in the duel, by number."""
        return [number for number in range(self.mages) if self.mage(number).life > 0]

    def next_mage(self, number: int, steps: int = 1) -> int:
        """The next living mage in turn order after ``number`` (with ``steps=-1``, the one before)."""
        return next_seat(self.mages, number, self.is_alive, self.table.direction * steps)

    def in_order(self, first: int) -> list[int]:
        """The living mages in turn order, from ``first`` on."""
        order = turn_order(self.mages, first, self.table.direction)
        return [number for number in order if self.mage(number).life > 0]

    def face(self, card: int) -> Face:
        """What a card is."""
        return FACES[self.table.faces[card]]

    def card_of(self, number: int, face: str) -> int:
        """A card of that face in a mage's hand. Of equal ones it is the one most others know, since what they do not
        know tells nothing by staying."""
        table = self.table
        alike = [card for card in self.mage(number).hand if FACES[table.faces[card]].id == face]
        return best_known(alike, table.known)

    def aimed_at(self, number: int) -> list[Aimed]:
        """The spells in the air that are aimed at a mage, oldest first."""
        return [spell for spell in self.table.aimed if spell.at == number]
