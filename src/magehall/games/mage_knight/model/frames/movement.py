"""What running movements remember. [movement]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site, Terrain
from magehall.kernel.frame import Frame


class Flight(Frame):
    """A flight over anything onto a safe space; ``costs`` in move points for one space, two and so on. [move.fly]"""

    seat: int
    costs: tuple[int, ...]


class Journey(Frame):
    """A journey under the ground, of at most so many spaces and not by these terrains, onto a safe space; ``assault``: onto
    a fortified site or a rival instead. [move.travel]"""

    seat: int
    spaces: int
    forbidden: tuple[Terrain, ...]
    assault: bool = False


class PlaceSecret(Frame):
    """A secret site to be placed next to a village or monastery that was revealed. [scenario.dungeon-lords]"""

    seat: int
    near: str
    site: Site


class LookAround(Frame):
    """A look at what lies near a hero, after an effect lets it see more. [reveal.garrison]"""

    seat: int
