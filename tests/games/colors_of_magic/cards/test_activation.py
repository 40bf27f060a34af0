"""The activation deck carries what is printed on its twenty cards."""

from __future__ import annotations

from collections import Counter

import pytest

from magehall.games.colors_of_magic.cards.activation import (
    ACTIVATION_DECK,
    ActivationCard,
    AttackTarget,
    MoveTarget,
    Orders,
)

Printed = tuple[str, str, int, int, int, int, bool]
"""Move, attack, initiative; added to melee, ranged and Defence; whether it immobilises."""

PRINTED: dict[str, tuple[str, Printed, Printed, Printed]] = {
    "act1": (
        "A",
        ("nearest", "nearest-in-sight", 1, 0, 0, 0, False),
        ("nearest", "nearest-in-sight", 1, 0, 0, 0, False),
        ("nearest", "nearest-in-sight", 5, 1, 0, 0, False),
    ),
    "act2": (
        "B",
        ("nearest-mage", "least-life", 0, 1, 0, 0, False),
        ("nearest-mage", "least-life", 0, 1, 0, 0, False),
        ("nearest-mage", "least-life", 5, 2, 0, 0, False),
    ),
    "act3": (
        "C",
        ("nearest-objective", "nearest", 6, 0, 0, 1, False),
        ("nearest-objective", "nearest", 0, 0, 0, 1, False),
        ("nearest-objective", "nearest", 0, 0, 0, 2, False),
    ),
    "act4": (
        "A",
        ("most-wounded", "most-wounded", 2, 0, 0, 0, False),
        ("most-wounded", "most-wounded", 5, 0, 0, 0, False),
        ("most-wounded", "most-wounded", 2, 1, 0, 0, False),
    ),
    "act5": (
        "B",
        ("stay", "most-life-in-reach", 0, 0, 1, 0, False),
        ("stay", "most-life-in-reach", 0, 0, 1, 0, False),
        ("stay", "most-life-in-reach", 4, 0, 2, 0, False),
    ),
    "act6": (
        "A",
        ("nearest", "no-attack", 0, 0, 0, 1, False),
        ("nearest", "nearest", 1, 0, 0, 1, False),
        ("nearest", "nearest", 5, 2, 0, 0, False),
    ),
    "act7": (
        "C",
        ("away-from-nearest", "in-reach", 6, 0, 1, 0, False),
        ("away-from-nearest", "in-reach", 0, 0, 1, 0, False),
        ("nearest-mage", "mage-in-reach", 0, 1, 0, 0, False),
    ),
    "act8": (
        "B",
        ("nearest", "nearest", 1, 0, 0, 0, False),
        ("nearest", "nearest", 2, 0, 0, 0, False),
        ("nearest", "nearest", 5, 0, 0, 0, False),
    ),
    "act9": (
        "A",
        ("nearest-objective", "no-attack", 0, 0, 0, 0, False),
        ("nearest-objective", "nearest-to-objective", 6, 1, 0, 0, False),
        ("nearest-objective", "nearest-to-objective", 0, 1, 0, 1, False),
    ),
    "act10": (
        "C",
        ("least-wounded", "least-wounded", 1, 1, 0, 0, False),
        ("least-wounded", "least-wounded", 1, 1, 0, 0, False),
        ("least-wounded", "least-wounded", 5, 2, 0, 0, False),
    ),
    "act11": (
        "B",
        ("stay", "nearest-in-reach", 5, 0, 0, 0, False),
        ("nearest", "nearest", 0, 0, 0, 1, False),
        ("nearest-mage", "nearest-mage", 0, 1, 0, 0, False),
    ),
    "act12": (
        "A",
        ("nearest-enemy", "nearest-enemy", 0, 1, 0, 0, False),
        ("nearest-enemy", "nearest-enemy", 0, 1, 0, 0, False),
        ("nearest-enemy", "nearest-enemy", 4, 1, 0, 0, False),
    ),
    "act13": (
        "C",
        ("centre", "in-reach", 1, 0, 0, 0, False),
        ("centre", "in-reach", 5, 0, 0, 1, False),
        ("centre", "in-reach", 1, 0, 0, 2, False),
    ),
    "act14": (
        "B",
        ("most-life", "most-life", 6, 0, 1, 0, False),
        ("most-life", "most-life", 0, 0, 1, 0, False),
        ("most-life", "most-life", 1, 0, 1, 0, False),
    ),
    "act15": (
        "A",
        ("stay", "no-attack", 0, 0, 0, 1, False),
        ("stay", "in-reach", 0, 0, 0, 1, False),
        ("nearest", "nearest", 4, 0, 0, 1, False),
    ),
    "act16": (
        "B",
        ("nearest-source", "nearest-source", 0, 0, 0, 0, False),
        ("nearest-source", "nearest-source", 5, 0, 0, 0, False),
        ("away-from-mage", "mage-in-reach", 0, 0, 1, 0, False),
    ),
    "act17": (
        "C",
        ("nearest", "nearest", 1, 0, 0, 1, False),
        ("nearest", "nearest", 2, 0, 0, 1, False),
        ("nearest", "nearest", 4, 0, 0, 2, False),
    ),
    "act18": (
        "A",
        ("nearest-mage", "nearest-mage", 5, 0, 0, 0, False),
        ("nearest-mage", "nearest-mage", 1, 1, 0, 0, False),
        ("nearest-mage", "nearest-mage", 1, 2, 0, 0, False),
    ),
    "act19": (
        "B",
        ("nearest-unclaimed", "nearest-to-objective", 0, 0, 0, 0, False),
        ("nearest-unclaimed", "nearest-to-objective", 0, 0, 0, 1, False),
        ("nearest-unclaimed", "nearest-to-objective", 4, 1, 0, 1, False),
    ),
    "act20": (
        "C",
        ("slowest-in-reach", "slowest-in-reach", 7, 0, 0, 0, False),
        ("fastest", "fastest", 2, 0, 0, 0, True),
        ("nearest", "nearest", 0, 1, 1, 0, False),
    ),
}


def printed(orders: Orders) -> Printed:
    """What the declaration of orders prints."""
    return (
        orders.move,
        orders.attack,
        orders.initiative,
        orders.melee,
        orders.ranged,
        orders.defense,
        orders.immobilises,
    )


@pytest.mark.parametrize("card", ACTIVATION_DECK, ids=lambda card: card.id)
def test_a_card_carries_its_symbol_and_orders_for_each_size(card: ActivationCard) -> None:
    assert (card.symbol, *(printed(card.orders(size)) for size in (1, 2, 3))) == PRINTED[card.id]


def test_the_deck_has_twenty_different_cards() -> None:
    assert [card.id for card in ACTIVATION_DECK] == list(PRINTED)
    assert Counter(card.symbol for card in ACTIVATION_DECK) == {"A": 7, "B": 7, "C": 6}


def test_every_target_is_on_some_card() -> None:
    orders = [card.orders(size) for card in ACTIVATION_DECK for size in (1, 2, 3)]
    assert {one.move for one in orders} == set(MoveTarget)
    assert {one.attack for one in orders} == set(AttackTarget)
    assert len({*MoveTarget} | {str(target) for target in AttackTarget}) == 23
