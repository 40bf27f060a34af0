"""The action phase of a creature: its activation, its actions, its end."""

from __future__ import annotations

from functools import lru_cache

from magehall.games.mage_wars.cards.card import AttackBar, Speed, Style
from magehall.games.mage_wars.combat.attack_action import must_attack
from magehall.games.mage_wars.combat.options import attack_options, bar_place
from magehall.games.mage_wars.combat.reroll import may_reroll, use_temple
from magehall.games.mage_wars.combat.targets import attacks_with
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
from magehall.games.mage_wars.movement.move import crossing_rule, is_hindered, ways_out
from magehall.games.mage_wars.spells.abilities import action_options, empower_question, pay_to_empower, use
from magehall.games.mage_wars.spells.cast import begin_cast, cast_options
from magehall.kernel.decision import Decision, Option
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
    options = actions_open(activation, state)
    prompt = say("ask-act", what=label(state, activation.creature))
    return Decision(activation.seat, prompt, "actions.move-then-quick", options)


def actions_open(activation: Activation, state: Duel) -> tuple[Option, ...]:
    """Every action the creature may take now."""
    creature = activation.creature
    finish = FinishPhase(creature).option(say("option-finish"), "actions.do-nothing")
    if has(state, creature, "incapacitated"):
        # Only a mage's mind goes on. [conditions.incapacitated-actions] [conditions.incapacitated-mage]
        spells = cast_options(state, creature, activation.seat, full=False) if creature in MAGE else []
        return (*spells, finish)
    fighting = attacks_open(activation, state)
    forced = attacks_forced(activation, state, fighting)
    if forced:
        return tuple(forced)
    if activation.turned_away:
        return (*fighting, finish)  # another target, and nothing else [card.helm-of-fear]
    full = activation.moves == 0
    guard = StandGuard(creature).option(say("option-guard", what=label(state, creature)), "actions.guard")
    return (
        *moves_open(activation, state),
        *fighting,
        *cast_options(state, creature, activation.seat, full=full),
        *action_options(state, creature, activation.seat, full=full),
        guard,
        finish,
    )


def attacks_open(activation: Activation, state: Duel) -> list[Option]:
    """The attacks it may declare. [actions.attack]"""
    speeds = (Speed.QUICK, Speed.FULL) if activation.moves == 0 else (Speed.QUICK,)
    bars = attacks_with(state, activation.creature, *speeds)
    found = attack_options(state, activation.creature, bars)
    return [option for option in found if option.target not in activation.feared]


def attacks_forced(activation: Activation, state: Duel, fighting: list[Option]) -> list[Option]:
    """The melee attacks that Bloodthirsty or Taunt leave as the only choice. [traits.forced-action]
    [traits.forced-legal] [traits.forced-cost]"""
    must = must_attack(state, activation.creature)
    if not must:
        return []
    return [
        option for option in fighting if option.target in must and _bar(state, option).style is Style.MELEE
    ]


def moves_open(activation: Activation, state: Duel) -> list[Option]:
    """The zones it may move to. [movement.fast] [movement.slow] [actions.second-move]"""
    creature = activation.creature
    if activation.moves and (activation.held or is_hindered(state, creature) or activation.moves > 1):
        return []
    if activation.moves and state.piece(creature).used.get("gas"):
        return []
    name, arena = label(state, creature), state.arena
    return [
        _climb_option(name, crossing_rule(state, creature, zone), creature, arena.name(zone))
        if full
        else _move_option(name, creature, arena.name(zone))
        for zone, full in ways_out(state, creature)
        if not (full and activation.moves)
    ]


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


@lru_cache(maxsize=4096)
def _move_option(what: str, creature: str, zone: str) -> Option:
    return MoveTo(creature, zone).option(say("option-move", what=what, zone=zone), "movement.one-zone")


def _climb_option(what: str, rule: str, creature: str, zone: str) -> Option:
    return MoveTo(creature, zone, climbs=True).option(say("option-climb", what=what, zone=zone), rule)


def _bar(state: Duel, option: Option) -> AttackBar:
    assert isinstance(option.deed, AttackWith)
    return state.card(option.deed.holder).attacks[bar_place(state, option.deed)]
