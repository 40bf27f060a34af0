"""Equal seeds and equal moves give equal matches, here and in any other process."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from magehall import games, state_hash
from tests.conformance.digests import digests
from tests.conformance.random_games import LONG, decisions, on_every_table

ROOT = Path(__file__).parents[2]


@on_every_table
def test_equal_seeds_and_moves_give_equal_matches_at_every_decision(game: str, seats: int) -> None:
    for seed in range(4):
        once = [state_hash(match) for match, _ in islice(decisions(game, seats, seed), LONG)]
        again = [state_hash(match) for match, _ in islice(decisions(game, seats, seed), LONG)]
        assert once == again


@on_every_table
def test_other_seeds_give_other_matches(game: str, seats: int) -> None:
    hashes = (
        [state_hash(match) for match, _ in islice(decisions(game, seats, seed), 100)] for seed in range(8)
    )
    first = next(hashes)
    assert any(other != first for other in hashes)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"digests-{game}")) for game in sorted(games())]
)
@pytest.mark.parametrize("hash_seed", ["4", "5", "9"])
def test_another_process_plays_the_same_matches(game: str, hash_seed: str) -> None:
    """Python mixes the order of sets anew in every process; no match may depend on it. All processes are compared with
    the one worker that runs the tests of a game, which so has to play its matches only once."""
    other = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digests", game],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    )
    assert msgspec.json.decode(other.stdout) == digests(game)
