"""Events of a duel.

In all but ``MageChosen`` ``mage``, ``target`` and ``victim`` are persons (``#n``); ``spell`` and the like name a card or a
spell.
"""

from __future__ import annotations

from magehall.kernel.event import Event, Private, PrivateEvent


class MageChosen(Event):
    """A player, in ``seat``, takes a mage. [setup.mage]"""

    seat: str
    mage: str
    life: int


class CardDealt(PrivateEvent):
    """A player is dealt a card. [setup.deal]"""

    mage: str
    spell: Private[str]


class CentreTurnedUp(Event):
    """The top card of the pile becomes the centre card. [setup.centre]"""

    reveals = True

    spell: str


class DuelBegan(Event):
    """The first mage is known. [setup.first] [solo.first]"""

    mage: str


class TurnBegan(Event):
    """A mage's turn begins. [turn.order]"""

    mage: str


class CardDrawn(PrivateEvent):
    """A mage draws from the pile. [turn.draw]"""

    mage: str
    spell: Private[str]


class CentreTaken(Event):
    """A mage takes the centre card. [turn.centre-replaced]"""

    mage: str
    spell: str


class CardPlayed(Event):
    """A mage plays a card from its hand. [turn.play]"""

    reveals = True

    mage: str
    spell: str
    card: str


class CardDiscarded(Event):
    """A mage puts a card too many down. [hand.limit]"""

    reveals = True

    mage: str
    spell: str
    card: str


class SpellSpent(Event):
    """A mage puts a rare spell down without effect. [hand.three-rares]"""

    mage: str
    spell: str


class SpellAnnounced(Event):
    """A mage aims a spell at another. [announce.words]"""

    mage: str
    target: str
    spell: str
    damage: int


class ChainAnnounced(Event):
    """A mage aims merged cards of one school at another. [announce.words]"""

    mage: str
    target: str
    spell: str
    damage: int
    school: str
    cards: int


class SpellCast(Event):
    """A mage casts a rare spell."""

    mage: str
    spell: str


class SpellCountered(Event):
    """A mage counters a spell with another."""

    mage: str
    spell: str
    countered: str


class SpellCancelled(Event):
    """A spell in the air comes to nothing."""

    spell: str


class SpellTurned(Event):
    """A spell turns on another mage. [rare.retaliate]"""

    mage: str
    target: str
    spell: str
    damage: int


class SpellParalyzed(Event):
    """A mage cancels a spell at the moment it is announced. [rare.paralyze]"""

    mage: str


class OrderReversed(Event):
    """The turns go round the other way."""


class MageBewitched(Event):
    """A hex lies on a mage."""

    mage: str
    spell: str


class CardSeen(PrivateEvent):
    """A mage looks at a card in another's hand. [rare.deception]"""

    mage: str
    victim: str
    spell: Private[str]


class CardsSwapped(PrivateEvent):
    """Two mages swap a card each; only they see which. [rare.deception]"""

    mage: str
    victim: str
    taken: Private[str]
    given: Private[str]


class DamageGuarded(Event):
    """A mage suffers less from the magic of its own school. [mage.guard]"""

    mage: str


class MageHurt(Event):
    """A mage suffers damage; ``life`` is what is left."""

    mage: str
    damage: int
    life: int


class LifeRegained(Event):
    """A mage regains life; ``life`` is what it has then."""

    mage: str
    gained: int
    life: int


class MageFell(Event):
    """A mage has no life left. [damage.zero]"""

    mage: str


class MageReborn(Event):
    """A mage that fell comes back."""

    mage: str
    life: int


class CardLeftBehind(Event):
    """A mage that is out leaves a card of its hand. [eliminated.leaves]"""

    reveals = True

    mage: str
    spell: str
    card: str


class PileRenewed(Event):
    """No card is left in a tie. The played cards are the new pile. [end.tie]"""

    life: int


class DuelEnded(Event):
    """A mage has won."""

    mage: str
