"""Positions for tests: how one that contradicts itself is refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import magehall


def check_refused(document: Mapping[str, Any], path: str, words: str = "") -> None:
    """A position is refused at that place of it, for a reason that has these words."""
    with pytest.raises(magehall.PositionError) as refused:
        magehall.load_position(document)
    assert refused.value.path == path, f"refused at {refused.value.path}"
    assert words in refused.value.problem, refused.value.problem
