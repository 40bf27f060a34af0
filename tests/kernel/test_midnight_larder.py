"""The rules of the Midnight Larder, one by one: how tests of a game read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from magehall import IllegalMove, Match, load_position
from magehall.kernel.ledger import coverage
from tests.toy.game import LARDER, NIGHTS, thieves

CREAK, HUSH = 1, 2
"""What a die says of a dream."""


def midnight(*dreams: int, dice: tuple[int, ...] = (), pies: tuple[int, ...] = ()) -> Match[Any]:
    """The first night, in which the seats have dreamt these charms, with the dice of their climbs loaded."""
    seats = len(dreams)
    table = [{"pies": won} for won in pies or (0,) * seats]
    return load_position({"game": LARDER.id, "seats": seats, "thieves": table, "dice": [*dreams, *dice]})


def plan(match: Match[Any], *shelves: str) -> None:
    """Every seat's plan for the night."""
    for seat, shelf in enumerate(shelves):
        match.apply(seat, f"climb:{shelf}")


def all_pass(match: Match[Any]) -> list[str]:
    """Nobody interrupts any more, this night; what is heard of it."""
    heard = []
    while any(decision.find("pass") for decision in match.pending.values()):
        heard += [event.name for event in match.apply(next(iter(match.pending)), "pass")]
    return heard


def pies(match: Match[Any]) -> list[int]:
    return [thief.pies for thief in thieves(match.state)]


@pytest.mark.rule("night.dream")
def test_each_dreams_up_a_charm_that_only_the_dreamer_knows() -> None:
    match = midnight(CREAK, HUSH)
    assert [match.view(seat)["table"]["mine"] for seat in (0, 1, None)] == [["creak"], ["hush"], None]
    assert match.events[0].text(LARDER.id, "en", seat=0) == "You dream up a creaking board."
    assert match.events[0].text(LARDER.id, "en", seat=1) == "Seat 1 dreams up a charm."
    assert match.events[0].seen_by(1) == {"event": "charm-dreamt", "rule": "night.dream", "who": "#0"}


@pytest.mark.rule("plan.secret")
def test_all_plan_at_once_and_nobody_hears_a_plan_before_the_last_is_made() -> None:
    one, other = midnight(CREAK, HUSH), midnight(CREAK, HUSH)
    assert list(one.pending) == [0, 1]
    assert one.apply(0, "climb:low") == other.apply(0, "climb:top") == []
    assert one.view(1) == other.view(1)
    assert list(one.pending) == [1]
    heard = one.apply(1, "climb:top")
    assert [event.seen_by(None)["shelf"] for event in heard[:2]] == ["@top", "@low"]


@pytest.mark.rule("plan.shelf")
def test_the_seats_climb_in_their_order_to_the_shelves_they_planned() -> None:
    match = midnight(CREAK, CREAK, CREAK, dice=(6, 6, 6))
    plan(match, "low", "top", "middle")
    all_pass(match)
    assert pies(match) == [1, 3, 2]
    assert [event.data["who"] for event in match.events if event.name == "climb-ended"] == ["#0", "#1", "#2"]


@pytest.mark.rule("climb.die")
@pytest.mark.parametrize(("shelf", "needed", "won"), [("low", 2, 1), ("middle", 4, 2), ("top", 6, 3)])
def test_a_die_of_twice_the_pies_wins_them(shelf: str, needed: int, won: int) -> None:
    match = midnight(CREAK, CREAK, dice=(needed, needed - 1))
    plan(match, shelf, shelf)
    all_pass(match)
    assert pies(match) == [won, 0]


@pytest.mark.rule("charm.ask")
def test_all_others_with_a_charm_are_asked_whether_or_not_it_fits() -> None:
    match = midnight(CREAK, HUSH, CREAK)
    plan(match, "low", "low", "low")
    assert {seat: [option.id for option in asked.options] for seat, asked in match.pending.items()} == {
        1: ["pass"],
        2: ["pass", "play:creak"],
    }
    assert match.pending[1].prompt == match.pending[2].prompt


