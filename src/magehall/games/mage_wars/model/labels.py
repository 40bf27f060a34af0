"""How objects, zones and spells are called in events and options."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_wars.cards import BY_SLUG, CARDS, REPRINTS, SPELLS, Card
from magehall.games.mage_wars.model.state import MAGE, Duel, Piece

HIDDEN = "@hidden-enchantment"
ARENA = "arena"
"""The target of what is aimed at nothing in particular."""
CARD = "card."
"""How a target that is a card in a discard pile begins."""


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
    return f"@card-{target.removeprefix(CARD)}" if target.startswith(CARD) else target


def is_nameable(state: Duel, aim: str) -> bool:
    """Whether words name something that could conceivably be aimed at."""
    if isinstance(state.things.get(aim), Piece):
        return True
    if aim.startswith(CARD):
        return spell_named(aim.removeprefix(CARD)) is not None
    return aim == ARENA or aim in state.arena.borders or state.arena.is_zone(aim)


def zone_names(state: Duel) -> list[str]:
    """What the zones of the arena are called."""
    return [state.arena.name(zone) for zone in state.arena.zones]


def spell_named(slug: str) -> Card | None:
    """Spell of that name, if there is one. The mages are cards too, but no spells."""
    card = BY_SLUG.get(slug)
    return card if card in SPELLS or card in REPRINTS else None
