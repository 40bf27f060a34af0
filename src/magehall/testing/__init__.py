"""Test harness for games: scenarios that act only through what is offered.

A game's tests subclass ``Scenario`` and add how they look at its table. ``magehall.testing.plugin`` is the part for
pytest, and the only one that needs it.
"""

from __future__ import annotations

from magehall.testing.scenario import Scenario, expect_dice_used

__all__ = ["Scenario", "expect_dice_used"]
