"""Who sits at the table, as everyone sees it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from magehall.games.mage_wars.model.pieces import NO_SEAT
from magehall.kit.sides import turn_order

Chair = tuple[int, int, bool]
"""What everyone knows of a player: the team, the card of the mage, and whether it is dead."""


class Roster:
    """Cache of the seats, their sides and who of them is left. It is worked out in one pass, and never changed. Of a
    seat that is none it knows nothing, and raises KeyError."""

    __slots__ = ("commanders", "living", "mages", "orders", "seats", "teams")

    def __init__(self, chairs: tuple[Chair, ...]) -> None:
        self.seats = len(chairs)
        everyone = range(self.seats)
        self.teams: Mapping[int, int] = {seat: chairs[seat][0] for seat in everyone}
        self.living = tuple([seat for seat in everyone if not chairs[seat][2]])
        self.mages = tuple([mage for _, mage, _ in chairs])
        """The card of each seat's mage, living or not."""
        self.orders: Mapping[int, tuple[int, ...]] = {
            first: tuple([seat for seat in turn_order(self.seats, first) if seat in self.living])
            for first in everyone
        }
        """The living seats clockwise, by the one to begin with."""
        self.commanders: Mapping[int, int] = {
            seat: next((s for s in order if self.teams[s] == self.teams[seat]), NO_SEAT)
            for seat, order in self.orders.items()
        }
        """Who decides and pays for a seat's objects."""


@lru_cache(maxsize=1024)
def roster_of(chairs: tuple[Chair, ...]) -> Roster:
    """The roster of these players. A table has few in a match, and they change less often than what players hold."""
    return Roster(chairs)
