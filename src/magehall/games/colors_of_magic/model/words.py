"""Shorthand for this game's texts."""

from __future__ import annotations

from functools import cache

from magehall.kernel.decision import Refusal
from magehall.kernel.text import Arg, Text

GAME = "colors_of_magic"


def say(key: str, **args: Arg) -> Text:
    """A text of this game."""
    return Text(GAME, key, args)


def refuse(key: str, rule: str, **args: Arg) -> Refusal:
    """A reason in this game's words: the message ``refused-<key>``."""
    return Refusal(Text(GAME, f"refused-{key}", args), rule) if args else _refuse(key, rule)


@cache
def _refuse(key: str, rule: str) -> Refusal:
    """A reason that says nothing but itself: most verdicts are of these few."""
    return Refusal(Text(GAME, f"refused-{key}"), rule)


def name_of(face: str) -> str:
    """The argument that names a card, mage, creature or ingredient in a text."""
    return f"@name-{face}"


def player_name(seat: int) -> str:
    """The argument that names a player, or the monsters, in a text."""
    return f"#{seat}" if seat >= 0 else "@monsters"
