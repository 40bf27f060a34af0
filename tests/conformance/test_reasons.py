"""Whatever looks like a deed of the moment and is not offered is refused by a rule, and the reason tells no secret."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from magehall import Match
from tests.conditions import TIMES
from tests.conformance.deeds import Deeds
from tests.conformance.random_games import begin, in_space, on_every_table, random_move, weight
from tests.conformance.words import assert_refusal
from tests.conformance.worlds import loud_twin

ASKED = 150
"""So many deeds are asked about at a moment."""


def moments(game: str, seats: int, left: int, every: int = 20) -> Iterator[tuple[Match[Any], Deeds, Random]]:
    """So many moments of random games, the first of each among them, with all that was offered up to then."""
    deeds = Deeds()
    left *= TIMES
    for seed in count():
        match, luck = begin(game, seats, seed)
        while match.pending:
            deeds.learn(match)
            if not match.moves or luck.randrange(every) == 0:
                yield match, deeds, luck
                left -= weight(match)
                if left <= 0:
                    return
            match.apply(*random_move(match, luck))


@on_every_table
def test_every_deed_of_known_words_is_refused_by_a_rule(game: str, seats: int) -> None:
    asked = 0
    for match, deeds, luck in moments(game, seats, 16):
        for seat in match.pending:
            for unlisted in deeds.unlisted(match, seat, luck, ASKED):
                refusal = match.why_not(seat, unlisted)
                if in_space(match, seat, unlisted):
                    assert refusal is None
                    continue
                assert refusal is not None, f"{unlisted} is not offered to seat {seat}, but allowed"
                assert refusal.rule, f"{unlisted} is refused without a rule at {match.state.trace()}"
                assert_refusal(match.game, refusal)
                asked += 1
    assert asked > 3 * ASKED


@on_every_table
def test_no_reason_depends_on_what_the_seat_does_not_know(game: str, seats: int) -> None:
    for match, deeds, luck in moments(game, seats, 10):
        for seat in match.pending:
            twin = loud_twin(match, seat, str(luck.random()))
            for unlisted in deeds.unlisted(match, seat, luck, ASKED):
                assert match.why_not(seat, unlisted) == twin.why_not(seat, unlisted), unlisted


@on_every_table
def test_only_words_that_mean_nothing_are_refused_by_no_rule(game: str, seats: int) -> None:
    for match, deeds, luck in moments(game, seats, 2):
        for seat in match.pending:
            for unlisted in deeds.unlisted(match, seat, luck, ASKED):
                refusal = match.why_not(seat, f"juggle-{unlisted}")
                assert refusal is not None
                assert (refusal.reason.key, refusal.rule) == ("refused-not-offered", "")


@on_every_table
def test_a_game_declares_the_verbs_of_its_options(game: str, seats: int) -> None:
    for match, deeds, _ in moments(game, seats, 30):
        assert deeds.verbs <= match.game.verbs
