"""A creature's action phase: activation, a move and a quick action or a full action, and what ends with it."""

from __future__ import annotations

from functools import lru_cache

from magehall.games.mage_wars import abilities, attack_action, attack_bars, casting, pushing
from magehall.games.mage_wars.attacking import attacks_with
from magehall.games.mage_wars.cards.card import Attack as Bar
from magehall.games.mage_wars.cards.card import Speed, Style
from magehall.games.mage_wars.dice import roll_effect
from magehall.games.mage_wars.markers import remove
from magehall.games.mage_wars.movement import Move, crossing_rule, is_hindered, ways_out
from magehall.games.mage_wars.naming import label
from magehall.games.mage_wars.profile import has
from magehall.games.mage_wars.rerolling import may_reroll, use_temple
from magehall.games.mage_wars.state import MAGE, NOWHERE, Duel
from magehall.games.mage_wars.withdrawing import Caller
from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Decision, Option, make_option
from magehall.kernel.flow import Asked, Flow

ESCAPE = 7
"""What frees a crippled creature. [conditions.cripple]"""


class Activation(Caller):
    """The action phase of one creature. [round.activate] [actions.move-then-quick]"""

    creature: str
    seat: int
    moves: int = 0
    held: bool = False
    """Whether it has left a zone, or come into one, where it was hindered."""
    ended: bool = False
    feared: tuple[str, ...] = ()
    turned_away: bool = False
    charge_spent: bool = False
    escaping: bool = False

    def activate(self, flow: Flow[Duel]) -> None:
        """Turn the action marker over and take the guard marker off. [round.activate]
        [round.activate]"""
        state = flow.state
        state.edit_counters(self.creature).active = False
        piece = state.piece(self.creature)
        if piece.guard or piece.boons:
            body = state.edit_body(self.creature)
            body.guard = False
            body.boons = [boon for boon in piece.boons if boon.until != "activation"]
        flow.emit("activated", "round.activate", what=label(state, self.creature), id=self.creature)
        pushing.breathe_gas(flow, self.creature)
        if state.card(self.creature).id == "sosruko_ferret_companion":
            for other in state.creatures():
                remove(flow, other, "taunt", "conditions.taunt-ends")

    def ask_empower(self, flow: Flow[Duel]) -> Asked:
        """Some creatures may be given more for a mana when they are activated."""
        return abilities.ask_empower(flow.state, self.creature, self.seat)

    def empower(self, flow: Flow[Duel]) -> None:
        if flow.answers and flow.answer.verb == "empower":
            abilities.empower(flow, self.creature, self.seat)

    def choose(self, flow: Flow[Duel]) -> Asked:
        """What it does next. [actions.move-then-quick] [actions.full-without-move] [actions.one-quick]"""
        state = flow.state
        if self.ended or not self.is_there(state):
            return None
        options = self.options(state)
        prompt = say("ask-act", what=label(state, self.creature))
        return Decision(self.seat, prompt, "actions.move-then-quick", options)

    def is_there(self, state: Duel) -> bool:
        """Whether the creature is still in the arena."""
        return state.exists(self.creature) and state.piece(self.creature).zone != NOWHERE

    def options(self, state: Duel) -> tuple[Option, ...]:
        """Every action the creature may take now."""
        creature = self.creature
        finish = make_option(say("option-finish"), "actions.do-nothing", "finish", creature)
        if has(state, creature, "incapacitated"):
            # Only a mage's mind goes on. [conditions.incapacitated-actions] [conditions.incapacitated-mage]
            spells = casting.cast_options(state, creature, self.seat, full=False) if creature in MAGE else []
            return (*spells, finish)
        fighting = self.attacks(state)
        forced = self.forced(state, fighting)
        if forced:
            return tuple(forced)
        if self.turned_away:
            return (*fighting, finish)  # another target, and nothing else [card.helm-of-fear]
        full = self.moves == 0
        guard = make_option(
            say("option-guard", what=label(state, creature)), "actions.guard", "guard", creature
        )
        return (
            *self.moves_open(state),
            *fighting,
            *casting.cast_options(state, creature, self.seat, full=full),
            *abilities.action_options(state, creature, self.seat, full=full),
            guard,
            finish,
        )

    def attacks(self, state: Duel) -> list[Option]:
        """The attacks it may declare. [actions.attack]"""
        speeds = (Speed.QUICK, Speed.FULL) if self.moves == 0 else (Speed.QUICK,)
        bars = attacks_with(state, self.creature, *speeds)
        found = attack_bars.attack_options(state, self.creature, bars)
        return [option for option in found if option.target not in self.feared]

    def forced(self, state: Duel, fighting: list[Option]) -> list[Option]:
        """The melee attacks that Bloodthirsty or Taunt leave as the only choice. [traits.forced-action]
        [traits.forced-legal] [traits.forced-cost]"""
        must = attack_action.must_attack(state, self.creature)
        if not must:
            return []
        return [
            option
            for option in fighting
            if option.target in must and _bar(state, option).style is Style.MELEE
        ]

    def moves_open(self, state: Duel) -> list[Option]:
        """The zones it may move to. [movement.fast] [movement.slow] [actions.second-move]"""
        creature = self.creature
        if self.moves and (self.held or is_hindered(state, creature) or self.moves > 1):
            return []
        if self.moves and state.piece(creature).used.get("gas"):
            return []
        name, arena = label(state, creature), state.arena
        return [
            _climb_option(name, crossing_rule(state, creature, zone), creature, arena.name(zone))
            if full
            else _move_option(name, creature, arena.name(zone))
            for zone, full in ways_out(state, creature)
            if not (full and self.moves)
        ]

    def act(self, flow: Flow[Duel]) -> None:
        if not flow.answers:
            return
        option = flow.answer
        state = flow.state
        self.turned_away = False
        match option.verb:
            case "move" | "climb":
                self.walk(flow, option)
            case "attack":
                holder, place = attack_bars.attack_named(state, option)
                self.ended = True
                flow.call(
                    attack_action.AttackAction(
                        attacker=self.creature,
                        holder=holder,
                        place=place,
                        target=option.target,
                        seat=self.seat,
                    )
                )
            case "guard":
                state.edit_body(self.creature).guard = True
                flow.emit("guards", "actions.guard", what=label(state, self.creature), id=self.creature)
                self.ended = True
            case "finish":
                self.ended = True
            case "use":
                self.ended = True
                abilities.use(flow, option, self.creature, self.seat)
            case _:
                self.ended = True
                full = self.moves == 0 and not has(state, self.creature, "incapacitated")
                casting.begin(flow, option, self.creature, self.seat, full)

    def taken_back(self, state: Duel, cast: casting.Cast) -> None:
        self.ended = False

    def walk(self, flow: Flow[Duel], option: Option) -> None:
        """One move action; the second ends the phase unless the creature is fast. [actions.second-move]
        [movement.fast] [movement.slow] [movement.hinder-shed]"""
        state = flow.state
        fast, slow = has(state, self.creature, "fast"), has(state, self.creature, "slow")
        self.held = self.held or is_hindered(state, self.creature)
        self.moves += 1
        self.ended = slow or option.verb == "climb" or (self.moves > 1 and not fast)
        flow.call(Move(creature=self.creature, zone=state.arena.zone(option.target)))

    def settle(self, flow: Flow[Duel]) -> None:
        """After a move, or an attack that fear turned away, it may go on."""
        if self.turned_away:
            self.ended = False
        if self.moves and flow.state.exists(self.creature) and self.creature not in MAGE:
            # What befell it on the way may leave it unable to act. [movement.trap-interrupts]
            self.ended = self.ended or has(flow.state, self.creature, "incapacitated")
        if not self.ended and self.is_there(flow.state):
            self.go("choose")

    def wear_off(self, flow: Flow[Duel]) -> None:
        """Daze and Stun end with the phase, unless they came late in it. [conditions.wear-off]
        [round.end-effects-late] [conditions.taunt-ends] [round.end-effects] [round.end-effects-late]"""
        state = flow.state
        if not state.exists(self.creature):
            self.go("finish")
            return
        piece = state.piece(self.creature)
        for condition in ("daze", "stun", "taunt"):
            there = piece.markers.get(condition, 0) - piece.late.get(condition, 0)
            if there > 0:
                rule = "conditions.taunt-ends" if condition == "taunt" else "conditions.wear-off"
                remove(flow, self.creature, condition, rule, there)
        piece = state.piece(self.creature)
        self.escaping = piece.markers.get("cripple", 0) > piece.late.get("cripple", 0)
        if piece.late:
            state.edit_counters(self.creature).late = {}
        if any(boon.until == "action" for boon in piece.boons):
            left = [boon for boon in piece.boons if boon.until != "action"]
            state.edit_body(self.creature).boons = left

    def escape(self, flow: Flow[Duel]) -> None:
        """An escape roll for each Cripple marker. [conditions.escape-roll] [conditions.cripple]"""
        if not self.escaping:
            return
        state = flow.state
        for _ in range(state.piece(self.creature).markers.get("cripple", 0)):
            rolled = roll_effect(flow)
            flow.emit(
                "escape-rolled",
                "conditions.escape-roll",
                what=label(state, self.creature),
                id=self.creature,
                roll=rolled,
            )
            if rolled >= ESCAPE:
                remove(flow, self.creature, "cripple", "conditions.cripple", 1)

    def ask_escape_again(self, flow: Flow[Duel]) -> Asked:
        """[card.temple-of-the-dawnbreaker]"""
        if not self.escaping or not flow.state.piece(self.creature).markers.get("cripple"):
            return None
        return may_reroll(flow.state, self.seat, ("escape",))

    def escape_again(self, flow: Flow[Duel]) -> None:
        if flow.answers and flow.answer.verb == "reroll":
            use_temple(flow, flow.answer.target)
            rolled = roll_effect(flow)
            flow.emit(
                "escape-rolled",
                "conditions.escape-roll",
                what=label(flow.state, self.creature),
                id=self.creature,
                roll=rolled,
            )
            if rolled >= ESCAPE:
                remove(flow, self.creature, "cripple", "conditions.cripple", 1)
            self.go("ask_escape_again")

    def finish(self, flow: Flow[Duel]) -> None:
        """The phase ends, though the creature may be gone. [spells.reveal-phase-end]"""
        if flow.state.exists(self.creature):
            flow.emit(
                "action-ended", "round.end-effects", what=label(flow.state, self.creature), id=self.creature
            )

    steps = (
        activate, ask_empower, empower, choose, act, settle, wear_off, escape, ask_escape_again, escape_again, finish,
    )  # fmt: skip


@lru_cache(maxsize=4096)
def _move_option(what: str, creature: str, zone: str) -> Option:
    return make_option(say("option-move", what=what, zone=zone), "movement.one-zone", "move", creature, zone)


def _climb_option(what: str, rule: str, creature: str, zone: str) -> Option:
    return make_option(say("option-climb", what=what, zone=zone), rule, "climb", creature, zone)


def _bar(state: Duel, option: Option) -> Bar:
    holder, place = attack_bars.attack_named(state, option)
    return state.card(holder).attacks[place]
