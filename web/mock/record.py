"""Record the hall for `npm run dev:mock` from a running server: python web/mock/record.py http://127.0.0.1:8000"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

GAME = "battle_mages"
MOST_STATES = 24
MOST_STEPS = 40


async def record(server: str) -> dict[str, Any]:
    """Everything a short visit needs: pages, texts, and one match played at random."""
    http: dict[str, Any] = {}
    texts: dict[str, str] = {}
    async with httpx.AsyncClient(base_url=server, headers={"X-Magehall": "1", "Origin": server}) as client:

        async def keep(path: str, name: str | None = None) -> Any:
            answer = await client.get(f"/api{path}")
            answer.raise_for_status()
            http[f"GET {name or path}"] = answer.json()
            return answer.json()

        await keep("/me")
        http["PATCH /me"] = http["GET /me"]
        await keep("/games")
        await keep(f"/games/{GAME}/rules")
        for lesson in await keep(f"/games/{GAME}/lessons"):
            await keep(f"/games/{GAME}/lessons/{lesson['id']}")
        for domain in (GAME, "kernel"):
            for locale in ("en", "fr", "ru"):
                texts[f"{domain}/{locale}"] = (await client.get(f"/api/texts/{domain}/{locale}")).text
        table = (await client.post("/api/quick", json={"game": GAME, "bot": "greedy"})).json()["id"]
        states, refusals = await play(server, client, table)
        await keep(f"/tables/{table}", "/tables/one")
        await keep("/tables")
        await keep("/me/history")
        await keep(f"/people/{http['GET /me']['id']}/stats")
        for part in ("replay", "proof", "export"):
            path = f"/tables/{table}/{part}"
            if (await client.get(f"/api{path}")).is_success:
                await keep(path, f"/tables/one/{part}")
        http["GET /tables/one/replay"]["steps"] = http["GET /tables/one/replay"]["steps"][:MOST_STEPS]
        http["GET /tables/one/replay"]["next"] = None
    return {"http": http, "texts": texts, "table": table, "states": states, "refusals": refusals}


async def play(server: str, client: httpx.AsyncClient, table: str) -> tuple[list[Any], list[Any]]:
    """Choose at random until the match is over; the states on the way, and the longest list of refusals."""
    luck = random.Random(3)
    states: list[Any] = []
    refusals: list[Any] = []
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = server.replace("http", "ws", 1) + f"/ws/{table}"
    async with connect(url, additional_headers={"Cookie": cookies}, origin=server) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"type": "hello", "since": 0, "lang": "en"}))
        async for data in socket:
            message = json.loads(data)
            if message["type"] == "why" and len(message["refusals"]) > len(refusals):
                refusals = message["refusals"]
            if message["type"] != "state":
                continue
            if states and states[-1]["version"] == message["version"]:
                continue
            if len(states) < MOST_STATES or message["table"]["state"] != "playing":
                states.append(message)
            if message["table"]["state"] != "playing":
                break
            decision = message["view"].get("decision")
            if decision:
                await socket.send(json.dumps({"type": "why", "version": message["version"]}))
                option = luck.choice(decision["options"])["id"]
                await socket.send(
                    json.dumps({"type": "move", "version": message["version"], "option": option})
                )
    return states, refusals


if __name__ == "__main__":
    found = asyncio.run(record(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
    target = Path(__file__).parent / "recorded" / "hall.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    print(f"{target}: {target.stat().st_size} bytes, {len(found['states'])} states")
