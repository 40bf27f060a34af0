"""Damage and effects of an attack: armour, shields, conditions, reactions to wounds."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.effects import Banish
from magehall.games.mage_wars.cards.lasting import FedByWounds, GrowsInWrath, find_word
from magehall.games.mage_wars.damage.conditions import place, remove
from magehall.games.mage_wars.damage.damage import heal, put_damage
from magehall.games.mage_wars.damage.leave_play import gain_mana, lose_mana
from magehall.games.mage_wars.model.attack_kind import AUTOMATIC, BY_CREATURES, AttackKind
from magehall.games.mage_wars.model.dice import tally
from magehall.games.mage_wars.model.events.combat import EffectRead, ShieldAbsorbed
from magehall.games.mage_wars.model.events.damage import ManaOnObject
from magehall.games.mage_wars.model.frames import Activation, Attack, Push
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import armor, has, master, profile, value
from magehall.kernel.flow import Flow

SHIELD = "voltaric-shield"
SHIELD_ABSORBS = 3


def is_ethereal(state: Duel, attack: Attack, victim: str) -> bool:
    """Whether the attack does its full harm to what has no body. [traits.ethereal] [card.wall-of-fire]"""
    bar = attack.bar()
    if bar.has("ethereal"):
        return True
    return bar.harm is not None and f"yields-{bar.harm}" in state.card(victim).trait_names


def deal_damage(flow: Flow[Duel], attack: Attack, victim: str) -> int:
    """Deal the damage of an attack roll to the victim. Returns the damage it took. [damage.armour] [traits.piercing]"""
    state = flow.state
    bar = attack.bar()
    bodiless = not state.card(victim).corporeal and not is_ethereal(state, attack, victim)
    normal, critical = tally(attack.dice, ones_only=bodiless)
    if bar.has("critical"):
        normal, critical = 0, normal + critical
    pierced = bar.value("piercing") + _own_piercing(state, attack)
    amount = critical + max(0, normal - max(0, armor(state, victim) - pierced))
    amount = _shielded(flow, victim, amount)
    if amount <= 0:
        return 0
    before = _Wound(state, attack, victim)
    dealt = put_damage(flow, victim, amount, "damage.armour")
    before.feed(flow, dealt)
    return dealt


def _own_piercing(state: Duel, attack: Attack) -> int:
    """Piercing that a creature adds to its attack. A ranged attack gets only what holds for all attacks of a round, and
    not what is meant for melee. [card.sacrificial-altar] [card.tooth-and-nail]"""
    if attack.manner not in BY_CREATURES or not state.exists(attack.attacker):
        return 0
    if attack.is_melee():
        return profile(state, attack.attacker).value("piercing")
    boons = [boon for boon in state.piece(attack.attacker).boons if boon.until == "round"]
    return sum(trait.value for boon in boons for trait in boon.traits if trait.name == "piercing")


def _shielded(flow: Flow[Duel], victim: str, amount: int) -> int:
    """Damage that the Voltaric Shield lets through. It absorbs up to three damage of the first attack that does any;
    direct damage never comes here. [mages.shield-absorbs] [mages.shield-used-up] [mages.shield-direct]"""
    if amount <= 0 or not flow.state.piece(victim).markers.get(SHIELD):
        return amount
    remove(flow, victim, SHIELD, "mages.shield-used-up")
    flow.emit(
        ShieldAbsorbed(what=label(flow.state, victim), id=victim, damage=min(SHIELD_ABSORBS, amount)),
        "mages.shield-absorbs",
    )
    return max(0, amount - SHIELD_ABSORBS)


class _Wound:
    """Snapshot of attacker and victim from before the damage. All that follows from the damage is worked out by it."""

    def __init__(self, state: Duel, attack: Attack, victim: str) -> None:
        self.attack = attack
        self.victim = victim
        self.name = label(state, victim)
        self.creature = state.card(victim).kind is Kind.CREATURE
        self.living = state.card(victim).living
        self.seat = state.piece(victim).controller
        attacker = attack.source()
        self.by_creature = (
            bool(attacker)
            and state.exists(attacker)
            and state.card(attacker).kind is Kind.CREATURE
            and attack.manner not in AUTOMATIC
        )
        self.enemy = self.by_creature and state.is_enemy(self.seat, attacker)

    def feed(self, flow: Flow[Duel], dealt: int) -> None:
        """Everything that happens because an attack did damage."""
        state, attack = flow.state, self.attack
        bar = attack.bar()
        attacker = attack.source()
        if not self.by_creature or dealt <= 0:
            return
        if self.creature and self.enemy:
            self._rage(flow)
            self._drain(flow)
            self._fed(flow)
            self._wrath(flow)
        if self.creature and self.living and state.exists(attacker):
            melee = attack.is_melee()
            if attack.first and melee and (bar.has("vampiric") or has(state, attacker, "vampiric")):
                # ``dealt`` is never more than the victim had left. [traits.vampiric-limits]
                heal(flow, attacker, (dealt + 1) // 2, "traits.vampiric")
            self._blood(flow)

    def _rage(self, flow: Flow[Duel]) -> None:
        """[traits.rage]"""
        state = flow.state
        if state.exists(self.victim):
            most = profile(state, self.victim).value("rage")
            if state.piece(self.victim).markers.get("rage", 0) < most:
                place(flow, self.victim, "rage", "traits.rage")

    def _drain(self, flow: Flow[Duel]) -> None:
        """Take the mana that an attack drains or transfers. It does so by its bar or by a trait of its creature.
        [traits.mana-drain] [traits.mana-transfer]"""
        if not self.attack.first:
            return
        transfer = self._strength(flow.state, "mana-transfer")
        mana = max(transfer, self._strength(flow.state, "mana-drain"))
        lost = lose_mana(flow, self.seat, mana, "traits.mana-drain")
        if transfer and lost:
            gain_mana(flow, self.attack.side(flow.state), min(lost, transfer), "traits.mana-transfer")

    def _strength(self, state: Duel, trait: str) -> int:
        """Value of a trait of the attack. It is the higher of its bar's and its creature's."""
        bar = self.attack.bar()
        own = 0 if bar.spell else value(state, self.attack.source(), trait)
        return max(bar.value(trait), own)

    def _fed(self, flow: Flow[Duel]) -> None:
        """A mana for each different enemy creature wounded, up to a number a round. [card.pentagram]"""
        state = flow.state
        for id, fed in state.with_word(FedByWounds):
            piece = state.piece(id)
            if piece.used.get("fed", 0) >= fed.most or not state.friends(
                piece.controller, self.attack.side(state)
            ):
                continue
            if not piece.used.get(self.victim):
                edited = state.edit_counters(id)
                edited.used[self.victim] = 1
                edited.used["fed"] = edited.used.get("fed", 0) + 1
                edited.mana += 1
                flow.emit(ManaOnObject(what=label(state, id), id=id, mana=1), state.card(id).rule)

    def _wrath(self, flow: Flow[Duel]) -> None:
        """Those grow whose friend falls to an enemy creature, once a round. [card.valshalla-lightning-angel]"""
        state = flow.state
        if state.exists(self.victim):
            return
        for id, grows in (*state.with_word(GrowsInWrath), *_growing_elsewhere(state)):
            piece = state.piece(id)
            ready = not piece.used.get("wrath") and piece.markers.get("wrath", 0) < grows.most
            if ready and state.friends(piece.controller, self.seat):
                state.edit_counters(id).used["wrath"] = 1
                place(flow, id, "wrath", state.card(id).rule)

    def _blood(self, flow: Flow[Duel]) -> None:
        """The Bloodreaper's first wound of the round heals its warlock. [mages.bloodreaper-heal]"""
        state = flow.state
        attacker = self.attack.source()
        piece = state.piece(attacker)
        if piece.markers.get("bloodreaper") and not piece.used.get("blood"):
            state.edit_counters(attacker).used["blood"] = 1
            heal(flow, master(state, attacker), 2, "mages.bloodreaper-heal")


