"""Cards going from one place to another, and who learns what they are on the way."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACES
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
    """Name the cards anew, so that nobody can follow one of them through what just happened."""
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
    flow.emit("centre-turned-up", "setup.centre", spell=FACES[table.faces[card]].name)


def draw_from_pile(flow: Flow[Battle], number: int) -> int:
    """A mage draws the top card of the pile; only its seat sees it. [turn.draw]"""
    table = flow.state.edit_table()
    card = table.pile.pop()
    table.known[card] = 1 << number
    flow.state.edit_mage(number).hand.append(card)
    private: dict[str, str | int] = {"spell": FACES[table.faces[card]].name}
    flow.tell((number,), private, "card-drawn", "turn.draw", mage=f"#{number}")
    return card


def take_centre(flow: Flow[Battle], number: int) -> int:
    """A mage takes the centre card, which the top of the pile replaces. [turn.centre-replaced]"""
    table = flow.state.edit_table()
    card = table.centre
    flow.state.edit_mage(number).hand.append(card)
    flow.emit("centre-taken", "turn.centre-replaced", mage=f"#{number}", spell=FACES[table.faces[card]].name)
    turn_up_centre(flow)
    return card


def play_card(flow: Flow[Battle], number: int, card: int) -> None:
    """A card goes from the hand to the played cards, face up before the mage. [turn.play]"""
    _lay_down(flow, number, card, "card-played", "turn.play")


def discard_card(flow: Flow[Battle], number: int, card: int) -> None:
    """A card too many goes from the hand to the played cards. [hand.limit]"""
    _lay_down(flow, number, card, "card-discarded", "hand.limit")


def _lay_down(flow: Flow[Battle], number: int, card: int, event: str, rule: str) -> None:
    mage = flow.state.edit_mage(number)
    mage.hand.remove(card)
    mage.front = card
    table = flow.state.edit_table()
    table.played.append(card)
    table.known[card] = EVERYONE
    spell = FACES[table.faces[card]].name
    # Everyone sees which of the cards in the hand it was, so the event says so too.
    flow.emit(event, rule, mage=f"#{number}", spell=spell, card=f"c{table.handles[card]}")
