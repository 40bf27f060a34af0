"""Forced movement: pushes, bashes and teleports."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Kind, Style
from magehall.games.mage_wars.cards.lasting import StrikesByLevel, find_word
from magehall.games.mage_wars.combat.automatic import automatic_attack
from magehall.games.mage_wars.combat.cancel import in_the_air
from magehall.games.mage_wars.damage.leave_play import destroy
from magehall.games.mage_wars.model.arena import DIRECTIONS, Direction, push_directions
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.events.movement import Bashed, Pushed, Teleported
from magehall.games.mage_wars.model.frames import Entering, Push, Teleport
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import NOWHERE, Duel
from magehall.games.mage_wars.model.values import has, is_flying, level
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

THROUGH = "-through"
"""What marks a direction that leads through a wall with Passage Attacks, whose price was paid."""


def choose(push: Push, flow: Flow[Duel]) -> Asked:
    state = flow.state
    if not can_be_pushed(push, state):
        return None
    ways = open_ways(push, state)
    if len(ways) < 2:
        return None
    options = tuple(
        make_option(say("option-push", way=f"@way-{way}"), "movement.push-choice", "push", push.creature, way)
        for way in ways
    )
    prompt = say("ask-push", what=label(state, push.creature))
    return Decision(push.seat, prompt, "movement.push-choice", options)


def can_be_pushed(push: Push, state: Duel) -> bool:
    """Restrained creatures can be pushed, unmovable ones cannot. [movement.unmovable] [conditions.restrained-moved]"""
    return (
        state.exists(push.creature)
        and state.piece(push.creature).zone != NOWHERE
        and state.card(push.creature).kind is Kind.CREATURE
        and not has(state, push.creature, "unmovable")
    )


def open_ways(push: Push, state: Duel) -> tuple[Direction, ...]:
    """The ways among which the push's controller chooses."""
    if push.ways:
        return push.ways
    away_from = state.zone_of(push.source) if push.source and state.exists(push.source) else NOWHERE
    if away_from == NOWHERE:  # it is gone, or banished
        return DIRECTIONS
    return push_directions(state.arena, away_from, state.zone_of(push.creature))


def chosen(push: Push, flow: Flow[Duel]) -> None:
    if not can_be_pushed(push, flow.state):
        push.stop()
        return
    push.way = flow.answer.target if flow.answers else open_ways(push, flow.state)[0]


def meet(push: Push, flow: Flow[Duel]) -> None:
    """Check the border that a push would cross. The edge of the arena and a wall that blocks the way bash; a wall with
    Passage Attacks strikes first. [movement.bash] [movement.bash-flying] [movement.push-walls]"""
    state = flow.state
    push.displaced = state.piece(push.creature).displaced
    zone = state.zone_of(push.creature)
    way = direction(push.way)
    border = state.arena.border_towards(zone, way)
    wall = state.wall_on(border)
    blocked = bool(wall) and "passage-blocked" in state.card(wall).trait_names
    flying = in_the_air(state, push.creature)
    if border is None or (blocked and not flying):
        flow.emit(Bashed(what=label(state, push.creature), id=push.creature), "movement.bash")
        push.stop()
        automatic_attack(flow, "", 0, push.creature, AttackKind.BASH)
    elif wall and not flying:
        passage_attacks(flow, wall, push.creature)


def arrive(push: Push, flow: Flow[Duel]) -> None:
    """Who was carried off before it was through the wall is pushed no further. [combat.cancelled-moved]"""
    state = flow.state
    if not state.exists(push.creature) or state.piece(push.creature).displaced != push.displaced:
        return
    zone = state.arena.step(state.zone_of(push.creature), direction(push.way))
    assert zone is not None
    state.move(push.creature, zone).displaced += 1
    flow.emit(
        Pushed(what=label(state, push.creature), id=push.creature, zone=state.arena.name(zone)),
        "movement.push",
    )
    flow.call(Entering(creature=push.creature))


PUSH = Procedure(choose=choose, chosen=chosen, meet=meet, arrive=arrive)


def is_attacked_on_the_way(state: Duel, creature: str, way: str) -> bool:
    """Whether a wall would strike a creature pushed that way. It has Passage Attacks. [movement.push-walls]"""
    wall = state.wall_on(state.arena.border_towards(state.zone_of(creature), direction(way)))
    attacks = bool(wall) and "passage-attacks" in state.card(wall).trait_names
    return attacks and not is_flying(state, creature)


def direction(name: str) -> Direction:
    """The direction of that name."""
    return next(way for way in DIRECTIONS if way == name)


def passage_attacks(flow: Flow[Duel], wall: str, creature: str) -> None:
    """Begin the Passage Attacks of a wall on a creature. Thorns strike as often as the creature's level less one.
    [movement.wall-attack] [card.wall-of-thorns]"""
    state = flow.state
    card = state.card(wall)
    if "passage-attacks" not in card.trait_names:
        return
    strikes = level(state, creature) - 1 if find_word(card.lasting, StrikesByLevel) else 1
    place = next(place for place, bar in enumerate(card.attacks) if bar.style is Style.PASSAGE)
    for _ in range(strikes):
        automatic_attack(flow, wall, place, creature, AttackKind.PASSAGE)


def leave_behind(teleport: Teleport, flow: Flow[Duel]) -> None:
    state = flow.state
    for other in state.attached(teleport.creature):
        if state.card(other).kind is Kind.CONJURATION:
            destroy(flow, other, "movement.teleport-attached")


def arrive_teleported(teleport: Teleport, flow: Flow[Duel]) -> None:
    state = flow.state
    moved = state.piece(teleport.creature).zone != teleport.zone
    state.move(teleport.creature, teleport.zone).displaced += 1
    flow.emit(
        Teleported(
            what=label(state, teleport.creature), id=teleport.creature, zone=state.arena.name(teleport.zone)
        ),
        "movement.teleport",
    )
    if moved:
        flow.call(Entering(creature=teleport.creature))


TELEPORT = Procedure(leave=leave_behind, arrive=arrive_teleported)
