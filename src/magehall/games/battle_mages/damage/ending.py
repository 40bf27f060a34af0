"""The end of the duel: last mage alive, or most life. Life counts when no card is left to draw."""

from __future__ import annotations

from magehall.games.battle_mages.deck.moving_cards import shuffle_into_pile, turn_up_centre
from magehall.games.battle_mages.model.events import DuelEnded, PileRenewed
from magehall.games.battle_mages.model.state import NO_CARD, Battle
from magehall.kernel.flow import Flow


def end_if_one_is_left(flow: Flow[Battle]) -> None:
    """The last mage alive wins. [end.last-mage]"""
    alive = flow.state.alive()
    if len(alive) == 1:
        _end(flow, alive[0], "last-mage")


def end_if_no_card_is_left(flow: Flow[Battle]) -> bool:
    """Without a card to draw at the start of a turn, most life wins. On a tie the played cards become a new pile and
    the duel goes on, spells in the air included. Whether the duel is over. [end.most-life] [end.no-card] [end.tie]"""
    state = flow.state
    table = state.table
    if table.pile or table.centre != NO_CARD:
        return False
    lives = {number: state.mage(number).life for number in state.alive()}
    most = max(lives.values())
    leaders = [number for number, life in lives.items() if life == most]
    if len(leaders) == 1:
        _end(flow, leaders[0], "most-life")
        return True
    flow.emit(PileRenewed(life=most), "end.tie")
    played = table.played
    state.edit_table().played = []
    for number in range(state.mages):
        state.edit_mage(number).front = NO_CARD
    shuffle_into_pile(flow, played)
    turn_up_centre(flow)
    return False


def _end(flow: Flow[Battle], winner: int, reason: str) -> None:
    table = flow.state.edit_table()
    table.reason = reason
    table.winners = () if flow.state.mage(winner).virtual else (winner,)
    flow.emit(DuelEnded(mage=f"#{winner}"), f"end.{reason}")
    flow.state.stack.clear()
