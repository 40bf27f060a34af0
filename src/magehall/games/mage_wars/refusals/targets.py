"""Why a target does not fit a spell or an ability. Its kind, its traits, what it bears, where it is. ``why_not_at``
says None for exactly those targets that ``aims_of`` finds; a test compares the two."""

from __future__ import annotations

from magehall.games.mage_wars.cards import BY_SLUG, NUMBER, SPELLS, Card
from magehall.games.mage_wars.cards.card import Aim, Kind, Style, Target
from magehall.games.mage_wars.model.arena import sight_to_border
from magehall.games.mage_wars.model.labels import label, target_label
from magehall.games.mage_wars.model.pieces import is_placed
from magehall.games.mage_wars.model.sight import Range, in_range, sees, sees_zone, zones_of
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece
from magehall.games.mage_wars.model.values import damage_barrier, has, is_flying
from magehall.games.mage_wars.refusals.reasons import no
from magehall.games.mage_wars.spells.targets import (
    OBJECTS,
    discarded_card,
    free_slots,
    in_play_forbidden,
    is_immune_to,
    is_known_to,
)
from magehall.kernel.decision import Refusal
from magehall.kernel.records import Value

ARENA = "arena"


class Aiming(Value):
    """Something to be aimed: who aims it, at what, and how far. ``name`` is what it is called; ``rule`` is its own entry
    in the ledger, ``range_rule`` the one that says how far it reaches; an ability has no ``card``."""

    caster: str
    seat: int
    target: Target
    within: Range
    name: str
    rule: str
    card: Card | None = None
    range_rule: str = "casting.range"


def aiming_of(caster: str, seat: int, card: Card) -> Aiming:
    """A spell that is cast by ``caster``."""
    return Aiming(caster, seat, card.target, card.within, card.name, card.rule, card)


def why_not_at(state: Duel, aiming: Aiming, aim: str) -> Refusal | None:
    """Why ``aim`` is no target; None where it is one. Only for what ``is_nameable``. [casting.target]"""
    aims = aiming.target.aims
    if aim == ARENA:
        return None if Aim.ARENA in aims else _wants(state, aiming, aim)
    if aim.startswith("card."):
        return _why_not_card(state, aiming, aim) if Aim.DISCARD in aims else _wants(state, aiming, aim)
    if aim in state.arena.borders:
        return _why_not_border(state, aiming, aim) if Aim.BORDER in aims else _wants(state, aiming, aim)
    if aim in state.things:
        is_wanted = not OBJECTS.isdisjoint(aims)
        return _why_not_object(state, aiming, aim) if is_wanted else _wants(state, aiming, aim)
    return _why_not_zone(state, aiming, aim) if Aim.ZONE in aims else _wants(state, aiming, aim)


def is_nameable(state: Duel, aim: str) -> bool:
    """Whether the words name something a spell could conceivably be aimed at."""
    if aim.startswith("card."):
        return spell_named(aim.removeprefix("card.")) is not None
    return (
        aim == ARENA
        or isinstance(state.things.get(aim), Piece)
        or aim in state.arena.borders
        or aim in zone_names(state)
    )


def zone_names(state: Duel) -> list[str]:
    """What the zones of the arena are called."""
    return [state.arena.name(zone) for zone in state.arena.zones]


def spell_named(slug: str) -> Card | None:
    """Spell of that name, if there is one. The mages are cards too, but no spells."""
    card = BY_SLUG.get(slug)
    return card if card in SPELLS else None


def _wants(state: Duel, aiming: Aiming, aim: str) -> Refusal:
    """It is aimed at things of another kind. [casting.target] [spells.equipment-target]"""
    target = aiming.target
    if target.aims == (Aim.OBJECT,) and target.who.kinds == (Kind.CREATURE,):
        kind = "mage" if target.who.mage else "creature"
    elif target.aims == (Aim.OBJECT,) and target.who.kinds:
        kind = "target-of-attacks"
    else:
        kind = "-or-".join(target.aims)
    equipment = aiming.card is not None and aiming.card.kind is Kind.EQUIPMENT
    rule = "spells.equipment-target" if equipment else "casting.target"
    return _no(state, f"wants-{kind}", rule, aiming, aim)


def _no(state: Duel, key: str, rule: str, aiming: Aiming, aim: str) -> Refusal:
    return no(key, rule, spell=aiming.name, target=target_label(state, aim))


# Objects


