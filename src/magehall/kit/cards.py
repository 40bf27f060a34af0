"""Hidden cards: who knows them, dealing unknown ones anew, and none lost.

Who knows a card is one number: a bit for each seat, and the next one for spectators.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from magehall.kernel.chance import Chance

Card = TypeVar("Card", bound=int | str)


def everyone(seats: int) -> int:
    """The bits of all seats and of spectators."""
    return (2 << seats) - 1


def bit_of(seat: int | None, seats: int) -> int:
    """The bit of a seat, or with None that of spectators."""
    return 1 << (seats if seat is None else seat)


def unknown_to(seat: int, cards: Iterable[int], known: Sequence[int]) -> list[int]:
    """Those of the cards that a seat does not know. ``known`` is read by the number of a card."""
    return [card for card in cards if not known[card] >> seat & 1]


def best_known(cards: Iterable[int], known: Sequence[int]) -> int:
    """The card that most know, the first of several. Of equal cards it is the one to part with: what others do not know
    tells nothing by staying."""
    return max(cards, key=lambda card: known[card].bit_count())


def dealt_anew(chance: Chance, cards: Iterable[Card]) -> list[Card]:
    """Unknown cards in a new order, for determinisation. They are sorted first: the true order has no part in it."""
    return chance.shuffled("imagine", sorted(cards))


def check_counts(found: Iterable[Card], there_are: Mapping[Card, int], what: str) -> None:
    """Raise ValueError where a card is lost, doubled or unknown. Each must be there as often as ``there_are`` says."""
    counted = Counter(found)
    # Nearly always they are the same, and two dicts tell so at once: counters ask for each card.
    if dict(counted) == dict(there_are):
        return
    expected = Counter(there_are)
    if counted != expected:
        raise ValueError(f"{what}: {dict(counted - expected)} too many, {dict(expected - counted)} too few")
