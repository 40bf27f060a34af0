"""A bot that picks any option, all alike."""

from __future__ import annotations

from random import Random

from magehall.bots.bot import DOMAIN, Choice, only_option, seed_for
from magehall.kernel.eyes import Eyes
from magehall.kernel.text import Text


class RandomBot:
    """Every option is as likely as any other."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)

    def choose(self, eyes: Eyes) -> Choice:
        options = eyes.decision.options
        return only_option(eyes) or Choice(
            Random(seed_for(eyes, self._seed)).choice(options),
            Text(DOMAIN, "why-random", {"options": len(options)}),
        )
