"""Whom a monster attacks, of those it can attack now. [monsters.attacks]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import AttackTarget
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.combat.reach import targets
from magehall.games.colors_of_magic.ground.sight import sees
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import life_left, movement
from magehall.games.colors_of_magic.monsters.nearness import (
    best,
    gap,
    mages,
    nearest,
    objective_markers,
    sources,
)

_BY_NEARNESS = frozenset(
    {
        AttackTarget.NEAREST,
        AttackTarget.NEAREST_ENEMY,
        AttackTarget.IN_REACH,
        AttackTarget.NEAREST_IN_REACH,
    }
)
_MAGES = frozenset({AttackTarget.NEAREST_MAGE, AttackTarget.MAGE_IN_REACH})
_MOST_LIFE = frozenset({AttackTarget.MOST_LIFE, AttackTarget.MOST_LIFE_IN_REACH})


def attackable(state: Skirmish, id: str) -> dict[str, AttackKind]:
    """The targets a monster can attack now, with the kind of attack. It is melee where that reaches, else ranged.
    [monsters.attacks]"""
    found = dict.fromkeys(targets(state, id, AttackKind.RANGED), AttackKind.RANGED)
    found.update(dict.fromkeys(targets(state, id, AttackKind.MELEE), AttackKind.MELEE))
    return found


def attack_targets(state: Skirmish, id: str, which: AttackTarget, shot: tuple[str, ...] = ()) -> list[str]:
    """Whom a card means: one, none, or several in a true tie. Who was ``shot`` is no target of the next shot of a volley.
    [keyword.volley]"""
    if which is AttackTarget.NO_ATTACK:
        return []
    among = list(attackable(state, id))
    if shot:
        among = [other for other in targets(state, id, AttackKind.RANGED) if other not in shot]
    if which in _BY_NEARNESS:
        return nearest(state, id, among)
    if which in _MAGES:
        return nearest(state, id, mages(state, among))
    if which is AttackTarget.NEAREST_IN_SIGHT:
        return nearest(state, id, [other for other in among if sees(state, id, other)])
    if which is AttackTarget.NEAREST_SOURCE:
        return nearest(state, id, sources(state, among) or among)
    if which is AttackTarget.NEAREST_TO_OBJECTIVE:
        return _nearest_to_objective(state, id, among)
    return by_values(state, id, which, among)


def by_values(state: Skirmish, id: str, which: AttackTarget, among: list[str]) -> list[str]:
    """Those with the most or least life, damage or Movement. [activation.most-life]"""
    if which in _MOST_LIFE:
        return best(among, lambda other: -life_left(state, other))
    if which is AttackTarget.LEAST_LIFE:
        return best(among, lambda other: life_left(state, other))
    if which is AttackTarget.MOST_WOUNDED:
        return most_wounded(state, id, among)
    if which is AttackTarget.LEAST_WOUNDED:
        return least_wounded(state, id, among)
    if which is AttackTarget.FASTEST:
        return fastest(state, id, among)
    if which is AttackTarget.SLOWEST_IN_REACH:
        return slowest(state, among)
    raise ValueError(which)


def most_wounded(state: Skirmish, id: str, among: list[str]) -> list[str]:
    """Most damage on it; nobody hurt: the nearest. [activation.most-wounded]"""
    if not any(state.creature(other).damage for other in among):
        return nearest(state, id, among)
    return best(among, lambda other: -state.creature(other).damage)


def least_wounded(state: Skirmish, id: str, among: list[str]) -> list[str]:
    """Least damage on it, then the nearest. [activation.least-wounded]"""
    return best(among, lambda other: state.creature(other).damage, lambda other: gap(state, id, other))


def fastest(state: Skirmish, id: str, among: list[str]) -> list[str]:
    """Highest Movement now, then the nearest. [activation.fastest]"""
    return best(among, lambda other: -movement(state, other), lambda other: gap(state, id, other))


def slowest(state: Skirmish, among: list[str]) -> list[str]:
    """Lowest Movement now. [activation.slowest-in-reach]"""
    return best(among, lambda other: movement(state, other))


def _nearest_to_objective(state: Skirmish, id: str, among: list[str]) -> list[str]:
    """The nearest to its own nearest objective marker; no marker: the nearest. [activation.nearest-to-objective]"""
    markers = nearest(state, id, objective_markers(state))
    if not markers:
        return nearest(state, id, among)
    return best(among, lambda other: min(gap(state, other, marker) for marker in markers))
