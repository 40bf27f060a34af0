"""How far spells reach from their casters. [spell.range]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.reference import SPELL
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.ground.sight import (
    is_any_in_sight,
    places_in_sight,
    places_seen_from,
)
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.distances import apart, base
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import bearers
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.shapes import Disc

SUMMONING_RANGE = 6
"""How far from its caster a creature comes into play where its card prints no range. [spell.caster]"""


def range_of(state: Skirmish, invocation: Invocation) -> int | None:
    """The range of a spell in inches, with what amplifies it; None without one. [keyword.amplify-element]"""
    if invocation.part != SPELL:
        return None
    card = CARDS[invocation.face]
    if card.range is None or card.range == 0:
        return card.range
    return card.range + amplified(state, invocation)


def summoning_range(state: Skirmish, invocation: Invocation) -> int:
    """How far from its caster a spell puts creatures, in inches. [spell.summoning]"""
    printed = CARDS[invocation.face].range if invocation.face in CARDS else None
    return (printed or SUMMONING_RANGE) + amplified(state, invocation)


def amplified(state: Skirmish, invocation: Invocation) -> int:
    """Inches of range that others near the caster add to a spell. They add them where it fell, too.
    [keyword.amplify-element] [spell.blood-pact]"""
    amplifiers = bearers(state, KeywordId.AMPLIFY) if invocation.part == SPELL else []
    spot = caster_spot(state, invocation) if amplifiers else None
    if spot is None:
        return 0
    element = CARDS[invocation.face].element
    return sum(
        keyword.y
        for id, keyword in amplifiers
        if keyword.of == element and not apart(base(state.creature(id)), spot, keyword.x)
    )


def in_range(state: Skirmish, invocation: Invocation, mask: Mask, radius: int) -> Mask:
    """Those among some places that are in range of the caster. [spell.range]"""
    reach, spot = range_of(state, invocation), caster_spot(state, invocation)
    return mask & TABLE.touching(spot, radius + INCH * reach) if reach and spot is not None else mask


def in_range_and_sight(state: Skirmish, invocation: Invocation, mask: Mask, radius: int) -> Mask:
    """Those among some places that are in range and sight of the caster. [spell.range]"""
    if range_of(state, invocation) is None:
        return mask
    return caster_sees(state, invocation, in_range(state, invocation, mask, radius), radius)


def is_any_in_range_and_sight(state: Skirmish, invocation: Invocation, mask: Mask, radius: int) -> bool:
    """Whether any of some places is in range and sight of the caster. [spell.range]"""
    if range_of(state, invocation) is None:
        return bool(mask)
    near = in_range(state, invocation, mask, radius)
    if invocation.caster in state.creatures():
        return is_any_in_sight(state, invocation.caster, near, radius)
    return bool(caster_sees(state, invocation, near, radius))


def caster_spot(state: Skirmish, invocation: Invocation) -> Disc | None:
    """The disc from which a spell reaches and sees. It is the base of its caster, or where that one stood when it died
    of the cost. [spell.caster] [spell.blood-pact]"""
    if invocation.caster in state.creatures():
        return base(state.creature(invocation.caster))
    if invocation.fell_radius:
        return Disc((invocation.fell_x, invocation.fell_y), invocation.fell_radius)
    return None


def caster_sees(state: Skirmish, invocation: Invocation, mask: Mask, radius: int) -> Mask:
    """The places that the caster of a spell sees. A caster that died saw from where it fell. [table.sight-of-places]"""
    if invocation.caster in state.creatures():
        return places_in_sight(state, invocation.caster, mask, radius)
    spot = caster_spot(state, invocation)
    return mask if spot is None else places_seen_from(state, spot, invocation.seat, mask, radius)
