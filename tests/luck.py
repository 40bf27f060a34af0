"""The hall's luck in tests: the same for a test in every run, so that what fails once fails again."""

from __future__ import annotations

import hashlib
from itertools import count

import pytest

from magehall.table.lobby import creation
from tests.conditions import LUCK


@pytest.fixture(autouse=True)
def luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the hall draws in this test follows from nothing but the test's name and LUCK."""
    number = count()

    def draw() -> str:
        words = f"{LUCK}/{request.node.nodeid}/{next(number)}"
        return hashlib.sha256(words.encode()).hexdigest()

    monkeypatch.setattr(creation, "new_secret", draw)
