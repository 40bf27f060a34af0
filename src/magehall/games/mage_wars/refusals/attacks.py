"""Why an attack or a defence is not offered."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import AttackBar, Defense, Speed, Style
from magehall.games.mage_wars.combat.attack_action import FURY, forced_targets, leaps
from magehall.games.mage_wars.combat.cancel import is_unavoidable
from magehall.games.mage_wars.combat.defense import available_defenses
from magehall.games.mage_wars.combat.targets import (
    TARGETS,
    attack_targets,
    can_be_attacked,
    can_be_shot,
    declare_cost,
    mana_to_declare,
    melee_targets,
)
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.frames import Activation, Attack, AttackAction
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.pieces import is_placed
from magehall.games.mage_wars.model.sight import sees
from magehall.games.mage_wars.model.state import NOWHERE, STANDING, Duel, Piece
from magehall.games.mage_wars.model.values import attack_bars, defenses, has, is_flying
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.refusals.reasons import Reasons
from magehall.games.mage_wars.spells.targets import is_nameable
from magehall.kernel.decision import Refusal


def attack_keys(state: Duel, creature: str) -> list[str]:
    """How the options of a creature's attacks begin."""
    return [f"attack:{holder}.{bar.name}" for holder, _, bar in attack_bars(state, creature) if bar.speed]


def _enemies(state: Duel, attacker: str) -> list[str]:
    """What an attacker would want to attack, wherever it is."""
    seat = state.piece(attacker).controller
    return [
        id
        for id, piece in state.pieces()
        if ((state.card(id).kind in STANDING and state.zone_of(id) != NOWHERE) or piece.border)
        and can_be_attacked(state, id)
        and state.is_enemy(seat, id)
    ]


def why_no_attacks(state: Duel, frame: Activation) -> Reasons:
    """Reasons against attacks of the creature that acts. Some attacks came too late, and each of the others does not
    reach some enemies."""
    creature = frame.creature
    reasons: Reasons = {}
    for holder, _, bar in attack_bars(state, creature):
        subject = f"attack:{holder}.{bar.name}"
        if bar.speed is Speed.FULL and frame.moves:
            what = label(state, creature)
            reasons[subject] = no("moved-full", "actions.full-without-move", what=what)
        elif bar.speed is not None:
            for id, reason in _out_of_reach(state, creature, bar).items():
                reasons[f"{subject}:{id}"] = reason
            for id in frame.feared:
                name = label(state, id)
                reasons[f"{subject}:{id}"] = no("feared", "card.helm-of-fear", target=name)
    return reasons


def _out_of_reach(state: Duel, attacker: str, bar: AttackBar) -> Reasons:
    """The enemies that an attack cannot be declared against."""
    reached = attack_targets(state, attacker, bar)
    return {
        id: _why_not_attack(state, attacker, bar, id) for id in _enemies(state, attacker) if id not in reached
    }


def _why_not_attack(state: Duel, attacker: str, bar: AttackBar, id: str) -> Refusal:
    """Why an object in the arena is no target of an attack. [combat.melee-target] [combat.ranged-target]"""
    target, attack = label(state, id), f"@attack-{bar.name}"
    if bar.style is Style.MELEE:
        here, border = state.zone_of(attacker), state.piece(id).border
        if border not in state.arena.borders_of(here) if border else state.zone_of(id) != here:
            return no("melee-range", "combat.melee-target", attack=attack, target=target)
        if is_flying(state, id) and not is_flying(state, attacker) and not bar.has("reach"):
            return no("flying", "traits.flying-melee", attack=attack, target=target)
        if id not in melee_targets(state, attacker, bar):
            return no("guard", "guarding.defend-zone", target=target)
    elif "unshootable" in state.card(id).trait_names:
        return no("unshootable", state.card(id).rule, target=target)
    elif not can_be_shot(state, attacker, id, bar.within):
        if sees(state, attacker, id):
            return no("attack-range", "combat.ranged-target", attack=attack, target=target)
        return no("attack-sight", "movement.los-needed", target=target)
    price, mana = declare_cost(state, attacker, id, bar), mana_to_declare(state, attacker)
    return no("attack-price", "combat.declare-cost", target=target, mana=price, has=mana)


def why_not_this_attack(state: Duel, attacker: str, subject: str, target: str) -> Refusal | None:
    """Reason why ``attack:<subject>:<target>`` is not offered to a creature. The creature may attack; None where it is
    offered, or where the words name no attack of it or no target. [combat.what-may-be-attacked]"""
    bars = [
        bar
        for holder, _, bar in attack_bars(state, attacker)
        if f"{holder}.{bar.name}" == subject and bar.speed
    ]
    if not bars or not is_nameable(state, target):
        return None
    piece = state.things.get(target)
    if not isinstance(piece, Piece) or not is_placed(piece) or state.card(target).kind not in TARGETS:
        return no("not-attackable", "combat.what-may-be-attacked", target=target_label(state, target))
    if target in attack_targets(state, attacker, bars[0]):
        return None
    return _why_not_attack(state, attacker, bars[0], target)


# More attacks of an action


def why_no_next_target(state: Duel, frame: AttackAction) -> Reasons:
    """Whom a sweep cannot strike next, and where Chain Lightning cannot leap."""
    leaping = CARDS[frame.card].id == "chain_lightning"
    rule = CARDS[frame.card].rule if leaping else "traits.sweeping"
    reasons = _no_leap(state, frame) if leaping else _no_sweep(state, frame)
    for id in frame.struck:
        if state.exists(id):
            reasons[id] = no("struck", rule, target=label(state, id))
    subject = f"attack:{frame.holder}.{frame.bar().name}"
    found = {f"{subject}:{id}": reason for id, reason in reasons.items()}
    if not leaping and _owed(state, frame):
        found["pass"] = why_forced(state, frame.attacker)
    return found


