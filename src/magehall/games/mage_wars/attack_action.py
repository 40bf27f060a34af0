"""An attack action: one attack, or the several that a sweep, a zone attack or Battle Fury is made of."""

from __future__ import annotations

from magehall.games.mage_wars import activation, attack, attack_bars, blow
from magehall.games.mage_wars.attacking import attack_targets, attacks_with, bar_of
from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.cards.card import Attack as Bar
from magehall.games.mage_wars.cards.card import Speed, Style
from magehall.games.mage_wars.markers import remove
from magehall.games.mage_wars.naming import label
from magehall.games.mage_wars.profile import has
from magehall.games.mage_wars.state import NO_CARD, NOWHERE, STANDING, Duel
from magehall.games.mage_wars.targets import in_range, is_seen_from, sees, zones_of
from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Frame

FURY = "card.battle-fury"


class AttackAction(Frame):
    """A creature's attack action, a counterstrike, or an attack spell: each an action of its own, whose source is the
    object that attacks. [combat.attack-action] [combat.one-bar] [combat.free-attacks] [combat.source]"""

    attacker: str
    holder: str
    place: int
    target: str
    seat: int
    card: int = NO_CARD
    manner: str = "action"
    struck: tuple[str, ...] = ()
    given: tuple[int, int] = (0, 0)
    last_wound: int = 0
    cancelled: bool = False
    feared: bool = False
    """Whether a Helm of Fear turned the second attack of a sweep away, so that it may go against another target."""
    shunned: tuple[str, ...] = ()
    """The mages whose Helm of Fear turned the attack of its Battle Fury away, which may go against another target."""
    more_dice: int = 0
    more_effect: int = 0
    struck_in: tuple[int, ...] = ()
    """Where the last target stood when it was attacked."""

    def bar(self) -> Bar:
        return bar_of(self.card, self.place)

    def begin(self, flow: Flow[Duel]) -> None:
        """Remember the card: the bar counts even if its bearer falls."""
        self.card = flow.state.piece(self.holder).card

    def strike(self, flow: Flow[Duel]) -> None:
        bar = self.bar()
        extra = 1 if bar.has("doublestrike") else 2 if bar.has("triplestrike") else 0
        first = not self.struck
        self.struck = (*self.struck, self.target)
        self.struck_in = zones_of(flow.state, self.target)
        flow.call(
            attack.Attack(
                attacker=self.attacker,
                holder=self.holder,
                card=self.card,
                place=self.place,
                target=self.target,
                seat=self.seat,
                manner=self.manner,
                strikes=extra,
                first=first,
                given=self.given,
                more_dice=self.more_dice,
                more_effect=self.more_effect,
            )
        )

    def ask_next(self, flow: Flow[Duel]) -> Asked:
        """A sweep goes on against a second, different target [traits.sweeping] [guarding.sweeping]; Chain Lightning
        leaps on as long as it does damage [card.chain-lightning]."""
        state = flow.state
        if (self.cancelled and not self.feared) or not state.exists(self.attacker):  # [mages.death-stops]
            return None
        bar = self.bar()
        if CARDS[self.card].id == "chain_lightning":
            targets = self.leaps(state) if self.last_wound else []
        elif bar.has("sweeping") and self.sweeps_on(state):
            targets = [id for id in attack_targets(state, self.attacker, bar) if id not in self.struck]
        else:
            return None
        if not targets:
            return None
        options = [attack_bars.attack_option(state, self.attacker, self.holder, bar, id) for id in targets]
        forced = [option for option in options if option.target in forced_targets(state, self.attacker)]
        rule = "traits.sweeping" if bar.has("sweeping") else CARDS[self.card].rule
        refuse = make_option(say("option-no-second-target"), rule, "pass")
        choice = tuple(forced) if forced and bar.has("sweeping") else (*options, refuse)
        return Decision(self.seat, say("ask-next-target"), rule, choice)

    def sweeps_on(self, state: Duel) -> bool:
        """Whether a sweep has its second attack left, and still stands where the first was made. [traits.sweeping]"""
        left = len(self.struck) == 1 or self.feared
        return left and self.can_act(state) and state.zone_of(self.attacker) in self.struck_in

    def rebound(self) -> None:
        """Lightning that was turned back has struck its caster, and leaps on from there. [combat.source]"""
        if CARDS[self.card].id == "chain_lightning":
            self.struck = (*self.struck, self.attacker)

    def leaps(self, state: Duel) -> list[str]:
        """Where the lightning may leap: in sight of the last target, or of the place where that fell, up to a zone
        away, never back."""
        return [
            id
            for id, piece in state.pieces()
            if id not in self.struck
            and (state.card(id).kind in STANDING or piece.border)
            and "unshootable" not in state.card(id).trait_names
            and self.leaps_to(state, self.struck[-1], id)
        ]

    def leaps_to(self, state: Duel, last: str, id: str) -> bool:
        """Whether the lightning finds an object from the last target."""
        if state.exists(last):
            return in_range(state, last, id, (0, 1)) and sees(state, last, id)
        near = any(
            state.arena.distance(here, there) <= 1 for here in self.struck_in for there in zones_of(state, id)
        )
        return near and any(is_seen_from(state, zone, id) for zone in self.struck_in)

    def go_on(self, flow: Flow[Duel]) -> None:
        self.feared = False
        if flow.answers and flow.answer.verb == "attack":
            self.target = flow.answer.target
            if CARDS[self.card].id == "chain_lightning":
                self.more_dice -= 1
                self.more_effect -= 1
            self.go("strike")

    def can_act(self, state: Duel) -> bool:
        return state.exists(self.attacker) and not has(state, self.attacker, "incapacitated")

    def ask_fury(self, flow: Flow[Duel]) -> Asked:
        """Battle Fury: at the end of the action another quick melee attack, an action of its own with all its bonuses,
        owed to whoever must be attacked and was not yet. [card.battle-fury] [combat.extra-action]
        [traits.forced-action]"""
        state = flow.state
        if not (self.is_furious(state) or (self.shunned and self.can_act(state))):
            return None
        bars = [
            entry
            for entry in attacks_with(state, self.attacker, Speed.QUICK)
            if entry[2].style is Style.MELEE
        ]
        found = attack_bars.attack_options(state, self.attacker, bars)
        options = [option for option in found if option.target not in self.shunned]
        if not options:
            return None
        must = [id for id in forced_targets(state, self.attacker) if id not in self.struck]
        forced = [option for option in options if option.target in must]
        refuse = make_option(say("option-no-fury"), FURY, "pass")
        return Decision(self.seat, say("ask-fury"), FURY, tuple(forced) or (*options, refuse))

    def is_furious(self, state: Duel) -> bool:
        """Whether this was the melee attack that Battle Fury waits for."""
        return (
            self.manner == "action"
            and self.can_act(state)
            and not self.cancelled
            and self.bar().style is Style.MELEE
            and any(boon.rule == FURY and boon.until == "melee" for boon in state.piece(self.attacker).boons)
        )

    def fury(self, flow: Flow[Duel]) -> None:
        state = flow.state
        furious = bool(flow.answers) and flow.answer.verb == "attack"
        self.use_up(flow)
        if furious:
            spend_charge(state, self.attacker)
            holder, place = attack_bars.attack_named(state, flow.answer)
            flow.call(
                AttackAction(
                    attacker=self.attacker,
                    holder=holder,
                    place=place,
                    target=flow.answer.target,
                    seat=self.seat,
                )
            )

    def use_up(self, flow: Flow[Duel]) -> None:
        """Battle Fury is gone with the action it waited for, taken up or not."""
        state = flow.state
        if self.manner != "action" or not state.exists(self.attacker):
            return
        if self.bar().style is Style.MELEE and not self.cancelled:
            boons = state.piece(self.attacker).boons
            if any(boon.rule == FURY for boon in boons):
                state.edit_body(self.attacker).boons = [boon for boon in boons if boon.rule != FURY]

    steps = (begin, strike, ask_next, go_on, ask_fury, fury)


