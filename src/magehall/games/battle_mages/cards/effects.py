"""Words for what rare spells do. Nothing here carries them out."""

from __future__ import annotations

from enum import StrEnum

from magehall.kernel.records import Value


class Target(StrEnum):
    """Whom a spell is aimed at."""

    NEXT = "next mage"
    ANY = "a mage of your choice"
    NEIGHBOURS = "each neighbour"
    OTHERS = "every other mage"


class Damage(Value):
    """Aim damage. With ``leech``, the caster regains what is dealt."""

    amount: int
    at: Target
    leech: bool = False


class Backlash(Value):
    """The caster takes damage at once."""

    amount: int


class Regain(Value):
    """The caster regains life, never above the starting value."""

    life: int


class Reverse(Value):
    """The turn order reverses."""


class Hex(StrEnum):
    """What lies on the next mage's turn."""

    NONE = ""
    BLIND = "blind"
    FEAR = "fear"
    ICY_HAND = "icy-hand"


class Bewitch(Value):
    """The next mage's turn is spoiled."""

    hex: Hex


class SwapCards(Value):
    """Look at a mage's hand and swap one card with it."""


class Merge(Value):
    """Merges with any common spell or Fusion. As a starting spell its type is declared."""


class Cancel(Value):
    """The spell is gone, and nothing goes on to the next mage. If ``whole``, for all its targets."""

    whole: bool = False


class TurnBack(Value):
    """The spell turns on the mage who aimed it, who may answer at once."""


class PassOn(Value):
    """The spell passes unchanged to the next mage."""


class AimAnew(Value):
    """The spell is aimed at a mage of your choice instead."""


class ComeBack(Value):
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
