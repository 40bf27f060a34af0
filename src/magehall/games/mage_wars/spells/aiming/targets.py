"""Legal targets of spells and abilities: kind, range, line of sight, immunity. ``cause_against`` is the one verdict on a
target. What can be aimed at is what it has nothing against, and ``why_not_at`` puts it into words."""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.mage_wars.cards import BY_SLUG, CARDS, NUMBER, Card
from magehall.games.mage_wars.cards.card import Aim, Kind, Target, Who
from magehall.games.mage_wars.model.arena import sight_to_border
from magehall.games.mage_wars.model.labels import ARENA, CARD, is_nameable, label, target_label
from magehall.games.mage_wars.model.pieces import is_placed
from magehall.games.mage_wars.model.sight import Range, sees, sees_zone, zones_of
from magehall.games.mage_wars.model.state import IN_PLAY, Duel, Piece
from magehall.games.mage_wars.model.values import fits, is_flying, misfit
from magehall.games.mage_wars.model.words import no
from magehall.games.mage_wars.spells.aiming.suiting import (
    in_play_forbidden,
    is_known_to,
    unsuited,
    why_room_for_one,
)
from magehall.kernel.decision import Refusal, Verdict

OBJECTS = frozenset({Aim.OBJECT, Aim.ENCHANTMENT})
"""The aims that are objects."""


class Aiming:
    """Something to be aimed: who aims it, at what, and how far. ``name`` is what it is called; ``rule`` is its own entry
    in the ledger, ``range_rule`` the one that says how far it reaches; an ability has no ``card``. ``near`` are the zones
    in range, None for all; ``meant`` the objects in play that the target names."""

    __slots__ = (
        "card", "caster", "meant", "name", "near", "open", "range_rule", "rule", "seat", "state", "target", "within",
    )  # fmt: skip

    def __init__(
        self,
        state: Duel,
        caster: str,
        seat: int,
        target: Target,
        within: Range,
        name: str,
        rule: str,
        card: Card | None = None,
        range_rule: str = "casting.range",
    ) -> None:
        self.state = state
        self.caster = caster
        self.seat = seat
        self.target = target
        self.within = within
        self.name = name
        self.rule = rule
        self.card = card
        self.range_rule = range_rule
        self.near = _reach(state, caster, within)
        self.open = within is None or not state.index.sight_blockers
        self.meant = {} if OBJECTS.isdisjoint(target.aims) else fitting(state, target.who, seat)


def aiming_of(state: Duel, caster: str, seat: int, card: Card) -> Aiming:
    """A spell that is cast by ``caster``."""
    return Aiming(state, caster, seat, card.target, card.within, card.name, card.rule, card)


def is_legal(state: Duel, caster: str, seat: int, card: Card, aim: str) -> bool:
    """Whether a target chosen earlier may still be chosen. [casting.illegal-target]"""
    return not cause_against(aiming_of(state, caster, seat, card), aim)


def aims_of(aiming: Aiming) -> list[str]:
    """Everything that something can be aimed at. Objects go by id, zones and borders by name, cards in the discard pile
    as ``card.<slug>``; there is also ``arena``. [casting.target] [casting.range] [movement.los-needed]"""
    found: list[str] = []
    for aim in aiming.target.aims:
        match aim:
            case Aim.OBJECT | Aim.ENCHANTMENT:
                found += _objects_open(aiming)
            case Aim.ZONE:
                name = aiming.state.arena.name
                near = _zones_near(aiming)
                found += [name(zone) for zone in near if not _cause_against_zone(aiming, zone)]
            case Aim.BORDER:
                found += [
                    border for border in _borders_near(aiming) if not _cause_against_border(aiming, border)
                ]
            case Aim.ARENA:
                found.append(ARENA)
            case Aim.DISCARD:
                found += [aim for aim in _discarded(aiming) if not _cause_against_card(aiming, aim)]
    return found


# What is worth judging


def _objects_open(aiming: Aiming) -> list[str]:
    """Objects that nothing speaks against, in the order in which they came. They are meant and in range, and the rest of
    the verdict is asked of no others."""
    state, near, target, is_open = aiming.state, aiming.near, aiming.target, aiming.open
    enchantment, seat, card = target.is_enchantment, aiming.seat, aiming.card
    found = []
    for id in aiming.meant:
        piece = state.piece(id)
        if (
            (near is None or piece.zone in near or (piece.zone < 0 and _is_beside(state, near, id)))
            and not (enchantment and _no_such_enchantment(aiming, piece))
            and not unsuited(state, id, seat, target, card)
            and (is_open or sees(state, aiming.caster, id))
        ):
            found.append(id)
    return found


def _is_beside(state: Duel, near: frozenset[int], id: str) -> bool:
    """Whether a wall or something attached is in one of these zones."""
    return not near.isdisjoint(zones_of(state, id))


def _zones_near(aiming: Aiming) -> Iterable[int]:
    zones, near = aiming.state.arena.zones, aiming.near
    return zones if near is None else [zone for zone in zones if zone in near]


