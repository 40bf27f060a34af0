"""Catalogue: what is printed on a game's cards, for whoever looks one up."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class CardName(Struct, frozen=True):
    """A card that can be looked up. ``keys`` are the messages that name it; the first is its usual name."""

    id: str
    keys: tuple[str, ...]


class Sheet(Struct, frozen=True):
    """What is printed on a card, in one language.

    ``kind`` says what it is; ``facts`` are its cost and values, and ``does`` what it does, each a list of lines. ``rules``
    are its entries in the ledger. ``variant`` tells it from others of the same card, such as those of another edition.
    """

    name: str
    kind: str
    facts: tuple[str, ...] = ()
    does: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    variant: str = ""


class Catalogue(Protocol):
    """The cards of a game, by name."""

    def names(self) -> tuple[CardName, ...]:
        """Every card with its names, in the order in which lists show them. No two have the same id."""

    def sheets(self, id: str, locale: str) -> tuple[Sheet, ...]:
        """What is printed on the card of this id. There is a sheet for each of its variants, and for each thing of that
        name where one id stands for several."""
