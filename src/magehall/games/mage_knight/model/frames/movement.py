"""What running movements remember. [movement]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site, Terrain
from magehall.kernel.frame import Frame


class Flight(Frame):
    """A flight over anything onto a safe space. ``costs`` are in move points for one space, two and so on. [move.fly]"""

    seat: int
    costs: tuple[int, ...]


class Journey(Frame):
    """A journey under the ground onto a safe space. It has at most so many spaces and none of these terrains;
    ``assault``: onto a fortified site or a rival instead. [move.travel]"""

    seat: int
    spaces: int
    forbidden: tuple[Terrain, ...]
    assault: bool = False


class PlaceSecret(Frame):
    """Placing of a secret site next to a revealed village or monastery. [scenario.dungeon-lords]"""

    seat: int
    near: str
    site: Site


class LookAround(Frame):
    """A look at what lies near a hero. An effect lets it see more. [reveal.garrison]"""

    seat: int
