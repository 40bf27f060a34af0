"""A password keeps what a guest has: name, games, settings."""

from __future__ import annotations

import pytest
from argon2 import Type

from magehall.table.models import Message, Person, TableRow
from magehall.table.people.passwords import _hasher as HASHER  # noqa: N812 - the real one, before fixtures change it
from tests.table.support import PASSWORD, RunningHall, whoami

pytestmark = pytest.mark.anyio


async def test_registering_keeps_the_person_and_so_the_games(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    guest = await whoami(visitor)
    await visitor.patch("/api/me", json={"settings": {"theme": "dark"}})
    table = await hall_client.table(guest["id"], None)
    answer = await visitor.post("/api/me/register", json={"name": "Ondine", "password": PASSWORD})
    account = answer.json()
    assert (account["id"], account["name"], account["guest"]) == (guest["id"], "Ondine", False)
    assert account["settings"]["theme"] == "dark"
    assert await hall_client.chairs(table) == [guest["id"], None]


async def test_registering_without_a_name_keeps_the_present_one(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    name = (await whoami(visitor))["name"]
    answer = await visitor.post("/api/me/register", json={"password": PASSWORD})
    assert answer.json()["name"] == name


async def test_the_password_is_kept_as_argon2id(hall_client: RunningHall) -> None:
    me = await whoami(await hall_client.account("Ondine"))
    async with hall_client.hall.database.session() as session:
        person = await session.get(Person, me["id"])
    assert person is not None
    assert str(person.password).startswith("$argon2id$")
    assert PASSWORD not in str(vars(person))


async def test_the_work_of_a_password_check_is_what_is_recommended() -> None:
    assert (HASHER.type, HASHER.memory_cost >= 19_456, HASHER.time_cost >= 2) == (Type.ID, True, True)


async def test_an_account_registers_only_once(hall_client: RunningHall) -> None:
    visitor = await hall_client.account("Ondine")
    again = await visitor.post("/api/me/register", json={"name": "Melusine", "password": PASSWORD})
    assert (again.status_code, again.json()["error"]) == (409, "already-registered")


@pytest.mark.parametrize(
    "name", ["Ondine", "ONDINE", "ondine", "On-dine", "Оndinе", "Ondlne", "Öndine", "Ｏndine"]
)
async def test_names_that_look_alike_are_taken(hall_client: RunningHall, name: str) -> None:
    await hall_client.account("Ondine")
    other = await hall_client.guest()
    registered = await other.post("/api/me/register", json={"name": name, "password": PASSWORD})
    assert (registered.status_code, registered.json()["error"]) == (409, "name-taken")
    renamed = await other.patch("/api/me", json={"name": name})
    assert (renamed.status_code, renamed.json()["error"]) == (409, "name-taken")


async def test_an_account_can_change_its_name_and_logs_in_under_the_new_one(hall_client: RunningHall) -> None:
    visitor = await hall_client.account("Ondine")
    assert (await visitor.patch("/api/me", json={"name": "ONDINE"})).json()["name"] == "ONDINE"
    assert (await visitor.patch("/api/me", json={"name": "Melusine"})).status_code == 200
    elsewhere = hall_client()
    login = await elsewhere.post("/api/me/login", json={"name": "melusine", "password": PASSWORD})
    assert login.status_code == 200
    assert (await hall_client.account("Ondine")) is not None


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("x" * 201, "password-length"),
        ("Ondine of the lake", "password-is-name"),
        ("0NDINE-OF-THE-LAKE", "password-is-name"),
    ],
)
async def test_poor_passwords_are_refused(hall_client: RunningHall, password: str, code: str) -> None:
    visitor = await hall_client.guest()
    answer = await visitor.post("/api/me/register", json={"name": "Ondine of the lake", "password": password})
    assert (answer.status_code, answer.json()["error"]) == (422, code)
    assert (await whoami(visitor))["guest"] is True


async def test_logging_in_on_another_device(hall_client: RunningHall) -> None:
    account = await whoami(await hall_client.account("Ondine"))
    elsewhere = hall_client()
    answer = await elsewhere.post("/api/me/login", json={"name": "ondine", "password": PASSWORD})
    assert answer.json()["id"] == account["id"]
    assert await whoami(elsewhere) == account


@pytest.mark.parametrize(
    ("name", "password"), [("Ondine", "wrong password"), ("Nobody", PASSWORD), ("\0", PASSWORD)]
)
async def test_a_wrong_name_and_a_wrong_password_are_told_alike(
    hall_client: RunningHall, name: str, password: str
) -> None:
    await hall_client.account("Ondine")
    visitor = await hall_client.guest()
    before = await whoami(visitor)
    answer = await visitor.post("/api/me/login", json={"name": name, "password": password})
    assert answer.status_code == 401
    assert answer.json() == {"error": "login-failed", "message": "Name and password do not fit together."}
    assert await whoami(visitor) == before


async def test_unknown_names_cost_as_much_work_as_known_ones(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    from magehall.table.people import passwords

    checked: list[str | None] = []
    real = passwords._verify

    def verify(password: str, kept: str | None) -> bool:
        checked.append(kept)
        return real(password, kept)

    await hall_client.account("Ondine")
    monkeypatch.setattr(passwords, "_verify", verify)
    for name in ("Ondine", "Nobody"):
        await hall_client().post("/api/me/login", json={"name": name, "password": "wrong password"})
    assert [kept is None for kept in checked] == [False, True]


async def test_logging_in_moves_the_guests_games_over(hall_client: RunningHall) -> None:
    account = await whoami(await hall_client.account("Ondine"))
    visitor = await hall_client.guest()
    guest = await whoami(visitor)
    table = await hall_client.table(guest["id"], None, state="open")
    async with hall_client.hall.database.session() as session:
        session.add(Message(table_id=table, person_id=guest["id"], text="hello"))
    token = visitor.cookies["magehall"]
    await visitor.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    assert await hall_client.chairs(table) == [account["id"], None]
    async with hall_client.hall.database.session() as session:
        row = await session.get(TableRow, table)
        left = await session.get(Person, guest["id"])
        message = await session.get(Message, 1)
    assert row is not None
    assert left is not None
    assert message is not None
    assert row.host_id == message.person_id == account["id"]
    assert left.deleted is not None
    assert (await hall_client(Cookie=f"magehall={token}").patch("/api/me", json={})).status_code == 401


async def test_nobody_comes_to_sit_at_one_table_twice(hall_client: RunningHall) -> None:
    account = await whoami(await hall_client.account("Ondine"))
    visitor = await hall_client.guest()
    guest = await whoami(visitor)
    waiting = await hall_client.table(account["id"], guest["id"], state="open")
    playing = await hall_client.table(account["id"], guest["id"], state="playing")
    await visitor.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    assert await hall_client.chairs(waiting) == [account["id"], None]
    assert await hall_client.chairs(playing) == [account["id"], guest["id"]]
    async with hall_client.hall.database.session() as session:
        row = await session.get(TableRow, playing)
    assert row is not None
    assert row.state == "over"
    assert row.result is not None
    assert row.result["winners"] == [0]


async def test_changing_accounts_moves_nothing(hall_client: RunningHall) -> None:
    await hall_client.account("Ondine")
    other = await hall_client.account("Melusine")
    melusine = await whoami(other)
    table = await hall_client.table(melusine["id"], None, state="open")
    await other.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    assert await hall_client.chairs(table) == [melusine["id"], None]
    back = await hall_client().post("/api/me/login", json={"name": "Melusine", "password": PASSWORD})
    assert back.json()["id"] == melusine["id"]
