"""Conditions and tokens: placing them, the cost of removal, when they wear off."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.markers import SLEEP
from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.model.events.damage import MarkerPlaced, MarkerRemoved
from magehall.games.mage_wars.model.events.movement import GuardLost
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import has, immune, level
from magehall.kernel.flow import Flow

CONDITIONS = ("burn", "cripple", "daze", "rot", SLEEP, "stun", "taunt", "weak")

CONDITION_HARM: dict[str, Harm] = {
    "burn": Harm.FLAME,
    "rot": Harm.POISON,
    "weak": Harm.POISON,
    "cripple": Harm.POISON,
    SLEEP: Harm.PSYCHIC,
}
"""The type of damage whose immunity keeps a condition off. [conditions.kinds]"""

REMOVAL_COST = {"burn": 2, "daze": 2, "stun": 4, "rot": 2, "weak": 2, "cripple": 4}
CREATURES_ONLY = frozenset({"daze", "stun", SLEEP, "weak", "cripple", "taunt"})


def removal_cost(state: Duel, id: str, condition: str) -> int | None:
    """Mana cost of removing one marker of a condition. A spell or ability must allow it; None where nothing removes it.
    [conditions.removal-costs] [conditions.removal-needs-spell]"""
    return level(state, id) if condition == SLEEP else REMOVAL_COST.get(condition)


def can_receive(state: Duel, id: str, condition: str) -> bool:
    """Whether an object can get a condition at all. [conditions.creatures-only] [traits.burnproof]
    [traits.immunity]"""
    if condition in CREATURES_ONLY and state.card(id).kind is not Kind.CREATURE:
        return False
    if condition == "burn" and has(state, id, "burnproof"):
        return False
    if condition in ("rot", "weak", "cripple") and not state.card(id).living:
        return False
    return not immune(state, id, CONDITION_HARM.get(condition))


def place(flow: Flow[Duel], id: str, marker: str, rule: str, count: int = 1, late: bool = False) -> None:
    """Put markers on an object, if it can have them. ``late`` ones came from a barrier or a counterstrike in the
    creature's own action phase and outlast it. [conditions.stack] [round.end-effects-late]"""
    state = flow.state
    if marker in CONDITIONS and not can_receive(state, id, marker):
        return
    piece = state.edit_body(id)
    piece.markers[marker] = piece.markers.get(marker, 0) + count
    if late:
        piece.late[marker] = piece.late.get(marker, 0) + count
    flow.emit(MarkerPlaced(what=label(state, id), id=id, marker=f"@{marker_key(marker)}", count=count), rule)
    lower_guard(flow, id)


def lower_guard(flow: Flow[Duel], id: str) -> None:
    """An incapacitated creature guards no more. [guarding.incapacitated]"""
    state = flow.state
    if state.piece(id).guard and has(state, id, "incapacitated"):
        state.edit_body(id).guard = False
        flow.emit(GuardLost(what=label(state, id), id=id), "guarding.incapacitated")


def remove(flow: Flow[Duel], id: str, marker: str, rule: str, count: int | None = None) -> None:
    """Take markers off: ``count`` of them, or all."""
    there = flow.state.piece(id).markers.get(marker, 0)
    gone = there if count is None else min(count, there)
    if not gone:
        return
    piece = flow.state.edit_body(id)
    if gone == there:
        del piece.markers[marker]
    else:
        piece.markers[marker] = there - gone
    if marker in piece.late:
        piece.late[marker] = min(piece.late[marker], there - gone)
        if not piece.late[marker]:
            del piece.late[marker]
    flow.emit(
        MarkerRemoved(what=label(flow.state, id), id=id, marker=f"@{marker_key(marker)}", count=gone), rule
    )


def marker_key(marker: str) -> str:
    """The message that names a marker."""
    if marker in CONDITIONS:
        return f"condition-{marker}"
    return f"marker-{marker}" if marker in ("pet", "bloodreaper", "voltaric-shield") else f"token-{marker}"
