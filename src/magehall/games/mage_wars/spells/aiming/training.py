"""Which spells a mage may use at all."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.model.state import Duel

TRAINED: dict[str, tuple[str, ...]] = {
    "beastmaster": ("nature",),
    "priestess": ("holy",),
    "warlock": ("dark", "fire"),
    "wizard": ("arcane",),
}


def may_use(state: Duel, seat: int, card: Card) -> bool:
    """Whether the mage's class and schools allow the spell, wherever it came from. [casting.forbidden]
    [casting.spellbind-stolen]"""
    player = state.player(seat)
    mage = CARDS[player.mage_card].id
    if card.mages and mage not in card.mages:
        return False
    schools = (*TRAINED.get(mage, ()), player.element)
    return card.school_only is None or card.school_only in schools
