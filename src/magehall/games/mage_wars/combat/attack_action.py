"""An attack action, which may consist of several attacks. So it does in a sweep, a zone attack and Battle Fury."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Speed, Style
from magehall.games.mage_wars.cards.effects import Bestow
from magehall.games.mage_wars.combat.options import attack_option, attack_options, bar_place
from magehall.games.mage_wars.combat.targets import attack_targets, attacks_with
from magehall.games.mage_wars.damage.conditions import remove
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.deeds import AttackWith
from magehall.games.mage_wars.model.events.combat import Extinguished
from magehall.games.mage_wars.model.frames import Activation, Attack, AttackAction
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.sight import in_range, is_seen_from, sees, zones_of
from magehall.games.mage_wars.model.state import STANDING, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

FURY = next(
    card.rule for card in CARDS for effect in card.does if isinstance(effect, Bestow) and effect.another
)
"""The rule of what gives another attack, by which it is known among the boons. [card.battle-fury]"""


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
    if bar.leaps:
        targets = leaps(action, state) if action.last_wound else []
    elif bar.has("sweeping") and sweeps_on(action, state):
        targets = [id for id in attack_targets(state, action.attacker, bar) if id not in action.struck]
    else:
        return None
    if not targets:
        return None
    options = [attack_option(state, action.attacker, action.holder, bar, id) for id in targets]
    forced = [option for option in options if option.target in forced_targets(state, action.attacker)]
    rule = "traits.sweeping" if bar.has("sweeping") else CARDS[action.card].rule
    refuse = make_option(say("option-no-second-target"), rule, "pass")
    choice = tuple(forced) if forced and bar.has("sweeping") else (*options, refuse)
    return Decision(action.seat, say("ask-next-target"), rule, choice)


def sweeps_on(action: AttackAction, state: Duel) -> bool:
    """Whether a sweep has its second attack left and can make it. The attacker must still stand where the first was
    made. [traits.sweeping]"""
    left = len(action.struck) == 1 or action.feared
    return left and can_act(action, state) and state.zone_of(action.attacker) in action.struck_in


def rebound(action: AttackAction) -> None:
    """Lightning that was turned back has struck its caster, and leaps on from there. [combat.source]"""
    if action.bar().leaps:
        action.struck = (*action.struck, action.attacker)


def leaps(action: AttackAction, state: Duel) -> list[str]:
    """Targets that Chain Lightning may leap to. They are in sight of the last target, or of the place where that fell,
    up to a zone away, and were not struck before."""
    return [
        id
        for id, piece in state.pieces()
        if id not in action.struck
        and (state.card(id).kind in STANDING or piece.border)
        and "unshootable" not in state.card(id).trait_names
        and leaps_to(action, state, action.struck[-1], id)
    ]


def leaps_to(action: AttackAction, state: Duel, last: str, id: str) -> bool:
    """Whether the lightning finds an object from the last target."""
    if state.exists(last):
        return in_range(state, last, id, (0, 1)) and sees(state, last, id)
    near = any(
        state.arena.distance(here, there) <= 1 for here in action.struck_in for there in zones_of(state, id)
    )
    return near and any(is_seen_from(state, zone, id) for zone in action.struck_in)


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
    bars = [
        entry for entry in attacks_with(state, action.attacker, Speed.QUICK) if entry[2].style is Style.MELEE
    ]
    found = attack_options(state, action.attacker, bars)
    options = [option for option in found if option.target not in action.shunned]
    if not options:
        return None
    must = [id for id in forced_targets(state, action.attacker) if id not in action.struck]
    forced = [option for option in options if option.target in must]
    refuse = make_option(say("option-no-fury"), FURY, "pass")
    return Decision(action.seat, say("ask-fury"), FURY, tuple(forced) or (*options, refuse))


def is_furious(action: AttackAction, state: Duel) -> bool:
    """Whether this was the melee attack that Battle Fury waits for."""
    return (
        action.manner is AttackKind.ACTION
        and can_act(action, state)
        and not action.cancelled
        and action.bar().style is Style.MELEE
        and any(boon.rule == FURY and boon.until == "melee" for boon in state.piece(action.attacker).boons)
    )


def fury(action: AttackAction, flow: Flow[Duel]) -> None:
    state = flow.state
    deed = flow.answer.deed if flow.answers else None
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
        if any(boon.rule == FURY for boon in boons):
            state.edit_body(action.attacker).boons = [boon for boon in boons if boon.rule != FURY]


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
    left = [boon for boon in boons if boon.until not in ("melee", "next-melee") or boon.rule == FURY]
    if len(left) < len(boons):
        state.edit_body(attacker).boons = left


def turned_away(state: Duel, mage: str) -> None:
    """Let a creature go on after a Helm of Fear cancelled its attack. It may attack something else, or go on with its
    sweep or its Battle Fury. [card.helm-of-fear]"""
    action = state.opener()
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
        phase.feared = (*phase.feared, mage)
        phase.turned_away = True


def extinguishes(flow: Flow[Duel], rule: str, victim: str) -> bool:
    """Water puts out a burning target instead of hurting it. [card.geyser]"""
    state = flow.state
    if not state.piece(victim).markers.get("burn"):
        return False
    remove(flow, victim, "burn", rule)
    flow.emit(Extinguished(target=label(state, victim), target_id=victim), rule)
    return True


def forced_targets(state: Duel, attacker: str) -> list[str]:
    """The targets an attacker must choose among if it can. [traits.forced-action] [traits.forced-choice]"""
    return must_attack(state, attacker)


def must_attack(state: Duel, attacker: str) -> list[str]:
    """Whom Bloodthirsty and Taunt make a creature attack, in its zone. [traits.bloodthirsty-must]
    [conditions.taunt]"""
    if not state.exists(attacker):
        return []
    thirsty, taunted = has(state, attacker, "bloodthirsty"), state.piece(attacker).markers.get("taunt")
    if not (thirsty or taunted):
        return []
    zone = state.zone_of(attacker)
    there = [id for id in state.creatures() if state.zone_of(id) == zone and id != attacker]
    seat = state.piece(attacker).controller
    found = []
    if thirsty:
        found += [
            id
            for id in there
            if state.is_enemy(seat, id) and state.piece(id).damage > 0 and state.card(id).living
        ]
    if taunted:
        found += [id for id in there if state.card(id).taunts and id not in found]
    return found
