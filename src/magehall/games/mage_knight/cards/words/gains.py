"""Words that give fame, reputation, wounds and cards."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.cards.words.base import Word


class Fame(Word):
    """Fame at once. [fame.track]"""

    points: int


class Reputation(Word):
    """Steps on the reputation track at once. [reputation.track]"""

    steps: int


class TakeWound(Word):
    """A wound into hand. [wounds.hero]"""

    count: int = 1


class Draw(Word):
    """Cards from the deed deck into hand."""

    count: int


class Of(StrEnum):
    """Which cards in hand may be given up."""

    NOT_WOUND = "not-wound"
    ACTION = "action"
    WOUND = "wound"


class Discard(Word):
    """Discard a card from hand, or the effect is not possible. [cards.cost]"""

    of: Of = Of.NOT_WOUND


class ThrowAway(Word):
    """Remove a card in hand from the game, or the effect is not possible; its colour is remembered. [cards.cost]"""

    of: Of = Of.ACTION


class DiscardForAttack(Word):
    """Discard any number of cards, each for so many points of attack."""

    points: int


class To(StrEnum):
    """Where a gained card goes."""

    DISCARD = "discard"
    HAND = "hand"


class TakeFromOffer(Word):
    """Take a card of the remembered colour from an offer. [offers.refill]"""

    kind: Kind
    to: To


class BuyAdvancedAction(Word):
    """Once this turn influence buys a card of the advanced action offer."""

    influence: int
    to: To


class CastFromOffer(Word):
    """This turn one spell of the offer may be played as if from hand; it stays there."""


class PlayAnother(Word):
    """Play another action card with this one: its basic effect, or the strong one without its mana.

    ``bonus`` is added to the move, influence, attack or block it gives; ``times`` it is done; ``thrown``: the other card
    is thrown away. [card.concentration]"""

    strong: bool
    bonus: int = 0
    times: int = 1
    thrown: bool = False


class ReturnToDeck(Word):
    """At the end of the turn the card may go on top of the deed deck, or under it if that is not empty."""

    on_top: bool


class HandLimit(Word):
    """Cards over the hand limit at the end of this turn."""

    cards: int


class RecoverDiscarded(Word):
    """Put cards of the discard pile on top of or under the deed deck: random ones, or chosen."""

    count: int
    chosen: bool


class Rethink(Word):
    """Discard up to so many cards, draw as many, then shuffle the discard pile into the deck."""

    most: int


class ShuffleHandBack(Word):
    """Shuffle up to so many cards of the hand into the deck and draw as many."""

    most: int


class SearchDeck(Word):
    """Take a card of the deed deck into hand, and shuffle."""


class RefillDeck(Word):
    """Shuffle the discard pile and put so many of its cards back as deck; only if that is empty."""

    count: int


class SparePower(Word):
    """Put the top card of the deck under the tactic, or take all cards under it into hand and turn it down."""


class AnotherTurn(Word):
    """Another turn right after this one. [turn.extra]"""


class TakeBackPlayedCards(Word):
    """At the end of the turn every other card played comes back into hand, and none is drawn."""


class DrawPerWoundHealed(Word):
    """A card for each wound healed from hand this turn."""
