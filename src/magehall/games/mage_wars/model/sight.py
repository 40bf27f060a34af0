"""Range and line of sight between objects."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.model.arena import sight, sight_to_border
from magehall.games.mage_wars.model.state import NOWHERE, Duel
from magehall.games.mage_wars.model.values import is_flying

Range = tuple[int, int] | None


def sees_zone(state: Duel, viewer: str, zone: int) -> bool:
    """Whether an object has line of sight to a zone. [movement.los-needed] [movement.los-flying]"""
    if not state.index.sight_blockers or is_flying(state, viewer):
        return True
    return sight(state.arena, state.zone_of(viewer), zone, state.index.sight_blockers)


def bearer(state: Duel, id: str) -> str:
    """Outermost host of an object, or the object itself. It is the one that takes the object along wherever it goes.
    [spells.enchantment-attached]"""
    while host := state.piece(id).host:
        id = host
    return id


def zones_of(state: Duel, id: str) -> tuple[int, ...]:
    """Zones an object is in. They are its zone, or on a wall the zones on both sides; none for what is not in the
    arena."""
    piece = state.piece(id)
    while piece.host:  # as ``bearer``, without a call: asked for every target
        piece = state.piece(piece.host)
    if piece.border:
        return state.arena.sides(piece.border)
    return () if piece.zone == NOWHERE else (piece.zone,)


def is_in_arena(state: Duel, id: str) -> bool:
    """Whether an object is still there, and not banished."""
    return state.exists(id) and bool(zones_of(state, id))


def sees(state: Duel, viewer: str, target: str) -> bool:
    """Whether an object has line of sight to another."""
    here = zones_of(state, viewer)
    if not here or not zones_of(state, target):
        return False
    if not state.index.sight_blockers or is_flying(state, viewer):
        return True
    if len(here) == 1:
        return is_seen_from(state, here[0], target)
    return any(is_seen_from(state, zone, target) for zone in here)


def is_seen_from(state: Duel, zone: int, target: str) -> bool:
    """Whether there is line of sight from a zone to an object. For what is attached the line goes to what bears it."""
    target = bearer(state, target)
    if state.card(target).kind is Kind.CREATURE and is_flying(state, target):
        return True
    blockers = state.index.sight_blockers
    if not blockers:
        return True
    border = state.piece(target).border
    if border:
        return sight_to_border(state.arena, zone, border, blockers)
    return sight(state.arena, zone, zones_of(state, target)[0], blockers)


def in_range(state: Duel, viewer: str, target: str, within: Range) -> bool:
    """Whether an object is between the least and the greatest range. [casting.range]"""
    if within is None:
        return True
    least, most = within
    distance = state.arena.distance
    return any(
        least <= distance(here, there) <= most
        for here in zones_of(state, viewer)
        for there in zones_of(state, target)
    )
