"""People on a real PostgreSQL: the same promises with another database."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import update

from magehall.table import app
from magehall.table.hall import Hall
from magehall.table.models import Chair, Message, Mute, Person, Session, TableRow, now
from magehall.table.people.service import purge
from tests.table.support import PASSWORD, RunningHall, farewell, open_hall, whoami


async def live_a_little(hall: RunningHall) -> None:
    ondine, other = await hall.account("Ondine"), await hall.account("Melusine")
    account, melusine = await whoami(ondine), await whoami(other)
    taken = await (await hall.guest()).post("/api/me/register", json={"name": "ondine", "password": PASSWORD})
    assert taken.status_code == 409

    browser = await hall.guest()
    guest = await whoami(browser)
    moving = await hall.table(guest["id"], None, state="open")
    double = await hall.table(account["id"], guest["id"], state="open")
    async with hall.hall.database.session() as session:
        session.add(Message(table_id=moving, person_id=guest["id"], text="hello"))
        session.add(Mute(person_id=guest["id"], muted_id=melusine["id"]))
        session.add(Mute(person_id=account["id"], muted_id=melusine["id"]))
        await session.execute(
            update(Chair).where(Chair.table_id == moving, Chair.seat == 0).values(left_ms=30 * 86_400_000)
        )
    for name in ("Ondine\0", "Nobody"):
        assert (
            await browser.post("/api/me/login", json={"name": name, "password": PASSWORD})
        ).status_code == 401
    assert (
        await browser.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    ).status_code == 200
    assert await hall.chairs(moving) == [account["id"], None]
    assert await hall.chairs(double) == [account["id"], None]

    async with hall.hall.database.session() as session:
        await session.execute(update(Session).values(renewed=now() - timedelta(days=2)))
    old = browser.cookies["magehall"]
    answers = await asyncio.gather(*(browser.get("/api/me") for _ in range(4)))
    assert {answer.json()["id"] for answer in answers} == {account["id"]}
    assert sum("set-cookie" in answer.headers for answer in answers) == 1
    assert browser.cookies["magehall"] != old

    assert (await farewell(ondine)).status_code == 204
    async with hall.hall.database.session() as session:
        person = await session.get(Person, account["id"])
        table = await session.get(TableRow, moving)
        await session.execute(update(Person).values(created=now() - timedelta(days=3)))
        await session.execute(update(Session).values(expires=now() - timedelta(days=1)))
    assert person is not None
    assert (person.login, person.deleted is None) == (None, False)
    assert table is not None
    assert table.state == "aborted"
    assert await purge(hall.hall) >= 1


@pytest.mark.slow
def test_people_on_postgresql(tmp_path: Path, postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: Hall) -> int:
        return 0

    # The hall's own tidying, which begins with it, must not come between.
    monkeypatch.setattr(app, "purge", nothing)

    async def whole() -> None:
        async with open_hall(tmp_path, database=postgresql) as hall:
            await live_a_little(hall)

    asyncio.run(whole())
