"""Words that move creatures and markers. [move]"""

from __future__ import annotations

from functools import cache

from magehall.games.colors_of_magic.cards.reference import Effect, all_words
from magehall.games.colors_of_magic.cards.vocabulary import INCH, On
from magehall.games.colors_of_magic.cards.words.base import Near, Ref, Whom
from magehall.games.colors_of_magic.cards.words.moves import (
    MoveMarker,
    MoveNow,
    Order,
    Push,
    PushZone,
    Rearrange,
    RedirectPush,
    Swap,
    Teleport,
    TeleportBeside,
    Toward,
)
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.effects.answers import Kind, ask
from magehall.games.colors_of_magic.effects.context import (
    AIM,
    CENTRE,
    MARKER,
    element_of_effect,
    harm_kind,
    picked,
    standpoint,
)
from magehall.games.colors_of_magic.effects.reaching import reaches
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.model.deeds import Choose, Decline
from magehall.games.colors_of_magic.model.distances import base, gap_key, near_place
from magehall.games.colors_of_magic.model.frames.moves import (
    Aiming,
    Force,
    Forces,
    Move,
    Putting,
    Rearranging,
    StoppedHarm,
)
from magehall.games.colors_of_magic.model.frames.spells import Answer, Run
from magehall.games.colors_of_magic.model.pieces import Blow, Invocation
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import refuse, say
from magehall.games.colors_of_magic.movement.aiming import turn_force
from magehall.games.colors_of_magic.movement.force import can_be_forced
from magehall.games.colors_of_magic.movement.putting import BESIDE, TELEPORT, put_places
from magehall.games.colors_of_magic.movement.putting import MARKER as A_MARKER
from magehall.games.colors_of_magic.movement.reach import granted_inches, why_not_move
from magehall.games.colors_of_magic.movement.swapping import can_be_put, swap, why_not_swap
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kit.lattice.points import parse
from magehall.kit.lattice.shapes import Disc

SWAP = "swap"


def _reached(flow: Flow[Skirmish], run: Run, creatures: list[str]) -> list[str]:
    invocation = flow.state.invocation(run.invocation)
    return [id for id in creatures if reaches(flow.state, invocation, id)]


# Pushes and pulls


def _push(flow: Flow[Skirmish], run: Run, word: Push) -> None:
    """Push or pull one creature, or all that fit. [move.push-pull]"""
    invocation = flow.state.invocation(run.invocation)
    inches = word.if_spent if word.if_spent is not None and invocation.spent else word.inches
    pushed = _pushable(flow, run, word.whom)
    if not pushed:
        return
    if word.damage_if_stopped and invocation.spent:
        flow.call(StoppedHarm(run.invocation, word.damage_if_stopped))
    _force(flow, run, pushed, inches, word.toward, order=word.order, up_to=word.up_to)


def _pushable(flow: Flow[Skirmish], run: Run, whom: Whom) -> list[str]:
    invocation = flow.state.invocation(run.invocation)
    seat, happening = invocation.seat, invocation.happening
    found = _reached(flow, run, standpoint(flow.state, run).those(whom))
    pushed = _once_per_base(flow.state, [id for id in found if can_be_forced(flow.state, id, seat)])
    if happening is not None and happening.on is On.ENTERED_ZONE:
        # A rider enters with the mount, and is pushed with it. [card.eye-of-the-storm]
        return [id for id in pushed if not any(one.mount == id for one in flow.state.on_table().values())]
    return pushed


def _once_per_base(state: Skirmish, creatures: list[str]) -> list[str]:
    """Who rides another of them is moved with it, and not once more. [card.ashen-steed]"""
    return [id for id in creatures if state.creature(id).mount not in creatures]


def _force(
    flow: Flow[Skirmish],
    run: Run,
    pushed: list[str],
    inches: int,
    toward: Toward,
    *,
    order: Order,
    up_to: bool = False,
    source: Disc | None = None,
) -> None:
    """Let creatures be pushed in a way that a card names. [move.push-pull]"""
    seat = flow.state.invocation(run.invocation).seat
    steps = INCH * inches
    if toward is Toward.LOT:
        flow.call(Forces(tuple(pushed), seat, steps, -1, -1, invocation=run.invocation, lots=True))
        return
    source = source or _source(standpoint(flow.state, run), toward, pushed[0])
    if toward is Toward.AIM:
        _take_aim(flow, run, pushed, steps, order, source, up_to=up_to)
        return
    if source is None:
        return
    x, y = source.centre
    pull = toward in (Toward.SOURCE, Toward.SECOND)
    if up_to:
        flow.call(
            Aiming(seat, tuple(pushed), steps, run.invocation, up_to=True, order=order, aim_x=x, aim_y=y)
        )
        return
    nearest = sorted(pushed, key=lambda id: gap_key(source, base(flow.state.creature(id))))
    flow.call(Forces(tuple(nearest), seat, steps, x, y, away=not pull, pull=pull, invocation=run.invocation))


