"""Record what random games offer, tell and end with, and compare it with what another version of the rules recorded.

    python tests/mass/record.py --out before.json        (in the old checkout)
    python tests/mass/record.py --against before.json    (in the new one)

A change that must not change behaviour keeps every line. What differs is told with the game and the first decision.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

import msgspec

import magehall
from magehall.kernel.records import to_builtins
from tests.conformance.random_games import random_move
from tests.mass.run import Mode, modes

Recording = dict[str, list[str]]
"""By the name of each game, a fingerprint of every decision and at last of the result."""


def _print(*parts: Any) -> str:
    return hashlib.sha256(json.dumps(to_builtins(parts), sort_keys=True).encode()).hexdigest()[:10]


def fingerprints(mode: Mode, number: int, most: int) -> Iterator[str]:
    """Of one random game: before each of ``most`` moves its options and views, after it its events."""
    luck = Random(f"{mode.name}:{number}")
    match = magehall.new_match(mode.game, mode.seats, seed=f"record:{number}", options=dict(mode.chosen))
    everyone = (None, *range(mode.seats))
    told = 0
    while match.pending and len(match.moves) < most:
        asked = {
            seat: (
                decision.prompt.key,
                decision.rule,
                [(option.id, option.rule) for option in decision.options],
            )
            for seat, decision in match.pending.items()
        }
        views = [match.view(seat) for seat in everyone] if len(match.moves) % 10 == 0 else []
        match.apply(*random_move(match, luck))
        events = match.events[told:]
        told += len(events)
        yield _print(asked, views, [[event.seen_by(seat) for seat in everyone] for event in events])
    yield _print(match.view(None).get("result"))


def record(wanted: list[Mode], games: int, most: int) -> Recording:
    """So many games of each mode."""
    return {
        f"{mode.name} #{number}": list(fingerprints(mode, number, most))
        for mode in wanted
        for number in range(games)
    }


def differences(before: Recording, after: Recording) -> Iterator[str]:
    """A line for each game that does not go as it did."""
    for name in sorted({*before, *after}):
        old, new = before.get(name), after.get(name)
        if old is None or new is None:
            yield f"{name}: only {'after' if old is None else 'before'}"
        elif old != new:
            pairs = zip([*old, ""], [*new, ""], strict=False)
            place = next(place for place, (one, other) in enumerate(pairs) if one != other)
            yield f"{name}: differs from decision {place} on"


def main(arguments: list[str] | None = None) -> int:
    """Record or compare; 1 if anything differs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4, help="how many of each mode")
    parser.add_argument("--most", type=int, default=600, help="decisions of a game")
    parser.add_argument("--game", choices=sorted(magehall.games()), help="just this one")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--out", type=Path, help="write the recording there")
    where.add_argument("--against", type=Path, help="compare with that one")
    args = parser.parse_args(arguments)
    wanted = [mode for game in sorted(magehall.games()) if args.game in (None, game) for mode in modes(game)]
    made = record(wanted, args.games, args.most)
    decisions = sum(len(prints) - 1 for prints in made.values())
    if args.out is not None:
        args.out.write_bytes(msgspec.json.encode(made))
        print(f"{len(made)} games, {decisions:,} decisions: recorded")
        return 0
    found = list(differences(msgspec.json.decode(args.against.read_bytes(), type=Recording), made))
    for line in found:
        print(line)
    print(
        f"{len(made)} games, {decisions:,} decisions: {len(found)} differ"
        if found
        else f"{len(made)} games, {decisions:,} decisions: all the same"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
