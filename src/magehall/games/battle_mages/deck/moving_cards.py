"""Moves of cards between places, and who learns their faces."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.model.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CentreTaken,
    CentreTurnedUp,
)
from magehall.games.battle_mages.model.state import EVERYONE, NO_CARD, Battle, Table
from magehall.kernel.flow import Flow


def shuffle_into_pile(flow: Flow[Battle], cards: list[int]) -> None:
    """The cards, shuffled, become the draw pile; nobody knows any of them any more. [setup.pile]"""
    faces = flow.state.table.faces
    order = flow.chance.shuffled("shuffle", cards, lambda card: FACES[faces[card]].id)
    table = flow.state.edit_table()
    table.pile = order
    give_new_handles(table, order)
    for card in order:
        table.known[card] = 0


def give_new_handles(table: Table, cards: list[int]) -> None:
    """Give the cards new handles. Nobody can follow one of them through what just happened."""
    for card in cards:
        table.handles[card] = table.next_handle
        table.next_handle += 1


def turn_up_centre(flow: Flow[Battle]) -> None:
    """The top card of the pile, if there is one, becomes the centre card. [setup.centre]"""
    table = flow.state.edit_table()
    if not table.pile:
        table.centre = NO_CARD
        return
    card = table.pile.pop()
    table.centre = card
    table.known[card] = EVERYONE
    flow.emit(CentreTurnedUp(spell=FACES[table.faces[card]].name), "setup.centre")


def draw_from_pile(flow: Flow[Battle], number: int) -> int:
    """A mage draws the top card of the pile; only its seat sees it. [turn.draw]"""
    table = flow.state.edit_table()
    card = table.pile.pop()
    table.known[card] = 1 << number
    flow.state.edit_mage(number).hand.append(card)
    flow.tell((number,), CardDrawn(mage=f"#{number}", spell=FACES[table.faces[card]].name), "turn.draw")
    return card


def take_centre(flow: Flow[Battle], number: int) -> int:
    """A mage takes the centre card, which the top of the pile replaces. [turn.centre-replaced]"""
    table = flow.state.edit_table()
    card = table.centre
    flow.state.edit_mage(number).hand.append(card)
    flow.emit(CentreTaken(mage=f"#{number}", spell=FACES[table.faces[card]].name), "turn.centre-replaced")
    turn_up_centre(flow)
    return card


def play_card(flow: Flow[Battle], number: int, card: int) -> None:
    """Move a card from the hand to the played cards, face up. [turn.play]"""
    spell, handle = _lay_down(flow, number, card)
    flow.emit(CardPlayed(mage=f"#{number}", spell=spell, card=handle), "turn.play")


def discard_card(flow: Flow[Battle], number: int, card: int) -> None:
    """A card too many goes from the hand to the played cards. [hand.limit]"""
    spell, handle = _lay_down(flow, number, card)
    flow.emit(CardDiscarded(mage=f"#{number}", spell=spell, card=handle), "hand.limit")


def _lay_down(flow: Flow[Battle], number: int, card: int) -> tuple[str, str]:
    """Move a card to the played cards. Returns what everyone sees: its spell, and which of the hand it was."""
    mage = flow.state.edit_mage(number)
    mage.hand.remove(card)
    mage.front = card
    table = flow.state.edit_table()
    table.played.append(card)
    table.known[card] = EVERYONE
    return FACES[table.faces[card]].name, f"c{table.handles[card]}"
