"""The dummy player: its turns and what it gains. [dummy]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import SPELL_CARDS
from magehall.games.mage_knight.cards.reference import card_color
from magehall.games.mage_knight.model.events.round import (
    DummyAnnounced,
    DummyGained,
    DummyPlayed,
    DummyTurnedUp,
)
from magehall.games.mage_knight.model.pieces import DUMMY
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.games.mage_knight.turn.ending import announce_end
from magehall.kernel.flow import Flow

CARDS_A_TURN = 3


def play_dummy(flow: Flow[Quest]) -> None:
    """Turn up three cards of the dummy player, and more for crystals. There is one more for each crystal of the last
    card's colour; without any card left it announces the end of the round. [dummy.turn] [dummy.announce]"""
    state = flow.state
    dummy = state.edit_dummy()
    if not dummy.deck:
        if state.calendar.announced is None:
            flow.emit(DummyAnnounced(), "dummy.announce")
            announce_end(flow, DUMMY)
        return
    turned = dummy.deck[:CARDS_A_TURN]
    last = card_color(turned[-1])
    more = dummy.crystals.get(last, 0) if last is not None and len(turned) == CARDS_A_TURN else 0
    turned = dummy.deck[: CARDS_A_TURN + more]
    dummy.deck = dummy.deck[len(turned) :]
    dummy.discard += turned
    for card in turned:
        flow.emit(DummyTurnedUp(card=card_name(card)), "dummy.turn")
    flow.emit(DummyPlayed(count=len(turned)), "dummy.turn")


def prepare_dummy(flow: Flow[Quest], action: str | None, spell: str | None) -> None:
    """Prepare the dummy player for a new round. The lowest action joins its deck, which is shuffled; the lowest spell's
    colour brings a crystal. [dummy.gains]"""
    dummy = flow.state.edit_dummy()
    cards = [*dummy.deck, *dummy.discard]
    if action is not None:
        cards.append(action)
    dummy.deck, dummy.discard, dummy.tactic = flow.chance.shuffled("dummy", sorted(cards)), [], ""
    if spell is not None:
        color = SPELL_CARDS[spell].color
        dummy.crystals[color] = dummy.crystals.get(color, 0) + 1
    if action is not None and spell is not None:
        flow.emit(
            DummyGained(card=card_name(action), color=f"@color-{SPELL_CARDS[spell].color}"), "dummy.gains"
        )
