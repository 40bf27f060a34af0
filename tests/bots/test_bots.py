"""Bots: what they may see, that they repeat themselves, and that they stay within their budget."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import magehall
from magehall.bots import make_bot
from magehall.bots.budget import Budget
from magehall.kernel.eyes import Eyes
from magehall.kernel.match import Match

SPECS = ["random", "greedy", "search:12"]


def moments(seats: int, count: int, seed: int = 3) -> Iterator[tuple[Match[Any], int]]:
    """Decisions with a choice along random games."""
    luck = random.Random(seed)
    found = 0
    while found < count:
        match = magehall.new_match(
            "battle_mages", seats=seats, seed=luck.random().hex(), options={"mages": "deal"}
        )
        while match.pending and found < count:
            seat, decision = luck.choice(list(match.pending.items()))
            if len(decision.options) > 1 and luck.random() < 0.2:
                found += 1
                yield match, seat
            match.apply(seat, luck.choice(decision.options))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_bot_chooses_alike_in_worlds_its_seat_cannot_tell_apart(spec: str, seats: int) -> None:
    for match, seat in moments(seats, 4):
        twin = match.imagine(seat, "another world")
        chosen = [make_bot(spec, seed=7).choose(Eyes(world, seat)) for world in (match, twin)]
        assert chosen[0].option == chosen[1].option
        assert chosen[0].weighed == chosen[1].weighed


@pytest.mark.parametrize("spec", SPECS)
def test_equal_bots_choose_equally_and_leave_the_match_alone(spec: str) -> None:
    for match, seat in moments(3, 5):
        before = match.save()
        first = make_bot(spec, seed="a").choose(Eyes(match, seat))
        again = make_bot(spec, seed="a").choose(Eyes(match, seat))
        assert first == again
        assert first.option in match.pending[seat].options
        assert match.save() == before


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_explains_itself_in_three_languages(spec: str) -> None:
    match, seat = next(moments(2, 1))
    choice = make_bot(spec, seed=1).choose(Eyes(match, seat))
    for locale in ("en", "fr", "ru"):
        lines = choice.explain(locale)
        assert all(line.strip() for line in lines)
        assert len(lines) == 1 + len(choice.weighed)


def test_a_budget_in_simulations_is_kept_to_the_last_one() -> None:
    match, seat = next(moments(2, 1))
    choice = make_bot("search:25", seed=1).choose(Eyes(match, seat))
    assert sum(entry.looks for entry in choice.weighed) == 25
    assert choice.weighed[0].option == choice.option


def test_a_single_option_is_taken_without_a_look() -> None:
    luck = random.Random(1)
    match = magehall.new_match("battle_mages", seats=3, seed=5, options={"mages": "deal"})
    while True:
        alone = [(s, d) for s, d in match.pending.items() if len(d.options) == 1]
        if alone:
            break
        seat, decision = next(iter(match.pending.items()))
        match.apply(seat, luck.choice(decision.options))
    seat, decision = alone[0]
    choice = make_bot("search:1000000").choose(Eyes(match, seat))
    assert choice.option == decision.options[0]
    assert choice.weighed == ()


def test_a_budget_is_one_of_the_two() -> None:
    assert list(Budget(simulations=3).rounds()) == [0, 1, 2]


@pytest.mark.parametrize(
    "spec", ["", "nobody", "search:", "search:x", "search:-3", "greedy:3", "search:1.5s"]
)
def test_an_unknown_bot_is_refused_in_one_line_that_names_the_others(spec: str) -> None:
    with pytest.raises(ValueError, match="bot") as refused:
        make_bot(spec)
    assert "\n" not in str(refused.value)
    assert "search" in str(refused.value)
