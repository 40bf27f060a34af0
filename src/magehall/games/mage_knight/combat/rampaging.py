"""Rampaging enemies within reach of a challenge. [combat.challenge]"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from magehall.games.mage_knight.model.deeds.combat import ChallengeFoes
from magehall.games.mage_knight.model.realm import rampaging_around
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.text import Text


def rampaging_near(state: Quest, seat: int) -> tuple[str, ...]:
    """The spaces next to a hero where enemies rampage, by name. [combat.challenge]"""
    space = state.hero(seat).space
    return tuple(sorted(rampaging_around(state, space))) if space else ()


def why_not_near(spaces: tuple[str, ...], reachable: tuple[str, ...]) -> Verdict:
    """Only rampaging enemies of adjacent spaces can be challenged. [combat.challenge]"""
    if not spaces or any(space not in reachable for space in spaces):
        return refuse("nobody-to-challenge", "combat.challenge")
    if list(spaces) != sorted(set(spaces)):
        return refuse("out-of-order", "combat.challenge")
    return None


def challenge_options(state: Quest, reachable: tuple[str, ...], rule: str) -> Iterator[Option]:
    """Options to challenge one or several spaces at once. A space has six neighbours at most: every set is listed."""
    for size in range(1, len(reachable) + 1):
        for spaces in combinations(reachable, size):
            yield ChallengeFoes(spaces).option(_words(state, spaces), rule)


def _words(state: Quest, spaces: tuple[str, ...]) -> Text:
    enemies = [token.enemy for space in spaces for token in state.realm.tokens[space]]
    if len(enemies) == 1:
        return say("option-challenge", enemy=card_name(enemies[0]), space=spaces[0])
    if len(enemies) == 2:
        first, second = enemies
        return say("option-challenge-2", a=card_name(first), b=card_name(second))
    return say("option-challenge-many", count=len(enemies))
