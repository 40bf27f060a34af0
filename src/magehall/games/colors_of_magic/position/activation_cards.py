"""Activation cards in position files. They go by number, or by the name that is printed on them. [monsters.deck]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.colors_of_magic.cards.activation import ACTIVATION_DECK
from magehall.kernel.matches.positions import PositionError

NUMBERS: dict[int | str, int] = {card.id: number for number, card in enumerate(ACTIVATION_DECK)}
NUMBERS |= {number: number for number in range(len(ACTIVATION_DECK))}


def numbers_of(cards: Sequence[int | str], path: str) -> list[int]:
    """The numbers of some activation cards."""
    for place, card in enumerate(cards):
        if card not in NUMBERS:
            raise PositionError(f"there is no activation card {card}", f"{path}[{place}]")
    return [NUMBERS[card] for card in cards]
