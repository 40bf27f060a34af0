"""Log out here, log out everywhere, go for good; and nobody can do it for somebody else."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from magehall.kernel.game import find_game
from magehall.table.models import Chair, Message, Mute, Person, TableRow, now
from magehall.table.people.names import name_of
from magehall.table.people.repository import PersonRepository
from magehall.table.rooms.conducting.resignation import give_up
from tests.table.rooms.conftest import until
from tests.table.support import PASSWORD, RunningHall, farewell, whoami

pytestmark = pytest.mark.anyio


async def login(hall: RunningHall, name: str) -> httpx.AsyncClient:
    visitor = hall()
    answer = await visitor.post("/api/me/login", json={"name": name, "password": PASSWORD})
    assert answer.status_code == 200, answer.text
    return visitor


async def row(hall: RunningHall, kind: Any, key: Any) -> Any:
    async with hall.hall.database.session() as session:
        found = await session.get(kind, key)
    assert found is not None
    return found


async def test_logging_out_ends_this_session_and_no_other(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    there = await login(hall_client, "Ondine")
    token = here.cookies["magehall"]
    assert (await here.post("/api/me/logout")).status_code == 204
    assert "magehall" not in here.cookies
    assert (await whoami(here))["guest"] is True
    assert (await whoami(there))["name"] == "Ondine"
    stolen = hall_client(Cookie=f"magehall={token}")
    assert (await stolen.patch("/api/me", json={})).status_code == 401


async def test_logging_out_without_a_session_is_no_trouble(hall_client: RunningHall) -> None:
    assert (await hall_client().post("/api/me/logout")).status_code == 204


async def test_logging_out_everywhere_ends_every_session(hall_client: RunningHall) -> None:
    here, there = await hall_client.account("Ondine"), await login(hall_client, "Ondine")
    assert (await here.post("/api/me/logout-everywhere")).status_code == 204
    for device in (here, there):
        assert (await whoami(device))["guest"] is True
    assert (await whoami(await login(hall_client, "Ondine")))["name"] == "Ondine"


async def test_logging_out_everywhere_is_for_accounts(hall_client: RunningHall) -> None:
    for visitor in (await hall_client.guest(), hall_client()):
        answer = await visitor.post("/api/me/logout-everywhere")
        assert (answer.status_code, answer.json()["error"]) == (403, "account-needed")


async def test_deleting_an_account_leaves_a_nameless_former_player(hall_client: RunningHall) -> None:
    here, there = await hall_client.account("Ondine"), await login(hall_client, "Ondine")
    other = await whoami(await hall_client.guest())
    me = await whoami(here)
    over = await hall_client.table(me["id"], other["id"], state="over")
    waiting = await hall_client.table(me["id"], None, other["id"], state="open")
    alone = await hall_client.table(me["id"], None, state="open")
    async with hall_client.hall.database.session() as session:
        session.add(Message(table_id=over, person_id=me["id"], text="my address is"))
        session.add(Mute(person_id=other["id"], muted_id=me["id"]))
    assert (await farewell(here)).status_code == 204

    person = await row(hall_client, Person, me["id"])
    assert (person.login, person.password, person.settings) == (None, None, {})
    assert "Ondine" not in person.name
    assert [name_of(person, lang) for lang in ("en", "fr", "ru")] == [
        "former player",
        "ancien joueur",
        "бывший игрок",
    ]
    assert await hall_client.chairs(over) == [me["id"], other["id"]]
    assert await hall_client.chairs(waiting) == [None, None, other["id"]]
    assert (await row(hall_client, TableRow, waiting)).host_id == other["id"]
    assert (await row(hall_client, TableRow, alone)).state == "aborted"
    assert (await row(hall_client, Message, 1)).text == ""
    for device in (here, there):
        assert (await whoami(device))["guest"] is True
    failed = await hall_client().post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    assert failed.status_code == 401
    assert (await whoami(await hall_client.account("Ondine")))["id"] != me["id"]


async def test_deleting_resigns_what_is_in_play(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    me, other = await whoami(visitor), await whoami(await hall_client.guest())
    table = await hall_client.table(me["id"], other["id"])
    assert (await visitor.delete("/api/me")).status_code == 204
    found = await row(hall_client, TableRow, table)
    assert found.state == "over"
    assert found.result["winners"] == [1]


async def test_a_table_that_is_open_somewhere_forgets_the_name_too(hall_client: RunningHall) -> None:
    visitor = await hall_client.account("Ondine")
    me, other = await whoami(visitor), await whoami(await hall_client.guest())
    rooms = hall_client.hall.rooms
    assert rooms is not None
    table = await hall_client.table(me["id"], other["id"])
    async with rooms.visited(table) as room:  # a room that nobody visits is dropped at any tick
        assert room is not None
        assert (await visitor.patch("/api/me", json={"name": "Mélisande"})).status_code == 200
        await until(lambda: room.names("en")[0] == "Mélisande")
        async with room.lock:
            await give_up(room, 0, "resigned")
        assert (await farewell(visitor)).status_code == 204
        await until(lambda: room.names("en")[0] == "former player")


async def test_nobody_can_take_a_former_players_name(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    for name in ("former player", "Ancien Joueur", "Бывший игрок", "Admin", "Magehall"):
        answer = await visitor.patch("/api/me", json={"name": name})
        assert (answer.status_code, answer.json()["error"]) == (409, "name-taken")


CALLS: list[tuple[str, str, dict[str, Any] | None]] = [
    ("PATCH", "/api/me", {"name": "Stranger", "settings": {"theme": "dark"}}),
    ("POST", "/api/me/register", {"name": "Stranger", "password": PASSWORD}),
    ("POST", "/api/me/login", {"name": "Ondine", "password": "not the password"}),
    ("POST", "/api/me/logout", None),
    ("POST", "/api/me/logout-everywhere", None),
    ("POST", "/api/me/password", {"old": PASSWORD, "new": "a password of the stranger"}),
    ("DELETE", "/api/me/sessions", None),
    ("DELETE", "/api/me", {"password": PASSWORD}),
]


@pytest.mark.parametrize(("method", "path", "body"), CALLS)
@pytest.mark.parametrize(
    "claim", ["nothing", "id in the body", "id in the query", "id in headers", "hash as cookie"]
)
async def test_a_second_person_cannot_touch_the_first(
    hall_client: RunningHall, method: str, path: str, body: dict[str, Any] | None, claim: str
) -> None:
    from magehall.table.people.sessions import hash_token

    ondine = await hall_client.account("Ondine")
    before = await whoami(ondine)
    me = before["id"]
    other = await hall_client.account("Melusine")
    cookies = {}
    if claim == "id in the body":
        body = {**(body or {}), "id": me, "person_id": me}
    elif claim == "id in the query":
        path = f"{path}?id={me}&person={me}"
    elif claim == "id in headers":
        other.headers["X-Person"] = me
    elif claim == "hash as cookie":
        other = hall_client()
        cookies = {"magehall": hash_token(ondine.cookies["magehall"])}
    if cookies:
        other.cookies.update(cookies)
    await other.request(method, path, json=body)
    assert await whoami(ondine) == before
    assert (await whoami(await login(hall_client, "Ondine")))["id"] == me


async def test_whoever_goes_for_good_resigns_a_match_that_has_a_break(hall_client: RunningHall) -> None:
    here = await hall_client.account("Ondine")
    me, other = await whoami(here), await whoami(await hall_client.guest())
    table = await hall_client.table(me["id"], other["id"], state="adjourned", started=now())
    assert (await farewell(here)).status_code == 204
    found = await row(hall_client, TableRow, table)
    assert (found.state, found.result["winners"]) == ("over", [1])


async def test_whoever_goes_for_good_resigns_what_begins_in_the_very_moment(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await hall_client.account("Ondine")
    me, other = await whoami(here), await whoami(await hall_client.guest())
    begun: list[str] = []
    leave = PersonRepository.leave_open_tables

    async def begin_meanwhile(self: PersonRepository, person_id: str) -> list[str]:
        left = await leave(self, person_id)
        if not begun:
            begun.append("tablebeg")
            self.session.add(
                TableRow(
                    id="tablebeg", game="battle_mages", rules=find_game("battle_mages").version, options={}, seats=2, public=True, invite="i",
                    state="playing", clock={}, host_id=other["id"], secret="secret", started=now(),
                )
            )  # fmt: skip
            await self.session.flush()
            for seat, person in enumerate((me["id"], other["id"])):
                self.session.add(Chair(table_id="tablebeg", seat=seat, person_id=person, contribution=""))
            await self.session.flush()
        return left

    monkeypatch.setattr(PersonRepository, "leave_open_tables", begin_meanwhile)
    assert (await farewell(here)).status_code == 204
    found = await row(hall_client, TableRow, "tablebeg")
    assert (found.state, found.result["winners"]) == ("over", [1])