def _why_not_object(state: Duel, aiming: Aiming, id: str) -> Refusal | None:
    if not is_placed(state.piece(id)):
        return _no(state, "gone", "casting.target", aiming, id)
    return (
        _why_not_meant(state, aiming, id)
        or _why_not_of_traits(state, aiming, id)
        or (aiming.card and _why_unsuited(state, aiming, aiming.card, id))
        or _why_out_of_reach(state, aiming, id)
    )


def _why_not_meant(state: Duel, aiming: Aiming, id: str) -> Refusal | None:
    """It is not the kind of object that is asked for. [casting.target] [traits.living] [traits.incorporeal-also]"""
    target, who, piece, card = aiming.target, aiming.target.who, state.piece(id), state.card(id)
    if target.is_enchantment:
        if card.kind is not Kind.ENCHANTMENT:
            return _wants(state, aiming, id)
        if target.hidden not in (None, piece.hidden):
            key = "wants-hidden" if target.hidden else "wants-revealed"
            return _no(state, key, aiming.rule, aiming, id)
        if target.mine and not state.friends(piece.controller, aiming.seat):
            return _no(state, "wants-own", aiming.rule, aiming, id)
    if who.kinds and card.kind not in who.kinds:
        return _wants(state, aiming, id)
    if who.mage is not None and who.mage != (id in MAGE):
        return (
            _no(state, "wants-no-mage", "casting.target", aiming, id)
            if id in MAGE
            else _wants(state, aiming, id)
        )
    if who.subtypes and not any(subtype in card.subtypes for subtype in who.subtypes):
        return _no(state, f"wants-{who.subtypes[0]}", "casting.target", aiming, id)
    if who.living and not card.living:
        return _no(state, "nonliving", "traits.living", aiming, id)
    if who.corporeal and not card.corporeal:
        return _no(state, "incorporeal", "traits.incorporeal-also", aiming, id)
    if who.friendly and state.is_enemy(aiming.seat, id):
        return _no(state, "wants-friend", aiming.rule, aiming, id)
    return None


def _why_not_of_traits(state: Duel, aiming: Aiming, id: str) -> Refusal | None:
    """Reason in its traits why an object is no target. It lacks what the card asks for, or has what the card does not
    allow."""
    target, card = aiming.target, state.card(id)
    if target.channeling and card.channeling is None:
        return _no(state, "no-channeling", aiming.rule, aiming, id)
    if target.grounded and card.kind is Kind.CREATURE and is_flying(state, id):
        return _no(state, "flies", aiming.rule, aiming, id)
    if target.containable and has(state, id, "uncontainable"):
        return _no(state, "uncontainable", "traits.uncontainable", aiming, id)
    return None


def _why_unsuited(state: Duel, aiming: Aiming, card: Card, id: str) -> Refusal | None:
    """Reason why an object of the right kind is no target. It is not right for this very spell. [traits.immunity]
    [spells.enchantment-same-name] [spells.conjuration-object]"""
    if is_immune_to(state, id, card):
        return _no(state, "immune", "traits.immunity", aiming, id)
    if card.clings:
        if any(
            state.card(other) is card and is_known_to(state, aiming.seat, state.piece(other))
            for other in state.attached(id)
        ):
            conjured = card.kind is Kind.CONJURATION
            rule = "spells.conjuration-object" if conjured else "spells.enchantment-same-name"
            return _no(state, "same-name", rule, aiming, id)
    elif card.kind is Kind.EQUIPMENT:
        return _why_not_worn(state, aiming, card, id)
    elif card.kind is Kind.ATTACK and "unshootable" in state.card(id).trait_names:
        return no("unshootable", state.card(id).rule, target=label(state, id))
    return None


def _why_not_worn(state: Duel, aiming: Aiming, card: Card, mage: str) -> Refusal | None:
    """[spells.equipment-same-name] [combat.barrier-one] [spells.equipment-reach]"""
    if any(state.card(other) is card for other in state.worn(mage)):
        return _no(state, "worn", "spells.equipment-same-name", aiming, mage)
    if damage_barrier(state, mage) is not None and any(bar.style is Style.BARRIER for bar in card.attacks):
        return _no(state, "barrier", "combat.barrier-one", aiming, mage)
    if state.is_enemy(aiming.seat, mage) and not free_slots(state, mage, card):
        return _no(state, "slot-taken", "spells.equipment-reach", aiming, mage)
    return None


def _why_out_of_reach(state: Duel, aiming: Aiming, id: str) -> Refusal | None:
    """It is out of range, or hidden behind a wall. [casting.range] [movement.los-needed]"""
    if aiming.within is None:
        return None
    zones = zones_of(state, id)
    if not zones:
        return _no(state, "gone", "casting.target", aiming, id)  # on something banished
    if not in_range(state, aiming.caster, id, aiming.within):
        return _too_far(state, aiming, zones)
    return None if sees(state, aiming.caster, id) else _out_of_sight(aiming)


