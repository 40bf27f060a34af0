"""Legal targets of spells and abilities: kind, range, line of sight, immunity."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.cards import BY_SLUG, CARDS, Card
from magehall.games.mage_wars.cards.card import Aim, Kind, Style, Target, Who
from magehall.games.mage_wars.model.arena import sight_to_border
from magehall.games.mage_wars.model.sight import (
    Range,
    in_range,
    sees,
    sees_zone,
    zones_of,
)
from magehall.games.mage_wars.model.state import IN_PLAY, NOWHERE, Duel, Piece
from magehall.games.mage_wars.model.values import damage_barrier, fits, has, is_flying, profile

OBJECTS = frozenset({Aim.OBJECT, Aim.ENCHANTMENT})
"""The aims that are objects."""


def targets_of(state: Duel, caster: str, seat: int, card: Card) -> list[str]:
    """Legal targets of a spell that ``caster`` casts. They are objects by id, zones and borders by name, cards in the
    discard pile as ``card.<slug>``, and ``arena``. [casting.target] [casting.range] [movement.los-needed]"""
    return aims_of(state, caster, seat, card.target, card.within, card)


def aims_of(
    state: Duel, caster: str, seat: int, target: Target, within: Range, card: Card | None = None
) -> list[str]:
    """Everything that ``target`` names, is in range and in sight of ``caster``."""
    found: list[str] = []
    for aim in target.aims:
        match aim:
            case Aim.OBJECT | Aim.ENCHANTMENT:
                found += _objects(state, caster, seat, target, within, card)
            case Aim.ZONE:
                found += _zones(state, caster, seat, target, within, card)
            case Aim.BORDER:
                found += _borders(state, caster, within)
            case Aim.ARENA:
                found.append("arena")
            case Aim.DISCARD:
                found += _discarded(state, seat, target)
    return found


def is_legal(state: Duel, caster: str, seat: int, card: Card, aim: str) -> bool:
    """Whether a target chosen earlier may still be chosen. [casting.illegal-target]"""
    target = card.target
    if not OBJECTS.isdisjoint(target.aims) and is_legal_object(
        state, caster, seat, target, card.within, card, aim
    ):
        return True
    return aim in targets_of(state, caster, seat, card)


def _reach(state: Duel, caster: str, within: Range) -> frozenset[int] | None:
    """The zones in range of an object; None means: no matter where."""
    if within is None:
        return None
    arena, here = state.arena, zones_of(state, caster)
    if len(here) == 1:
        return arena.zones_within(here[0], *within)
    return frozenset().union(*(arena.zones_within(zone, *within) for zone in here))


def _zones(
    state: Duel, caster: str, seat: int, target: Target, within: Range, card: Card | None
) -> Iterator[str]:
    arena = state.arena
    near = _reach(state, caster, within)
    enemies = (
        {state.zone_of(other) for other in state.creatures() if state.is_enemy(seat, other)}
        if target.clear
        else ()
    )
    for zone in arena.zones:
        if (near is not None and zone not in near) or not sees_zone(state, caster, zone):
            continue
        if zone in enemies:
            continue  # [movement.trap-target]
        if card is not None and not _has_room(state, seat, card, zone):
            continue
        yield arena.name(zone)


def _has_room(state: Duel, seat: int, card: Card, zone: int) -> bool:
    """Whether the zone can take the object. [spells.conjuration-zone] [spells.zone-exclusive]
    [spells.enchantment-same-name]"""
    if card.kind is Kind.CONJURATION:
        there = [id for id in state.in_zone(zone) if state.card(id).kind is Kind.CONJURATION]
        if any(state.card(id) is card and not state.piece(id).host for id in there):
            return False
        if "zone-exclusive" in card.trait_names:
            return not any("zone-exclusive" in state.card(id).trait_names for id in there)
    if card.kind is Kind.ENCHANTMENT:
        return not any(
            piece.zone == zone and CARDS[piece.card] is card and is_known_to(state, seat, piece)
            for _, piece in state.pieces()
        )
    return True


def is_known_to(state: Duel, seat: int, piece: Piece) -> bool:
    """Whether a seat knows what an object is. It is revealed, its own side's, or one that its side has looked at.
    [spells.enchantment-hidden] [card.huginn-raven-familiar]"""
    if not piece.hidden or state.friends(seat, piece.controller):
        return True
    return any(piece.known >> other & 1 for other in range(state.seats) if state.friends(seat, other))


def _borders(state: Duel, caster: str, within: Range) -> Iterator[str]:
    """The borders without a wall, in range and in sight. [spells.wall-border]"""
    arena = state.arena
    taken, blockers = state.index.walls, state.index.sight_blockers
    here, flying = state.zone_of(caster), is_flying(state, caster)
    for border in arena.borders_within(here, *(within or (0, 99))):
        if border not in taken and (flying or sight_to_border(arena, here, border, blockers)):
            yield border


def _objects(
    state: Duel, caster: str, seat: int, target: Target, within: Range, card: Card | None
) -> list[str]:
    """Objects that ``target`` names, in range and in sight. What is quick to tell is asked first."""
    near = _reach(state, caster, within)
    in_sight = within is None or not state.index.sight_blockers
    found = []
    for id in fitting(state, target.who, seat):
        piece = state.piece(id)
        if (
            (near is None or (piece.zone in near if piece.zone >= 0 else _touches(state, id, near)))
            and _is_named(state, id, caster, seat, target)
            and suits(state, id, seat, target, card)
            and (in_sight or sees(state, caster, id))
        ):
            found.append(id)
    return found


def _touches(state: Duel, id: str, zones: frozenset[int]) -> bool:
    """Whether an object is in one of the zones or beside it. It is there on its own, with its host or on a border."""
    return not zones.isdisjoint(zones_of(state, id))


def is_legal_object(
    state: Duel, caster: str, seat: int, target: Target, within: Range, card: Card | None, id: str
) -> bool:
    """Whether an object is what ``target`` names, in range and in sight."""
    return (
        id in fitting(state, target.who, seat)
        and _is_named(state, id, caster, seat, target)
        and suits(state, id, seat, target, card)
        and in_range(state, caster, id, within)
        and (within is None or sees(state, caster, id))
    )


def fitting(state: Duel, who: Who, seat: int) -> list[str]:
    """Cached list of the objects in play that ``who`` means for a seat. Which object asks makes no difference. They are
    in the order in which they came, and the list must not be changed."""
    noted = state.index.fitting
    found = noted.get((who, seat))
    if found is None:
        kinds = who.kinds or IN_PLAY
        found = [id for id, kind in state.index.placed if kind in kinds and fits(state, id, who, seat)]
        noted[who, seat] = found
    return found


def _is_named(state: Duel, id: str, caster: str, seat: int, target: Target) -> bool:
    """Whether an object that is meant is also what ``target`` asks for."""
    if target.who.other and id == caster:
        return False
    piece = state.piece(id)
    if target.is_enchantment:
        return (
            CARDS[piece.card].kind is Kind.ENCHANTMENT
            and target.hidden in (None, piece.hidden)
            and target.mine in (None, state.friends(piece.controller, seat))
        )
    return not (piece.hidden and target.who.kinds and CARDS[piece.card].kind is Kind.ENCHANTMENT)


def suits(state: Duel, id: str, seat: int, target: Target, card: Card | None) -> bool:
    """Whether an object is right for a spell, wherever it is. [traits.immunity] [spells.enchantment-same-name]
    [spells.conjuration-object]"""
    theirs = state.card(id)
    if target.channeling and theirs.channeling is None:
        return False
    if target.grounded and theirs.kind is Kind.CREATURE and is_flying(state, id):
        return False
    if target.containable and has(state, id, "uncontainable"):
        return False
    if card is None:
        return True
    if is_immune_to(state, id, card):
        return False
    if card.clings:
        return not any(
            state.card(other) is card and is_known_to(state, seat, state.piece(other))
            for other in state.attached(id)
        )
    if card.kind is Kind.EQUIPMENT:
        return can_wear(state, id, seat, card)
    return not (card.kind is Kind.ATTACK and _unreachable(state, id))


def is_immune_to(state: Duel, id: str, card: Card) -> bool:
    """Whether an object is immune to a spell by one of its subtypes. [traits.immunity]"""
    return bool(card.harms) and not profile(state, id).immune.isdisjoint(card.harms)


def _unreachable(state: Duel, id: str) -> bool:
    """Tanglevine cannot be the target of ranged attacks. [card.tanglevine]"""
    return "unshootable" in state.card(id).trait_names


def can_wear(state: Duel, mage: str, seat: int, card: Card) -> bool:
    """Whether a mage can put equipment on. It cannot wear two of a name, and an enemy needs a free slot.
    [spells.equipment-same-name] [spells.equipment-reach] [combat.barrier-one]"""
    worn = state.worn(mage)
    if any(state.card(other) is card for other in worn):
        return False
    if damage_barrier(state, mage) is not None and any(bar.style is Style.BARRIER for bar in card.attacks):
        return False  # [combat.barrier-one]
    return not state.is_enemy(seat, mage) or bool(free_slots(state, mage, card))


def free_slots(state: Duel, mage: str, card: Card) -> list[str]:
    """Free slots of those an equipment card can take. Empty where something must make room. [spells.equipment-slot]
    [spells.equipment-rings] [spells.equipment-two-slots]"""
    taken: list[str] = []
    for other in state.attached(mage):
        taken += state.piece(other).chosen.split()
    free = [slot.value for slot in card.slots if taken.count(slot) < (2 if slot == "ring" else 1)]
    if card.either_slot:
        return free
    return free if len(free) == len(card.slots) else []


def _discarded(state: Duel, seat: int, target: Target) -> Iterator[str]:
    seen = set()
    for number in state.player(seat).discard:
        card = CARDS[number]
        if card.kind in target.who.kinds and target.who.living in (None, card.living) and card not in seen:
            seen.add(card)
            if not in_play_forbidden(state, seat, card):
                yield f"card.{card.slug}"


def in_play_forbidden(state: Duel, seat: int, card: Card) -> bool:
    """Whether another of that name keeps a spell from being cast. [casting.legendary] [casting.unique]
    [multiplayer.team-copies]"""
    if not (card.legendary or card.unique):
        return False
    return any(
        CARDS[piece.card] is card
        and (piece.zone != NOWHERE or piece.border or piece.host or piece.last_zone != NOWHERE)
        and (card.legendary or state.friends(seat, piece.controller))
        and is_known_to(state, seat, piece)
        for _, piece in state.pieces()
    )


def discarded_card(aim: str) -> Card:
    """The card a target ``card.<slug>`` names."""
    return BY_SLUG[aim.removeprefix("card.")]
