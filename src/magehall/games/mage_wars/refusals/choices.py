"""Why a choice for a spell, or the removal of a condition, is refused."""

from __future__ import annotations

from magehall.games.mage_wars.cards import Card
from magehall.games.mage_wars.cards.card import Kind
from magehall.games.mage_wars.cards.declare import ZONE
from magehall.games.mage_wars.damage.conditions import removal_cost
from magehall.games.mage_wars.model.frames import Cast
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.state import Duel, Piece
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.refusals.reasons import Reasons, too_dear
from magehall.games.mage_wars.spells.abilities import find_ability
from magehall.games.mage_wars.spells.choices import equipment_on, new_hosts
from magehall.games.mage_wars.spells.costs import cast_cost, mana_for
from magehall.games.mage_wars.spells.effects import curable
from magehall.games.mage_wars.spells.targets import Aiming, is_nameable, why_not_at, zone_names
from magehall.kernel.decision import Refusal

CARRY_RANGE = (0, 2)
"""How far a spell carries an enchantment or a creature. [card.shift-enchantment] [card.steal-enchantment] [card.teleport]"""


def why_no_choices(state: Duel, cast: Cast) -> Reasons:
    """What cannot be chosen for a spell on its way. [casting.choices]"""
    if cast.ability:
        mana = mana_for(state, cast.caster, cast.seat) + cast.paid
        mana -= find_ability(state, cast.holder, cast.ability).cost
        return why_no_cures(state, cast.target, mana, cast.extra)
    if cast.extra:
        return {}
    slug = cast.card(state).slug
    verdicts = {choice: why_not_chosen(state, cast, choice) for choice in _likely_choices(state, cast)}
    return {f"choose:{slug}:{choice}": reason for choice, reason in verdicts.items() if reason is not None}


def _likely_choices(state: Duel, cast: Cast) -> list[str]:
    """What a player would think of choosing."""
    card = cast.card(state)
    match card.id:
        case "dissolve" | "explode":
            return equipment_on(state, cast.target)
        case "shift_enchantment" | "steal_enchantment":
            return [id for id, kind in state.index.placed if kind is not Kind.EQUIPMENT]
        case "teleport":
            return zone_names(state)
    return list(state.arena.continuations(cast.target)) if card.kind is Kind.WALL else []


def why_not_chosen(state: Duel, cast: Cast, choice: str) -> Refusal | None:
    """Reason why ``choice`` cannot be the first choice for a spell. The spell is on its way; None where it can be, or
    where the words name nothing that a spell like this leaves open."""
    card = cast.card(state)
    if not is_nameable(state, choice):
        return None
    match card.id:
        case "dissolve" | "explode":
            reason = _why_not_this_equipment(state, card, cast.target, choice)
        case "shift_enchantment" | "steal_enchantment":
            reason = why_no_new_host(state, cast.caster, cast.seat, cast.target, choice)
        case "teleport":
            reason = _why_not_there(state, cast, card, choice)
        case _ if card.kind is Kind.WALL:
            reason = why_no_second_wall(state, cast.caster, cast.seat, card, cast.target, choice)
        case _:
            return None
    if reason is not None:
        return reason
    price = cast_cost(state, cast.caster, card, cast.target, (choice,))
    mana = mana_for(state, cast.caster, cast.seat) + cast.paid
    return too_dear(card, price, mana) if price > mana else None


def _why_not_this_equipment(state: Duel, card: Card, mage: str, choice: str) -> Refusal | None:
    if choice in equipment_on(state, mage):
        return None
    target, what = label(state, mage), target_label(state, choice)
    return no("not-worn", card.rule, spell=card.name, target=target, what=what)


def why_no_new_host(state: Duel, caster: str, seat: int, enchantment: str, new: str) -> Refusal | None:
    """Why an enchantment cannot be moved to ``new``. [card.shift-enchantment] [card.steal-enchantment]
    [combat.barrier-one]"""
    if new in new_hosts(state, caster, seat, enchantment):
        return None
    piece, card = state.piece(enchantment), state.card(enchantment)
    name, target = label(state, enchantment), target_label(state, new)
    if new in (piece.host, state.arena.name(piece.zone) if piece.zone >= 0 else ""):
        return no("same-host", "casting.target", spell=name, target=target)
    if isinstance(state.things.get(new), Piece) and _carries(state, enchantment, new):
        return no("own-host", "casting.target", spell=name, target=target)
    aiming = Aiming(state, caster, seat, card.target, CARRY_RANGE, name, card.rule, card)
    return why_not_at(aiming, new) or no("barrier", "combat.barrier-one", spell=name, target=target)


def _carries(state: Duel, enchantment: str, id: str) -> bool:
    """Whether an object is the enchantment itself, or is attached to it."""
    while id and id != enchantment:
        id = state.piece(id).host
    return id == enchantment


def _why_not_there(state: Duel, cast: Cast, card: Card, zone: str) -> Refusal | None:
    """Why a creature cannot be teleported to a zone. [card.teleport]"""
    if zone not in zone_names(state):
        return no("teleport-zone", card.rule, spell=card.name, target=target_label(state, zone))
    return why_not_at(Aiming(state, cast.caster, cast.seat, ZONE, CARRY_RANGE, card.name, card.rule), zone)


def why_no_second_wall(
    state: Duel, caster: str, seat: int, card: Card, first: str, second: str
) -> Refusal | None:
    """Why a wall cannot be extended to a border, but for the mana. [spells.wall-extend-place] [spells.wall-border]"""
    arena = state.arena
    if second not in arena.borders or second not in arena.continuations(first):
        border = target_label(state, second)
        return no("not-joined", "spells.wall-extend-place", spell=card.name, border=border)
    return why_not_at(Aiming(state, caster, seat, card.target, None, card.name, card.rule, card), second)


def why_no_cures(state: Duel, creature: str, mana: int, taken: tuple[str, ...] = ()) -> Reasons:
    """The conditions on a creature that cannot be paid for. [conditions.removal-costs]"""
    if not state.exists(creature):
        return {}
    mana -= sum(removal_cost(state, creature, part) or 0 for part in taken)
    prices = {part: removal_cost(state, creature, part) or 0 for part in curable(state, creature)}
    return {
        f"cure:{part}": no(
            "cure-mana", "conditions.removal-costs", condition=f"@condition-{part}", mana=price, has=mana
        )
        for part, price in prices.items()
        if price > mana
    }
