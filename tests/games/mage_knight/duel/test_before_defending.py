"""Rulings on what an attacked player does before the defence is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_knight.scenario import Scene, hero, quest

VILLAGE = "2,-3"


def attacked(**goldyx: Any) -> Scene:
    """Tovak attacks Goldyx, who stands in a village."""
    time = goldyx.pop("time", "day")
    scene = quest(
        hero("tovak", hand=["rage"], space="1,-2"),
        hero("goldyx", space=VILLAGE, **goldyx),
        scenario="full-conquest",
        agreement={"duels": True},
        tiles={"1,-3": "countryside-1", "3,-2": "countryside-2"},
        time=time,
        move=2,
    )
    return scene.does(0, f"move:{VILLAGE}", "duel:seat-1")


@pytest.mark.rule("duel.first", "site.plunder")
def test_who_is_attacked_in_a_village_may_plunder_it_first_and_once() -> None:
    scene = attacked(hand=["march"], deck=["rage", "stamina", "swiftness"])
    scene.does(1, "plunder")
    assert scene.hero(1).hand == ["march", "rage", "stamina"]
    assert scene.hero(1).reputation == -1
    assert scene.asks == {1: "ask-defence"}
    assert scene.refuses(1, "plunder") == ("refused-plundered-already", "site.plunder")
    scene.does(1, "defend:partly")
    assert scene.refuses(1, "plunder")[1] != "", "the duel runs now"


@pytest.mark.rule("duel.first", "tactic.midnight-meditation")
def test_who_is_attacked_may_use_a_tactic_for_before_a_turn() -> None:
    scene = attacked(time="night", tactic="midnight-meditation", hand=["march"], deck=["rage", "stamina"])
    scene.does(1, "tactic:midnight-meditation")
    assert scene.hero(1).tactic_down


@pytest.mark.rule("duel.first", "skill.motivation")
def test_who_is_attacked_may_use_a_skill_for_the_turns_of_others() -> None:
    scene = attacked(
        hand=["march"], deck=["rage", "stamina", "swiftness"], skills=["motivation-goldyx", "flight"]
    )
    assert scene.refuses(1, "use:flight") == ("refused-not-before-turn", "turn.before")
    scene.does(1, "use:motivation-goldyx")
    assert scene.hero(1).hand == ["march", "rage", "stamina"]


@pytest.mark.rule("duel.first", "tactic.sparing-power")
def test_sparing_power_comes_before_a_full_defence_and_not_again_before_the_next_turn() -> None:
    scene = attacked(time="night", tactic="sparing-power", hand=["march"], deck=["rage", "stamina"])
    assert scene.refuses(1, "defend:fully") == ("refused-sparing-power-first", "tactic.sparing-power")
    scene.does(1, "tactic:sparing-power", "put:aside")
    assert scene.hero(1).spared == ["rage"]
    assert "defend:fully" in scene.offers(1)
    scene.does(1, "defend:partly")
    while scene.asks != {0: "ask-turn"}:
        (seat,) = scene.asks
        scene.does(seat, "let-be" if "let-be" in scene.offers(seat) else "endure")
    scene.does(0, "end:turn", "shed:rage")
    assert scene.hero(1).spared == ["rage"], "it was used before this turn already"
    assert scene.asks == {1: "ask-before-turn"}


@pytest.mark.rule("duel.first")
def test_a_die_taken_in_the_turn_before_is_not_missing_in_the_defence() -> None:
    scene = attacked(hand=["march"]).does(1, "defend:fully")
    assert scene.turn(1).dice_left == 1
