"""Random games of every registered game: the ground on which each promise is tested.

No game is named here or in any test beside this file. What a game registers is what it is held to.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import count
from random import Random
from typing import Any

import pytest

import magehall
from magehall import Match, Option
from tests.conditions import TIMES

GAMES_OF_EACH = 160 * TIMES
CHUNK = 40
"""So many games to a test, so that several cores can share them."""

CHUNK_OPTIONS = 15_000
"""A test of long games with many options stops after so many options were looked at, whatever the number of games."""

SOON = 800
"""A game of so many decisions is short enough to be replayed again and again."""
LONG = 600 * TIMES
"""So many decisions of a game are enough where every one of them is looked at closely."""
ENOUGH = 2_000 * TIMES
"""After games with so many decisions together, no further one need follow."""

SELDOM = 8
"""One in so many games has a switch turned on, or a number of its own."""

ASIDE = 6
"""One in so many moves at which a seat may act aside is that."""

BOUND = 20_000
"""A random game with more decisions than this does not end."""

TABLES = [(game.id, seats) for game in magehall.games().values() for seats in game.seats]

on_every_table = pytest.mark.parametrize(
    ("game", "seats"), [pytest.param(*table, id=f"{table[0]}-{table[1]}") for table in TABLES]
)
on_every_game = pytest.mark.parametrize("game", sorted(magehall.games()))


def chunks() -> list[Any]:
    """The games of each game, spread evenly over its seat counts: game, seats and the seeds to play."""
    found = []
    for game in magehall.games().values():
        tables = len(game.seats)
        for place, seats in enumerate(game.seats):
            share = GAMES_OF_EACH // tables + (place < GAMES_OF_EACH % tables)
            for first in range(0, share, CHUNK):
                seeds = range(first, min(first + CHUNK, share))
                found.append(pytest.param(game.id, seats, seeds, id=f"{game.id}-{seats}-{first}"))
    return found


def begin(game: str, seats: int, seed: int) -> tuple[Match[Any], Random]:
    """A new match, and the luck that moves its players."""
    luck, variants = Random(f"{game}:{seats}:{seed}"), Random(f"{game}:{seats}:{seed}:variants")
    while True:
        try:
            return magehall.new_match(game, seats, seed, options=random_options(game, luck, variants)), luck
        except magehall.OptionError:  # Not every choice is for every number of players.
            continue


def random_options(game: str, luck: Random, variants: Random) -> dict[str, Any]:
    """Some choice for each option of the game that is a list of words; now and then a switch or a number too, by a luck
    of their own."""
    schema = magehall.games()[game].options_schema
    fields = schema["$defs"][schema["$ref"].rpartition("/")[2]].get("properties", {})
    chosen = {name: luck.choice(field["enum"]) for name, field in fields.items() if "enum" in field}
    for name, field in fields.items():
        if field.get("type") == "boolean" and variants.randrange(SELDOM) == 0:
            chosen[name] = True
        numbers = [kind for kind in field.get("anyOf", ()) if kind.get("type") == "integer"]
        if numbers and variants.randrange(SELDOM) == 0:
            chosen[name] = variants.randint(numbers[0]["minimum"], numbers[0]["maximum"])
    return chosen


def random_move(match: Match[Any], luck: Random) -> tuple[int, str]:
    """A seat that is asked, and one of its options; now and then something that a seat may do aside."""
    assert len(match.moves) < BOUND, f"no end after {BOUND} decisions, at {match.state.trace()}"
    if match.asides and luck.randrange(ASIDE) == 0:
        seat = luck.choice(list(match.asides))
        return seat, luck.choice(match.asides[seat].options).id
    seat = luck.choice(list(match.pending))
    return seat, luck.choice(match.pending[seat].options).id


def in_space(match: Match[Any], seat: int, option_id: object) -> bool:
    """Whether an id is an option beyond the list of what a seat is asked."""
    decision = match.pending[seat]
    if not decision.space or not isinstance(option_id, str) or option_id.partition(":")[0] != decision.space:
        return False
    return isinstance(match.game.space(match.state, decision).find(option_id), Option)


def decisions(game: str, seats: int, seed: int) -> Iterator[tuple[Match[Any], Random]]:
    """A random game, shown before each of its moves; whoever looks must leave it as it is."""
    match, luck = begin(game, seats, seed)
    while match.pending:
        yield match, luck
        match.apply(*random_move(match, luck))


def weight(match: Match[Any]) -> int:
    """For how many moments this one counts: what is done with a late one in a long game takes as much longer."""
    return 1 + len(match.moves) // 100


def sampled(game: str, seats: int, moments: int, every: int = 15) -> Iterator[tuple[Match[Any], Random]]:
    """So many decisions of random games (times ``TIMES``), about one in ``every``."""
    moments *= TIMES
    for seed in count():
        for match, luck in decisions(game, seats, seed):
            if luck.randrange(every) == 0:
                yield match, luck
                moments -= weight(match)
                if moments <= 0:
                    return


def ended(game: str, seats: int, seed: int) -> Match[Any]:
    """A random game at its end."""
    match, luck = begin(game, seats, seed)
    while match.pending:
        match.apply(*random_move(match, luck))
    return match


@cache
def finished(game: str, seats: int) -> Match[Any]:
    """A random game at its end, for whoever leaves it as it is: the first that came there soon."""
    for seed in count():
        match, luck = begin(game, seats, seed)
        while match.pending and len(match.moves) < SOON * (1 + seed // 20):
            match.apply(*random_move(match, luck))
        if not match.pending:
            return match
    raise AssertionError("never reached")
