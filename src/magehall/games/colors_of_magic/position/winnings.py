"""Validation of what a position says was won, and is still to be won. [objectives.collect]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.objectives import Destroy
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.position.problem import Problem
from magehall.games.colors_of_magic.position.schema import SkirmishSetting
from magehall.games.colors_of_magic.position.unsaid import pile_of, points_left
from magehall.games.colors_of_magic.scenarios.table import scenario_of


def problems_with_points(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """Points that players have although they are still to be won. A file that leaves the goals out does not say which
    were taken. [objectives.scenarios]"""
    if document.goals is None:
        return
    had = sum(player.points for player in document.players if player is not None)
    left, all_points = points_left(document, state.goals.left), scenario_of(state).points
    if had + left > all_points:
        held = f"the players have {had} points and {left} are still to be won"
        yield f"{held}, but there are {all_points}: say fewer copies in goals", "$.goals"


def problems_with_monsters(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """Monsters beyond the cards of theirs that are left. [objectives.monsters]"""
    pile = pile_of(document)
    cards = {
        one.monster: one
        for one in SCENARIOS[document.scenario].objectives
        if isinstance(one.goal, Destroy) and one.id not in pile
    }
    seen: Counter[str] = Counter()
    for place, creature in enumerate(document.creatures):
        face = creature.face
        if face not in cards:
            continue
        seen[face] += 1
        goal = state.goals.left.get(cards[face].id)
        left = cards[face].copies if goal is None else goal.copies
        if seen[face] > left:
            yield _too_many(face, left), f"$.creatures[{place}].face"


def _too_many(face: str, left: int) -> str:
    """A monster that was destroyed already, or stands there once too often."""
    if not left:
        return f"{face} was destroyed, no card of it is left to be won: take it off the table, or say copies in goals"
    return f"{left} of {face} left to be won, and this is one more: take it off the table"
