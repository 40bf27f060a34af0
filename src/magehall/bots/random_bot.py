"""Random bot: uniform choice among the options."""

from __future__ import annotations

from random import Random

from magehall.bots.bot import DOMAIN, Choice, only_option, seed_for
from magehall.kernel.showing.perspective import Perspective
from magehall.kernel.text import Text


class RandomBot:
    """Chooses uniformly among all options."""

    name = "random"

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)

    def choose(self, perspective: Perspective) -> Choice:
        options = perspective.decision.options
        return only_option(perspective) or Choice(
            Random(seed_for(perspective, self._seed)).choice(options),
            Text(DOMAIN, "why-random", {"options": len(options)}),
        )
