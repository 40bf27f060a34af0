"""Where creatures and markers may be put: summoned, teleported, deployed, set down. [move.teleport] [spell.summoning]

Places are the common part of several conditions, each with the reason that refuses what it leaves out."""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.vocabulary import FIRE, INCH, AttackKind, ZoneKind
from magehall.games.colors_of_magic.cards.words.asks import Placement
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.ground.places import free_places, taken_places
from magehall.games.colors_of_magic.ground.range import (
    SUMMONING_RANGE,
    caster_sees,
    caster_spot,
    summoning_range,
)
from magehall.games.colors_of_magic.ground.sight import is_any_in_sight, places_in_shot, places_in_sight
from magehall.games.colors_of_magic.ground.terrain import (
    IMPASSABLE,
    SIDE,
    TABLE,
    pieces,
    solid,
    zone_discs,
)
from magehall.games.colors_of_magic.model.distances import RADIUS, base, melee_reach, sharing
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Invocation
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import face_of
from magehall.kernel.records import Value
from magehall.kit.lattice.masks import Mask, minus
from magehall.kit.lattice.points import Point, distance_squared
from magehall.kit.lattice.shapes import Disc

CORNER = 6 * INCH
"""The side of a deployment corner. [setup.corners]"""

CORNERS: tuple[Point, ...] = ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))
"""The corners of the table, clockwise as it lies before a reader."""

UNSEEN = (Placement.AMBUSH, Placement.BESIDE_SOURCE, Placement.BESIDE_TARGET)
"""Placements that need no sight of the caster."""

FROM_THE_TABLE = (Placement.IN_RANGE, Placement.ON_ASH, Placement.AMBUSH, Placement.BESIDE_SOURCE)
"""Placements that follow from the table alone, and neither from graves nor from what was picked or is attacked."""

AMBUSH_DISTANCE = 10
"""Inches that an ambusher keeps from every enemy. [card.ember-stalker]"""


class Part(Value):
    """A condition on places, with the reason and rule behind it. ``mask`` are those that meet it; the reason is against
    all others."""

    reason: str
    rule: str
    mask: Mask


def common(parts: list[Part]) -> Mask:
    """The places that meet all conditions."""
    found = TABLE.all
    for part in parts:
        found &= part.mask
    return found


def free_parts(state: Skirmish, radius: int, without: str = "") -> list[Part]:
    """The conditions on a free place. It is on the table, not on what is impassable, not on another base; who shares
    the base of ``without`` comes along. [move.passing] [card.ashen-steed]"""
    key = ("free-parts", radius, without)
    found: list[Part] | None = state.memo.get(key)
    if found is None:
        taken = taken_places(state, radius, sharing(state, without) if without else ())
        found = [
            Part("off-table", "table.lattice", TABLE.inner(radius)),
            Part("impassable", "move.passing", minus(TABLE.all, solid(state, radius))),
            Part("occupied", "move.passing", minus(TABLE.all, taken)),
        ]
        state.memo[key] = found
    return found.copy()


def near(disc: Disc, radius: int, steps: int, rule: str) -> Part:
    """Bases within so many steps of a disc, edge to edge. [table.distance]"""
    return Part("too-far", rule, TABLE.touching(disc, radius + steps))


def teleport_parts(state: Skirmish, id: str, steps: int, apart: int = 0) -> list[Part]:
    """Free places within a distance of the old one, or far from all others. [move.teleport]"""
    own = base(state.creature(id))
    reach = TABLE.touching(own, own.radius + steps)
    if apart:
        lonely, company = TABLE.all, sharing(state, id)
        for other, creature in state.on_table().items():
            if other not in company:
                lonely &= ~TABLE.touching(base(creature), own.radius + apart)
        reach |= lonely
    return [
        *free_parts(state, own.radius, id),
        Part("too-far", "move.teleport", reach),
        Part("same-place", "move.teleport", TABLE.all & ~TABLE.bit(own.centre)),
    ]


def beside_parts(state: Skirmish, id: str, disc: Disc, steps: int = INCH) -> list[Part]:
    """Free places adjacent to a disc; with 0 steps those that touch it. [concepts.adjacent]"""
    own = base(state.creature(id))
    return [*free_parts(state, own.radius, id), near(disc, own.radius, steps, "concepts.adjacent")]


