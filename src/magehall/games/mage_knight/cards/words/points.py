"""Words that give points: to move, to deal, to fight and to heal."""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, Element, Mode
from magehall.games.mage_knight.cards.words.base import Word, Words


class Move(Word):
    """Move points. [move.points]"""

    points: int


class MovePerReadyUnit(Word):
    """Move points for each ready and unwounded unit, at most so many."""

    most: int


class Influence(Word):
    """Influence points. [interact.points]"""

    points: int


class InfluencePerWound(Word):
    """Influence points for each wound in hand and on one's units, counted when played."""

    points: int


class InfluencePerCrystalColor(Word):
    """Influence points for each colour of crystal in the inventory; only in an interaction."""

    points: int


class Attack(Word):
    """Attack points. ``per_enemy`` is added for each enemy faced. [combat.attack]"""

    points: int
    mode: Mode = MELEE
    element: Element = PHYSICAL
    per_enemy: int = 0


class Block(Word):
    """Block points. [combat.block]

    ``per_enemy`` is added for each enemy faced, ``per_icon`` for each icon on the blocked token. ``slows``: the blocked
    enemy is not swift against it. ``if_blocked`` is done when a block with it succeeds."""

    points: int
    element: Element = PHYSICAL
    per_enemy: int = 0
    per_icon: int = 0
    slows: bool = False
    if_blocked: Words = ()


class Heal(Word):
    """Healing points; ``in_forest`` instead where the hero stands in a forest. ``fame_per_point``: for each of these
    points that is spent. [heal.points]"""

    points: int
    in_forest: int = 0
    fame_per_point: int = 0
