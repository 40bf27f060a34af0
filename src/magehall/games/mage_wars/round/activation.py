"""The action phase of a creature: its activation, its actions, its end."""

from __future__ import annotations

from magehall.games.mage_wars.combat.options import bar_place
from magehall.games.mage_wars.combat.reroll import may_reroll, use_temple
from magehall.games.mage_wars.damage.conditions import remove
from magehall.games.mage_wars.model.deeds import AttackWith, FinishPhase, MoveTo, StandGuard, UseAbility
from magehall.games.mage_wars.model.dice import roll_effect
from magehall.games.mage_wars.model.events.movement import Guards
from magehall.games.mage_wars.model.events.rounds import ActionEnded, Activated, EscapeRolled
from magehall.games.mage_wars.model.frames import Activation, AttackAction, Move
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.movement.entering import breathe_gas
from magehall.games.mage_wars.movement.move import is_hindered
from magehall.games.mage_wars.round.acting_phase import ACTING
from magehall.games.mage_wars.spells.abilities.abilities import empower_question, pay_to_empower, use
from magehall.games.mage_wars.spells.casting.cast import begin_cast
from magehall.kernel.flow import Asked, Flow, Procedure

ESCAPE_ROLL = 7
"""What frees a crippled creature. [conditions.cripple]"""


def activate(activation: Activation, flow: Flow[Duel]) -> None:
    """Turn the action marker over and take the guard marker off. [round.activate]
    [round.activate]"""
    state = flow.state
    state.edit_counters(activation.creature).active = False
    piece = state.piece(activation.creature)
    if piece.guard or piece.boons:
        body = state.edit_body(activation.creature)
        body.guard = False
        body.boons = [boon for boon in piece.boons if boon.until != "activation"]
    flow.emit(Activated(what=label(state, activation.creature), id=activation.creature), "round.activate")
    breathe_gas(flow, activation.creature)
    if state.card(activation.creature).taunts:
        for other in state.creatures():
            remove(flow, other, "taunt", "conditions.taunt-ends")


def ask_empower(activation: Activation, flow: Flow[Duel]) -> Asked:
    """Some creatures may be given more for a mana when they are activated."""
    return empower_question(flow.state, activation.creature, activation.seat)


def empower(activation: Activation, flow: Flow[Duel]) -> None:
    if flow.answers and flow.answer.verb == "empower":
        pay_to_empower(flow, activation.creature, activation.seat)


def choose(activation: Activation, flow: Flow[Duel]) -> Asked:
    """What it does next. [actions.move-then-quick] [actions.full-without-move] [actions.one-quick]"""
    state = flow.state
    if activation.ended or not activation.is_there(state):
        return None
    prompt = say("ask-act", what=label(state, activation.creature))
    return ACTING.ask(state, activation.seat, prompt)


def act(activation: Activation, flow: Flow[Duel]) -> None:
    if not flow.answers:
        return
    deed = flow.answer.deed
    state = flow.state
    activation.turned_away = False
    match deed:
        case MoveTo():
            walk(activation, flow, deed)
        case AttackWith():
            activation.ended = True
            flow.call(
                AttackAction(
                    attacker=activation.creature,
                    holder=deed.holder,
                    place=bar_place(state, deed),
                    target=deed.target,
                    seat=activation.seat,
                )
            )
        case StandGuard():
            state.edit_body(activation.creature).guard = True
            flow.emit(Guards(what=label(state, activation.creature), id=activation.creature), "actions.guard")
            activation.ended = True
        case FinishPhase():
            activation.ended = True
        case UseAbility():
            activation.ended = True
            use(flow, deed, activation.creature, activation.seat)
        case _:
            activation.ended = True
            full = activation.moves == 0 and not has(state, activation.creature, "incapacitated")
            begin_cast(flow, deed, activation.creature, activation.seat, full)


