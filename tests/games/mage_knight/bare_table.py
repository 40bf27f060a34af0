"""A table set by hand, for rulings of one chapter: a map, heroes, and nothing else but what is said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from magehall.games.mage_knight.cards.vocabulary import DAY, Color, Time
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.pieces import Calendar, Hero, Offers, Piles, Placed, Realm, Source
from magehall.games.mage_knight.model.state import (
    AGREEMENT,
    CALENDAR,
    HERO,
    OFFERS,
    PILES,
    REALM,
    SOURCE,
    TURN,
    Quest,
)
from magehall.games.mage_knight.model.turn_state import TurnState


def bare_table(
    agreement: Agreement,
    tiles: Mapping[str, str],
    heroes: Iterable[Hero],
    turn: TurnState,
    *,
    shape: str,
    deck: Sequence[str] = (),
    spare: Sequence[str] = (),
    source: Sequence[Color] = (),
    offers: Offers | None = None,
    piles: Piles | None = None,
    time: Time = DAY,
    day: int = 1,
    order: Sequence[int] = (),
) -> Quest:
    """A table with these tiles by their middle and these heroes by seat; seat 0 is in that turn."""
    state = Quest()
    state.add(AGREEMENT, agreement)
    placed = {center: Placed(tile) for center, tile in tiles.items()}
    state.add(REALM, Realm(shape, placed, list(deck), list(spare)))
    state.add(SOURCE, Source(list(source)))
    state.add(OFFERS, offers or Offers())
    state.add(PILES, piles or Piles())
    state.add(CALENDAR, Calendar(time, day, order=list(order)))
    for seat, hero in enumerate(heroes):
        state.add(HERO[seat], hero)
    state.add(TURN[0], turn)
    return state
