"""What spells cost, and who pays."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.prices import (
    ByLevel,
    CostOfChosen,
    CostOfCures,
    CostToReturn,
    Level,
    PerZone,
    ThroughWall,
    TwofoldCost,
    WholeCost,
)
from magehall.games.mage_wars.damage.conditions import removal_cost
from magehall.games.mage_wars.model.events.spells import HelperPaid, ManaPaid, RevealPaid
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.values import level
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.movement.forced import THROUGH
from magehall.games.mage_wars.spells.aiming.targets import discarded_card
from magehall.kernel.decision import Refusal
from magehall.kernel.flow import Flow


def reveal_cost(state: Duel, id: str) -> int:
    """What revealing an enchantment costs now whoever pays for it. [spells.reveal-cost] [spells.magebind]"""
    piece = state.piece(id)
    cost = printed_reveal_cost(state, id, piece.host)
    mage = MAGE[state.commander(piece.controller)]
    return max(0, cost - _discount(state, mage, CARDS[piece.card], None, reveal=True)[1])


def printed_reveal_cost(state: Duel, id: str, host: str) -> int:
    """The reveal cost on the card, dearer on a mage."""
    card = state.card(id)
    return card.reveal + (card.value("magebind") if host in MAGE else 0)


def total_cost(state: Duel, id: str, host: str | None = None) -> int:
    """Casting and revealing an enchantment together, as other spells reckon it."""
    card = state.card(id)
    return (card.cost or 0) + printed_reveal_cost(state, id, state.piece(id).host if host is None else host)


def pay_reveal(flow: Flow[Duel], id: str) -> None:
    """Pay for a reveal with the mana of the controller's mage. That of a team mate may pay in its place.
    [multiplayer.team-fallen]"""
    state = flow.state
    piece = state.piece(id)
    seat = state.commander(piece.controller)
    mage = MAGE[seat]
    ring, _ = _discount(state, mage, CARDS[piece.card], None, reveal=True)
    cost = reveal_cost(state, id)
    if ring:
        state.edit_counters(ring).used["discount"] = 1
    state.edit_counters(mage).mana -= cost
    flow.emit(RevealPaid(mage=f"#{seat}", mana=cost), "spells.reveal-cost")


def full_cost(state: Duel, card: Card, target: str, extra: tuple[str, ...] = ()) -> int:
    """What a spell costs by its card, before any discount. [casting.choices]"""
    if card.cost is not None and not extra:
        return card.cost
    match card.price:
        case WholeCost():
            return total_cost(state, target)
        case TwofoldCost():
            new = extra[0] if extra else ""
            return total_cost(state, target) + total_cost(state, target, new if new in MAGE else "")
        case CostOfChosen(more=more):
            chosen = extra[0] if extra else cheapest_equipment(state, target)
            return more + (state.card(chosen).cost or 0 if chosen else 0)
        case CostOfCures():
            return sum(purify_price(state, target, part) for part in extra if part != "done")
        case CostToReturn():
            back = discarded_card(target)
            return (back.cost or 0) + back.level
        case Level(hidden=hidden):
            return hidden if state.piece(target).hidden else level(state, target)
        case ByLevel(prices=prices):
            return prices[level(state, target) - 1]
        case PerZone(mana=mana):
            zone = state.arena.zone(extra[0]) if extra else state.zone_of(target)
            return mana * max(1, state.arena.distance(state.zone_of(target), zone))
        case ThroughWall(mana=mana) if extra and extra[0].endswith(THROUGH):
            return (card.cost or 0) + mana
    cost = card.cost or 0
    if card.kind is Kind.WALL and extra and extra[0] != "one":
        return 2 * cost + card.level  # [spells.wall-extend]
    return cost


def purify_price(state: Duel, target: str, part: str) -> int:
    """The price of one condition, or of one poison enchantment. [card.purify]"""
    if state.exists(part):
        return total_cost(state, part)
    return removal_cost(state, target, part) or 0


def cure_cost(state: Duel, creature: str, parts: tuple[str, ...]) -> int:
    """What removing these conditions costs. [conditions.removal-each]"""
    return sum(removal_cost(state, creature, part) or 0 for part in parts)


def cheapest_equipment(state: Duel, mage: str) -> str:
    """The equipment on a mage that costs least; empty where there is none."""
    return min(state.worn(mage), key=lambda id: state.card(id).cost or 0, default="")


def cast_cost(state: Duel, caster: str, card: Card, target: str, extra: tuple[str, ...] = ()) -> int:
    """What the caster would pay now."""
    cost = full_cost(state, card, target, extra)
    return max(0, cost - _discount(state, caster, card, target, reveal=False)[1])


def least_cast_cost(state: Duel, caster: str, card: Card, target: str, ways: list[str]) -> int:
    """What the caster would pay now for the cheapest of these ways. It is 0 where there is none."""
    least = min([full_cost(state, card, target, (way,)) for way in ways], default=0)
    return max(0, least - _discount(state, caster, card, target, reveal=False)[1])


def is_beyond(card: Card, mana: int) -> bool:
    """Whether a spell is too dear whatever the target. One with a printed cost never costs less, but for a ring."""
    return card.cost is not None and card.cost - RING_DISCOUNT > mana


def too_dear(card: Card, price: int, mana: int) -> Refusal:
    """A spell costs more mana than there is. [casting.pay]"""
    return no("mana", "casting.pay", spell=card.name, mana=price, has=mana)


RING_DISCOUNT = 1
"""What a ring takes off the cost of a spell."""


def _discount(state: Duel, mage: str, card: Card, target: str | None, reveal: bool) -> tuple[str, int]:
    """The ring that makes a spell cheaper for a mage, and by how much."""
    rings = state.index.discounts.get(mage)
    if rings is None or mage not in MAGE or not state.exists(mage):
        return "", 0
    for id in rings:
        discount = state.card(id).discount
        if discount is None or state.piece(id).used.get("discount") or not discount.spells.matches(card):
            continue
        if discount.on_friendly_creature:
            seat = state.piece(mage).controller
            fits = (
                not reveal
                and target is not None
                and state.exists(target)
                and state.card(target).kind is Kind.CREATURE
                and not state.is_enemy(seat, target)
            )
        elif card.kind is Kind.ENCHANTMENT:
            fits = reveal and discount.on_reveal
        else:
            fits = not reveal
        if fits:
            return id, RING_DISCOUNT
    return "", 0


def depends_on_target(state: Duel, caster: str) -> bool:
    """Whether something that a caster wears makes spells cheaper at some targets alone."""
    for id in state.index.discounts.get(caster, ()):
        discount = state.card(id).discount
        if discount is not None and discount.on_friendly_creature:
            return True
    return False


def mana_for(state: Duel, caster: str, seat: int) -> int:
    """What a caster can spend: its own mana, and the mage's. [casting.helper-mana]"""
    mage = MAGE[seat]
    own = state.piece(caster).mana if state.exists(caster) and caster != mage else 0
    return own + (state.piece(mage).mana if state.exists(mage) else 0)


def pay(flow: Flow[Duel], caster: str, seat: int, mana: int, rule: str = "casting.pay") -> None:
    """A helper pays with its own mana first, and its mage the rest. [casting.pay] [casting.helper-mana]"""
    state = flow.state
    mage = MAGE[seat]
    own = min(mana, state.piece(caster).mana) if caster != mage else 0
    if own:
        state.edit_counters(caster).mana -= own
        flow.emit(HelperPaid(what=label(state, caster), id=caster, mana=own), "casting.helper-mana")
    if mana > own:
        state.edit_counters(mage).mana -= mana - own
        flow.emit(ManaPaid(mage=f"#{seat}", mana=mana - own), rule)


def pay_for_spell(
    flow: Flow[Duel], caster: str, seat: int, card: Card, target: str, extra: tuple[str, ...]
) -> int:
    """Pay for a spell; returns the mana spent."""
    state = flow.state
    ring, _ = _discount(state, caster, card, target, reveal=False)
    cost = cast_cost(state, caster, card, target, extra)
    if ring:
        state.edit_counters(ring).used["discount"] = 1
    pay(flow, caster, seat, cost)
    return cost
