"""Hundreds of random games of each game, fewer of long ones: they end, and at every decision what is asked makes
sense."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

import magehall
from magehall import Decision, Match
from tests.conformance.random_games import (
    CHUNK_OPTIONS,
    VIEW_WEIGHT,
    begin,
    chunks,
    random_move,
    spacing,
)
from tests.conformance.words import assert_decision, assert_event, assert_refusal, assert_text

OPTION_ID = re.compile(r"[a-z0-9-]+(:[a-z0-9.,+_-]+){0,2}")


@pytest.mark.parametrize(("game", "seats", "seeds"), chunks())
def test_random_games_end_and_ask_what_can_be_answered(game: str, seats: int, seeds: range) -> None:
    looked_at = 0
    for seed in seeds:
        if looked_at > CHUNK_OPTIONS // spacing(game, seats):
            return
        match, luck = begin(game, seats, seed)
        told = 0
        while match.pending:
            assert match.result is None
            seat, option = random_move(match, luck)
            assert_sound(match, seat)
            options = sum(len(decision.options) for decision in match.pending.values())
            looked_at += max(VIEW_WEIGHT, options)
            match.apply(seat, option)
            for event in match.events[told:]:
                assert_event(match.game, event, seats)
            told = len(match.events)
        assert_over(match)


def assert_sound(match: Match[Any], asked: int) -> None:
    """The state holds its invariants; who is asked can answer, and sees nothing that JSON cannot carry."""
    match.game.check(match.state)
    for seat, decision in match.pending.items():
        assert decision.seat == seat
        assert seat in range(match.setup.seats)
        assert_option_ids(decision)
        assert_decision(match.game, decision)
    view = match.view(asked)
    assert msgspec.json.decode(msgspec.json.encode(view)) == view
    for refusal in match.refusals(asked).values():
        assert_refusal(match.game, refusal)


def assert_option_ids(decision: Decision) -> None:
    """There is something to choose, and the ids are unlike one another and made of verb, subject and target."""
    ids = [option.id for option in decision.options]
    assert ids
    assert len(set(ids)) == len(ids)
    for option in decision.options:
        assert OPTION_ID.fullmatch(option.id), option.id
        assert option.id == ":".join(filter(None, (option.verb, option.subject, option.target)))


def assert_over(match: Match[Any]) -> None:
    """A finished match has a result everyone can read, and takes no more moves."""
    result = match.result
    assert result is not None
    assert len(result.scores) >= match.setup.seats
    assert set(result.winners) <= set(range(match.setup.seats))
    assert_text(result.reason)
    for seat in (None, *range(match.setup.seats)):
        view = match.view(seat)
        assert view["result"]["winners"] == list(result.winners)
        assert "decision" not in view
    with pytest.raises(magehall.IllegalMove) as refused:
        match.apply(0, match.moves[-1][1])
    assert refused.value.code == "refused-over"
