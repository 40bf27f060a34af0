"""Invariants: what must hold at every moment of a match."""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_wars.cards import CARDS, numbers_in
from magehall.games.mage_wars.cards.card import Edition
from magehall.games.mage_wars.model.frames import Attack, Cast
from magehall.games.mage_wars.model.state import MAGE, MATCH, NO_CARD, NO_SEAT, NOWHERE, Duel
from magehall.games.mage_wars.position.names import is_banishing
from magehall.kit.cards import check_counts


def check(state: Duel) -> None:
    """Raise ValueError where a state breaks an invariant. Mana is negative, an object is in no place or in two, or a
    card is lost or doubled."""
    if MATCH not in state.things:
        raise ValueError("there is no match")
    zones, seats, cards = len(state.arena.zones), state.seats, len(CARDS)
    printed = numbers_in(Edition(state.match.edition))
    if not all(map(_is_possible, state.running(Attack))):
        raise ValueError("an attack is under way that no card has")
    players = [state.player(seat) for seat in range(seats)]
    # The cards of each seat, wherever they are.
    found = [[*player.book, *player.prepared, *player.discard] for player in players]
    lent = [cast.spell for cast in state.running(Cast) if cast.source not in ("prepared", "assigned")]
    for id, piece in state.pieces():
        card, assigned, bound, owner = piece.card, piece.assigned, piece.bound, piece.owner
        if not (0 <= card < cards and NO_CARD <= assigned < cards and NO_CARD <= bound < cards):
            raise ValueError(f"{id} is or holds a card that does not exist")
        if piece.banished_by != NO_CARD and not (
            0 <= piece.banished_by < cards and is_banishing(piece.banished_by)
        ):
            raise ValueError(f"{id} was banished by a card that banishes nobody")
        if piece.mana < 0 or piece.damage < 0 or (piece.markers and min(piece.markers.values()) < 1):
            raise ValueError(f"{id} has less than nothing of something")
        if not NOWHERE <= piece.zone < zones:
            raise ValueError(f"{id} is outside the arena")
        if (piece.host and (piece.border or piece.zone != NOWHERE)) or (
            piece.border and piece.zone != NOWHERE
        ):
            raise ValueError(f"{id} is in two places")
        if piece.host and piece.host not in state.things:
            raise ValueError(f"{id} is attached to nothing")
        if not (0 <= owner < seats and 0 <= piece.controller < seats):
            raise ValueError(f"{id} belongs to nobody")
        if not NO_SEAT <= piece.bound_owner < seats:
            raise ValueError(f"the spell bound to {id} belongs to nobody")
        if id not in MAGE:
            if id not in lent:
                found[owner].append(card)
            if assigned != NO_CARD:
                found[owner].append(assigned)
        if bound != NO_CARD and piece.bound_owner != NO_SEAT:
            found[piece.bound_owner].append(bound)
    for seat, player in enumerate(players):
        if not NO_CARD <= player.mage_card < cards:
            raise ValueError(f"player {seat} is a mage that does not exist")
        # Nearly always they are the same, and two lists in order tell so soonest.
        if sorted(found[seat]) != sorted(player.deck):
            check_counts(found[seat], Counter(player.deck), f"cards of player {seat}")
        if not printed.issuperset(player.deck):
            raise ValueError(f"player {seat} has a card that does not exist, or of another edition")


def _is_possible(attack: Attack) -> bool:
    card = attack.card
    return card == NO_CARD or (0 <= card < len(CARDS) and 0 <= attack.place < len(CARDS[card].attacks))
