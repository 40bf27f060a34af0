"""Spells at hand: which can be cast now, and why not the rest. [actions.spell]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.mage_wars.cards import CARDS, NUMBER, Card
from magehall.games.mage_wars.cards.card import Aim, Kind, Speed
from magehall.games.mage_wars.model.deeds import CastBound, CastSpell
from magehall.games.mage_wars.model.labels import CARD, is_nameable, label, spell_named, target_label
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import no, say
from magehall.games.mage_wars.spells.abilities.acting import HELPLESS_MAGE, Acting, too_slow
from magehall.games.mage_wars.spells.abilities.invoking import cast_ability_options
from magehall.games.mage_wars.spells.aiming.costs import is_beyond, mana_for, too_dear
from magehall.games.mage_wars.spells.aiming.nowhere import why_no_target
from magehall.games.mage_wars.spells.aiming.suiting import in_play_forbidden, why_room_for_one
from magehall.games.mage_wars.spells.aiming.targets import aiming_of, aims_of, why_not_at
from magehall.games.mage_wars.spells.aiming.training import may_use
from magehall.games.mage_wars.spells.casting.choices import flat_cost, is_settled, least_cost, why_pointless
from magehall.kernel.decision import Deed, Option, Refusal, Verdict


def spells_at_hand(state: Duel, caster: str, seat: int) -> list[tuple[str, Card]]:
    """Spells a caster may cast, each with the object it is bound to. That is empty for what was prepared or assigned.
    [casting.prepared-only] [casting.familiar-types] [casting.spellbind-cast]"""
    found: dict[tuple[str, str], tuple[str, Card]] = {}
    if caster in MAGE:
        for number in state.player(seat).prepared:
            found.setdefault(("", CARDS[number].id), ("", CARDS[number]))
        for id in state.worn(caster):
            piece = state.piece(id)
            if piece.bound != NO_CARD and not piece.used.get("bound"):
                card = CARDS[piece.bound]
                if may_use(state, seat, card):
                    found[id, card.id] = (id, card)
    elif state.piece(caster).assigned != NO_CARD:
        card = CARDS[state.piece(caster).assigned]
        found["", card.id] = ("", card)
    return list(found.values())


def may_cast(state: Duel, id: str) -> bool:
    """Whether an object casts spells at all. [casting.who-casts]"""
    return id in MAGE or state.card(id).casts is not None


def cast_options(acting: Acting) -> list[Option]:
    """Options to cast a spell now, one for each legal target. [actions.spell] [casting.pay] [casting.who-casts]
    [casting.familiar-cast]"""
    state, caster, seat = acting.state, acting.actor, acting.seat
    if acting.barred is not None or not may_cast(state, caster):
        return []
    mana = mana_for(state, caster, seat)
    name = label(state, caster)
    found: list[Option] = []
    for source, card in spells_at_hand(state, caster, seat):
        if is_beyond(card, mana) or _cause_against(acting, card):
            continue
        flat = flat_cost(state, caster, card)
        if flat is not None and flat > mana:
            continue
        settled = is_settled(card)
        found += [
            cast_option(state, caster, name, source, card, target, cost)
            for target in aims_of(aiming_of(state, caster, seat, card))
            if (settled or why_pointless(state, caster, seat, card, target) is None)
            and (cost := least_cost(state, caster, card, target) if flat is None else flat) <= mana
        ]
    if caster in MAGE:
        found += cast_ability_options(acting)
    return found


def is_quick(state: Duel, caster: str, card: Card) -> bool:
    """Whether a quick action is enough. [actions.spell] [mages.quick-summoning]"""
    if card.speed is Speed.QUICK:
        return True
    return (
        caster in MAGE
        and state.match.mode != "apprentice"
        and state.card(caster).id == "beastmaster"
        and card.kind is Kind.CREATURE
        and "animal" in card.subtypes
        and card.level == 1
        and not state.piece(caster).used.get("quick-summoning")
    )


def cast_option(
    state: Duel, caster: str, name: str, source: str, card: Card, target: str, cost: int
) -> Option:
    """Option to cast a spell at a target. ``name`` is what the caster is called, ``source`` what it is bound to."""
    key = "option-cast" if caster in MAGE else "option-cast-by"
    return _cast_option(key, card.name, target_label(state, target), name, cost, source, card.slug, target)


@lru_cache(maxsize=4096)
def _cast_option(
    key: str, spell: str, at: str, what: str, mana: int, source: str, slug: str, target: str
) -> Option:
    words = say(key, spell=spell, target=at, what=what, mana=mana)
    return _deed(source, slug, target).option(words, "actions.spell")


def _deed(source: str, slug: str, target: str = "") -> CastSpell | CastBound:
    return CastBound(source, slug, target) if source else CastSpell(slug, target)


# The verdict


def _cause_against(acting: Acting, card: Card) -> str:
    """Name of the reason why a spell cannot be cast at all. Empty where it can. [casting.magecast]
    [casting.legendary] [casting.unique] [conditions.incapacitated-mage]"""
    state, caster = acting.state, acting.actor
    if not acting.full and not is_quick(state, caster, card):
        return "slow"
    if card.kind is Kind.ATTACK and has(state, caster, "incapacitated"):
        return "incapacitated-mage"
    if caster not in MAGE and "magecast" in card.trait_names and card.kind is not Kind.EQUIPMENT:
        return "magecast"
    if in_play_forbidden(state, acting.seat, card):
        return why_room_for_one(card)
    casts = state.card(caster).casts
    return "helper-mana" if casts is not None and state.piece(caster).mana < casts.needs else ""


def why_not_cast(acting: Acting, deed: CastSpell | CastBound) -> Verdict:
    """Why a spell at hand cannot be cast at a target. None where it can, and where it is not at hand; without a target:
    why at none at all. [casting.target] [casting.pay]"""
    state, caster, seat = acting.state, acting.actor, acting.seat
    source = deed.source if isinstance(deed, CastBound) else ""
    for bound_to, card in spells_at_hand(state, caster, seat):
        if card.slug == deed.slug and bound_to == source:
            break
    else:
        return _why_not_bound(acting, deed) if isinstance(deed, CastBound) else None
    if acting.barred is not None:
        return acting.barred
    match cause := _cause_against(acting, card):
        case "":
            pass
        case "slow":
            return too_slow(acting)
        case "incapacitated-mage":
            return HELPLESS_MAGE
        case _:
            rule = state.card(caster).rule if cause == "helper-mana" else f"casting.{cause}"
            return no(cause, rule, spell=card.name, what=label(state, caster))
    if not deed.target:
        return _why_nowhere(state, caster, seat, card)
    return (
        why_not_cast_at(state, caster, seat, card, deed.target) if is_nameable(state, deed.target) else None
    )


def why_not_cast_at(state: Duel, caster: str, seat: int, card: Card, aim: str) -> Verdict:
    """Reason why a spell at hand cannot be cast at ``aim``. Either ``aim`` is no target, nothing could come of it, or
    it is too dear. [casting.target] [casting.pay]"""
    reason = why_not_at(aiming_of(state, caster, seat, card), aim)
    if reason is None:
        reason = why_pointless(state, caster, seat, card, aim)
    if reason is not None:
        return reason
    price, mana = least_cost(state, caster, card, aim), mana_for(state, caster, seat)
    return too_dear(card, price, mana) if price > mana else None


def _why_not_bound(acting: Acting, deed: CastBound) -> Verdict:
    """Reasons against the spells bound to what a mage wears. Who wears a thing knows what is bound to it.
    [casting.spellbind-cast] [casting.forbidden]"""
    state, mage = acting.state, acting.actor
    if acting.barred is not None or mage not in MAGE or deed.source not in state.attached(mage):
        return None
    piece = state.piece(deed.source)
    if piece.bound == NO_CARD or CARDS[piece.bound].slug != deed.slug:
        return None
    card = CARDS[piece.bound]
    if not may_use(state, acting.seat, card):
        return no("bound-forbidden", "casting.forbidden", spell=card.name)
    what = label(state, deed.source)
    return no("bound-used", "casting.spellbind-cast", spell=card.name, what=what)


def why_not_at_hand(state: Duel, caster: str, seat: int, slug: str) -> Verdict:
    """Reason why a spell is not one that ``caster`` could cast at all. None where it is, or where there is no such
    spell."""
    card = spell_named(slug)
    if card is None or ("", card) in spells_at_hand(state, caster, seat):
        return None
    if caster in MAGE:
        return _why_not_prepared(state, seat, card)
    spawns = "spawnpoint" in state.card(caster).trait_names
    rule = "casting.spawnpoint" if spawns else "casting.familiar-cast"
    return no("helper-other", rule, what=label(state, caster))


def _why_not_prepared(state: Duel, seat: int, card: Card) -> Verdict:
    """Why a spell does not lie ready for the mage; None where it does. [casting.prepared-only] [casting.discard]"""
    player, number = state.player(seat), NUMBER[card.id]
    if number in player.prepared:
        return None
    if number in player.book:
        return no("not-prepared", "casting.prepared-only", spell=card.name)
    if number not in player.deck:
        return no("not-in-book", "casting.prepared-only", spell=card.name)
    if number in player.discard:
        return no("spent", "casting.discard", spell=card.name)
    return no("in-play", "casting.prepared-only", spell=card.name)


# At all targets


def casts_at_hand(acting: Acting) -> Iterator[Deed]:
    """The spells at hand at likely targets. There is a deed without a target where one reason holds for all of them."""
    state, caster, seat = acting.state, acting.actor, acting.seat
    for source, card in spells_at_hand(state, caster, seat):
        alone = _deed(source, card.slug)
        if why_not_cast(acting, alone) is not None:
            yield alone
        else:
            likely = _likely_aims(state, caster, seat, card)
            yield from (_deed(source, card.slug, aim) for aim in likely)
    for id in state.attached(caster) if caster in MAGE else ():
        bound = state.piece(id).bound
        if bound != NO_CARD:
            yield CastBound(id, CARDS[bound].slug)


def _why_nowhere(state: Duel, caster: str, seat: int, card: Card) -> Verdict:
    """Why a spell can be cast at none of its likely targets."""
    reasons: list[Refusal] = []
    for aim in _likely_aims(state, caster, seat, card):
        reason = why_not_cast_at(state, caster, seat, card, aim)
        if reason is None:
            return None
        reasons.append(reason)
    return why_no_target(card, reasons)


def _likely_aims(state: Duel, caster: str, seat: int, card: Card) -> list[str]:
    """Likely targets of a spell, as a player would think of them. They are all that is of the kind its card names."""
    found: list[str] = []
    target, arena = card.target, state.arena
    for aim in target.aims:
        match aim:
            case Aim.OBJECT:
                found += [
                    id for id, kind in state.index.placed if kind in target.who.kinds or not target.who.kinds
                ]
            case Aim.ENCHANTMENT:
                found += [id for id, kind in state.index.placed if kind is Kind.ENCHANTMENT]
            case Aim.ZONE:
                near = arena.zones_within(state.zone_of(caster), *card.within)
                found += [arena.name(zone) for zone in arena.zones if zone in near]
            case Aim.BORDER:
                found += arena.borders_within(state.zone_of(caster), *card.within)
            case Aim.DISCARD:
                slugs = {CARDS[number].slug: None for number in state.player(seat).discard}
                found += [f"{CARD}{slug}" for slug in slugs]
            case Aim.ARENA:
                found.append("arena")
    return found
