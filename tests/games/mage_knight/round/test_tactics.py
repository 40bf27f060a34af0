"""Tactics: who chooses when, what they do, and the order they bring."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import BLACK, DAY, RED
from magehall.games.mage_knight.model.deeds.round import ChooseTactic
from magehall.games.mage_knight.model.pieces import DUMMY
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.round.tactics import choosing_order
from tests.games.mage_knight.rounds import set_up
from tests.games.mage_knight.scenario import hero, quest


@pytest.mark.rule("tactics.choose", "round.first")
def test_in_the_first_round_who_chose_a_hero_last_takes_a_tactic_first() -> None:
    scene = set_up(3)
    order = list(scene.state.calendar.order)
    for seat in reversed(order):
        assert scene.asked == (seat, "ask-tactic")
        scene.does(seat, f"take-tactic:{('early-bird', 'planning', 'the-right-moment')[seat]}")
    assert scene.state.calendar.round == 1


@pytest.mark.rule("tactics.choose")
def test_the_least_fame_chooses_first_and_among_equals_the_lower_token() -> None:
    scene = set_up(4)

    def fame(state: Quest) -> None:
        state.edit_calendar().order = [2, 0, 3, 1]
        for seat, points in enumerate((5, 1, 5, 0)):
            state.edit_hero(seat).fame = points

    fame(scene.state)
    assert choosing_order(scene.state) == (3, 1, 0, 2)


@pytest.mark.rule("tactics.choose", "tactics.lay-out")
def test_a_tactic_is_taken_once_and_only_at_its_time() -> None:
    scene = set_up(2)
    first = scene.asked[0]
    scene.does(first, "take-tactic:planning")
    other = scene.asked[0]
    assert scene.why_not(other, ChooseTactic("planning")) == ("refused-tactic-taken", "tactics.choose")
    assert scene.why_not(other, ChooseTactic("long-night")) == (
        "refused-tactic-of-other-time",
        "tactics.lay-out",
    )


@pytest.mark.rule("tactics.choose")
def test_a_tactic_that_does_not_exist_was_taken_by_nobody() -> None:
    scene = set_up(2)
    unknown = ChooseTactic("glade")
    assert scene.why_not(scene.asked[0], unknown) == ("refused-no-such-tactic", "tactics.choose")


@pytest.mark.rule("tactics.order")
def test_the_lowest_number_goes_first_and_tactics_nobody_took_are_out() -> None:
    scene = set_up(3)
    tactics = {0: "the-right-moment", 1: "early-bird", 2: "planning"}
    while scene.asked[1] == "ask-tactic":
        scene.does(scene.asked[0], f"take-tactic:{tactics[scene.asked[0]]}")
    assert scene.state.calendar.order == [1, 2, 0]
    assert scene.state.calendar.tactics == []
    assert scene.asked[0] == 1


@pytest.mark.rule("tactics.taken")
def test_great_start_draws_two_cards_when_taken() -> None:
    scene = set_up(1)
    scene.does(0, "take-tactic:great-start")
    assert len(scene.state.hero(0).hand) == 7


@pytest.mark.rule("tactics.taken")
def test_mana_steal_takes_its_die_when_taken_before_the_next_player_chooses() -> None:
    scene = set_up(2)
    first = scene.asked[0]

    def dice(state: Quest) -> None:
        state.edit_source().dice = [RED, BLACK, BLACK, BLACK]

    scene.arranged(dice).does(first, "take-tactic:mana-steal", "die:red")
    assert scene.state.hero(first).stored_die is RED
    assert scene.asked == (1 - first, "ask-tactic")


@pytest.mark.rule("dummy.tactic", "solo.tactics")
def test_alone_one_chooses_first_and_the_dummy_player_draws_lots() -> None:
    scene = set_up(1)
    assert choosing_order(scene.state) == (0, DUMMY)
    scene.loaded(1).does(0, "take-tactic:early-bird")
    assert scene.state.dummy is not None
    assert scene.state.dummy.tactic == "rethink"
    assert scene.state.calendar.order == [0, DUMMY]


@pytest.mark.rule("solo.tactics")
def test_both_tactics_of_a_round_alone_leave_the_game() -> None:
    scene = set_up(1).loaded(1).does(0, "take-tactic:early-bird")
    scene.plays_on(lambda scene: scene.state.calendar.round == 3, "shed", "keep", "end:turn", "begin")
    assert scene.state.time is DAY
    assert scene.state.calendar.removed[:2] == ["early-bird", "rethink"]
    assert scene.why_not(0, ChooseTactic("rethink")) == ("refused-tactic-removed", "solo.tactics")
    assert len(scene.offers(0)) == 4


@pytest.mark.rule("solo.tactics", "cooperation.tactics")
@pytest.mark.parametrize(
    ("seats", "scenario", "rule"),
    [(1, "solo-conquest", "solo.tactics"), (2, "full-cooperation", "cooperation.tactics")],
)
def test_a_tactic_that_left_the_game_is_refused_by_the_rule_it_left_by(
    seats: int, scenario: str, rule: str
) -> None:
    heroes = [hero(name) for name in ("tovak", "goldyx")[:seats]]
    scene = quest(*heroes, scenario=scenario, round=3, at="tactics", removed=["planning"])
    (seat,) = scene.asks
    assert scene.refuses(seat, "take-tactic:planning") == ("refused-tactic-removed", rule)
