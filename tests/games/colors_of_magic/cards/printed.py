"""Printed numbers of cards and mages, in the form of the tables of these tests."""

from __future__ import annotations

from functools import partial

from magehall.games.colors_of_magic.cards.faces import Body, Card, Mage
from magehall.kernel.records import Value

Values = tuple[int, int, int, int, int, int]
"""Life, Movement, Defence, melee, ranged, size; 0 where a creature has no such attack."""


class Printed(Value):
    """What is printed on a card. ``winner`` and ``loser`` are the damage of its boost, ``graft`` is the cost of its graft;
    a keyword with its number is written ``source 1``."""

    id: str
    type: str
    cost: int
    initiative: int
    copies: int = 1
    range: int | None = None
    winner: int = 0
    loser: int = 0
    graft: int | None = None
    body: Values | None = None
    keywords: str = ""
    types: str = ""


class PrintedMage(Value):
    """What is printed on a mage; ``left_out`` is the suggested card of eleven."""

    id: str
    flow: int
    body: Values
    keywords: str = ""
    token: str = ""
    most_tokens: int = 0
    left_out: str = ""


# A card is written as its type with what is printed on it.
creature = partial(Printed, type="creature")
instant = partial(Printed, type="instant")
ephemeral = partial(Printed, type="ephemeral")
permanent = partial(Printed, type="permanent")


def of_card(card: Card) -> Printed:
    """What a declaration prints."""
    return Printed(
        id=card.id,
        type=card.type,
        cost=card.cost,
        initiative=card.boost.initiative,
        copies=card.copies,
        range=card.range,
        winner=card.boost.winner_damage,
        loser=card.boost.loser_damage,
        graft=None if card.graft is None else card.graft.cost,
        body=None if card.body is None else _values(card.body),
        keywords="" if card.body is None else _keywords(card.body),
        types="" if card.body is None else ", ".join(card.body.types),
    )


def of_mage(mage: Mage) -> PrintedMage:
    """What the declaration of a mage prints."""
    return PrintedMage(
        id=mage.id,
        flow=mage.flow,
        body=_values(mage.body),
        keywords=_keywords(mage.body),
        token=mage.token or "",
        most_tokens=mage.most_tokens,
        left_out=mage.left_out,
    )


def _values(body: Body) -> Values:
    assert body.range is None, "no published card limits its ranged attack"
    return body.life, body.movement, body.defense, body.melee, body.ranged, body.size


def _keywords(body: Body) -> str:
    return ", ".join(f"{keyword.id} {keyword.x}" if keyword.x else keyword.id for keyword in body.keywords)
