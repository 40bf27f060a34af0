"""Who sits at the table, as everyone sees it."""

from __future__ import annotations

from collections.abc import Mapping

from magehall.games.mage_wars.model.pieces import NO_SEAT, Player
from magehall.kit.sides import turn_order


class Roster:
    """Cache of the seats, their sides and who of them is left. It is worked out in one pass, and never changed. Of a
    seat that is none it knows nothing, and raises KeyError."""

    __slots__ = ("commanders", "living", "mages", "orders", "seats", "teams")

    def __init__(self, players: list[Player]) -> None:
        self.seats = len(players)
        everyone = range(self.seats)
        self.teams: Mapping[int, int] = {seat: players[seat].team for seat in everyone}
        self.living = tuple([seat for seat in everyone if not players[seat].dead])
        self.mages = tuple([player.mage_card for player in players])
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
