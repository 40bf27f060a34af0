"""Options: what goes together, and why something does not."""

from __future__ import annotations

import msgspec
import pytest

from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.setup.options import QuestOptions, agreement_for, problem_with
from magehall.kernel.game import OptionError
from tests.games.mage_knight.rounds import GAME, begun


def key_of(options: QuestOptions, seats: int) -> str:
    """Why options do not go together."""
    problem = problem_with(options, seats)
    assert problem is not None, options
    return problem.key.removeprefix("option-error-")


@pytest.mark.rule("scenario", "scenario.players")
def test_every_scenario_of_the_book_is_offered() -> None:
    offered = GAME.options_schema["$defs"]["QuestOptions"]["properties"]["scenario"]["enum"]
    assert len(SCENARIOS) == 11
    assert sorted(offered) == sorted(SCENARIOS)
    with pytest.raises(OptionError):
        GAME.read_options({"scenario": "druid-days"})


@pytest.mark.rule("scenario.players")
def test_a_number_of_players_the_scenario_is_not_for_is_refused_with_its_reason() -> None:
    problem = problem_with(QuestOptions(scenario="full-cooperation"), 4)
    assert problem == say(
        "option-error-seats", scenario="@setting-scenario-full-cooperation", least=1, most=3
    )
    assert problem_with(QuestOptions(scenario="solo-conquest"), 2) is not None
    assert [problem_with(QuestOptions(), seats) for seats in (1, 2, 3, 4)] == [None] * 4
    with pytest.raises(OptionError) as refused:
        begun(4, scenario="full-cooperation")
    assert refused.value.words == problem


@pytest.mark.rule("solo.any")
@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_any_scenario_can_be_played_alone_with_the_set_up_for_two(scenario: str) -> None:
    options = msgspec.structs.replace(QuestOptions(), scenario=scenario)
    assert problem_with(options, 1) is None
    alone = agreement_for(options, 1)
    assert alone.cooperative
    assert alone.tactics_used_once
    rivalry = (alone.duels, alone.interactive_spells, alone.interactive_skills, alone.joint_assaults)
    assert not any(rivalry)
    if scenario != "solo-conquest":
        two = agreement_for(options, 2)
        numbers = [
            (told.rounds, told.countryside, told.cities, told.core, told.levels) for told in (alone, two)
        ]
        assert numbers[0] == numbers[1]


@pytest.mark.rule("variant.map")
def test_players_may_agree_on_another_shape_and_other_numbers_of_tiles() -> None:
    options = QuestOptions(
        scenario="full-conquest", shape="open-3", countryside_tiles=10, city_tiles=4, core_tiles=0
    )
    agreed = agreement_for(options, 2)
    assert (agreed.shape, agreed.countryside, agreed.cities, agreed.core) == ("open-3", 10, 4, 0)
    assert agreed.levels == [4, 4, 4, 4]
    scene = begun(2, scenario="full-conquest", shape="open", countryside_tiles=4, city_tiles=1, core_tiles=4)
    assert scene.state.realm.shape == "open"
    assert key_of(QuestOptions(scenario="conquer-and-hold", shape="open"), 2) == "map"
    assert key_of(QuestOptions(scenario="druid-nights", city_tiles=2), 2) == "city-tiles"
    assert key_of(QuestOptions(scenario="mines-liberation", core_tiles=4), 2) == "core-tiles"


@pytest.mark.rule("teams.allies", "variant.epic", "variant.glades", "score.cooperation", "variant.darkness")
def test_variants_of_single_scenarios_are_refused_elsewhere() -> None:
    assert key_of(QuestOptions(scenario="full-conquest", teams=True), 3) == "teams"
    assert key_of(QuestOptions(scenario="blitz-conquest", teams=True), 4) == "teams"
    assert problem_with(QuestOptions(scenario="full-conquest", teams=True), 4) is None
    assert key_of(QuestOptions(scenario="full-conquest", epic=True), 2) == "epic"
    assert key_of(QuestOptions(scenario="full-conquest", contested_glades=True), 2) == "contested-glades"
    assert key_of(QuestOptions(scenario="full-conquest", open_map=True), 2) == "open-map"
    assert key_of(QuestOptions(scenario="full-conquest", lowest_counts=True), 2) == "lowest-counts"
    assert key_of(QuestOptions(scenario="druid-nights", daylight="darkness"), 2) == "darkness"


