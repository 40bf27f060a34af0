"""Every status an endpoint answers with is in its description, the rare ones included."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Struct

from magehall.table.app import create_app
from magehall.table.database import Database
from magehall.table.errors import Crowded
from magehall.table.models import now
from magehall.table.queues import FairQueue
from tests.table.support import PASSWORD, RunningHall, settings_for, whoami

pytestmark = pytest.mark.anyio

PATHS: Mapping[str, Any] = create_app(settings_for(Path("never-opened"))).openapi()["paths"]
DESCRIBED: dict[str, set[str]] = {
    f"{method.upper()} {path}": set(told["responses"])
    for path, methods in PATHS.items()
    for method, told in methods.items()
}
GAME = "battle_mages"
NUMBERS = count(1)
QUICK = {"game": GAME, "bot": "random"}
BOOK = {"game": "mage_wars", "name": "Half done", "choices": {"mage": "wizard"}, "cards": {"fireball": 2}}


class Asker(Struct):
    """A visitor with something of everything: what the parts in braces of a path stand for."""

    http: httpx.AsyncClient
    hall: RunningHall

    async def id(self, path: str, answer_to: str) -> str:
        """The id of something the server has."""
        if path.startswith("/api/people"):
            return str((await whoami(self.http))["id"])
        if "sessions" in path:
            return str((await self.http.get("/api/me/sessions")).json()[0]["id"])
        if "books" in path:
            return str((await self.post("/api/books", BOOK))["id"])
        return await TABLES[answer_to](self)

    async def post(self, path: str, body: Any) -> dict[str, Any]:
        answer = await self.http.post(path, json=body)
        assert answer.is_success, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def stored(self, state: str) -> str:
        """A table of two, put straight into the database."""
        mine, other = (await whoami(self.http))["id"], (await whoami(await self.hall.guest()))["id"]
        return await self.hall.table(mine, other, state=state, started=now())


async def a_new_one(asker: Asker) -> str:
    chairs = {"game": GAME, "chairs": ["me", "open"], "public": True}
    return str((await asker.post("/api/tables", chairs))["id"])


async def a_strangers(asker: Asker) -> str:
    return await a_new_one(Asker(await asker.hall.guest(), asker.hall))


async def a_full_one(asker: Asker) -> str:
    chairs = {"game": GAME, "chairs": ["me", "random"], "contributes": True}
    return str((await asker.post("/api/tables", chairs))["id"])


async def one_in_play(asker: Asker) -> str:
    return str((await asker.post("/api/quick", QUICK))["id"])


async def one_that_is_over(asker: Asker) -> str:
    return await asker.stored("over")


async def one_that_was_called_off(asker: Asker) -> str:
    return await asker.stored("aborted")


TABLES: Mapping[str, Callable[[Asker], Awaitable[str]]] = {
    "GET /api/tables/{id}": a_new_one,
    "POST /api/tables/{id}/join": a_strangers,
    "POST /api/tables/{id}/leave": a_new_one,
    "POST /api/tables/{id}/chairs": a_new_one,
    "POST /api/tables/{id}/ready": a_new_one,
    "POST /api/tables/{id}/start": a_full_one,
    "POST /api/tables/{id}/rematch": one_that_was_called_off,
    "GET /api/tables/{id}/replay": one_in_play,
    "GET /api/tables/{id}/export": one_that_is_over,
    "GET /api/tables/{id}/position": one_in_play,
    "GET /api/tables/{id}/proof": one_in_play,
}
WORDS = {"game": GAME, "lesson": "", "domain": GAME, "locale": "en"}
ACCOUNTS = re.compile(r"DELETE /api/me|/password|/sessions|/logout-everywhere")
BODIES: Mapping[str, Any] = {
    "PATCH /api/me": {"settings": {"theme": "dark"}},
    "DELETE /api/me": {"password": PASSWORD},
    "POST /api/me/register": {"password": PASSWORD},
    "POST /api/me/login": {"name": "Merle", "password": PASSWORD},
    "POST /api/me/password": {"old": PASSWORD, "new": "an even better password"},
    "POST /api/quick": QUICK,
    "POST /api/tables/{id}/join": {},
    "POST /api/tables/{id}/chairs": {"seat": 1, "bot": "random"},
    "POST /api/tables/{id}/ready": {"contribution": "ours"},
    "POST /api/books": BOOK,
    "POST /api/books/check": BOOK,
    "PUT /api/books/{id}": {"name": "Another"},
}


async def a_position(asker: Asker) -> Any:
    """What somebody brings along who has saved a position."""
    return (await asker.http.get(f"/api/tables/{await asker.stored('aborted')}/position")).json()


async def call(hall: RunningHall, operation: str, crowd: Callable[[], None] = lambda: None) -> httpx.Response:
    """Ask for something that can be done; ``crowd`` is called right before."""
    method, _, template = operation.partition(" ")
    asker = Asker(await hall.guest(), hall)
    if ACCOUNTS.search(operation):
        await asker.post("/api/me/register", {"name": f"Asker {next(NUMBERS)}", "password": PASSWORD})
    body = BODIES.get(operation)
    if operation == "POST /api/tables":
        body = {"game": GAME, "chairs": ["me", "random"], "position": await a_position(asker)}
    elif operation == "POST /api/tables/{id}/rematch":
        body = {"position": await a_position(asker)}
    elif operation == "POST /api/import":
        body = {"text": (await asker.http.get(f"/api/tables/{await asker.stored('over')}/export")).text}
    path = template
    for part in re.findall(r"{(\w+)}", template):
        if part in ("id", "session_id"):
            word = await asker.id(template, operation)
        elif part == "lesson":
            word = (await asker.http.get(f"/api/games/{GAME}/lessons")).json()[0]["id"]
        else:
            word = "mage_wars" if template.endswith("/books") else WORDS[part]
        path = path.replace(f"{{{part}}}", word)
    crowd()
    return await asker.http.request(method, path, json=body)


def told(operation: str) -> Mapping[str, Any]:
    """The answers of an endpoint, as it describes them."""
    method, _, path = operation.partition(" ")
    answers: Mapping[str, Any] = PATHS[path][method.lower()]["responses"]
    return answers


async def test_what_can_be_done_is_answered_as_described(hall_client: RunningHall) -> None:
    """The calls are right: what they are refused with in the other tests is no fault of theirs."""
    await hall_client.account("Merle")
    for operation, statuses in DESCRIBED.items():
        answer = await call(hall_client, operation)
        assert answer.is_success, (operation, answer.text)
        assert str(answer.status_code) in statuses, operation


async def test_who_waits_in_a_queue_says_that_it_may_be_full_and_nobody_else_does(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_queue: FairQueue, _who: str) -> None:
        raise Crowded(3)

    await hall_client.account("Merle")
    found = set()
    for operation in DESCRIBED:
        with monkeypatch.context() as patch:
            answer = await call(hall_client, operation, partial(patch.setattr, FairQueue, "_enter", full))
        if answer.status_code == 503:
            assert (answer.json()["error"], answer.headers["Retry-After"]) == ("crowded", "4")
            found.add(operation)
    waiting = {operation for operation, statuses in DESCRIBED.items() if "503" in statuses}
    assert found == waiting - {"GET /readyz"}, "that one is in tests/table/operations"
    assert all("Retry-After" in told(operation)["503"]["headers"] for operation in found)


async def test_a_fault_of_ours_is_answered_as_described(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_database: Database) -> None:
        raise RuntimeError("a bug")

    def break_down(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(Database, "session", broken)
        patch.setattr(Database, "reading", broken)

    found = set()
    for operation, statuses in DESCRIBED.items():
        with monkeypatch.context() as patch:
            answer = await call(hall_client, operation, partial(break_down, patch))
        assert not statuses.isdisjoint({str(answer.status_code), f"{answer.status_code // 100}XX"}), operation
        if answer.status_code == 500:
            assert answer.json()["error"] == "internal"
            found.add(operation)
    assert len(found) > len(DESCRIBED) / 2
