"""The lobby in a hall with live play: what starts here is played there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.table.support import LONG, RunningHall

pytestmark = pytest.mark.anyio


async def test_a_bot_moves_as_soon_as_the_table_has_started(hall_client: RunningHall) -> None:
    ann = await hall_client.guest()
    options = {"mages": "deal", "first_seat": 0}
    wanted = {"game": "battle_mages", "chairs": ["random", "me"], "options": options, "public": True}
    table = (await ann.post("/api/tables", json=wanted)).json()
    assert table["state"] == "playing"
    eve = await hall_client.guest()
    replay: dict[str, Any] = {}
    async with asyncio.timeout(LONG):
        while replay.get("total", 0) <= 1:
            await asyncio.sleep(0.05)
            replay = (await eve.get(f"/api/tables/{table['id']}/replay")).json()
    assert replay["steps"][1]["seat"] == 0
    assert replay["steps"][1]["at"]


async def test_every_path_of_lobby_and_records_is_described(hall_client: RunningHall) -> None:
    paths = (await hall_client().get("/api/openapi.json")).json()["paths"]
    table = "/api/tables/{id}"
    assert {
        *(f"{table}/{verb}" for verb in ("join", "leave", "chairs", "ready", "start", "rematch")),
        *(f"{table}/{look}" for look in ("replay", "export", "position", "proof")),
        *("/api/tables", table, "/api/quick", "/api/import", "/api/me/history", "/api/people/{id}/stats"),
    } <= set(paths)