@pytest.mark.rule("variant.levels")
def test_levels_of_cities_follow_the_scenario_unless_the_players_agree_otherwise() -> None:
    assert agreement_for(QuestOptions(scenario="solo-conquest"), 1).levels == [5, 8]
    assert agreement_for(QuestOptions(scenario="solo-conquest", city_level=3), 1).levels == [3, 8]
    assert agreement_for(QuestOptions(scenario="full-conquest", city_level=6), 3).levels == [6, 6, 6]
    assert agreement_for(QuestOptions(scenario="full-conquest", last_city_level=11), 2).levels == [4, 11]


@pytest.mark.rule("variant.levels")
def test_a_city_nobody_enters_has_no_level_to_choose() -> None:
    problem = problem_with(QuestOptions(city_level=3), 2)
    assert problem is not None
    assert problem.key == "option-error-levels"


@pytest.mark.rule("friendly.spells")
def test_alone_there_is_nobody_to_be_friendly_to() -> None:
    options = QuestOptions(scenario="solo-conquest", friendly_mana=True)
    spared = QuestOptions(scenario="solo-conquest", no_interactive_spells=True)
    assert [problem.key for problem in (problem_with(options, 1), problem_with(spared, 1)) if problem] == [
        "option-error-friendly-mana",
        "option-error-interactive",
    ]


@pytest.mark.rule("friendly.duels")
def test_players_fight_each_other_as_the_scenario_says_unless_they_agree_otherwise() -> None:
    def duels(scenario: str, agreed: str, seats: int = 2) -> bool:
        options = msgspec.structs.replace(QuestOptions(), scenario=scenario, duels=agreed)
        return agreement_for(options, seats).duels

    assert duels("full-conquest", "usual")
    assert not duels("full-conquest", "forbidden")
    assert not duels("first-reconnaissance", "usual")
    assert duels("first-reconnaissance", "allowed")
    assert not duels("first-reconnaissance", "usual", seats=1)
    assert key_of(QuestOptions(duels="allowed"), 1) == "duels"


@pytest.mark.rule("cooperation.invite")
def test_rivals_assault_a_city_together_only_where_they_agree_and_one_can_be_assaulted() -> None:
    agreed = QuestOptions(scenario="full-conquest", joint_assaults=True)
    assert agreement_for(agreed, 2).joint_assaults
    assert not agreement_for(QuestOptions(scenario="full-conquest"), 2).joint_assaults
    assert key_of(QuestOptions(joint_assaults=True), 2) == "joint-assaults"


@pytest.mark.rule("variant.megapolis")
def test_a_megapolis_needs_a_city_to_conquer_and_colours_for_its_halves() -> None:
    agreed = agreement_for(QuestOptions(scenario="full-conquest", megapolis=9), 2)
    assert (agreed.megapolis, agreed.megapolises) == (9, 1)
    two = QuestOptions(scenario="full-conquest", teams=True, city_tiles=2, megapolis=14, two_megapolises=True)
    assert problem_with(two, 4) is None
    assert agreement_for(two, 4).megapolises == 2
    assert key_of(QuestOptions(scenario="full-conquest", megapolis=9), 4) == "megapolis"
    assert key_of(QuestOptions(scenario="full-conquest", two_megapolises=True), 2) == "two-megapolises"
    assert key_of(QuestOptions(megapolis=9), 2) == "levels"


@pytest.mark.rule("variant.auction", "variant.interactive-combat")
def test_who_plays_alone_or_together_neither_bids_nor_helps_enemies() -> None:
    assert key_of(QuestOptions(auction=True), 1) == "auction"
    assert key_of(QuestOptions(interactive_combat=True), 1) == "interactive-combat"
    assert (
        key_of(QuestOptions(scenario="full-cooperation", interactive_combat=True), 2) == "interactive-combat"
    )
    assert problem_with(QuestOptions(scenario="full-cooperation", auction=True), 2) is None
    assert agreement_for(
        QuestOptions(scenario="full-conquest", interactive_combat=True), 2
    ).interactive_combat
