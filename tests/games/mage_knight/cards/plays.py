"""Scenes in which cards are played: in a phase of a combat, or among the people of a village."""

from __future__ import annotations

from typing import Any

from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, Element, Mode
from magehall.games.mage_knight.model.combat_state import AttackPoints
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

VILLAGE = "2,-1"
"""The village of the tile to the north-east, if that is the third of the countryside."""


def in_phase(phase: str, *hand: str, who: str = "tovak", foe: str = "prowlers", **more: Any) -> Scene:
    """A hero with these cards in a phase of a combat."""
    return quest(hero(who, hand=list(hand), **more), combat=fight(foe, phase=phase))


def dealing(*hand: str, who: str = "tovak", offers: dict[str, Any] | None = None, **more: Any) -> Scene:
    """A hero with these cards who interacts in a village."""
    own = hero(who, hand=list(hand), space=VILLAGE, **more)
    return quest(own, tiles={"3,-2": "countryside-3"}, offers=offers or {}).does(0, "interact")


def attack(points: int, mode: Mode = MELEE, element: Element = PHYSICAL) -> AttackPoints:
    """Points of an attack."""
    return AttackPoints(points, mode, element)


def blocks(scene: Scene) -> list[tuple[int, Element]]:
    """The block points played, with their elements."""
    return [(entry.points, entry.element) for entry in scene.combat.blocks]
