"""Plans of a lab: everybody meets, everybody sits everywhere, and every level comes equally often."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magehall.games.colors_of_magic.setup.forces import why_not_force
from magehall.lab.plan import make_plan, task

MEETINGS = 45
"""Ten mages, each against each."""


def test_in_a_round_robin_everybody_meets_everybody() -> None:
    plan = make_plan("colors_of_magic")
    games = [task(plan, number) for number in range(2 * MEETINGS)]
    pairs = Counter(tuple(sorted(entry.entrant for entry in game.entries)) for game in games)
    assert len(pairs) == MEETINGS
    assert set(pairs.values()) == {2}
    assert [task(plan, number) for number in (0, 7)] == [games[0], games[7]], "any game by itself"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_meeting_everybody_sits_everywhere_on_the_same_deal(seats: int) -> None:
    plan = make_plan("colors_of_magic", seats)
    games = [task(plan, number) for number in range(seats)]
    assert len({game.deal for game in games}) == 1
    for seat in range(seats):
        assert len({game.entries[seat].entrant for game in games}) == seats
    assert task(plan, seats).deal != games[0].deal


def test_the_levels_of_every_factor_come_equally_often() -> None:
    plan = make_plan("colors_of_magic", bots=["random", "greedy"])
    meetings = [task(plan, 2 * number) for number in range(40)]
    for factor, levels in plan.levels.items():
        counts = Counter(game.levels[factor] for game in meetings)
        assert set(counts) == set(levels)
        assert max(counts.values()) - min(counts.values()) <= 1
    assert set(Counter(game.bot for game in meetings).values()) == {20}


def test_all_forces_are_allowed_and_many() -> None:
    plan = make_plan("colors_of_magic")
    entries = {entry for number in range(60) for entry in task(plan, number).entries}
    assert len(entries) > 50
    assert all(why_not_force(entry.entrant, entry.parts) is None for entry in entries)


def test_a_factor_may_have_one_level_or_some() -> None:
    plan = make_plan(
        "colors_of_magic",
        options={"scenario": ["giant", "ritual"], "ranged_duel": True, "turn_limit": 3},
        entrants=["tomb-guardian", "ash-prophet"],
    )
    games = [task(plan, number) for number in range(8)]
    assert {game.levels["scenario"] for game in games} == {"giant", "ritual"}
    assert {game.levels["ranged_duel"] for game in games} == {True}
    assert {game.options["turn_limit"] for game in games} == {3}
    assert {entry.entrant for game in games for entry in game.entries} == {"tomb-guardian", "ash-prophet"}


def test_another_seed_gives_other_games() -> None:
    one, other = make_plan("colors_of_magic", seed=1), make_plan("colors_of_magic", seed=2)
    assert [task(one, n).entries for n in range(4)] != [task(other, n).entries for n in range(4)]


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"game_id": "chess"}, "no game 'chess'"),
        ({"game_id": "battle_mages"}, "has no study"),
        ({"seats": 5}, "seats 2 to 4"),
        ({"bots": ["oracle"]}, "no bot 'oracle'"),
        ({"bots": ["random", "random"]}, "twice"),
        ({"entrants": ["tomb-gardian", "ash-prophet"]}, "did you mean 'tomb-guardian'"),
        ({"entrants": ["tomb-guardian"]}, "at least 2"),
        ({"entrants": ["tomb-guardian", "tomb-guardian"]}, "twice"),
        ({"options": {"scenario": "gaint"}}, "did you mean 'giant'"),
        ({"options": {"scenario": ["giant", "giant"]}}, "twice"),
        ({"options": {"ranged_duel": 1}}, "expected of false, true"),
        ({"options": {"turn_limit": "long"}}, "turn_limit"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"options": {"forces": []}}, "by itself"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(changed: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError) as caught:
        make_plan(**{"game_id": "colors_of_magic", **changed})
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
