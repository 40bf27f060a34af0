"""Why a spell cannot be cast, or not at a target."""

from __future__ import annotations

from magehall.games.mage_wars.cards import BY_SLUG, CARDS, NUMBER, Card
from magehall.games.mage_wars.cards.card import Aim, Kind
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, Duel
from magehall.games.mage_wars.model.values import has
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.refusals.reasons import Reasons, too_dear, why_nowhere
from magehall.games.mage_wars.spells.cast import is_quick, spells_at_hand, why_not_cast
from magehall.games.mage_wars.spells.choices import is_castable_at, least_cost, new_hosts
from magehall.games.mage_wars.spells.costs import cast_cost, mana_for
from magehall.games.mage_wars.spells.suiting import in_play_forbidden
from magehall.games.mage_wars.spells.targets import aiming_of, is_nameable, spell_named, why_not_at
from magehall.games.mage_wars.spells.training import may_use
from magehall.kernel.decision import Refusal


def spell_keys(state: Duel, caster: str, seat: int) -> list[str]:
    """How the options of the spells at hand begin."""
    return [_key(spell) for spell in spells_at_hand(state, caster, seat)]


def _key(spell: tuple[str, Card, str]) -> str:
    verb, card, source = spell
    return f"{verb}:{card.slug}" if verb == "cast" else f"{verb}:{source}.{card.slug}"


def why_no_spells(state: Duel, caster: str, seat: int, slow: Refusal | None) -> Reasons:
    """Reasons why a caster cannot cast the spells at hand. Some hold for some targets only; ``slow`` is the reason
    against spells that take a full action."""
    reasons: Reasons = _bound(state, caster, seat)
    for spell in spells_at_hand(state, caster, seat):
        key, card = _key(spell), spell[1]
        reason = _why_not_at_all(state, caster, seat, card, slow)
        reasons |= _aiming(state, caster, seat, card, key) if reason is None else {key: reason}
    return reasons


def _why_not_at_all(state: Duel, caster: str, seat: int, card: Card, slow: Refusal | None) -> Refusal | None:
    """Why a caster cannot cast a spell, whatever the target."""
    if slow is not None and not is_quick(state, caster, card):
        return slow
    if has(state, caster, "incapacitated") and card.kind is Kind.ATTACK:
        return no("incapacitated-mage", "conditions.incapacitated-mage")
    if rule := why_not_cast(state, caster, seat, card):
        known = {"casting.magecast", "casting.legendary", "casting.unique"}
        word = rule.partition(".")[2] if rule in known else "helper-mana"
        return no(word, rule, spell=card.name, what=label(state, caster))
    return None


def _bound(state: Duel, caster: str, seat: int) -> Reasons:
    """Reasons against the spells bound to what a mage wears. Who wears a thing knows what is bound to it.
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


# One spell at one target


def why_not_this_spell(state: Duel, caster: str, seat: int, subject: str, aim: str) -> Refusal | None:
    """Reason why a castable spell is not offered for ``aim``. The spell is ``<slug>`` or ``<source>.<slug>``; None
    where the words name no target."""
    card = BY_SLUG[subject.rpartition(".")[2]]
    return why_not_cast_at(state, caster, seat, card, aim) if is_nameable(state, aim) else None


def why_not_at_hand(state: Duel, caster: str, seat: int, slug: str) -> Refusal | None:
    """Reason why a spell is not one that ``caster`` could cast at all. None where it is, or where there is no such
    spell."""
    card = spell_named(slug)
    if card is None or caster in MAGE:
        return None if card is None else why_not_prepared(state, seat, card)
    spawns = "spawnpoint" in state.card(caster).trait_names
    rule = "casting.spawnpoint" if spawns else "casting.familiar-cast"
    return no("helper-other", rule, what=label(state, caster))


def why_not_prepared(state: Duel, seat: int, card: Card) -> Refusal | None:
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


def why_not_cast_at(state: Duel, caster: str, seat: int, card: Card, aim: str) -> Refusal | None:
    """Reason why a spell at hand cannot be cast at ``aim``. Either ``aim`` is no target, nothing could come of it, or
    it is too dear. [casting.target] [casting.pay]"""
    reason = why_not_at(aiming_of(state, caster, seat, card), aim)
    return (
        reason
        or _why_pointless(state, caster, seat, card, aim)
        or _why_too_dear(state, caster, seat, card, aim)
    )


def _why_pointless(state: Duel, caster: str, seat: int, card: Card, aim: str) -> Refusal | None:
    """Reason why no choice lets a spell be cast at a legal target. [casting.choices]"""
    if is_castable_at(state, caster, seat, card, aim):
        return None
    spell, target = card.name, target_label(state, aim)
    match card.id:
        case "dissolve" | "explode":
            return no("wears-nothing", card.rule, spell=spell, target=target)
        case "purify":
            return no("nothing-to-purify", card.rule, spell=spell, target=target)
        case "steal_enchantment" if not may_use(state, seat, state.card(aim)):
            return no("bound-forbidden", "casting.forbidden", spell=state.card(aim).name)
        case "steal_enchantment" if state.is_enemy(seat, aim) and in_play_forbidden(
            state, seat, state.card(aim)
        ):
            return no("unique", "casting.unique", spell=state.card(aim).name)
        case "shift_enchantment" | "steal_enchantment":
            hosts = new_hosts(state, caster, seat, aim)
            if not hosts:
                return no("no-new-host", card.rule, spell=spell, target=target)
            price = min(cast_cost(state, caster, card, aim, (new,)) for new in hosts)
            return too_dear(card, price, mana_for(state, caster, seat))
    if state.piece(aim).used.get(card.rule):
        return no("once-a-round", card.rule, spell=spell, target=target)
    came = state.piece(aim).summoned == state.match.round
    return no("active" if came else "not-just-came", card.rule, spell=spell, target=target)


def _why_too_dear(state: Duel, caster: str, seat: int, card: Card, aim: str) -> Refusal | None:
    price, mana = least_cost(state, caster, card, aim), mana_for(state, caster, seat)
    return too_dear(card, price, mana) if price > mana else None


# One spell at all targets


def _aiming(state: Duel, caster: str, seat: int, card: Card, key: str) -> Reasons:
    """Reasons why a spell cannot be cast at its likely targets. Where it can be cast at none of them, there is one
    reason for all."""
    verdicts = {
        aim: why_not_cast_at(state, caster, seat, card, aim)
        for aim in _likely_aims(state, caster, seat, card)
    }
    reasons = {aim: reason for aim, reason in verdicts.items() if reason is not None}
    if len(reasons) < len(verdicts):
        return {f"{key}:{aim}": reason for aim, reason in reasons.items()}
    return {key: _nowhere(card, list(reasons.values()))}


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
                found += [f"card.{slug}" for slug in slugs]
            case Aim.ARENA:
                found.append("arena")
    return found


def _nowhere(card: Card, reasons: list[Refusal]) -> Refusal:
    """Why there is no target at all, told by those that fit best."""
    nearest = why_nowhere(reasons, "casting.range", card.name)
    if nearest is None or nearest.rule != "casting.pay":
        if Aim.BORDER in card.target.aims:
            return no("nowhere-border", "spells.wall-border", spell=card.name)
        if Aim.ZONE in card.target.aims:
            return no("nowhere-zone", "casting.target", spell=card.name)
    return nearest or no("nowhere-target", "casting.target", spell=card.name)
