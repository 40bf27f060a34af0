"""Words that hurt, heal, destroy and prevent."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.words.base import Amount, Ref, Whom, Word


class Damage(Word):
    """Damage to a creature, or to all that fit at once. It is of the element of the card or creature. [damage]"""

    amount: Amount
    whom: Whom = Ref.TARGET


class ZoneDamage(Word):
    """Damage to every creature that touches the zone that was chosen. [table.zones]"""

    amount: Amount
    radius: int


class LateDamage(Word):
    """Damage in the end phase of this turn. [card.salamander-pup]"""

    amount: int
    whom: Ref = Ref.TARGET


class Heal(Word):
    """Remove damage. [damage.heal]"""

    amount: Amount
    whom: Whom = Ref.TARGET


class Mark(Word):
    """A cinder mark, for good: fire does 1 more. [card.mark-of-cinder]"""

    whom: Ref = Ref.TARGET


class Destroy(Word):
    """The creature is destroyed."""

    whom: Ref = Ref.TARGET


class Banish(Word):
    """Out of the game until the end phase. [card.banishment]"""

    whom: Ref = Ref.TARGET


class Prevent(Word):
    """Prevent so much of the coming damage; None means all of it. [damage.prevention]"""

    amount: int | None
