"""Shorthand for this game's texts."""

from __future__ import annotations

from magehall.kernel.text import Arg, Text

GAME = "battle_mages"


def say(key: str, **args: Arg) -> Text:
    """A text of this game."""
    return Text(GAME, key, args)


def seat_of(target: str) -> int:
    """The mage an option's target ``mage-2`` names."""
    return int(target.removeprefix("mage-"))
