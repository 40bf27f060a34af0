"""What a card says: the vocabulary in which the spells are declared."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class School(StrEnum):
    """The six types of common spell, one to each mage. [common.types]"""

    FIRE = "fire"
    WATER = "water"
    AIR = "air"
    EARTH = "earth"
    DEATH = "death"
    POISON = "poison"


class Target(StrEnum):
    """Whom a spell is aimed at."""

    NEXT = "next mage"
    ANY = "a mage of your choice"
    NEIGHBOURS = "each neighbour"
    OTHERS = "every other mage"


class When(StrEnum):
    """When a rare spell can be used."""

    ON_TURN = "on your turn"
    COUNTER = "on your turn, against a spell aimed at you"
    ANY_MOMENT = "at any moment, against a spell aimed at anyone"
    ELIMINATED = "after your own elimination"


class Damage(Struct, frozen=True, tag=True):
    """Aim damage. With ``leech``, the caster regains what is dealt."""

    amount: int
    at: Target
    leech: bool = False


class Backlash(Struct, frozen=True, tag=True):
    """The caster takes damage at once."""

    amount: int


class Regain(Struct, frozen=True, tag=True):
    """The caster regains life, never above the starting value."""

    life: int


class Reverse(Struct, frozen=True, tag=True):
    """The turn order reverses."""


class Hex(StrEnum):
    """What lies on the next mage's turn."""

    NONE = ""
    BLIND = "blind"
    FEAR = "fear"
    ICY_HAND = "icy-hand"


class Bewitch(Struct, frozen=True, tag=True):
    """The next mage's turn is spoiled."""

    hex: Hex


class SwapCards(Struct, frozen=True, tag=True):
    """Look at a mage's hand and swap one card with it."""


class Merge(Struct, frozen=True, tag=True):
    """Merges with any common spell or Fusion; as a starting spell its type is declared."""


class Cancel(Struct, frozen=True, tag=True):
    """The spell is gone, and nothing goes on to the next mage; if ``whole``, for all its targets."""

    whole: bool = False


class TurnBack(Struct, frozen=True, tag=True):
    """The spell turns on the mage who aimed it, who may answer at once."""


class PassOn(Struct, frozen=True, tag=True):
    """The spell passes unchanged to the next mage."""


class AimAnew(Struct, frozen=True, tag=True):
    """The spell is aimed at a mage of your choice instead."""


class ComeBack(Struct, frozen=True, tag=True):
    """Return to the duel."""

    life: int


Effect = (
    Damage
    | Backlash
    | Regain
    | Reverse
    | Bewitch
    | SwapCards
    | Merge
    | Cancel
    | TurnBack
    | PassOn
    | AimAnew
    | ComeBack
)


class Face(Struct, frozen=True):
    """A card as printed; ``copies`` are in the box."""

    id: str
    copies: int

    @property
    def name(self) -> str:
        """The card's name, as a text argument."""
        return f"@spell-{self.id}"


class Common(Face, frozen=True):
    """A common spell: its major image names it, and it counts for 1 damage. [common.major]"""

    school: School


class Rare(Face, frozen=True):
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
