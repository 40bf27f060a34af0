"""Making an attack, in the eight steps of the rulebook: declare, avoid, roll dice, damage and effects, additional
strikes, damage barrier, counterstrike, end."""

from __future__ import annotations

from magehall.games.mage_wars import attack_action, harm, striking, triggering
from magehall.games.mage_wars.attack_bars import attack_named, attack_option, barrier_place
from magehall.games.mage_wars.attacking import (
    both_dice_bonus,
    counterstrikes,
    declare_cost,
    declare_costs,
    dice_for,
    is_unaffected,
    mana_to_declare,
)
from magehall.games.mage_wars.blow import AUTOMATIC, Blow, in_the_air, is_dazed_miss
from magehall.games.mage_wars.cards.card import Kind, Trigger
from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.defending import available_defenses, defense_modifier, triggered_by
from magehall.games.mage_wars.destruction import destroy
from magehall.games.mage_wars.dice import roll_attack, roll_effect
from magehall.games.mage_wars.naming import label
from magehall.games.mage_wars.profile import damage_barrier, has, immune, value
from magehall.games.mage_wars.rerolling import may_reroll, use_temple
from magehall.games.mage_wars.state import MAGE, Duel
from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow

FEAR = 9
"""What the effect die must show for a Helm of Fear to turn an attack away. [card.helm-of-fear]"""


