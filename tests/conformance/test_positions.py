"""Any moment of any game can be written as a position file and set up again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, cycle, islice
from random import Random
from typing import Any

import msgspec
import pytest
import yaml

import magehall
from magehall import Match, PositionError, describe_position, load_match, load_position, read_position
from tests.conformance.random_games import (
    ENOUGH,
    decisions,
    on_every_table,
    option_fields,
    random_move,
    sampled,
)

ASIDE = {"handle", "version", "commitment"}
"""What a position begins anew: the names of hidden cards, the count of moves, and the seed."""

GAMES = 3
"""So many random games are searched for moments between answers; some games have none."""


def shown(match: Match[Any]) -> list[Any]:
    """What each seat and a spectator see, but for what a position begins anew."""
    return [without(match.view(seat)) for seat in (None, *range(match.setup.seats))]


def without(part: Any) -> Any:
    if isinstance(part, dict):
        return {key: without(value) for key, value in part.items() if key not in ASIDE}
    return [without(value) for value in part] if isinstance(part, list) else part


@on_every_table
def test_a_position_shows_everyone_what_the_match_showed(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=36):
        before = match.save()
        again = load_position(describe_position(match))
        assert shown(again) == shown(match)
        assert again.pending == match.pending
        assert again.state.answers == match.state.answers
        again.game.check(again.state)
        assert match.save() == before


@on_every_table
def test_a_position_survives_being_written_as_yaml(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=6):
        document = describe_position(match)
        text = yaml.safe_dump(document, sort_keys=False, allow_unicode=True)
        again = read_position(text)
        assert shown(again) == shown(match)
        assert describe_position(again) == document


@on_every_table
def test_a_match_that_was_loaded_is_described_like_the_one_that_was_saved(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=4):
        assert describe_position(load_match(match.save())) == describe_position(match)


@on_every_table
def test_a_position_between_answers_survives_being_written_as_json(game: str, seats: int) -> None:
    for match, _ in islice(between_answers(game, seats), 4):
        document = describe_position(match)
        again = load_position(msgspec.json.decode(msgspec.json.encode(document)))
        assert again.state.answers == match.state.answers
        assert shown(again) == shown(match)
        assert describe_position(again) == document
        loaded = load_match(again.save())
        assert loaded.save() == again.save()
        assert loaded.replayed([]).state.answers == match.state.answers


@on_every_table
def test_what_the_options_of_a_position_say_counts_like_its_keys(game: str, seats: int) -> None:
    for match, key, said in agreed_otherwise(game, seats):
        document = describe_position(match)
        silent = {name: value for name, value in document.items() if name != key}
        assert shown(load_position(silent)) == shown(match)
        with pytest.raises(PositionError, match="the options say"):
            load_position(document | {key: said})


def agreed_otherwise(game: str, seats: int) -> Iterator[tuple[Match[Any], str, Any]]:
    """New matches with one option that is not as usual and stands in positions as a key, and what is usual."""
    for key in magehall.games()[game].positions.agreed:
        field = option_fields(game)[key]
        usual = field["default"]
        for value in field["enum"] if "enum" in field else (True if usual is False else usual + 1,):
            try:
                match = magehall.new_match(game, seats, "options", options={key: value})
            except magehall.OptionError:  # Not every choice is for every number of players.
                continue
            if value != usual:
                yield match, key, usual


def between_answers(game: str, seats: int) -> Iterator[tuple[Match[Any], Random]]:
    """The moments of random games at which some of those who are asked at once have answered."""
    for match, luck in chain.from_iterable(decisions(game, seats, seed) for seed in range(GAMES)):
        if match.state.answers:
            yield match, luck


@on_every_table
def test_a_match_from_a_position_is_saved_replayed_and_played_to_its_end(game: str, seats: int) -> None:
    played = 0
    for match, luck in sampled(game, seats, moments=10):
        again = load_position(describe_position(match))
        for _ in range(5):
            if again.pending:
                again.apply(*random_move(again, luck))
        loaded = load_match(again.save())
        assert loaded.save() == again.save()
        assert loaded.events == again.events
        if played < ENOUGH:
            while again.pending:
                again.apply(*random_move(again, luck))
            assert again.result is not None
            played += len(again.moves)


@on_every_table
def test_a_position_keeps_the_secrets_of_the_match(game: str, seats: int) -> None:
    """Positions of two worlds that a seat cannot tell apart look alike to it, the names of hidden cards included."""
    for (match, luck), seat in zip(sampled(game, seats, moments=24), cycle(range(seats)), strict=False):
        truth = load_position(describe_position(match))
        world = load_position(describe_position(match.imagine(seat, str(luck.random()))))
        assert msgspec.json.encode(world.view(seat)) == msgspec.json.encode(truth.view(seat))
