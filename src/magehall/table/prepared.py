"""Prepared statements: SQL that is compiled once for each database. For the few that are executed all the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Dialect, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler


class PreparedStatement:
    """An insert or update whose SQL is worked out once. SQLAlchemy takes longer to find it again each time than SQLite
    takes to execute it. Every value is given: a column's default is not looked for."""

    def __init__(self, statement: Insert | Update, columns: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._columns = columns
        self._compiled: dict[str, _Compiled] = {}

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """Execute the statement with each row of values, given by their names. Returns how many rows it met. On SQLite
        the errors are the driver's own, which ``Database.transact`` knows."""
        dialect = connection.dialect
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            compiled = self._compiled[dialect.name] = _Compiled(self._statement, self._columns, dialect)
        placed = [compiled.place(values) for values in rows]
        if dialect.name == "sqlite":
            # SQLAlchemy would take three times as long to hand them on as SQLite does to execute them.
            cursor = connection.connection.cursor()
            cursor.executemany(compiled.sql, placed)
            return cursor.rowcount
        # asyncpg counts the rows only of a single one.
        return connection.exec_driver_sql(compiled.sql, placed[0] if len(placed) == 1 else placed).rowcount


class _Compiled:
    """The SQL of a statement for one database, and the places of its values."""

    def __init__(self, statement: Insert | Update, columns: Sequence[str] | None, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        assert isinstance(compiled, SQLCompiler)
        places = compiled.positiontup
        assert places is not None, "SQLite and asyncpg take values by their place"
        binds = [(name, compiled.binds[name]) for name in places]
        self.sql = compiled.string
        self._fixed = {name: bind.value for name, bind in binds if not bind.required}
        self._places = [
            (name, bind.type.dialect_impl(dialect).bind_processor(dialect)) for name, bind in binds
        ]

    def place(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        """The values by their places, as the driver takes them."""
        named = {**self._fixed, **values}
        return tuple(
            [named[name] if convert is None else convert(named[name]) for name, convert in self._places]
        )
