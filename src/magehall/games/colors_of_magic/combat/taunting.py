"""Taunts: whose next attack is bound, and to whom. [keyword.taunt]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import Until
from magehall.games.colors_of_magic.cards.words.base import Restriction, bound
from magehall.games.colors_of_magic.model.combat_events import CreatureTaunted
from magehall.games.colors_of_magic.model.pieces import Lasting
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow


def taunt(flow: Flow[Skirmish], taunter: str, target: str) -> None:
    """Bind the next attack of a creature to another. [keyword.taunt]"""
    by = flow.state.creature(taunter)
    creature = flow.state.edit_creature(target)
    creature.lasting.append(
        Lasting(bound(Restriction.ATTACKS_FIRST, of=taunter), Until.NEXT_ATTACK, by.owner)
    )
    event = CreatureTaunted(creature=name_of(creature.face), taunter=name_of(by.face))
    flow.emit(event, "keyword.taunt")
