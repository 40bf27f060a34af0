"""Letting something happen: first the abilities it sets off, then the instants that answer. [windows]"""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.lines import When
from magehall.games.colors_of_magic.cards.reference import lines_of
from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.happenings.matching import (
    could_answer_one,
    happenings_now,
    listens,
    matches,
    may_answer_all,
)
from magehall.games.colors_of_magic.model.frames.spells import Stack, Triggers, Waiting
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.lines import LineInPlay, lines_in_play
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.flow import Flow
from magehall.kit.sides import turn_order


def happen(flow: Flow[Skirmish], happening: Happening, *, window: bool = True) -> None:
    """Let something happen: its procedures run before the caller's next step. ``window``: instants may answer."""
    if window and is_anyone_asked(flow.state, happening):
        flow.call(Stack(happening))
    waiting = set_off(flow.state, happening)
    if waiting:
        flow.call(Triggers(happening, tuple(waiting)))


def tell_hindrance(flow: Flow[Skirmish], id: str) -> None:
    """Tell once that a spell or ability hindered an enemy. That it forbade it something is told too. [mage.tokens]"""
    invocation = flow.state.invocation(id)
    if invocation.hindered:
        happen(flow, Happening(On.HINDERED, invocation.seat, spell=id), window=False)
    if invocation.forbade:
        happen(flow, Happening(On.FORBADE, invocation.seat, spell=id), window=False)


def tell_forced(flow: Flow[Skirmish], seat: int) -> None:
    """Tell that a keyword or a sweep moved an enemy by force. [mage.tokens]"""
    if seat >= 0:
        happen(flow, Happening(On.HINDERED, seat), window=False)
        happen(flow, Happening(On.FORBADE, seat), window=False)


def is_anyone_asked(state: Skirmish, happening: Happening) -> bool:
    """Whether any player is asked for instants. [windows.who]"""
    for seat in state.seats:  # most often one of them may hold an instant that waits for nothing
        if may_answer_all(state, seat):
            return True
    return bool(asked_in_order(state, happening))


def asked_in_order(state: Skirmish, happening: Happening) -> list[int]:
    """The players who are asked for instants, in order. The active one is first, then the others in turn order.
    [stack.order]"""
    course = state.course
    first = course.active if course.active != MONSTERS else course.first
    now: list[Happening] = []
    found = []
    for seat in turn_order(state.agreement.seats, first):
        if not may_answer_all(state, seat):
            now = now or happenings_now(state, happening)
            if not could_answer_one(state, seat, now):
                continue
        found.append(seat)
    return found


def set_off(state: Skirmish, happening: Happening) -> list[Waiting]:
    """The abilities that a happening sets off, in order. The active player's come first, then in turn order, the
    monsters' last; of one player in the order in which they came into play. [concepts.triggered]"""
    found = [
        Waiting(one.source, one.face, one.number, one.seat)
        for one, line in _listening(state, happening.on)
        if waits_for(state, line, one.source, one.seat, happening)
    ]
    if len(found) < 2:
        return found
    course = state.course
    first = course.active if course.active != MONSTERS else course.first
    order = [*state.seats_from(first), MONSTERS]
    return sorted(found, key=lambda waiting: order.index(waiting.seat) if waiting.seat in order else 9)


def _listening(state: Skirmish, on: On) -> list[tuple[LineInPlay, When]]:
    """The abilities in play that listen to a kind of happening."""
    memo = state.memo_of_company
    found: dict[On, list[tuple[LineInPlay, When]]] | None = memo.get("listening")
    if found is None:
        found = memo["listening"] = {}
        for one in lines_in_play(state):
            if type(one.line) is When:
                for heard in _heard_by(one.face, one.number):
                    found.setdefault(heard, []).append((one, one.line))
    return found.get(on, [])


@cache
def _heard_by(face: str, number: int) -> tuple[On, ...]:
    """The kinds of happenings that an ability listens to."""
    line = lines_of(face)[number]
    return tuple(on for on in On if isinstance(line, When) and listens(line.triggers, on))


def waits_for(state: Skirmish, line: When, source: str, seat: int, happening: Happening) -> bool:
    """Whether an ability answers a happening, its source being in play."""
    at = Standpoint(state, seat, source, happening=happening)
    return any(matches(trigger, happening, at) for trigger in line.triggers)
