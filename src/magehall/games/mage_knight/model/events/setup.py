"""Events of the set-up. [setup]"""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent


class OrderDrawn(Event):
    """Lots are drawn: who chooses a hero first."""

    reveals = True
    first: str


class HeroChosen(Event):
    """A player chooses a hero."""

    hero: str
    name: str


class DummyChosen(Event):
    """A hero nobody plays becomes the dummy player."""

    reveals = True
    name: str


class PackDealt(PrivateEvent):
    """Cards are dealt for a draft, or passed on; a message for each."""

    hero: str
    card: Private[str]


class CardDrafted(PrivateEvent):
    """A player keeps a card of the pack."""

    hero: str
    card: Private[str]


class TableSet(Event):
    """Decks, offers, dice and tiles lie ready."""

    reveals = True
