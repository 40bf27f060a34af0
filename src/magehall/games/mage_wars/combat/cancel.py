"""Cancelling an attack, and what else is asked of one under way. The eight steps are in ``attack``."""

from __future__ import annotations

from magehall.games.mage_wars.combat.defense import is_unavoidable
from magehall.games.mage_wars.combat.targets import (
    attacked,
    first_bonuses,
)
from magehall.games.mage_wars.model.attack_kind import AUTOMATIC, AttackKind
from magehall.games.mage_wars.model.dice import roll_effect, tally
from magehall.games.mage_wars.model.events.combat import AttackCancelled, DazeRolled, DiceRolled
from magehall.games.mage_wars.model.frames import Attack, ZoneAttack
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import has, is_flying
from magehall.kernel.flow import Flow

DAZE_ROLL = 7
"""What a dazed attacker must roll. [conditions.daze-roll]"""


def skips_avoiding(attack: Attack, state: Duel) -> bool:
    """Whether no defence can be used any more, or ever."""
    return (
        attack.cancelled
        or attack.avoided
        or attack.turned
        or attack.manner is AttackKind.ZONE
        or not state.exists(attack.target)
        or is_unavoidable(state, attack.attacker, attack.bar(), attack.manner)
    )


def flying_victim(attack: Attack, state: Duel) -> bool:
    """Whether the victim counts as flying: as it was when the attack was declared."""
    if attack.manner in AUTOMATIC or attack.manner is AttackKind.ZONE:
        return in_the_air(state, attack.victim())
    return attack.flies if attack.turned else attack.target_flies


def may_go_on(attack: Attack, state: Duel) -> bool:
    """Whether both are still there and the attacker can act."""
    return (
        state.exists(attack.attacker)
        and state.exists(attack.target)
        and not has(state, attack.attacker, "incapacitated")
    )


def show_dice(attack: Attack, flow: Flow[Duel], rule: str, again: str = "") -> None:
    """Tell everyone what was rolled. ``again`` names the dice that were rolled again, where the others still lie."""
    normal, critical = tally(attack.dice)
    flow.emit(
        DiceRolled(
            target=label(flow.state, attack.victim()),
            target_id=attack.victim(),
            dice="".join(str(die) for die in attack.dice),
            normal=normal,
            critical=critical,
            effect=attack.effect,
            again=again,
        ),
        rule,
    )


def missed(attack: Attack, state: Duel) -> None:
    """Go on with step 5."""
    attack.hit = attack.turned = False
    use_bonuses(attack, state)
    attack.go("ask_strike")


def use_bonuses(attack: Attack, state: Duel) -> None:
    """Hit, miss or cancelled, what the first attack could have had is used up. [traits.first-attack-only]"""
    more, thirst = first_bonuses(state, attack.attacker, attack.bar())
    attack.given = max(attack.given[0], more), max(attack.given[1], thirst)
    if attack.manner not in AUTOMATIC and state.exists(attack.attacker):
        used = state.edit_counters(attack.attacker).used
        used[attacked(attack.target)] = used[attacked(attack.victim())] = 1  # [card.marked-for-death]


def cancel(attack: Attack, flow: Flow[Duel], rule: str) -> None:
    """End the attack at once; what was paid stays paid. [combat.cancelled-costs]"""
    attack.cancelled = True
    attack.hit = False
    use_bonuses(attack, flow.state)
    flow.emit(
        AttackCancelled(target=label(flow.state, attack.target) if flow.state.exists(attack.target) else ""),
        rule,
    )
    attack.go("guard_falls" if attack.is_melee() else "end")


def cancel_if_moved(attack: Attack, flow: Flow[Duel]) -> bool:
    """Cancel an attack whose source is gone or whose parties were moved. The parties are attacker and target, and moved
    is pushed or teleported before the damage. Returns whether it is cancelled. [combat.cancelled-dead]
    [combat.cancelled-moved] [combat.cancelled-self]"""
    state = flow.state
    if attack.cancelled:
        return True
    if attack.source() and not state.exists(attack.source()):
        cancel(attack, flow, "combat.cancelled-dead")
        return True
    if attack.manner is AttackKind.ZONE:
        action = state.opener()
        if isinstance(action, ZoneAttack) and not action.reaches(state, attack.target):
            cancel(attack, flow, "combat.cancelled-moved")
            return True
        return False
    if not was_moved(attack, state):
        return False
    attack.escaped = places(attack, state)[0] == attack.displaced[0]
    cancel(attack, flow, "combat.cancelled-moved")
    return True


def was_moved(attack: Attack, state: Duel) -> bool:
    """Whether attacker or target was moved since the attack was declared. Moved is pushed or teleported; who attacks
    itself does not count."""
    if attack.attacker == attack.target or not state.exists(attack.target):
        return False
    if attack.attacker and not state.exists(attack.attacker):
        return False
    if places(attack, state) == attack.displaced:
        return False
    return not attack.attacker or state.piece(attack.target).host != attack.attacker


def places(attack: Attack, state: Duel) -> tuple[int, int]:
    """How often attacker and target have been pushed or teleported."""
    here = state.piece(attack.attacker).displaced if attack.attacker and state.exists(attack.attacker) else 0
    there = state.piece(attack.target).displaced if state.exists(attack.target) else 0
    return here, there


def is_dazed_miss(flow: Flow[Duel], attacker: str) -> bool:
    """One throw, however many Daze markers there are."""
    state = flow.state
    if not state.exists(attacker) or not state.piece(attacker).markers.get("daze"):
        return False
    rolled = roll_effect(flow)
    flow.emit(DazeRolled(what=label(state, attacker), id=attacker, roll=rolled), "conditions.daze-roll")
    return rolled < DAZE_ROLL


def in_the_air(state: Duel, id: str) -> bool:
    """Whether an object counts as flying, also during an attack. While an attack lasts it counts as it did when that
    was declared, and not if it has swooped down. [traits.flying-mid-attack] [traits.flying-swoop]"""
    for frame in state.stack[:-1]:
        if isinstance(frame, Attack) and frame.manner not in AUTOMATIC:
            if frame.attacker == id:
                return frame.flies
            if frame.target == id:
                return frame.target_flies
    return is_flying(state, id)