def _borders_near(aiming: Aiming) -> tuple[str, ...]:
    state = aiming.state
    return state.arena.borders_within(state.zone_of(aiming.caster), *(aiming.within or (0, 99)))


def _discarded(aiming: Aiming) -> dict[str, None]:
    numbers = aiming.state.player(aiming.seat).discard
    return dict.fromkeys(f"{CARD}{CARDS[number].slug}" for number in numbers)


def _reach(state: Duel, caster: str, within: Range) -> frozenset[int] | None:
    """The zones in range of an object; None means: no matter where."""
    if within is None:
        return None
    arena, zone = state.arena, state.piece(caster).zone
    if zone >= 0:
        return arena.zones_within(zone, *within)
    return frozenset().union(*(arena.zones_within(zone, *within) for zone in zones_of(state, caster)))


def fitting(state: Duel, who: Who, seat: int) -> dict[str, None]:
    """Cached objects in play that ``who`` means for a seat. Which object asks makes no difference. They are in the order
    in which they came, and must not be changed."""
    noted = state.index.fitting
    found = noted.get((who, seat))
    if found is None:
        kinds = who.kinds or IN_PLAY
        found = {id: None for id, kind in state.index.placed if kind in kinds and fits(state, id, who, seat)}
        noted[who, seat] = found
    return found


# The verdict


def cause_against(aiming: Aiming, aim: str) -> str:
    """Name of the reason why ``aim`` is no target; empty where it is one. [casting.target]"""
    aims, state = aiming.target.aims, aiming.state
    if not is_nameable(state, aim):
        return "gone"
    if aim == ARENA:
        return "" if Aim.ARENA in aims else "wants"
    if aim.startswith(CARD):
        return _cause_against_card(aiming, aim) if Aim.DISCARD in aims else "wants"
    if aim in state.arena.borders:
        return _cause_against_border(aiming, aim) if Aim.BORDER in aims else "wants"
    if aim in state.things:
        return "wants" if OBJECTS.isdisjoint(aims) else _cause_against_object(aiming, aim)
    return _cause_against_zone(aiming, state.arena.zone(aim)) if Aim.ZONE in aims else "wants"


def discarded_card(aim: str) -> Card:
    """The card a target ``card.<slug>`` names."""
    return BY_SLUG[aim.removeprefix(CARD)]


def _cause_against_object(aiming: Aiming, id: str) -> str:
    """[casting.target] [casting.range] [movement.los-needed]"""
    state, target = aiming.state, aiming.target
    piece = state.piece(id)
    if target.is_enchantment and (cause := _no_such_enchantment(aiming, piece)):
        return cause
    if id not in aiming.meant:
        return _not_meant(aiming, id, piece)
    cause = unsuited(state, id, aiming.seat, target, aiming.card)
    near = aiming.near
    if cause or near is None:
        return cause
    if piece.zone not in near and not (piece.zone < 0 and _is_beside(state, near, id)):
        return "range" if zones_of(state, id) else "gone"  # on something banished
    return "" if aiming.open or sees(state, aiming.caster, id) else "sight"


def _no_such_enchantment(aiming: Aiming, piece: Piece) -> str:
    target = aiming.target
    if not is_placed(piece):
        return "gone"
    if CARDS[piece.card].kind is not Kind.ENCHANTMENT:
        return "wants"
    if target.hidden not in (None, piece.hidden):
        return "wants-hidden" if target.hidden else "wants-revealed"
    mine = aiming.state.friends(piece.controller, aiming.seat)
    return "wants-own" if target.mine and not mine else ""


def _not_meant(aiming: Aiming, id: str, piece: Piece) -> str:
    """It is not the kind of object that is asked for. [casting.target] [traits.living] [traits.incorporeal-also]"""
    if not is_placed(piece):
        return "gone"
    who = aiming.target.who
    match misfit(aiming.state, id, who, aiming.seat):
        case "mage" if not who.mage:
            return "wants-no-mage"
        case "subtypes":
            return f"wants-{who.subtypes[0]}"
        case "living":
            return "nonliving"
        case "corporeal":
            return "incorporeal"
        case "friendly":
            return "wants-friend"
    return "wants"


def _cause_against_zone(aiming: Aiming, zone: int) -> str:
    """[casting.range] [movement.los-needed] [movement.trap-target] [spells.conjuration-zone] [spells.zone-exclusive]
    [spells.enchantment-same-name]"""
    state, card = aiming.state, aiming.card
    if aiming.target.clear and any(
        state.zone_of(other) == zone and state.is_enemy(aiming.seat, other) for other in state.index.creatures
    ):
        return "zone-not-clear"
    if card is not None and card.kind is Kind.CONJURATION:
        there = [id for id in state.in_zone(zone) if state.card(id).kind is Kind.CONJURATION]
        if any(state.card(id) is card and not state.piece(id).host for id in there):
            return "zone-same-name"
        if "zone-exclusive" in card.trait_names and _exclusive(state, zone):
            return "zone-exclusive"
    if card is not None and card.kind is Kind.ENCHANTMENT:
        for _, piece in state.pieces():
            if piece.zone == zone and CARDS[piece.card] is card and is_known_to(state, aiming.seat, piece):
                return "zone-same-name"
    if aiming.near is not None:
        if zone not in aiming.near:
            return "range"
        if aiming.open:
            return ""
    return "" if sees_zone(state, aiming.caster, zone) else "sight"


