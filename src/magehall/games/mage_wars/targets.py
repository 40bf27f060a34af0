"""What a spell, an ability or an attack may be aimed at: kind, range, line of sight, immunity."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_wars.arena import sight, sight_to_border
from magehall.games.mage_wars.cards import BY_SLUG, CARDS, Card
from magehall.games.mage_wars.cards.card import Aim, Kind, Style, Target
from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.profile import damage_barrier, fits, has, immune, is_flying
from magehall.games.mage_wars.state import IN_PLAY, NOWHERE, Duel, Piece

Range = tuple[int, int] | None


def sight_blockers(state: Duel) -> frozenset[str]:
    """The borders whose walls hide what is behind them."""
    walls = state.index.walls
    if not walls:
        return NO_WALLS
    return frozenset(
        border for border, wall in walls.items() if "blocks-sight" in state.card(wall).trait_names
    )


NO_WALLS: frozenset[str] = frozenset()


def sees_zone(state: Duel, viewer: str, zone: int) -> bool:
    """Whether an object has line of sight to a zone. [movement.los-needed] [movement.los-flying]"""
    if is_flying(state, viewer):
        return True
    return sight(state.arena, state.zone_of(viewer), zone, sight_blockers(state))


def zones_of(state: Duel, id: str) -> tuple[int, ...]:
    """Where an object is: its zone, or for a wall the zones on both sides; nowhere for what is not in the arena."""
    border = state.piece(id).border
    if border:
        return state.arena.sides(border)
    zone = state.zone_of(id)
    return () if zone == NOWHERE else (zone,)


def sees(state: Duel, viewer: str, target: str) -> bool:
    """Whether an object has line of sight to another."""
    here, there = zones_of(state, viewer), zones_of(state, target)
    if not here or not there:
        return False
    if is_flying(state, viewer) or (state.card(target).kind is Kind.CREATURE and is_flying(state, target)):
        return True
    return not state.index.walls or any(is_seen_from(state, zone, target) for zone in here)


def is_seen_from(state: Duel, zone: int, target: str) -> bool:
    """Whether there is line of sight from a zone to an object in the arena."""
    if state.card(target).kind is Kind.CREATURE and is_flying(state, target):
        return True
    blockers = sight_blockers(state)
    if not blockers:
        return True
    border = state.piece(target).border
    if border:
        return sight_to_border(state.arena, zone, border, blockers)
    return sight(state.arena, zone, zones_of(state, target)[0], blockers)


def in_range(state: Duel, viewer: str, target: str, within: Range) -> bool:
    """Whether an object is between the least and the greatest range. [casting.range]"""
    if within is None:
        return True
    least, most = within
    distance = state.arena.distance
    return any(
        least <= distance(here, there) <= most
        for here in zones_of(state, viewer)
        for there in zones_of(state, target)
    )


def targets_of(state: Duel, caster: str, seat: int, card: Card) -> Iterator[str]:
    """Everything a spell may be cast at by ``caster``: objects by id, zones and borders by name, cards in the discard
    pile as ``card.<slug>``, and ``arena``. [casting.target] [casting.range] [movement.los-needed]"""
    yield from aims_of(state, caster, seat, card.target, card.within, card)


def aims_of(
    state: Duel, caster: str, seat: int, target: Target, within: Range, card: Card | None = None
) -> Iterator[str]:
    """Everything that ``target`` names, is in range and in sight of ``caster``."""
    for aim in target.aims:
        match aim:
            case Aim.ARENA:
                yield "arena"
            case Aim.ZONE:
                yield from _zones(state, caster, seat, target, within, card)
            case Aim.BORDER:
                yield from _borders(state, caster, within)
            case Aim.OBJECT | Aim.ENCHANTMENT:
                for id, _ in list(state.pieces()):
                    if is_legal_object(state, caster, seat, target, within, card, id):
                        yield id
            case Aim.DISCARD:
                yield from _discarded(state, seat, target)


def is_legal(state: Duel, caster: str, seat: int, card: Card, aim: str) -> bool:
    """Whether a target chosen earlier may still be chosen. [casting.illegal-target]"""
    return any(aim == other for other in targets_of(state, caster, seat, card))


def _zones(
    state: Duel, caster: str, seat: int, target: Target, within: Range, card: Card | None
) -> Iterator[str]:
    arena = state.arena
    here = state.zone_of(caster)
    least, most = within or (0, 99)
    for zone in arena.zones:
        if not least <= arena.distance(here, zone) <= most or not sees_zone(state, caster, zone):
            continue
        if target.clear and any(
            state.is_enemy(seat, other) for other in state.creatures() if state.zone_of(other) == zone
        ):
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
            piece.zone == zone and CARDS[piece.card] is card and _is_known_to(state, seat, piece)
            for _, piece in state.pieces()
        )
    return True


def _is_known_to(state: Duel, seat: int, piece: Piece) -> bool:
    """Whether a seat knows an enchantment to be there: its own side's, or one that is revealed."""
    return not piece.hidden or state.friends(seat, piece.controller)


