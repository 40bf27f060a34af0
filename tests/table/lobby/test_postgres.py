"""What could differ on PostgreSQL, once more there: races, lists, counting, and everything that holds a row."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from magehall.table.models import Base
from tests.table.live.services import PostgresServer
from tests.table.lobby.house import House
from tests.table.lobby.test_lists import (
    test_mine_come_first_and_only_to_me,
    test_open_and_running_public_tables_by_game,
    test_pages_follow_one_another_whatever_is_added,
)
from tests.table.lobby.test_quick import TestQuick, TestRematch
from tests.table.lobby.test_tables import (
    test_all_are_ready_at_once_and_it_starts_once,
    test_the_limit_holds_when_all_are_asked_for_at_once,
    test_two_take_the_last_chair_and_one_gets_it,
    test_who_leaves_makes_room_and_the_next_becomes_host,
)
from tests.table.records.test_files import TestProof
from tests.table.records.test_history import (
    test_history_tells_of_finished_matches_the_latest_first,
    test_pages_of_history,
    test_statistics_by_game_and_number_of_seats,
)
from tests.table.records.test_replay import test_spectators_of_a_running_match_see_it_later

__all__ = [
    "TestProof",
    "TestQuick",
    "TestRematch",
    "test_all_are_ready_at_once_and_it_starts_once",
    "test_history_tells_of_finished_matches_the_latest_first",
    "test_mine_come_first_and_only_to_me",
    "test_open_and_running_public_tables_by_game",
    "test_pages_follow_one_another_whatever_is_added",
    "test_pages_of_history",
    "test_spectators_of_a_running_match_see_it_later",
    "test_statistics_by_game_and_number_of_seats",
    "test_the_limit_holds_when_all_are_asked_for_at_once",
    "test_two_take_the_last_chair_and_one_gets_it",
    "test_who_leaves_makes_room_and_the_next_becomes_host",
]

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def url(postgresql_server: PostgresServer) -> str:
    return postgresql_server.new_database()


@pytest.fixture
async def house(tmp_path: Path, url: str) -> AsyncIterator[House]:
    async with House(tmp_path, database=url) as house:
        try:
            yield house
        finally:
            async with house.database.engine.begin() as connection:
                await connection.run_sync(Base.metadata.drop_all)
