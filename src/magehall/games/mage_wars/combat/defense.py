"""Defences: which can be used against an attack, and what weakens them."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import AttackBar, Defense, Style, Trigger
from magehall.games.mage_wars.model.state import NO_SEAT, Duel
from magehall.games.mage_wars.model.values import defenses, has


def available_defenses(state: Duel, id: str, bar: AttackBar, flies: bool) -> list[tuple[str, int, Defense]]:
    """The defences that can be used against an attack, of a flyer or not. [combat.defence-uses] [combat.defence-kind]
    [conditions.incapacitated-defence]"""
    helpless = has(state, id, "incapacitated")
    ranged = bar.style is Style.RANGED
    return [
        (holder, place, defense)
        for holder, place, defense in defenses(state, id)
        if (defense.ranged if ranged else defense.melee)
        and not (helpless and not defense.unhampered)
        and not (defense.uses and state.piece(holder).used.get(f"defense-{place}", 0) >= defense.uses)
        and (flies or not defense.flyers_only)
    ]


def defense_modifier(state: Duel, id: str) -> int:
    """What weakens a creature's defence rolls. [conditions.daze-defence] [conditions.restrained-defence]"""
    return -2 * state.piece(id).markers.get("daze", 0) - 2 * has(state, id, "restrained")


def triggered_by(state: Duel, host: str, trigger: Trigger) -> list[str]:
    """The hidden enchantments on an object that an event forces open, oldest first."""
    return [
        other
        for other in (state.attached(host) if state.exists(host) else [])
        if state.piece(other).hidden
        and state.card(other).trigger is trigger
        and state.commander(state.piece(other).controller) != NO_SEAT
    ]
