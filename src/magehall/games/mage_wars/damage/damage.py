"""Damage and its removal: direct damage, healing, gaining and losing life."""

from __future__ import annotations

from magehall.games.mage_wars.cards.lasting import Hurts, Moment
from magehall.games.mage_wars.cards.markers import SLEEP
from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.damage.conditions import place, remove
from magehall.games.mage_wars.damage.leave_play import check_life
from magehall.games.mage_wars.model.events.damage import Damaged, Healed, LifeGained, LifeLost
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.values import has, immune, life
from magehall.kernel.flow import Flow


def put_damage(flow: Flow[Duel], id: str, amount: int, rule: str) -> int:
    """Put damage on an object and destroy it if its life is gone. A sleeper wakes. Returns the damage that counted,
    which is never more than the object had left. [damage.destroyed] [conditions.sleep-wakes]"""
    state = flow.state
    if amount <= 0 or not state.exists(id):
        return 0
    left = max(0, life(state, id) - state.piece(id).damage)
    state.edit_counters(id).damage += amount
    flow.emit(Damaged(what=label(state, id), id=id, damage=amount), rule)
    sleep = state.piece(id).markers.get(SLEEP, 0)
    if sleep:
        remove(flow, id, SLEEP, "conditions.sleep-wakes")
        place(flow, id, "daze", "conditions.sleep-wakes", sleep)
    check_life(flow, id, rule)
    return min(amount, left)


def hurt(flow: Flow[Duel], id: str, amount: int, rule: str, harm: Harm | None = None) -> int:
    """Deal direct damage, which only immunity to its type stops. There is no attack, no defence, no armour.
    [damage.direct] [damage.direct-unmodified] [damage.direct-immunity]"""
    if not flow.state.exists(id) or immune(flow.state, id, harm):
        return 0
    return put_damage(flow, id, amount, rule)


def hurt_by(flow: Flow[Duel], bearer: str, moment: Moment) -> None:
    """Let an object suffer from what it bears, at one of its moments."""
    state = flow.state
    borne = state.bears(bearer, Hurts)
    if not borne:
        return
    for rule, hurts in [(state.card(id).rule, hurts) for id, hurts in borne if hurts.when is moment]:
        hurt(flow, bearer, hurts.damage, rule, hurts.harm)


def can_heal(state: Duel, id: str) -> bool:
    """Whether damage can be removed from it by healing or regeneration. [damage.only-living]
    [damage.finite-life]"""
    return state.card(id).living and not has(state, id, "finite-life")


def heal(flow: Flow[Duel], id: str, amount: int, rule: str) -> int:
    """Remove damage, never more than there is; returns how much. [damage.healing-cap] [traits.rage-calms]"""
    state = flow.state
    if not state.exists(id) or not can_heal(state, id):
        return 0
    healed = min(amount, state.piece(id).damage)
    if healed > 0:
        piece = state.edit_counters(id)
        piece.damage -= healed
        flow.emit(Healed(what=label(state, id), id=id, damage=healed), rule)
        if state.piece(id).markers.get("rage"):
            remove(flow, id, "rage", "traits.rage-calms", None if piece.damage == 0 else 1)
    return healed


def gain_life(flow: Flow[Duel], id: str, amount: int, rule: str) -> None:
    """A higher life value, for good; not healing. [damage.life-gain] [damage.finite-life]"""
    state = flow.state
    if state.exists(id) and not has(state, id, "finite-life"):
        state.edit_body(id).growth += amount
        flow.emit(LifeGained(what=label(state, id), id=id, life=amount), rule)


def lose_life(flow: Flow[Duel], id: str, amount: int, rule: str) -> None:
    """A lower life value, for good; it may destroy. [damage.life-loss]"""
    state = flow.state
    if state.exists(id):
        state.edit_body(id).growth -= amount
        flow.emit(LifeLost(what=label(state, id), id=id, life=amount), rule)
        check_life(flow, id, rule)