def _source(at: Standpoint, toward: Toward, pushed: str) -> Disc | None:
    """From where a push goes, or to where a pull does. [move.push-pull]"""
    refs = {Toward.SECOND: Ref.SECOND, Toward.FROM_TARGET: Ref.TARGET, Toward.FROM_MAGE: Ref.MAGE}
    table = at.state.on_table()
    if toward in refs:
        found = at.find(refs[toward])
        if found in table:
            return base(table[found])
        # A mage that bled to death for the spell blows from where it fell. [spell.blood-pact]
        fell = at.discs(Near.CASTER) if toward is Toward.FROM_MAGE and not found else []
        return fell[0] if fell else None
    discs = at.discs(Near.SOURCE) or at.discs(Near.MAGE)
    own = base(table[pushed])
    return min(discs, key=lambda disc: gap_key(disc, own)) if discs else None


def _take_aim(
    flow: Flow[Skirmish],
    run: Run,
    pushed: list[str],
    steps: int,
    order: Order,
    source: Disc | None,
    *,
    up_to: bool,
) -> None:
    """Its player names the aim; directions of several run from the source. [move.push-pull]"""
    seat = flow.state.invocation(run.invocation).seat
    x, y = source.centre if source is not None and len(pushed) > 1 else (-1, -1)
    flow.call(
        Aiming(seat, tuple(pushed), steps, run.invocation, up_to=up_to, order=order, from_x=x, from_y=y)
    )


def _push_zone(flow: Flow[Skirmish], run: Run, word: PushZone) -> None:
    """The same for all that touch the zone, nearest to the aim first. [table.zones]"""
    invocation = flow.state.invocation(run.invocation)
    zone = _zone(flow.state, run, word)
    if zone is None:
        return
    touching = near_place(flow.state, zone.centre[0], zone.centre[1], zone.radius, 0)
    found = [id for id in _reached(flow, run, touching) if can_be_forced(flow.state, id, invocation.seat)]
    pushed = _once_per_base(flow.state, found)
    if pushed:
        _force(flow, run, pushed, word.inches, word.toward, order=Order.NEAREST_AIM, source=zone)


def _zone(state: Skirmish, run: Run, word: PushZone) -> Disc | None:
    invocation = state.invocation(run.invocation)
    places = picked(invocation, CENTRE)
    if word.radius and places:
        return Disc(parse(places[0]), word.radius)
    for zone in state.zones().values():
        if zone.permanent and zone.permanent == invocation.source:
            return Disc((zone.x, zone.y), zone.radius)
    return None


def _hurt_stopped(stopped: StoppedHarm, flow: Flow[Skirmish]) -> None:
    """Enemies that anything stopped are hurt. [card.tsunami]"""
    state = flow.state
    if stopped.invocation not in state.things:
        return
    invocation = state.invocation(stopped.invocation)
    element = element_of_effect(state, invocation)
    hurt = [
        id
        for id in dict.fromkeys(invocation.stopped)
        if state.stands(id) and state.creature(id).owner != invocation.seat and reaches(state, invocation, id)
    ]
    strike(
        flow,
        *[
            Blow(
                id,
                stopped.amount,
                harm_kind(invocation),
                invocation.seat,
                element=element,
                spell=stopped.invocation,
                area=True,
            )
            for id in hurt
        ],
    )


def _redirect_push(flow: Flow[Skirmish], run: Run, word: RedirectPush) -> None:
    """The push that is about to happen goes elsewhere. [card.redirect-current]"""
    invocation = flow.state.invocation(run.invocation)
    force = flow.state.find(Force)
    if force is None:
        return
    if invocation.spent:
        force.steps += INCH * word.more_if_spent
    aims = picked(invocation, AIM)
    if aims:
        turn_force(flow.state, parse(aims[0]), 0)
    else:
        flow.call(Aiming(invocation.seat, (force.creature,), force.steps, run.invocation, redirect=True))


# Being put somewhere


def _teleport(flow: Flow[Skirmish], run: Run, word: Teleport) -> None:
    """Teleport creatures to free places. They are near the old one, or with tokens far from all others. [move.teleport]"""
    invocation = flow.state.invocation(run.invocation)
    apart = word.apart if word.apart is not None and invocation.spent >= word.apart_spent else 0
    for id in reversed(_movable(flow, run, word.whom)):
        flow.call(
            Putting(
                invocation.seat,
                TELEPORT,
                id,
                invocation=run.invocation,
                steps=INCH * word.inches,
                may=word.may,
                apart=INCH * apart,
            )
        )


def _movable(flow: Flow[Skirmish], run: Run, ref: Ref) -> list[str]:
    seat = flow.state.invocation(run.invocation).seat
    found = _reached(flow, run, standpoint(flow.state, run).those(ref))
    return [id for id in found if can_be_put(flow.state, id, seat)]


