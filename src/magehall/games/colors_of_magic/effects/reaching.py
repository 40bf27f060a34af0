"""Whether an effect can do anything to a creature. [keyword.immunity-element] [keyword.magic-immunity] [card.null-zone]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.effects.context import element_of_effect, is_magic
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, in_null_zone, keywords


def reaches(state: Skirmish, invocation: Invocation, id: str) -> bool:
    """Whether an effect can change a creature. No spell does where magic fails, and no element that it is immune to."""
    creature = state.creature(id)
    if is_magic(invocation) and (has(state, id, KeywordId.MAGIC_IMMUNITY) or in_null_zone(state, creature)):
        return False
    element = element_of_effect(state, invocation)
    return element is None or not any(
        keyword.id is KeywordId.IMMUNITY and keyword.of == element for keyword in keywords(state, id)
    )
