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


@pytest.mark.rule("duel.partly", "skill.motivation")
def test_who_defends_partly_uses_no_skill_but_those_for_the_turns_of_others() -> None:
    scene = attacked(
        hand=["march"], deck=["rage", "stamina", "swiftness"], skills=["motivation-goldyx", "freezing-power"]
    )
    scene.does(1, "defend:partly")
    assert scene.offers(1, "use:") == ["use:motivation-goldyx"]
    assert scene.refuses(1, "use:freezing-power") == ("refused-not-before-turn", "turn.before")
    scene.does(1, "use:motivation-goldyx")
    assert scene.hero(1).hand == ["march", "rage", "stamina"]
    assert scene.asks == {1: "ask-duel-attack"}
    assert not scene.state.calendar.motivated_now, "the turn is another's: the own next one frees the others"


@pytest.mark.rule("duel.fully", "skill.motivation")
def test_a_motivation_in_the_turn_given_for_a_duel_holds_until_the_end_of_the_one_after() -> None:
    scene = attacked(hand=["march"], deck=["rage", "stamina", "swiftness"], skills=["motivation-goldyx"])
    scene.does(1, "defend:fully", "use:motivation-goldyx")
    assert scene.state.calendar.motivated_now


@pytest.mark.rule("turn.aside", "duel.roles")
def test_a_third_player_may_act_aside_while_two_fight() -> None:
    scene = quest(
        hero("tovak", hand=["rage"], space="1,-2"),
        hero("goldyx", space=VILLAGE, hand=["march"]),
        hero("norowas", space="0,0", skills=["motivation-norowas"], hand=["march"], deck=["rage", "stamina"]),
        scenario="full-conquest",
        agreement={"duels": True},
        tiles={"1,-3": "countryside-1", "3,-2": "countryside-2"},
        move=2,
    )
    scene.does(0, f"move:{VILLAGE}", "duel:seat-1").does(1, "defend:partly")
    before = scene.offers(1)
    scene.aside(2, "use:motivation-norowas")
    assert scene.hero(2).hand == ["march", "rage", "stamina"]
    assert (scene.asks, scene.offers(1)) == ({1: "ask-duel-attack"}, before)
    assert scene.asides(0) == [], "who is on turn plays it"
