"""Random games of every registered game: the ground on which each promise is tested.

No game is named here or in any test beside this file. What a game registers is what it is held to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import magehall
from magehall import Match, Option
from tests.conditions import TIMES

GAMES_OF_EACH = 160 * TIMES
CHUNK = 40
"""So many games to a test, so that several cores can share them."""

CHUNK_OPTIONS = 6_000
"""A test of long games with many options stops after so many options were looked at, whatever the number of games."""
VIEW_WEIGHT = 6
"""A decision counts for at least so many options: its view and refusals are looked at too."""

SOON = 800
"""A game of so many decisions is short enough to be replayed again and again."""
FEW = 150 * TIMES
"""A game of so many decisions has draws and moves of most kinds."""
LONG = 600 * TIMES
"""So many decisions of a game are enough where every one of them is looked at closely."""
ENOUGH = 1_200 * TIMES
"""After games with so many decisions together, no further one need follow."""

SELDOM = 8
"""One in so many games has a switch turned on, or a number of its own."""

APART = 8
"""Of so many decisions about one is a moment on which promises are tested."""

SPARSE = 3
"""Of so many moments at a table of more than two seats one is asked: the same is asked of each where there are two."""

KEPT = 3
"""So many tables are remembered at a time: what is asked of one comes in a row (``conftest.py``)."""
FINISHED = 12 * TIMES
"""So many games of a table are played to their end."""

ASIDE = 6
"""One in so many moves at which a seat may act aside is that."""

BEYOND = 6
"""One in so many moves at which a seat may name any place is beyond the list."""

BOUND = 20_000
"""A random game with more decisions than this does not end."""

GAMES_TESTS = Path(__file__).parents[1] / "games"

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
            chosen = random_words(game, luck) | random_variants(game, seats, variants)
            return magehall.new_match(game, seats, seed, options=chosen), luck
        except magehall.OptionError:  # Not every choice is for every number of players.
            continue


def random_words(game: str, luck: Random) -> dict[str, Any]:
    """Some choice for each option of the game that is a list of words."""
    return {
        name: luck.choice(field["enum"]) for name, field in option_fields(game).items() if "enum" in field
    }


def random_variants(game: str, seats: int, luck: Random) -> dict[str, Any]:
    """Now and then a switch or a number, and what the game's own tests draw where no schema tells what goes together:
    ``drawn(luck, seats)`` in ``tests/games/<game>/set_ups.py``."""
    chosen: dict[str, Any] = {}
    for name, field in option_fields(game).items():
        if field.get("type") == "boolean" and luck.randrange(SELDOM) == 0:
            chosen[name] = True
        kinds = (field, *field.get("anyOf", ()))
        numbers = [kind for kind in kinds if kind.get("type") == "integer"]
        if numbers and luck.randrange(SELDOM) == 0:
            chosen[name] = luck.randint(numbers[0]["minimum"], numbers[0]["maximum"])
    draw = _own_set_ups(game)
    return chosen | draw(luck, seats) if draw else chosen


def option_fields(game: str) -> dict[str, Any]:
    """The options of a game by name, as its schema describes them."""
    schema = magehall.games()[game].options_schema
    fields: dict[str, Any] = schema["$defs"][schema["$ref"].rpartition("/")[2]].get("properties", {})
    return fields


@cache
def _own_set_ups(game: str) -> Callable[[Random, int], dict[str, Any]] | None:
    if not (GAMES_TESTS / game / "set_ups.py").exists():
        return None
    drawn: Callable[[Random, int], dict[str, Any]] = import_module(f"tests.games.{game}.set_ups").drawn
    return drawn


def random_move(match: Match[Any], luck: Random) -> tuple[int, str]:
    """A seat that is asked, and one of its options; now and then a place beyond the list, or what a seat may do aside."""
    assert len(match.moves) < BOUND, f"no end after {BOUND} decisions, at {match.state.trace()}"
    if match.asides and luck.randrange(ASIDE) == 0:
        seat = luck.choice(list(match.asides))
        return seat, luck.choice(match.asides[seat].options).id
    seat = luck.choice(list(match.pending))
    if match.pending[seat].space:
        # By a luck of its own, so that games whose spaces are no places go as they would without it.
        beyond = some_place(match, seat, Random(f"{match.setup.seed}:{len(match.moves)}"))
        if beyond:
            return seat, beyond
    return seat, luck.choice(match.pending[seat].options).id


def some_place(match: Match[Any], seat: int, luck: Random, one_in: int = BEYOND) -> str:
    """The id of a place in the space of what a seat is asked: at one in so many such questions, where there are places."""
    if luck.randrange(one_in):
        return ""
    decision = match.pending[seat]
    rows = match.game.space(match.state, decision).rows()
    if not rows:
        return ""
    _cost, y, *runs = luck.choice(rows)
    first = 2 * luck.randrange(len(runs) // 2)
    return f"{decision.space}:{luck.randint(*runs[first : first + 2])},{y}"


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


def spacing(game: str, seats: int) -> int:
    """Of how many things in a sample one is asked at this table. Who asks for larger samples asks everywhere."""
    fewest = min(number for number in magehall.games()[game].seats if number > 1)
    return 1 if TIMES > 1 or seats <= fewest else SPARSE


def weight(match: Match[Any]) -> int:
    """For how many moments this one counts: what is done with a late one in a long game takes as much longer."""
    return 1 + len(match.moves) // 100


def sampled(game: str, seats: int, moments: int) -> Iterator[tuple[Match[Any], Random]]:
    """So many moments of random games (times ``TIMES``), each with a luck of its own; at large tables some of them, as far
    apart as to come as late in a game."""
    moments *= TIMES
    kept, further = _moments(game, seats)
    for place in count(step=spacing(game, seats)):
        kept += islice(further, max(0, place + 1 - len(kept)))
        yield kept[place].clone(), Random(f"{game}:{seats}:{place}")
        moments -= spacing(game, seats) * weight(kept[place])
        if moments <= 0:
            return


@lru_cache(KEPT)
def _moments(game: str, seats: int) -> tuple[list[Match[Any]], Iterator[Match[Any]]]:
    """Moments of random games, about one in ``APART`` decisions: those met so far, and those to come. Every promise is
    tested on the same, so that the games are played once in a process."""
    return [], (
        match.clone()
        for seed in count()
        for match, luck in decisions(game, seats, seed)
        if luck.randrange(APART) == 0
    )


@lru_cache(KEPT * FINISHED)
def ended(game: str, seats: int, seed: int) -> Match[Any]:
    """A random game at its end, for whoever leaves it as it is."""
    match, luck = begin(game, seats, seed)
    while match.pending:
        match.apply(*random_move(match, luck))
    return match


@lru_cache(KEPT)
def under_way(game: str, seats: int) -> Match[Any]:
    """A random game after ``FEW`` moves, for whoever leaves it as it is: what is asked of every file needs no long one."""
    match, luck = begin(game, seats, seed=0)
    while match.pending and len(match.moves) < FEW:
        match.apply(*random_move(match, luck))
    return match


@lru_cache(KEPT)
def finished(game: str, seats: int) -> Match[Any]:
    """A random game at its end, for whoever leaves it as it is: the first that came there soon."""
    for seed in count():
        match, luck = begin(game, seats, seed)
        while match.pending and len(match.moves) < SOON * (1 + seed // 20):
            match.apply(*random_move(match, luck))
        if not match.pending:
            return match
    raise AssertionError("never reached")
