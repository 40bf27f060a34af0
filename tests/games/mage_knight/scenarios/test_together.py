"""Who plays together: cooperation, teams, and how their scores come about."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec import UNSET

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.cards.vocabulary import BLUE, WHITE
from magehall.games.mage_knight.model.aims import may_duel
from magehall.games.mage_knight.model.hexes import tile_at
from magehall.games.mage_knight.model.pieces import CityState, Placed
from magehall.games.mage_knight.model.realm import are_allies, portal_space
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.show.view import view
from tests.games.mage_knight.rounds import Rounds, hero_with, lines, scored, set_up

HASTE = ("announce", "end:turn", "keep", "shed", "recover", "leave")


# Cooperation


@pytest.mark.rule("scenario.full-cooperation", "scenario.blitz-cooperation")
def test_players_face_the_dummy_player_together_and_cities_grow() -> None:
    scene = set_up(3, scenario="full-cooperation")
    agreement = scene.state.agreement
    assert agreement.levels == [5, 5, 5, 11]
    assert scene.state.dummy is not None
    assert agreement.joint_assaults
    assert not agreement.duels
    assert MAGE_KNIGHT.teams(scene.state, 3) == ((0, 1, 2),)
    blitz = set_up(2, scenario="blitz-cooperation")
    assert blitz.state.agreement.levels == [5, 8]
    assert (blitz.state.agreement.rounds, blitz.state.hero(0).fame, blitz.state.hero(0).reputation) == (
        4,
        1,
        2,
    )
    assert len(blitz.state.source.dice) == 5


@pytest.mark.rule("cooperation.tactics")
def test_after_each_round_one_tactic_of_the_players_leaves_the_game() -> None:
    scene = set_up(2, scenario="blitz-cooperation").plays_on(lambda scene: scene.asked[1] != "ask-tactic")
    used = [scene.state.hero(seat).tactic for seat in (0, 1)]
    scene.plays_on(lambda scene: scene.asked[1] == "ask-remove-tactic", *HASTE)
    first = next(who for who in scene.state.calendar.order if who >= 0)
    assert scene.asked[0] == first
    assert sorted(scene.offers(first)) == sorted(f"remove-tactic:{tactic}" for tactic in used)
    scene.does(first, f"remove-tactic:{used[1]}")
    assert scene.state.calendar.removed == [used[1]]
    scene.plays_on(lambda scene: "ask-remove-tactic" in scene.asks.values(), *HASTE)
    assert scene.state.calendar.round == 2
    scene.does(scene.asked[0], scene.offers(scene.asked[0])[0])
    scene.plays_on(lambda scene: "ask-remove-tactic" in scene.asks.values(), *HASTE)
    assert scene.match.result is not None


@pytest.mark.rule("cooperation.tactics", "variant.darkness")
def test_in_growing_darkness_tactics_leave_while_another_round_may_have_them() -> None:
    scene = set_up(2, scenario="blitz-cooperation", daylight="darkness")
    removals: list[int] = []

    def asked_to_remove(scene: Rounds) -> bool:
        return "ask-remove-tactic" in scene.asks.values()

    while scene.plays_on(asked_to_remove, *HASTE).match.result is None:
        removals.append(scene.state.calendar.round)
        scene.does(scene.asked[0], scene.offers(scene.asked[0])[0])
    assert removals == [1, 2, 3], "nobody knows which of them is the last day, and nights follow nights"


@pytest.mark.rule("score.cooperation")
def test_together_the_least_fame_the_best_of_each_category_and_the_worst_beating_count() -> None:
    def cities(state: Quest) -> None:
        realm = state.edit_realm()
        realm.tiles |= {tile_at(2, 2): Placed("core-7"), tile_at(3, 3): Placed("core-6")}
        realm.cities[tile_at(2, 2)] = CityState(WHITE, 5, (), (0, 1))
        realm.cities[tile_at(3, 3)] = CityState(BLUE, 5, (), (1,))
        state.edit_dummy().deck = ["march"] * 3

    changes = (
        hero_with(0, fame=30, deck=["fireball", WOUND]),
        hero_with(1, fame=20, deck=["refreshing-walk", WOUND, WOUND]),
        cities,
    )
    result = scored(*changes, seats=2, scenario="full-cooperation")
    found = lines(result)
    assert found["fame"] == (20, 20)
    assert found["knowledge"] == (2, 2)
    assert found["beating"] == (-4, -4)
    assert found["conquered-cities"] == (20, 20)
    assert found["each-leads"] == (10, 10)
    assert found["dummy-deck"] == (3, 3)
    assert not any(key.startswith("title") for key in found)
    assert result.winners == ()
    assert result.scores[0] == result.scores[1]
    least = lines(scored(*changes, seats=2, scenario="full-cooperation", lowest_counts=True))
    assert (least["knowledge"], least["beating"]) == ((1, 1), (-4, -4))


# Teams


@pytest.mark.rule("teams.allies")
def test_those_who_sit_across_are_allies_and_do_not_fight() -> None:
    state = set_up(4, scenario="full-conquest", teams=True).state
    assert are_allies(state, 0, 2)
    assert not are_allies(state, 0, 1)
    assert not may_duel(state, 1, 3)
    assert may_duel(state, 0, 3)
    assert MAGE_KNIGHT.teams(state, 4) == ((0, 2), (1, 3))
    assert state.agreement.joint_assaults


@pytest.mark.rule("score.teams")
def test_a_team_has_the_least_fame_the_best_of_each_category_and_titles_between_teams() -> None:
    result = scored(
        hero_with(0, fame=9, deck=["fireball"]),
        hero_with(1, fame=6),
        hero_with(2, fame=5, deck=["snowstorm"]),
        hero_with(3, fame=6, deck=[WOUND]),
        seats=4,
        scenario="full-conquest",
        teams=True,
    )
    found = lines(result)
    assert found["fame"] == (5, 6, 5, 6)
    assert found["knowledge"] == (2, 0, 2, 0)
    assert found["title-knowledge"] == (3, 0, 3, 0)
    assert found["title-beating"] == (0, -3, 0, -3)
    assert (result.winners, result.scores) == ((0, 2), (10, 1, 10, 1))


# The chosen one


@pytest.mark.rule("scenario.one-to-return", "teams.allies")
def test_each_team_has_a_chosen_one_whom_only_the_team_knows() -> None:
    scene = set_up(4, scenario="one-to-return", teams=True)
    chosen = [seat for seat in range(4) if scene.state.hero(seat).chosen]
    assert sorted(seat % 2 for seat in chosen) == [0, 1]
    for seat in range(4):
        shown = [
            (other.seat, other.chosen)
            for other in view(scene.state, seat).heroes
            if other.chosen in (True, False)
        ]
        assert shown == [(other, other in chosen) for other in (seat % 2, seat % 2 + 2)]
    assert not any(other.chosen in (True, False) for other in view(scene.state, None).heroes)


@pytest.mark.rule("scenario.one-to-return")
def test_who_stands_on_the_portal_wins_and_of_a_team_only_the_chosen_one() -> None:
    def at_portal(seat: int) -> Callable[[Quest], None]:
        def change(state: Quest) -> None:
            for other in state.seats:
                state.edit_hero(other).space = ""
                state.edit_hero(other).chosen = other in (0, 1)
            state.edit_hero(seat).space = portal_space(state)

        return change

    assert scored(at_portal(2), seats=3, scenario="one-to-return").winners == (2,)
    team = {"scenario": "one-to-return", "teams": True}
    assert scored(at_portal(1), seats=4, **team).winners == (1, 3)
    nobody = scored(at_portal(3), seats=4, **team)
    assert (nobody.winners, nobody.reason.key) == ((), "result-nobody-returned")


def chosen_seen(scene: Rounds, viewer: int | None) -> list[int]:
    """The chosen ones of whom a seat or a spectator knows."""
    return [other.seat for other in view(scene.state, viewer).heroes if other.chosen is True]


@pytest.mark.rule("scenario.one-to-return")
def test_in_the_end_everyone_learns_who_the_chosen_ones_were() -> None:
    def last_round(state: Quest) -> None:
        state.edit_calendar().round = state.agreement.rounds
        for seat in state.seats:
            state.edit_hero(seat).chosen = seat in (1, 2)

    scene = set_up(4, scenario="one-to-return", teams=True).arranged(last_round)
    before = scene.plays_on(lambda scene: scene.state.calendar.announced is not None, *HASTE)
    assert [chosen_seen(before, viewer) for viewer in (0, 1, 2, 3, None)] == [[2], [1], [2], [1], []]
    assert scene.happened("chosen-revealed") == []
    scene.plays_on(lambda scene: scene.match.result is not None, *HASTE)
    for viewer in (0, 1, 2, 3, None):
        assert chosen_seen(scene, viewer) == [1, 2]
        told = [(event["chosen"], event["rule"]) for event in scene.happened("chosen-revealed", viewer)]
        assert told == [(f"#{seat}", "scenario.one-to-return") for seat in (1, 2)]
    assert scene.story[-3:] == ["chosen-revealed", "chosen-revealed", "quest-ended"]
    assert not any(scene.match.can_undo(seat) for seat in range(4)), "what was revealed is not taken back"


@pytest.mark.rule("scenario.one-to-return")
def test_without_teams_nobody_is_revealed() -> None:
    def last_round(state: Quest) -> None:
        state.edit_calendar().round = state.agreement.rounds

    scene = set_up(2, scenario="one-to-return").arranged(last_round)
    scene.plays_on(lambda scene: scene.match.result is not None, *HASTE)
    assert "chosen-revealed" not in scene.story
    assert all(other.chosen is UNSET for other in view(scene.state, 0).heroes)
