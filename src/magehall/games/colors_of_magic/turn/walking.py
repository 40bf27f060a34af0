"""The move of an activation: normal, disengaging, a leap or a sweep. [move]"""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.lines import Leap, Sweep
from magehall.games.colors_of_magic.cards.reference import lines_of
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.model.conditions import all_hold
from magehall.games.colors_of_magic.model.deeds import Disengage, Go, UseLine
from magehall.games.colors_of_magic.model.distances import engaged
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import restricted
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.movement.move import go_option
from magehall.games.colors_of_magic.movement.reach import inches_of, places, why_not_move, why_not_reach
from magehall.games.colors_of_magic.movement.useful import useful_places
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow
from magehall.kit.lattice.masks import Mask

LEAP, SWEEP = "leap", "sweep"
"""Announced before the move: ``UseLine.ability``."""

Walk = Go | Disengage | UseLine
"""Deeds that begin the move of an activation."""


def is_walk(deed: object) -> bool:
    """Whether a deed begins the move of an activation."""
    if isinstance(deed, UseLine):
        return deed.ability in (LEAP, SWEEP)
    return isinstance(deed, Go | Disengage)


def walk_places(state: Skirmish, activation: Activation) -> Mask:
    """Where a normal move may end; nowhere, if none is possible."""
    id = activation.creature
    return places(state, id, Manner.NORMAL, inches_of(state, id)) if can_walk(state, activation) else 0


def walk_options(state: Skirmish, activation: Activation, mask: Mask) -> list[Option]:
    """Options for the moves of an activation. A dozen useful places stand for all of a normal one."""
    id = activation.creature
    creature = state.creature(id)
    found = [_disengage_option(creature.face)]
    if _has_leap(state, id):
        text = say("option-leap", creature=name_of(creature.face))
        found.append(UseLine(id, LEAP).option(text, "card.storm-lynx"))
    if _sweep(state, id):
        text = say("option-sweep", creature=name_of(creature.face))
        found.append(UseLine(id, SWEEP).option(text, "card.air-elemental"))
    for x, y in useful_places(state, creature.owner, mask, (creature.x, creature.y)):
        found.append(go_option(x, y, creature.face, "normal"))
    return found


@cache
def _disengage_option(face: str) -> Option:
    return Disengage().option(say("option-disengage", creature=name_of(face)), "move.disengage")


def can_walk(state: Skirmish, activation: Activation) -> bool:
    """Whether a normal move is possible at all."""
    return why_no_walk(state, activation) is None


def why_no_walk(state: Skirmish, activation: Activation) -> Verdict:
    """Why a normal move is not possible, wherever it goes."""
    id = activation.creature
    return (
        _why_no_move_left(state, activation)
        or why_not_move(state, id, Manner.NORMAL, inches_of(state, id))
        or _why_not_normal(activation)
    )


def why_not_walk(state: Skirmish, activation: Activation, deed: Walk) -> Verdict:
    """Why a creature cannot move so in its activation."""
    id = activation.creature
    refusal = _why_no_move_left(state, activation)
    if refusal is not None:
        return refusal
    inches = inches_of(state, id)
    if isinstance(deed, Go):
        if deed.manner != "normal":
            return refuse("no-such-move", "move")
        return why_no_walk(state, activation) or why_not_reach(
            state, id, Manner.NORMAL, inches, (deed.x, deed.y)
        )
    if isinstance(deed, Disengage):
        return why_not_move(state, id, Manner.DISENGAGE, inches)
    refusal = _why_not_announce(state, id, deed, inches)
    return refusal or (_why_not_normal(activation) if deed.ability == SWEEP else None)


def _why_not_normal(activation: Activation) -> Verdict:
    """Who began engaged only disengages, even if nobody is left to leave. [move.engaged-start]"""
    began = activation.engaged and not activation.moved
    return refuse("began-engaged", "move.engaged-start") if began else None


def _why_not_announce(state: Skirmish, id: str, deed: UseLine, inches: int) -> Verdict:
    """Verdict on announcing a leap or a sweep. A leap is once a turn, whoever it is engaged with; a sweep in place of a
    normal move. [card.storm-lynx] [card.air-elemental]"""
    if deed.source != id:
        return refuse("no-such-move", "move")
    if deed.ability == LEAP:
        manner = Manner.LEAP
        if not _has_leap(state, id):
            return refuse("no-such-move", "card.storm-lynx")
        if LEAP in state.creature(id).used:
            return refuse("used-this-turn", "card.storm-lynx")
    else:
        manner = Manner.SWEEP
        if not _sweep(state, id):
            return refuse("no-such-move", "card.air-elemental")
        if engaged(state, id):
            return refuse("engaged", "move.engaged-start")
    refusal = why_not_move(state, id, manner, inches)
    if refusal is None and not places(state, id, manner, inches):
        return refuse("no-way-there", "move.passing")
    return refusal


def _why_no_move_left(state: Skirmish, activation: Activation) -> Verdict:
    """Verdict on whether a creature has a move left. It has one, in one piece; by an option of the match a second one
    as the Action. [turn.activation] [setup.options]"""
    if not activation.moved:
        return None
    if not state.agreement.move_as_action or activation.acted:
        return refuse("moved-already", "turn.activation")
    if restricted(state, activation.creature, Restriction.CANNOT_ACT):
        return refuse("cannot-act", "turn.activation")
    return None


def begin_walk(flow: Flow[Skirmish], activation: Activation, deed: Walk) -> bool:
    """Move; whether that was the Action of the activation."""
    state = flow.state
    id = activation.creature
    as_action = activation.moved
    activation.moved = True
    activation.acted = activation.acted or as_action
    activation.last_target, activation.last_kind, activation.last_line = "", None, -1
    move = Move(id, activation.seat, Manner.NORMAL, inches_of(state, id))
    if isinstance(deed, Go):
        move.x, move.y = deed.x, deed.y
    elif isinstance(deed, Disengage):
        move.manner = Manner.DISENGAGE
    elif deed.ability == LEAP:
        move.manner = Manner.LEAP
        state.edit_creature(id).used.append(LEAP)
    else:
        move.manner = Manner.SWEEP
        move.sweep = _sweep(state, id)
    flow.call(move)
    return as_action


def _has_leap(state: Skirmish, id: str) -> bool:
    return any(isinstance(line, Leap) for line in lines_of(state.creature(id).face))


def _sweep(state: Skirmish, id: str) -> int:
    """Inches that those it crosses may be pushed; 0 where it cannot sweep."""
    creature = state.creature(id)
    at = Standpoint(state, creature.owner, id)
    return max(
        (
            line.inches
            for line in lines_of(creature.face)
            if isinstance(line, Sweep) and all_hold(line.when, at)
        ),
        default=0,
    )