class ZoneAttack(Frame):
    """An attack on a zone: an attack on each creature and conjuration there, friend and foe, one after the other in
    the order the attacker chooses; never on walls. [combat.zone-attack-all] [combat.zone-attack-order]
    [spells.wall-zone-attack]"""

    attacker: str
    holder: str
    place: int
    seat: int
    left: tuple[str, ...]
    card: int = NO_CARD
    zone: int = NOWHERE
    """The zone that is attacked; nowhere where the attack is on more than one."""
    within: int = 0
    """How far such an attack reaches from the attacker."""
    displaced: int = 0
    at_home: bool = False
    """Whether the attacker stood in that zone itself."""

    def daze(self, flow: Flow[Duel]) -> None:
        """One roll for the whole zone. [conditions.daze-zone]"""
        state = flow.state
        self.card = state.piece(self.holder).card
        self.displaced = state.piece(self.attacker).displaced
        self.at_home = state.zone_of(self.attacker) == self.zone
        if blow.is_dazed_miss(flow, self.attacker):
            self.stop()

    def choose(self, flow: Flow[Duel]) -> Asked:
        self_left = self.remaining(flow.state)
        if len(self_left) < 2:
            return None
        bar = bar_of(self.card, self.place)
        options = tuple(
            attack_bars.attack_option(
                flow.state, self.attacker, self.holder, bar, id, "combat.zone-attack-order"
            )
            for id in self_left
        )
        return Decision(self.seat, say("ask-zone-order"), "combat.zone-attack-order", options)

    def remaining(self, state: Duel) -> list[str]:
        """Those still there and not yet attacked; none where the attacker is gone or was moved away.
        [mages.death-stops] [combat.cancelled-dead] [combat.cancelled-moved]"""
        if not state.exists(self.attacker):
            return []
        return [id for id in self.left if state.exists(id) and self.reaches(state, id)]

    def reaches(self, state: Duel, id: str) -> bool:
        """Whether an attacker that lives still reaches an object of the zone: one that was pushed or teleported must be
        back in the zone, and have attacked its own. [combat.cancelled-moved] [combat.cancelled-self]"""
        if self.zone == NOWHERE:
            if not state.exists(id):
                return True
            here, there = state.zone_of(self.attacker), state.zone_of(id)
            return there != NOWHERE and state.arena.distance(here, there) <= self.within
        moved = state.piece(self.attacker).displaced != self.displaced
        if moved and not (self.at_home and state.zone_of(self.attacker) == self.zone):
            return False
        return not state.exists(id) or state.zone_of(id) == self.zone

    def strike(self, flow: Flow[Duel]) -> None:
        left = self.remaining(flow.state)
        if not left:
            self.stop()
            return
        target = flow.answer.target if flow.answers else left[0]
        self.left = tuple(id for id in left if id != target)
        self.go("choose")
        flow.call(
            attack.Attack(
                attacker=self.attacker,
                holder=self.holder,
                card=self.card,
                place=self.place,
                target=target,
                seat=self.seat,
                manner="zone",
            )
        )

    steps = (daze, choose, strike)


