"""Scores: achievements, titles, cities, and the sheet."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.vocabulary import BLUE, RED, WHITE, Site
from magehall.games.mage_knight.model.hexes import neighbors, tile_at, tile_spaces
from magehall.games.mage_knight.model.pieces import CityState, Placed, Token, Unit
from magehall.games.mage_knight.model.realm import site_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.scenarios.scoring import titles
from tests.games.mage_knight.rounds import hero_with, lines, scored

FAR = tile_at(2, 2)


@pytest.mark.rule("score.knowledge")
def test_spells_count_two_and_advanced_actions_one_wherever_they_are() -> None:
    result = scored(hero_with(deck=["fireball", "march"], hand=["steady-tempo"], discard=["refreshing-walk"]))
    assert lines(result)["knowledge"] == (4, 0)
    assert lines(result)["title-knowledge"] == (3, 0)


@pytest.mark.rule("score.loot")
def test_artifacts_count_two_on_units_too_and_two_crystals_one() -> None:
    def banner(state: Quest) -> None:
        state.edit_hero(0).units = ["unit-1"]
        state.add("unit-1", Unit("peasants", 0, banner="banner-of-courage"))

    result = scored(hero_with(deck=["ruby-ring"], crystals={RED: 2, BLUE: 1}), banner)
    assert lines(result)["loot"] == (5, 0)


@pytest.mark.rule("score.leader")
def test_units_count_their_level_and_half_of_it_when_wounded() -> None:
    def units(state: Quest) -> None:
        state.edit_hero(1).units = ["unit-1", "unit-2"]
        state.add("unit-1", Unit("fire-mages", 1, wounds=1))
        state.add("unit-2", Unit("peasants", 1, wounds=2))

    assert lines(scored(units))["leader"] == (0, 1)


@pytest.mark.rule("score.conqueror", "score.adventurer")
def test_shields_count_two_on_what_was_conquered_or_braved() -> None:
    def shields(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles[FAR] = Placed("countryside-10")
        realm.tiles[tile_at(3, 3)] = Placed("countryside-7")
        realm.shields[neighbors(FAR)[3]] = (0,)
        realm.shields[neighbors(FAR)[5]] = (1,)
        realm.shields[neighbors(tile_at(3, 3))[4]] = (1,)
        realm.shields[neighbors(tile_at(3, 3))[2]] = (1,)

    result = lines(scored(shields))
    assert result["conqueror"] == (2, 2)
    assert result["title-conqueror"] == (1, 1)
    assert result["adventurer"] == (0, 4)
    assert result["title-adventurer"] == (0, 3)


@pytest.mark.rule("score.beating")
def test_wounds_among_ones_cards_cost_two_and_the_most_beaten_loses_three_more() -> None:
    result = lines(scored(hero_with(0, deck=[WOUND]), hero_with(1, hand=[WOUND], discard=[WOUND])))
    assert (result["beating"], result["title-beating"]) == ((-2, -4), (0, -3))


@pytest.mark.rule("score.titles")
def test_titles_are_shared_for_less_and_nobody_has_one_for_nothing() -> None:
    assert titles([4, 2, 1], 3, 1) == [3, 0, 0]
    assert titles([4, 4, 1], 3, 1) == [1, 1, 0]
    assert titles([0, 0], 3, 1) == [0, 0]
    assert titles([-2, -2, 0], 3, 1) == [-1, -1, 0]


@pytest.mark.rule("score.cities")
def test_cities_count_seven_for_the_leader_and_four_for_another_shield() -> None:
    def cities(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles |= {
            FAR: Placed("core-7"),
            tile_at(3, 3): Placed("core-6"),
            tile_at(4, 4): Placed("core-5"),
        }
        realm.cities[FAR] = CityState(WHITE, 4, (), (0, 1, 1))
        realm.cities[tile_at(3, 3)] = CityState(BLUE, 4, (Token("freezers", True),), (0,))

    result = lines(scored(cities))
    assert (result["cities"], result["title-cities"]) == ((4, 7), (0, 5))


@pytest.mark.rule("score.winner")
def test_the_most_points_win_and_equals_share_the_victory() -> None:
    assert scored(hero_with(0, fame=5), hero_with(1, fame=7)).winners == (1,)
    assert scored(hero_with(0, fame=5), hero_with(1, fame=5)).winners == (0, 1)
    result = scored(hero_with(0, fame=5), hero_with(1, fame=4, deck=["fireball"]))
    assert (result.winners, result.scores) == ((1,), (5, 9))


@pytest.mark.rule("score.solo", "score.winner", "score.titles")
def test_alone_cities_rounds_the_dummy_players_deck_and_haste_count_and_no_titles() -> None:
    def conquered(state: Quest) -> None:
        realm = state.edit_realm()
        for place in (FAR, tile_at(3, 3)):
            realm.tiles[place] = Placed("core-7")
            realm.cities[place] = CityState(WHITE, 5, (), (0,))
        state.edit_calendar().round = 5
        state.edit_dummy().deck = ["march"] * 4

    result = scored(hero_with(fame=30, deck=[WOUND]), conquered, seats=1, scenario="solo-conquest")
    assert lines(result) == {
        "fame": (30,),
        "knowledge": (0,),
        "loot": (0,),
        "leader": (0,),
        "conqueror": (0,),
        "adventurer": (0,),
        "beating": (-2,),
        "conquered-cities": (20,),
        "all-cities": (15,),
        "rounds-left": (30,),
        "dummy-deck": (4,),
        "not-announced": (5,),
    }
    assert (result.winners, result.scores) == ((0,), (102,))


@pytest.mark.rule("score.solo", "score.winner")
def test_alone_one_loses_with_a_city_left() -> None:
    def half(state: Quest) -> None:
        state.edit_realm().tiles[FAR] = Placed("core-7")
        state.edit_realm().cities[FAR] = CityState(WHITE, 5, (), (0,))

    result = scored(half, seats=1, scenario="solo-conquest")
    assert result.winners == ()
    assert result.reason.key == "result-mission-lost"


@pytest.mark.rule("scenario.first-reconnaissance", "score.winner")
def test_a_first_match_alone_is_won_by_finding_the_city() -> None:
    def found(state: Quest) -> None:
        state.edit_realm().tiles[FAR] = Placed("core-7")
        state.edit_realm().cities[FAR] = CityState(WHITE, 1, closed=True)

    assert scored(found, seats=1, scenario="first-reconnaissance").winners == (0,)
    assert scored(seats=1, scenario="first-reconnaissance").winners == ()


@pytest.mark.rule("score.mines")
def test_mines_count_four_or_seven_and_their_liberator_has_a_title() -> None:
    def freed(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles |= {FAR: Placed("countryside-6"), tile_at(3, 3): Placed("core-2")}
        for center in (FAR, tile_at(3, 3)):
            mine = next(space for space in tile_spaces(center) if site_at(state, space) is Site.MINE)
            realm.shields[mine] = (0,) if center == FAR else (1,)

    result = lines(scored(freed, scenario="mines-liberation"))
    assert (result["mines"], result["title-mines"]) == ((4, 7), (0, 5))
    alone = lines(scored(freed_alone, seats=1, scenario="mines-liberation"))
    assert alone["mines"] == (4,)
    assert "title-mines" not in alone


def freed_alone(state: Quest) -> None:
    """A player alone has freed a mine of the countryside."""
    realm = state.edit_realm()
    realm.tiles[FAR] = Placed("countryside-6")
    realm.shields[next(s for s in tile_spaces(FAR) if site_at(state, s) is Site.MINE)] = (0,)


@pytest.mark.rule("score.dungeons")
def test_dungeons_and_tombs_count_four_secret_ones_too_and_their_title_five() -> None:
    def braved(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles |= {FAR: Placed("countryside-7"), tile_at(3, 3): Placed("countryside-6")}
        dungeon = next(space for space in tile_spaces(FAR) if site_at(state, space) is Site.DUNGEON)
        den = next(space for space in tile_spaces(tile_at(3, 3)) if site_at(state, space) is Site.MONSTER_DEN)
        realm.secrets[tile_at(3, 3)] = Site.TOMB
        realm.shields |= {dungeon: (0,), tile_at(3, 3): (0,), den: (1,)}

    result = lines(scored(braved, scenario="dungeon-lords"))
    assert (result["adventurer"], result["title-dungeons"]) == ((8, 2), (5, 0))
    assert "title-adventurer" not in result
