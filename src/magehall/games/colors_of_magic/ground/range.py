"""How far spells reach from their casters. [spell.range]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import Keyword, KeywordId
from magehall.games.colors_of_magic.cards.reference import SPELL
from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.ground.sight import is_any_in_sight, places_in_sight
from magehall.games.colors_of_magic.ground.terrain import TABLE
from magehall.games.colors_of_magic.model.distances import base, within
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import keywords
from magehall.kit.lattice.masks import Mask

SUMMONING_RANGE = 6
"""How far from its caster a creature comes into play where its card prints no range. [spell.caster]"""


def range_of(state: Skirmish, invocation: Invocation) -> int | None:
    """The range of a spell in inches, with what amplifies it; None without one. [keyword.amplify-element]"""
    if invocation.part != SPELL:
        return None
    card = CARDS[invocation.face]
    if card.range is None or card.range == 0 or invocation.caster not in state.creatures():
        return card.range
    return card.range + amplified(state, invocation)


def summoning_range(state: Skirmish, invocation: Invocation) -> int:
    """How far from its caster a spell puts creatures, in inches. [spell.summoning]"""
    printed = CARDS[invocation.face].range if invocation.face in CARDS else None
    return (printed or SUMMONING_RANGE) + amplified(state, invocation)


def amplified(state: Skirmish, invocation: Invocation) -> int:
    """Inches of range that others near the caster add to a spell. [keyword.amplify-element]"""
    if invocation.part != SPELL or invocation.caster not in state.creatures():
        return 0
    element = CARDS[invocation.face].element
    return sum(
        keyword.y
        for id, keyword in _amplifiers(state)
        if keyword.of == element and within(state, invocation.caster, id, keyword.x)
    )


def _amplifiers(state: Skirmish) -> list[tuple[str, Keyword]]:
    """The creatures that amplify spells, with what says so."""
    found: list[tuple[str, Keyword]] | None = state.memo.get("amplifiers")
    if found is None:
        found = [
            (id, keyword)
            for id in state.on_table()
            for keyword in keywords(state, id)
            if keyword.id is KeywordId.AMPLIFY
        ]
        state.memo["amplifiers"] = found
    return found


def in_range_and_sight(state: Skirmish, invocation: Invocation, mask: Mask, radius: int) -> Mask:
    """Those among some places that are in range and sight of the caster. [spell.range]"""
    reach = range_of(state, invocation)
    if reach is None or invocation.caster not in state.creatures():
        return mask
    return places_in_sight(
        state, invocation.caster, _in_range(state, invocation, reach, mask, radius), radius
    )


def is_any_in_range_and_sight(state: Skirmish, invocation: Invocation, mask: Mask, radius: int) -> bool:
    """Whether any of some places is in range and sight of the caster. [spell.range]"""
    reach = range_of(state, invocation)
    if reach is None or invocation.caster not in state.creatures():
        return bool(mask)
    return is_any_in_sight(
        state, invocation.caster, _in_range(state, invocation, reach, mask, radius), radius
    )


def _in_range(state: Skirmish, invocation: Invocation, reach: int, mask: Mask, radius: int) -> Mask:
    """A range of 0 is none. [spell.range]"""
    if not reach:
        return mask
    return mask & TABLE.touching(base(state.creature(invocation.caster)), radius + INCH * reach)
