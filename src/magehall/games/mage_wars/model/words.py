"""Verbs of options, and short constructors for this game's texts and refusals."""

from __future__ import annotations

from magehall.kernel.decision import Refusal
from magehall.kernel.text import Arg, Text

GAME = "mage_wars"

TELEPORT = "teleport"
"""The verb; what the spell of that name does is told by its card."""

VERBS = frozenset(
    {
        "activate", "attack", "bind", "book", "bound", "cast", "choose", "climb", "cure", "defend", "done", "empower",
        "finish", "first", "gate", "guard", "in-order", "invoke", "mage", "mark", "move", "pass", "pay", "prepare", "push",
        "refuse", "replace", "reroll", "reveal", "sacrifice", "set-upon", "side", "skip", "slot", "strike", "take-back",
        TELEPORT, "trap", "use", "withdraw",
    }
)  # fmt: skip
"""The verbs of all options."""


def say(key: str, **args: Arg) -> Text:
    """A text of this game."""
    return Text(GAME, key, args)


def no(key: str, rule: str, **args: Arg) -> Refusal:
    """The refusal of that name."""
    return Refusal(say(f"refused-{key}", **args), rule)
