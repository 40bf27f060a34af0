"""What is printed on a card; `effects.py` has the words for what it does."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.battle_mages.cards.effects import Effect
from magehall.kernel.records import Value


class School(StrEnum):
    """The six types of common spell, one to each mage. [common.types]"""

    FIRE = "fire"
    WATER = "water"
    AIR = "air"
    EARTH = "earth"
    DEATH = "death"
    POISON = "poison"


class When(StrEnum):
    """When a rare spell can be used."""

    ON_TURN = "on your turn"
    COUNTER = "on your turn, against a spell aimed at you"
    ANY_MOMENT = "at any moment, against a spell aimed at anyone"
    ELIMINATED = "after your own elimination"


class Face(Value):
    """A card as printed; ``copies`` are in the box."""

    id: str
    copies: int

    @property
    def name(self) -> str:
        """The card's name, as a text argument."""
        return f"@spell-{self.id}"


class Common(Face):
    """A common spell: its major image names it, and it counts for 1 damage. [common.major]"""

    school: School


class Rare(Face):
    """A rare spell. ``house`` marks effects in our own words where the printed card is not known to us."""

    does: tuple[Effect, ...]
    when: When = When.ON_TURN
    house: bool = True
    removed_with_two: bool = False
    removed_solo: bool = False

    @property
    def rule(self) -> str:
        """The ledger entry of this card."""
        return f"rare.{self.id}"


def has_effect(face: Rare, kind: type[Effect]) -> bool:
    """Whether one of the card's effects is of that kind."""
    return any(isinstance(effect, kind) for effect in face.does)
