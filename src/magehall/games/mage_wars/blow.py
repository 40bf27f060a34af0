"""A blow: what one attack remembers, and what ends it early. The eight steps are in ``attack``."""

from __future__ import annotations

from magehall.games.mage_wars import attack_action
from magehall.games.mage_wars.attacking import (
    attacked,
    bar_of,
    first_bonuses,
)
from magehall.games.mage_wars.cards.card import Attack as Bar
from magehall.games.mage_wars.cards.card import Style
from magehall.games.mage_wars.dice import roll_effect, tally
from magehall.games.mage_wars.naming import label
from magehall.games.mage_wars.profile import has, is_flying
from magehall.games.mage_wars.state import Duel
from magehall.kernel.flow import Flow, Frame

DAZE = 7
"""What a dazed attacker must roll. [conditions.daze-roll]"""

AUTOMATIC = frozenset({"barrier", "passage", "trap", "bash"})
"""Attacks that nobody declares and no defence avoids. [combat.automatic-steps] [combat.barrier-steps]"""


class Blow(Frame):
    """One attack. ``manner`` says what it is part of: an ``action``, a ``counterstrike``, a ``spell``, a ``zone``
    attack, a ``free`` attack, or one of the automatic ones."""

    attacker: str
    holder: str
    """The object whose card has the bar; the card is remembered for when the object is gone."""
    card: int
    place: int
    target: str
    seat: int
    manner: str = "action"
    strikes: int = 0
    first: bool = True
    given: tuple[int, int] = (0, 0)
    """How high the bonuses for the first attack of this action, Melee or Ranged and Bloodthirsty, already were.
    [traits.bonus-midway]"""
    more_dice: int = 0
    more_effect: int = 0
    dice: tuple[int, ...] = ()
    effect: int = 0
    hit: bool = False
    """Whether attack dice were rolled. [combat.successful]"""
    any_hit: bool = False
    defense: str = ""
    """The defence being tried: who holds it, and its place on the card."""
    avoided: bool = False
    turned: bool = False
    """Whether Reverse Attack has turned it on the attacker for the next two steps."""
    wounded: int = 0
    rebounded: bool = False
    """Whether the attacker was struck in the target's stead."""
    displaced: tuple[int, int] = (0, 0)
    flies: bool = False
    """Whether the attacker is in the air during this attack: not if it swoops down on something on the ground."""
    target_flies: bool = False
    cancelled: bool = False
    escaped: bool = False
    """Whether it was cancelled only because its target was moved."""

    def bar(self) -> Bar:
        """The attack bar in use."""
        return bar_of(self.card, self.place)

    def victim(self) -> str:
        """Who the dice are for."""
        return self.attacker if self.turned else self.target

    def source(self) -> str:
        """Where the attack comes from: who turned it back, if anyone did. [combat.source]"""
        return self.target if self.turned else self.attacker

    def side(self, state: Duel) -> int:
        """The seat that controls the attack now."""
        return state.piece(self.target).controller if self.turned else self.seat

    def is_melee(self) -> bool:
        """Whether guards, barriers and counterstrikes matter."""
        return self.manner in ("action", "counterstrike") and self.bar().style is Style.MELEE

    def skips_avoiding(self, state: Duel) -> bool:
        """Whether no defence can be used any more, or ever."""
        return (
            self.cancelled
            or self.avoided
            or self.turned
            or self.manner == "zone"
            or not state.exists(self.target)
            or is_unavoidable(state, self.attacker, self.bar(), self.manner)
        )

    def flying_victim(self, state: Duel) -> bool:
        """Whether the victim counts as flying: as it was when the attack was declared."""
        if self.manner in AUTOMATIC or self.manner == "zone":
            return in_the_air(state, self.victim())
        return self.flies if self.turned else self.target_flies

    def may_go_on(self, state: Duel) -> bool:
        """Whether both are still there and the attacker can act."""
        return (
            state.exists(self.attacker)
            and state.exists(self.target)
            and not has(state, self.attacker, "incapacitated")
        )

    def show_dice(self, flow: Flow[Duel], rule: str, again: str = "") -> None:
        """Tell everyone what was rolled; ``again`` names the dice that were, where the others still lie."""
        normal, critical = tally(self.dice)
        flow.emit(
            "dice-rolled",
            rule,
            target=label(flow.state, self.victim()),
            target_id=self.victim(),
            dice="".join(str(die) for die in self.dice),
            normal=normal,
            critical=critical,
            effect=self.effect,
            again=again,
        )

    def missed(self, state: Duel) -> None:
        """Go on with step 5."""
        self.hit = self.turned = False
        self.use_bonuses(state)
        self.go("ask_strike")

    def use_bonuses(self, state: Duel) -> None:
        """Hit, miss or cancelled, what the first attack could have had is used up. [traits.first-attack-only]"""
        more, thirst = first_bonuses(state, self.attacker, self.bar())
        self.given = max(self.given[0], more), max(self.given[1], thirst)
        if self.manner not in AUTOMATIC and state.exists(self.attacker):
            used = state.edit_counters(self.attacker).used
            used[attacked(self.target)] = used[attacked(self.victim())] = 1  # [card.marked-for-death]

    def cancel(self, flow: Flow[Duel], rule: str) -> None:
        """End the attack at once; what was paid stays paid. [combat.cancelled-costs]"""
        self.cancelled = True
        self.hit = False
        self.use_bonuses(flow.state)
        flow.emit(
            "attack-cancelled",
            rule,
            target=label(flow.state, self.target) if flow.state.exists(self.target) else "",
        )
        self.go("guard_falls" if self.is_melee() else "end")

    def cancel_if_moved(self, flow: Flow[Duel]) -> bool:
        """An attack whose source is gone, or whose attacker or target was pushed or teleported, before the damage is
        cancelled. [combat.cancelled-dead] [combat.cancelled-moved] [combat.cancelled-self]"""
        state = flow.state
        if self.cancelled:
            return True
        if self.source() and not state.exists(self.source()):
            self.cancel(flow, "combat.cancelled-dead")
            return True
        if self.manner == "zone":
            action = state.stack[-2]
            if isinstance(action, attack_action.ZoneAttack) and not action.reaches(state, self.target):
                self.cancel(flow, "combat.cancelled-moved")
                return True
            return False
        if not self.was_moved(state):
            return False
        self.escaped = self.places(state)[0] == self.displaced[0]
        self.cancel(flow, "combat.cancelled-moved")
        return True

    def was_moved(self, state: Duel) -> bool:
        """Whether attacker or target, where they are two, was pushed or teleported since the attack was declared."""
        if self.attacker == self.target or not state.exists(self.target):
            return False
        if self.attacker and not state.exists(self.attacker):
            return False
        if self.places(state) == self.displaced:
            return False
        return not self.attacker or state.piece(self.target).host != self.attacker

    def places(self, state: Duel) -> tuple[int, int]:
        """How often attacker and target have been pushed or teleported."""
        here = state.piece(self.attacker).displaced if self.attacker and state.exists(self.attacker) else 0
        there = state.piece(self.target).displaced if state.exists(self.target) else 0
        return here, there


def is_unavoidable(state: Duel, attacker: str, bar: Bar, manner: str) -> bool:
    """Whether no defence helps. [combat.unavoidable]"""
    if manner in AUTOMATIC or bar.has("unavoidable") or bar.zone:
        return True
    return bar.style is Style.MELEE and state.exists(attacker) and has(state, attacker, "unavoidable")


def is_dazed_miss(flow: Flow[Duel], attacker: str) -> bool:
    """One throw, however many Daze markers there are."""
    state = flow.state
    if not state.exists(attacker) or not state.piece(attacker).markers.get("daze"):
        return False
    rolled = roll_effect(flow)
    flow.emit("daze-rolled", "conditions.daze-roll", what=label(state, attacker), id=attacker, roll=rolled)
    return rolled < DAZE


def in_the_air(state: Duel, id: str) -> bool:
    """Whether an object counts as flying: while an attack lasts, as it did when that was declared, and not if it has
    swooped down. [traits.flying-mid-attack] [traits.flying-swoop]"""
    for frame in state.stack[:-1]:
        if isinstance(frame, Blow) and frame.manner not in AUTOMATIC:
            if frame.attacker == id:
                return frame.flies
            if frame.target == id:
                return frame.target_flies
    return is_flying(state, id)
