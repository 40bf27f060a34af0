"""What must hold at every moment of a match."""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.casting import Cast
from magehall.games.mage_wars.state import MAGE, MATCH, NO_CARD, NOWHERE, Duel


def check(state: Duel) -> None:
    """Raise ValueError where mana is negative, an object is in no place or in two, or a card is lost or doubled."""
    if MATCH not in state.things:
        raise ValueError("there is no match")
    zones = len(state.arena.zones)
    for id, piece in state.pieces():
        if not 0 <= piece.card < len(CARDS):
            raise ValueError(f"{id} is a card that does not exist")
        if piece.mana < 0 or piece.damage < 0 or any(count < 1 for count in piece.markers.values()):
            raise ValueError(f"{id} has less than nothing of something")
        if not NOWHERE <= piece.zone < zones:
            raise ValueError(f"{id} is outside the arena")
        places = (piece.zone != NOWHERE) + bool(piece.border) + bool(piece.host)
        if places > 1:
            raise ValueError(f"{id} is in two places")
        if piece.host and piece.host not in state.things:
            raise ValueError(f"{id} is attached to nothing")
        for seat in (piece.owner, piece.controller):
            if not 0 <= seat < state.seats:
                raise ValueError(f"{id} belongs to nobody")
    for seat in range(state.seats):
        _check_cards(state, seat)


def _check_cards(state: Duel, seat: int) -> None:
    player = state.player(seat)
    lent = {
        frame.spell
        for frame in state.stack
        if isinstance(frame, Cast) and frame.source not in ("prepared", "assigned")
    }
    found = Counter([*player.book, *player.prepared, *player.discard])
    for id, piece in state.pieces():
        if piece.owner == seat and id not in MAGE:
            found[piece.card] += id not in lent
            found[piece.assigned] += piece.assigned != NO_CARD
        found[piece.bound] += piece.bound != NO_CARD and piece.bound_owner == seat
    if +found != Counter(player.deck):
        raise ValueError(
            f"player {seat}: a card is lost or doubled: {found - Counter(player.deck)} {Counter(player.deck) - found}"
        )
