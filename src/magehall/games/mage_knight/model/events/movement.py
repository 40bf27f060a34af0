"""Events of movement and exploration. [movement]"""

from __future__ import annotations

from magehall.kernel.event import Event


class HeroAppeared(Event):
    """A hero comes through the portal."""

    hero: str
    space: str


class HeroLeftMap(Event):
    """A hero waits beyond the portal."""

    hero: str


class HeroMoved(Event):
    """A hero moves to a space."""

    hero: str
    space: str


class HeroLanded(Event):
    """A hero flies or travels to a space."""

    hero: str
    space: str


class HeroWithdrew(Event):
    """A hero goes back to a safe space."""

    hero: str
    space: str


class TileRevealed(Event):
    """A tile is put on the map."""

    reveals = True
    tile: str
    space: str


class CityFounded(Event):
    """A city is revealed, with its level."""

    reveals = True
    city: str
    level: int


class FriendlyCityFounded(Event):
    """A city is revealed that nobody defends."""

    reveals = True
    city: str


class ClosedCityFounded(Event):
    """A city is revealed that nobody can enter."""

    reveals = True
    city: str


class EnemyPlaced(Event):
    """An enemy token is put on the map face up."""

    reveals = True
    enemy: str
    space: str


class GarrisonPlaced(Event):
    """An enemy token is put on the map face down."""

    back: str
    space: str


class GarrisonSeen(Event):
    """A token of a garrison is turned up on the map."""

    reveals = True
    enemy: str
    space: str


class RuinsPlaced(Event):
    """A token of ruins is put on the map face down."""

    space: str


class RuinsRevealed(Event):
    """A token of ruins is put on the map face up, or turned up."""

    reveals = True
    ruins: str
    space: str


class MonasteryCardOffered(Event):
    """An advanced action comes into the unit offer."""

    reveals = True
    card: str


class SecretPlaced(Event):
    """A secret dungeon or tomb is placed on the map."""

    site: str
    space: str


class GladeMarked(Event):
    """A player marks a glade with a shield."""

    hero: str
    space: str
