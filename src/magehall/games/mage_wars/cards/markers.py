"""Markers whose names are also names of cards. A rule that means the marker says so."""

from __future__ import annotations

SLEEP = "sleep"
"""The condition, which other cards than the spell may bring. [conditions.sleep]"""

BANISH = "banish"
"""The token of who is out of the arena for a time."""
