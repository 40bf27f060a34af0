"""Words that move creatures."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.colors_of_magic.cards.words.base import Ref, Whom, Word
from magehall.games.colors_of_magic.cards.words.flow import Branch, OneOf


class Toward(StrEnum):
    """Where a push or pull goes. [move.push-pull]"""

    AWAY = "away"
    """Directly away from the source: caster, creature with the ability, centre of the zone."""

    SOURCE = "source"
    """Directly towards it: a pull."""

    AIM = "aim"
    """Towards a lattice point that its player names when it happens."""

    SECOND = "second"
    """Towards the creature of the second pick."""

    FROM_TARGET = "from-target"
    """Away from the target of the spell. [card.flash-flood]"""

    FROM_MAGE = "from-mage"
    """Away from the mage of who controls the effect, whoever cast it. [card.reactive-gale]"""

    LOT = "lot"
    """In one of the sixteen directions, by lot. [card.cyclone]"""


class Order(StrEnum):
    """In which order several are moved."""

    NEAREST_SOURCE = "nearest-source"
    NEAREST_AIM = "nearest-aim"
    FARTHEST_ALONG = "farthest-along"


class Push(Word):
    """A forced move in a straight line. ``if_spent`` replaces the distance where a token was spent; ``up_to``: its player
    may choose less. [move.forced]"""

    inches: int
    whom: Whom = Ref.TARGET
    toward: Toward = Toward.AWAY
    up_to: bool = False
    if_spent: int | None = None
    order: Order = Order.NEAREST_SOURCE
    damage_if_stopped: int = 0
    """To enemies that anything stopped, where the tokens were spent. [card.tsunami]"""


def push_or_pull(inches: int) -> OneOf:
    """Push or pull the target, as its player likes."""
    return OneOf((Branch("push", (Push(inches),)), Branch("pull", (Push(inches, toward=Toward.SOURCE),))))


class PushZone(Word):
    """Push every creature that touches a zone. The zone is that of the permanent, or just chosen. [table.zones]"""

    inches: int
    toward: Toward = Toward.AIM
    radius: int = 0


class Teleport(Word):
    """Teleport to a free place within so many inches. Its player chooses the place. ``apart``: also anywhere on the
    table more than so many inches from every other creature, where the tokens were spent. [move.teleport]"""

    inches: int
    whom: Ref = Ref.TARGET
    apart: int | None = None
    apart_spent: int = 0
    may: bool = False


class TeleportBeside(Word):
    """To a place adjacent to another creature. [card.master-strategist]"""

    whom: Ref = Ref.TARGET
    beside: Ref = Ref.SECOND


class Swap(Word):
    """Two creatures change places; both must fit. [move.swap]"""

    first: Ref = Ref.TARGET
    second: Ref = Ref.SECOND
    may: bool = False


class Manner(StrEnum):
    """How an own move goes. [move]"""

    NORMAL = "normal"
    DISENGAGE = "disengage"
    SLIP = "slip"
    """Being engaged at the start does not matter and provokes nothing; others stop it. [card.evasive-step]"""

    LEAP = "leap"
    """It ignores bases, terrain and engagement; the end must be free. [card.cinder-step]"""

    SWEEP = "sweep"
    """In a straight line across bases; those crossed may be pushed. [card.air-elemental]"""


class MoveNow(Word):
    """Let a creature make an own move at once. It has up to so many inches; normal ones are closed to the engaged.
    [move.granted]"""

    inches: int
    whom: Ref = Ref.TARGET
    manner: Manner = Manner.NORMAL


class Rearrange(Word):
    """Put creatures to any free places, one by one. [card.grand-illusion]"""


class RedirectPush(Word):
    """Give the push or pull about to happen a new aim. A token adds inches. [card.redirect-current]"""

    more_if_spent: int = 0


class MoveMarker(Word):
    """A marker to a free place within so many inches. [card.geyser-field]"""

    inches: int