def walk(activation: Activation, flow: Flow[Duel], deed: MoveTo) -> None:
    """One move action; the second ends the phase unless the creature is fast. [actions.second-move]
    [movement.fast] [movement.slow] [movement.hinder-shed]"""
    state = flow.state
    fast, slow = has(state, activation.creature, "fast"), has(state, activation.creature, "slow")
    activation.held = activation.held or is_hindered(state, activation.creature)
    activation.moves += 1
    activation.ended = slow or deed.climbs or (activation.moves > 1 and not fast)
    flow.call(Move(creature=activation.creature, zone=state.arena.zone(deed.zone)))


def settle(activation: Activation, flow: Flow[Duel]) -> None:
    """After a move, or an attack that fear turned away, it may go on."""
    if activation.turned_away:
        activation.ended = False
    if activation.moves and flow.state.exists(activation.creature) and activation.creature not in MAGE:
        # What befell it on the way may leave it unable to act. [movement.trap-interrupts]
        activation.ended = activation.ended or has(flow.state, activation.creature, "incapacitated")
    if not activation.ended and activation.is_there(flow.state):
        activation.go("choose")


def wear_off(activation: Activation, flow: Flow[Duel]) -> None:
    """Daze and Stun end with the phase, unless they came late in it. [conditions.wear-off]
    [round.end-effects-late] [conditions.taunt-ends] [round.end-effects] [round.end-effects-late]"""
    state = flow.state
    if not state.exists(activation.creature):
        activation.go("finish")
        return
    piece = state.piece(activation.creature)
    for condition in ("daze", "stun", "taunt"):
        there = piece.markers.get(condition, 0) - piece.late.get(condition, 0)
        if there > 0:
            rule = "conditions.taunt-ends" if condition == "taunt" else "conditions.wear-off"
            remove(flow, activation.creature, condition, rule, there)
    piece = state.piece(activation.creature)
    activation.escaping = piece.markers.get("cripple", 0) > piece.late.get("cripple", 0)
    if piece.late:
        state.edit_counters(activation.creature).late = {}
    if any(boon.until == "action" for boon in piece.boons):
        left = [boon for boon in piece.boons if boon.until != "action"]
        state.edit_body(activation.creature).boons = left


def escape(activation: Activation, flow: Flow[Duel]) -> None:
    """An escape roll for each Cripple marker. [conditions.escape-roll] [conditions.cripple]"""
    if not activation.escaping:
        return
    state = flow.state
    for _ in range(state.piece(activation.creature).markers.get("cripple", 0)):
        rolled = roll_effect(flow)
        flow.emit(
            EscapeRolled(what=label(state, activation.creature), id=activation.creature, roll=rolled),
            "conditions.escape-roll",
        )
        if rolled >= ESCAPE_ROLL:
            remove(flow, activation.creature, "cripple", "conditions.cripple", 1)


def ask_escape_again(activation: Activation, flow: Flow[Duel]) -> Asked:
    """[card.temple-of-the-dawnbreaker]"""
    if not activation.escaping or not flow.state.piece(activation.creature).markers.get("cripple"):
        return None
    return may_reroll(flow.state, activation.seat, ("escape",))


def escape_again(activation: Activation, flow: Flow[Duel]) -> None:
    if flow.answers and flow.answer.verb == "reroll":
        use_temple(flow, flow.answer.target)
        rolled = roll_effect(flow)
        flow.emit(
            EscapeRolled(what=label(flow.state, activation.creature), id=activation.creature, roll=rolled),
            "conditions.escape-roll",
        )
        if rolled >= ESCAPE_ROLL:
            remove(flow, activation.creature, "cripple", "conditions.cripple", 1)
        activation.go("ask_escape_again")


def finish(activation: Activation, flow: Flow[Duel]) -> None:
    """The phase ends, though the creature may be gone. [spells.reveal-phase-end]"""
    if flow.state.exists(activation.creature):
        flow.emit(
            ActionEnded(what=label(flow.state, activation.creature), id=activation.creature),
            "round.end-effects",
        )


PROCEDURE = Procedure(
    activate=(activate, ask_empower, empower),
    act=(choose, act, settle),
    end=(wear_off, escape, ask_escape_again, escape_again, finish),
)
