"""What a spell or ability asks for, such as targets and places. [spell.targets]

Range and sight are those of the card and its caster; for an ability they stand in ``who``."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, Side, SpellType, ZoneKind
from magehall.games.colors_of_magic.cards.words.base import Count, Ref, Who
from magehall.games.colors_of_magic.cards.words.conditions import Condition
from magehall.kernel.records import Value


class Ask(Value):
    """Something to be chosen. What is picked goes by the name of ``pick``."""


Asks = tuple[Ask, ...]


class Target(Ask):
    """A creature that fits, in range and sight where a range is printed. ``count`` of them, all different, with
    ``up_to`` fewer but one at least; ``more_if_spent`` more for a token. [spell.targets]"""

    who: Who = Who()
    pick: Ref = Ref.TARGET
    count: int | Count = 1
    up_to: bool = False
    more_if_spent: int = 0
    sight: bool = False
    """Sight is needed although the card prints no range, or range 0."""

    when: tuple[Condition, ...] = ()
    """Asked only where all of them hold when the spell is cast. [card.phase-shift]"""

    unused: str = ""
    """Not those on whom that was used this turn already. [card.precognition]"""


class TheOne(Ask):
    """The creature of the happening. It must be in range and sight where the card prints a range."""

    which: Ref
    pick: Ref = Ref.TARGET
    who: Who = Who()


class Centre(Ask):
    """The centre of a zone, a lattice point in range and sight. It is anywhere where the card prints no range.
    [table.zones]"""

    radius: int
    """In lattice steps."""


class InZone(Ask):
    """Creatures whose base touches the zone just chosen; they are targets. [card.mass-hallucination]"""

    who: Who
    pick: Ref = Ref.TARGET
    count: int = 1


class Aim(Ask):
    """A lattice point as the aim of a push or pull. [move.push-pull]"""


class AnOpponent(Ask):
    """One opponent; asked only where there are several. [seats.more]"""


class APlayer(Ask):
    """Anyone, oneself too."""


class ASpell(Ask):
    """A spell that was cast and is not resolved yet. It is of an opponent, or has an own creature as target. [stack]"""

    by: Side = Side.ENEMY
    at_own_creature: bool = False


class APermanent(Ask):
    """A permanent in play."""

    side: Side = Side.ENEMY


class Either(Ask):
    """One of several asks, of its player's choice. Words that name what was not picked do nothing. [card.dispel-magic]"""

    asks: Asks


class AZone(Ask):
    """A zone of that kind on the table."""

    kind: ZoneKind


class AHandCard(Ask):
    """A card of one's own hand, not the one being cast."""


class ADiscardedCard(Ask):
    """Cards of one's own discard pile. ``most``: of that printed cost or less."""

    but: SpellType | None = None
    only: SpellType | None = None
    most: int | None = None
    count: int | Count = 1


class Markers(Ask):
    """Places for so many markers, at free lattice points. They are in range and sight where the card prints a range.
    [table.markers]"""

    kind: MarkerKind
    count: int


class AMarker(Ask):
    """A marker that this permanent laid."""

    kind: MarkerKind


class NetworkPair(Ask):
    """Giver and receiver in the wind network, SECOND and TARGET. [card.whisper-network]"""


class StatPair(Ask):
    """Two of maximum life, Movement, Defence and melee. [card.reality-splice]"""


class Placement(StrEnum):
    """Where a creature may come into play. [spell.summoning]"""

    IN_RANGE = "in-range"
    """In range and sight of the caster."""

    AMBUSH = "ambush"
    """Anywhere, more than 10 inches from every enemy. [card.ember-stalker]"""

    ON_ASH = "on-ash"
    """In range and sight, touching scorched terrain or an ash cloud. [card.cinder-phantom]"""

    GRAVE = "grave"
    """Where a creature, not a mage, was destroyed this turn, in range and sight. [card.ash-walker]"""

    OWN_FIRE_GRAVE = "own-fire-grave"
    """The same of an own fire creature. [card.phoenix-rebirth]"""

    BESIDE_SOURCE = "beside-source"
    BESIDE_TARGET = "beside-target"
    """Adjacent; for Sudden Decoy where the attacker can attack it. [card.sudden-decoy]"""
