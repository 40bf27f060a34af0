"""Where a creature can go, and why not elsewhere. [move]"""

from __future__ import annotations

from math import isqrt

from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.ground.places import ground_of, slows_at_start
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.distances import engaged
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import movement, restricted
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Verdict
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import Point, along, distance_squared
from magehall.kit.lattice.regions import COST_OF_INCH, Ground, Reason, Region
from magehall.kit.lattice.wave import STRAIGHT

_WORDS = {
    Reason.OFF_TABLE: ("off-table", "table.lattice"),
    Reason.IMPASSABLE: ("impassable", "move.impassable"),
    Reason.BLOCKED_BY_BASE: ("base-in-the-way", "move.passing"),
    Reason.OCCUPIED: ("occupied", "move.passing"),
    Reason.BARRED: ("still-engaged", "move.disengage"),
    Reason.SAME_PLACE: ("same-place", "move"),
    Reason.TOO_FAR: ("too-far", "move.measure"),
    Reason.STOPPED: ("engagement-in-the-way", "move.engage-stop"),
    Reason.UNREACHABLE: ("no-way-there", "move.passing"),
}


NEAR_BY = 2
"""Inches with which a creature mostly comes free of its enemies."""


def inches_of(state: Skirmish, id: str) -> int:
    """The Movement that a creature has for a move that begins now. [keyword.venom] [keyword.hinder]"""
    return max(0, movement(state, id) - _lost_at_start(state, id))


def _lost_at_start(state: Skirmish, id: str) -> int:
    """What enemies take from a move. Of a rider's venom and that of the mount the larger counts. [keyword.venom]
    [keyword.hinder]"""
    creature = state.creature(id)
    venom = max(creature.venom, state.creature(creature.mount).venom) if creature.mount else creature.venom
    return venom + slows_at_start(state, id)


def granted_inches(state: Skirmish, id: str, inches: int) -> int:
    """What is left of a move that a card grants. Movement 0 leaves nothing, and what slows a move slows this one too.
    [move.granted] [move.immobilised] [keyword.venom] [keyword.hinder]"""
    if movement(state, id) <= 0:
        return 0
    return max(0, inches - _lost_at_start(state, id))


def ground_for(state: Skirmish, id: str, manner: Manner, left: tuple[str, ...] = ()) -> Ground:
    """Cache of the ground for a creature, however far it goes."""
    key = ("ground", id, manner, left)
    found: Ground | None = state.memo.get(key)
    if found is None:
        found = state.memo[key] = ground_of(state, id, manner, left)
    return found


def region(state: Skirmish, id: str, manner: Manner, inches: int, left: tuple[str, ...] = ()) -> Region:
    """The region that a creature can reach. [move.measure]"""
    key = ("region", id, manner, inches, left)
    found: Region | None = state.memo.get(key)
    if found is None:
        creature = state.creature(id)
        found = Region(ground_for(state, id, manner, left), (creature.x, creature.y), inches)
        if manner is Manner.SWEEP:
            found.places = _straight(found)
        state.memo[key] = found
    return found


def _straight(region: Region) -> Mask:
    """Those places of a region to which a straight line leads, for a sweep. Nothing is in its way but bases that are
    crossed, and each quarter of an inch is paid for as it goes. [card.air-elemental] [move.difficult]"""
    ground, start = region.ground, region.start
    if not ground.bases | ground.impassable | ground.difficult:
        return region.places
    passable, found = ground.passable, 0
    for place in TABLE.points(region.places):
        left = region.movement * COST_OF_INCH
        left -= ground.toll if TABLE.contains(ground.tolls, place) else 0
        steps = isqrt(distance_squared(start, place) - 1) + 1
        last = start
        for step in range(1, steps + 1):
            point = along(start, place, step) if step < steps else place
            rough = TABLE.contains(ground.difficult, point) or TABLE.contains(ground.difficult, last)
            left -= 2 * STRAIGHT if rough else STRAIGHT
            last = point
            if left < 0 or not TABLE.contains(passable, point):
                break
        else:
            found |= TABLE.bit(place)
    return found


def places(state: Skirmish, id: str, manner: Manner, inches: int, left: tuple[str, ...] = ()) -> Mask:
    """Where a move may end."""
    return region(state, id, manner, inches, left).places


def _has_places(state: Skirmish, id: str, manner: Manner, inches: int, left: tuple[str, ...]) -> bool:
    """Whether a move may end anywhere. Mostly it may near by, and a small region is found sooner."""
    return any(places(state, id, manner, reach, left) for reach in (min(NEAR_BY, inches), inches))


def left_behind(state: Skirmish, id: str, manner: Manner) -> tuple[str, ...]:
    """The engaged enemies that do not stop a move in this manner. [move.disengage]"""
    return tuple(engaged(state, id)) if manner in (Manner.DISENGAGE, Manner.SLIP) else ()


def why_not_move(state: Skirmish, id: str, manner: Manner, inches: int) -> Verdict:
    """Why a creature cannot move at all in this manner. [move.immobilised] [move.engaged]"""
    mount = state.creature(id).mount
    if restricted(state, id, Restriction.CANNOT_MOVE) or (
        mount and restricted(state, mount, Restriction.CANNOT_MOVE)
    ):
        return refuse("immobilised", "move.immobilised")
    if inches <= 0:
        return refuse("no-movement", "move.immobilised")
    enemies = engaged(state, id)
    if manner is Manner.NORMAL and enemies:
        return refuse("engaged", "move.engaged-start")
    if manner is Manner.DISENGAGE:
        if not enemies:
            return refuse("not-engaged", "move.disengage")
        if not _has_places(state, id, manner, inches, left_behind(state, id, manner)):
            return refuse("nowhere-free", "move.disengage")
    return None


def why_not_reach(
    state: Skirmish, id: str, manner: Manner, inches: int, to: Point, left: tuple[str, ...] = ()
) -> Verdict:
    """Why a creature that can move does not come to a place. ``left`` are the enemies that it leaves. [move]"""
    reached = region(state, id, manner, inches, left)
    reason = reached.why_not(to)
    if reason is None:
        return None
    if manner is Manner.SWEEP and reason is Reason.TOO_FAR and reached.cost(to) is not None:
        return refuse("not-straight", "card.air-elemental")
    key, rule = _WORDS[reason]
    return refuse(key, rule)
