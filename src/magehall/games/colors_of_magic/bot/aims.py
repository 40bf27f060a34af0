"""What draws a creature somewhere: objectives, prey, and what it should keep away from."""

from __future__ import annotations

from math import sqrt

from magehall.games.colors_of_magic.bot.duels import shot_worth, strike_worth
from magehall.games.colors_of_magic.bot.notes import notes
from magehall.games.colors_of_magic.bot.worth import carried, creature_worth, harm_worth, points_worth
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.objectives import Hold, Objective, Perform
from magehall.games.colors_of_magic.cards.vocabulary import INCH, AttackKind, Stat
from magehall.games.colors_of_magic.combat.reach import why_no_attack
from magehall.games.colors_of_magic.combat.strength import shot_power
from magehall.games.colors_of_magic.model.distances import RADIUS, melee_reach, near_place, size
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Creature, Marker
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import element_of, face_of, has, is_mage, keywords, stat
from magehall.games.colors_of_magic.scenarios.control import NEAR, controller
from magehall.games.colors_of_magic.scenarios.taking import objectives_left
from magehall.kernel.records import Value
from magehall.kit.lattice.points import Point

FADES = 0.62
"""What is left of the worth of an aim for each turn that it is away."""

HELD = 0.85
"""How sure a point is that one holds now and that counts at the end of the turn."""

PREY = 0.55
"""How sure an enemy is still there next turn."""

HOPE = 15.0
"""What a creature may hope for at most: several may hope for the same."""

BY_PLAYERS, BY_MONSTERS = 0.16, 0.3
"""How likely who can attack a creature does so, and it hurts."""


class Spot(Value):
    """Somewhere worth being: within ``steps`` of a disc, edge to edge. ``marker`` or ``prey`` is what lies there."""

    x: int
    y: int
    radius: int
    steps: int
    worth: float
    now: float
    """What part of the worth is had by being there in this turn."""

    marker: str = ""
    prey: str = ""


def radius_of(creature: Creature) -> int:
    """The radius of a creature's base."""
    return RADIUS[size(creature)]


def gap(point: Point, radius: int, spot: Spot) -> float:
    """How many lattice steps are missing from a place to a spot."""
    dx, dy = point[0] - spot.x, point[1] - spot.y
    return max(0.0, sqrt(dx * dx + dy * dy) - radius - spot.radius - spot.steps)


def hold_worth(state: Skirmish, seat: int, objective: Objective, hold: Hold) -> float:
    """What controlling the marker of an objective in this end phase is worth."""
    goal = state.goals.left[objective.id]
    worth = points_worth(state, seat, objective.points)
    if hold.after and state.goals.left[hold.after].copies:
        return 0.12 * worth
    if hold.checks > 1 and not (goal.holder == seat and goal.checks >= hold.checks - 1):
        worth *= 0.45
    return worth if state.player(seat).mana >= hold.mana else 0.35 * worth


def marker_worth(state: Skirmish, seat: int, marker: Marker) -> float:
    """What controlling a marker in this end phase is worth."""
    return sum(
        (
            hold_worth(state, seat, one, one.goal)
            for one in objectives_left(state)
            if isinstance(one.goal, Hold) and one.goal.marker is marker.kind
        ),
        0.0,
    )


def perform_worth(state: Skirmish, seat: int, objective: Objective, perform: Perform) -> float:
    """What the Action of an objective is worth. The last of several collects, the last but one lets others do so."""
    if state.player(seat).mana < perform.mana:
        return 0.0
    worth = points_worth(state, seat, objective.points)
    if perform.times <= 1:
        return worth
    goal = state.goals.left[objective.id]
    if seat in goal.stoked:
        return 0.0
    missing = perform.times - goal.progress
    if missing == 1:
        return worth
    rivals_done = all(other in goal.stoked for other in state.opponents(seat))
    if missing == 2:
        return 0.3 * worth if rivals_done else -0.3 * worth
    return 0.15 * worth


def spots(state: Skirmish, seat: int, id: str) -> list[Spot]:
    """Cache of the places where a creature would like to be. They follow from what everyone knows and the own hand."""
    key = ("spots", id)
    found: list[Spot] | None = notes(state).get(key)
    if found is None:
        found = [*_markers(state, seat, id), *_prey(state, seat, id)]
        notes(state)[key] = found
    return found


