"""Shorthand for this game's texts."""

from __future__ import annotations

from functools import cache

from magehall.kernel.decision import Refusal
from magehall.kernel.text import Arg, Text

GAME = "mage_knight"


def say(key: str, **args: Arg) -> Text:
    """A text of this game."""
    return Text(GAME, key, args)


def refuse(key: str, rule: str, **args: Arg) -> Refusal:
    """A reason in this game's words: the message ``refused-<key>``."""
    return Refusal(Text(GAME, f"refused-{key}", args), rule) if args else _plainly(key, rule)


@cache
def _plainly(key: str, rule: str) -> Refusal:
    """Cache of the reasons that need no arguments. Most verdicts of a question are among them."""
    return Refusal(Text(GAME, f"refused-{key}"), rule)


def card_name(card: str) -> str:
    """The text argument that names a card, token, skill, tactic or hero."""
    return f"@name-{card}"


def player_name(player: int) -> str:
    """The argument that names a player, or the dummy player, in a text."""
    return f"#{player}" if player >= 0 else "@dummy-player"
