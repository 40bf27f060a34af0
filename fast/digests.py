"""Digests of random matches in this environment: ``python -m fast.digests`` prints a line for each."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from random import Random
from typing import Any

import magehall
from magehall import Match
from magehall.kernel.records import encode, replace

MATCHES = {"battle_mages": 3, "colors_of_magic": 4, "mage_knight": 2, "mage_wars": 2}
"""So many with each number of seats."""

MODES: dict[str, list[dict[str, Any]]] = {
    "colors_of_magic": [
        {"scenario": "giant"},
        {"scenario": "ritual", "map": "drawn", "ranged_duel": True},
        {"scenario": "ember-forge", "map": "two-hills", "token_to_first_passer": True},
        {"scenario": "wisp-night", "map": "still-waters", "move_as_action": True},
    ],
    "mage_wars, 2 seats": [{"mode": "apprentice"}, {"mode": "standard"}],
    "mage_wars, 4 seats": [{"mode": "teams"}, {"mode": "free_for_all"}],
}
"""Options that matches take in turn, where it is not the usual ones alone: by game, or by game and seats."""

LONG = 400
"""So many decisions of each; most matches of Battle Mages end before."""


def digests() -> Iterator[str]:
    """A line for each match, and one for each refused file."""
    for game, matches in MATCHES.items():
        for seats in magehall.games()[game].seats:
            for seed in range(matches):
                yield f"{game}, {seats} seats, seed {seed}: {_played(game, seats, seed)}"
                yield f"{game}, {seats} seats, seed {seed}, damaged: {_refused(game, seats, seed)}"


def _begin(game: str, seats: int, seed: int) -> Match[Any]:
    modes = MODES.get(f"{game}, {seats} seats") or MODES.get(game, [{}])
    return magehall.new_match(game, seats, seed, options=modes[seed % len(modes)])


def _played(game: str, seats: int, seed: int) -> str:
    """Plays a match, and now and then clones it, saves it, loads it, takes back and imagines another."""
    luck = Random(f"{game}:{seats}:{seed}")
    match = _begin(game, seats, seed)
    digest = hashlib.sha256()
    decisions = 0
    while match.pending and decisions < LONG:
        decisions += 1
        seat = luck.choice(sorted(match.pending))
        decision = match.pending[seat]
        digest.update(encode([replace(decision, question=None), match.view(seat)]))
        option = luck.choice(decision.options)
        digest.update(encode(match.apply(seat, option)))
        if decisions % 20 == 0:
            _look(match, luck, digest)
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


def _refused(game: str, seats: int, seed: int) -> str:
    """What is said of positions with something wrong in them."""
    luck = Random(f"damaged:{game}:{seats}:{seed}")
    match = _begin(game, seats, seed)
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
    for line in digests():
        print(line, flush=True)