def _no_sweep(state: Duel, frame: AttackAction) -> Reasons:
    """By what a sweep cannot strike. [guarding.sweeping] [traits.forced-action]"""
    reasons = _out_of_reach(state, frame.attacker, frame.bar())
    for id, reason in reasons.items():
        if reason.reason.key == "refused-guard":
            reasons[id] = no("guard", "guarding.sweeping", target=label(state, id))
    owed = _owed(state, frame)
    if owed:
        must = why_forced(state, frame.attacker)
        reached = attack_targets(state, frame.attacker, frame.bar())
        reasons |= dict.fromkeys((id for id in reached if id not in owed), must)
    return reasons


def _owed(state: Duel, frame: AttackAction) -> list[str]:
    """Those to one of whom a sweeping attacker owes its second attack."""
    reached = attack_targets(state, frame.attacker, frame.bar())
    return [id for id in forced_targets(state, frame.attacker) if id in reached and id not in frame.struck]


def _no_leap(state: Duel, frame: AttackAction) -> Reasons:
    """By what lightning cannot strike. [card.chain-lightning]"""
    open_to = leaps(frame, state)
    reasons: Reasons = {}
    for id in _enemies(state, frame.attacker):
        if "unshootable" in state.card(id).trait_names:
            reasons[id] = no("unshootable", state.card(id).rule, target=label(state, id))
        elif id not in open_to:
            reasons[id] = no("leap", CARDS[frame.card].rule, target=label(state, id))
    return reasons


def why_forced(state: Duel, creature: str) -> Refusal:
    """Why a creature must attack. [traits.forced-action] [conditions.taunt]"""
    taunted = state.piece(creature).markers.get("taunt") and not has(state, creature, "bloodthirsty")
    key, rule = ("taunted", "conditions.taunt") if taunted else ("must-attack", "traits.forced-action")
    return no(key, rule, what=label(state, creature))


def why_no_fury(state: Duel, frame: AttackAction) -> Reasons:
    """Reasons against extra attacks by Battle Fury. There are attacks that it does not give, and some that it does not
    give while another is owed. [card.battle-fury] [traits.forced-action]"""
    reasons: Reasons = {}
    reached: dict[str, str] = {}
    for holder, _, bar in attack_bars(state, frame.attacker):
        subject = f"attack:{holder}.{bar.name}"
        if bar.speed is Speed.QUICK and bar.style is Style.MELEE:
            for id, reason in _out_of_reach(state, frame.attacker, bar).items():
                reasons[f"{subject}:{id}"] = reason
            reached |= {f"{subject}:{id}": id for id in attack_targets(state, frame.attacker, bar)}
        elif bar.speed is not None:
            reasons[subject] = no("fury", FURY, attack=f"@attack-{bar.name}")
    owed = {id for id in forced_targets(state, frame.attacker) if id not in frame.struck}
    if not owed.isdisjoint(reached.values()):
        freely = [option for option, id in reached.items() if id not in owed]
        reasons |= dict.fromkeys((*freely, "pass"), why_forced(state, frame.attacker))
    return reasons


def why_no_counterstrike(state: Duel, frame: Attack) -> Reasons:
    """The attacks of the defender that cannot answer. [combat.counterstrike-quick-melee]"""
    return {
        f"attack:{holder}.{bar.name}:{frame.attacker}": no(
            "counter-quick", "combat.counterstrike-quick-melee", attack=f"@attack-{bar.name}"
        )
        for holder, _, bar in attack_bars(state, frame.target)
        if bar.style is not Style.MELEE or bar.speed is not Speed.QUICK
    }


# Defences


def why_no_defense(state: Duel, frame: Attack) -> Reasons:
    """The defences of the target that cannot be used against this attack. [combat.avoid-defence]"""
    bar, target = frame.bar(), frame.target
    if not state.exists(target):
        return {}
    barred: Refusal | None = None
    if frame.manner is AttackKind.ZONE:
        barred = no("defense-zone", "combat.zone-attack-target")
    elif is_unavoidable(state, frame.attacker, bar, frame.manner):
        barred = no("unavoidable", "combat.unavoidable", attack=f"@attack-{bar.name}")
    can = [(holder, place) for holder, place, _ in available_defenses(state, target, bar, frame.flies)]
    return {
        f"defend:{holder}.{place}": barred
        or _why_not_defend(state, target, holder, bar, defense, frame.flies)
        for holder, place, defense in defenses(state, target)
        if barred is not None or (holder, place) not in can
    }


def _why_not_defend(
    state: Duel, target: str, holder: str, bar: AttackBar, defense: Defense, flies: bool
) -> Refusal:
    """[combat.defence-kind] [combat.defence-uses] [conditions.incapacitated-defence]"""
    what, source = label(state, target), label(state, holder)
    ranged = bar.style is Style.RANGED
    if not (defense.ranged if ranged else defense.melee):
        return no(
            "defense-melee-only" if ranged else "defense-ranged-only", "combat.defence-kind", what=source
        )
    if defense.flyers_only and not flies:
        return no("defense-flyers", state.card(holder).rule, what=source)
    if has(state, target, "incapacitated") and not defense.unhampered:
        return no("defense-helpless", "conditions.incapacitated-defence", what=what)
    return no("defense-used", "combat.defence-uses", what=source, times=defense.uses)
