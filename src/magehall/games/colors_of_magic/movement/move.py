"""Procedure of own moves: leaving a combat, the way, and its end. [move]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.colors_of_magic.cards.vocabulary import INCH, AttackKind, On
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.combat.reach import why_not_attack
from magehall.games.colors_of_magic.ground.terrain import TABLE, solid
from magehall.games.colors_of_magic.happenings.happen import happen, tell_forced
from magehall.games.colors_of_magic.model.deed_reading import read_deed
from magehall.games.colors_of_magic.model.deeds import Decline, Go, PickOne
from magehall.games.colors_of_magic.model.distances import base, engaged, sharing
from magehall.games.colors_of_magic.model.events import CreatureMoved
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.moves import Aiming, Move
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_immune_to, restricted
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.movement.arriving import arrive, quench, touched_zones, touches_water
from magehall.games.colors_of_magic.movement.hindering import slowed_by
from magehall.games.colors_of_magic.movement.reach import (
    granted_inches,
    inches_of,
    left_behind,
    places,
    region,
    why_not_move,
    why_not_reach,
)
from magehall.games.colors_of_magic.movement.space_rows import rows_by_cost
from magehall.games.colors_of_magic.movement.useful import useful_places
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.space import Space
from magehall.kit.lattice.points import Point, along, ruler, write
from magehall.kit.lattice.slide import crosses

GO = "go"
HUNDREDTH = 100
"""The ruler counts in hundredths of a lattice step. [move.measure]"""


# Free attacks against who disengages


def _provoke(move: Move, flow: Flow[Skirmish]) -> None:
    """Each enemy it is engaged with may strike before it moves a step. [move.disengage] [combat.opportunity]"""
    if not flow.state.stands(move.creature):
        move.stop()  # it died before its move came, as of Retribution after a Skirmish
        return
    if move.granted and move.x < 0:
        move.inches = granted_inches(flow.state, move.creature, move.inches)
        if why_not_move(flow.state, move.creature, move.manner, move.inches) is not None:
            move.stop()
            return
    move.left = left_behind(flow.state, move.creature, move.manner)
    if move.manner is Manner.DISENGAGE:
        move.striking = tuple(
            id for id in move.left if why_not_attack(flow.state, id, move.creature, AttackKind.MELEE) is None
        )


def _ask_strike(move: Move, flow: Flow[Skirmish]) -> Asked:
    """Ask the next opponent for a free attack. They come in turn order, each choosing the order of their own; monsters
    always strike. Who is engaged with it no more has lost its attack, in reach or not. [combat.opportunity]"""
    near = engaged(flow.state, move.creature) if flow.state.stands(move.creature) else []
    move.striking = tuple(
        id
        for id in move.striking
        if id in near and why_not_attack(flow.state, id, move.creature, AttackKind.MELEE) is None
    )
    if not move.striking:
        return None
    seat = _next_striker(flow.state, move)
    return None if seat == MONSTERS else STRIKING.ask(flow.state, seat)


def _next_striker(state: Skirmish, move: Move) -> int:
    owners = {state.creature(id).owner for id in move.striking}
    for seat in state.seats_from(state.creature(move.creature).owner if move.seat < 0 else move.seat):
        if seat in owners:
            return seat
    return MONSTERS


def _strike(move: Move, flow: Flow[Skirmish]) -> None:
    if not move.striking:
        return
    move.go("ask_strike")
    state = flow.state
    if not flow.answers:
        striker = next(id for id in move.striking if state.creature(id).owner == MONSTERS)
    elif isinstance(flow.answer.deed, Decline):
        (seat,) = flow.answers
        move.striking = tuple(id for id in move.striking if state.creature(id).owner != seat)
        return
    else:
        striker = flow.deed(PickOne).what
    move.striking = tuple(id for id in move.striking if id != striker)
    owner = state.creature(striker).owner
    flow.call(Attack(striker, move.creature, AttackKind.MELEE, owner, free=True))


def _strikers(moment: Moment[Skirmish]) -> Iterator[Option]:
    move = moment.state.top(Move)
    for id in move.striking:
        creature = moment.state.creature(id)
        if creature.owner == moment.seat:
            text = say("option-free-attack", creature=name_of(creature.face))
            yield PickOne(id).option(text, "combat.opportunity")
    yield Decline().option(say("option-no-free-attack"), "combat.opportunity")


def _why_not_strike(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if not isinstance(deed, PickOne):
        return None
    move = moment.state.top(Move)
    own = deed.what in move.striking and moment.state.creature(deed.what).owner == moment.seat
    return None if own else refuse("cannot-strike", "combat.opportunity")


STRIKING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-free-attack"), "combat.opportunity", _strikers, _why_not_strike
)


def _break_away(move: Move, flow: Flow[Skirmish]) -> None:
    """Who lives to disengage does so before it moves, still among those it leaves. What free attacks took from its move
    is gone; a move already begun gains nothing. [move.disengage] [move.immobilised] [keyword.venom]"""
    state = flow.state
    if move.manner is not Manner.DISENGAGE or not state.stands(move.creature):
        return
    move.inches = min(move.inches, inches_of(state, move.creature))
    if move.inches <= 0 or restricted(state, move.creature, Restriction.CANNOT_MOVE):
        move.stop()
        return
    happen(flow, Happening(On.DISENGAGED, state.creature(move.creature).owner, move.creature), window=False)


# The way


def _choose(move: Move, flow: Flow[Skirmish]) -> Asked:
    """Where to; nobody is asked who has nowhere to go, and monsters never. [monsters]"""
    if not flow.state.stands(move.creature):
        move.stop()
        return None
    if move.x >= 0:
        return None
    nowhere = not places(flow.state, move.creature, move.manner, move.inches, move.left)
    if move.seat < 0 or nowhere:
        move.stop()
        return None
    asked = GOING.ask(flow.state, move.seat)
    return Decision(move.seat, asked.prompt, asked.rule, asked.options, GO, GOING)


def _ways(moment: Moment[Skirmish]) -> Iterator[Option]:
    move = moment.state.top(Move)
    creature = moment.state.creature(move.creature)
    mask = places(moment.state, move.creature, move.manner, move.inches, move.left)
    for x, y in useful_places(moment.state, creature.owner, mask, (creature.x, creature.y)):
        yield go_option(x, y, creature.face, "normal")
    if move.granted:
        yield Decline().option(say("option-stay"), "move.granted")


@lru_cache(maxsize=4096)
def go_option(x: int, y: int, face: str, manner: str) -> Option:
    """The option to go somewhere."""
    return Go(x, y, manner).option(say("option-go", creature=name_of(face), place=write((x, y))), "move")


def _why_not_go(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if not isinstance(deed, Go):
        return None
    move = moment.state.top(Move)
    if deed.manner != "normal":
        return refuse("no-such-move", "move")
    to = (deed.x, deed.y)
    return why_not_reach(moment.state, move.creature, move.manner, move.inches, to, move.left)


GOING: Question[Skirmish, Moment[Skirmish]] = Question(Moment, say("ask-go"), "move", _ways, _why_not_go)


class Way(Space):
    """The places that a creature under way may choose."""

    __slots__ = ("_move", "_state")

    def __init__(self, state: Skirmish) -> None:
        self._state = state
        self._move = state.top(Move)

    def find(self, option_id: str) -> Option | Refusal:
        deed = read_go(option_id)
        if deed is None or deed.manner != "normal":
            return refuse("no-such-move", "move")
        refusal = _why_not_go(Moment(self._state, self._move.seat), deed)
        if refusal is not None:
            return refusal
        return go_option(deed.x, deed.y, self._state.creature(self._move.creature).face, "normal")

    def rows(self) -> list[list[int]]:
        move = self._move
        return rows_by_cost(region(self._state, move.creature, move.manner, move.inches, move.left))


def read_go(option_id: str) -> Go | None:
    """The move that an id means."""
    deed = read_deed(option_id)
    return deed if isinstance(deed, Go) else None


def _walk(move: Move, flow: Flow[Skirmish]) -> None:
    """The creature goes there by the cheapest way. [move.measure]"""
    if move.x < 0:
        if isinstance(flow.answer.deed, Decline):
            move.stop()
            return
        deed = flow.deed(Go)
        move.x, move.y = deed.x, deed.y
    state = flow.state
    creature = state.creature(move.creature)
    old: Point = (creature.x, creature.y)
    new: Point = (move.x, move.y)
    zones, water = touched_zones(state, move.creature), touches_water(state, move.creature)
    if move.manner is Manner.SWEEP:
        own = base(creature)
        crossed = [
            id
            for id, other in state.on_table().items()
            if id not in sharing(state, move.creature)
            and crosses(old, new, own.radius, base(other))
            and not is_immune_to(state, id, move.creature)
        ]
        # Who rides another of them is pushed with it. [card.ashen-steed]
        move.crossed = tuple(id for id in crossed if state.creature(id).mount not in crossed)
    straight = _is_straight(state, move, old, new)
    slowed = slowed_by(state, move.creature, new)
    move.old_x, move.old_y = old
    walked = state.edit_creature(move.creature)
    walked.x, walked.y = new
    walked.moved += ruler(old, new)
    for id in sharing(state, move.creature):
        if state.creature(id).venom:
            state.edit_creature(id).venom = 0
    flow.emit(CreatureMoved(creature=name_of(creature.face), place=write(new)), "move")
    activation = state.find(Activation)
    if activation is not None and activation.creature == move.creature and not move.granted:
        activation.charge = ruler(old, new)
        activation.straight = straight
        activation.last_x, activation.last_y = new[0] - old[0], new[1] - old[1]
    arrive(flow, move.creature, zones, water)
    for seat in slowed:
        happen(flow, Happening(On.HINDERED, seat, move.creature), window=False)


def _is_straight(state: Skirmish, move: Move, old: Point, new: Point) -> bool:
    """Whether the straight line of a move was free. Neither bases nor impassable terrain are on it. [card.ashen-steed]"""
    own = base(state.creature(move.creature))
    hard, far = solid(state, own.radius), ruler(old, new) // HUNDREDTH
    if any(TABLE.contains(hard, along(old, new, step)) for step in range(1, far + 1)):
        return False
    together = sharing(state, move.creature)
    return not any(
        crosses(old, new, own.radius, base(other))
        for id, other in state.on_table().items()
        if id not in together
    )


def _push_crossed(move: Move, flow: Flow[Skirmish]) -> None:
    """Those it crossed may be pushed, aim of choice. It is one ability, however many enemies it moves.
    [card.air-elemental] [mage.deep-water-hydro-strategist]"""
    state = flow.state
    id, x, y = move.pushed
    if state.stands(id) and state.creature(id).owner != move.seat:
        move.forced |= (state.creature(id).x, state.creature(id).y) != (x, y)
    crossed = [id for id in move.crossed if state.stands(id)]
    if crossed and state.stands(move.creature):
        id, *rest = crossed
        move.crossed = tuple(rest)
        move.pushed = (id, state.creature(id).x, state.creature(id).y)
        move.go("push_crossed")
        flow.call(Aiming(move.seat, (id,), move.sweep * INCH, up_to=True))
    elif move.forced:
        tell_forced(flow, move.seat)


def _tell(move: Move, flow: Flow[Skirmish]) -> None:
    """Those who watch for moves learn of it. [windows]"""
    if not flow.state.stands(move.creature):
        return
    quench(flow, move.creature)
    seat = flow.state.creature(move.creature).owner
    far = ruler((move.old_x, move.old_y), (move.x, move.y))
    enemies = engaged(flow.state, move.creature)
    happen(flow, Happening(On.MOVED, seat, move.creature, enemies[0] if enemies else "", far))


PROCEDURE = Procedure(
    provoke=_provoke,
    ask_strike=_ask_strike,
    strike=_strike,
    break_away=_break_away,
    choose=_choose,
    walk=_walk,
    push_crossed=_push_crossed,
    tell=_tell,
)
