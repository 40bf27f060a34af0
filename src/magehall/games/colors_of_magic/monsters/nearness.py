"""Nearest and farthest, as monsters reckon: edge to edge. [table.distance]"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.model.distances import base, gap_key
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, is_mage
from magehall.kit.lattice.shapes import Disc


def best(
    ids: Iterable[str], key: Callable[[str], int], then: Callable[[str], int] | None = None
) -> list[str]:
    """Those with the least key, then the least second one. They are several in a true tie."""
    found = list(ids)
    for each in (key, then):
        if each is not None and found:
            ranks = {id: each(id) for id in found}
            least = min(ranks.values())
            found = [id for id in found if ranks[id] == least]
    return found


def prey(state: Skirmish) -> list[str]:
    """The creatures of players on the table: monsters are not each other's enemies. [activation.nearest-enemy]"""
    return [id for id, creature in state.on_table().items() if creature.owner != MONSTERS]


def disc_of(state: Skirmish, id: str) -> Disc:
    """The base of a creature, or the disc of a marker."""
    if id in state.markers():
        marker = state.marker(id)
        return Disc((marker.x, marker.y), marker.radius)
    return base(state.creature(id))


def gap(state: Skirmish, a: str, b: str) -> int:
    """How far two things are apart, edge to edge, as a number to compare."""
    return gap_key(disc_of(state, a), disc_of(state, b))


def nearest(state: Skirmish, id: str, among: Iterable[str]) -> list[str]:
    """The nearest to a monster of some; several where they are equally near."""
    return best(among, lambda other: gap(state, id, other))


def mages(state: Skirmish, among: Iterable[str]) -> list[str]:
    """The mages among some creatures."""
    return [id for id in among if is_mage(state.creature(id))]


def sources(state: Skirmish, among: Iterable[str]) -> list[str]:
    """Those with Source. [activation.nearest-source]"""
    return [id for id in among if has(state, id, KeywordId.SOURCE)]


def objective_markers(state: Skirmish) -> list[str]:
    """The objective markers still on the table. [activation.nearest-objective]"""
    return [id for id, marker in state.markers().items() if marker.objective]
