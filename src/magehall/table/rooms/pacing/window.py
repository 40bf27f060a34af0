"""Lookup of the open window of a match."""

from __future__ import annotations

from typing import Any

from magehall.kernel.flow import Window
from magehall.kernel.matches.match import Match


def open_window(match: Match[Any]) -> Window | None:
    """The open window of a match, if its question is a window's."""
    stack = match.state.stack
    return stack[-1] if stack and isinstance(stack[-1], Window) else None
