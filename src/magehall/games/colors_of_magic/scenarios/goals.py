"""Objectives: the check in the end phase, and the Actions that some offer. [objectives]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.objectives import Hold, Objective, Outnumber, Perform
from magehall.games.colors_of_magic.damage.victory import judge
from magehall.games.colors_of_magic.model.combat_events import GoalAdvanced
from magehall.games.colors_of_magic.model.deeds import ActWith, Decline, PayGoal
from magehall.games.colors_of_magic.model.distances import apart, base, engaged
from magehall.games.colors_of_magic.model.frames.goals import Due, GoalCheck
from magehall.games.colors_of_magic.model.pieces import MONSTERS, Goal
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, player_name, refuse, say
from magehall.games.colors_of_magic.scenarios.control import NEAR, controller, most_creatures
from magehall.games.colors_of_magic.scenarios.taking import objective_of, objectives_left, take
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.records import replace
from magehall.kit.lattice.shapes import Disc

# The check of the end phase


def check_goals(flow: Flow[Skirmish]) -> None:
    """Check the objectives of the end phase, one by one. [objectives.order]"""
    flow.call(GoalCheck())


def _read(check: GoalCheck, flow: Flow[Skirmish]) -> None:
    """Control is read once, before the first is taken. [objectives.order]"""
    state = flow.state
    control = {id: controller(state, marker) for id, marker in state.markers().items() if marker.objective}
    for objective in objectives_left(state):
        goal = state.goals.left[objective.id]
        if isinstance(objective.goal, Hold):
            new = _held(state, objective.goal, goal, control)
        else:
            new = replace(goal, stoked=())
        if new != goal:
            goals = state.edit_goals()
            goals.left = {**goals.left, objective.id: new}
    check.due = tuple(due for objective in objectives_left(state) for due in _due(state, objective, control))


def _held(state: Skirmish, hold: Hold, goal: Goal, control: dict[str, int]) -> Goal:
    """How long who controls a marker now has controlled it. [objective.major-power-aura]"""
    if hold.checks < 2 or not _is_open(state, hold):
        return goal
    holders = [seat for id, seat in control.items() if state.marker(id).kind is hold.marker]
    holder = holders[0] if holders else MONSTERS
    if holder == MONSTERS:
        return replace(goal, holder=MONSTERS, checks=0)
    return replace(goal, holder=holder, checks=goal.checks + 1 if holder == goal.holder else 1)


def _is_open(state: Skirmish, hold: Hold) -> bool:
    """Whether the objective that comes before it was collected. One that is not listed was. [objective.shape-the-hammer]"""
    before = state.goals.left.get(hold.after)
    return before is None or before.copies == 0


def _due(state: Skirmish, objective: Objective, control: dict[str, int]) -> Iterator[Due]:
    goal = objective.goal
    if isinstance(goal, Outnumber) and state.course.turn >= goal.from_turn:
        seat = most_creatures(state)
        if seat != MONSTERS:
            yield Due(objective.id, "", seat)
    if isinstance(goal, Hold) and _is_open(state, goal):
        for id, seat in control.items():
            marker = state.marker(id)
            long_enough = goal.checks < 2 or state.goals.left[objective.id].checks >= goal.checks
            if marker.kind is goal.marker and seat != MONSTERS and long_enough:
                yield Due(objective.id, id, seat)


def _ask(check: GoalCheck, flow: Flow[Skirmish]) -> Asked:
    """Who controls an objective with a price decides whether to pay. [objectives.paid]"""
    due = _next(check)
    if due is None or not _can_take(flow.state, due):
        return None
    return COLLECTING.ask(flow.state, due.seat) if _price(flow.state, due) else None


def _collect(check: GoalCheck, flow: Flow[Skirmish]) -> None:
    """Take it, with the price paid from the pool. [objectives.paid]"""
    due = _next(check)
    if due is None:
        return
    check.place += 1
    check.go("judge")
    declined = bool(flow.answers) and isinstance(flow.answer.deed, Decline)
    if not _can_take(flow.state, due) or declined:
        return
    price = _price(flow.state, due)
    if price:
        flow.state.edit_player(due.seat).mana -= price
    take(flow, due.seat, objective_of(flow.state, due.objective), due.marker)


def _judge(check: GoalCheck, flow: Flow[Skirmish]) -> None:
    """Six points win at once. [victory.points]"""
    if check.place < len(check.due):
        check.go("ask")
    judge(flow)


def _next(check: GoalCheck) -> Due | None:
    return check.due[check.place] if check.place < len(check.due) else None


def _price(state: Skirmish, due: Due) -> int:
    goal = objective_of(state, due.objective).goal
    return goal.mana if isinstance(goal, Hold) else 0


def _can_take(state: Skirmish, due: Due) -> bool:
    """Whether a card is left there, and its price is in the pool. [objectives.paid]"""
    return (
        state.goals.left[due.objective].copies > 0
        and (not due.marker or due.marker in state.markers())
        and not state.player(due.seat).out
        and state.player(due.seat).mana >= _price(state, due)
    )


def _offers(moment: Moment[Skirmish]) -> Iterator[Option]:
    due = _next(moment.state.top(GoalCheck))
    assert due is not None
    objective = objective_of(moment.state, due.objective)
    text = say("option-collect", goal=f"@objective-{objective.id}", mana=_price(moment.state, due))
    yield PayGoal(objective.id).option(text, objective.rule)
    yield Decline().option(say("option-leave-goal"), "objectives.paid")


def _why_not_collect(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    due = _next(moment.state.top(GoalCheck))
    if isinstance(deed, PayGoal) and (due is None or deed.goal != due.objective):
        return refuse("not-your-goal", "objectives.control")
    return None


COLLECTING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-collect"), "objectives.paid", _offers, _why_not_collect
)


# Actions that objectives offer


def _performs(state: Skirmish) -> list[tuple[Objective, Perform]]:
    return [(one, one.goal) for one in objectives_left(state) if isinstance(one.goal, Perform)]


def goal_options(state: Skirmish, _seat: int, creature: str) -> list[Option]:
    """The Actions that objectives might offer a creature: at the markers it is near. [objectives.actions]"""
    found: list[Option] = []
    for objective, goal in _performs(state):
        for id, marker in state.markers().items():
            if marker.kind is goal.marker and _is_near(state, creature, id):
                text = say(
                    "option-perform",
                    ability=f"@ability-{goal.name}",
                    goal=f"@objective-{objective.id}",
                    ingredient=name_of(marker.ingredient or objective.ingredients[0]),
                )
                found.append(ActWith(id, goal.name).option(text, objective.rule))
    return found


def _found(state: Skirmish, deed: ActWith) -> tuple[Objective, Perform] | None:
    marker = state.markers().get(deed.source)
    for objective, goal in _performs(state):
        if marker is not None and goal.name == deed.ability and marker.kind is goal.marker:
            return objective, goal
    return None


def _is_near(state: Skirmish, creature: str, marker: str) -> bool:
    one = state.marker(marker)
    return not apart(base(state.creature(creature)), Disc((one.x, one.y), one.radius), NEAR)


def why_not_perform(state: Skirmish, seat: int, creature: str, deed: Deed) -> Verdict:
    """Verdict on the Action of an objective. It is refused to who is engaged, too far, has too little mana, or did it
    this turn. [objectives.actions]"""
    if not isinstance(deed, ActWith):
        return None
    found = _found(state, deed)
    if found is None:
        return refuse("no-such-ability", "objectives.actions")
    objective, goal = found
    if engaged(state, creature):
        return refuse("engaged-goal", "objectives.actions")
    if not _is_near(state, creature, deed.source):
        return refuse("far-from-goal", "objectives.actions")
    if goal.times > 1 and seat in state.goals.left[objective.id].stoked:
        return refuse("done-this-turn", objective.rule)
    if state.player(seat).mana < goal.mana:
        return refuse("too-little-mana", objective.rule, mana=goal.mana)
    return None


def begin_perform(flow: Flow[Skirmish], seat: int, _creature: str, deed: Deed) -> None:
    """Do the Action of an objective; who does it the last time needed collects. [objectives.actions]"""
    assert isinstance(deed, ActWith)
    found = _found(flow.state, deed)
    assert found is not None, "only Actions of objectives that are there are offered"
    objective, goal = found
    if goal.mana:
        flow.state.edit_player(seat).mana -= goal.mana
    if goal.times > 1:
        goals = flow.state.edit_goals()
        card = goals.left[objective.id]
        done = card.progress + 1
        card = replace(card, progress=done, stoked=(*card.stoked, seat))
        goals.left = {**goals.left, objective.id: card}
        event = GoalAdvanced(
            player=player_name(seat), goal=f"@objective-{objective.id}", done=done, needed=goal.times
        )
        flow.emit(event, objective.rule)
        if done < goal.times:
            return
    take(flow, seat, objective, deed.source)
    judge(flow)


PROCEDURES: dict[type[Frame], Procedure] = {
    GoalCheck: Procedure(read=_read, ask=_ask, collect=_collect, judge=_judge)
}
