"""The fuzzers: garbage goes in, and nothing but a clean error, or a sound match, may come out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

import msgspec
import yaml

import magehall
import tests.conftest  # noqa: F401 - registers the toy game where this runs as a script
from magehall import (
    IllegalMove,
    LoadError,
    Match,
    PositionError,
    load_match,
    load_position,
    read_position,
    state_hash,
)
from magehall.kernel.text import LOCALES
from tests.fuzz.garbage import (
    misfit,
    random_bytes,
    random_option,
    random_seat,
    shaken,
    shaken_yaml,
)
from tests.kernel.forging import content_of, sealed, written_in

MATCHES = 60
"""So many moments of random games are what the garbage is made from."""


@cache
def matches() -> list[Match[Any]]:
    """Moments of random games of every game and every number of seats."""
    luck = Random("moments")
    tables = [(game.id, seats) for game in magehall.games().values() for seats in game.seats]
    found = []
    for number in range(MATCHES):
        match = magehall.new_match(*tables[number % len(tables)], seed=number)
        for _ in range(luck.randrange(60)):
            if match.pending:
                seat = luck.choice(list(match.pending))
                match.apply(seat, luck.choice(match.pending[seat].options))
        found.append(match)
    return found


@cache
def files() -> list[tuple[bytes, dict[str, Any]]]:
    """Valid files, and what they hold, with their moves as pairs or as they are written."""
    return [
        (data, content)
        for data in [match.save() for match in matches()]
        for content in (content_of(data), written_in(data))
    ]


@cache
def documents() -> list[dict[str, Any]]:
    """Valid positions, ready for JSON."""
    live = [match for match in matches() if match.pending]
    return [msgspec.json.decode(msgspec.json.encode(magehall.describe_position(match))) for match in live]


@cache
def texts() -> list[str]:
    """Short positions as YAML: the smallest of the documents, and every file the games bring."""
    short = sorted((yaml.safe_dump(document, sort_keys=False) for document in documents()), key=len)[:12]
    brought = [
        path for game in magehall.games().values() for path in sorted(game.folder.glob("positions/**/*.yaml"))
    ]
    return [*short, *(path.read_text(encoding="utf-8") for path in brought)]


def exercise(match: Match[Any]) -> None:
    """A match that came from outside is a match: it can be looked at, saved, loaded, cloned and refuse garbage."""
    seats = range(match.setup.seats)
    for seat in (None, *seats):
        msgspec.json.encode(match.view(seat))
    for seat in seats:
        with suppress(LoadError):  # only here a match from a file is played again
            match.can_undo(seat)
        match.refusals(seat)
        assert match.why_not(seat, "no-such-thing") is not None
    assert load_match(match.save()).save() == match.save()
    assert state_hash(match.clone()) == state_hash(match)
    assert bool(match.pending) == (match.result is None)


def clean(error: LoadError | PositionError | IllegalMove) -> str:
    """The name of an error that says something, a refusal in every language."""
    said = [error.text(locale) for locale in LOCALES] if isinstance(error, IllegalMove) else [str(error)]
    assert all(said)
    return type(error).__name__


def fuzz_load_match(luck: Random) -> str:
    """One try at ``load_match``; what came of it."""
    data, content = luck.choice(files())
    kind = luck.randrange(6)
    if kind == 0:
        garbage: bytes | str = random_bytes(luck)
    elif kind == 1:
        garbage = shaken(data, luck)
    elif kind == 2:
        garbage = shaken(data, luck).decode(errors=luck.choice(("replace", "surrogateescape")))
    else:
        garbage = sealed(misfit(content, luck))
    try:
        match = load_match(garbage)
    except LoadError as error:
        return clean(error)
    exercise(match)
    return "loaded"


def fuzz_load_position(luck: Random) -> str:
    """One try at ``load_position`` or ``read_position``; what came of it."""
    kind = luck.randrange(10)
    try:
        if kind == 0:
            match = read_position(random_bytes(luck).decode("latin-1"))
        elif kind < 4:
            match = read_position(shaken_yaml(luck.choice(texts()), luck))
        else:
            match = load_position(misfit(luck.choice(documents()), luck))
    except PositionError as error:
        return clean(error)
    exercise(match)
    return "loaded"


def fuzz_apply(luck: Random) -> str:
    """One try at ``apply``: garbage for a seat, for an option, or for both; what came of it."""
    match = luck.choice(matches())
    ids = [option.id for decision in match.pending.values() for option in decision.options]
    seat = luck.choice(list(match.pending)) if match.pending and luck.random() < 0.6 else random_seat(luck)
    option = luck.choice(ids) if ids and type(seat) is not int else random_option(luck, ids)
    legal = type(seat) is int and seat in match.pending and match.pending[seat].find(option) is not None
    target = match.clone() if legal else match
    before = (state_hash(match), len(match.moves), list(match.pending), match.undo_floor, len(match.flow.log))
    try:
        target.apply(seat, option)
    except IllegalMove as refused:
        outcome = clean(refused)
    else:
        outcome = "applied"
    assert (outcome == "applied") == legal, f"{option!r} by {seat!r}: {outcome}"
    assert (
        state_hash(match),
        len(match.moves),
        list(match.pending),
        match.undo_floor,
        len(match.flow.log),
    ) == before
    return outcome


Fuzzer = Callable[[Random], str]
FUZZERS: dict[str, Fuzzer] = {
    "load_match": fuzz_load_match,
    "load_position": fuzz_load_position,
    "apply": fuzz_apply,
}


def tries(name: str, numbers: range) -> Iterator[str]:
    """Try after try, each from its own number, so that a failure can be repeated alone."""
    for number in numbers:
        try:
            yield FUZZERS[name](Random(f"{name}:{number}"))
        except Exception as error:
            raise AssertionError(f"try {number} of {name}: {type(error).__name__}: {error}") from error


def count(name: str, numbers: range) -> Counter[str]:
    """What came of so many tries."""
    return Counter(tries(name, numbers))
