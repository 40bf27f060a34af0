"""Words that give fame, reputation, wounds and cards."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.cards.words.base import Word


class Fame(Word):
    """Fame at once. [fame.track]"""

    points: int


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
    """Remove a card in hand from the game, as a cost. Without one the effect is not possible; the card's colour is
    remembered. [cards.cost]"""

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
    """Allow playing one spell of the offer this turn. It is played as if from hand, and stays in the offer."""


class PlayAnother(Word):
    """Play another action card with this one. It gives its basic effect, or the strong one without its mana.

    ``bonus`` is added to the move, influence, attack or block it gives; ``times`` it is done; ``thrown``: the other card
    is thrown away. [card.concentration]"""

    strong: bool
    bonus: int = 0
    times: int = 1
    thrown: bool = False


class ReturnToDeck(Word):
    """Allow returning the card to the deed deck at the turn's end. It goes on top, or else under a deck that is not
    empty."""

    on_top: bool


class HandLimit(Word):
    """Cards over the hand limit at the end of this turn."""

    cards: int


class RecoverDiscarded(Word):
    """Put cards of the discard pile back into the deed deck. They are random or chosen, and go on top or under it."""

    count: int
    chosen: bool


class Rethink(Word):
    """Discard up to so many cards and draw as many. Then the discard pile is shuffled into the deck."""

    most: int


class ShuffleHandBack(Word):
    """Shuffle up to so many cards in hand into the deck. As many are drawn."""

    most: int


class SearchDeck(Word):
    """Take a card of the deed deck into hand, and shuffle."""


class RefillDeck(Word):
    """Refill an empty deed deck from the discard pile. That is shuffled, and so many of its cards go back."""

    count: int


class SparePower(Word):
    """Store the top card of the deck under the tactic, or collect. Collecting takes all cards under it into hand, and
    turns the tactic down."""


class AnotherTurn(Word):
    """Another turn right after this one. [turn.extra]"""


class TakeBackPlayedCards(Word):
    """Take all other cards played back into hand at the turn's end. None is drawn then."""


class DrawPerWoundHealed(Word):
    """A card for each wound healed from hand this turn."""
