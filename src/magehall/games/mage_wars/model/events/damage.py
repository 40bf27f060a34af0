"""Events of damage, markers and mana, and of what leaves play."""

from __future__ import annotations

from magehall.kernel.event import Event


class Damaged(Event):
    """An object suffers damage."""

    what: str
    id: str
    damage: int


class Healed(Event):
    """Damage is taken off an object."""

    what: str
    id: str
    damage: int


class LifeGained(Event):
    """An object has more life from now on."""

    what: str
    id: str
    life: int


class LifeLost(Event):
    """An object has less life from now on."""

    what: str
    id: str
    life: int


class MarkerPlaced(Event):
    """An object receives markers."""

    what: str
    id: str
    marker: str
    count: int


class MarkerRemoved(Event):
    """An object loses markers."""

    what: str
    id: str
    marker: str
    count: int


class ManaGained(Event):
    """A mage gains mana."""

    mage: str
    mana: int


class ManaLost(Event):
    """A mage loses mana."""

    mage: str
    mana: int


class ManaOnObject(Event):
    """Mana is put on an object."""

    what: str
    id: str
    mana: int


class Destroyed(Event):
    """An object leaves play."""

    what: str
    id: str


class AbilityMarkerReturned(Event):
    """The one marker of a mage's ability is free again."""

    what: str
    id: str


class ReturnedToBook(Event):
    """A curse goes back into the spellbook. [mages.curseweaving]"""

    what: str
    id: str


class DiscardedUnseen(Event):
    """A card that lay face down is discarded face up. [casting.discard]"""

    reveals = True

    mage: str
    spell: str


class MageDied(Event):
    """A mage has fallen. [mages.lose]"""

    mage: str
    seat: int
