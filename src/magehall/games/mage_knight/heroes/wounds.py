"""Wounds of heroes: taken into hand, knocked out, thrown away. [wounds]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.model.combat_state import Combat
from magehall.games.mage_knight.model.events.effects import CardLost, KnockedOut, WoundsTaken
from magehall.games.mage_knight.model.state import COMBAT, WAITING, Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def take_wounds(flow: Flow[Quest], seat: int, count: int, rule: str) -> None:
    """Put wounds into a hero's hand; too many in one combat knock it out. [wounds.hero] [combat.knocked-out]"""
    state = flow.state
    hero = state.edit_hero(seat)
    hero.hand += [WOUND] * count
    flow.emit(WoundsTaken(hero=f"#{seat}", count=count), rule)
    if state.has_turn(seat):
        state.edit_turn(seat).received += count
    id = _fight_of(state, seat)
    if id is None:
        return
    combat = state.edit(id, Combat)
    combat.wounds += count
    if not combat.knocked_out and combat.wounds >= level_token(hero.level).hand:
        combat.knocked_out = True
        flow.emit(KnockedOut(hero=f"#{seat}"), "combat.knocked-out")
        discard_all_but_wounds(flow, seat, "combat.knocked-out")


def _fight_of(state: Quest, seat: int) -> str | None:
    """The id of a hero's combat. In a duel it may wait while a rival has the word. [combat.knocked-out] [duel]"""
    combats = {id: state.get(id, Combat) for id in (COMBAT, WAITING) if id in state.things}
    return next((id for id, combat in combats.items() if combat.seat == seat), None)


def poison(flow: Flow[Quest], seat: int, count: int) -> None:
    """Put wounds into a hero's discard pile. [enemy.poison]"""
    flow.state.edit_hero(seat).discard += [WOUND] * count
    if flow.state.has_turn(seat):
        flow.state.edit_turn(seat).received += count


def discard_all_but_wounds(flow: Flow[Quest], seat: int, rule: str) -> None:
    """Put every card in hand that is no wound on the discard pile. [combat.knocked-out] [enemy.paralyze]"""
    hero = flow.state.edit_hero(seat)
    lost = [card for card in hero.hand if card != WOUND]
    for card in lost:
        flow.emit(CardLost(hero=f"#{seat}", card=card_name(card)), rule)
    hero.discard += lost
    if lost and flow.state.has_turn(seat):
        flow.state.edit_turn(seat).played_or_discarded = True  # the one card of a turn [turn.one-card]
    hero.hand = [card for card in hero.hand if card == WOUND]
