"""Whole matches by bots: every scenario comes to its end at every number of seats."""

from __future__ import annotations

import pytest

import magehall
from magehall.bots import make_bot
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.setup.forces import READY
from magehall.kernel.showing.perspective import Perspective
from tests.conditions import TIMES

TURNS = {2: 6, 3: 2, 4: 2}
"""Larger tables play fewer turns: most points win then."""

TABLES = [
    (scenario, seats)
    for place, scenario in enumerate(sorted(SCENARIOS))
    for seats in TURNS
    if TIMES > 1 or seats == 2 + place % 3
]
"""Every scenario and every number of seats, and in a larger run each with each."""


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_forces_are_chosen_by_lot(bot: str) -> None:
    chosen = set()
    for seed in range(6):
        match = magehall.new_match("colors_of_magic", 2, seed=seed)
        seat = min(match.pending)
        chosen.add(make_bot(bot, seed).choose(Perspective(match, seat)).option.id)
    assert len(chosen) > 1


def test_who_may_name_the_first_player_begins() -> None:
    begun = set()
    for seed in range(8):
        match = magehall.new_match("colors_of_magic", 2, seed=seed, options={"scenario": "giant"})
        bot = make_bot("greedy", seed)
        for _ in range(40):
            seat, decision = next(iter(match.pending.items()))
            option = decision.forced or bot.choose(Perspective(match, seat)).option
            if option.verb == "first":
                assert option.id == f"first:{seat}"
                begun.add(seat)
                break
            match.apply(seat, option)
    assert begun == {0, 1}


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_bots_play_every_scenario_to_its_end(scenario: str, seats: int) -> None:
    first = sorted(SCENARIOS).index(scenario) + seats
    forces = [READY[(first + 5 * seat) % len(READY)] for seat in range(seats)]
    match = magehall.new_match(
        "colors_of_magic",
        seats,
        seed=f"{scenario}:{seats}",
        options={
            "scenario": scenario,
            "turn_limit": TURNS[seats],
            "forces": [{"mage": one.mage, "schools": list(one.schools)} for one in forces],
        },
    )
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    for _ in range(6000):
        if not match.pending:
            break
        seat, decision = next(iter(match.pending.items()))
        match.apply(seat, decision.forced or bots[seat].choose(Perspective(match, seat)).option)
    assert match.result is not None
    assert match.state.course.reason
