"""The sense of Battle Mages: what it is worth to a bot."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.battle_mages.bot.sense import BattleSense
from tests.bots.moments import moments

SENSE = BattleSense()
SEATS = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("seats", SEATS)
def test_chances_are_shared_between_the_mages(seats: int) -> None:
    for match, _ in moments("battle_mages", seats, seed=3, every=3):
        chances = SENSE.evaluate_all(match.state)
        assert len(chances) == seats
        assert all(0 <= chance <= 1 for chance in chances)
        if seats > 1:  # the virtual opponent has its share too
            assert sum(chances) == pytest.approx(1)
        assert [SENSE.evaluate(match.state, seat) for seat in range(seats)] == list(chances)


@pytest.mark.parametrize("seats", SEATS)
def test_a_finished_duel_is_won_or_lost(seats: int) -> None:
    for seed in range(4):
        match, _ = list(moments("battle_mages", seats, seed=seed, every=1))[-1]
        while match.pending:
            seat, decision = next(iter(match.pending.items()))
            match.apply(seat, decision.options[0])
        assert match.result is not None
        chances = SENSE.evaluate_all(match.state)
        assert chances == [float(seat in match.result.winners) for seat in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_hints_are_options_each_once(seats: int) -> None:
    for match, seat in moments("battle_mages", seats, seed=9, every=1):
        decision = match.pending[seat]
        hints = list(SENSE.hints(match.state, decision))
        assert hints
        assert all(hint in decision.options for hint in hints)
        assert len({hint.id for hint in hints}) == len(hints)


def chance_of_first(**changes: Any) -> float:
    """The chance of the first of two mages, who are alike but for ``changes``."""
    document: dict[str, Any] = {
        "game": "battle_mages",
        "seats": 2,
        "mages": [
            {"school": "fire", "hand": ["stone-hand", "tide-whip"]} | changes.pop("first", {}),
            {"school": "water", "hand": ["rockfall", "ember-lance"]} | changes.pop("second", {}),
        ],
        "pile": ["grave-chill", "venom-dart", "gale-cutter"],
        "turn": 0,
    } | changes
    return SENSE.evaluate(magehall.load_position(document).state, 0)


def test_more_life_is_better() -> None:
    assert chance_of_first(first={"life": 9}) < chance_of_first() < chance_of_first(second={"life": 9})


def test_life_counts_more_when_little_is_left() -> None:
    early = chance_of_first() - chance_of_first(first={"life": 18})
    late = chance_of_first(first={"life": 4}, second={"life": 4}) - chance_of_first(
        first={"life": 2}, second={"life": 4}
    )
    assert late > early


def test_a_counter_in_hand_is_better_than_a_common_spell() -> None:
    assert chance_of_first(first={"hand": ["stone-hand", "retaliate"]}) > chance_of_first()


def chain(at: int, school: str, major: str) -> dict[str, Any]:
    return {"spell": major, "by": 1 - at, "at": at, "damage": 6, "school": school, "chain": 3, "major": major}


def test_a_chain_that_can_be_merged_with_threatens_the_other() -> None:
    alone = chance_of_first(aimed=[chain(0, "death", "soul-tithe")])
    merging = chance_of_first(aimed=[chain(0, "water", "hail-volley")])
    assert alone < chance_of_first() < merging


def test_the_centre_card_can_answer() -> None:
    aimed = [chain(0, "death", "soul-tithe")]
    assert chance_of_first(aimed=aimed, centre="bone-splinter") > chance_of_first(aimed=aimed)
