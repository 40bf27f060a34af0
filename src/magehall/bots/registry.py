"""Registry of bots by name."""

from __future__ import annotations

import re

from magehall.bots.bot import Bot
from magehall.bots.budget import Budget
from magehall.bots.greedy import GreedyBot
from magehall.bots.random_bot import RandomBot
from magehall.bots.search import SearchBot

BOT_NAMES = ("random", "greedy", "search")
_BUDGET = re.compile(r"([1-9]\d{0,8})(ms)?")


def make_bot(
    spec: str, seed: int | str = 0, budget: Budget | None = None, *, at_most: int | None = None
) -> Bot:
    """Make the bot that ``spec`` names. Specs are ``random``, ``greedy``, ``search``, or with a budget of its own
    ``search:400`` (simulations) and ``search:250ms``. ``budget`` is for a search whose spec names none, and none thinks
    longer than ``at_most`` milliseconds. Raises ValueError, in one line that says what there is."""
    name, colon, given = spec.partition(":")
    if name not in BOT_NAMES:
        raise ValueError(
            f"no bot {spec!r}; there are: {', '.join(BOT_NAMES)} (also as search:400 or search:250ms)"
        )
    if name == "search":
        own = _read_budget(spec, given) if colon else budget
        return SearchBot(seed, own, at_most=at_most)
    if colon:
        raise ValueError(
            f"no bot {spec!r}: {name} takes no budget, only search does (search:400 or search:250ms)"
        )
    return GreedyBot(seed) if name == "greedy" else RandomBot(seed)


def _read_budget(spec: str, given: str) -> Budget:
    match = _BUDGET.fullmatch(given)
    if match is None:
        raise ValueError(f"no bot {spec!r}: a budget reads search:400 (simulations) or search:250ms")
    amount = int(match[1])
    return Budget(milliseconds=amount) if match[2] else Budget(simulations=amount)
