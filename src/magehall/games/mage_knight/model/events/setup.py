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


class HeroNamed(Event):
    """A player names the hero to play; others may bid for it."""

    hero: str
    name: str


class BidMade(Event):
    """A player bids fame for a hero."""

    hero: str
    fame: int


class DummyChosen(Event):
    """A hero nobody plays becomes the dummy player."""

    reveals = True
    name: str


class ChosenDrawn(PrivateEvent):
    """The lot names the one of a team who must return."""

    chosen: Private[str]


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
