"""Healing: damage is removed, never above the maximum. [damage.heal]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.model.combat_events import CreatureHealed
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow


def heal(flow: Flow[Skirmish], id: str, amount: int, by: int) -> int:
    """Remove damage from a creature; how much it was. Hostile healing does not reach the immovable. [keyword.immovable]"""
    creature = flow.state.creature(id)
    if creature.owner != by and has(flow.state, id, KeywordId.IMMOVABLE):
        return 0
    healed = min(amount, creature.damage)
    if healed > 0:
        flow.state.edit_creature(id).damage -= healed
        flow.emit(CreatureHealed(creature=name_of(creature.face), healed=healed), "damage.heal")
    return max(0, healed)
