"""kill -9 in the middle of play, again and again: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from tests.table.live.player import Player, company
from tests.table.support import LONG, HallProcess

KILLS = int(os.environ.get("MAGEHALL_KILLS", "2"))
"""``make storm`` is the whole storm, with 50; every day a breeze will do."""


async def _play_through(player: Player, hall: HallProcess, table: str) -> None:
    while True:
        try:
            await player.play(moves=1)
            if player.state["table"]["state"] != "playing":
                return
        except ConnectionClosed:
            await player.reconnect(table, [hall.url])


def _lost(hall: HallProcess, table: str, moves: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """The moves (seat, version, option) that are not in the journal. Answers to a window are written together, so a
    move made at version n stands within the entries of that window."""
    with closing(sqlite3.connect(hall.folder / "hall.db")) as database:
        rows = database.execute(
            "SELECT number, seat, option FROM entries WHERE table_id = ?", (table,)
        ).fetchall()
    written = set(rows)
    return [
        (seat, version, option)
        for seat, version, option in moves
        if not any((version + place, seat, option) in written for place in (1, 2))
    ]


async def _until(so: Callable[[], bool], playing: Sequence[asyncio.Task[None]]) -> None:
    """Wait until something is so, or those who play have stopped."""
    async with asyncio.timeout(LONG):
        while not so() and not all(task.done() for task in playing):
            await asyncio.sleep(0.05)


async def _storm(hall: HallProcess, chance: random.Random) -> None:
    """Two people play, the server is killed and started again, and they play on."""
    async with company(hall.url, hall.url) as (ann, bob):
        for person in (ann, bob):
            person.random.seed(chance.random())
        made = await ann.post(
            "/api/tables",
            game="battle_mages",
            chairs=["me", "open"],
            public=True,
            options={"mages": "deal"},
        )
        table = made["id"]
        await bob.post(f"/api/tables/{table}/join")
        await bob.post(f"/api/tables/{table}/ready")
        await ann.open(table)
        await bob.open(table)
        async with asyncio.TaskGroup() as tasks:
            playing = [tasks.create_task(_play_through(p, hall, table)) for p in (ann, bob)]
            await _until(lambda: bool(ann.acknowledged or bob.acknowledged), playing)
            await asyncio.sleep(chance.random())
            hall.kill()
            seen = max(ann.state["version"], bob.state["version"])
            acknowledged = [(p.state["you"], *move) for p in (ann, bob) for move in p.acknowledged]
            await asyncio.to_thread(hall.start)
            await _until(lambda: min(ann.state["version"], bob.state["version"]) >= seen, playing)
            for task in playing:
                task.cancel()
        await ann.reconnect(table, [hall.url])
        assert ann.state["version"] >= seen
        assert acknowledged, "nothing was played before the kill"
        assert not _lost(hall, table, acknowledged)


@pytest.mark.slow
@pytest.mark.timeout(KILLS * 180)
def test_what_was_acknowledged_survives_every_kill(hall_process: HallProcess) -> None:
    async def whole() -> None:
        chance = random.Random(7)
        for _ in range(KILLS):
            await _storm(hall_process, chance)

    asyncio.run(whole())
