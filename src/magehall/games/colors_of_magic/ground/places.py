"""Places where bases fit, and the ground as one mover finds it. [move.passing]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.ground.terrain import (
    DIFFICULT,
    TABLE,
    VERTICAL,
    WATER,
    rough,
    solid,
    spouting,
)
from magehall.games.colors_of_magic.model.distances import (
    RADIUS,
    base,
    hostile,
    is_near,
    sharing,
    size,
)
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import (
    bearers,
    bound_by,
    has,
    is_immune,
    is_immune_to,
    restricted,
)
from magehall.kit.lattice.masks import Mask, minus
from magehall.kit.lattice.points import Point
from magehall.kit.lattice.regions import COST_OF_INCH, Ground


def free_places(state: Skirmish, radius: int, without: tuple[str, ...] = ()) -> Mask:
    """Cache of the centres where a base of that radius may stand. Bases of ``without`` are no hindrance. [move.passing]"""
    key = ("free", radius, without)
    found: Mask | None = state.memo.get(key)
    if found is None:
        taken = solid(state, radius) | taken_places(state, radius, without)
        found = state.memo[key] = minus(TABLE.inner(radius), taken)
    return found


def taken_places(state: Skirmish, radius: int, without: tuple[str, ...] = ()) -> Mask:
    """Cache of the centres from which a base of that radius would overlap another. [move.passing]"""
    key = ("taken", radius, without)
    found: Mask | None = state.memo.get(key)
    if found is None:
        found = 0
        for id, creature in state.on_table().items():
            if id not in without:
                found |= TABLE.overlapping(base(creature), radius)
        state.memo[key] = found
    return found


def fits(state: Skirmish, point: Point, radius: int, without: tuple[str, ...] = ()) -> bool:
    """Whether a base may stand there."""
    return TABLE.contains(free_places(state, radius, without), point)


def radius_of(state: Skirmish, id: str) -> int:
    """The radius of a creature's base, in lattice steps."""
    return RADIUS[size(state.creature(id))]


def ground_of(state: Skirmish, id: str, manner: Manner, left: tuple[str, ...] = ()) -> Ground:
    """The ground for a creature that moves in some manner. ``left`` are enemies that do not stop it, and from which a
    disengaging creature must come free. What its cards say about bases, terrain and enemies beats the rules.
    [move.passing] [move.engage-stop] [move.disengage] [concepts.authority]"""
    creature = state.creature(id)
    radius = radius_of(state, id)
    flying = has(state, id, KeywordId.FLYING)
    # Stopped within an inch of them, nobody would ever cross enemies. [keyword.untouchable]
    crosses = (
        manner is Manner.SWEEP
        or has(state, id, KeywordId.UNTOUCHABLE)
        or restricted(state, id, Restriction.CROSSES_CREATURES)
    )
    leaps = manner is Manner.LEAP
    bases: Mask = 0
    occupied: Mask = 0
    stops: Mask = 0
    barred: Mask = 0
    tolls: Mask = 0
    own = sharing(state, id)
    closed = dict(bound_by(state, Restriction.BLOCKS_PASSAGE))
    slowing = _spells_that_slow(state, id)
    for other, one in state.on_table().items():
        if other in own:
            continue
        over = TABLE.overlapping(base(one), radius)
        foe = hostile(creature, one)
        # Nobody crosses what bars the way, by whatever means. [card.adaptive-elemental]
        if other in closed or (foe and not crosses and not leaps):
            bases |= over
        else:
            occupied |= over
        if foe:
            near = TABLE.touching(base(one), radius + INCH)
            if other in left:
                if manner is Manner.DISENGAGE:
                    barred |= near
            elif not (crosses or leaps):
                stops |= near
            for near_by, slows in slowing:
                if near_by == other:
                    tolls |= TABLE.touching(base(one), radius + INCH * slows)
    impassable = solid(state, radius)
    # What they fly or leap over they still do not end on. Geysers are no terrain.
    crossable: Mask = 0
    if flying or leaps:
        crossable = impassable & ~(bases if leaps else bases | spouting(state, radius))
    difficult = 0 if flying or leaps else difficult_for(state, id)
    # Who begins inside has paid already: its Movement is an inch less.
    tolls = 0 if TABLE.contains(tolls, (creature.x, creature.y)) else tolls
    return Ground(
        TABLE,
        radius,
        bases=bases,
        impassable=impassable,
        crossable=crossable,
        occupied=occupied,
        barred=barred,
        difficult=difficult,
        stops=stops,
        tolls=tolls,
        toll=COST_OF_INCH,
    )


def difficult_for(state: Skirmish, id: str) -> Mask:
    """Where the centre of a creature's base lies on difficult ground. [move.difficult]"""
    if restricted(state, id, Restriction.IGNORES_DIFFICULT):
        return 0
    if restricted(state, id, Restriction.ALL_DIFFICULT):
        return TABLE.all
    kinds = DIFFICULT
    if has(state, id, KeywordId.CLIMBER):
        kinds -= VERTICAL
    if has(state, id, KeywordId.AQUATIC):
        kinds -= WATER
    return rough(state, kinds, radius_of(state, id))


def _spells_that_slow(state: Skirmish, id: str) -> list[tuple[str, int]]:
    """Around whom spells slow a creature, with the inches. No spell does where it cannot change it. [card.zone-control]
    [keyword.magic-immunity] [keyword.immunity-element]"""
    found = bound_by(state, Restriction.SLOWS_NEAR)
    if not found or has(state, id, KeywordId.MAGIC_IMMUNITY):
        return []
    return [(other, slows.x) for other, slows in found if not is_immune(state, id, slows.of)]


def slowing(state: Skirmish, id: str) -> tuple[list[str], list[tuple[str, int]]]:
    """The enemies that slow a creature near them. They do by the keyword when adjacent, and by spells within so many
    inches. [keyword.hinder]"""
    own = state.creature(id)
    hinders = [
        other
        for other in dict(bearers(state, KeywordId.HINDER))
        if hostile(own, state.creature(other)) and not is_immune_to(state, id, other)
    ]
    spells = [
        (other, inches)
        for other, inches in _spells_that_slow(state, id)
        if hostile(own, state.creature(other))
    ]
    return hinders, spells


def slows_at_start(state: Skirmish, id: str) -> int:
    """Cache of the inches that a move loses where it begins. It does near an enemy that slows. [card.zone-control]
    [keyword.hinder]"""
    memo, key = state.memo, ("slowed", id)
    found: int | None = memo.get(key)
    if found is None:
        creature, (hinders, spells) = state.creature(id), slowing(state, id)
        found = sum([is_near(creature, state.creature(other), 1) for other in hinders])
        found += sum([is_near(creature, state.creature(other), inches) for other, inches in spells])
        memo[key] = found
    return found
