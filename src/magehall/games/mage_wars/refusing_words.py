"""What a reason is made of."""

from __future__ import annotations

from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Refusal
from magehall.kernel.text import Arg

Reasons = dict[str, Refusal]
"""By the beginning of an option's id, up to one of its colons or to its end."""


def no(key: str, rule: str, **args: Arg) -> Refusal:
    """The reason of that name."""
    return Refusal(say(f"refused-{key}", **args), rule)
