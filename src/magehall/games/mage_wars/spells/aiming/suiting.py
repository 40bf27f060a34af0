"""Whether an object suits a spell: traits, immunity, what it bears already."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import Kind, Style, Target
from magehall.games.mage_wars.model.state import NOWHERE, Duel, Piece
from magehall.games.mage_wars.model.values import damage_barrier, has, is_flying, profile


def suits(state: Duel, id: str, seat: int, target: Target, card: Card | None) -> bool:
    """Whether an object is right for a spell, wherever it is."""
    return not unsuited(state, id, seat, target, card)


def unsuited(state: Duel, id: str, seat: int, target: Target, card: Card | None) -> str:
    """Name of the reason why an object is wrong for a spell. Empty where it is right; an ability has no card.
    [traits.immunity] [spells.enchantment-same-name] [spells.conjuration-object]"""
    if target.channeling and state.card(id).channeling is None:
        return "no-channeling"
    if target.grounded and state.card(id).kind is Kind.CREATURE and is_flying(state, id):
        return "flies"
    if target.containable and has(state, id, "uncontainable"):
        return "uncontainable"
    if card is None:
        return ""
    if card.harms and is_immune_to(state, id, card):
        return "immune"
    if card.clings:
        for other in state.index.attached.get(id, ()):
            if state.card(other) is card and is_known_to(state, seat, state.piece(other)):
                return "same-name"
        return ""
    if card.kind is Kind.EQUIPMENT:
        return _unwearable(state, id, seat, card)
    return "unshootable" if card.kind is Kind.ATTACK and "unshootable" in state.card(id).trait_names else ""


def is_immune_to(state: Duel, id: str, card: Card) -> bool:
    """Whether an object is immune to a spell by one of its subtypes. [traits.immunity]"""
    return bool(card.harms) and not profile(state, id).immune.isdisjoint(card.harms)


def is_known_to(state: Duel, seat: int, piece: Piece) -> bool:
    """Whether a seat knows what an object is. It is revealed, its own side's, or one that its side has looked at.
    [spells.enchantment-hidden] [card.huginn-raven-familiar]"""
    if not piece.hidden or state.friends(seat, piece.controller):
        return True
    return any(piece.known >> other & 1 for other in range(state.seats) if state.friends(seat, other))


def _unwearable(state: Duel, mage: str, seat: int, card: Card) -> str:
    """Name of the reason why a mage cannot put equipment on. It cannot wear two of a name, and an enemy needs a free
    slot. [spells.equipment-same-name] [spells.equipment-reach] [combat.barrier-one]"""
    if any(state.card(other) is card for other in state.worn(mage)):
        return "worn"
    if damage_barrier(state, mage) is not None and any(bar.style is Style.BARRIER for bar in card.attacks):
        return "barrier"
    return "slot-taken" if state.is_enemy(seat, mage) and not free_slots(state, mage, card) else ""


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


def why_room_for_one(card: Card) -> str:
    """Word of a card of which only one is in play. Its rule is ``casting.<word>``."""
    return "legendary" if card.legendary else "unique"
