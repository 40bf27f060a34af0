"""The action stage: who activates a creature, quickcasts before it, or passes. [round.alternate]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.mage_wars.damage.victory import end_if_decided
from magehall.games.mage_wars.model.deeds import (
    ActivateCreature,
    AttackWith,
    CreatureDeed,
    FinishPhase,
    MoveTo,
    SkipTurn,
    StandGuard,
    UseAbility,
)
from magehall.games.mage_wars.model.events.rounds import Passed
from magehall.games.mage_wars.model.frames import ActionPhases, Activation
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NO_SEAT, Duel
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.round.acting_phase import doer_of
from magehall.games.mage_wars.spells.abilities.acting import Acting
from magehall.games.mage_wars.spells.abilities.free_abilities import free_abilities, why_not_free
from magehall.games.mage_wars.spells.abilities.special_actions import resting_actions, why_not_its_turn
from magehall.games.mage_wars.spells.casting.quickcast import (
    QUICK_SPELLS,
    Quickcasting,
    act_around_action,
    around_action_options,
    quick_spells,
)
from magehall.kernel.decision import Deed, JudgedQuestion, Option, Verdict, by_kind
from magehall.kernel.flow import Asked, Flow, Procedure


def choose(phases: ActionPhases, flow: Flow[Duel]) -> Asked:
    """Activate a creature, quickcast before doing so, or pass where that is allowed. In the turn of a fallen
    mage a team mate decides. [actions.only-active] [multiplayer.team-fallen]"""
    state = flow.state
    if not has_ready(state, phases.turn):
        return None
    return ACTIVATING.ask(state, state.commander(phases.turn))


def _phases(acting: Acting) -> ActionPhases:
    frame = acting.state.stack[-1]
    assert isinstance(frame, ActionPhases)
    return frame


PASS_TURN = SkipTurn().option(say("option-pass-turn"), "round.pass")


def _options(acting: Acting) -> list[Option]:
    state, phases = acting.state, _phases(acting)
    ready = ready_creatures(state, phases.turn)
    options = [_activate_option(label(state, id), id) for id in ready]
    options += around_action_options(acting)
    if not phases.bound and _are_fewer(state, phases.turn, len(ready)):
        options.append(PASS_TURN)
    return options


@lru_cache(maxsize=4096)
def _activate_option(what: str, id: str) -> Option:
    return ActivateCreature(id).option(say("option-activate", what=what), "round.activate")


def why_not_activate(acting: Acting, deed: ActivateCreature) -> Verdict:
    """Why a creature cannot be activated. [actions.only-active] [round.alternate] [round.enters-inactive]"""
    state, id, turn = acting.state, deed.creature, _phases(acting).turn
    if id not in state.creatures() or id in ready_creatures(state, turn):
        return None
    piece, what = state.piece(id), label(state, id)
    if piece.controller != turn:
        return no("not-yours", "actions.only-active", what=what)
    fresh = id not in MAGE and piece.summoned == state.match.round
    return (
        no("just-came", "round.enters-inactive", what=what)
        if fresh
        else no("acted", "actions.only-active", what=what)
    )


def why_not_skip(acting: Acting, _deed: SkipTurn) -> Verdict:
    """Why a turn cannot be passed. [round.pass] [round.quickcast-around-activation]"""
    phases = _phases(acting)
    if phases.bound:
        return no("pass-after-quickcast", "round.quickcast-around-activation")
    return None if may_pass(acting.state, phases.turn) else no("pass", "round.pass")


def why_not_before(acting: Acting, deed: CreatureDeed) -> Verdict:
    """Why a creature does nothing yet: it must be activated first. [round.activate]"""
    state, doer = acting.state, doer_of(acting.state, deed)
    if doer not in state.creatures():
        return None
    reason = why_not_activate(acting, ActivateCreature(doer))
    return reason or no("activate-first", "round.activate", what=label(state, doer))


def why_not_use(acting: Acting, deed: UseAbility) -> Verdict:
    """Why an ability is not used before an action phase."""
    return why_not_its_turn(acting, deed) or why_not_free(acting, deed) or why_not_before(acting, deed)


def _lookalikes(acting: Acting) -> Iterator[Deed]:
    yield from (ActivateCreature(id) for id in acting.state.creatures())
    yield SkipTurn()
    yield from quick_spells(acting)
    yield from free_abilities(acting)
    yield from resting_actions(acting)


ACTIVATING: JudgedQuestion[Duel, Acting] = JudgedQuestion(
    Quickcasting,
    say("ask-activate"),
    "round.alternate",
    _options,
    by_kind(
        {
            ActivateCreature: why_not_activate,
            SkipTurn: why_not_skip,
            **QUICK_SPELLS,
            UseAbility: why_not_use,
            MoveTo: why_not_before,
            StandGuard: why_not_before,
            FinishPhase: why_not_before,
            AttackWith: why_not_before,
        }
    ),
    _lookalikes,
)


def decide(phases: ActionPhases, flow: Flow[Duel]) -> None:
    """What is done before an activation belongs to it: after that nobody passes.
    [round.quickcast-around-activation]"""
    phases.acted, phases.creature = False, ""
    if not flow.answers:
        return
    deed = flow.answer.deed
    if isinstance(deed, ActivateCreature):
        phases.creature = deed.creature
    elif isinstance(deed, SkipTurn):
        flow.emit(Passed(mage=f"#{phases.turn}"), "round.pass")
    else:
        phases.bound += 1
        phases.go("choose")
        act_around_action(flow, flow.state.commander(phases.turn), deed)


def act(phases: ActionPhases, flow: Flow[Duel]) -> None:
    """The action phase, once team mates have had their moment before it. [multiplayer.team-one-player]"""
    state = flow.state
    if phases.creature and not _is_ready(state, phases.turn, phases.creature):
        phases.go("choose")
    elif phases.creature:
        phases.acted = True
        flow.call(Activation(creature=phases.creature, seat=state.commander(phases.turn)))


def judge(_phases: ActionPhases, flow: Flow[Duel]) -> None:
    """End the battle if the action phase has decided it. A mage that died in the phase has lost when it ends, before
    anyone quickcasts after it. [mages.death-phase]"""
    end_if_decided(flow)


def pass_on(phases: ActionPhases, flow: Flow[Duel]) -> None:
    state = flow.state
    if end_if_decided(flow):
        return  # by a quickcast after the action phase
    seats = state.seats
    phases.bound = 0
    if any(has_ready(state, seat) for seat in range(seats)):
        phases.turn = (phases.turn + 1) % seats
        phases.go("choose")


ACTION_PHASES = Procedure(choose=choose, decide=decide, act=act, judge=judge, pass_on=pass_on)


def ready_creatures(state: Duel, seat: int) -> list[str]:
    """Creatures that may be activated in a seat's turns. Those of a fallen mage may only where a team mate is left to
    command them. [actions.only-active] [multiplayer.team-fallen] [multiplayer.free-for-all-fallen]"""
    if state.commander(seat) == NO_SEAT:
        return []
    return [id for id in state.index.creatures_of.get(seat, ()) if state.piece(id).active]


def has_ready(state: Duel, seat: int) -> bool:
    """Whether a creature may be activated in a seat's turns."""
    if state.commander(seat) != NO_SEAT:
        for id in state.index.creatures_of.get(seat, ()):
            if state.piece(id).active:
                return True
    return False


def _is_ready(state: Duel, seat: int, id: str) -> bool:
    """Whether this creature may be activated in a seat's turns."""
    if state.commander(seat) == NO_SEAT or id not in state.index.creatures_of.get(seat, ()):
        return False
    return state.piece(id).active


def may_pass(state: Duel, seat: int) -> bool:
    """Only with fewer active creatures than somebody else. [round.pass] [multiplayer.pass]"""
    return _are_fewer(state, seat, len(ready_creatures(state, seat)))


def _are_fewer(state: Duel, seat: int, own: int) -> bool:
    """Whether a seat with so many active creatures has fewer than somebody else."""
    return any(len(ready_creatures(state, other)) > own for other in range(state.seats) if other != seat)