def _too_far(state: Duel, aiming: Aiming, zones: tuple[int, ...]) -> Refusal:
    least, most = aiming.within or (0, 0)
    if most == 0:
        return no("own-zone", aiming.range_rule, spell=aiming.name)
    distance = min(
        state.arena.distance(here, there) for here in zones_of(state, aiming.caster) for there in zones
    )
    return no("range", aiming.range_rule, spell=aiming.name, distance=distance, range=f"{least}-{most}")


def _out_of_sight(aiming: Aiming) -> Refusal:
    return no("sight", "movement.los-needed", spell=aiming.name)


# Places


def _why_not_zone(state: Duel, aiming: Aiming, name: str) -> Refusal | None:
    """[casting.range] [movement.los-needed] [movement.trap-target] [spells.conjuration-zone] [spells.zone-exclusive]
    [spells.enchantment-same-name]"""
    arena, card = state.arena, aiming.card
    zone = arena.zone(name)
    if aiming.target.clear and any(
        state.zone_of(other) == zone and state.is_enemy(aiming.seat, other) for other in state.creatures()
    ):
        return _no(state, "zone-not-clear", "movement.trap-target", aiming, name)
    if card is not None and (reason := _why_no_room(state, aiming, card, zone)):
        return reason
    if aiming.within is not None:
        least, most = aiming.within
        if not any(least <= arena.distance(here, zone) <= most for here in zones_of(state, aiming.caster)):
            return _too_far(state, aiming, (zone,))
    return None if sees_zone(state, aiming.caster, zone) else _out_of_sight(aiming)


def _why_no_room(state: Duel, aiming: Aiming, card: Card, zone: int) -> Refusal | None:
    name = state.arena.name(zone)
    if card.kind is Kind.CONJURATION:
        there = [id for id in state.in_zone(zone) if state.card(id).kind is Kind.CONJURATION]
        if any(state.card(id) is card and not state.piece(id).host for id in there):
            return _no(state, "zone-same-name", "spells.conjuration-zone", aiming, name)
        exclusive = [id for id in there if "zone-exclusive" in state.card(id).trait_names]
        if exclusive and "zone-exclusive" in card.trait_names:
            what = label(state, exclusive[0])
            return no("zone-exclusive", "spells.zone-exclusive", spell=card.name, what=what, zone=name)
    if card.kind is Kind.ENCHANTMENT and any(
        piece.zone == zone and state.card(id) is card and is_known_to(state, aiming.seat, piece)
        for id, piece in state.pieces()
    ):
        return _no(state, "zone-same-name", "spells.enchantment-same-name", aiming, name)
    return None


def _why_not_border(state: Duel, aiming: Aiming, border: str) -> Refusal | None:
    """[spells.wall-border] [movement.los-wall]"""
    arena, here = state.arena, state.zone_of(aiming.caster)
    if wall := state.index.walls.get(border):
        return no("border-taken", "spells.wall-border", wall=label(state, wall), border=border)
    if aiming.within is not None and not arena.border_in_range(here, border, *aiming.within):
        distance = arena.distance_to_border(here, border)
        least, most = aiming.within
        return no(
            "range", "spells.wall-border", spell=aiming.name, distance=distance, range=f"{least}-{most}"
        )
    if is_flying(state, aiming.caster) or sight_to_border(arena, here, border, state.index.sight_blockers):
        return None
    return no("sight", "movement.los-wall", spell=aiming.name)


def _why_not_card(state: Duel, aiming: Aiming, aim: str) -> Refusal | None:
    """Why a card is none that can be brought back. [card.resurrection] [casting.legendary] [casting.unique]"""
    card = discarded_card(aim)
    who = aiming.target.who
    if NUMBER[card.id] not in state.player(aiming.seat).discard:
        return _no(state, "not-discarded", aiming.rule, aiming, aim)
    if card.kind not in who.kinds:
        return _no(state, "wants-creature", "casting.target", aiming, aim)
    if who.living and not card.living:
        return _no(state, "nonliving", "traits.living", aiming, aim)
    return why_not_in_play_twice(state, aiming.seat, card)


def why_not_in_play_twice(state: Duel, seat: int, card: Card) -> Refusal | None:
    """Another object of the name keeps a spell from coming into play. [casting.legendary] [casting.unique]"""
    if not in_play_forbidden(state, seat, card):
        return None
    word = "legendary" if card.legendary else "unique"
    return no(word, f"casting.{word}", spell=card.name)
