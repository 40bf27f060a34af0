"""Mana a player could pay with, as bits for the solver. [mana]"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, BLACK, GOLD, Color
from magehall.games.mage_knight.mana.ways import Means, Need, Purse
from magehall.games.mage_knight.model.moment import Choice
from magehall.kernel.records import Value

CRYSTAL_PRICE, DIE_PRICE, TOKEN_PRICE = 0.7, 0.05, 0.02
"""What paying costs, in points of the final score, about."""

MOST_ALIKE = 2
"""How many mana of one kind are told apart."""

MOST_PAYMENTS = 3
PAYABLE = (*BASIC_COLORS, BLACK)


class Bits:
    """Bits for sources, one after the other."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last = 1

    def next(self) -> int:
        """A bit that nothing has yet."""
        bit = self.last
        self.last <<= 1
        return bit


class Mana(Value):
    """A mana that could be paid. ``option`` is what brings it first, where it is not there yet."""

    mask: int
    colors: frozenset[Color]
    price: float
    option: str = ""


class Payment(Value):
    """A way to pay all that something needs."""

    mask: int
    price: float
    option: str = ""


FREE = Payment(0, 0.0)


def stock(choice: Choice, bits: Bits) -> list[Mana]:
    """The mana at hand: tokens, crystals and dice that may still be used. [source.one]"""
    purse = Purse(choice)
    found: list[Mana] = []
    for (means, shows), count in purse.stock.items():
        if means is Means.DIE:
            continue
        price = CRYSTAL_PRICE if means is Means.CRYSTAL else TOKEN_PRICE
        if shows is GOLD:
            price += TOKEN_PRICE
        serves = _serves(purse, means, shows)
        if serves:
            found += [Mana(bits.next(), serves, price) for _ in range(min(count, MOST_ALIKE))]
    dice = _dice(choice, purse)
    if dice:
        found += [Mana(bits.next(), dice, DIE_PRICE) for _ in range(min(purse.dice, MOST_ALIKE))]
    found.sort(key=lambda mana: mana.price)
    return found


def die_colors(choice: Choice) -> frozenset[Color]:
    """The colours a die of the Source could pay. It does not matter whether one may still be used."""
    return _dice(choice, Purse(choice))


def _dice(choice: Choice, purse: Purse) -> frozenset[Color]:
    if choice.turn.source_closed:
        return frozenset()
    serves: set[Color] = set()
    for shows in choice.state.source.dice:
        serves |= _serves(purse, Means.DIE, shows)
    return frozenset(serves)


def _serves(purse: Purse, means: Means, shows: Color) -> frozenset[Color]:
    return frozenset(color for color in PAYABLE if purse.serves(means, shows, color))


def payments(needs: Sequence[Need], manas: Sequence[Mana], used: int) -> list[Payment]:
    """The few cheapest payments for all needs that use none of these sources."""
    if not needs:
        return [FREE]
    found = sorted(_payments(needs, manas, used), key=lambda payment: payment.price)
    return found[:MOST_PAYMENTS]


def _payments(needs: Sequence[Need], manas: Sequence[Mana], used: int) -> Iterator[Payment]:
    tried: set[tuple[frozenset[Color], float]] = set()
    for mana in manas:
        alike = (mana.colors, mana.price)
        if mana.mask & used or alike in tried or mana.colors.isdisjoint(needs[0]):
            continue
        tried.add(alike)
        if len(needs) == 1:
            yield Payment(mana.mask, mana.price, mana.option)
            continue
        for rest in _payments(needs[1:], manas, used | mana.mask):
            yield Payment(mana.mask | rest.mask, mana.price + rest.price, mana.option or rest.option)