def _teleport_beside(flow: Flow[Skirmish], run: Run, word: TeleportBeside) -> None:
    """To a free place adjacent to another creature. [card.master-strategist]"""
    beside = standpoint(flow.state, run).find(word.beside)
    seat = flow.state.invocation(run.invocation).seat
    for id in _movable(flow, run, word.whom):
        if beside and flow.state.stands(beside) and beside != id:
            flow.call(Putting(seat, BESIDE, id, invocation=run.invocation, beside=beside))


def _swap(flow: Flow[Skirmish], run: Run, word: Swap) -> None:
    """Two creatures change places if both fit, else nothing happens. [move.swap]"""
    at = standpoint(flow.state, run)
    invocation = flow.state.invocation(run.invocation)
    first, second = at.find(word.first), at.find(word.second)
    if why_not_swap(flow.state, first, second, invocation.seat) is not None:
        return
    if not (reaches(flow.state, invocation, first) and reaches(flow.state, invocation, second)):
        return
    if word.may and invocation.seat >= 0:
        ask(flow, run.invocation, invocation.seat, SWAP, creatures=(first, second))
    else:
        swap(flow, first, second, run.invocation)


def why_not_partner(state: Skirmish, invocation: Invocation, name: str, id: str) -> Verdict:
    """Verdict on a creature picked for a swap. Or on one to be sent beside. [move.swap] [card.master-strategist]"""
    for word in _swaps(invocation.face, invocation.part):
        if name in (word.first, word.second):
            at = Standpoint(state, invocation.seat, invocation.source, invocation)
            other = at.find(word.second if name == word.first else word.first)
            if other and other != id:
                return why_not_swap(state, other, id, invocation.seat)
    for beside in _sends_beside(invocation.face, invocation.part):
        if name == beside.beside:
            at = Standpoint(state, invocation.seat, invocation.source, invocation)
            sent = at.find(beside.whom)
            if (
                sent
                and sent != id
                and not put_places(state, Putting(invocation.seat, BESIDE, sent, beside=id))
            ):
                return refuse("nowhere-to-go", "card.master-strategist")
    return None


@cache
def _swaps(face: str, part: str) -> tuple[Swap, ...]:
    """The swaps among the words of an effect."""
    return tuple(word for word in all_words(Effect(face, part)) if isinstance(word, Swap))


@cache
def _sends_beside(face: str, part: str) -> tuple[TeleportBeside, ...]:
    """The words of an effect that send somebody beside another."""
    return tuple(word for word in all_words(Effect(face, part)) if isinstance(word, TeleportBeside))


def _move_now(flow: Flow[Skirmish], run: Run, word: MoveNow) -> None:
    """An own move at once; normal ones are closed to the engaged. [move.granted]"""
    for id in reversed(_reached(flow, run, standpoint(flow.state, run).those(word.whom))):
        owner, inches = flow.state.creature(id).owner, granted_inches(flow.state, id, word.inches)
        if owner >= 0 and why_not_move(flow.state, id, word.manner, inches) is None:
            flow.call(Move(id, owner, word.manner, word.inches, granted=True))


def _rearrange(flow: Flow[Skirmish], run: Run, _word: Rearrange) -> None:
    """Any creatures to any free places. [card.grand-illusion]"""
    seat = flow.state.invocation(run.invocation).seat
    creatures = tuple(_reached(flow, run, list(flow.state.on_table())))
    flow.call(Rearranging(seat, run.invocation, creatures))


def _move_marker(flow: Flow[Skirmish], run: Run, word: MoveMarker) -> None:
    """A marker to a free place near its old one. [card.geyser-field]"""
    invocation = flow.state.invocation(run.invocation)
    for marker in picked(invocation, MARKER):
        if marker in flow.state.markers():
            flow.call(
                Putting(
                    invocation.seat, A_MARKER, marker, invocation=run.invocation, steps=INCH * word.inches
                )
            )


def _swap_options(_state: Skirmish, _answer: Answer) -> list[Option]:
    return [
        Choose(SWAP).option(say("option-swap"), "move.swap"),
        Decline().option(say("option-decline"), "move.swap"),
    ]


def _take_swap(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    if isinstance(deed, Choose):
        first, second = answer.creatures
        swap(flow, first, second, answer.invocation)


KINDS: dict[str, Kind] = {SWAP: Kind("move.swap", _swap_options, _take_swap)}

RULES: dict[type, WordRule] = {
    Push: _push,
    PushZone: _push_zone,
    RedirectPush: _redirect_push,
    Teleport: _teleport,
    TeleportBeside: _teleport_beside,
    Swap: _swap,
    MoveNow: _move_now,
    Rearrange: _rearrange,
    MoveMarker: _move_marker,
}

PROCEDURES: dict[type[Frame], Procedure] = {StoppedHarm: Procedure(hurt=_hurt_stopped)}
