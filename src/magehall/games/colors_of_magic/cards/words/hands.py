"""Words about cards, mana and tokens."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.colors_of_magic.cards.vocabulary import SpellType
from magehall.games.colors_of_magic.cards.words.base import Amount, Word


class Draw(Word):
    """Draw cards of one's own grimoire. [cards.draw]"""

    cards: Amount


class GainMana(Word):
    """Mana into the own pool."""

    mana: int


class LoseMana(Word):
    """The opponent who was named loses mana, as much as there is."""

    mana: int


class GainTokens(Word):
    """Give the own mage tokens, up to the most it holds. There are none without a mage. [mage.tokens]"""

    tokens: Amount = 1


class OpponentDiscards(Word):
    """The opponent who was named, or whose spell it is, chooses and discards cards."""

    cards: int


class OpponentDraws(Word):
    """The opponent who was named draws cards."""

    cards: int


class LookAtHand(Word):
    """See the whole hand of a player. It is the opponent who was named, or the player of the happening."""


class RevealCard(Word):
    """One card of that hand lies open until end of turn. [card.wind-revelation]"""


class Whose(StrEnum):
    """Whose grimoire is looked at."""

    OWN = "own"
    OPPONENT = "opponent"
    NAMED = "named"
    """Of the player who was named."""


class LookAtTop(Word):
    """See the top cards of a grimoire. With ``reorder`` they are put back on top in any order."""

    cards: int
    whose: Whose
    reorder: bool = True


class MayBury(Word):
    """See the top card of the own grimoire; it may go to the bottom. [card.akashic-records]"""


class ExchangeWithDiscard(Word):
    """A card of the hand for a card of the own discard pile. [card.rewrite-history]"""


class ChooseDiscarded(Word):
    """Choose a card of the own discard pile while the effect happens. None fits, or none is wanted: the rest that names it
    falls. [card.thought-thief-familiar]"""

    but: SpellType | None = None
    may: bool = False


class AllowFromDiscard(Word):
    """Allow casting the card picked in the discard pile this turn. It costs so much less, and is then exiled.
    [card.living-grimoire]"""

    discount: int


class ReturnToHand(Word):
    """The card of the creature that died goes back to the hand. [card.animated_gargoyle]"""


class Discount(Word):
    """Lower the cost of the next spell this turn. ``creatures``: the next creature spell; ``picked``: the card that was
    picked. [spell.reductions]"""

    amount: Amount
    creatures: bool = False
    picked: bool = False


class Tax(Word):
    """The next spell of the opponent who was named costs more. [mage.deep-water-hydro-strategist]"""

    mana: int
