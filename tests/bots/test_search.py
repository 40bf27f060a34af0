"""The search: its budget, its trial of options, and what it finds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import yaml

import magehall
from magehall import Decision, Match, Option
from magehall.bots import Budget, budget, make_bot
from magehall.bots.search import (
    DEPTH,
    Arm,
    Trial,
    _best_of_each,
    _drop,
    _halve,
    _is_surely_better,
    _is_time_to_drop,
    rollout,
    rollout_rounds,
)
from magehall.kernel.contracts.sense import Plan, Sense
from magehall.kernel.showing.perspective import Perspective
from tests.bots.moments import GAMES, CountingPerspective, moments

LESSONS = Path(magehall.__file__).parent / "games/battle_mages/positions/lessons"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("simulations", [1, 2, 30])
def test_a_budget_in_simulations_is_spent_and_no_more(game: str, simulations: int) -> None:
    """Where the game doubts, a trial may be over sooner."""
    for match, seat in moments(game, seats=3, seed=6, every=13):
        perspective = CountingPerspective(match, seat)
        choice = make_bot("search", budget=Budget(simulations=simulations)).choose(perspective)
        if choice.why.key == "why-only-idea":
            assert (choice.weighed, perspective.worlds) == ((), 1)
            continue
        spent = sum(entry.looks for entry in choice.weighed)
        assert spent <= simulations
        assert spent == simulations or hasattr(perspective.sense, "switch_margin")
        assert perspective.worlds <= simulations


def test_a_budget_in_milliseconds_ends_with_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def tick() -> Iterator[float]:
        now = 100.0
        while True:
            yield now
            now += 0.004

    clock = tick()
    monkeypatch.setattr(budget, "monotonic", lambda: next(clock))
    match, seat = next(moments("battle_mages", seats=2, seed=2))
    choice = make_bot("search:50ms").choose(Perspective(match, seat))
    assert sum(entry.looks for entry in choice.weighed) == 13


def test_a_budget_of_simulations_ends_early_where_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(0.1 * number for number in range(1000))
    monkeypatch.setattr(budget, "monotonic", lambda: next(now))
    spent = list(Budget(simulations=100).spending(at_most=1000))
    assert spent == pytest.approx([0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
    assert len(list(Budget(simulations=4).spending(at_most=1000))) == 4
    assert len(list(Budget(milliseconds=5000).spending(at_most=1000))) == 10


def test_no_time_is_too_short_for_one_simulation() -> None:
    assert next(Budget(milliseconds=1).spending()) == 0


def test_spending_goes_from_nothing_up_to_all() -> None:
    assert list(Budget(simulations=4).spending()) == [0, 0.25, 0.5, 0.75]


def test_the_time_runs_from_the_moment_the_budget_is_taken_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(budget, "monotonic", lambda: now)
    spending = Budget(milliseconds=500).spending()
    now = 100.25
    assert [next(spending), next(spending)] == [0, 0.5]
    now = 100.5
    assert list(spending) == []


@pytest.mark.parametrize(
    "wrong", [{}, {"simulations": 0}, {"milliseconds": -1}, {"simulations": 5, "milliseconds": 5}]
)
def test_a_budget_is_one_amount_above_zero(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="budget"):
        Budget(**wrong)


def test_options_are_tried_in_the_same_worlds_and_fall_away_by_halves() -> None:
    match = magehall.new_match("battle_mages", seats=2, seed=1)
    perspective = CountingPerspective(match, 0)
    choice = make_bot("search:90").choose(perspective)
    looks = [entry.looks for entry in choice.weighed]
    # Six options share each of three parts of 30 simulations: six of them, then three, then two.
    assert looks == [5 + 10 + 15] * 2 + [5 + 10] + [5] * 3
    assert perspective.worlds == max(looks)


def test_what_fell_away_stays_behind_what_did_better() -> None:
    for match, seat in moments("battle_mages", seats=3, seed=6, every=5):
        perspective = Perspective(match, seat)
        arms = Trial(perspective, "x", DEPTH).run(Budget(simulations=40).spending())
        assert arms[0].mean >= arms[1].mean
        assert all(arm.looks <= min(arms[0].looks, arms[1].looks) for arm in arms[2:])


def test_with_more_options_than_simulations_only_the_best_guesses_are_tried() -> None:
    match = magehall.new_match("battle_mages", seats=2, seed=1)
    hints = match.game.sense.hints(match.state, match.pending[0])
    choice = make_bot("search:3").choose(Perspective(match, 0))
    assert all(entry.option in hints[:3] for entry in choice.weighed)
    assert choice.option == choice.weighed[0].option


def test_playing_on_ends_before_a_choice_or_with_the_match() -> None:
    match = magehall.new_match("battle_mages", seats=2, seed=1)
    sense = match.game.sense
    at_once, later, ended = match.clone(), match.clone(), match.clone()
    rollout(at_once, sense, 0)
    assert at_once.moves == match.moves
    rollout(later, sense, 5)
    assert all(len(decision.options) > 1 for decision in list(later.pending.values())[:1])
    assert len(later.moves) >= len(match.moves) + 5
    rollout(ended, sense, 10_000)
    assert ended.result is not None


def in_battle(rounds: int) -> Match[Any]:
    """A match of Mage Wars played by hints, at the first real choice after so many rounds."""
    match = magehall.new_match("mage_wars", seats=2, seed=3, options={"mode": "apprentice"})
    while True:
        seat, decision = next(iter(match.pending.items()))
        hints = match.game.sense.hints(match.state, decision)
        if match.state.match.round > rounds and len(hints) > 1:
            return match
        match.apply(seat, hints[0])


def test_where_the_game_says_how_far_a_simulation_plays_to_the_end_of_the_stretch() -> None:
    match = in_battle(2)
    sense: Any = match.game.sense
    world = match.clone()
    rollout_rounds(world, sense, sense.round_number(match.state))
    assert world.state.match.round == match.state.match.round + 1
    decision = next(iter(world.pending.values()))
    assert len(sense.hints(world.state, decision)) > 1
    later = match.clone()
    rollout_rounds(later, sense, sense.round_number(match.state), 2)
    assert later.state.match.round == match.state.match.round + 2
    ended = match.clone()
    rollout_rounds(ended, EndlessSense(sense), 0)
    assert ended.result is not None


class EndlessSense(Sense[Any]):
    """The sense of a game that is all one round."""

    def __init__(self, sense: Sense[Any]) -> None:
        self._sense = sense

    def hints(self, state: Any, decision: Decision) -> Sequence[Option]:
        return self._sense.hints(state, decision)

    def round_number(self, state: Any) -> int:
        return 0


def arm(*values: float) -> Arm:
    """An arm that did so well in the first worlds."""
    match = magehall.new_match("battle_mages", seats=2, seed=1)
    found = Arm(Plan(match.pending[0].options[0]))
    for value in values:
        found.add(value)
    return found


def test_in_doubt_an_option_must_do_clearly_better_than_the_first_hint() -> None:
    """It gains 0.1, 0.1 and 0.4: 0.2 on average, with a standard error of 0.1."""
    better, first = arm(0.6, 0.4, 0.8), arm(0.5, 0.3, 0.4, 0.9)
    assert _is_surely_better(better, first, 1.9)
    assert not _is_surely_better(better, first, 2.1)
    assert not _is_surely_better(first, better, 0.0)


def test_one_world_tells_nothing_where_luck_is_loud() -> None:
    assert not _is_surely_better(arm(0.9), arm(0.1, 0.2), 0.5)


def test_the_first_hint_stays_on_trial_where_the_game_doubts() -> None:
    first, good, better, worst = arm(0.2), arm(0.6), arm(0.7), arm(0.1)
    assert _halve([first, good, better, worst], []) == ([better, good], [first, worst])
    assert _halve([first, good, better, worst], [], first) == ([better, first], [good, worst])
    match = in_battle(3)
    ((seat, _),) = list(match.pending.items())[:1]
    trial = Trial(Perspective(match, seat), "x", DEPTH)
    arms = trial.run(Budget(simulations=24).spending())
    assert trial.arms[0] in arms[:2]
    assert abs(arms[0].looks - arms[1].looks) <= 1


def test_what_has_no_hope_to_be_better_or_is_another_s_twin_is_dropped() -> None:
    good, twin = arm(*[0.6, 0.7] * 4), arm(*[0.6, 0.7] * 4)
    unsure, poor = arm(*[0.1, 1.0] * 4), arm(*[0.2, 0.3] * 4)
    assert _drop([good, unsure, twin, poor], []) == ([good, unsure], [twin, poor])
    first = arm(*[0.6, 0.7] * 4)
    assert _drop([first, good], [poor]) == ([first], [good, poor])
    hardly_better = arm(*[0.601, 0.701] * 4)
    assert _drop([first, hardly_better], []) == ([hardly_better], [first])


def test_nothing_is_dropped_before_all_have_seen_the_same_worlds_and_enough_of_them() -> None:
    few, enough, more = arm(*[0.5] * 4), arm(*[0.5] * 8), arm(*[0.5] * 9)
    assert not _is_time_to_drop([few, few])
    assert _is_time_to_drop([enough, enough])
    assert not _is_time_to_drop([more, enough])


def test_a_trial_ends_where_one_option_is_left() -> None:
    """No mage is known to be better: eight worlds show it."""
    match = magehall.new_match("mage_wars", seats=2, seed=3, options={"mode": "apprentice"})
    choice = make_bot("search:400").choose(Perspective(match, 0))
    assert [entry.looks for entry in choice.weighed] == [8] * 4


def test_a_trial_ends_where_the_first_hint_wins_in_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    match = magehall.new_match("mage_wars", seats=2, seed=3, options={"mode": "apprentice"})
    sense: Any = match.game.sense
    monkeypatch.setattr(type(sense), "evaluate", lambda *_: 1.0)
    choice = make_bot("search:400").choose(Perspective(match, 0))
    assert choice.option == sense.candidates(match.state, match.pending[0])[0]
    assert [entry.looks for entry in choice.weighed] == [4, 3, 3, 3]


def test_a_game_may_name_the_budget_it_deserves(monkeypatch: pytest.MonkeyPatch) -> None:
    assert make_bot("search").name == "search"
    match, seat = next(moments("battle_mages", seats=2, seed=2))
    choice = make_bot("search").choose(Perspective(match, seat))
    assert sum(entry.looks for entry in choice.weighed) == match.game.sense.simulations(match.state)
    monkeypatch.setattr(type(match.game.sense), "simulations", lambda *_: 17)
    choice = make_bot("search").choose(Perspective(match, seat))
    assert sum(entry.looks for entry in choice.weighed) == 17
    choice = make_bot("search:20").choose(Perspective(match, seat))
    assert sum(entry.looks for entry in choice.weighed) == 20


def test_a_game_may_have_more_ideas_than_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = next(moments("battle_mages", seats=2, seed=2))
    options = match.pending[seat].options
    monkeypatch.setattr(type(match.game.sense), "candidates", lambda *_: options)
    choice = make_bot("search:200").choose(Perspective(match, seat))
    assert {entry.option.id for entry in choice.weighed} == {option.id for option in options}


def test_explanations_name_an_option_once_however_many_plans_begin_with_it() -> None:
    twins = [arm(0.7), arm(0.5), arm()]
    assert _best_of_each(twins) == twins[:1]


def test_where_nothing_tells_the_options_apart_the_lot_decides() -> None:
    """No mage is known to be better than another."""
    match = magehall.new_match("mage_wars", seats=2, seed=3, options={"mode": "apprentice"})
    chosen = {make_bot("search:8", seed).choose(Perspective(match, 0)).option.id for seed in range(40)}
    assert chosen == {option.id for option in match.pending[0].options}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_plays_on_with_knowledge_a_player_would_not_have(game: str, seats: int) -> None:
    """Hints are the same in every world that a seat cannot tell from the truth."""
    for number, (match, seat) in enumerate(moments(game, seats, seed=12, every=2)):
        hints = match.game.sense.hints
        world = match.imagine(seat, f"world:{number}")
        assert list(hints(match.state, match.pending[seat])) == list(hints(world.state, world.pending[seat]))


def test_search_reckons_with_what_others_may_hold_and_do() -> None:
    """Of the cards it cannot see two are of earth and none of fire: a chain of earth may come back and
    kill, and after a chain of fire the cards run out while it still has more life."""
    match = magehall.load_position(
        {
            "game": "battle_mages",
            "seats": 2,
            "mages": [
                {"school": "air", "life": 3, "hand": ["stone-hand", "ember-lance"]},
                {"school": "water", "life": 2, "hand": ["rockfall", "venom-dart"]},
            ],
            "pile": ["grave-chill", "rock-projectile", "tide-whip", "bone-splinter"],
            "turn": 0,
            "at": "play",
        }
    )
    choice = make_bot("search:200").choose(Perspective(match, 0))
    values = {entry.option.id: entry.value for entry in choice.weighed}
    assert choice.option.id == "cast:ember-lance"
    assert values["cast:ember-lance"] > values["cast:stone-hand"]


def _lessons() -> list[Any]:
    return [pytest.param(path, id=path.stem) for path in sorted(LESSONS.glob("*.yaml"))]


@pytest.mark.parametrize("path", _lessons())
def test_search_knows_the_first_answer_of_every_lesson(path: Path) -> None:
    right = yaml.safe_load(path.read_text(encoding="utf-8"))["lesson"]["steps"][0]["right"]
    match = magehall.load_position(path)
    ((seat, _),) = match.pending.items()
    assert make_bot("search:300", seed=1).choose(Perspective(match, seat)).option.id in right