def anywhere_parts(state: Skirmish, id: str) -> list[Part]:
    """Any free place. [card.grand-illusion]"""
    return free_parts(state, base(state.creature(id)).radius, id)


def return_parts(state: Skirmish, id: str) -> list[Part]:
    """The old place of a banished creature, or the nearest free ones. [card.banishment]"""
    own = base(state.creature(id))
    parts = free_parts(state, own.radius, id)
    free = common(parts)
    point = TABLE.nearest(free, own.centre)
    closest = 0
    if point is not None:
        least = distance_squared(point, own.centre)
        reach = int(least**0.5) + 1
        closest = TABLE.mask(
            other
            for other in TABLE.points(free & TABLE.disc(own.centre, reach))
            if distance_squared(other, own.centre) == least
        )
    return [*parts, Part("nearer-place", "card.banishment", closest)]


def corner_parts(state: Skirmish, corner: int, radius: int) -> list[Part]:
    """Wholly inside a corner of the table. [setup.corners]"""
    return [
        *free_parts(state, radius),
        Part("outside-corner", "setup.corners", _inside_corner(corner, radius)),
    ]


@cache
def _inside_corner(corner: int, radius: int) -> Mask:
    x, y = CORNERS[corner]
    low_x, low_y = (x and SIDE - CORNER), (y and SIDE - CORNER)
    return TABLE.mask(
        (low_x + dx, low_y + dy)
        for dx in range(radius, CORNER - radius + 1)
        for dy in range(radius, CORNER - radius + 1)
    )


def servant_parts(state: Skirmish, seat: int, face: str) -> list[Part]:
    """Within the printed range and in sight of the mage. [keyword.servant]"""
    radius = RADIUS[CREATURES[face].body.size]
    printed = CARDS[face].range if face in CARDS else None
    mage = state.mage_of(seat)
    reach = INCH * (printed or SUMMONING_RANGE)
    parts = [*free_parts(state, radius), near(base(state.creature(mage)), radius, reach, "spell.range")]
    found = common(parts)
    return [*parts, Part("no-sight", "table.sight", places_in_sight(state, mage, found, radius))]


def marker_parts(state: Skirmish, id: str, steps: int) -> list[Part]:
    """Free points for a marker within a distance of its old place. [table.markers] [card.geyser-field]"""
    marker = state.marker(id)
    hard: Mask = 0
    taken: Mask = 0
    for shape in pieces(state, IMPASSABLE):
        hard |= TABLE.overlapping(shape, marker.radius)
    for other, one in state.markers().items():
        if other != id:
            taken |= TABLE.overlapping(Disc((one.x, one.y), one.radius), marker.radius)
    for creature in state.on_table().values():
        taken |= TABLE.overlapping(base(creature), marker.radius)
    here = (marker.x, marker.y)
    return [
        Part("off-table", "table.lattice", TABLE.inner(marker.radius)),
        Part("impassable", "table.markers", TABLE.all & ~hard),
        Part("occupied", "table.markers", TABLE.all & ~taken),
        Part("too-far", "table.markers", TABLE.disc(here, steps)),
        Part("same-place", "table.markers", TABLE.all & ~TABLE.bit(here)),
    ]


# Coming into play


def summon_parts(state: Skirmish, invocation: Invocation, face: str, placement: Placement) -> list[Part]:
    """Where a creature may come into play. [spell.summoning]"""
    parts = _unseen_parts(state, invocation, face, placement)
    found = common(parts)
    if placement not in UNSEEN and found:
        radius = RADIUS[CREATURES[face].body.size]
        parts.append(Part("no-sight", "table.sight", caster_sees(state, invocation, found, radius)))
    return parts


def can_be_summoned(state: Skirmish, invocation: Invocation, face: str, placement: Placement) -> bool:
    """Whether there is any place where a creature may come into play. [spell.summoning]"""
    if placement not in FROM_THE_TABLE:
        return _has_place(state, invocation, face, placement)
    size, reach = CREATURES[face].body.size, summoning_range(state, invocation)
    key = ("summon", placement, size, reach, invocation.seat, invocation.caster, invocation.source)
    found: bool | None = state.memo.get(key)
    if found is None:
        found = _has_place(state, invocation, face, placement)
        state.memo[key] = found
    return found


