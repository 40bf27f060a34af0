"""Whom a creature can attack, and why not others. [combat]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, Stat
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.ground.sight import cover_of_shot, has_shot, why_unseen
from magehall.games.colors_of_magic.model.distances import all_near, base, hostile, melee_reach, within
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.protection import why_no_target
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import (
    face_of,
    has,
    has_attack,
    number,
    restricted,
    restrictions,
)
from magehall.games.colors_of_magic.model.words import name_of, refuse
from magehall.kernel.decision import Verdict

STAT = {AttackKind.MELEE: Stat.MELEE, AttackKind.RANGED: Stat.RANGED}


def why_not_attack(
    state: Skirmish, attacker: str, target: str, kind: AttackKind, *, allies: bool = False
) -> Verdict:
    """Verdict on an attack of one creature on another. With ``allies`` it may attack its own side. [combat.declare]"""
    if not allies and target in targets(state, attacker, kind):
        return None
    return (
        why_no_attack(state, attacker, kind)
        or why_no_target(state, attacker, target, kind, allies=allies)
        or why_out_of_reach(state, attacker, target, kind)
        or _why_bound(state, attacker, target)
    )


def why_no_attack(state: Skirmish, attacker: str, kind: AttackKind) -> Verdict:
    """Why a creature cannot attack at all in that way. [combat.attack-words] [move.immobilised]"""
    if restricted(state, attacker, Restriction.CANNOT_ATTACK):
        return refuse("cannot-attack", "combat.forbidden")
    if not has_attack(state, attacker, STAT[kind]):
        return refuse(f"no-{kind}", "combat.attack-words")
    if kind is AttackKind.RANGED and restricted(state, attacker, Restriction.BLIND):
        return refuse("blind", "card.state-convergence")
    return None


def why_out_of_reach(state: Skirmish, attacker: str, target: str, kind: AttackKind) -> Verdict:
    """Why an attack does not reach: too far, or no line. [combat.reach] [combat.ranged]"""
    if kind is AttackKind.MELEE:
        reach = melee_reach(state.creature(attacker))
        return None if within(state, attacker, target, reach) else refuse("out-of-reach", "combat.reach")
    limit = face_of(state.creature(attacker)).body.range
    if limit is not None and not within(state, attacker, target, limit):
        return refuse("out-of-range", "combat.ranged")
    if not _has_shot(state, attacker, target):
        return why_unseen(state, attacker, base(state.creature(target)))
    if has(state, target, KeywordId.CAMOUFLAGE) and shot_cover(state, attacker, target):
        return refuse("camouflaged", "keyword.camouflage")
    return None


def _has_shot(state: Skirmish, attacker: str, target: str) -> bool:
    """Whether there is a line for a shot. The cover on the best one takes longer to find. [table.sight]"""
    memo, key = state.memo, ("shot", attacker, target)
    found: bool | None = memo.get(key)
    if found is None:
        found = memo[key] = has_shot(state, attacker, target)
    return found


def shot_cover(state: Skirmish, attacker: str, target: str) -> int | None:
    """Cache of the light cover on a shot's best line. None where there is no line. [combat.cover]"""
    key = ("cover", attacker, target)
    if key not in state.memo:
        state.memo[key] = cover_of_shot(state, attacker, target)
    found: int | None = state.memo[key]
    return found


def why_not_besides(state: Skirmish, attacker: str, target: str) -> Verdict:
    """Whom alone an attacker may attack. [card.obsidian-golem]"""
    only = [mod.of for mod in restrictions(state, attacker, Restriction.ATTACKS_ONLY) if state.stands(mod.of)]
    if only and target not in only:
        name = name_of(state.creature(only[0]).face)
        return refuse("attacks-only", "card.obsidian-golem", creature=name)
    return None


def _why_bound(state: Skirmish, attacker: str, target: str) -> Verdict:
    """Whom an attacker must attack instead. Those whom it may not attack bind nobody. [keyword.taunt]
    [card.earth-titan]"""
    refusal = why_not_besides(state, attacker, target)
    if refusal is not None:
        return refusal
    bound = [mod.of for mod in restrictions(state, attacker, Restriction.ATTACKS_FIRST)]
    if target in bound:
        return None
    for first in bound:
        if not state.stands(first) or why_not_besides(state, attacker, first) is not None:
            continue
        if any(
            why_no_target(state, attacker, first, way) is None
            and why_no_attack(state, attacker, way) is None
            and why_out_of_reach(state, attacker, first, way) is None
            for way in AttackKind
        ):
            taunted = any(
                one.mod.restriction is Restriction.ATTACKS_FIRST and one.mod.of == first
                for one in state.creature(attacker).lasting
            )
            name = name_of(state.creature(first).face)
            return refuse("attacks-first", "keyword.taunt" if taunted else "card.earth-titan", creature=name)
    return None


def targets(state: Skirmish, attacker: str, kind: AttackKind) -> list[str]:
    """Whom a creature can attack so. What an attack under way gives is not of the table, so nothing is remembered then."""
    attack = state.find(Attack)
    if attack is not None and attack.given:
        return _targets(state, attacker, kind)
    key = ("targets", attacker, kind)
    found: list[str] | None = state.memo.get(key)
    if found is None:
        found = _targets(state, attacker, kind)
        state.memo[key] = found
    return found


def _targets(state: Skirmish, attacker: str, kind: AttackKind) -> list[str]:
    own, melee = state.creature(attacker), kind is AttackKind.MELEE
    reach = melee_reach(own) if melee else face_of(own).body.range
    table = state.on_table()
    near = [id for id in (table if reach is None else all_near(own, table, reach)) if hostile(own, table[id])]
    if not near or why_no_attack(state, attacker, kind) is not None:  # mostly nobody is near enough to strike
        return []
    bound = restricted(state, attacker, Restriction.ATTACKS_ONLY) or restricted(
        state, attacker, Restriction.ATTACKS_FIRST
    )
    return [
        id
        for id in near
        if why_no_target(state, attacker, id, kind) is None
        and (melee or why_out_of_reach(state, attacker, id, kind) is None)
        and (not bound or _why_bound(state, attacker, id) is None)
    ]


def volley(state: Skirmish, attacker: str) -> int:
    """How many ranged attacks a creature makes as one Action. [keyword.volley]"""
    return max(1, number(state, attacker, KeywordId.VOLLEY))
