"""Upper bounds of what a match can hold, for positions from outside."""

from __future__ import annotations

from collections import Counter

from magehall.games.mage_wars.books.training import TRAININGS
from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.model.state import Duel
from magehall.kernel.matches.positions import PositionError

MOST_LEVELS = max(training.spell_points for training in TRAININGS.values())
"""A level of a spell costs at least one spell point. [spellbooks.points, spellbooks.trained]"""


def check_bounds(state: Duel) -> None:
    """Raise PositionError for more cards than any spellbook could have brought. They are counted in book, hand, discard
    and arena together. Whose training would allow them is not asked: a riddle may mix as it likes."""
    for seat in range(state.seats):
        place = f"$.players[{seat}]"
        deck = Counter(state.player(seat).deck)
        for number, copies in deck.items():
            card = CARDS[number]
            if copies > card.most_copies:
                raise PositionError(
                    f"player {seat} has {copies} cards {card.id!r} in book, hand, discard and arena together, and no "
                    f"spellbook holds more than {card.most_copies}: take {copies - card.most_copies} away",
                    place,
                )
        levels = sum(CARDS[number].level * copies for number, copies in deck.items())
        if levels > MOST_LEVELS:
            raise PositionError(
                f"the cards of player {seat} in book, hand, discard and arena have {levels} levels together, and no "
                f"spellbook more than {MOST_LEVELS}: take some away",
                place,
            )