def _growing_elsewhere(state: Duel) -> list[tuple[str, GrowsInWrath]]:
    """The banished that grow in wrath, where what banished them leaves them their abilities. [card.banish-fourth]"""
    return [
        (id, word)
        for id, piece in state.pieces()
        if piece.banished_by in _LEAVES_ABILITIES
        and (word := find_word(state.card(id).lasting, GrowsInWrath)) is not None
    ]


_LEAVES_ABILITIES = frozenset(
    number
    for number, card in enumerate(CARDS)
    for effect in card.does
    if isinstance(effect, Banish) and effect.keeps_abilities
)


def apply_effects(flow: Flow[Duel], attack: Attack, victim: str, result: int) -> None:
    """The row of the effect table that the effect die has reached. [combat.effect-table]
    [traits.incorporeal-effects]"""
    state = flow.state
    result += attack.more_effect
    if not state.card(victim).corporeal and not is_ethereal(state, attack, victim):
        return
    effects = next((effects for low, high, effects in attack.bar().effects if low <= result <= high), ())
    flow.emit(EffectRead(target=label(state, victim), target_id=victim, result=result), "combat.effect-table")
    own_phase = any(phase.creature == victim for phase in state.running(Activation))
    for effect in effects:
        if effect == "push":
            if state.exists(attack.source()):
                seat = attack.side(state)
                flow.call(Push(creature=victim, source=attack.source(), seat=seat))
        elif effect != "taunt" or victim != attack.attacker:  # [conditions.taunt-self]
            late = own_phase and attack.manner in (AttackKind.BARRIER, AttackKind.COUNTERSTRIKE)
            place(flow, victim, effect, "combat.effect-table", late=late)