def charged(state: Duel, attacker: str) -> bool:
    """Whether the attacker has just moved in its action phase. [traits.charge]"""
    return any(
        isinstance(frame, activation.Activation)
        and frame.creature == attacker
        and frame.moves > 0
        and not frame.charge_spent
        for frame in state.stack
    )


def spend_charge(state: Duel, attacker: str) -> None:
    """The next attack action does not come right after a move that led anywhere. [traits.charge]"""
    for frame in state.stack:
        if isinstance(frame, activation.Activation) and frame.creature == attacker:
            frame.charge_spent = True


def use_promises(state: Duel, attacker: str) -> None:
    """What was promised for the next melee attack is gone with it, a counterstrike or the first of several strikes
    included; Battle Fury waits for the end of an action. [card.perfect-strike] [card.piercing-strike]
    [card.vampiric-strike]"""
    if not state.exists(attacker):
        return
    boons = state.piece(attacker).boons
    left = [boon for boon in boons if boon.until not in ("melee", "next-melee") or boon.rule == FURY]
    if len(left) < len(boons):
        state.edit_body(attacker).boons = left


def turned_away(state: Duel, mage: str) -> None:
    """A Helm of Fear held: the creature may attack something else, or go on with its sweep or its Battle Fury.
    [card.helm-of-fear]"""
    action = state.stack[-2]
    if isinstance(action, AttackAction) and len(action.struck) > 1:
        action.feared = True
        return
    before = state.stack[-3]
    if isinstance(before, AttackAction):
        # [card.battle-fury]
        before.shunned = (*before.shunned, mage)
        before.go("ask_fury")
        return
    for frame in state.stack:
        if isinstance(frame, activation.Activation):
            frame.feared = (*frame.feared, mage)
            frame.turned_away = True


def extinguishes(flow: Flow[Duel], card: int, victim: str) -> bool:
    """A geyser puts out a burning target instead of hurting it. [card.geyser]"""
    state = flow.state
    if card == NO_CARD or CARDS[card].id != "geyser":
        return False
    if not state.piece(victim).markers.get("burn"):
        return False
    remove(flow, victim, "burn", "card.geyser")
    flow.emit("extinguished", "card.geyser", target=label(state, victim), target_id=victim)
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
        found += [id for id in there if state.card(id).id == "sosruko_ferret_companion" and id not in found]
    return found