def _has_place(state: Skirmish, invocation: Invocation, face: str, placement: Placement) -> bool:
    radius = RADIUS[CREATURES[face].body.size]
    found = free_places(state, radius)
    for part in _placed_parts(state, invocation, placement, radius):
        found &= part.mask
    if placement in UNSEEN or not found:
        return bool(found)
    if invocation.caster in state.creatures():
        return is_any_in_sight(state, invocation.caster, found, radius)
    return bool(caster_sees(state, invocation, found, radius))


def _unseen_parts(state: Skirmish, invocation: Invocation, face: str, placement: Placement) -> list[Part]:
    """What places must keep to but being in sight."""
    radius = RADIUS[CREATURES[face].body.size]
    return [*free_parts(state, radius), *_placed_parts(state, invocation, placement, radius)]


def _placed_parts(state: Skirmish, invocation: Invocation, placement: Placement, radius: int) -> list[Part]:
    """What a placement asks of free places, but being in sight."""
    if placement is Placement.AMBUSH:
        return [_ambush(state, invocation.seat, radius)]
    at = Standpoint(state, invocation.seat, invocation.source, invocation)
    if placement is Placement.BESIDE_SOURCE:
        return [_beside(state, at.source_creature() or invocation.caster, radius)]
    if placement is Placement.BESIDE_TARGET:
        beside = _beside(state, at.find(Ref.TARGET) or at.find(Ref.DEFENDER), radius)
        return [beside, *_attackable(state, free_places(state, radius) & beside.mask, radius)]
    parts: list[Part] = []
    if placement in (Placement.GRAVE, Placement.OWN_FIRE_GRAVE):
        parts.append(_graves(state, invocation.seat, placement, free_places(state, radius)))
    elif placement is Placement.ON_ASH:
        parts.append(Part("not-on-ash", "card.cinder-phantom", _ash(state, radius)))
    spot = caster_spot(state, invocation)
    if spot is None:
        return [*parts, Part("no-caster", "spell.caster", 0)]
    return [*parts, near(spot, radius, INCH * summoning_range(state, invocation), "spell.range")]


def _ambush(state: Skirmish, seat: int, radius: int) -> Part:
    far = TABLE.all
    for creature in state.on_table().values():
        if creature.owner != seat:
            far &= ~TABLE.touching(base(creature), radius + INCH * AMBUSH_DISTANCE)
    return Part("too-near", "card.ember-stalker", far)


def _beside(state: Skirmish, id: str, radius: int) -> Part:
    if not state.stands(id):
        return Part("too-far", "concepts.adjacent", 0)
    return near(base(state.creature(id)), radius, INCH, "concepts.adjacent")


def _attackable(state: Skirmish, candidates: Mask, radius: int) -> list[Part]:
    """Where the attacker of the attack under way can attack a new base. [card.sudden-decoy]"""
    attack = state.find(Attack)
    if attack is None or not state.stands(attack.attacker):
        return []
    attacker = state.creature(attack.attacker)
    if attack.kind is AttackKind.MELEE:
        mask = TABLE.touching(base(attacker), radius + INCH * melee_reach(attacker))
        return [Part("out-of-reach", "combat.reach", mask)]
    limit = face_of(attacker).body.range
    if limit is not None:
        candidates &= TABLE.touching(base(attacker), radius + INCH * limit)
    side = state.creature(attack.target).owner if state.stands(attack.target) else MONSTERS
    return [Part("no-sight", "table.sight", places_in_shot(state, attack.attacker, candidates, radius, side))]


def _graves(state: Skirmish, seat: int, placement: Placement, free: Mask) -> Part:
    """The places of creatures destroyed this turn. Where one is taken, it is the nearest within an inch.
    [card.ash-walker]"""
    found: Mask = 0
    for grave in state.course.graves:
        if grave.mage:
            continue
        if placement is Placement.OWN_FIRE_GRAVE and (grave.owner != seat or grave.element is not FIRE):
            continue
        point = TABLE.nearest(free & TABLE.disc((grave.x, grave.y), INCH), (grave.x, grave.y))
        if point is not None:
            found |= TABLE.bit(point)
    return Part("no-grave", "card.ash-walker", found)


def _ash(state: Skirmish, radius: int) -> Mask:
    found: Mask = 0
    for kind in (ZoneKind.SCORCHED, ZoneKind.CLOUD):
        for disc in zone_discs(state, kind):
            found |= TABLE.touching(disc, radius)
    return found
