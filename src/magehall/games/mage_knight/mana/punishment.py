"""Wounds for using mana that others cursed or exploit. [card.mana-claim] [skill.mana-exploit]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Color
from magehall.games.mage_knight.heroes.wounds import take_wounds
from magehall.games.mage_knight.model.moment import in_own_turn
from magehall.games.mage_knight.model.realm import are_allies
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.flow import Flow


def punish(flow: Flow[Quest], seat: int, color: Color) -> None:
    """Let a player suffer for a mana used in their own turn. Spells spare nobody, skills spare allies. [teams.allies]"""
    state = flow.state
    if not in_own_turn(state, seat):
        return
    for other in state.seats:
        hero = state.hero(other)
        if other == seat:
            continue
        if hero.claim_curses and hero.claimed_die is color and not state.turn(seat).cursed:
            state.edit_turn(seat).cursed = True
            take_wounds(flow, seat, 1, "card.mana-claim")
        exploits = hero.exploited is not None and hero.exploited is not color
        if exploits and color not in state.turn(seat).punished and not are_allies(state, seat, other):
            state.edit_turn(seat).punished += (color,)
            take_wounds(flow, seat, 1, "skill.mana-exploit")
