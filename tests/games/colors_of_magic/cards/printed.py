"""Printed numbers of cards and mages, in the form of the tables of these tests."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, Card, Mage
from magehall.kernel.records import Value

Values = tuple[int, int, int, int, int, int]
"""Life, Movement, Defence, melee, ranged, size; 0 where a creature has no such attack."""


class Printed(Value):
    """What is printed on a card. ``damage`` is that of its boost, for the winner; keywords are ``name number``."""

    id: str
    type: str
    cost: int
    initiative: int
    copies: int = 1
    range: int | None = None
    damage: int = 0
    body: Values | None = None
    keywords: tuple[str, ...] = ()


class PrintedMage(Value):
    """What is printed on a mage; ``left_out`` is the suggested card of eleven."""

    id: str
    flow: int
    body: Values
    keywords: tuple[str, ...]
    token: str
    most_tokens: int
    left_out: str


def of_card(card: Card) -> Printed:
    """What a declaration prints."""
    return Printed(
        card.id,
        card.type,
        card.cost,
        card.boost.initiative,
        card.copies,
        card.range,
        card.boost.winner_damage,
        None if card.body is None else _values(card.body),
        () if card.body is None else _keywords(card.body),
    )


def of_mage(mage: Mage) -> PrintedMage:
    """What the declaration of a mage prints."""
    return PrintedMage(
        mage.id,
        mage.flow,
        _values(mage.body),
        _keywords(mage.body),
        mage.token or "",
        mage.most_tokens,
        mage.left_out,
    )


def _values(body: Body) -> Values:
    assert body.range is None, "no published card limits its ranged attack"
    return body.life, body.movement, body.defense, body.melee, body.ranged, body.size


def _keywords(body: Body) -> tuple[str, ...]:
    return tuple(f"{keyword.id} {keyword.x}" if keyword.x else str(keyword.id) for keyword in body.keywords)
