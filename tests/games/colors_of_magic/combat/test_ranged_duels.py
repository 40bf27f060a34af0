"""Ranged attacks as duels, where the players agreed so, and what a fallen fighter leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

FOREST = {"kind": "forest", "corners": [[46, 40], [50, 40], [50, 56], [46, 56]]}


def shot(*keywords: str, **more: Any) -> Scene:
    """The duel of a shot of power 3 against Defence 2."""
    scene = skirmish(
        creature("gale-messenger", 0, (38, 48)),
        creature("tome-guardian", 1, (58, 48), keywords=[{"id": id} for id in keywords]),
        ranged_duel=True,
        **more,
    )
    return scene.does(0, "activate:gale-messenger", "shoot:tome-guardian").fights()


@pytest.mark.rule("setup.options", "combat.cover")
def test_cover_counts_in_the_duel_of_a_shot() -> None:
    # Three less one is no more than two, but the attacker has Swift Strike.
    assert shot(terrain=[FOREST]).happened("duel-won")[0]["less"] == 2
    assert shot("elusive", terrain=[FOREST]).happened("duel-won")[0]["winner"] == "@name-tome-guardian"


@pytest.mark.rule("setup.options", "keyword.flying", "keyword.elusive")
def test_flying_and_elusive_count_in_the_duel_of_a_shot() -> None:
    assert shot("flying").happened("duel-won")[0]["more"] == 4
    assert shot("elusive").happened("duel-won")[0]["more"] == 2


@pytest.mark.rule("setup.options", "monsters.duels")
def test_a_monster_adds_its_line_for_shots_to_the_duel_of_one() -> None:
    scene = skirmish(
        monster("goblin-zorp-the-rock-tosser", (48, 48)),
        creature("tome-guardian", 0, (48, 60)),
        scenario="giant",
        goals=None,
        ranged_duel=True,
        at="monsters",
        activation_deck=[4, 14],
    )
    # It stays, then shoots with 2 and 1 of the card against 2.
    scene.passes()
    assert scene.happened("duel-won")[0]["more"] == 3
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("keyword.life-drain")
def test_who_falls_after_its_blow_has_drained_life() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 40), damage=1, keywords=[{"id": "life-drain", "x": 2}]),
        creature("tome-guardian", 1, (45, 40)),
        forces=[force("ash-prophet", mage_damage=4, hand=["incinerate"]), force(hand=["coral-sentinel"])],
    )
    scene.does(0, "activate:orc-warrior", "strike:tome-guardian")
    scene.lays(1, "coral-sentinel").lays(0, "incinerate").fights()
    assert scene.damage("tome-guardian") == 1
    assert not scene.lives("orc-warrior")
    assert scene.damage("ash-prophet") == 2
