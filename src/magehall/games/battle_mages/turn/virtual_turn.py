"""The turn of the virtual opponent, who draws and plays a card. [solo.turn]"""

from __future__ import annotations

from magehall.games.battle_mages.damage.ending import end_if_no_card_is_left
from magehall.games.battle_mages.deck.moving_cards import draw_from_pile, play_card, take_centre
from magehall.games.battle_mages.model.events import TurnBegan
from magehall.games.battle_mages.model.frames import VirtualTurn
from magehall.games.battle_mages.model.state import Battle
from magehall.games.battle_mages.spells.choosing import Choice, options_for, spells_to_answer
from magehall.games.battle_mages.spells.countering import take_from_the_air
from magehall.games.battle_mages.turn.turn import announce, suffer
from magehall.kernel.flow import Flow, Procedure


def begin(turn: VirtualTurn, flow: Flow[Battle]) -> None:
    if not end_if_no_card_is_left(flow):
        flow.emit(TurnBegan(mage=f"#{turn.mage}"), "turn.order")


def draw(turn: VirtualTurn, flow: Flow[Battle]) -> None:
    """From the pile; from the centre only when the pile is empty. [solo.draw]"""
    state = flow.state
    card = draw_from_pile(flow, turn.mage) if state.table.pile else take_centre(flow, turn.mage)
    # It declares its own type for Fusion, which is the strongest start it has. [solo.fusion]
    options = options_for(Choice(state, turn.mage, [card]))
    own = state.mage(turn.mage).school
    option = next((option for option in options if option.target == own), options[0])
    turn.verb, turn.spell, turn.target = option.verb, option.subject, option.target
    if turn.verb in ("merge", "counter"):
        spells = spells_to_answer(state, turn.mage, state.face(card), turn.verb)
        turn.answered = max(spells, key=lambda spell: spell.damage)
        take_from_the_air(flow, state.face(card), turn.answered)
    play_card(flow, turn.mage, card)


PROCEDURE = Procedure(begin=begin, draw=draw, suffer=suffer, announce=announce)
