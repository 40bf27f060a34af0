"""Brings what is asked of one table together, so that one worker plays its random games for all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort the tests of this folder by the table they are about, each in its place among all others."""
    places = [place for place, item in enumerate(items) if item.path.is_relative_to(HERE)]
    for place, item in zip(places, sorted((items[place] for place in places), key=_table), strict=True):
        items[place] = item


def _table(item: pytest.Item) -> str:
    asked = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    return f"{asked.get('game', '')} {asked.get('seats', '')}"
