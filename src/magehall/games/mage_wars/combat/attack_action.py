"""An attack action, which may consist of several attacks. So it does in a sweep, a zone attack and Battle Fury."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Style
from magehall.games.mage_wars.cards.lasting import Frightens
from magehall.games.mage_wars.combat.more_attacks import (
    FURIES,
    NEXT_TARGET,
    RAGING,
    fury_attacks,
    fury_of,
    next_rule,
    next_targets,
)
from magehall.games.mage_wars.combat.options import bar_place
from magehall.games.mage_wars.damage.conditions import remove
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.deeds import AttackWith
from magehall.games.mage_wars.model.events.combat import Extinguished
from magehall.games.mage_wars.model.frames import Activation, Attack, AttackAction
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.sight import zones_of
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import has
from magehall.kernel.flow import Asked, Flow, Procedure


def begin(action: AttackAction, flow: Flow[Duel]) -> None:
    """Remember the card: the bar counts even if its bearer falls."""
    action.card = flow.state.piece(action.holder).card


def strike(action: AttackAction, flow: Flow[Duel]) -> None:
    bar = action.bar()
    extra = 1 if bar.has("doublestrike") else 2 if bar.has("triplestrike") else 0
    first = not action.struck
    action.struck = (*action.struck, action.target)
    action.struck_in = zones_of(flow.state, action.target)
    flow.call(
        Attack(
            attacker=action.attacker,
            holder=action.holder,
            card=action.card,
            place=action.place,
            target=action.target,
            seat=action.seat,
            manner=action.manner,
            strikes=extra,
            first=first,
            given=action.given,
            more_dice=action.more_dice,
            more_effect=action.more_effect,
        )
    )


def ask_next(action: AttackAction, flow: Flow[Duel]) -> Asked:
    """Ask for the next target of a sweep or of Chain Lightning. A sweep goes on against a second, different target
    [traits.sweeping] [guarding.sweeping]; Chain Lightning leaps on as long as it does damage [card.chain-lightning]."""
    state = flow.state
    if (action.cancelled and not action.feared) or not state.exists(action.attacker):  # [mages.death-stops]
        return None
    bar = action.bar()
    goes_on = bool(action.last_wound) if bar.leaps else bar.has("sweeping") and sweeps_on(action, state)
    if not goes_on or not next_targets(action, state):
        return None
    return NEXT_TARGET.ask(state, action.seat, rule=next_rule(action))


def sweeps_on(action: AttackAction, state: Duel) -> bool:
    """Whether a sweep has its second attack left and can make it. The attacker must still stand where the first was
    made. [traits.sweeping]"""
    left = len(action.struck) == 1 or action.feared
    return left and can_act(action, state) and state.zone_of(action.attacker) in action.struck_in


def rebound(action: AttackAction) -> None:
    """Lightning that was turned back has struck its caster, and leaps on from there. [combat.source]"""
    if action.bar().leaps:
        action.struck = (*action.struck, action.attacker)


def go_on(action: AttackAction, flow: Flow[Duel]) -> None:
    action.feared = False
    deed = flow.answer.deed if flow.answers else None
    if isinstance(deed, AttackWith):
        action.target = deed.target
        if action.bar().leaps:
            action.more_dice -= 1
            action.more_effect -= 1
        action.go("strike")


def can_act(action: AttackAction, state: Duel) -> bool:
    return state.exists(action.attacker) and not has(state, action.attacker, "incapacitated")


def ask_fury(action: AttackAction, flow: Flow[Duel]) -> Asked:
    """Ask for the extra attack of Battle Fury at the action's end. It is a quick melee attack, an action of its own
    with all its bonuses, owed to whoever must be attacked and was not yet. [card.battle-fury] [combat.extra-action]
    [traits.forced-action]"""
    state = flow.state
    if not (is_furious(action, state) or (action.shunned and can_act(action, state))):
        return None
    if not fury_attacks(action, state):
        return None
    return RAGING.ask(state, action.seat, rule=fury_of(action, state))


def is_furious(action: AttackAction, state: Duel) -> bool:
    """Whether this was the melee attack that Battle Fury waits for."""
    return (
        action.manner is AttackKind.ACTION
        and can_act(action, state)
        and not action.cancelled
        and action.bar().style is Style.MELEE
        and any(boon.rule in FURIES and boon.until == "melee" for boon in state.piece(action.attacker).boons)
    )


def fury(action: AttackAction, flow: Flow[Duel]) -> None:
    state = flow.state
    deed = flow.answer.deed if flow.answers else None
    if isinstance(deed, AttackWith):
        action.raged_by = fury_of(action, state)
    use_up(action, flow)
    if isinstance(deed, AttackWith):
        spend_charge(state, action.attacker)
        flow.call(
            AttackAction(
                attacker=action.attacker,
                holder=deed.holder,
                place=bar_place(state, deed),
                target=deed.target,
                seat=action.seat,
            )
        )


def use_up(action: AttackAction, flow: Flow[Duel]) -> None:
    """Battle Fury is gone with the action it waited for, taken up or not."""
    state = flow.state
    if action.manner is not AttackKind.ACTION or not state.exists(action.attacker):
        return
    if action.bar().style is Style.MELEE and not action.cancelled:
        boons = state.piece(action.attacker).boons
        if any(boon.rule in FURIES for boon in boons):
            state.edit_body(action.attacker).boons = [boon for boon in boons if boon.rule not in FURIES]


PROCEDURE = Procedure(begin=begin, strike=strike, next=(ask_next, go_on), fury=(ask_fury, fury))


def has_charged(state: Duel, attacker: str) -> bool:
    """Whether the attacker has just moved in its action phase. [traits.charge]"""
    return any(
        phase.creature == attacker and phase.moves > 0 and not phase.charge_spent
        for phase in state.running(Activation)
    )


def spend_charge(state: Duel, attacker: str) -> None:
    """The next attack action does not come right after a move that led anywhere. [traits.charge]"""
    for phase in state.running(Activation):
        if phase.creature == attacker:
            phase.charge_spent = True


def use_promises(state: Duel, attacker: str) -> None:
    """Remove the boons that hold for the next melee attack. They are gone with it, a counterstrike or the first of
    several strikes included; Battle Fury waits for the end of an action. [card.perfect-strike] [card.piercing-strike]
    [card.vampiric-strike]"""
    if not state.exists(attacker):
        return
    boons = state.piece(attacker).boons
    left = [boon for boon in boons if boon.until not in ("melee", "next-melee") or boon.rule in FURIES]
    if len(left) < len(boons):
        state.edit_body(attacker).boons = left


def turned_away(state: Duel, mage: str, fear: Frightens) -> None:
    """Let a creature go on after a Helm of Fear cancelled its attack. It may attack something else, or go on with its
    sweep or its Battle Fury. [card.helm-of-fear]"""
    action = state.opener()
    if fear.melee_only:
        for phase in state.running(Activation):
            phase.cowed = (*phase.cowed, mage)
    if isinstance(action, AttackAction) and len(action.struck) > 1:
        action.feared = True
        return
    before = state.stack[-3]
    if isinstance(before, AttackAction):
        # [card.battle-fury]
        before.shunned = (*before.shunned, mage)
        before.go("ask_fury")
        return
    for phase in state.running(Activation):
        phase.turned_away = True
        if not fear.melee_only:
            phase.feared = (*phase.feared, mage)


def extinguishes(flow: Flow[Duel], rule: str, victim: str) -> bool:
    """Water puts out a burning target instead of hurting it. [card.geyser]"""
    state = flow.state
    if not state.piece(victim).markers.get("burn"):
        return False
    remove(flow, victim, "burn", rule)
    flow.emit(Extinguished(target=label(state, victim), target_id=victim), rule)
    return True