@pytest.mark.rule("charm.ask")
def test_who_has_no_charm_left_is_not_asked_and_everyone_can_know_it() -> None:
    match = midnight(CREAK, CREAK)
    plan(match, "low", "low")
    match.apply(1, "play:creak")
    match.apply(0, "pass")
    assert match.view(None)["table"]["thieves"][1]["charms"] == 0
    assert list(match.pending) == [0], "seat 1 climbs now, and seat 0 has a creak left"


@pytest.mark.rule("charm.creak")
def test_a_creaking_board_ends_a_climb_before_the_die() -> None:
    match = midnight(HUSH, CREAK, dice=(6,))
    plan(match, "low", "top")
    match.apply(1, "play:creak")
    assert all_pass(match)[:1] == ["charm-worked"]
    assert pies(match) == [0, 3], "the only die of the night is that of seat 1"


@pytest.mark.rule("charm.hush")
def test_a_hush_ends_a_charm_and_the_climb_goes_on() -> None:
    match = midnight(HUSH, CREAK, dice=(6, 1))
    plan(match, "top", "low")
    match.apply(1, "play:creak")
    match.apply(0, "play:hush")
    assert pies(match) == [3, 0]


@pytest.mark.rule("charm.last")
def test_the_last_charm_works_first() -> None:
    """The second hush ends the first, so the creak stands, and the climb does not."""
    match = midnight(HUSH, CREAK, HUSH, dice=(1, 1))
    plan(match, "top", "low", "low")
    match.apply(2, "pass")
    match.apply(1, "play:creak")
    match.apply(2, "pass")
    match.apply(0, "play:hush")
    assert match.state.trace().endswith("> Window.ask > Prank.end > Window.ask > Prank.end > Window.ask")
    heard = [event.data.get("charm") for event in match.apply(2, "play:hush")]
    assert heard[:3] == ["@hush", "@hush", "@creak"], "played, and then the two that work"
    assert pies(match) == [0, 0, 0]


@pytest.mark.rule("charm.last")
def test_the_first_in_order_acts_and_what_another_would_have_done_stays_secret() -> None:
    match = midnight(HUSH, CREAK, CREAK)
    plan(match, "top", "low", "low")
    match.apply(2, "play:creak")
    heard = match.apply(1, "play:creak")
    assert [event.data["who"] for event in heard] == ["#1"]
    assert match.view(0)["table"]["thieves"][2]["charms"] == 1


@pytest.mark.rule("night.three")
def test_after_three_nights_the_most_pies_win_and_several_may() -> None:
    match = midnight(HUSH, HUSH, HUSH, pies=(90, 40, 90))
    for _ in range(NIGHTS):
        assert match.result is None
        plan(match, "top", "low", "top")
        all_pass(match)
    assert match.result is not None
    assert match.result.scores == tuple(pies(match))
    best = max(pies(match))
    assert match.result.winners == tuple(seat for seat, won in enumerate(pies(match)) if won == best)
    assert match.result.reason.render("en") == "The cook counts the missing pies: most pies win."


def test_what_cannot_be_played_now_is_refused_with_the_rule() -> None:
    match = midnight(HUSH, HUSH)
    plan(match, "low", "low")
    with pytest.raises(IllegalMove) as refused:
        match.apply(1, "play:hush")
    assert (refused.value.code, refused.value.rule) == ("refused-hush", "charm.hush")
    assert refused.value.text("fr").startswith("Un chut interrompt un charme")


def test_the_game_is_small_enough_to_read_at_one_sitting() -> None:
    lines = [len(path.read_text(encoding="utf-8").splitlines()) for path in LARDER.folder.rglob("*.py")]
    assert sum(lines) <= 231


def test_every_rule_has_code_and_a_test() -> None:
    assert [one.rule.id for one in coverage(LARDER, Path(__file__).parent) if not one.whole] == []
