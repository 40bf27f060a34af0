"""The next option in a combat, by the best plan for what is left. [combat.phases]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot.arsenal import gather
from magehall.games.mage_knight.bot.enemies import Facts, facts_in_combat
from magehall.games.mage_knight.bot.fights import FightPlan, plan_fight, shield_takes, stance, suffering
from magehall.games.mage_knight.bot.outlook import wound_worth
from magehall.games.mage_knight.bot.prizes import prize_of_combat
from magehall.games.mage_knight.bot.seen import Memory, seen_by
from magehall.games.mage_knight.bot.solver import ATTACK, BLOCK, Packer, Play
from magehall.games.mage_knight.cards.vocabulary import MELEE
from magehall.games.mage_knight.combat.damage import damage_left
from magehall.games.mage_knight.model.combat_state import Combat, Phase
from magehall.games.mage_knight.model.deeds.combat import HERO
from magehall.games.mage_knight.model.moment import Choice
from magehall.kernel.decision import Decision
from magehall.kernel.records import replace

_ONWARD = {Phase.RANGED: "next:block", Phase.BLOCK: "next:damage", Phase.ATTACK: "next:end"}
FREE_BIT = 1 << 60
"""The bit of points that are about to be had whatever else is played."""


def facts_of(choice: Choice) -> list[Facts]:
    """The enemies of the combat, as a plan sees them. One that summoned waits behind its monster to be struck later.
    [enemy.summon]"""
    state, combat = choice.state, choice.combat
    assert combat is not None
    found: list[Facts] = []
    for id in combat.foes:
        foe = state.foe(id)
        facts = facts_in_combat(state, id, foe)
        found.append(replace(facts, attack=0) if foe.hidden else facts)
    return found


def battle_plan(
    choice: Choice, offered: frozenset[str] | None = None, more: Sequence[Play] = ()
) -> FightPlan | None:
    """The best plan for what is left of the combat. ``offered`` are the options of this moment; ``more`` are points about
    to be had."""
    combat = choice.combat
    assert combat is not None
    foes = facts_of(choice)
    arsenal = gather(choice, len(foes), units=combat.units, fighting=True)
    plays = arsenal.plays
    if offered is not None:
        plays = tuple(play for play in plays if _possible(play, combat, offered))
    bearing = stance(choice, wound_worth(choice.state, choice.seat), arsenal.shields)
    prize = prize_of_combat(choice.state, combat)
    return plan_fight(foes, Packer((*plays, *more), arsenal.spare), combat.phase, bearing, prize)


def _possible(play: Play, combat: Combat, offered: frozenset[str]) -> bool:
    """Whether a play is offered now, or may be in a later phase. What fits a later one cannot be known."""
    if not play.option or play.option in offered:
        return True
    if combat.phase is Phase.RANGED:
        return play.kind == BLOCK or (play.kind == ATTACK and play.mode is MELEE)
    if combat.phase is Phase.BLOCK:
        return play.kind == ATTACK
    return False


def next_in_battle(choice: Choice, decision: Decision) -> list[str]:
    """What to choose in the phases of a combat, the best first."""
    seen = seen_by(choice.state, choice.seat)
    return _STEPS.get(seen) or _STEPS.put(seen, _next_step(choice, decision))


_STEPS: Memory[list[str]] = Memory()


def _next_step(choice: Choice, decision: Decision) -> list[str]:
    combat = choice.combat
    assert combat is not None
    offered = frozenset(option.id for option in decision.options)
    onward = _ONWARD.get(combat.phase, "")
    plan = battle_plan(choice, offered)
    if plan is None:
        return [onward]
    for step in plan.steps:
        if step.phase is not combat.phase:
            continue
        waiting = [play.option for play in step.pack.plays if play.option]
        verb = "block" if combat.phase is Phase.BLOCK else "strike"
        return [*waiting, f"{verb}:{step.foe}", onward] if waiting else [f"{verb}:{step.foe}", onward]
    return [onward]


def assign_damage(choice: Choice, decision: Decision) -> list[str]:
    """Options for assigning damage, the cheapest first. A unit takes it where that costs less than the wounds.
    [combat.damage]"""
    state = choice.state
    bearing = stance(choice, wound_worth(state, choice.seat), dict.fromkeys(choice.hero.units, 0))
    scored: list[tuple[float, str]] = []
    for option in decision.options:
        if option.verb != "damage":
            continue
        foe = facts_in_combat(state, option.subject, state.foe(option.subject))
        damage = damage_left(state, option.subject)
        if option.target == HERO:
            scored.append((suffering(foe, damage, bearing), option.id))
            continue
        for shield in bearing.shields:
            if shield.id == option.target:
                taken, cost = shield_takes(foe, damage, shield)
                if taken < damage:
                    cost += suffering(foe, damage - taken, bearing)
                scored.append((cost, option.id))
    scored.sort()
    return [id for _, id in scored]
