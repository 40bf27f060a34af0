"""Taking an objective, which then leaves the table. It gives points, its ingredient and mana at once.
[objectives.collect]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.objectives import Destroy, Hold, Objective, Perform, Wound
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind
from magehall.games.colors_of_magic.damage.victory import judge
from magehall.games.colors_of_magic.model.combat_events import GoalTaken
from magehall.games.colors_of_magic.model.distances import NO_GAP, base, gap_key
from magehall.games.colors_of_magic.model.events import ManaGained
from magehall.games.colors_of_magic.model.frames.goals import Wounded
from magehall.games.colors_of_magic.model.frames.turn import Claim
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Creature, Held
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import player_name
from magehall.games.colors_of_magic.scenarios.table import scenario_of
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace


def objective_of(state: Skirmish, id: str) -> Objective:
    """An objective of the scenario."""
    return next(one for one in scenario_of(state).objectives if one.id == id)


def objectives_left(state: Skirmish) -> list[Objective]:
    """The objectives of which a card is still to be won, in printed order. [objectives.order]"""
    left = state.goals.left
    return [one for one in scenario_of(state).objectives if one.id in left and left[one.id].copies > 0]


def take(flow: Flow[Skirmish], seat: int, objective: Objective, marker: str = "") -> None:
    """Give a player a card of an objective. Points and mana come at once, the ingredient face up. [objectives.collect]"""
    state = flow.state
    goals = state.edit_goals()
    goal = goals.left[objective.id]
    goals.left = {**goals.left, objective.id: replace(goal, copies=goal.copies - 1)}
    ingredient = objective.ingredients[0]
    if marker in state.markers():
        ingredient = state.marker(marker).ingredient or ingredient
        state.edit_marker(marker).cards -= 1
    player = state.edit_player(seat)
    player.points += objective.points
    player.mana += objective.mana
    player.ingredients.append(Held(ingredient))
    name = player_name(seat)
    flow.emit(
        GoalTaken(player=name, goal=f"@objective-{objective.id}", points=objective.points), objective.rule
    )
    if objective.mana:
        flow.emit(ManaGained(player=name, mana=objective.mana), objective.rule)
    _clear_markers(state)


def _clear_markers(state: Skirmish) -> None:
    """Markers where nothing is left to be won leave the table. [activation.nearest-unclaimed]"""
    open_kinds: set[MarkerKind] = {
        one.goal.marker for one in objectives_left(state) if isinstance(one.goal, Hold | Perform)
    }
    several = {one.id for one in scenario_of(state).objectives if one.copies > 1}
    for id, marker in list(state.markers().items()):
        if not marker.objective:
            continue
        if marker.kind not in open_kinds or (marker.objective in several and marker.cards <= 0):
            state.remove(id)


# Monsters


def _wound(wounded: Wounded, flow: Flow[Skirmish]) -> None:
    """Give whoever hurt the giant its top card, if that is a nail. It is one, however much damage.
    [objective.giant-nail]"""
    state = flow.state
    if wounded.by == MONSTERS or state.player(wounded.by).out or not state.stands(wounded.creature):
        wounded.stop()
        return
    face = state.creature(wounded.creature).face
    for objective in objectives_left(state):
        if isinstance(objective.goal, Wound) and objective.monster == face:
            take(flow, wounded.by, objective)
            _turn_up(state, wounded.creature)
            return


def _turn_up(state: Skirmish, id: str) -> None:
    """The values of the card now on top hold; damage stays. [monster.giant-nail] [monster.giant-bile]"""
    scenario = scenario_of(state)
    if not scenario.one_pile:
        return
    top = next((one for one in objectives_left(state) if one in scenario.majors), None)
    if top is not None and state.creature(id).face != top.monster:
        state.edit_creature(id).face = top.monster


def _judge(_frame: Wounded, flow: Flow[Skirmish]) -> None:
    judge(flow)


def _claim(claim: Claim, flow: Flow[Skirmish]) -> None:
    """Whoever destroyed it takes its card; of a pile all that are left. [monsters.kills] [objective.giant-bile]"""
    state, scenario = flow.state, scenario_of(flow.state)
    carried = [
        one
        for one in objectives_left(state)
        if one.monster == claim.face and isinstance(one.goal, Destroy | Wound)
    ]
    if not carried:
        return
    if scenario.one_pile and carried[0] in scenario.majors:
        cards = [
            one
            for one in objectives_left(state)
            if one in scenario.majors
            for _ in range(state.goals.left[one.id].copies)
        ]
    else:
        cards = carried[:1]
    for objective in cards:
        take(flow, taker(flow.state, claim), objective)


def taker(state: Skirmish, claim: Claim) -> int:
    """Who takes a monster's card: who destroyed it. Without such a player the one with the nearest creature, then with
    fewer points, then the first in turn order. [monsters.kills]"""
    if claim.by != MONSTERS and not state.player(claim.by).out:
        return claim.by
    place = base(Creature(claim.face, MONSTERS, claim.x, claim.y))
    order = state.seats_from(state.course.first)

    def rank(seat: int) -> tuple[int, int, int]:
        gaps = [gap_key(place, base(one)) for one in state.on_table().values() if one.owner == seat]
        return min(gaps, default=NO_GAP), state.player(seat).points, order.index(seat)

    return min(order, key=rank)


PROCEDURES: dict[type[Frame], Procedure] = {
    Wounded: Procedure(take=_wound, judge=_judge),
    Claim: Procedure(take=_claim),
}
