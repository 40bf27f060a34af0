"""Turn after turn, each of four phases. [turn.phases]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import On, Phase
from magehall.games.colors_of_magic.damage.victory import end_by_points
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.events import TurnBegan
from magehall.games.colors_of_magic.model.frames.turn import (
    Activations,
    Collect,
    EndPhase,
    MonsterPhase,
    Turns,
)
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import player_name
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame


def _begin(_turns: Turns, flow: Flow[Skirmish]) -> None:
    """A turn begins: where everyone stands then is remembered. [turn.has-not-moved]"""
    for id in flow.state.creatures():
        creature = flow.state.edit_creature(id)
        creature.turn_x, creature.turn_y = creature.x, creature.y
    course = flow.state.edit_course()
    course.turn += 1
    flow.emit(TurnBegan(number=course.turn, player=player_name(course.first)), "turn.phases")


def _enter(flow: Flow[Skirmish], phase: Phase) -> None:
    """A phase begins, and instants may answer that. Outside the activation phase nobody is active. [windows]"""
    course = flow.state.edit_course()
    course.phase = phase
    course.active = MONSTERS
    happen(flow, Happening(On.PHASE_BEGAN))


def _order(state: Skirmish) -> tuple[int, ...]:
    """The first player, then clockwise. [turn.order]"""
    return tuple(state.seats_from(state.course.first))


def _begin_collect(_turns: Turns, flow: Flow[Skirmish]) -> None:
    _enter(flow, Phase.COLLECT)


def _collect(_turns: Turns, flow: Flow[Skirmish]) -> None:
    flow.call(Collect(_order(flow.state)))


def _begin_activations(_turns: Turns, flow: Flow[Skirmish]) -> None:
    _enter(flow, Phase.ACTIVATION)


def _activate(_turns: Turns, flow: Flow[Skirmish]) -> None:
    flow.call(Activations(flow.state.course.first))


def _begin_monsters(_turns: Turns, flow: Flow[Skirmish]) -> None:
    _enter(flow, Phase.MONSTERS)


def _monsters(_turns: Turns, flow: Flow[Skirmish]) -> None:
    flow.call(MonsterPhase())


def _begin_end(_turns: Turns, flow: Flow[Skirmish]) -> None:
    _enter(flow, Phase.END)


def _end(_turns: Turns, flow: Flow[Skirmish]) -> None:
    flow.call(EndPhase(_order(flow.state)))


def _over(turns: Turns, flow: Flow[Skirmish]) -> None:
    """After the last turn, or with no objective left, most points win. [victory.limit]"""
    state = flow.state
    limit = state.agreement.turn_limit
    goals = state.goals.left
    if (limit and state.course.turn >= limit) or (goals and not any(goal.copies for goal in goals.values())):
        end_by_points(flow)
    else:
        turns.go("begin")


PROCEDURES: dict[type[Frame], Procedure] = {
    Turns: Procedure(
        begin=_begin,
        collect=(_begin_collect, _collect),
        activation=(_begin_activations, _activate),
        monsters=(_begin_monsters, _monsters),
        end=(_begin_end, _end),
        over=_over,
    )
}
