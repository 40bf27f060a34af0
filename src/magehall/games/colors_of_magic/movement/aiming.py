"""Aims of pushes: any lattice point, and how far where less is allowed. [move.push-pull]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from magehall.games.colors_of_magic.cards.vocabulary import INCH
from magehall.games.colors_of_magic.cards.words.moves import Order
from magehall.games.colors_of_magic.ground.places import free_places, radius_of
from magehall.games.colors_of_magic.ground.terrain import SIDE, TABLE
from magehall.games.colors_of_magic.model.deed_reading import read_deed
from magehall.games.colors_of_magic.model.deeds import AimAt, Decline
from magehall.games.colors_of_magic.model.distances import sharing
from magehall.games.colors_of_magic.model.frames.moves import Aiming, Force, Forces
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.movement.force import can_be_forced, preview, preview_among
from magehall.games.colors_of_magic.movement.space_rows import rows_of
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.records import replace
from magehall.kernel.space import Space
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import DIRECTIONS, Point, distance_squared, write
from magehall.kit.lattice.shapes import Disc

AIM = "aim"
"""The verb of the space."""

USEFUL_CREATURES = 4


def _pushed(state: Skirmish, aiming: Aiming) -> list[str]:
    """Those that can be pushed."""
    return [id for id in aiming.creatures if state.stands(id) and can_be_forced(state, id, aiming.seat)]


def _ask(aiming: Aiming, flow: Flow[Skirmish]) -> Asked:
    """Its player names an aim; with a given one, only how far."""
    if not _pushed(flow.state, aiming) or aiming.seat < 0:
        aiming.stop()
        return None
    asked = AIMING.ask(flow.state, aiming.seat)
    space = AIM if aiming.aim_x < 0 else ""
    return Decision(aiming.seat, asked.prompt, asked.rule, asked.options, space, AIMING)


def _origin(state: Skirmish, aiming: Aiming) -> Point:
    """The point from where directions are listed. It is the one that is pushed, or the middle of several."""
    if aiming.from_x >= 0:
        return aiming.from_x, aiming.from_y
    places = [(state.creature(id).x, state.creature(id).y) for id in _pushed(state, aiming)]
    return sum(x for x, _ in places) // len(places), sum(y for _, y in places) // len(places)


def useful_aims(state: Skirmish, aiming: Aiming) -> list[Point]:
    """The sixteen directions as far as the table goes, and the nearest other creatures."""
    if aiming.aim_x >= 0:
        return [(aiming.aim_x, aiming.aim_y)]
    x, y = _origin(state, aiming)
    found: dict[Point, None] = {}
    for dx, dy in DIRECTIONS:
        far = min(_room(x, dx), _room(y, dy))
        if far:
            found[x + far * dx, y + far * dy] = None
    others = [(c.x, c.y) for id, c in state.on_table().items() if id not in aiming.creatures]
    others.sort(key=lambda place: distance_squared(place, (x, y)))
    found |= dict.fromkeys(others[:USEFUL_CREATURES])
    return list(found)


def _room(coordinate: int, step: int) -> int:
    """How many steps there are to the edge of the table."""
    if step == 0:
        return SIDE
    return (SIDE - coordinate) // step if step > 0 else coordinate // -step


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    aiming = moment.state.top(Aiming)
    shorter = range(1, aiming.steps // INCH) if aiming.up_to else ()
    for x, y in useful_aims(moment.state, aiming):
        for inches in (0, *shorter):
            yield _option(moment.state, aiming, AimAt(x, y, inches))
    if aiming.up_to:
        yield Decline().option(say("option-no-push"), "move.push-pull")


def _option(state: Skirmish, aiming: Aiming, deed: AimAt) -> Option:
    inches = deed.inches or aiming.steps // INCH
    place = write((deed.x, deed.y))
    if aiming.redirect:
        return deed.option(say("option-aim", place=place), "move.push-pull")
    pushed = _pushed(state, aiming)
    if len(pushed) > 1:
        return deed.option(say("option-push-all", place=place, inches=inches), "move.push-pull")
    name = name_of(state.creature(pushed[0]).face)
    return deed.option(say("option-push", creature=name, place=place, inches=inches), "move.push-pull")


def _aims(state: Skirmish, aiming: Aiming) -> Mask:
    """Every point that is a direction for one of those who are pushed."""
    places = {(state.creature(id).x, state.creature(id).y) for id in _pushed(state, aiming)}
    return TABLE.all & ~TABLE.bit(places.pop()) if len(places) == 1 else TABLE.all


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    aiming = moment.state.top(Aiming)
    if isinstance(deed, Decline):
        return None if aiming.up_to else refuse("must-push", "move.push-pull")
    if not isinstance(deed, AimAt):
        return None
    point = (deed.x, deed.y)
    if not TABLE.has(point):
        return refuse("off-table", "move.push-pull")
    if aiming.aim_x >= 0 and point != (aiming.aim_x, aiming.aim_y):
        return refuse("aim-is-given", "move.push-pull")
    if not TABLE.contains(_aims(moment.state, aiming), point):
        return refuse("no-direction", "move.push-pull")
    if deed.inches and not (aiming.up_to and 0 < deed.inches < aiming.steps // INCH):
        return refuse("whole-distance", "move.push-pull")
    return None


AIMING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-aim"), "move.push-pull", _options, _why_not
)


class Aims(Space):
    """Every lattice point as an aim, and every distance that may be chosen."""

    __slots__ = ("_aiming", "_state")

    def __init__(self, state: Skirmish) -> None:
        self._state = state
        self._aiming = state.top(Aiming)

    def find(self, option_id: str) -> Option | Refusal:
        deed = read_deed(option_id)
        if not isinstance(deed, AimAt):
            return refuse("no-direction", "move.push-pull")
        refusal = _why_not(Moment(self._state, self._aiming.seat), deed)
        return refusal or _option(self._state, self._aiming, deed)

    def rows(self) -> list[list[int]]:
        return rows_of(_aims(self._state, self._aiming))

    def preview(self, option_id: str) -> list[list[int]]:
        deed = read_deed(option_id)
        return push_rows(push_ends(self._state, self._aiming, deed)) if isinstance(deed, AimAt) else []


def _push(aiming: Aiming, flow: Flow[Skirmish]) -> None:
    """The push goes there; or the one that is about to happen does. [card.redirect-current]"""
    if isinstance(flow.answer.deed, Decline):
        return
    deed = flow.deed(AimAt)
    if aiming.redirect:
        turn_force(flow.state, (deed.x, deed.y), 0)
        return
    steps = deed.inches * INCH or aiming.steps
    order = in_order(flow.state, aiming, (deed.x, deed.y))
    flow.call(
        Forces(
            tuple(order),
            aiming.seat,
            steps,
            deed.x,
            deed.y,
            pull=aiming.aim_x >= 0,
            invocation=aiming.invocation,
        )
    )


def in_order(state: Skirmish, aiming: Aiming, aim: Point) -> list[str]:
    """Several are moved nearest to the aim first, or farthest along the direction. [move.push-pull] [card.tsunami]"""
    pushed = _pushed(state, aiming)
    places = {id: (state.creature(id).x, state.creature(id).y) for id in pushed}
    if aiming.order is Order.FARTHEST_ALONG:
        x, y = _origin(state, aiming)
        dx, dy = aim[0] - x, aim[1] - y
        return sorted(pushed, key=lambda id: -(places[id][0] * dx + places[id][1] * dy))
    return sorted(pushed, key=lambda id: distance_squared(places[id], aim))


def turn_force(state: Skirmish, aim: Point, more: int) -> None:
    """Give the push about to happen a new aim and more steps. [card.redirect-current]"""
    force = state.find(Force)
    if force is not None:
        force.aim_x, force.aim_y = aim
        force.away = force.pull = False
        force.steps += more


# What a push would do


class PushEnd(NamedTuple):
    """Where a creature would end by a push, and whether something would stop it."""

    creature: str
    start: Point
    end: Point
    stopped: bool


def push_ends(state: Skirmish, aiming: Aiming, deed: AimAt) -> list[PushEnd]:
    """Preview of where the pushed creatures would end. Each is in the way of the next, and nobody answers.
    [move.push-pull]"""
    aim = (deed.x, deed.y)
    if aiming.redirect:
        return redirected_end(state, aim)
    order = in_order(state, aiming, aim)
    places = {id: (state.creature(id).x, state.creature(id).y) for id in order}
    found: list[PushEnd] = []
    for id in order:
        force = Force(id, aiming.seat, deed.inches * INCH or aiming.steps, *aim, pull=aiming.aim_x >= 0)
        own = sharing(state, id)
        radius = radius_of(state, id)
        free = free_places(state, radius, (*own, *(other for other in order if other not in own)))
        for other in order:
            if other not in own:
                free &= ~TABLE.overlapping(Disc(places[other], radius_of(state, other)), radius)
        start = places[id]
        places[id], stopped = preview_among(state, force, free)
        found.append(PushEnd(id, start, places[id], stopped))
    return found


def push_rows(ends: list[PushEnd]) -> list[list[int]]:
    """The rows of a preview of pushes. They are x and y of the start, x and y of the end, and 1 where something would
    stop it."""
    return [[*one.start, *one.end, int(one.stopped)] for one in ends]


def redirected_end(state: Skirmish, aim: Point) -> list[PushEnd]:
    """Where the push that is about to happen would end with another aim. [card.redirect-current]"""
    force = state.find(Force)
    if force is None or not state.stands(force.creature):
        return []
    turned = replace(force, aim_x=aim[0], aim_y=aim[1], away=False, pull=False)
    creature = state.creature(force.creature)
    return [PushEnd(force.creature, (creature.x, creature.y), *preview(state, turned))]


PROCEDURE = Procedure(ask=_ask, push=_push)
