"""Making an attack, in the eight steps of the rulebook. Declare, avoid, roll dice, damage and effects, additional
strikes, damage barrier, counterstrike, end."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.lasting import Frightens, GoneWithCounterstrike
from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.combat.attack_action import (
    extinguishes,
    has_charged,
    rebound,
    turned_away,
    use_promises,
)
from magehall.games.mage_wars.combat.automatic import automatic_attack
from magehall.games.mage_wars.combat.avoid import (
    ask_defense_again,
    avoid,
    defend,
    defended,
    defense_again,
    triggers,
)
from magehall.games.mage_wars.combat.cancel import (
    cancel,
    cancel_if_moved,
    flying_victim,
    in_the_air,
    is_dazed_miss,
    may_go_on,
    missed,
    places,
    show_dice,
    use_bonuses,
    was_moved,
)
from magehall.games.mage_wars.combat.counterstrike import STRIKING_BACK
from magehall.games.mage_wars.combat.damage_roll import apply_effects, deal_damage
from magehall.games.mage_wars.combat.options import bar_place, barrier_place
from magehall.games.mage_wars.combat.reroll import may_reroll, use_temple
from magehall.games.mage_wars.combat.targets import (
    both_dice_bonus,
    declare_costs,
    dice_for,
    is_unaffected,
)
from magehall.games.mage_wars.damage.leave_play import destroy
from magehall.games.mage_wars.model.attack_kind import AUTOMATIC, BY_CREATURES, AttackKind
from magehall.games.mage_wars.model.deeds import AttackWith
from magehall.games.mage_wars.model.dice import roll_attack, roll_effect
from magehall.games.mage_wars.model.events.combat import AttackDeclared, AttackImmune, AttackPaid, FearRolled
from magehall.games.mage_wars.model.events.movement import GuardLost
from magehall.games.mage_wars.model.frames import Attack, AttackAction
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import damage_barrier, has, immune, value
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

# 1. Declare


def declare(attack: Attack, flow: Flow[Duel]) -> None:
    """Announce attack and target. [combat.steps]"""
    state = flow.state
    bar = attack.bar()
    attack.displaced = places(attack, state)
    # Nobody takes off or lands while an attack lasts. [traits.flying-mid-attack] [traits.flying-swoop]
    attack.target_flies = in_the_air(state, attack.target)
    attack.flies = in_the_air(state, attack.attacker) and (attack.target_flies or not attack.is_melee())
    flow.emit(
        AttackDeclared(
            what=label(state, attack.attacker),
            id=attack.attacker,
            attack=f"@attack-{bar.name}",
            target=label(state, attack.target),
            target_id=attack.target,
        ),
        "combat.steps",
    )


def fear(attack: Attack, flow: Flow[Duel]) -> None:
    """Let fear of the target cancel a melee attack, else pay for it. Where it is cancelled nothing is paid, and the
    attacker chooses anew. [card.helm-of-fear] [combat.declare-cost]"""
    frighten(attack, flow)
    if not attack.cancelled:
        pay(attack, flow)


def pay(attack: Attack, flow: Flow[Duel]) -> None:
    """Pay what the attack costs. [combat.declare-cost]"""
    state = flow.state
    if attack.manner in BY_CREATURES:
        for source, use, cost in declare_costs(
            state, attack.attacker, attack.target, attack.bar(), attack.manner
        ):
            state.edit_counters(source).used[use] = 1
            payer = state.commander(attack.seat)
            state.edit_counters(MAGE[payer]).mana -= cost
            flow.emit(AttackPaid(mage=f"#{payer}", mana=cost), "combat.declare-cost")


def frighten(attack: Attack, flow: Flow[Duel]) -> None:
    """Roll for the fear of what the target wears. [card.helm-of-fear]"""
    state = flow.state
    if not (attack.is_melee() and attack.manner is AttackKind.ACTION and attack.target in MAGE):
        return
    if has(state, attack.attacker, "nonliving") or immune(state, attack.attacker, Harm.PSYCHIC):
        return
    worn = state.bears(attack.target, Frightens)
    if worn:
        helm, fear = worn[0]
        rule = state.card(helm).rule
        rolled = roll_effect(flow)
        flow.emit(FearRolled(what=label(state, attack.attacker), roll=rolled), rule)
        if rolled >= fear.roll:
            turned_away(state, attack.target, fear)
            cancel(attack, flow, rule)


def daze(attack: Attack, flow: Flow[Duel]) -> None:
    """A dazed attacker misses unless the effect die shows 7 or more. [conditions.daze-roll]
    [conditions.daze-zone]"""
    if attack.cancelled or attack.manner is AttackKind.ZONE or attack.manner in AUTOMATIC:
        return
    if is_dazed_miss(flow, attack.attacker):
        missed(attack, flow.state)


# 2. Avoid: in avoid.py

# 3. Roll dice


def roll(attack: Attack, flow: Flow[Duel]) -> None:
    """The attack dice, and the effect die where the bar has a table. [combat.attack-dice]
    [combat.minimum-die] [combat.type-immunity]"""
    state = flow.state
    victim = attack.victim()
    attack.dice, attack.effect, attack.wounded = (), 0, 0
    if cancel_if_moved(attack, flow):
        return
    if not state.exists(victim):
        missed(attack, state)
        return
    bar = attack.bar()
    if bar.douses and extinguishes(flow, CARDS[attack.card].rule, victim):
        cancel(attack, flow, CARDS[attack.card].rule)
        return
    if is_unaffected(state, bar, victim):
        flow.emit(AttackImmune(target=label(state, victim), target_id=victim), "combat.type-immunity")
        missed(attack, state)
        return
    charged = attack.first and has_charged(state, attack.attacker)
    against = both_dice_bonus(state, bar, victim, flying_victim(attack, state))
    dice, bonus = dice_for(state, attack.attacker, bar, victim, attack.manner, charged, attack.given)
    dice += bonus + against + attack.more_dice
    use_bonuses(attack, state)
    attack.hit = True
    # An attack that was turned back has missed its target. [card.reverse-attack]
    attack.any_hit = attack.any_hit or not attack.turned
    attack.dice = roll_attack(flow, max(1, dice))
    attack.effect = roll_effect(flow) if bar.effects else 0
    show_dice(attack, flow, "combat.attack-dice")


def ask_roll_again(attack: Attack, flow: Flow[Duel]) -> Asked:
    """Ask whether a temple has dice thrown again. It is of the defender's side, and the
    defender a creature; the dice are the attack dice or the effect die. [card.temple-of-the-dawnbreaker]"""
    state = flow.state
    victim = attack.victim()
    if not attack.hit or not state.exists(victim) or state.card(victim).kind is not Kind.CREATURE:
        return None
    what = ("attack", "effect") if attack.effect else ("attack",)
    return may_reroll(state, state.piece(victim).controller, what)


def roll_again(attack: Attack, flow: Flow[Duel]) -> None:
    """A second temple may yet have a say."""
    if flow.answers and flow.answer.verb == "reroll":
        temple = flow.answer.target
        use_temple(flow, temple)
        if flow.answer.subject == "attack":
            attack.dice = roll_attack(flow, len(attack.dice))
        else:
            attack.effect = roll_effect(flow)
        show_dice(attack, flow, flow.state.card(temple).rule, flow.answer.subject)
        attack.go("ask_roll_again")


def rolled(_attack: Attack, flow: Flow[Duel]) -> None:
    """The dice lie as they lie. [spells.reveal-attack-steps]"""


# 4. Damage and effects


def damage(attack: Attack, flow: Flow[Duel]) -> None:
    """Critical damage, then what the armour lets through; then the effects. [damage.armour]
    [combat.effect-table] [combat.effect-several]"""
    state = flow.state
    victim = attack.victim()
    if attack.hit and not cancel_if_moved(attack, flow) and state.exists(victim):
        attack.wounded = deal_damage(flow, attack, victim)
        if attack.effect and state.exists(victim):
            against = both_dice_bonus(state, attack.bar(), victim, flying_victim(attack, state))
            toughness = value(state, victim, "tough")  # [traits.tough]
            apply_effects(flow, attack, victim, attack.effect + against + toughness)
    attack.rebounded, attack.turned = attack.turned, False


# 5. Additional strikes


def ask_strike(attack: Attack, flow: Flow[Duel]) -> Asked:
    """Double and triple strikes go on against the same target. [combat.extra-strikes] [traits.doublestrike]
    [traits.triplestrike]"""
    state = flow.state
    if not attack.is_melee():
        attack.go("end")  # [combat.ranged-skips] [combat.barrier-steps]
        return None
    if attack.cancelled or not (attack.strikes and may_go_on(attack, state)) or was_moved(attack, state):
        return None  # what was struck before it was moved still answers [combat.cancelled-moved]
    options = (
        make_option(say("option-strike-again"), "combat.extra-strikes", "strike", attack.target),
        make_option(say("option-no-more-strikes"), "combat.extra-strikes", "pass"),
    )
    return Decision(attack.seat, say("ask-strike-again"), "combat.extra-strikes", options)


def strike_again(attack: Attack, flow: Flow[Duel]) -> None:
    if flow.answers and flow.answer.verb == "strike":
        attack.strikes -= 1
        attack.first = False
        use_promises(flow.state, attack.attacker)
        attack.avoided = attack.hit = False
        if is_dazed_miss(flow, attack.attacker):
            attack.go("ask_strike")  # [conditions.daze-strikes]
        else:
            attack.go("triggers")


# 6. Damage barrier


def barrier(attack: Attack, flow: Flow[Duel]) -> None:
    """A barrier strikes every attacker once a round, after a successful melee attack. [combat.barrier]
    [combat.barrier-once] [combat.barrier-automatic] [combat.extra-strikes-answer]"""
    state = flow.state
    if not (attack.any_hit and state.exists(attack.target) and state.exists(attack.attacker)):
        return
    around = damage_barrier(state, attack.target)
    if around is None or attack.target == attack.attacker:
        return  # [combat.attack-self]
    source, _ = around
    use = f"barrier-{attack.attacker}"
    if not state.piece(source).used.get(use):
        state.edit_counters(source).used[use] = 1
        automatic_attack(
            flow, source, barrier_place(state, source), attack.attacker, AttackKind.BARRIER, attack.target
        )


# 7. Counterstrike


def ask_counterstrike(attack: Attack, flow: Flow[Duel]) -> Asked:
    """The defender may strike back, hit or not, and is not answered in turn. [combat.counterstrike]
    [combat.counterstrike-one] [combat.counterstrike-steps]"""
    state = flow.state
    if attack.manner is AttackKind.COUNTERSTRIKE or attack.target == attack.attacker:
        return None
    if not (state.exists(attack.attacker) and state.exists(attack.target)):
        return None
    if state.zone_of(attack.attacker) != state.zone_of(attack.target):
        return None  # [combat.melee-target]
    asked = STRIKING_BACK.ask(state, state.voice(attack.target))
    return asked if asked.options[:-1] else None


def counterstrike(attack: Attack, flow: Flow[Duel]) -> None:
    deed = flow.answer.deed if flow.answers else None
    if isinstance(deed, AttackWith):
        retaliates(flow, attack.target)
        flow.call(
            AttackAction(
                attacker=attack.target,
                holder=deed.holder,
                place=bar_place(flow.state, deed),
                target=attack.attacker,
                seat=flow.state.voice(attack.target),
                manner=AttackKind.COUNTERSTRIKE,
            )
        )


def guard_falls(attack: Attack, flow: Flow[Duel]) -> None:
    """A guard that was attacked in melee stops guarding. It stays as active as before. [guarding.lost-after-melee]
    [guarding.stays-active] [combat.cancelled-costs]"""
    state = flow.state
    if attack.is_melee() and state.exists(attack.target) and state.piece(attack.target).guard:
        state.edit_body(attack.target).guard = False
        flow.emit(GuardLost(what=label(state, attack.target), id=attack.target), "guarding.lost-after-melee")


# 8. End


def end(attack: Attack, flow: Flow[Duel]) -> None:
    """The attack is over; the action it belongs to may go on. [combat.end]"""
    if attack.is_melee() and not attack.cancelled:
        use_promises(flow.state, attack.attacker)
    action = flow.state.opener()
    if isinstance(action, AttackAction):
        action.given = attack.given
        action.last_wound = attack.wounded
        if attack.rebounded:
            rebound(action)
        action.cancelled = attack.cancelled and not attack.escaped


PROCEDURE = Procedure(
    declare=(declare, fear, daze),
    avoid=(triggers, defend, defended, ask_defense_again, defense_again, avoid),
    roll=(roll, ask_roll_again, roll_again, rolled),
    damage=damage,
    strikes=(ask_strike, strike_again),
    barrier=barrier,
    counterstrike=(ask_counterstrike, counterstrike, guard_falls),
    end=end,
)


def retaliates(flow: Flow[Duel], id: str) -> None:
    """What is gone with the first counterstrike. [card.retaliate]"""
    for other, _ in flow.state.bears(id, GoneWithCounterstrike):
        destroy(flow, other, flow.state.card(other).rule)
