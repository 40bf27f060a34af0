"""The spell cards of the box, by id and by number. The number of a card is its place in the alphabet of ids."""

from __future__ import annotations

from functools import cache

from magehall.games.mage_wars.cards.animals import ANIMALS
from magehall.games.mage_wars.cards.attack_spells import ATTACK_SPELLS
from magehall.games.mage_wars.cards.card import Card, SpellFilter
from magehall.games.mage_wars.cards.conjurations import CONJURATIONS
from magehall.games.mage_wars.cards.creatures import CREATURES
from magehall.games.mage_wars.cards.curses import CURSES
from magehall.games.mage_wars.cards.demons import DEMONS
from magehall.games.mage_wars.cards.enchantments import ENCHANTMENTS
from magehall.games.mage_wars.cards.equipment import EQUIPMENT
from magehall.games.mage_wars.cards.incantations import INCANTATIONS
from magehall.games.mage_wars.cards.mages import MAGES
from magehall.games.mage_wars.cards.portals import PORTALS
from magehall.games.mage_wars.cards.walls import WALLS

__all__ = ["BY_SLUG", "CARDS", "NUMBER", "SPELLS", "Card", "numbers_of"]

SPELLS: tuple[Card, ...] = tuple(
    sorted(
        (
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
        ),
        key=lambda card: card.id,
    )
)
"""The 174 spells."""

CARDS: tuple[Card, ...] = (*SPELLS, *MAGES)
"""Every card an object can be: the spells, then the mages and their innate spells."""

NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
BY_SLUG: dict[str, Card] = {card.slug: card for card in CARDS}


@cache
def numbers_of(meant: SpellFilter) -> frozenset[int]:
    """The numbers of the cards that are meant."""
    return frozenset(number for number, card in enumerate(CARDS) if meant.matches(card))