def _markers(state: Skirmish, seat: int, id: str) -> list[Spot]:
    found = []
    performs = [(one, one.goal) for one in objectives_left(state) if isinstance(one.goal, Perform)]
    for marker_id, marker in state.markers().items():
        if not marker.objective:
            continue
        hold = marker_worth(state, seat, marker)
        if hold > 0:
            share = _share(state, seat, id, marker)
            found.append(Spot(marker.x, marker.y, marker.radius, NEAR * INCH, hold * share, HELD, marker_id))
        for objective, perform in performs:
            if perform.marker is marker.kind:
                worth = perform_worth(state, seat, objective, perform)
                if worth > 0:
                    spot = Spot(marker.x, marker.y, marker.radius, NEAR * INCH, worth, 0.6, marker_id)
                    found.append(spot)
    return found


def _share(state: Skirmish, seat: int, id: str, marker: Marker) -> float:
    """How much one more creature at a marker matters: whether it makes the difference. [objectives.control]"""
    counts: dict[int, int] = {}
    for other in near_place(state, marker.x, marker.y, marker.radius, NEAR):
        owner = state.creature(other).owner
        if other != id and owner != MONSTERS:
            counts[owner] = counts.get(owner, 0) + 1
    mine = counts.pop(seat, 0)
    missing = max(counts.values(), default=0) + 1 - mine
    if missing == 1:
        return 1.0
    return 0.2 if missing <= 0 else 0.55 if missing == 2 else 0.3


def _prey(state: Skirmish, seat: int, id: str) -> list[Spot]:
    creature = state.creature(id)
    found = []
    melee = why_no_attack(state, id, AttackKind.MELEE) is None
    pace = INCH * max(1, stat(state, id, Stat.MOVEMENT))
    for other, enemy in state.on_table().items():
        if enemy.owner == seat:
            continue
        if melee and can_hurt(state, id, other) and _is_worth_a_way(state, creature, pace, other, enemy):
            worth = strike_worth(state, seat, id, other)
            if worth > 0:
                steps = INCH * melee_reach(creature)
                spot = Spot(enemy.x, enemy.y, radius_of(enemy), steps, worth, PREY, prey=other)
                found.append(spot)
    return found


def _is_worth_a_way(state: Skirmish, creature: Creature, pace: int, other: str, enemy: Creature) -> bool:
    """Whether an enemy is near, or carries points. Nobody crosses the table for a small fight."""
    dx, dy = creature.x - enemy.x, creature.y - enemy.y
    return dx * dx + dy * dy <= (2 * pace + 4 * INCH) ** 2 or (
        enemy.owner == MONSTERS and carried(state, other)[1] > 0
    )


def can_hurt(state: Skirmish, id: str, other: str) -> bool:
    """Whether a creature may attack another at all. [keyword.ethereal] [keyword.immunity-element]"""
    if has(state, other, KeywordId.ETHEREAL) and not has(state, id, KeywordId.ETHEREAL):
        return False
    element = element_of(state.creature(id))
    return element is None or not any(
        one.id is KeywordId.IMMUNITY and one.of == element for one in keywords(state, other)
    )


def shots(state: Skirmish, seat: int, id: str) -> dict[str, float]:
    """Cache of the targets of a creature's ranged attacks, with their worth. Only what can be hurt with nothing in
    between is there."""
    key = ("shots", id)
    found: dict[str, float] | None = notes(state).get(key)
    if found is None:
        found = {}
        if why_no_attack(state, id, AttackKind.RANGED) is None:
            for other, enemy in state.on_table().items():
                if enemy.owner != seat and can_hurt(state, id, other):
                    attack = Attack(id, other, AttackKind.RANGED, seat)
                    power = shot_power(state, attack, 0)
                    worth = shot_worth(state, seat, id, other, power, stat(state, other, Stat.DEFENSE))
                    if worth > 0:
                        found[other] = worth
        notes(state)[key] = found
    return found


def prospects(state: Skirmish, seat: int, id: str) -> float:
    """Rough worth of a creature's position for what may come. Objectives count, and monsters that carry points."""
    creature = state.creature(id)
    found = _markers(state, seat, id)
    for other, enemy in state.on_table().items():
        if enemy.owner == MONSTERS and carried(state, other)[1]:
            worth = 0.5 * min(30.0, points_worth(state, seat, carried(state, other)[1]))
            reach = INCH * melee_reach(creature)
            found.append(Spot(enemy.x, enemy.y, radius_of(enemy), reach, worth, PREY, prey=other))
    return min(HOPE, _best_of(state, id, (creature.x, creature.y), found))


