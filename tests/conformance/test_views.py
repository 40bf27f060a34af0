"""Views are of the types that games and kernel declare: what a client's types are generated from is what it gets."""

from __future__ import annotations

from typing import Any

import msgspec

from magehall import Match
from magehall.kernel.showing.listing import view_for_person
from magehall.kernel.view_types import View
from tests.conformance.random_games import finished, on_every_table, sampled


def assert_declared(match: Match[Any], seat: int | None) -> None:
    """Both views of a seat can be read as their types, and nothing is lost on the way."""
    kind = match.game.view_type
    for shown in (match.view(seat), msgspec.to_builtins(view_for_person(match, seat))):
        assert msgspec.to_builtins(msgspec.convert(shown, View, strict=True)) == shown
        assert msgspec.to_builtins(msgspec.convert(shown["table"], kind, strict=True)) == shown["table"]


@on_every_table
def test_what_a_seat_sees_is_of_the_declared_types(game: str, seats: int) -> None:
    for match, _ in sampled(game, seats, moments=24):
        for seat in (None, *range(seats)):
            assert_declared(match, seat)
    for seat in (None, *range(seats)):
        assert_declared(finished(game, seats), seat)
