"""Who knows a card. [cards.hidden]"""

from __future__ import annotations

from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.cards import bit_of, everyone

MOST_SEATS = 4
EVERYONE = everyone(MOST_SEATS)
"""Known to all seats and to spectators."""


def show_to(state: Skirmish, card: int, seats: int) -> None:
    """Let some seats know a card, a bit for each."""
    if state.cards.known[card] | seats != state.cards.known[card]:
        state.edit_known()[card] |= seats


def hide_from_all(state: Skirmish, cards: list[int]) -> None:
    """Nobody knows these cards any more."""
    known = state.edit_known()
    for card in cards:
        known[card] = 0


def is_known(state: Skirmish, card: int, seat: int | None) -> bool:
    """Whether a seat, or with None a spectator, knows a card."""
    return state.cards.known[card] & bit_of(seat, MOST_SEATS) != 0
