"""Conditions of a line of a card, or of a part of an effect."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import CreatureType, Form
from magehall.games.colors_of_magic.cards.words.base import Ref, Who, Whom
from magehall.kernel.records import Value


class Condition(Value):
    """Base of conditions, which hold or not. They are seen from a running effect or from the source of a line."""


class InForm(Condition):
    """The mage of its controller is in that state. [mage.unbound-elementalist]"""

    form: Form


class FormChanged(Condition):
    """The state changed from one to another just now. [card.elemental-mastery]"""

    old: Form
    new: Form


class Spent(Condition):
    """At least so many tokens were spent when the spell was cast. [spell.spend-lines]"""

    tokens: int = 1


class There(Condition):
    """Somebody fits."""

    who: Who


class Is(Condition):
    """A creature fits."""

    creature: Ref
    who: Who


class Died(Condition):
    """A creature was destroyed by this effect, or by the attack under way."""

    creature: Ref = Ref.TARGET


class HitObstacle(Condition):
    """A push of this effect was stopped by something. [move.forced]"""

    creature: Ref = Ref.TARGET


class HasType(Condition):
    """A creature is of that type."""

    type: CreatureType
    creature: Ref = Ref.TARGET


class IsSlowed(Condition):
    """A creature has Slow, or its Movement is reduced by anything. [card.earthen-binding]"""

    creature: Ref = Ref.TARGET


class CostAtLeast(Condition):
    """The spell that was picked has a printed cost of so much or more."""

    mana: int


class MovedThisTurn(Condition):
    """The source's own moves this turn add up to so many inches or more. [move.measure]"""

    inches: int


class MovedFar(Condition):
    """The move that just ended was so many inches or more. They are measured by the ruler. [move.measure]"""

    inches: int


class ChargedStraight(Condition):
    """The source's own move of this activation was long and straight. It was so many inches, with the straight line
    free. [card.ashen-steed]"""

    inches: int


class StillTurns(Condition):
    """The source has not moved in so many end phases in a row. This one is included. [turn.has-not-moved]"""

    turns: int = 1


class CastFromDiscard(Condition):
    """Its controller cast so many spells from the discard pile this turn."""

    spells: int


class FromDiscard(Condition):
    """The creature came into play from the discard pile."""


class HasCard(Condition):
    """The source came into play with its card, not as a creature without one. [spell.without-card]"""


class Lethal(Condition):
    """The damage that is coming would destroy the subject."""


class InOwnTurn(Condition):
    """It is the controller's turn of the activation phase."""


class Attacks(Condition):
    """The source is the attacker of the attack under way, and the defender fits."""

    whom: Whom = Who()


class WasAttacked(Condition):
    """The attack under way is a melee one on the source. It came to its duel. [card.granite-basilisk]"""


class NotChained(Condition):
    """The attack was not granted by an ability of a same-named card. [card.orc-chieftain]"""
