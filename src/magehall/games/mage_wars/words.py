"""Shorthand for this game's texts."""

from __future__ import annotations

from magehall.kernel.text import Arg, Text

GAME = "mage_wars"


def say(key: str, **args: Arg) -> Text:
    """A text of this game."""
    return Text(GAME, key, args)
