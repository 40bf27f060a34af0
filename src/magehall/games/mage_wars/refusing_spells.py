"""Why a spell cannot be cast, or not at a target."""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_wars import abilities, choices, effects
from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import Aim, Kind
from magehall.games.mage_wars.casting import Cast, is_quick, spells_at_hand, why_not_cast
from magehall.games.mage_wars.costs import cast_cost, mana_for
from magehall.games.mage_wars.markers import removal_cost
from magehall.games.mage_wars.naming import label, target_label
from magehall.games.mage_wars.profile import has
from magehall.games.mage_wars.refusing_words import Reasons, no
from magehall.games.mage_wars.state import MAGE, NO_CARD, Duel
from magehall.games.mage_wars.targets import in_range, is_legal_object, sees_zone, targets_of
from magehall.games.mage_wars.training import may_use
from magehall.kernel.decision import Refusal

TELEPORT_RANGE = 2


def spell_keys(state: Duel, caster: str, seat: int) -> list[str]:
    """How the options of the spells at hand begin."""
    return [_key(spell) for spell in spells_at_hand(state, caster, seat)]


def _key(spell: tuple[str, Card, str]) -> str:
    verb, card, source = spell
    return f"{verb}:{card.slug}" if verb == "cast" else f"{verb}:{source}.{card.slug}"


def why_no_spells(state: Duel, caster: str, seat: int, slow: Refusal | None) -> Reasons:
    """Why a caster cannot cast the spells at hand, or not at some targets; ``slow`` is the reason against those that
    take a full action."""
    helpless = has(state, caster, "incapacitated")
    reasons: Reasons = _bound(state, caster, seat)
    for spell in spells_at_hand(state, caster, seat):
        key, card = _key(spell), spell[1]
        if slow is not None and not is_quick(state, caster, card):
            reasons[key] = slow
        elif helpless and card.kind is Kind.ATTACK:
            reasons[key] = no("incapacitated-mage", "conditions.incapacitated-mage")
        elif rule := why_not_cast(state, caster, seat, card):
            known = {"casting.magecast", "casting.legendary", "casting.unique"}
            word = rule.partition(".")[2] if rule in known else "helper-mana"
            reasons[key] = no(word, rule, spell=card.name, what=label(state, caster))
        else:
            reasons |= _aiming(state, caster, seat, card, key)
    return reasons


def _bound(state: Duel, caster: str, seat: int) -> Reasons:
    """The spells bound to what a mage wears that it cannot cast: who wears a thing knows what is bound to it.
    [casting.spellbind-cast] [casting.forbidden]"""
    reasons: Reasons = {}
    for id in state.attached(caster) if caster in MAGE else ():
        piece = state.piece(id)
        if piece.bound == NO_CARD:
            continue
        card = CARDS[piece.bound]
        key, what = f"bound:{id}.{card.slug}", label(state, id)
        if not may_use(state, seat, card):
            reasons[key] = no("bound-forbidden", "casting.forbidden", spell=card.name)
        elif piece.used.get("bound"):
            reasons[key] = no("bound-used", "casting.spellbind-cast", spell=card.name, what=what)
    return reasons


def _aiming(state: Duel, caster: str, seat: int, card: Card, key: str) -> Reasons:
    """Why a spell has no target, or not certain ones. [casting.target] [casting.range] [casting.pay]"""
    mana = mana_for(state, caster, seat)
    reasons: Reasons = {}
    open_to = 0
    prices: list[int] = []
    targets = list(targets_of(state, caster, seat, card))
    for target in targets:
        if not choices.is_castable_at(state, caster, seat, card, target):
            name = target_label(state, target)
            reasons[f"{key}:{target}"] = no("no-use", card.rule, spell=card.name, target=name)
            continue
        price = choices.least_cost(state, caster, card, target)
        if price <= mana:
            open_to += 1
        else:
            prices.append(price)
            reasons[f"{key}:{target}"] = _too_dear(card, price, mana)
    if not open_to and prices:
        return {key: _too_dear(card, min(prices), mana)}
    if not open_to and targets:
        return {key: no("no-use-anywhere", card.rule, spell=card.name)}
    far = _out_of_reach(state, caster, seat, card, targets)
    if open_to:
        return reasons | {f"{key}:{id}": reason for id, reason in far.items()}
    if far:
        return {key: next((one for one in far.values() if one.reason.key.endswith("-sight")), _too_far(card))}
    return {key: _no_place(card)}


