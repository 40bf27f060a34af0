"""A hall without HTTP: a real database file, rooms on one or two servers, and browsers that are just mailboxes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from magehall.kernel.game import find_game
from magehall.table.database import Database
from magehall.table.models import Base, Chair, Person, TableRow, now
from magehall.table.news import Listener, ended
from magehall.table.rooms.clock import read_clock
from magehall.table.rooms.keeper import RoomKeeper
from magehall.table.rooms.room import Room
from magehall.table.rooms.visitor import Visitor
from magehall.table.settings import Settings
from tests.table.support import assert_nothing_runs


class Wire:
    """News between servers of one test: every server hears every note, and the first to ask conducts."""

    def __init__(self) -> None:
        self.listeners: dict[WireNews, Listener] = {}
        self.conductor: dict[str, Any] = {}


class WireNews:
    """One server's end of the wire."""

    shared = True

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.tasks: set[asyncio.Future[None]] = set()

    async def start(self, listener: Listener) -> None:
        self.wire.listeners[self] = listener

    async def publish(self, table_id: str, note: dict[str, Any]) -> None:
        for news, listener in list(self.wire.listeners.items()):
            task = asyncio.ensure_future(listener(table_id, dict(note)))
            news.tasks.add(task)
            task.add_done_callback(news.tasks.discard)

    async def close(self) -> None:
        self.wire.listeners.pop(self, None)
        self.wire.conductor = {t: owner for t, owner in self.wire.conductor.items() if owner is not self}
        await ended(self.tasks)

    async def healthy(self) -> bool:
        return self in self.wire.listeners

    async def conducts(self, table_id: str) -> bool:
        return self.wire.conductor.setdefault(table_id, self) is self


class Hall:
    """What a test needs of a hall."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self.wire = Wire()
        self.keepers: list[RoomKeeper] = []

    async def server(self) -> RoomKeeper:
        """One more server."""
        keeper = RoomKeeper(self.database, WireNews(self.wire), self.settings)
        await keeper.start()
        self.keepers.append(keeper)
        return keeper

    async def table(
        self,
        chairs: list[str],
        *,
        game: str = "battle_mages",
        clock: dict[str, Any] | None = None,
        **columns: Any,
    ) -> str:
        """A table in play; a chair names a person (``ann``) or a bot (``bot:greedy``)."""
        async with self.database.session() as session:
            for name in chairs:
                if not name.startswith("bot:") and await session.get(Person, name) is None:
                    session.add(Person(id=name, name=name.title()))
            await session.flush()
            number = len(self.wire.conductor) + 1
            table = TableRow(
                id=f"tabl{number:04d}",
                game=game,
                rules=find_game(game).version,
                options=columns.pop("options", {"mages": "deal", "first_seat": 0} if len(chairs) > 1 else {}),
                seats=len(chairs),
                public=True,
                invite="i",
                state="playing",
                clock=clock or {"kind": "none"},
                host_id=next(name for name in chairs if not name.startswith("bot:")),
                secret="secret",
                started=now(),
                **columns,
            )
            session.add(table)
            await session.flush()
            left = read_clock(clock or {}).initial_ms
            for seat, name in enumerate(chairs):
                bot = name.removeprefix("bot:") if name.startswith("bot:") else None
                session.add(
                    Chair(
                        table_id=table.id,
                        seat=seat,
                        person_id=None if bot else name,
                        bot=bot,
                        contribution="",
                        left_ms=left,
                    )
                )
            return table.id


async def look(keeper: RoomKeeper, table_id: str, person: str) -> tuple[Room, Visitor]:
    """A person's browser at a table."""
    room = await keeper.room(table_id)
    assert room is not None
    visitor = Visitor(person, person.title(), room.seat_of(person))
    await keeper.enter(room, visitor)
    return room, visitor


async def until(condition: Callable[[], bool], tries: int = 2000) -> None:
    """Let the others run until something is so; a bound on turns, not on time, keeps a broken test from hanging."""
    for _ in range(tries):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came to pass")


def run(test: Callable[[Hall], Awaitable[None]], path: Path, **settings: Any) -> None:
    """Run an asynchronous test in a hall of its own."""

    async def whole() -> None:
        async with _hall(path, settings) as hall:
            await test(hall)

    asyncio.run(whole())


@asynccontextmanager
async def _hall(path: Path, settings: dict[str, Any]) -> AsyncIterator[Hall]:
    database = Database(f"sqlite+aiosqlite:///{path / 'hall.db'}")
    async with database.engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)
    hall = Hall(database, Settings(**{"bot_pace": 0.0, "window_pace": 0.05, **settings}))
    try:
        yield hall
    finally:
        for keeper in hall.keepers:
            await keeper.close()
        assert_nothing_runs()
        await database.close()


@pytest.fixture
def in_hall(tmp_path: Path) -> Callable[..., None]:
    """``in_hall(test, **settings)`` runs ``test(hall)``."""
    return lambda test, **settings: run(test, tmp_path, **settings)
