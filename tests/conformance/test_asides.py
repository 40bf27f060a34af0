"""Asides: nobody waits for them, and they leave open what was asked."""

from __future__ import annotations

from typing import Any

from magehall import Match, load_match, state_hash
from tests.conformance.random_games import begin, on_every_table, random_move, sampled


@on_every_table
def test_whatever_is_offered_aside_can_be_done_and_leads_back_to_what_was_asked(
    game: str, seats: int
) -> None:
    for match, luck in sampled(game, seats, moments=120):
        for seat, decision in match.asides.items():
            assert seat not in match.pending
            assert decision.seat == seat
            for option in decision.options:
                after = match.clone()
                after.apply(seat, option)
                while seat in after.pending:
                    after.apply(seat, luck.choice(after.pending[seat].options))
                if after.state.trace() == match.state.trace():
                    assert prompts(after) == prompts(match)
                else:  # It left nothing to choose, and so the match went on by itself.
                    assert len(match.state.stack) >= len(after.state.stack)


def prompts(match: Match[Any]) -> dict[int, Any]:
    return {seat: decision.prompt for seat, decision in match.pending.items()}


@on_every_table
def test_asides_follow_from_the_state_and_from_what_their_seat_knows(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=60):
        before = state_hash(match)
        assert load_match(match.save()).asides == match.asides
        for seat in range(seats):
            world = match.imagine(seat, str(luck.random()))
            assert world.asides.get(seat) == match.asides.get(seat)
        assert state_hash(match) == before


@on_every_table
def test_a_game_in_which_everyone_always_acts_aside_ends(game: str, seats: int) -> None:
    match, luck = begin(game, seats, seed=1)
    while match.pending:
        match.apply(*(eager_move(match) or random_move(match, luck)))
    assert match.result is not None


def eager_move(match: Match[Any]) -> tuple[int, str] | None:
    """Something to be done aside, wherever there is anything."""
    for seat, decision in match.asides.items():
        return seat, decision.options[0].id
    return None
