"""Rulings on what players do in the turns of others, without stopping whoever is on turn. [turn.aside]"""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_knight.model.pieces import SkillState
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

VILLAGE = "2,-3"
TILES = {"1,-3": "countryside-1", "3,-2": "countryside-2"}


def watching(
    *, tovak: dict[str, Any] | None = None, more: dict[str, Any] | None = None, **goldyx: Any
) -> Scene:
    """Tovak is on turn; Goldyx watches from a village, with cards to draw."""
    me = {"hand": ["march", "rage"], "space": "0,0", **(tovak or {})}
    goldyx = {"hand": ["march"], "deck": ["rage", "stamina", "swiftness"], "space": VILLAGE, **goldyx}
    return quest(hero("tovak", **me), hero("goldyx", **goldyx), tiles=TILES, **(more or {}))


@pytest.mark.rule("turn.aside", "site.plunder")
def test_a_village_is_plundered_in_the_turn_of_another_who_goes_on_as_before() -> None:
    scene = watching()
    before = scene.offers(0)
    scene.aside(1, "plunder")
    assert scene.hero(1).hand == ["march", "rage", "stamina"]
    assert scene.hero(1).reputation == -1
    assert (scene.asks, scene.offers(0)) == ({0: "ask-turn"}, before)
    assert not scene.state.has_turn(1)
    assert scene.refuses(1, "plunder") == ("refused-not-asked", ""), "nothing is left to do aside"


@pytest.mark.rule("turn.aside", "site.plunder")
def test_a_village_plundered_in_the_turn_of_another_is_not_plundered_again_before_ones_own() -> None:
    scene = watching(skills=["motivation-goldyx"]).aside(1, "plunder")
    assert scene.asides(1) == ["use:motivation-goldyx"]
    assert scene.refuses(1, "plunder") == ("refused-plundered-already", "site.plunder")
    scene.does(0, "play:march:basic", "end:turn", "keep:hand")
    assert scene.offers(1) == ["use:motivation-goldyx", "begin:turn"]


@pytest.mark.rule("turn.aside", "site.portal")
def test_who_waits_off_the_map_may_act_aside_and_the_moment_is_a_position() -> None:
    scene = watching(space="", tactic="midnight-meditation", hand=["march", "rage"], more={"time": "night"})
    scene.aside(1, "tactic:midnight-meditation")
    document = magehall.describe_position(scene.match)
    assert magehall.describe_position(magehall.load_position(document)) == document


@pytest.mark.rule("turn.aside")
def test_nobody_is_asked_for_what_serves_in_the_turns_of_others() -> None:
    scene = watching(skills=["motivation-goldyx"])
    assert scene.asks == {0: "ask-turn"}
    assert list(scene.match.view(1)["waiting"]) == ["0"]
    assert "aside" in scene.match.view(1)
    assert "aside" not in scene.match.view(0)
    assert "aside" not in scene.match.view(None)


@pytest.mark.rule("turn.aside", "skill.motivation")
def test_a_motivation_in_the_turn_of_another_forestalls_theirs() -> None:
    scene = watching(tovak={"skills": ["motivation-tovak"]}, skills=["motivation-goldyx", "flight"], fame=0)
    assert "use:motivation-tovak" in scene.offers(0)
    scene.aside(1, "use:motivation-goldyx")
    assert scene.hero(1).hand == ["march", "rage", "stamina"]
    assert scene.hero(1).skills["motivation-goldyx"] is SkillState.DOWN
    assert scene.refuses(0, "use:motivation-tovak") == ("refused-motivated", "skill.motivation")


@pytest.mark.rule("turn.aside", "skill.motivation")
def test_the_mana_of_a_motivation_in_the_turn_of_another_waits_for_ones_own() -> None:
    scene = watching(tovak={"fame": 4}, skills=["motivation-goldyx"]).aside(1, "use:motivation-goldyx")
    scene.does(0, "play:march:basic", "end:turn", "keep:hand")
    scene.does(1, *scene.offers(1, "begin:turn"))
    assert scene.hero(1).mana == ["green"]


@pytest.mark.rule("turn.aside", "skill.motivation")
def test_a_motivation_in_the_turn_of_another_holds_until_the_end_of_ones_next_turn() -> None:
    scene = watching(tovak={"skills": ["motivation-tovak"]}, skills=["motivation-goldyx"])
    scene.aside(1, "use:motivation-goldyx")
    scene.does(0, "play:march:basic", "end:turn", "keep:hand")
    assert scene.asides(0) == [], "still forestalled"
    scene.does(1, *scene.offers(1, "begin:turn"))
    scene.does(1, "play:march:basic", "end:turn", "keep:hand")
    assert "use:motivation-tovak" in scene.offers(0)


@pytest.mark.rule("turn.aside", "skills.use")
def test_other_skills_and_cards_are_for_ones_own_turn() -> None:
    scene = watching(skills=["motivation-goldyx", "flight"])
    assert scene.asides(1) == ["use:motivation-goldyx", "plunder"]
    assert scene.refuses(1, "use:flight") == ("refused-not-before-turn", "turn.before")