class Attack(Blow):
    """Making one attack, step by step. [combat.steps]"""

    # 1. Declare

    def declare(self, flow: Flow[Duel]) -> None:
        """Announce attack and target. [combat.steps]"""
        state = flow.state
        bar = self.bar()
        self.displaced = self.places(state)
        # Nobody takes off or lands while an attack lasts. [traits.flying-mid-attack] [traits.flying-swoop]
        self.target_flies = in_the_air(state, self.target)
        self.flies = in_the_air(state, self.attacker) and (self.target_flies or not self.is_melee())
        flow.emit(
            "attack-declared",
            "combat.steps",
            what=label(state, self.attacker),
            id=self.attacker,
            attack=f"@attack-{bar.name}",
            target=label(state, self.target),
            target_id=self.target,
        )

    def fear(self, flow: Flow[Duel]) -> None:
        """A Helm of Fear may turn a melee attack away before anything is paid for it; the attacker then chooses anew.
        [card.helm-of-fear] [combat.declare-cost]"""
        self.frighten(flow)
        if not self.cancelled:
            self.pay(flow)

    def pay(self, flow: Flow[Duel]) -> None:
        """Pay what the attack costs. [combat.declare-cost]"""
        state = flow.state
        if self.manner in ("action", "counterstrike"):
            for source, use, cost in declare_costs(
                state, self.attacker, self.target, self.bar(), self.manner
            ):
                state.edit_counters(source).used[use] = 1
                payer = state.commander(self.seat)
                state.edit_counters(MAGE[payer]).mana -= cost
                flow.emit("attack-paid", "combat.declare-cost", mage=f"#{payer}", mana=cost)

    def frighten(self, flow: Flow[Duel]) -> None:
        """Roll for the Helm of Fear of the target, if it wears one. [card.helm-of-fear]"""
        state = flow.state
        if not (self.is_melee() and self.manner == "action" and self.target in MAGE):
            return
        if has(state, self.attacker, "nonliving") or immune(state, self.attacker, Harm.PSYCHIC):
            return
        if state.bears(self.target, "helm_of_fear"):
            rolled = roll_effect(flow)
            flow.emit("fear-rolled", "card.helm-of-fear", what=label(state, self.attacker), roll=rolled)
            if rolled >= FEAR:
                attack_action.turned_away(state, self.target)
                self.cancel(flow, "card.helm-of-fear")

    def daze(self, flow: Flow[Duel]) -> None:
        """A dazed attacker misses unless the effect die shows 7 or more. [conditions.daze-roll]
        [conditions.daze-zone]"""
        if self.cancelled or self.manner in ("zone", *AUTOMATIC):
            return
        if is_dazed_miss(flow, self.attacker):
            self.missed(flow.state)

    # 2. Avoid

    def triggers(self, flow: Flow[Duel]) -> None:
        """Mandatory enchantments that answer an attack must be revealed; an attack on a zone has no target that could
        answer. [spells.mandatory] [combat.zone-attack-target]"""
        if self.cancel_if_moved(flow) or self.manner == "zone":
            return
        # Once one of them has helped, the others are turned up for nothing. [combat.defence-one]
        waiting = triggered_by(flow.state, self.target, Trigger.ATTACKED)
        if waiting:
            self.go("triggers")
            flow.call(triggering.Triggered(piece=waiting[0]))

    def defend(self, flow: Flow[Duel]) -> Asked:
        """The defender may use one defence. [combat.avoid-defence] [combat.defence-one]
        [combat.defence-optional]"""
        state = flow.state
        if self.skips_avoiding(state):
            return None
        options = [
            make_option(
                say("option-defend", defense=label(state, holder), value=defense.value),
                "combat.avoid-defence",
                "defend",
                f"{holder}.{place}",
            )
            for holder, place, defense in available_defenses(state, self.target, self.bar(), self.flies)
        ]
        if not options:
            return None
        seat = state.voice(self.target)
        refuse = make_option(say("option-no-defense"), "combat.defence-optional", "pass")
        return Decision(
            seat,
            say("ask-defend", what=label(state, self.target)),
            "combat.avoid-defence",
            (*options, refuse),
        )

    def defended(self, flow: Flow[Duel]) -> None:
        if not flow.answers or flow.answer.verb != "defend":
            return
        self.defense = flow.answer.subject
        holder, _, place = self.defense.rpartition(".")
        used = flow.state.edit_counters(holder).used
        used[f"defense-{place}"] = used.get(f"defense-{place}", 0) + 1
        self.try_defense(flow)

    def try_defense(self, flow: Flow[Duel]) -> None:
        """Roll the effect die for the chosen defence."""
        state = flow.state
        holder, _, place = self.defense.rpartition(".")
        card = state.card(holder)
        defense = (card.defenses if holder == self.target else card.lends)[int(place)]
        rolled = roll_effect(flow)
        result = rolled + (0 if defense.unhampered else defense_modifier(state, self.target))
        self.avoided = result >= defense.value
        flow.emit(
            "defense-rolled",
            "combat.avoid-defence",
            what=label(state, self.target),
            id=self.target,
            roll=rolled,
            result=result,
            needed=defense.value,
        )

    def ask_defense_again(self, flow: Flow[Duel]) -> Asked:
        """A defence that failed may be thrown again by a temple of the Dawnbreaker.
        [card.temple-of-the-dawnbreaker]"""
        state = flow.state
        holder = self.defense.rpartition(".")[0]
        if self.avoided or not state.exists(holder) or not state.exists(self.target):
            return None
        return may_reroll(state, state.piece(self.target).controller, ("defense",))

    def defense_again(self, flow: Flow[Duel]) -> None:
        if flow.answers and flow.answer.verb == "reroll":
            use_temple(flow, flow.answer.target)
            self.try_defense(flow)
            self.go("ask_defense_again")
        else:
            self.defense = ""

    def avoid(self, flow: Flow[Duel]) -> None:
        """An attack that misses goes on with the additional strikes. [combat.missed]"""
        if self.avoided:
            flow.emit("attack-avoided", "combat.missed", target=label(flow.state, self.target))
            self.missed(flow.state)

    # 3. Roll dice

    def roll(self, flow: Flow[Duel]) -> None:
        """The attack dice, and the effect die where the bar has a table. [combat.attack-dice]
        [combat.minimum-die] [combat.type-immunity]"""
        state = flow.state
        victim = self.victim()
        self.dice, self.effect, self.wounded = (), 0, 0
        if self.cancel_if_moved(flow):
            return
        if not state.exists(victim):
            self.missed(state)
            return
        bar = self.bar()
        if attack_action.extinguishes(flow, self.card, victim):
            self.cancel(flow, "card.geyser")
            return
        if is_unaffected(state, bar, victim):
            flow.emit("attack-immune", "combat.type-immunity", target=label(state, victim), target_id=victim)
            self.missed(state)
            return
        charged = self.first and attack_action.charged(state, self.attacker)
        against = both_dice_bonus(state, bar, victim, self.flying_victim(state))
        dice, bonus = dice_for(state, self.attacker, bar, victim, self.manner, charged, self.given)
        dice += bonus + against + self.more_dice
        self.use_bonuses(state)
        self.hit = True
        # An attack that was turned back has missed its target. [card.reverse-attack]
        self.any_hit = self.any_hit or not self.turned
        self.dice = roll_attack(flow, max(1, dice))
        self.effect = roll_effect(flow) if bar.effects else 0
        self.show_dice(flow, "combat.attack-dice")

    def ask_roll_again(self, flow: Flow[Duel]) -> Asked:
        """If the defender is a creature, a temple of the Dawnbreaker of its side may have the attack dice or the effect
        die thrown again. [card.temple-of-the-dawnbreaker]"""
        state = flow.state
        victim = self.victim()
        if not self.hit or not state.exists(victim) or state.card(victim).kind is not Kind.CREATURE:
            return None
        what = ("attack", "effect") if self.effect else ("attack",)
        return may_reroll(state, state.piece(victim).controller, what)

    def roll_again(self, flow: Flow[Duel]) -> None:
        """A second temple may yet have a say."""
        if flow.answers and flow.answer.verb == "reroll":
            use_temple(flow, flow.answer.target)
            if flow.answer.subject == "attack":
                self.dice = roll_attack(flow, len(self.dice))
            else:
                self.effect = roll_effect(flow)
            self.show_dice(flow, "card.temple-of-the-dawnbreaker", flow.answer.subject)
            self.go("ask_roll_again")

    def rolled(self, flow: Flow[Duel]) -> None:
        """The dice lie as they lie. [spells.reveal-attack-steps]"""

    # 4. Damage and effects

    def damage(self, flow: Flow[Duel]) -> None:
        """Critical damage, then what the armour lets through; then the effects. [damage.armour]
        [combat.effect-table] [combat.effect-several]"""
        state = flow.state
        victim = self.victim()
        if self.hit and not self.cancel_if_moved(flow) and state.exists(victim):
            self.wounded = harm.deal_damage(flow, self, victim)
            if self.effect and state.exists(victim):
                against = both_dice_bonus(state, self.bar(), victim, self.flying_victim(state))
                toughness = value(state, victim, "tough")  # [traits.tough]
                harm.apply_effects(flow, self, victim, self.effect + against + toughness)
        self.rebounded, self.turned = self.turned, False

    # 5. Additional strikes

    def ask_strike(self, flow: Flow[Duel]) -> Asked:
        """Double and triple strikes go on against the same target. [combat.extra-strikes] [traits.doublestrike]
        [traits.triplestrike]"""
        state = flow.state
        if not self.is_melee():
            self.go("end")  # [combat.ranged-skips] [combat.barrier-steps]
            return None
        if self.cancelled or not (self.strikes and self.may_go_on(state)) or self.was_moved(state):
            return None  # what was struck before it was moved still answers [combat.cancelled-moved]
        options = (
            make_option(say("option-strike-again"), "combat.extra-strikes", "strike", self.target),
            make_option(say("option-no-more-strikes"), "combat.extra-strikes", "pass"),
        )
        return Decision(self.seat, say("ask-strike-again"), "combat.extra-strikes", options)

    def strike_again(self, flow: Flow[Duel]) -> None:
        if flow.answers and flow.answer.verb == "strike":
            self.strikes -= 1
            self.first = False
            attack_action.use_promises(flow.state, self.attacker)
            self.avoided = self.hit = False
            if is_dazed_miss(flow, self.attacker):
                self.go("ask_strike")  # [conditions.daze-strikes]
            else:
                self.go("triggers")

    # 6. Damage barrier

    def barrier(self, flow: Flow[Duel]) -> None:
        """A barrier strikes every attacker once a round, after a successful melee attack. [combat.barrier]
        [combat.barrier-once] [combat.barrier-automatic] [combat.extra-strikes-answer]"""
        state = flow.state
        if not (self.any_hit and state.exists(self.target) and state.exists(self.attacker)):
            return
        around = damage_barrier(state, self.target)
        if around is None or self.target == self.attacker:
            return  # [combat.attack-self]
        source, _ = around
        use = f"barrier-{self.attacker}"
        if not state.piece(source).used.get(use):
            state.edit_counters(source).used[use] = 1
            striking.automatic_attack(
                flow, source, barrier_place(state, source), self.attacker, "barrier", self.target
            )

    # 7. Counterstrike

    def ask_counterstrike(self, flow: Flow[Duel]) -> Asked:
        """The defender may strike back, hit or not, and is not answered in turn. [combat.counterstrike]
        [combat.counterstrike-one] [combat.counterstrike-steps]"""
        state = flow.state
        if self.manner == "counterstrike" or self.target == self.attacker:
            return None
        if not (state.exists(self.attacker) and state.exists(self.target)):
            return None
        if state.zone_of(self.attacker) != state.zone_of(self.target):
            return None  # [combat.melee-target]
        mana = mana_to_declare(state, self.target)
        options = [
            attack_option(state, self.target, holder, bar, self.attacker, "combat.counterstrike")
            for holder, _, bar in counterstrikes(state, self.target, self.flies and not self.target_flies)
            if declare_cost(state, self.target, self.attacker, bar, "counterstrike") <= mana
        ]
        if not options:
            return None
        seat = state.voice(self.target)
        refuse = make_option(say("option-no-counterstrike"), "combat.counterstrike", "pass")
        return Decision(seat, say("ask-counterstrike"), "combat.counterstrike", (*options, refuse))

    def counterstrike(self, flow: Flow[Duel]) -> None:
        if flow.answers and flow.answer.verb == "attack":
            holder, place = attack_named(flow.state, flow.answer)
            retaliates(flow, self.target)
            flow.call(
                attack_action.AttackAction(
                    attacker=self.target,
                    holder=holder,
                    place=place,
                    target=self.attacker,
                    seat=flow.state.voice(self.target),
                    manner="counterstrike",
                )
            )

    def guard_falls(self, flow: Flow[Duel]) -> None:
        """A guard that was attacked in melee is a guard no more, but as active as before. [guarding.lost-after-melee]
        [guarding.stays-active]
        [combat.cancelled-costs]"""
        state = flow.state
        if self.is_melee() and state.exists(self.target) and state.piece(self.target).guard:
            state.edit_body(self.target).guard = False
            flow.emit(
                "guard-lost", "guarding.lost-after-melee", what=label(state, self.target), id=self.target
            )

    # 8. End

    def end(self, flow: Flow[Duel]) -> None:
        """The attack is over; the action it belongs to may go on. [combat.end]"""
        if self.is_melee() and not self.cancelled:
            attack_action.use_promises(flow.state, self.attacker)
        action = flow.state.stack[-2] if len(flow.state.stack) > 1 else None
        if isinstance(action, attack_action.AttackAction):
            action.given = self.given
            action.last_wound = self.wounded
            if self.rebounded:
                action.rebound()
            action.cancelled = self.cancelled and not self.escaped

    steps = (
        declare, fear, daze,
        triggers, defend, defended, ask_defense_again, defense_again, avoid,
        roll, ask_roll_again, roll_again, rolled,
        damage,
        ask_strike, strike_again,
        barrier,
        ask_counterstrike, counterstrike, guard_falls,
        end,
    )  # fmt: skip


def retaliates(flow: Flow[Duel], id: str) -> None:
    """Retaliate is gone with the first counterstrike. [card.retaliate]"""
    for other in flow.state.bears(id, "retaliate"):
        destroy(flow, other, "card.retaliate")
