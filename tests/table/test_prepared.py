"""Statements that are compiled once write what SQLAlchemy would write, and no less."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from sqlalchemy import Connection, bindparam, create_engine, insert, select, update

from magehall.table.models import Base, Entry
from magehall.table.prepared import PreparedStatement

ENTRIES = Base.metadata.tables["entries"]
ROW = {
    "table_id": "abcdefgh",
    "number": 1,
    "kind": "move",
    "seat": 0,
    "option": "draw:pile",
    "data": {"left": 5},
    "at": datetime(2026, 11, 18, 12, tzinfo=UTC),
}


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://")
    ENTRIES.create(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def test_values_are_written_as_their_columns_say(connection: Connection) -> None:
    """Those of a column that is JSON, or a moment, come back as they were."""
    rows = [ROW, {**ROW, "number": 2, "data": None}]
    PreparedStatement(insert(ENTRIES), list(ROW)).execute(connection, rows)
    found = connection.execute(select(ENTRIES).order_by(Entry.number))
    assert [dict(row._mapping) for row in found] == rows


def test_rows_that_fit_are_counted_and_what_the_statement_says_itself_counts_too(
    connection: Connection,
) -> None:
    PreparedStatement(insert(ENTRIES), list(ROW)).execute(connection, [ROW, {**ROW, "number": 2}])
    change = PreparedStatement(
        update(ENTRIES)
        .where(ENTRIES.c.number == bindparam("which"), ENTRIES.c.kind == "move")
        .values(seat=bindparam("other"))
    )
    rows = [{"which": 1, "other": 1}, {"which": 2, "other": 1}, {"which": 3, "other": 1}]
    assert change.execute(connection, rows) == 2
    assert change.execute(connection, rows[2:]) == 0


def test_a_value_that_is_missing_is_no_null(connection: Connection) -> None:
    with pytest.raises(KeyError):
        PreparedStatement(insert(ENTRIES), list(ROW)).execute(connection, [{"table_id": "abcdefgh"}])
