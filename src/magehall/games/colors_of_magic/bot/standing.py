"""Evaluation of a player's standing. It counts points, creatures, cards, mana, and what is about to be won or lost.
[victory]"""

from __future__ import annotations

from magehall.games.colors_of_magic.bot.aims import danger, hold_worth, prospects
from magehall.games.colors_of_magic.bot.worth import MANA, POINT, creature_worth, hand_worth, points_worth
from magehall.games.colors_of_magic.cards.objectives import Hold, Outnumber
from magehall.games.colors_of_magic.cards.vocabulary import Phase
from magehall.games.colors_of_magic.damage.victory import POINTS_TO_WIN
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_mage
from magehall.games.colors_of_magic.scenarios.control import controller, most_creatures
from magehall.games.colors_of_magic.scenarios.taking import objectives_left

PROMISE = 0.5
"""How sure it is that one who holds something now still does when it counts."""

LURE = 0.3
"""What part of the worth of its aims a creature adds where it stands."""

FEAR = 0.35
"""What part of what a creature may lose counts as lost."""

NO_MAGE = 5.0
"""What a mage's death costs beside the mage: flow and spells."""


def standing(state: Skirmish, seat: int) -> float:
    """How well a player stands, in points of life."""
    player = state.player(seat)
    points = min(player.points, POINTS_TO_WIN)
    found = (
        POINT * points + 0.5 * points * points + MANA * min(player.mana, 8) + 0.2 * max(0, player.mana - 8)
    )
    found += hand_worth(state, seat) + 0.5 * len(player.ingredients) + 0.3 * player.tokens
    found += 1.2 * sum(one.owner == seat for one in state.permanents().values())
    lures = []
    for id, creature in state.on_table().items():
        if creature.owner == seat:
            here = creature.x, creature.y
            worth = creature_worth(state, id)
            found += worth - FEAR * min(worth, danger(state, id, here))
            lures.append(prospects(state, seat, id))
    if not any(one.owner == seat and is_mage(one) for one in state.creatures().values()):
        found -= NO_MAGE
    return found + LURE * sum(lures) + _promised(state, seat)


def _promised(state: Skirmish, seat: int) -> float:
    """What the next end phase gives as things stand."""
    if state.course.phase is Phase.END:
        return 0.0
    found = 0.0
    for objective in objectives_left(state):
        goal = objective.goal
        if isinstance(goal, Outnumber):
            soon = state.course.turn >= goal.from_turn - 1
            if soon and most_creatures(state) == seat:
                found += PROMISE * points_worth(state, seat, objective.points)
        elif isinstance(goal, Hold):
            for marker in state.markers().values():
                if marker.kind is goal.marker and controller(state, marker) == seat:
                    found += PROMISE * min(30.0, hold_worth(state, seat, objective, goal))
    held = state.goals.left
    for objective in objectives_left(state):
        goal = objective.goal
        if isinstance(goal, Hold) and goal.checks > 1 and held[objective.id].holder == seat:
            found += 0.15 * objective.points * POINT
    return found
