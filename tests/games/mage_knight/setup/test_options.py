"""Options: what goes together, and why something does not."""

from __future__ import annotations

import msgspec
import pytest

from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.scenarios.catalogue import SCENARIOS
from magehall.games.mage_knight.setup.options import QuestOptions, agreement_for, problem_with
from magehall.kernel.game import OptionError
from tests.games.mage_knight.rounds import GAME, begun


@pytest.mark.rule("scenario", "scenario.players")
def test_only_scenarios_whose_rules_are_built_are_offered() -> None:
    offered = GAME.options_schema["$defs"]["QuestOptions"]["properties"]["scenario"]["enum"]
    assert len(SCENARIOS) == 11
    assert sorted(offered) == sorted(scenario.id for scenario in SCENARIOS.values() if scenario.built)
    with pytest.raises(OptionError):
        GAME.read_options({"scenario": "druid-nights"})


@pytest.mark.rule("scenario.players")
def test_a_number_of_players_the_scenario_is_not_for_is_refused_with_its_reason() -> None:
    problem = problem_with(QuestOptions(scenario="full-conquest"), 1)
    assert problem == say("option-error-seats", scenario="@setting-scenario-full-conquest", least=2, most=4)
    assert problem_with(QuestOptions(scenario="solo-conquest"), 2) is not None
    assert [problem_with(QuestOptions(), seats) for seats in (1, 2, 3, 4)] == [None] * 4
    with pytest.raises(OptionError) as refused:
        begun(1, scenario="full-conquest")
    assert refused.value.words == problem


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
    problem = problem_with(QuestOptions(duels="allowed"), 1)
    assert problem == say("option-error-duels")


@pytest.mark.rule("cooperation.invite")
def test_rivals_assault_a_city_together_only_where_they_agree_and_one_can_be_assaulted() -> None:
    agreed = QuestOptions(scenario="full-conquest", joint_assaults=True)
    assert agreement_for(agreed, 2).joint_assaults
    assert not agreement_for(QuestOptions(scenario="full-conquest"), 2).joint_assaults
    assert problem_with(QuestOptions(joint_assaults=True), 2) == say("option-error-joint-assaults")
