"""Lines of sight and light cover. [table.sight] [combat.cover]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import INCH, ZoneKind
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.ground.terrain import (
    BLOCKING,
    HILLS,
    LIGHT_COVER,
    TABLE,
    pieces,
    zone_discs,
)
from magehall.games.colors_of_magic.model.distances import apart, base, radius, within
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import bound_by, has, number
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Refusal
from magehall.kit.lattice import sight
from magehall.kit.lattice.masks import Mask, minus
from magehall.kit.lattice.shadows import visible
from magehall.kit.lattice.shapes import Disc, Shape

DARK_SIGHT = 6
"""Inches that sight reaches in darkness. [scenario.darkness]"""


def sees(state: Skirmish, looker: str, target: str) -> bool:
    """Whether there is a line of sight between two creatures. [table.sight]"""
    key = ("sees", looker, target)
    found: bool | None = state.memo.get(key)
    if found is None:
        found = not is_too_dark(state, looker, base(state.creature(target))) and (
            looker == target
            or sight.sees(
                base(state.creature(looker)),
                base(state.creature(target)),
                blockers(state, looker, target),
            )
        )
        state.memo[key] = found
    return found


def seen_from(state: Skirmish, spot: Disc, seat: int, target: str) -> bool:
    """Whether there is a line from where a creature of a player stood. [table.sight] [spell.blood-pact]"""
    aim = base(state.creature(target))
    if state.terrain.dark and apart(spot, aim, DARK_SIGHT):
        return False
    clouds = apart(spot, aim, 1)
    return sight.sees(spot, aim, [*_walls(state, spot, aim, clouds=clouds), *_foes(state, seat, target)])


def places_in_sight(state: Skirmish, looker: str, candidates: Mask, radius: int) -> Mask:
    """Cache of the places that a creature sees. They are for a new base, or one point. [table.sight-of-places]"""
    key = ("places", looker, candidates, radius)
    found: Mask | None = state.memo.get(key)
    if found is None:
        creature = state.creature(looker)
        keen = has(state, looker, KeywordId.NIGHT_VISION)
        found = places_seen_from(state, base(creature), creature.owner, candidates, radius, keen=keen)
        state.memo[key] = found
    return found


def places_in_shot(state: Skirmish, attacker: str, candidates: Mask, radius: int, side: int) -> Mask:
    """Places where a ranged attack would have a line to a new base. It is one of that ``side``. [combat.ranged]
    [keyword.flying] [keyword.extended-sight] [card.sudden-decoy]"""
    creature = state.creature(attacker)
    own, keen = base(creature), has(state, attacker, KeywordId.NIGHT_VISION)
    if has(state, attacker, KeywordId.FLYING):
        return candidates if keen or not state.terrain.dark else candidates & _lit(own, radius)
    screens = _screens_of(state, side) if creature.owner != side else []
    found = places_seen_from(state, own, creature.owner, candidates, radius, keen=keen, screens=screens)
    far = number(state, attacker, KeywordId.EXTENDED_SIGHT)
    if far:
        near = candidates & TABLE.touching(own, radius + INCH * far)
        found |= places_seen_from(
            state, own, creature.owner, near, radius, keen=keen, screens=screens, bases=False
        )
    return found


def _lit(spot: Disc, radius: int) -> Mask:
    """Where darkness lets see a base of that radius from. [scenario.darkness]"""
    return TABLE.touching(spot, radius + INCH * DARK_SIGHT)


def places_seen_from(
    state: Skirmish,
    spot: Disc,
    owner: int,
    candidates: Mask,
    radius: int,
    *,
    keen: bool = False,
    bases: bool = True,
    screens: Sequence[Disc] = (),
) -> Mask:
    """Those among some places that are seen from a base of that owner. A base does not hide the point on which it stands;
    without ``bases`` none hides anything, and ``screens`` block as well. [table.sight-of-places] [scenario.darkness]"""
    if state.terrain.dark and not keen:
        candidates &= _lit(spot, radius)
    foes = [*(_foes(state, owner) if bases else ()), *screens]
    found: Mask = 0
    for there, walls in _parted(state, spot, candidates, radius):
        found |= visible(TABLE, spot, there, radius, [*walls, *foes])
        for foe in foes if radius == 0 else ():
            under = minus(there & TABLE.disc(foe.centre, foe.radius), found)
            if under:
                others = [other for other in foes if other != foe]
                found |= visible(TABLE, spot, under, 0, [*walls, *others])
    return found


def _parted(state: Skirmish, spot: Disc, candidates: Mask, radius: int) -> list[tuple[Mask, list[Shape]]]:
    """Places parted by the hills they touch and by whether they are adjacent. Those hills do not block the lines to them,
    nor do ash clouds between neighbours; with each part come its walls. [card.ash-veil]"""
    near = candidates & TABLE.touching(spot, radius + INCH) if zone_discs(state, ZoneKind.CLOUD) else 0
    parts = [(minus(candidates, near), _walls(state, spot)), (near, _walls(state, spot, clouds=False))]
    parts = [part for part in parts if part[0]]
    for hill in pieces(state, HILLS):
        on_it = TABLE.touching(hill, radius)
        parts = [
            part
            for there, walls in parts
            for part in (
                (there & on_it, [wall for wall in walls if wall is not hill]),
                (minus(there, on_it), walls),
            )
            if part[0]
        ]
    return parts


def is_any_in_sight(state: Skirmish, looker: str, candidates: Mask, radius: int) -> bool:
    """Whether a creature sees any of some places. Mostly it sees the nearest: that is looked at first.
    [table.sight-of-places]"""
    own = base(state.creature(looker))
    nearest = TABLE.nearest(candidates, own.centre)
    if nearest is None:
        return False
    disc = Disc(nearest, radius)
    if not is_too_dark(state, looker, disc) and sight.sees(own, disc, blockers(state, looker)):
        return True
    return bool(places_in_sight(state, looker, candidates, radius))


def sight_of(state: Skirmish, looker: str) -> int | None:
    """How far darkness lets a creature see, in inches. It is None where darkness is no limit. [scenario.darkness]
    [scenario.darkness] [keyword.night-vision]"""
    return DARK_SIGHT if state.terrain.dark and not has(state, looker, KeywordId.NIGHT_VISION) else None


def is_too_dark(state: Skirmish, looker: str, disc: Disc) -> bool:
    """Whether darkness keeps a creature from seeing so far. [scenario.darkness]"""
    far = sight_of(state, looker)
    return far is not None and apart(base(state.creature(looker)), disc, far)


def why_unseen(state: Skirmish, looker: str, disc: Disc) -> Refusal:
    """Why a creature does not see a place: darkness, or what blocks the lines. [scenario.darkness] [table.sight]"""
    if state.stands(looker) and is_too_dark(state, looker, disc):
        return refuse("too-dark", "scenario.darkness")
    return refuse("no-sight", "table.sight")


def blockers(state: Skirmish, looker: str, target: str = "", *, bases: bool = True) -> list[Shape]:
    """The shapes that block the lines of a creature. They are terrain, ash clouds, and with ``bases`` those of its
    enemies. [table.sight] [card.ash-veil]"""
    creature = state.creature(looker)
    clouds = not target or not within(state, looker, target, 1)
    found = _walls(state, base(creature), base(state.creature(target)) if target else None, clouds=clouds)
    return [*found, *_foes(state, creature.owner, target)] if bases else found


def _walls(state: Skirmish, own: Disc, aim: Disc | None = None, *, clouds: bool = True) -> list[Shape]:
    """Cache of what blocks lines from a base, perhaps to another. That is terrain, but no hill that either touches, and
    with ``clouds`` those of ash."""
    memo, key = state.memo_of_ground, ("walls", own, aim, clouds)
    found: list[Shape] | None = memo.get(key)
    if found is None:
        bases = [own] if aim is None else [own, aim]
        found = [*pieces(state, BLOCKING - HILLS)]
        found += [hill for hill in pieces(state, HILLS) if not any(_touches(hill, disc) for disc in bases)]
        if clouds:
            found += zone_discs(state, ZoneKind.CLOUD)
        memo[key] = found
    return found


def _touches(piece: Shape, disc: Disc) -> bool:
    return TABLE.contains(TABLE.touching(piece, disc.radius), disc.centre)


def _foes(state: Skirmish, owner: int, target: str = "") -> list[Disc]:
    """The bases of those hostile to an owner. That of the target, which a rider shares, is left out. [concepts.sides]
    [card.ashen-steed]"""
    key = ("hostile-bases", owner)
    found: list[Disc] | None = state.memo.get(key)
    if found is None:
        found = [base(one) for one in state.on_table().values() if one.owner != owner]
        state.memo[key] = found
    if not target:
        return found
    aim = base(state.creature(target))
    return [disc for disc in found if disc != aim]


def cover_of_shot(state: Skirmish, attacker: str, target: str) -> int | None:
    """The number of light covers on a shot's best line. None where there is no line. [combat.cover] [keyword.flying]
    [keyword.extended-sight] [keyword.precision]"""
    if is_too_dark(state, attacker, base(state.creature(target))):
        return None
    walls, covers = shot_obstacles(state, attacker, target)
    return sight.cover(base(state.creature(attacker)), base(state.creature(target)), walls, covers)


def has_shot(state: Skirmish, attacker: str, target: str) -> bool:
    """Whether there is a line for a ranged attack, whatever covers the target. [combat.ranged]"""
    if is_too_dark(state, attacker, base(state.creature(target))):
        return False
    walls, _ = shot_obstacles(state, attacker, target)
    return sight.sees(base(state.creature(attacker)), base(state.creature(target)), walls)


def shot_obstacles(state: Skirmish, attacker: str, target: str) -> tuple[list[Shape], list[Shape]]:
    """What would block a ranged attack, and what would cover its target. [combat.cover] [keyword.flying]
    [keyword.extended-sight]"""
    if has(state, attacker, KeywordId.FLYING):
        return [], []
    far = number(state, attacker, KeywordId.EXTENDED_SIGHT)
    keen = far > 0 and within(state, attacker, target, far)
    walls = blockers(state, attacker, target, bases=not keen) + _screens(state, attacker, target)
    return walls, [] if keen else [*pieces(state, LIGHT_COVER)]


def _screens(state: Skirmish, attacker: str, target: str) -> list[Shape]:
    """Discs that block ranged attacks against the side of who spreads them. [card.flow-guardian]"""
    side = state.creature(target).owner
    return [] if state.creature(attacker).owner == side else [*_screens_of(state, side)]


def _screens_of(state: Skirmish, side: int) -> list[Disc]:
    return [
        Disc(base(state.creature(id)).centre, radius(state.creature(id)) + INCH * screen.x)
        for id, screen in bound_by(state, Restriction.BLOCKS_SHOTS)
        if state.creature(id).owner == side
    ]
