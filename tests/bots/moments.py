"""Moments of random games at which a seat has a choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import magehall
from magehall import Match
from magehall.kernel.showing.perspective import Perspective

GAMES = ("battle_mages", "colors_of_magic", "mage_wars", "midnight_larder")

SPARSE = {"mage_wars": 30, "colors_of_magic": 6}
"""Games so long that a bot is asked so much less often,"""
SHORTENED = {"mage_wars": 500, "colors_of_magic": 300}
"""and only so many moves are made."""


def moments(game: str, seats: int, seed: int, every: int = 7) -> Iterator[tuple[Match[Any], int]]:
    """A random game, stopped at every so many decisions with a choice, with the seat that has it."""
    luck = Random(seed)
    match = magehall.new_match(game, seats=seats, seed=seed)
    chances = 0
    every *= SPARSE.get(game, 1)
    while match.pending and len(match.moves) < SHORTENED.get(game, 100_000):
        for seat, decision in match.pending.items():
            if len(decision.options) > 1:
                chances += 1
                if chances % every == 0:
                    yield match, seat
        seat, decision = luck.choice(list(match.pending.items()))
        match.apply(seat, luck.choice(decision.options))


class CountingPerspective(Perspective):
    """Perspective that count the worlds they imagine."""

    __slots__ = ("worlds",)

    def __init__(self, match: Match[Any], seat: int) -> None:
        super().__init__(match, seat)
        self.worlds = 0

    def imagine(self, seed: str) -> Match[Any]:
        self.worlds += 1
        return super().imagine(seed)
