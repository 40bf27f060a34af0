"""Drafts: a turn tried in private changes nothing for anybody, and is committed as it was tried."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import magehall
from magehall import IllegalMove, Match, state_hash
from magehall.kernel.history import History
from magehall.kernel.matches.draft import Draft
from tests.conformance.random_games import on_every_game, on_every_table, sampled

NOT_TO_BE_TRIED = "refused-draft-unknown"
LONGEST = 6


@on_every_table
def test_a_turn_that_is_tried_and_committed_is_the_turn_that_is_played(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=36):
        before = match.save()
        seat = luck.choice(list(match.pending))
        draft, played = match.draft(seat), match.clone()
        while draft.decision is not None and len(draft.choices) < LONGEST:
            assert draft.decision == played.pending[seat]
            option = luck.choice(draft.decision.options)
            after = played.clone()
            after.apply(seat, option)
            if after.undo_floor > played.undo_floor:
                with pytest.raises(IllegalMove) as refused:
                    draft.apply(option)
                assert refused.value.code == NOT_TO_BE_TRIED
                assert draft.decision == played.pending[seat]
                break
            draft.apply(option)
            for mover, move in draft.moves[len(played.moves) - draft.start :]:
                played.apply(mover, move)
            assert draft.match.view(seat) == played.view(seat)
        assert match.save() == before, "nobody else sees what is tried"
        draft.commit(match_again := match.clone())
        assert match_again.save() == played.save()


@on_every_game
def test_a_game_says_whether_its_turns_can_be_planned(game: str) -> None:
    """Something can be tried at one of so many moments, or at none where several play."""
    seats = next(number for number in magehall.games()[game].seats if number > 1)
    drafts = (match.draft(seat) for match, _ in sampled(game, seats, moments=60) for seat in match.pending)
    tried = any(
        refusal_of(draft, option.id) is None
        for draft in drafts
        if draft.decision is not None
        for option in draft.decision.options
    )
    assert tried == magehall.games()[game].plannable


@on_every_table
def test_what_leaves_no_choice_follows_by_itself(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=18):
        seat = luck.choice(list(match.pending))
        draft = match.draft(seat)
        try_on(draft, luck)
        followed = [
            move for place, (_, move) in enumerate(draft.moves, draft.start) if not draft.was_chosen(place)
        ]
        assert [mover for mover, _ in draft.moves] == [seat] * len(draft.moves)
        assert len(draft.choices) + len(followed) == len(draft.moves)
        played = match.clone()
        for place, (_, move) in enumerate(draft.moves, draft.start):
            assert (played.pending[seat].forced is None) == draft.was_chosen(place)
            assert played.window is None, "a window is everybody's"
            played.apply(seat, move)
        assert draft.decision is None or draft.decision.forced is None


@on_every_table
def test_what_was_tried_can_be_dropped_choice_by_choice(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=18):
        seat = luck.choice(list(match.pending))
        draft = match.draft(seat)
        asked = try_on(draft, luck)
        while draft.choices:
            assert draft.decision == asked.pop()
            draft.undo()
        assert draft.decision == asked.pop()
        assert not draft.moves
        with pytest.raises(IllegalMove):
            draft.undo()


@on_every_table
def test_what_can_be_tried_tells_nothing_that_is_hidden(game: str, seats: int) -> None:
    """In every world that the seat may imagine the same can be tried, and leads to the same questions."""
    for match, luck in sampled(game, seats, moments=24):
        seat = luck.choice(list(match.pending))
        drafts = [
            match.draft(seat),
            *(imagined(match, seat, f"world {number}").draft(seat) for number in range(2)),
        ]
        for _ in range(LONGEST):
            decision = drafts[0].decision
            if decision is None:
                break
            option = luck.choice(decision.options).id
            refused = [refusal_of(draft, option) for draft in drafts]
            assert refused == [refused[0]] * len(drafts), f"{option} at {match.state.trace()}"
            assert [draft.decision for draft in drafts] == [drafts[0].decision] * len(drafts)
            if refused[0] is not None:
                break


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


@on_every_table
def test_a_draft_ends_where_a_window_opens(game: str, seats: int) -> None:
    for match, luck in sampled(game, seats, moments=20):
        seat = luck.choice(list(match.pending))
        draft = match.draft(seat)
        try_on(draft, luck)
        if draft.decision is None and seat in draft.match.pending:
            before = draft.match.save()
            with pytest.raises(IllegalMove) as refused:
                draft.apply(draft.match.pending[seat].options[0])
            assert refused.value.code == "refused-draft-over"
            assert draft.match.save() == before


def try_on(draft: Draft[Any], luck: Random) -> list[Any]:
    """Try options by luck, as far as it goes; the questions on the way."""
    asked = [draft.decision]
    while draft.decision is not None and len(asked) < LONGEST:
        try:
            draft.apply(luck.choice(draft.decision.options))
        except IllegalMove:
            break
        asked.append(draft.decision)
    return asked


def imagined(match: Match[Any], seat: int, seed: str) -> Match[Any]:
    """A world that the seat cannot tell from its own, in which things happen as at a table."""
    world = match.imagine(seat, seed)
    world.flow.quiet, world.flow.log = False, History()
    return world


def refusal_of(draft: Draft[Any], option: str) -> str | None:
    try:
        draft.apply(option)
    except IllegalMove as refused:
        return refused.code
    return None
