"""Lookup of the open window of a match."""

from __future__ import annotations

from typing import Any

from magehall.kernel.flow import Window
from magehall.kernel.matches.match import Match


def open_window(match: Match[Any]) -> Window | None:
    """The open window of a match, if its question is a window's."""
    stack = match.flow.state.stack
    top = stack[-1] if stack else None
    return top if isinstance(top, Window) else None
