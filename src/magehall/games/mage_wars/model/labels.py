"""How objects, zones and spells are called in events and options."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.model.state import MAGE, Duel

HIDDEN = "@hidden-enchantment"


def label(state: Duel, id: str) -> str:
    """What everyone may call an object. A mage goes by its class, or by its player's name where another one at the table
    is of that class."""
    if id in MAGE:
        return _mages(state.roster.mages)[id]
    piece = state.piece(id)
    return HIDDEN if piece.hidden else CARDS[piece.card].name


@cache
def _mages(cards: tuple[int, ...]) -> dict[str, str]:
    return {
        MAGE[seat]: seat_arg(seat) if cards.count(card) > 1 else f"@card-mage-{CARDS[card].slug}"
        for seat, card in enumerate(cards)
    }


def seat_arg(seat: int) -> str:
    """A person, as an argument of a text."""
    return f"#{seat}"


def target_label(state: Duel, target: str) -> str:
    """Name of a target as everyone may know it. A target is an object, a zone, a border or a card in a discard pile."""
    if target in state.things:
        return label(state, target)
    return f"@card-{target.removeprefix('card.')}" if target.startswith("card.") else target
