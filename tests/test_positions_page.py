"""The page about position files says what their schemas say, and every key of a schema says what it means."""

from __future__ import annotations

import pytest

import magehall
from tests.scripts import page_is_as_written, script

GAMES = ("battle_mages", "colors_of_magic", "mage_knight", "mage_wars")


def test_the_page_is_written_anew_after_each_change_of_a_schema() -> None:
    assert page_is_as_written("positions"), "run scripts/positions"


@pytest.mark.parametrize("game", GAMES)
def test_every_key_says_what_it_means(game: str) -> None:
    positions = script("positions")
    records = [
        record
        for record in positions.records(magehall.games()[game].positions.schema)
        if "position" in record.__module__.split(".")
    ]
    assert records
    unsaid = [
        f"{record.__name__}.{name}"
        for record in records
        for name in vars(record).get("__annotations__", ())
        if name not in positions.remarks(record)
    ]
    assert unsaid == []
