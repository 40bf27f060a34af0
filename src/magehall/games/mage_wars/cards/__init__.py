"""The spell cards of the box, by id and by number. The number of a card is its place in the alphabet of ids; those that
the fourth edition words otherwise follow after all of the first."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_wars.cards.animals import ANIMALS
from magehall.games.mage_wars.cards.attack_spells import ATTACK_SPELLS
from magehall.games.mage_wars.cards.card import Card, Edition, SpellFilter
from magehall.games.mage_wars.cards.conjurations import CONJURATIONS
from magehall.games.mage_wars.cards.creatures import CREATURES
from magehall.games.mage_wars.cards.curses import CURSES
from magehall.games.mage_wars.cards.declare import Reprint, reprinted
from magehall.games.mage_wars.cards.demons import DEMONS
from magehall.games.mage_wars.cards.enchantments import ENCHANTMENTS
from magehall.games.mage_wars.cards.equipment import EQUIPMENT
from magehall.games.mage_wars.cards.incantations import INCANTATIONS
from magehall.games.mage_wars.cards.mages import MAGES
from magehall.games.mage_wars.cards.portals import PORTALS
from magehall.games.mage_wars.cards.walls import WALLS

__all__ = ["BY_SLUG", "CARDS", "NUMBER", "REPRINTS", "SPELLS", "Card", "cards_of", "in_edition", "numbers_of"]

_DECLARED: tuple[Card | Reprint, ...] = (
    *ANIMALS,
    *ATTACK_SPELLS,
    *CONJURATIONS,
    *CREATURES,
    *ENCHANTMENTS,
    *EQUIPMENT,
    *INCANTATIONS,
    *CURSES,
    *PORTALS,
    *DEMONS,
    *WALLS,
)

SPELLS: tuple[Card, ...] = tuple(
    sorted((card for card in _DECLARED if isinstance(card, Card)), key=lambda card: card.id)
)
"""The 174 spells, as the first edition words them."""

_BY_ID = {card.id: card for card in SPELLS}

REPRINTS: tuple[Card, ...] = tuple(
    sorted(
        (reprinted(_BY_ID[card.id], card.changes) for card in _DECLARED if isinstance(card, Reprint)),
        key=lambda card: card.id,
    )
)
"""The spells that the fourth edition words otherwise. A match is played with one edition throughout."""

CARDS: tuple[Card, ...] = (*SPELLS, *MAGES, *REPRINTS)
"""Every card an object can be: the spells, the mages and their innate spells, then the spells of the fourth edition."""

NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
BY_SLUG: dict[str, Card] = {card.slug: card for card in CARDS}

_FIRST = tuple(NUMBER[card.base_id] for card in CARDS)
_FOURTH = tuple(NUMBER.get(f"{card.base_id}_{Edition.FOURTH}", NUMBER[card.base_id]) for card in CARDS)


def in_edition(number: int, edition: str) -> int:
    """The number of a card as an edition prints it, whichever printing was named."""
    return (_FOURTH if edition == Edition.FOURTH else _FIRST)[number]


@cache
def numbers_in(edition: Edition) -> frozenset[int]:
    """The numbers of the cards that an edition prints."""
    return frozenset(number for number in range(len(CARDS)) if in_edition(number, edition) == number)


@cache
def cards_of(edition: Edition) -> tuple[Card, ...]:
    """The spells as an edition words them."""
    return tuple(CARDS[in_edition(number, edition)] for number in range(len(SPELLS)))


@cache
def numbers_of(meant: SpellFilter) -> frozenset[int]:
    """The numbers of the cards that are meant."""
    return frozenset(number for number, card in enumerate(CARDS) if meant.matches(card))
