"""Pytest plugin that fails a test whose loaded dice were not all used.

Name it in the topmost conftest.py: ``pytest_plugins = ["magehall.testing.plugin"]``.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magehall.testing.scenario import expect_dice_used


@pytest.fixture(autouse=True)
def loaded_dice_are_used() -> Iterator[None]:
    """Watch the scenarios of every test."""
    with expect_dice_used():
        yield