def _exclusive(state: Duel, zone: int) -> str:
    """The conjuration that tolerates no other of its sort in a zone."""
    return next(
        (
            id
            for id in state.in_zone(zone)
            if state.card(id).kind is Kind.CONJURATION and "zone-exclusive" in state.card(id).trait_names
        ),
        "",
    )


def _cause_against_border(aiming: Aiming, border: str) -> str:
    """[spells.wall-border] [movement.los-wall]"""
    state, within = aiming.state, aiming.within
    arena, here, index = state.arena, state.zone_of(aiming.caster), state.index
    if border in index.walls:
        return "border-taken"
    if within is not None and not arena.border_in_range(here, border, *within):
        return "border-range"
    if is_flying(state, aiming.caster) or sight_to_border(arena, here, border, index.sight_blockers):
        return ""
    return "border-sight"


def _cause_against_card(aiming: Aiming, aim: str) -> str:
    """Why a card is none that can be brought back. [card.resurrection] [casting.legendary] [casting.unique]"""
    card, who = discarded_card(aim), aiming.target.who
    if NUMBER[card.id] not in aiming.state.player(aiming.seat).discard:
        return "not-discarded"
    if card.kind not in who.kinds:
        return "wants-creature"
    if who.living and not card.living:
        return "nonliving"
    return why_room_for_one(card) if in_play_forbidden(aiming.state, aiming.seat, card) else ""


# Its words


def why_not_at(aiming: Aiming, aim: str) -> Verdict:
    """Why ``aim`` is no target; None where it is one."""
    cause = cause_against(aiming, aim)
    return in_words(aiming, aim, cause) if cause else None


RULES = {
    "gone": "casting.target",
    "wants-no-mage": "casting.target",
    "wants-creature": "casting.target",
    "nonliving": "traits.living",
    "incorporeal": "traits.incorporeal-also",
    "uncontainable": "traits.uncontainable",
    "immune": "traits.immunity",
    "worn": "spells.equipment-same-name",
    "barrier": "combat.barrier-one",
    "slot-taken": "spells.equipment-reach",
    "zone-not-clear": "movement.trap-target",
}
"""The rules behind causes that are none of the card's own."""


def in_words(aiming: Aiming, aim: str, cause: str) -> Refusal:
    """The refusal of a target for a cause."""
    state, card, spell = aiming.state, aiming.card, aiming.name
    match cause:
        case "wants":
            return _wants(aiming, aim)
        case "range" | "border-range":
            return _too_far(aiming, aim)
        case "sight":
            return no("sight", "movement.los-needed", spell=spell)
        case "border-sight":
            return no("sight", "movement.los-wall", spell=spell)
        case "border-taken":
            return no(cause, "spells.wall-border", wall=label(state, state.index.walls[aim]), border=aim)
        case "unshootable":
            return no(cause, state.card(aim).rule, target=label(state, aim))
        case "zone-exclusive":
            what = label(state, _exclusive(state, state.arena.zone(aim)))
            return no(cause, "spells.zone-exclusive", spell=spell, what=what, zone=aim)
        case "legendary" | "unique":
            return no(cause, f"casting.{cause}", spell=discarded_card(aim).name)
    conjured = card is not None and card.kind is Kind.CONJURATION
    if cause == "same-name":
        rule = "spells.conjuration-object" if conjured else "spells.enchantment-same-name"
    elif cause == "zone-same-name":
        rule = "spells.conjuration-zone" if conjured else "spells.enchantment-same-name"
    elif cause.removeprefix("wants-") in aiming.target.who.subtypes:
        rule = "casting.target"
    else:
        rule = RULES.get(cause, aiming.rule)
    return no(cause, rule, spell=spell, target=target_label(state, aim))


def _wants(aiming: Aiming, aim: str) -> Refusal:
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
    return no(f"wants-{kind}", rule, spell=aiming.name, target=target_label(aiming.state, aim))


def _too_far(aiming: Aiming, aim: str) -> Refusal:
    """[casting.range] [spells.wall-border]"""
    state, arena = aiming.state, aiming.state.arena
    least, most = aiming.within or (0, 0)
    if aim in arena.borders:
        distance, rule = arena.distance_to_border(state.zone_of(aiming.caster), aim), "spells.wall-border"
    elif most == 0:
        return no("own-zone", aiming.range_rule, spell=aiming.name)
    else:
        zones = zones_of(state, aim) if aim in state.things else (arena.zone(aim),)
        here = zones_of(state, aiming.caster)
        distance = min(arena.distance(one, other) for one in here for other in zones)
        rule = aiming.range_rule
    return no("range", rule, spell=aiming.name, distance=distance, range=f"{least}-{most}")
