"""Who knows a card. [cards.hidden]"""

from __future__ import annotations

from magehall.games.colors_of_magic.model.state import Skirmish

EVERYONE = 0b1_1111
"""Known to all four seats and to spectators (the fifth bit)."""


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
    return bool(state.cards.known[card] >> (4 if seat is None else seat) & 1)
