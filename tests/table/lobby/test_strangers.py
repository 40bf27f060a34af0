"""A second account can do nothing at a table that is not theirs, whatever it asks for."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.table.models import Base, Chair, TableRow
from tests.table.lobby.house import House, Json

pytestmark = pytest.mark.anyio

VERBS: list[tuple[str, Json]] = [
    ("join", {}),
    ("join", {"invite": "guessed-invite"}),
    ("leave", {}),
    ("chairs", {"seat": 1, "bot": "random"}),
    ("chairs", {"seat": 0, "bot": None}),
    ("ready", {"contribution": "poison"}),
    ("start", {}),
    ("rematch", {}),
]
LOOKS = ["", "/replay", "/replay?seat=0", "/export", "/position", "/position?at=0", "/proof"]


def columns(row: Base) -> Json:
    return {
        column.name: getattr(row, column.name)
        for column in row.__table__.columns
        if column.name != "snapshot"
    }


async def rows(house: House, table_id: str) -> list[Any]:
    seating = await house.seating(table_id)
    return [columns(seating.table), *map(columns, seating.chairs)]


@pytest.mark.parametrize("state", ["open", "playing", "over"])
async def test_verbs_and_looks_at_a_private_table(house: House, state: str) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    if state == "open":
        table = str((await ann.table("me", "open"))["id"])
    elif state == "playing":
        table = await house.begun(ann, bob)
    else:
        table = await house.over(ann, bob)
    before = await rows(house, table)
    for verb, body in VERBS:
        status, said = await eve.try_post(f"/tables/{table}/{verb}", body)
        assert status == 403, (verb, said)
    # The record of a finished match, as a spectator saw it, is for everyone who has its link.
    refused = [look for look in LOOKS if not (state == "over" and look == "/replay")]
    for look in refused:
        answer = await eve.raw(f"/tables/{table}{look}")
        assert answer.status_code == 403, (look, answer.text)
        assert answer.json()["error"] == "invite-needed"
        visitor = await house.visitor()
        assert (await visitor.get(f"/api/tables/{table}{look}")).status_code == 403
    assert await rows(house, table) == before


async def test_verbs_at_a_public_table_that_has_begun(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.begun(ann, bob, public=True)
    await house.play(table, 6, finish=False)
    before = await rows(house, table)
    for verb, body in VERBS:
        status, answer = await eve.try_post(f"/tables/{table}/{verb}", body)
        assert status in (403, 409), (verb, answer)
    for look, wanted in zip(LOOKS, [200, 200, 403, 403, 403, 403, 200], strict=True):
        assert (await eve.raw(f"/tables/{table}{look}")).status_code == wanted, look
    assert await rows(house, table) == before


async def test_a_guest_at_the_table_is_not_its_host(house: House) -> None:
    ann, bob = await house.guest(), await house.guest()
    table = await ann.table("me", "open", "open", public=True)
    await bob.post(f"/tables/{table['id']}/join")
    before = await rows(house, table["id"])
    for verb, body in (("chairs", {"seat": 0, "bot": "random"}), ("chairs", {"seat": 2}), ("start", {})):
        status, answer = await bob.try_post(f"/tables/{table['id']}/{verb}", body)
        assert (status, answer["error"]) == (403, "host-only")
    assert await rows(house, table["id"]) == before


async def test_what_i_send_cannot_name_another_person(house: House) -> None:
    ann, eve = await house.guest(), await house.guest()
    table = await ann.table("me", "open", "open", public=True)
    for body in ({"person": ann.id}, {"seat": 0}, {"host": eve.id}):
        status, _ = await eve.try_post(f"/tables/{table['id']}/join", body)
        assert status == 422
    status, _ = await eve.try_post("/tables", {"game": "battle_mages", "chairs": ["me", ann.id]})
    assert status == 422
    assert [chair.person_id for chair in (await house.seating(table["id"])).chairs] == [ann.id, None, None]


async def test_a_page_from_elsewhere_cannot_act_for_me(house: House) -> None:
    ann = await house.guest()
    wanted = {"game": "battle_mages", "chairs": ["me", "random"]}
    for headers in ({"Origin": "http://evil"}, {"X-Magehall": ""}):
        assert (await ann.client.post("/api/tables", json=wanted, headers=headers)).status_code == 403
        assert (await ann.client.post("/api/import", json={"text": "x"}, headers=headers)).status_code == 403
    async with house.database.session() as session:
        assert await session.get(TableRow, "") is None
        assert await session.get(Chair, ("", 0)) is None
    assert (await ann.get("/tables"))["mine"] == []


async def test_the_invite_lets_one_look(house: House) -> None:
    ann, bob, eve = await house.guest(), await house.guest(), await house.guest()
    table = await house.over(ann, bob)
    invite = (await ann.get(f"/tables/{table}"))["invite"]
    for look in ("", "/replay", "/export", "/position?at=0", "/proof"):
        path = f"/tables/{table}{look}"
        joint = "&" if "?" in path else "?"
        assert (await eve.raw(f"{path}{joint}invite={invite}")).status_code == 200, look
