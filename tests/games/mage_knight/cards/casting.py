"""Casting spells under test: who casts, and both halves of a spell."""

from __future__ import annotations

from typing import Any

from tests.games.mage_knight.scenario import Scene, fight, hero, quest

EVERY_COLOR = ["red", "blue", "green", "white", "black"]


def caster(
    *foes: str | dict[str, Any],
    hand: list[str],
    time: str = "night",
    mana: list[str] | None = None,
    source: list[str] | None = None,
    **more: Any,
) -> Scene:
    """A hero with a mana of every colour, and what it fights."""
    owned = EVERY_COLOR if mana is None else mana
    mage = hero("tovak", hand=hand, mana=owned, deck=[])
    return quest(mage, time=time, source=source or ["gold"] * 3, combat=fight(*foes, **more))


def casts(scene: Scene, spell: str, color: str, *then: str) -> Scene:
    """Cast the first half of a spell."""
    return scene.does(0, f"play:{spell}:basic", f"pay:token-{color}", *then)


def casts_strongly(scene: Scene, spell: str, color: str, *then: str) -> Scene:
    """Cast the second half of a spell, with black mana too."""
    return scene.does(0, f"play:{spell}:strong", f"pay:token-{color}", "pay:token-black", *then)