@pytest.mark.rule("turn.aside", "tactic.long-night")
def test_long_night_refills_an_empty_deck_in_the_turn_of_another() -> None:
    scene = watching(more={"time": "night"}, tactic="long-night", deck=[], discard=["rage", "stamina"])
    scene.aside(1, "tactic:long-night").aside(1, "plunder")
    assert sorted(scene.hero(1).hand) == ["march", "rage", "stamina"]


@pytest.mark.rule("turn.aside", "tactic.midnight-meditation")
def test_cards_to_shuffle_back_are_chosen_before_the_turn_of_the_other_goes_on() -> None:
    scene = watching(more={"time": "night"}, tactic="midnight-meditation")
    scene.aside(1, "tactic:midnight-meditation")
    assert scene.asks == {1: "ask-meditate"}
    scene.does(1, "pick:march")
    assert scene.asks == {0: "ask-turn"}
    assert (len(scene.hero(1).hand), scene.hero(1).tactic_down) == (1, True)
    assert not scene.state.has_turn(1)


@pytest.mark.rule("turn.aside", "tactic.sparing-power")
def test_sparing_power_in_the_turn_of_another_is_that_of_ones_next_turn() -> None:
    scene = watching(more={"time": "night"}, tactic="sparing-power", hand=["march", "stamina"], deck=["rage"])
    scene.aside(1, "tactic:sparing-power").does(1, "put:aside")
    scene.does(0, "play:march:basic", "end:turn", "keep:hand")
    assert "tactic:sparing-power" not in scene.offers(1)
    assert scene.hero(1).spared == ["rage"]


@pytest.mark.rule("turn.aside", "combat.phases")
def test_a_combat_of_another_goes_on_as_if_nobody_had_done_anything() -> None:
    combat = fight("prowlers")
    scene = watching(tovak={"hand": ["into-the-heat"]}, more={"combat": combat}, skills=["motivation-goldyx"])
    before, begun = scene.offers(0), scene.combat.begun
    scene.aside(1, "use:motivation-goldyx").aside(1, "plunder")
    assert (scene.offers(0), scene.combat.begun) == (before, begun)


@pytest.mark.rule("turn.aside")
def test_what_another_did_ends_taking_back() -> None:
    scene = watching().does(0, "play:march:basic")
    assert scene.match.can_undo(0)
    scene.aside(1, "plunder")
    assert not scene.match.can_undo(0)
    assert not scene.match.can_undo(1), "cards were drawn"
    scene.does(0, "move:1,0")
    assert scene.match.can_undo(0)


@pytest.mark.rule("turn.aside")
def test_nobody_acts_aside_between_turns_or_out_of_the_game() -> None:
    assert quest(hero("tovak"), hero("goldyx", space="0,0"), tiles=TILES).asides(1) == []
    out = {"scenario": "one-to-return"}
    gone = watching(more=out, skills=["motivation-goldyx"], space="", eliminated=True)
    assert gone.asides(1) == []


@pytest.mark.rule("turn.aside", "round.announce")
def test_whose_round_is_over_may_still_forestall_a_motivation() -> None:
    scene = watching(
        tovak={"skills": ["motivation-tovak"]},
        skills=["motivation-goldyx"],
        more={"announced": 1, "last_turns": [0]},
    )
    scene.aside(1, "use:motivation-goldyx")
    assert "use:motivation-tovak" not in scene.offers(0)


@pytest.mark.rule("turn.aside")
def test_a_match_with_something_done_aside_is_saved_and_replayed() -> None:
    scene = watching(skills=["motivation-goldyx"]).does(0, "play:march:basic")
    scene.aside(1, "plunder").does(0, "move:1,0").aside(1, "use:motivation-goldyx")
    again = magehall.load_match(scene.match.save())
    assert again.save() == scene.match.save()
    assert again.events == scene.match.events
    assert again.asides == scene.match.asides


@pytest.mark.rule("turn.aside", "turn.before")
def test_who_is_forestalled_before_the_turn_and_has_nothing_else_to_do_begins_it() -> None:
    tovak = hero("tovak", hand=["march"], space="0,0", skills=["motivation-tovak"])
    goldyx = hero("goldyx", hand=["march"], space="0,0", skills=["motivation-goldyx"])
    scene = quest(tovak, goldyx, at="before")
    assert scene.asks == {0: "ask-before-turn"}
    scene.aside(1, "use:motivation-goldyx")
    assert scene.asks == {0: "ask-turn"}


@pytest.mark.rule("turn.aside", "card.mana-draw", "source")
def test_a_die_about_to_be_turned_is_not_lost_when_another_player_acts() -> None:
    scene = watching(
        tovak={"hand": ["mana-draw"], "mana": ["white"]},
        space="",
        tactic="midnight-meditation",
        hand=["march", "rage"],
        more={"time": "night", "source": ["blue", "blue", "green", "gold"]},
    )
    scene.does(0, "play:mana-draw:strong", "pay:token-white", "die:gold")
    scene.aside(1, "tactic:midnight-meditation")
    scene.does(1, "enough").does(0, "color:red")
    assert sorted(scene.state.source.dice) == ["blue", "blue", "green"]
    assert [die.color for die in scene.turn(0).dice] == ["red"]
