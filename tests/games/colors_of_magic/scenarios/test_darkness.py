"""What darkness hides is refused as such. [scenario.darkness]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

DARK = ("refused-too-dark", "scenario.darkness")
HIDDEN = ("refused-no-sight", "table.sight")
WALL = {"kind": "wall", "corners": [[50, 30], [52, 30], [52, 66], [50, 66]]}


def night(x: int, **more: Any) -> Scene:
    """A scout looks at a hound to the right, and its mage has a spell for it."""
    return skirmish(
        creature("wind-scout", 0, (40, 48)),
        creature("ash-hound", 1, (x, 48)),
        forces=[force(hand=["incinerate"], mana=9, at=(40, 56))],
        dark=True,
        **more,
    )


@pytest.mark.rule("scenario.darkness")
@pytest.mark.parametrize(
    ("x", "terrain", "reason"), [(69, [], DARK), (69, [WALL], DARK), (60, [WALL], HIDDEN)]
)
def test_a_shot_is_told_apart_from_one_into_a_wall(
    x: int, terrain: list[Any], reason: tuple[str, str]
) -> None:
    scene = night(x, terrain=terrain).does(0, "activate:wind-scout").passes()
    assert scene.refuses(0, "shoot:ash-hound") == reason


@pytest.mark.rule("scenario.darkness", "spell.range")
def test_a_spell_is_told_so_too() -> None:
    assert night(69).refuses(0, "cast:incinerate") == DARK
