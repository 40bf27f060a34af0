"""Equal seeds and equal moves give equal matches, here and in any other process."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from magehall import state_hash
from tests.conditions import TIMES
from tests.conformance.digests import EVERY, digests
from tests.conformance.random_games import LONG, decisions, on_every_game, on_every_table, spacing

ROOT = Path(__file__).parents[2]
HASH_SEEDS = ("4", "5", "9")[:TIMES]


@on_every_table
def test_equal_seeds_and_moves_give_equal_matches_at_every_decision(game: str, seats: int) -> None:
    for seed in range(0, 4, spacing(game, seats)):
        once, again = (
            [state_hash(match) for match, _ in islice(decisions(game, seats, seed), 0, LONG, EVERY)]
            for _ in range(2)
        )
        assert once == again


@on_every_table
def test_other_seeds_give_other_matches(game: str, seats: int) -> None:
    hashes = (
        [state_hash(match) for match, _ in islice(decisions(game, seats, seed), 100)] for seed in range(8)
    )
    first = next(hashes)
    assert any(other != first for other in hashes)


@pytest.mark.slow
@on_every_game
def test_other_processes_play_the_same_matches(game: str) -> None:
    """Python mixes the order of sets anew in every process; no match may depend on it."""
    command = [sys.executable, "-m", "tests.conformance.digests", game]
    with ExitStack() as stack:
        others = {
            hash_seed: stack.enter_context(
                subprocess.Popen(
                    command, cwd=ROOT, env=os.environ | {"PYTHONHASHSEED": hash_seed}, stdout=subprocess.PIPE
                )
            )
            for hash_seed in HASH_SEEDS
        }
        ours = digests(game)
        for hash_seed, other in others.items():
            said, _ = other.communicate()
            assert other.returncode == 0
            assert msgspec.json.decode(said) == ours, f"with PYTHONHASHSEED={hash_seed}"
