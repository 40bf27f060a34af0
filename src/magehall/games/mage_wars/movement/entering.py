"""Entering a zone: poison gas, and traps that are triggered."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind, Trigger
from magehall.games.mage_wars.cards.lasting import Stifles
from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.model.events.movement import Gassed
from magehall.games.mage_wars.model.frames import Entering, Triggered
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import NO_SEAT, Duel
from magehall.games.mage_wars.model.values import immune
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure


def breathe(entering: Entering, flow: Flow[Duel]) -> None:
    breathe_gas(flow, entering.creature)
    entering.sprung = tuple(waiting_for(flow.state, entering.creature))


def choose(entering: Entering, flow: Flow[Duel]) -> Asked:
    traps = traps_left(entering, flow.state)
    if len(traps) < 2:
        return None
    state = flow.state
    seat = state.commander(state.piece(traps[0]).controller)
    options = tuple(
        make_option(say("option-trap", spell=state.card(trap).name), "movement.trap-several", "trap", trap)
        for trap in traps
    )
    return Decision(seat, say("ask-trap"), "movement.trap-several", options)


def traps_left(entering: Entering, state: Duel) -> list[str]:
    """Sprung traps of one enemy that have yet to be revealed. Whose come first is a matter of the initiative.
    [round.initiative-first]"""
    order = state.in_order()
    found = {
        id: state.commander(state.piece(id).controller)
        for id in entering.sprung
        if state.exists(id) and state.piece(id).hidden
    }
    first = next((seat for seat in order if seat in found.values()), NO_SEAT)
    return [id for id, seat in found.items() if seat == first != NO_SEAT]


def spring(entering: Entering, flow: Flow[Duel]) -> None:
    traps = traps_left(entering, flow.state)
    if traps:
        trap = flow.answer.subject if flow.answers else traps[0]
        entering.go("choose")
        flow.call(Triggered(piece=trap))


PROCEDURE = Procedure(breathe=breathe, choose=choose, spring=spring)


def waiting_for(state: Duel, creature: str) -> list[str]:
    """The hidden traps of its enemies in the zone a creature is in."""
    if not state.index.hidden_controllers or state.card(creature).kind is not Kind.CREATURE:
        return []
    zone, seat = state.zone_of(creature), state.piece(creature).controller
    return [
        id
        for id, piece in state.pieces()
        if piece.hidden
        and piece.zone == zone
        and CARDS[piece.card].trigger is Trigger.ENTERED
        and not state.friends(seat, piece.controller)
    ]


def breathe_gas(flow: Flow[Duel], creature: str) -> None:
    """Let a poison gas cloud limit a creature's moves this round. Who comes into it, or begins its action phase there,
    takes but one move action. [card.poison-gas-cloud]"""
    state = flow.state
    clouds = state.with_word(Stifles)
    if not clouds or not state.card(creature).living or immune(state, creature, Harm.POISON):
        return
    if state.piece(creature).used.get("gas"):
        return
    zone = state.zone_of(creature)
    around = [cloud for cloud, _ in clouds if state.zone_of(cloud) == zone]
    if around:
        state.edit_counters(creature).used["gas"] = 1
        flow.emit(Gassed(what=label(state, creature), id=creature), state.card(around[0]).rule)
