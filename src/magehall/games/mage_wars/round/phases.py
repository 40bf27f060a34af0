"""The round: six phases of preparation, then the action stage. [round.stages]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.damage.victory import end_if_decided, end_if_too_long
from magehall.games.mage_wars.model.dice import roll_effect
from magehall.games.mage_wars.model.events.rounds import (
    Channeled,
    Initiative,
    InitiativeRolled,
    RoundBegan,
)
from magehall.games.mage_wars.model.frames import (
    ActionPhases,
    Deployment,
    Planning,
    QuickcastPhase,
    Round,
    Upkeep,
)
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NO_SEAT, NOWHERE, Duel
from magehall.games.mage_wars.model.values import channeling
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.casting.quickcast import (
    act_around_action,
    may_quickcast,
    quickcast_question,
)
from magehall.kernel.decision import Pass
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kit.sides import next_seat


def initiative(__round: Round, flow: Flow[Duel]) -> None:
    """1. In the first round the highest roll takes it; then it goes on to the left. [setup.first-initiative]
    [round.initiative-passes] [multiplayer.initiative]"""
    state = flow.state
    match = state.edit_match()
    match.round += 1
    match.phase = "initiative"
    flow.emit(RoundBegan(round=match.round), "round.stages")
    if match.initiative == NO_SEAT:
        match.initiative = highest_roll(flow)
    else:
        match.initiative = next_opponent(state, match.initiative)
    flow.emit(Initiative(mage=f"#{match.initiative}"), "round.initiative-passes")


def reset(__round: Round, flow: Flow[Duel]) -> None:
    """2. All markers to their ready side. [round.reset] [round.once-per-round]"""
    if not begin_phase(flow, "reset"):
        return
    state = flow.state
    for id, piece in list(state.pieces()):
        creature = CARDS[piece.card].kind is Kind.CREATURE
        if piece.used or (creature and not piece.active) or (id in MAGE and not piece.quickcast):
            edited = state.edit_counters(id)
            edited.used = {}
            if creature and piece.last_zone == NOWHERE:
                edited.active = True
            if id in MAGE:
                edited.quickcast = True


def channel(__round: Round, flow: Flow[Duel]) -> None:
    """3. Mages and objects with Channeling collect mana. [round.channel-mage] [round.channel-objects]"""
    if not begin_phase(flow, "channel"):
        return
    state = flow.state
    for id, piece in list(state.pieces()):
        if CARDS[piece.card].channeling is not None and not piece.hidden and state.zone_of(id) != NOWHERE:
            mana = channeling(state, id)
            if mana:
                state.edit_counters(id).mana += mana
                flow.emit(Channeled(what=label(state, id), id=id, mana=mana), "round.channel-mage")


def upkeep(__round: Round, flow: Flow[Duel]) -> None:
    """4. Upkeep costs and everything that happens in this phase. [round.upkeep-pay]"""
    if begin_phase(flow, "upkeep"):
        flow.call(Upkeep())


def planning(__round: Round, flow: Flow[Duel]) -> None:
    """5. Both choose their spells in secret. [round.planning-two]"""
    if begin_phase(flow, "planning"):
        flow.call(Planning())


def deployment(__round: Round, flow: Flow[Duel]) -> None:
    """6. Spawnpoints cast their spells. [round.deployment]"""
    if begin_phase(flow, "deployment"):
        flow.call(Deployment(left=flow.state.in_order()))


def first_quickcast(__round: Round, flow: Flow[Duel]) -> None:
    """Before any creature acts, each mage may quickcast. [round.quickcast-phases]"""
    if begin_phase(flow, "first-quickcast"):
        flow.call(QuickcastPhase(left=flow.state.in_order()))


def actions(__round: Round, flow: Flow[Duel]) -> None:
    """Action phases in turn, until all creatures have acted. [round.alternate]"""
    if begin_phase(flow, "actions"):
        flow.call(ActionPhases(turn=flow.state.in_order()[0]))


def final_quickcast(__round: Round, flow: Flow[Duel]) -> None:
    """A last chance for the quickcast. [round.quickcast-phases]"""
    if begin_phase(flow, "final-quickcast"):
        flow.call(QuickcastPhase(left=flow.state.in_order()))


def end(_round: Round, flow: Flow[Duel]) -> None:
    """End the effects that last until the end of the round. The Voltaric Shield ends with them. [mages.shield-off]"""
    state = flow.state
    if end_if_decided(flow) or end_if_too_long(flow):
        return
    for id, piece in list(state.pieces()):
        if piece.boons or piece.markers.get("voltaric-shield"):
            edited = state.edit_body(id)
            edited.boons = [boon for boon in piece.boons if boon.until == "next-melee"]
            edited.markers.pop("voltaric-shield", None)
    _round.go("initiative")


ROUND = Procedure(
    initiative=initiative,
    reset=reset,
    channel=channel,
    upkeep=upkeep,
    planning=planning,
    deployment=deployment,
    first_quickcast=first_quickcast,
    actions=actions,
    final_quickcast=final_quickcast,
    end=end,
)


def begin_phase(flow: Flow[Duel], phase: str) -> bool:
    """Begin the next phase, unless the battle is decided. The phase that ends is judged, windows and all; returns False
    where the battle is decided. [mages.death-phase]"""
    if end_if_decided(flow):
        return False
    flow.state.edit_match().phase = phase
    return True


def highest_roll(flow: Flow[Duel]) -> int:
    """Seat with the highest roll of the effect die. Every seat rolls, those with the highest once more, until one is
    left. [setup.first-initiative]"""
    left = list(flow.state.living_seats())
    while len(left) > 1:
        rolls = {seat: roll_effect(flow) for seat in left}
        for seat, rolled in rolls.items():
            flow.emit(InitiativeRolled(mage=f"#{seat}", roll=rolled), "setup.first-initiative")
        best = max(rolls.values())
        left = [seat for seat in left if rolls[seat] == best]
    return left[0]


def next_opponent(state: Duel, seat: int) -> int:
    """The next living seat of another side to the left. [multiplayer.initiative]"""
    return next_seat(
        state.seats, seat, lambda other: not (state.player(other).dead or state.friends(seat, other))
    )


def ask_quickcast(phase: QuickcastPhase, flow: Flow[Duel]) -> Asked:
    if not phase.left:
        return None
    seat = phase.left[0]
    state = flow.state
    if not may_quickcast(state, seat):
        return None
    return QUICKCASTING.ask(state, seat)


KEEP_QUICKCAST = Pass().option(say("option-keep-quickcast"), "round.quickcast-phases")


QUICKCASTING = quickcast_question(say("ask-quickcast"), "round.quickcast-phases", KEEP_QUICKCAST, free=False)


def quickcast(phase: QuickcastPhase, flow: Flow[Duel]) -> None:
    if not phase.left:
        return
    seat, *rest = phase.left
    phase.left = tuple(rest)
    phase.go("ask")
    if flow.answers and not isinstance(flow.answer.deed, Pass):
        act_around_action(flow, seat, flow.answer.deed)


QUICKCAST_PHASE = Procedure(ask=ask_quickcast, act=quickcast)
