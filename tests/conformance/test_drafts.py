"""Drafts: a turn tried in private changes nothing for anybody, and is committed as it was tried."""

from __future__ import annotations

import pytest

from magehall import IllegalMove, state_hash
from tests.conformance.random_games import on_every_table, sampled

NOT_TO_BE_TRIED = ("refused-draft-luck", "refused-draft-reveal")
LONGEST = 6


@on_every_table
def test_a_turn_that_is_tried_and_committed_is_the_turn_that_is_played(game: str, seats: int) -> None:
    tried = 0
    for match, luck in sampled(game, seats, moments=36):
        before = match.save()
        seat = luck.choice(list(match.pending))
        draft, played = match.draft(seat), match.clone()
        for _ in range(LONGEST):
            if draft.decision is None:
                break
            option = luck.choice(draft.decision.options)
            after = played.clone()
            after.apply(seat, option)
            if after.undo_floor > played.undo_floor:
                with pytest.raises(IllegalMove) as refused:
                    draft.apply(option)
                assert refused.value.code in NOT_TO_BE_TRIED
                assert draft.decision == played.pending[seat]
                break
            draft.apply(option)
            played = after
            tried += 1
            assert draft.decision == played.pending.get(seat)
            assert draft.view() == played.view(seat)
        assert match.save() == before, "nobody else sees what is tried"
        draft.commit(match_again := match.clone())
        assert match_again.save() == played.save()
    assert tried


@on_every_table
def test_what_was_tried_can_be_dropped_move_by_move(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=18):
        seat = luck.choice(list(match.pending))
        draft = match.draft(seat)
        asked = [draft.decision]
        while draft.decision is not None and len(asked) < LONGEST:
            try:
                draft.apply(luck.choice(draft.decision.options))
            except IllegalMove:
                break
            asked.append(draft.decision)
        while draft.moves:
            assert draft.decision == asked.pop()
            draft.undo()
        assert draft.decision == asked.pop()
        with pytest.raises(IllegalMove):
            draft.undo()


@on_every_table
def test_a_draft_is_stale_once_the_match_has_moved_on(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=20):
        seat = luck.choice(list(match.pending))
        draft, ahead = match.draft(seat), match.clone()
        ahead.apply(seat, luck.choice(match.pending[seat].options))
        before = state_hash(ahead)
        with pytest.raises(IllegalMove) as refused:
            draft.commit(ahead)
        assert refused.value.code == "refused-draft-stale"
        assert state_hash(ahead) == before


@on_every_table
def test_only_who_is_asked_can_try_something(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=10):
        for seat in {*range(seats), -1, seats} - {*match.pending}:
            with pytest.raises(IllegalMove):
                match.draft(seat)
