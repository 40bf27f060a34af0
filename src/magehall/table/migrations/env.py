"""Alembic environment: runs the migrations on the connection it was given. ``upgrade.py`` gives it, or a developer's
command."""

from __future__ import annotations

from typing import Any, Literal

from alembic import context
from alembic.autogenerate.api import AutogenContext
from sqlalchemy import Connection, create_engine

from magehall.table.models import Base, Moment
from magehall.table.settings import Settings


def _run(connection: Connection) -> None:
    # SQLite changes a table by making it anew, which Alembic calls batch mode.
    context.configure(
        connection=connection, target_metadata=Base.metadata, render_as_batch=True, render_item=_render_item
    )
    with context.begin_transaction():
        context.run_migrations()


def _render_item(kind: str, item: Any, _autogen: AutogenContext) -> str | Literal[False]:
    # A migration stands for itself: it names no class of ours, which may be another one day.
    return "sa.DateTime(timezone=True)" if kind == "type" and isinstance(item, Moment) else False


_given = context.config.attributes.get("connection")
if _given is not None:
    _run(_given)
else:
    _url = Settings().database.replace("+aiosqlite", "").replace("+asyncpg", "")
    with create_engine(_url).begin() as _connection:
        _run(_connection)
