"""Upper bounds of what a match can hold, for positions from outside."""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.heroes.achievements import deed_cards
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.matches.positions import PositionError

MOST_WOUNDS = 60
MOST_FAME = 300
MOST_MANA = 40
MOST_POINTS = 60


def check_bounds(state: Quest) -> None:
    """Raise PositionError where a number is greater than a match ever brings. That concerns wounds, fame, mana and
    points. All else is bounded by what the box holds."""
    for seat in state.seats:
        place, hero = f"$.heroes[{seat}]", state.hero(seat)
        wounds = deed_cards(state, seat).count(WOUND)
        if wounds > MOST_WOUNDS:
            raise PositionError(f"{wounds} wounds are more than the {MOST_WOUNDS} there are", place)
        if hero.fame > MOST_FAME:
            raise PositionError(f"nobody gets more than {MOST_FAME} fame", f"{place}.fame")
        if len(hero.mana) > MOST_MANA:
            raise PositionError(f"nobody has more than {MOST_MANA} mana tokens", f"{place}.mana")
        if state.has_turn(seat):
            turn = state.turn(seat)
            if max(turn.move, turn.influence, turn.healing) > MOST_POINTS:
                raise PositionError(f"nobody has more than {MOST_POINTS} points at once", "$.turns")
    combat = state.combat
    if combat is not None and len(combat.attacks) + len(combat.blocks) > MOST_POINTS:
        raise PositionError("so many attacks and blocks are never played", "$.combat")
