"""Who is at a table is told in batches, and spectators come and go untold."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from magehall.table.rooms.visitors import presence
from magehall.table.rooms.visitors.visitor import Visitor
from tests.table.rooms.conftest import Hall, look, until

InHall = Callable[..., None]
LONG_PAUSE = 1000.0


@pytest.fixture(autouse=True)
def long_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pause is over before a test says so, however slow the machine is."""
    monkeypatch.setattr(presence, "PAUSE", LONG_PAUSE)


def shown(visitor: Visitor) -> bool:
    """Whether there is a state for a browser that it has not read yet."""
    return visitor.outbox._state is not None


def test_spectators_come_and_go_and_nobody_is_shown_anything(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        room, ann = await look(manager, table, "ann")
        await hall.wind(LONG_PAUSE)
        await until(lambda: shown(ann))
        await ann.outbox.next()
        for _ in range(10):
            _, eve = await look(manager, table, "eve")
            await manager.leave(room, eve)
        await hall.wind(LONG_PAUSE)
        await look(manager, table, "bob")
        assert not shown(ann), "what was told would have been told by now"

    in_hall(test)


def test_however_often_a_player_comes_and_goes_the_others_are_told_once(in_hall: InHall) -> None:
    async def test(hall: Hall) -> None:
        manager, table = await hall.server(), await hall.table(["ann", "bob"])
        room, ann = await look(manager, table, "ann")
        await hall.wind(LONG_PAUSE)
        await until(lambda: shown(ann))
        await ann.outbox.next()
        for _ in range(10):
            _, bob = await look(manager, table, "bob")
            assert not shown(ann)
            await manager.leave(room, bob)
        await look(manager, table, "bob")
        assert not shown(ann)
        await hall.wind(LONG_PAUSE)
        await until(lambda: shown(ann))
        state = msgspec.json.decode(await ann.outbox.next() or b"")
        assert [seat["here"] for seat in state["seats"]] == [True, True]

    in_hall(test)
