"""A few thousand tries of each fuzzer at every test run; ``run.py`` beside this file makes 100,000 of each."""

from __future__ import annotations

import pytest

from tests.conditions import TIMES
from tests.fuzz.fuzzers import count

TRIES = 1_000 * TIMES
CHUNK = 500


@pytest.mark.parametrize("first", range(0, TRIES, CHUNK))
def test_load_match_loads_or_says_why_not(first: int) -> None:
    assert set(count("load_match", range(first, first + CHUNK))) == {"LoadError", "loaded"}


@pytest.mark.parametrize("first", range(0, TRIES, CHUNK))
def test_load_position_loads_or_says_why_not(first: int) -> None:
    assert set(count("load_position", range(first, first + CHUNK))) == {"PositionError", "loaded"}


@pytest.mark.parametrize("first", range(0, TRIES, CHUNK))
def test_apply_refuses_what_was_not_offered_and_changes_nothing(first: int) -> None:
    assert set(count("apply", range(first, first + CHUNK))) == {"IllegalMove", "applied"}