def _borders(state: Duel, caster: str, within: Range) -> Iterator[str]:
    """The borders without a wall, in range and in sight. [spells.wall-border]"""
    arena = state.arena
    taken = state.index.walls
    blockers = sight_blockers(state)
    here, flying = state.zone_of(caster), is_flying(state, caster)
    least, most = within or (0, 99)
    for border in arena.borders:
        near = border not in taken and arena.border_in_range(here, border, least, most)
        if near and (flying or sight_to_border(arena, here, border, blockers)):
            yield border


def is_legal_object(
    state: Duel, caster: str, seat: int, target: Target, within: Range, card: Card | None, id: str
) -> bool:
    """Whether an object is what ``target`` names, in range and in sight."""
    if not state.exists(id):
        return False
    piece = state.piece(id)
    theirs = CARDS[piece.card]
    if theirs.kind not in IN_PLAY or not (piece.zone != NOWHERE or piece.border or piece.host):
        return False
    if Aim.ENCHANTMENT in target.aims:
        if theirs.kind is not Kind.ENCHANTMENT or target.hidden not in (None, piece.hidden):
            return False
        if target.mine is not None and target.mine != (piece.controller == seat):
            return False
    elif theirs.kind is Kind.ENCHANTMENT and piece.hidden and target.who.kinds:
        return False
    if not fits(state, id, target.who, seat, caster) or not suits(state, id, seat, target, card):
        return False
    return in_range(state, caster, id, within) and (within is None or sees(state, caster, id))


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
    if card.kind is Kind.ATTACK and _unreachable(state, id):
        return False
    if card.kind is Kind.ENCHANTMENT or (card.kind is Kind.CONJURATION and card.target.aims != (Aim.ZONE,)):
        return not any(
            state.card(other) is card and _is_known_to(state, seat, state.piece(other))
            for other in state.attached(id)
        )
    if card.kind is Kind.EQUIPMENT:
        return can_wear(state, id, seat, card)
    return True


_HARMS = frozenset(Harm)


def is_immune_to(state: Duel, id: str, card: Card) -> bool:
    """Whether an object is immune to a spell by one of its subtypes. [traits.immunity]"""
    return any(subtype in _HARMS and immune(state, id, Harm(subtype)) for subtype in card.subtypes)


def _unreachable(state: Duel, id: str) -> bool:
    """Tanglevine cannot be the target of ranged attacks. [card.tanglevine]"""
    return "unshootable" in state.card(id).trait_names


def can_wear(state: Duel, mage: str, seat: int, card: Card) -> bool:
    """Whether a mage can put equipment on: not two of a name, and on an enemy only where nothing is worn.
    [spells.equipment-same-name] [spells.equipment-reach] [combat.barrier-one]"""
    worn = [other for other in state.attached(mage) if state.card(other).kind is Kind.EQUIPMENT]
    if any(state.card(other) is card for other in worn):
        return False
    if damage_barrier(state, mage) is not None and any(bar.style is Style.BARRIER for bar in card.attacks):
        return False  # [combat.barrier-one]
    return not state.is_enemy(seat, mage) or bool(free_slots(state, mage, card))


def free_slots(state: Duel, mage: str, card: Card) -> list[str]:
    """The slots, of those a card can take, that are free; empty where something must make room.
    [spells.equipment-slot] [spells.equipment-rings] [spells.equipment-two-slots]"""
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
        and _is_known_to(state, seat, piece)
        for _, piece in state.pieces()
    )


def discarded_card(aim: str) -> Card:
    """The card a target ``card.<slug>`` names."""
    return BY_SLUG[aim.removeprefix("card.")]