def _out_of_reach(state: Duel, caster: str, seat: int, card: Card, targets: Iterable[str]) -> Reasons:
    """The objects a spell is meant for, but not from here."""
    if not {Aim.OBJECT, Aim.ENCHANTMENT} & set(card.target.aims):
        return {}
    found: Reasons = {}
    for id, _ in state.pieces():
        if id in targets or not is_legal_object(state, caster, seat, card.target, None, card, id):
            continue
        found[id] = _hidden_from(card) if in_range(state, caster, id, card.within) else _too_far(card)
    return found


def _too_dear(card: Card, price: int, mana: int) -> Refusal:
    return no("mana", "casting.pay", spell=card.name, mana=price, has=mana)


def _too_far(card: Card) -> Refusal:
    return no("spell-range", "casting.range", spell=card.name)


def _hidden_from(card: Card) -> Refusal:
    return no("spell-sight", "movement.los-needed", spell=card.name)


def _no_place(card: Card) -> Refusal:
    """A spell for which nothing in the arena is right."""
    if Aim.BORDER in card.target.aims:
        return no("no-border", "spells.wall-border", spell=card.name)
    if Aim.ZONE in card.target.aims:
        return no("no-zone", "casting.target", spell=card.name)
    return no("no-target", "casting.target", spell=card.name)


# What a spell leaves open


def why_no_choices(state: Duel, cast: Cast) -> Reasons:
    """What cannot be chosen for a spell on its way: too dear, too far, out of sight. [casting.choices]"""
    mana = mana_for(state, cast.caster, cast.seat) + cast.paid
    if cast.ability:
        mana -= abilities.find_ability(state, cast.holder, cast.ability).cost
        return why_no_cures(state, cast.target, mana, cast.extra)
    card = cast.card(state)
    if cast.extra:
        return {}
    reasons: Reasons = {}
    for choice, reason in _choices(state, cast, card):
        price = cast_cost(state, cast.caster, card, cast.target, (choice,))
        if reason is None and price > mana:
            reason = _too_dear(card, price, mana)
        if reason is not None:
            reasons[f"choose:{card.slug}:{choice}"] = reason
    return reasons


def _choices(state: Duel, cast: Cast, card: Card) -> list[tuple[str, Refusal | None]]:
    """What could be chosen, each with the reason against it but its price."""
    match card.id:
        case "dissolve" | "explode":
            return [(id, None) for id in choices.equipment_on(state, cast.target)]
        case "shift_enchantment" | "steal_enchantment":
            return [(new, None) for new in choices.new_hosts(state, cast.caster, cast.seat, cast.target)]
        case "teleport":
            arena, here = state.arena, state.zone_of(cast.caster)
            return [
                (
                    arena.name(zone),
                    _too_far(card)
                    if arena.distance(here, zone) > TELEPORT_RANGE
                    else None
                    if sees_zone(state, cast.caster, zone)
                    else _hidden_from(card),
                )
                for zone in arena.zones
            ]
    return []


def why_no_cures(state: Duel, creature: str, mana: int, taken: tuple[str, ...] = ()) -> Reasons:
    """The conditions on a creature that cannot be paid for. [conditions.removal-costs]"""
    if not state.exists(creature):
        return {}
    mana -= sum(removal_cost(state, creature, part) or 0 for part in taken)
    prices = {part: removal_cost(state, creature, part) or 0 for part in effects.curable(state, creature)}
    return {
        f"cure:{part}": no(
            "cure-mana", "conditions.removal-costs", condition=f"@condition-{part}", mana=price, has=mana
        )
        for part, price in prices.items()
        if price > mana
    }
