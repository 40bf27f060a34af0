"""Plans for an activation: the worth of a place with an Action. [turn.activation]"""

from __future__ import annotations

from math import sqrt

from magehall.games.colors_of_magic.bot.aims import (
    can_hurt,
    danger,
    gap,
    perform_worth,
    place_worth,
    radius_of,
    shots,
    spots,
)
from magehall.games.colors_of_magic.bot.duels import strike_worth
from magehall.games.colors_of_magic.cards.objectives import Perform
from magehall.games.colors_of_magic.cards.vocabulary import INCH, AttackKind, Stat
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.combat.reach import why_no_attack
from magehall.games.colors_of_magic.combat.strength import shot_power
from magehall.games.colors_of_magic.ground.sight import blockers, is_too_dark
from magehall.games.colors_of_magic.ground.terrain import LIGHT_COVER, SIDE, TABLE, pieces
from magehall.games.colors_of_magic.model.deeds import Go
from magehall.games.colors_of_magic.model.distances import base, engaged, melee_reach
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import face_of, stat
from magehall.games.colors_of_magic.movement.reach import inches_of, places
from magehall.games.colors_of_magic.scenarios.control import NEAR
from magehall.games.colors_of_magic.scenarios.taking import objectives_left
from magehall.kernel.records import Value
from magehall.kit.lattice import sight
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.shapes import Disc, Shape

NEAREST_FOES = 5
MOST_PLACES = 12
MOST_SHOT_PLACES = 6


class Step(Value):
    """A move to a place, with its worth. The best Action there is counted."""

    worth: float
    deed: Go


def rough_plan(state: Skirmish, seat: int, id: str) -> float:
    """Rough worth of activating a creature, by the ruler alone. Ways are looked for when it is activated."""
    creature = state.creature(id)
    here: Point = (creature.x, creature.y)
    radius = radius_of(creature)
    bound = bool(engaged(state, id))
    pace = 0.0 if bound else INCH * max(0, inches_of(state, id))
    stays = place_worth(state, seat, id, here)
    best = max(shots(state, seat, id).values(), default=0.0)
    for target in reachable_now(state, seat, id):
        best = max(best, strike_worth(state, seat, id, target))
    best = max(best, performing(state, seat, id, here))
    for spot in spots(state, seat, id):
        missing = gap(here, radius, spot)
        if missing <= 0.01:
            continue
        if missing <= pace:
            best = max(best, spot.worth * (1.0 if spot.prey else spot.now) - 0.3)
        elif pace:
            best = max(best, 0.12 * spot.worth)
    if pace and stays < 0:
        best = max(best, 0.4 * min(danger(state, id, here), 6.0))
    return best


def reachable_now(state: Skirmish, seat: int, id: str) -> list[str]:
    """The enemies within a creature's melee reach where it stands."""
    creature = state.creature(id)
    if why_no_attack(state, id, AttackKind.MELEE) is not None:
        return []
    return _within_reach(state, seat, id, (creature.x, creature.y))


def _within_reach(state: Skirmish, seat: int, id: str, point: Point) -> list[str]:
    creature = state.creature(id)
    radius = radius_of(creature)
    found = []
    for other, enemy in state.on_table().items():
        if enemy.owner != seat and can_hurt(state, id, other):
            reach = radius + radius_of(enemy) + INCH * melee_reach(creature)
            if (point[0] - enemy.x) ** 2 + (point[1] - enemy.y) ** 2 <= reach * reach:
                found.append(other)
    return found


def performing(state: Skirmish, seat: int, id: str, point: Point) -> float:
    """What the Action of an objective is worth at a place. Nobody engaged can do it. [objectives.actions]"""
    radius = radius_of(state.creature(id))
    best = 0.0
    for objective in objectives_left(state):
        if not isinstance(objective.goal, Perform):
            continue
        for marker in state.markers().values():
            reach = radius + marker.radius + NEAR * INCH
            near = (point[0] - marker.x) ** 2 + (point[1] - marker.y) ** 2 <= reach * reach
            if marker.kind is objective.goal.marker and near and not _is_engaged_at(state, id, point):
                best = max(best, perform_worth(state, seat, objective, objective.goal))
    return best


