"""The monsters' phase: what rises, who runs, each in its order, who follows. [monsters.phase]"""

from __future__ import annotations

from typing import TypeVar

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.instincts import FleesMages, FollowsMages
from magehall.games.colors_of_magic.cards.lines import Line
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.model.distances import within
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.turn import MonsterPhase, MonsterTurn
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import restricted
from magehall.games.colors_of_magic.monsters.choices import MOVE, settle
from magehall.games.colors_of_magic.monsters.move_targets import place_towards
from magehall.games.colors_of_magic.monsters.nearness import disc_of, mages, nearest, prey
from magehall.games.colors_of_magic.movement.reach import granted_inches, why_not_move
from magehall.games.colors_of_magic.movement.straight import run_from
from magehall.games.colors_of_magic.scenarios.table import rise, scenario_of
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame

L = TypeVar("L", bound=Line)


def in_order(state: Skirmish) -> tuple[str, ...]:
    """The monsters on the table in the order of their turns. Those of major objectives come first, of minor ones in
    printed order, then those without card; of one kind in the order in which they came. [monsters.phase]"""
    printed = [objective.monster for objective in scenario_of(state).objectives]

    def rank(id: str) -> int:
        face = state.creature(id).face
        return printed.index(face) if face in printed else len(printed)

    return tuple(sorted((id for id, one in state.on_table().items() if one.owner == MONSTERS), key=rank))


def _line(state: Skirmish, id: str, kind: type[L]) -> L | None:
    if not state.stands(id):
        return None
    lines = CREATURES[state.creature(id).face].lines
    return next((line for line in lines if isinstance(line, kind)), None)


def _next(phase: MonsterPhase) -> str:
    """The monster that is next, and none when all had their turn."""
    if phase.place >= len(phase.order):
        phase.place = 0
        return ""
    phase.place += 1
    return phase.order[phase.place - 1]


def _now(phase: MonsterPhase) -> str:
    return phase.order[phase.place - 1]


def _rise(_phase: MonsterPhase, flow: Flow[Skirmish]) -> None:
    """What rises this turn does so before anything else. [scenario.wisp-night]"""
    rise(flow)


def _order(phase: MonsterPhase, flow: Flow[Skirmish]) -> None:
    phase.order = in_order(flow.state)


# Who runs from mages


def _see_mage(phase: MonsterPhase, flow: Flow[Skirmish]) -> None:
    """A coward looks for the nearest mage near it. [monster.goblin-fink-the-coward]"""
    id = _next(phase)
    if not id:
        phase.go("_act")
        return
    phase.target = ""
    state = flow.state
    flees = _line(state, id, FleesMages)
    if flees is not None and not restricted(state, id, Restriction.CANNOT_MOVE):
        near = [mage for mage in mages(state, prey(state)) if within(state, id, mage, flees.within)]
        settle(flow, phase, id, nearest(state, id, near), MOVE)


def _flee(phase: MonsterPhase, flow: Flow[Skirmish]) -> None:
    """Let a monster run straight away from the mage. It goes as far as it can, engaged or not, and nobody strikes at
    it."""
    phase.go("_see_mage")
    state, id = flow.state, _now(phase)
    flees = _line(state, id, FleesMages)
    if flees is None or not state.stands(phase.target):
        return
    creature, mage = state.creature(id), state.creature(phase.target)
    inches = granted_inches(state, id, flees.inches)
    x, y = run_from(state, id, (mage.x, mage.y), inches)
    if (x, y) != (creature.x, creature.y):
        flow.call(Move(id, MONSTERS, Manner.SLIP, inches, granted=True, x=x, y=y))


# Each in its order


def _act(phase: MonsterPhase, flow: Flow[Skirmish]) -> None:
    """One after another. [monsters.phase]"""
    id = _next(phase)
    if not id:
        return
    phase.go("_act")
    if flow.state.stands(id):
        flow.call(MonsterTurn(id))


# Who follows mages


def _seek_mage(phase: MonsterPhase, flow: Flow[Skirmish]) -> None:
    """A pest looks for the nearest mage. [monster.goblin-pip-the-pest]"""
    id = _next(phase)
    if not id:
        phase.stop()
        return
    phase.target = ""
    state = flow.state
    follows = _line(state, id, FollowsMages)
    if follows is None:
        return
    inches = granted_inches(state, id, follows.inches)
    if why_not_move(state, id, Manner.NORMAL, inches) is None:
        settle(flow, phase, id, nearest(state, id, mages(state, prey(state))), MOVE)


def _follow(phase: MonsterPhase, flow: Flow[Skirmish]) -> None:
    phase.go("_seek_mage")
    state, id = flow.state, _now(phase)
    follows = _line(state, id, FollowsMages)
    if follows is None or not state.stands(phase.target):
        return
    inches = granted_inches(state, id, follows.inches)
    place = place_towards(state, id, disc_of(state, phase.target), inches)
    if place is not None:
        flow.call(Move(id, MONSTERS, Manner.NORMAL, inches, granted=True, x=place[0], y=place[1]))


PROCEDURES: dict[type[Frame], Procedure] = {
    MonsterPhase: Procedure(
        begin=(_rise, _order),
        flee=(_see_mage, _flee),
        act=(_act,),
        follow=(_seek_mage, _follow),
    )
}
