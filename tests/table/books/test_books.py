"""People's own books: kept, changed and thrown away, each by its owner alone."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

from magehall.games.mage_wars.books import APPRENTICE, STARTER, write_code, write_list
from magehall.table.books import service
from magehall.table.models import BookRow, Person, Session, now
from magehall.table.people.service import purge
from tests.table.support import PASSWORD, RunningHall, farewell

pytestmark = pytest.mark.anyio

CODE = write_code(STARTER["warlock"])
POOR: dict[str, Any] = {
    "game": "mage_wars",
    "name": "Half done",
    "choices": {"mage": "wizard"},
    "cards": {"fireball": 2},
}


async def keep(visitor: httpx.AsyncClient, name: str = "Ember", text: str = CODE) -> dict[str, Any]:
    answer = await visitor.post("/api/books", json={"game": "mage_wars", "name": name, "text": text})
    assert answer.status_code == 201, answer.text
    kept: dict[str, Any] = answer.json()
    return kept


async def names(visitor: httpx.AsyncClient) -> list[str]:
    return [book["name"] for book in (await visitor.get("/api/books")).json()]


async def test_a_kept_book_is_there_again(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    kept = await keep(visitor)
    assert (kept["points"], kept["limit"], kept["flaws"]) == (120, 120, 0)
    assert kept["choices"] == {"mage": "warlock"}
    assert kept["option"] == f"book:{CODE.lower()}"
    (found,) = (await visitor.get("/api/books")).json()
    assert found == kept


async def test_the_list_has_the_newest_first_and_can_be_of_one_game(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    first = await keep(visitor, "First")
    await keep(visitor, "Second")
    assert await names(visitor) == ["Second", "First"]
    await visitor.put(f"/api/books/{first['id']}", json={"name": "First again"})
    assert await names(visitor) == ["First again", "Second"]
    assert len((await visitor.get("/api/books?game=mage_wars")).json()) == 2
    assert (await visitor.get("/api/books?game=battle_mages")).json() == []


async def test_a_book_may_be_kept_before_it_may_be_played(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    answer = await visitor.post("/api/books", json=POOR)
    assert answer.status_code == 201
    assert (answer.json()["flaws"], answer.json()["option"], answer.json()["name"]) == (1, "", "Half done")


async def test_a_book_whose_cards_follow_from_its_choices_is_kept_by_these(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    form = (await visitor.get("/api/games/colors_of_magic/books")).json()
    chosen = ("grand-barbecue", "tribal-rage", "spell-breakers")
    choices = {"mage": "ash-prophet", **dict(zip(form["slots"], chosen, strict=True))}
    answer = await visitor.post(
        "/api/books", json={"game": "colors_of_magic", "name": "Ash", "choices": choices}
    )
    assert answer.status_code == 201, answer.text
    kept = answer.json()
    assert kept["option"] == "force:ash-prophet:grand-barbecue+spell-breakers+tribal-rage"
    assert (kept["points"], kept["limit"], kept["size"], kept["flaws"]) == (3, 3, 40, 0)
    cards = {one["id"]: one["cards"] for one in form["sets"]}
    shown = (
        await visitor.post("/api/books/check", json={"game": "colors_of_magic", "text": kept["code"]})
    ).json()
    assert all(shown["cards"][card] == copies for school in chosen for card, copies in cards[school].items())


async def test_lists_are_taken_in_every_language(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    for locale in ("en", "fr", "ru", None):
        kept = await keep(visitor, "", write_list(STARTER["warlock"], locale))
        assert kept["code"] == CODE


async def test_a_rename_keeps_the_cards_and_new_cards_keep_the_name(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    kept = await keep(visitor)
    path = f"/api/books/{kept['id']}"
    renamed = (await visitor.put(path, json={"name": "  Ash  "})).json()
    assert (renamed["name"], renamed["option"]) == ("Ash", kept["option"])
    refilled = (await visitor.put(path, json={"text": write_code(APPRENTICE["priestess"])})).json()
    assert (refilled["name"], refilled["choices"]) == ("Ash", {"mage": "priestess"})
    rebuilt = (await visitor.put(path, json={"choices": {"mage": "wizard"}, "cards": {}})).json()
    assert (rebuilt["name"], rebuilt["size"]) == ("Ash", 0)


async def test_a_book_thrown_away_is_gone(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    path = f"/api/books/{(await keep(visitor))['id']}"
    assert (await visitor.delete(path)).status_code == 204
    assert await names(visitor) == []
    assert (await visitor.delete(path)).status_code == 404
    assert (await visitor.put(path, json={"name": "Back"})).status_code == 404


async def test_nobody_else_sees_changes_or_throws_away_a_book(hall_client: RunningHall) -> None:
    owner, stranger = await hall_client.account("Ondine"), await hall_client.account("Morgana")
    kept = await keep(owner)
    path = f"/api/books/{kept['id']}"
    assert (await stranger.get("/api/books")).json() == []
    for answer in (
        await stranger.put(path, json={"name": "Mine now"}),
        await stranger.put(path, json={"text": CODE}),
        await stranger.delete(path),
    ):
        assert (answer.status_code, answer.json()["error"]) == (404, "no-such-book")
    assert (await owner.get("/api/books")).json() == [kept]


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/books"), ("POST", "/api/books/check")])
async def test_foreign_pages_keep_and_check_nothing(hall_client: RunningHall, method: str, path: str) -> None:
    visitor = await hall_client.guest()
    for headers in ({"Origin": "https://elsewhere.test"}, {"X-Magehall": "0"}):
        assert (await visitor.request(method, path, json=POOR, headers=headers)).status_code == 403
    assert await names(visitor) == []


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
async def test_foreign_pages_change_nothing(hall_client: RunningHall, method: str) -> None:
    visitor = await hall_client.guest()
    path = f"/api/books/{(await keep(visitor))['id']}"
    for headers in ({"Origin": "https://elsewhere.test"}, {"X-Magehall": "0"}):
        answer = await visitor.request(method, path, json={"name": "Theirs"}, headers=headers)
        assert answer.status_code == 403
    assert await names(visitor) == ["Ember"]


async def test_there_is_room_for_a_hundred_books(
    hall_client: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert service.MOST_BOOKS == 100
    monkeypatch.setattr(service, "MOST_BOOKS", 2)
    visitor, other = await hall_client.guest(), await hall_client.guest()
    first = await keep(visitor)
    await keep(visitor)
    full = await visitor.post("/api/books", json=POOR)
    assert (full.status_code, full.json()["error"]) == (409, "too-many-books")
    await keep(other)
    await visitor.delete(f"/api/books/{first['id']}")
    await keep(visitor)


@pytest.mark.parametrize(
    "wanted",
    [
        {"name": "x" * 41},
        {"name": "two\nlines"},
        {"name": "\0"},
        {"text": "x" * 20_001},
        {"text": "MWB1-0000"},
        {"text": "mage: nobody"},
        {"text": CODE, "cards": {}},
        {"choices": {"mage": "nobody"}},
        {"choices": {"mage": "wizard", "element": "dark"}},
        {"choices": {"mage": "wizard", "element": "cheese"}},
        {"choices": {"mage": "wizard", "colour": "red"}},
        {"cards": {"fireball": 2}},
        {"choices": {"mage": "wizard"}, "cards": {"no-such-card": 1}},
        {"choices": {"mage": "wizard"}, "cards": {"wizard": 1}},
        {"choices": {"mage": "wizard"}, "cards": {"fireball": 100}},
        {"choices": {"mage": "wizard"}, "cards": {"fireball": -1}},
        {"more": 1},
    ],
)
async def test_what_is_no_book_is_refused_with_a_reason(
    hall_client: RunningHall, wanted: dict[str, Any]
) -> None:
    visitor = await hall_client.guest()
    kept = await keep(visitor)
    for answer in (
        await visitor.post("/api/books", json={"game": "mage_wars", **wanted}),
        await visitor.put(f"/api/books/{kept['id']}", json=wanted),
        await visitor.post("/api/books/check", json={"game": "mage_wars", **wanted}),
    ):
        assert answer.status_code == 422, answer.text
        assert answer.json()["message"]
    assert (await visitor.get("/api/books")).json() == [kept]


@pytest.mark.parametrize("game", ["battle_mages", "no_such_game"])
async def test_games_without_books_say_so(hall_client: RunningHall, game: str) -> None:
    visitor = await hall_client.guest()
    wanted = {**POOR, "game": game}
    code = "no-books" if game == "battle_mages" else "no-such-game"
    for answer in (
        await visitor.get(f"/api/games/{game}/books"),
        await visitor.post("/api/books", json=wanted),
        await visitor.post("/api/books/check", json=wanted),
    ):
        assert (answer.status_code, answer.json()["error"]) == (404, code)
        assert answer.json()["message"]


async def test_the_books_of_a_guest_move_to_the_account(hall_client: RunningHall) -> None:
    account = await hall_client.account("Ondine")
    await keep(account, "Old")
    guest = await hall_client.guest()
    await keep(guest, "New")
    answer = await guest.post("/api/me/login", json={"name": "Ondine", "password": PASSWORD})
    assert answer.status_code == 200
    assert sorted(await names(guest)) == ["New", "Old"]
    assert sorted(await names(account)) == ["New", "Old"]


async def test_whoever_goes_for_good_takes_the_books_along(hall_client: RunningHall) -> None:
    leaver, other = await hall_client.account("Ondine"), await hall_client.guest()
    await keep(leaver)
    await keep(other, "Stays")
    assert (await farewell(leaver)).status_code == 204
    async with hall_client.hall.database.session() as session:
        assert list(await session.scalars(select(BookRow.name))) == ["Stays"]


async def test_a_guest_with_a_book_is_not_forgotten(hall_client: RunningHall) -> None:
    keeper = await hall_client.guest()
    await hall_client.guest()
    await keep(keeper)
    async with hall_client.hall.database.session() as session:
        await session.execute(update(Person).values(created=now() - timedelta(days=40)))
        await session.execute(update(Session).values(expires=now() - timedelta(days=1)))
    assert await purge(hall_client.hall) == 1
    async with hall_client.hall.database.session() as session:
        assert await session.scalar(select(func.count()).select_from(BookRow)) == 1


async def test_a_book_its_game_cannot_read_any_more_still_shows(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    kept = await keep(visitor)
    async with hall_client.hall.database.session() as session:
        await session.execute(update(BookRow).values(code="MWB9-NOT-YET"))
    (found,) = (await visitor.get("/api/books")).json()
    assert (found["name"], found["option"], found["flaws"]) == ("Ember", "", 1)
    assert (await visitor.delete(f"/api/books/{kept['id']}")).status_code == 204