def attraction(state: Skirmish, seat: int, id: str, point: Point) -> float:
    """How well a creature stands at a place for later deeds. The best spot counts, and a little of the next."""
    return _best_of(state, id, point, spots(state, seat, id))


def _best_of(state: Skirmish, id: str, point: Point, found: list[Spot]) -> float:
    radius = radius_of(state.creature(id))
    pace = INCH * max(1, stat(state, id, Stat.MOVEMENT))
    best = second = 0.0
    for spot in found:
        missing = gap(point, radius, spot)
        value = spot.worth * (spot.now if missing <= 0.01 else 0.5 * FADES ** (missing / pace))
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return best + 0.25 * second


def danger(state: Skirmish, id: str, point: Point) -> float:
    """The harm that enemies within reach may do to a creature there."""
    creature = state.creature(id)
    radius = radius_of(creature)
    lost = 0.0
    for other, enemy in state.on_table().items():
        if enemy.owner == creature.owner:
            continue
        melee, ranged, pace, reach = _menace(state, other, id)
        if not melee and not ranged:
            continue
        dx, dy = point[0] - enemy.x, point[1] - enemy.y
        away = sqrt(dx * dx + dy * dy) - radius - radius_of(enemy)
        later = 0.6 if enemy.tapped and enemy.owner != MONSTERS else 1.0
        if melee and away <= pace + INCH * melee_reach(enemy):
            lost += melee * later
        elif ranged and away <= reach:
            lost += ranged * later
    return lost


def _menace(state: Skirmish, other: str, id: str) -> tuple[float, float, float, float]:
    """Cache of the threat of an enemy to a creature. It is what it may do in melee and from afar, how far it goes, and
    how far it shoots."""
    key = ("menace", other, id)
    found: tuple[float, float, float, float] | None = notes(state).get(key)
    if found is None:
        enemy = state.creature(other)
        monster = enemy.owner == MONSTERS
        likely = BY_MONSTERS if monster else BY_PLAYERS
        defense = stat(state, id, Stat.DEFENSE)
        attack = stat(state, other, Stat.MELEE)
        edge = min(1.6, max(0.2, 1.0 + 0.15 * (attack - defense)))
        melee = likely * edge * harm_worth(state, enemy.owner, id, 2) if attack > 0 else 0.0
        power = stat(state, other, Stat.RANGED) + (1 if monster else 0)
        ranged = likely * harm_worth(state, enemy.owner, id, 1) if power > defense else 0.0
        limit = face_of(enemy).body.range
        reach = INCH * (limit if limit is not None else 24)
        found = melee, ranged, INCH * stat(state, other, Stat.MOVEMENT), reach
        notes(state)[key] = found
    return found


def place_worth(state: Skirmish, seat: int, id: str, point: Point) -> float:
    """How good a place is for a creature: attraction less danger."""
    fear = 1.0 if not is_mage(state.creature(id)) else 1.2
    worth = attraction(state, seat, id, point)
    return worth - fear * min(danger(state, id, point), creature_worth(state, id))


def mana_wanted(state: Skirmish, seat: int) -> list[tuple[int, float]]:
    """The mana that objectives will ask of a player, with its worth. They ask who holds their marker. [objectives.paid]"""
    key = ("mana", seat)
    found: list[tuple[int, float]] | None = notes(state).get(key)
    if found is None:
        found = []
        for objective in objectives_left(state):
            goal = objective.goal
            if not isinstance(goal, Hold) or not goal.mana:
                continue
            left = state.goals.left[objective.id]
            ready = goal.checks < 2 or (left.holder == seat and left.checks >= goal.checks - 1)
            held = [
                controller(state, one) in (seat, MONSTERS)
                for one in state.markers().values()
                if one.kind is goal.marker
            ]
            if ready and any(held):
                sure = (
                    0.6
                    if any(
                        controller(state, one) == seat
                        for one in state.markers().values()
                        if one.kind is goal.marker
                    )
                    else 0.2
                )
                found.append((goal.mana, sure * points_worth(state, seat, objective.points)))
        notes(state)[key] = found
    return found
