"""Digests of random matches in this environment: ``python -m fast.digests [GAME ...]`` prints a line for each."""

from __future__ import annotations

import gc
import hashlib
import sys
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import magehall
from magehall import Match
from magehall.bots.budget import Budget
from magehall.bots.search import SearchBot
from magehall.kernel.records import encode, replace
from magehall.kernel.showing.perspective import Perspective

LONG = 400
"""So many decisions of a match with the usual options; most matches of Battle Mages end before."""

SEEDS = 2
"""So many matches with the usual options."""

SHORT = 120
"""At least so many decisions of a match with an option of its own,"""

TOGETHER = 2_000
"""and about so many of all of them."""

SIMULATIONS = 12
CLONES = 100


def digests(games: Iterable[str]) -> Iterator[str]:
    """A line for each match, and one for each refused file."""
    for game in games:
        for seats in magehall.games()[game].seats:
            for seed in range(SEEDS):
                match = magehall.new_match(game, seats, seed)
                yield f"{game}, {seats} seats, seed {seed}: {_played(match, f'{game}:{seats}:{seed}', LONG)}"
                yield f"{game}, {seats} seats, seed {seed}: clones leave {_left_behind(match)} objects behind"
                yield f"{game}, {seats} seats, seed {seed}, damaged: {_refused(game, seats, seed)}"
            others = list(_others(game, seats))
            for options in others:
                match = magehall.new_match(game, seats, 0, options=options)
                length = min(LONG, max(SHORT, TOGETHER // len(others)))
                yield f"{game}, {seats} seats, {options}: {_played(match, f'{game}:{seats}:{options}', length)}"


def _others(game: str, seats: int) -> Iterator[dict[str, Any]]:
    """Each word and each switch that the options of a game have beside the usual, as far as it goes by itself."""
    schema = magehall.games()[game].options_schema
    fields: dict[str, Any] = schema["$defs"][schema["$ref"].rpartition("/")[2]].get("properties", {})
    for name, field in fields.items():
        for word in field.get("enum", [True] if field.get("type") == "boolean" else []):
            try:
                magehall.new_match(game, seats, 0, options={name: word})
            except magehall.OptionError:
                continue
            if word != field["default"]:
                yield {name: word}


def _played(match: Match[Any], seed: str, length: int) -> str:
    """Plays a match, and now and then clones it, saves it, loads it, takes back, imagines another and searches."""
    luck = Random(seed)
    digest = hashlib.sha256()
    decisions = 0
    while match.pending and decisions < length:
        decisions += 1
        seat = luck.choice(sorted(match.pending))
        decision = match.pending[seat]
        digest.update(encode([replace(decision, question=None), match.view(seat)]))
        option = luck.choice(decision.options)
        digest.update(encode(match.apply(seat, option)))
        if decisions % 20 == 0:
            _look(match, luck, digest)
        if decisions % 40 == 0:
            _search(match, digest)
        if decisions % 50 == 0:
            match = magehall.load_match(match.save())
    digest.update(repr(match.result).encode())
    digest.update(match.save())
    return f"{decisions} decisions, {digest.hexdigest()}"


def _look(match: Match[Any], luck: Random, digest: Any) -> None:
    """All that a match can be asked, on copies of it."""
    digest.update(magehall.state_hash(match).encode())
    sense = match.game.sense
    for seat, decision in match.pending.items():
        digest.update(repr(match.refusals(seat)).encode())
        digest.update(repr(sense.hints(match.state, decision)).encode())
        digest.update(repr(sense.evaluate(match.state, seat)).encode())
        imagined = match.imagine(seat, "digest")
        twin = match.clone()
        for copy in (imagined, twin):
            if seat in copy.pending:
                copy.apply(seat, luck.choice(copy.pending[seat].options))
            digest.update(magehall.state_hash(copy).encode())
        if twin.can_undo(seat):
            twin.undo(seat)
        loaded = magehall.load_match(match.save())
        if loaded.can_undo(seat):
            loaded.undo(seat)
        digest.update(magehall.state_hash(loaded).encode())
        digest.update(encode([magehall.describe_position(twin), twin.view(None)]))
    digest.update(magehall.state_hash(match).encode())
    digest.update(repr([event.text(match.game.id, "ru", None) for event in match.events]).encode())


def _search(match: Match[Any], digest: Any) -> None:
    """What a search finds for each seat that is asked."""
    for seat in match.pending:
        choice = SearchBot("digest", Budget(simulations=SIMULATIONS)).choose(Perspective(match, seat))
        weighed = [(one.option.id, one.value, one.looks) for one in choice.weighed]
        digest.update(repr([choice.option.id, weighed]).encode())


def _left_behind(match: Match[Any]) -> int:
    """How many objects stay for each clone that nobody has any more; a compiled constructor may forget some."""
    gc.collect()
    before = len(gc.get_objects())
    for _ in range(CLONES):
        match.clone()
    gc.collect()
    return max(0, len(gc.get_objects()) - before) // CLONES


def _refused(game: str, seats: int, seed: int) -> str:
    """What is said of positions with something wrong in them."""
    luck = Random(f"damaged:{game}:{seats}:{seed}")
    match = magehall.new_match(game, seats, seed)
    for _ in range(60):
        if match.pending:
            seat = min(match.pending)
            match.apply(seat, luck.choice(match.pending[seat].options))
    said = hashlib.sha256()
    for _ in range(20):
        document = magehall.describe_position(match)
        for frame in document["stack"]:
            key = luck.choice(sorted(frame))
            frame[key] = luck.choice([None, "nonsense", -1, [1], {"a": 1}])
        try:
            magehall.load_position(document)
        except magehall.PositionError as error:
            said.update(str(error).encode())
    return said.hexdigest()


if __name__ == "__main__":
    for line in digests(sys.argv[1:] or magehall.games()):
        print(line, flush=True)