def _is_engaged_at(state: Skirmish, id: str, point: Point) -> bool:
    creature = state.creature(id)
    radius = radius_of(creature)
    return any(
        (point[0] - enemy.x) ** 2 + (point[1] - enemy.y) ** 2 <= (radius + radius_of(enemy) + INCH) ** 2
        for enemy in state.on_table().values()
        if enemy.owner != creature.owner
    )


def steps(state: Skirmish, seat: int, id: str, *, may_act: bool) -> list[Step]:
    """Moves of an activation, the best first. What the best Action there adds is counted."""
    mask = places(state, id, Manner.NORMAL, inches_of(state, id))
    if not mask:
        return []
    creature = state.creature(id)
    stays = place_worth(state, seat, id, (creature.x, creature.y))
    found: list[Step] = []
    for point in useful(state, seat, id, mask):
        worth = place_worth(state, seat, id, point) - stays
        if may_act:
            worth += action_worth(state, seat, id, point, look=len(found) < MOST_SHOT_PLACES)
        found.append(Step(worth, Go(*point)))
    found.sort(key=lambda step: -step.worth)
    return found


def action_worth(state: Skirmish, seat: int, id: str, point: Point, *, look: bool) -> float:
    """The best Action of a creature that stands at a place. ``look``: lines of shots are looked for."""
    best = performing(state, seat, id, point)
    if why_no_attack(state, id, AttackKind.MELEE) is None:
        for target in _within_reach(state, seat, id, point):
            best = max(best, strike_worth(state, seat, id, target))
    if look:
        for target, worth in shots(state, seat, id).items():
            if worth > best and hits_from(state, seat, id, target, point):
                best = worth
    return best


def hits_from(state: Skirmish, seat: int, id: str, target: str, point: Point) -> bool:
    """Whether a shot from a place would hurt: range, line and cover. [combat.ranged] [combat.cover]"""
    creature, enemy = state.creature(id), state.creature(target)
    own, other = Disc(point, radius_of(creature)), base(enemy)
    away = sqrt((point[0] - enemy.x) ** 2 + (point[1] - enemy.y) ** 2) - own.radius - other.radius
    limit = face_of(creature).body.range
    if limit is not None and away > INCH * limit:
        return False
    if is_too_dark(state, id, other) and away > 6 * INCH:
        return False
    covers: list[Shape] = [*pieces(state, LIGHT_COVER)]
    cover = sight.cover(own, other, blockers(state, id, target), covers)
    if cover is None:
        return False
    power = shot_power(state, Attack(id, target, AttackKind.RANGED, seat), cover)
    return power > stat(state, target, Stat.DEFENSE)


def useful(state: Skirmish, seat: int, id: str, mask: Mask) -> list[Point]:
    """A sample of reachable places that may be good. They are at objectives, at prey, out of reach, behind cover."""
    creature = state.creature(id)
    radius = radius_of(creature)
    here: Point = (creature.x, creature.y)
    found: dict[Point, None] = {}
    for spot in sorted(spots(state, seat, id), key=lambda one: -one.worth)[:6]:
        inside = mask & TABLE.touching(Disc((spot.x, spot.y), spot.radius), radius + spot.steps)
        point = TABLE.nearest(inside, here) if inside else TABLE.nearest(mask, (spot.x, spot.y))
        if point is not None:
            found[point] = None
        if inside and spot.marker:
            # Deep in the zone is safer against pushes, and bars the way.
            deep = TABLE.nearest(inside, (spot.x, spot.y))
            if deep is not None:
                found[deep] = None
    foes = sorted(
        (one for one in state.on_table().values() if one.owner != seat),
        key=lambda one: (one.x - here[0]) ** 2 + (one.y - here[1]) ** 2,
    )
    for foe in foes[:NEAREST_FOES]:
        point = TABLE.nearest(mask, (foe.x, foe.y))
        if point is not None:
            found[point] = None
    for foe in foes[:2]:
        aim = _clamped(2 * here[0] - foe.x, 2 * here[1] - foe.y)
        point = TABLE.nearest(mask, aim)
        if point is not None:
            found[point] = None
    mage = state.mage_of(seat)
    if mage and mage != id:
        own = state.creature(mage)
        point = TABLE.nearest(mask, (own.x, own.y))
        if point is not None:
            found[point] = None
    return list(found)[:MOST_PLACES]


def _clamped(x: int, y: int) -> Point:
    return min(SIDE, max(0, x)), min(SIDE, max(0, y))
