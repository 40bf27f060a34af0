"""Damage that is coming, and what changes it before it falls. [damage.prevention]"""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

SAVED = {"hand": ["unbreakable", "flash-flood", "iron-hide"], "mana": 9, "at": (60, 48)}


def burnt(damage: int) -> Scene:
    """A creature of seat 1 is about to take 4 damage."""
    scene = skirmish(
        creature("obsidian-golem", 1, (48, 48), damage=damage),
        forces=[
            force("ash-prophet", hand=["incinerate"], mana=4, at=(30, 48)),
            force("bastion-geomancer", ["stone-skin", "thalassotherapy", "deep-roots"], **SAVED),
        ],
    )
    return scene.does(0, "cast:incinerate", "pick:obsidian-golem")


@pytest.mark.rule("card.flash-flood", "card.unbreakable")
def test_damage_that_would_no_longer_destroy_calls_for_no_flood() -> None:
    """What Unbreakable took away is not coming any more. [card.flash-flood]"""
    scene = burnt(4).does(1, "cast:unbreakable", "pay")
    while "damage-prevented" not in scene.story or 1 not in scene.asks:
        scene.pass_once()
    assert scene.refuses(1, "cast:flash-flood") == ("refused-no-trigger", "spell.instants")
    scene.passes()
    assert scene.damage("obsidian-golem") == 5


@pytest.mark.rule("card.flash-flood", "card.unbreakable")
def test_damage_that_still_destroys_calls_for_a_flood() -> None:
    scene = burnt(7).does(1, "cast:unbreakable", "pay", "cast:flash-flood", "pay").passes()
    assert scene.damage("obsidian-golem") == 5
