"""Where a spell may carry an enchantment, and who may take one over."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Style
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import damage_barrier
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.spells.aiming.suiting import in_play_forbidden
from magehall.games.mage_wars.spells.aiming.targets import Aiming, aims_of, why_not_at
from magehall.games.mage_wars.spells.aiming.training import may_use
from magehall.kernel.decision import Verdict

CARRY_RANGE = (0, 2)
"""How far a spell carries an enchantment. [card.shift-enchantment] [card.steal-enchantment]"""


def new_hosts(state: Duel, caster: str, seat: int, enchantment: str) -> list[str]:
    """Legal targets an enchantment may be moved to. They are in range and in sight of the caster; not what hangs on it
    itself, and no second damage barrier. [combat.barrier-one]"""
    found = aims_of(_carrying(state, caster, seat, enchantment))
    return [new for new in found if not _cause_against(state, enchantment, new)]


def why_no_new_host(state: Duel, caster: str, seat: int, enchantment: str, new: str) -> Verdict:
    """Why an enchantment cannot be moved to ``new``. [card.shift-enchantment] [card.steal-enchantment]"""
    cause, aiming = _cause_against(state, enchantment, new), _carrying(state, caster, seat, enchantment)
    name, target = label(state, enchantment), target_label(state, new)
    if cause in ("same-host", "own-host"):
        return no(cause, "casting.target", spell=name, target=target)
    reason = why_not_at(aiming, new)
    if reason is None and cause:
        return no(cause, "combat.barrier-one", spell=name, target=target)
    return reason


def _carrying(state: Duel, caster: str, seat: int, enchantment: str) -> Aiming:
    card, name = state.card(enchantment), label(state, enchantment)
    return Aiming(state, caster, seat, card.target, CARRY_RANGE, name, card.rule, card)


def _cause_against(state: Duel, enchantment: str, new: str) -> str:
    """Name of the reason why an enchantment is not moved to a legal target. Empty where it may be."""
    piece = state.piece(enchantment)
    if new in (piece.host, state.arena.name(piece.zone) if piece.zone >= 0 else ""):
        return "same-host"
    if _hangs_on(state, new, enchantment):
        return "own-host"
    barrier = not piece.hidden and any(bar.style is Style.BARRIER for bar in state.card(enchantment).attacks)
    return "barrier" if barrier and state.exists(new) and damage_barrier(state, new) is not None else ""


def _hangs_on(state: Duel, id: str, other: str) -> bool:
    """Whether an object is another, or is carried by it."""
    while id != other and state.exists(id):
        id = state.piece(id).host
    return id == other


def why_not_steal(state: Duel, seat: int, enchantment: str) -> Verdict:
    """Why a mage may not control an enchantment. [casting.forbidden] [casting.unique]"""
    card = state.card(enchantment)
    if not may_use(state, seat, card):
        return no("bound-forbidden", "casting.forbidden", spell=card.name)
    if state.is_enemy(seat, enchantment) and in_play_forbidden(state, seat, card):
        return no("unique", "casting.unique", spell=card.name)
    return None
