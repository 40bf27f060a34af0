"""What the server says of a book: its cost, what is wrong with it, and how it is written."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

import magehall
from magehall.games.mage_wars.books import BOX_BOOKS, STARTER, read_code, total_points, write_code, write_list
from magehall.games.mage_wars.round.setup import OWN_BOOKS
from magehall.kernel.decision import Option
from magehall.kernel.ledger import ledger
from magehall.kernel.text import Text
from magehall.table.rate_limits import MemoryRateLimiter
from tests.table.conftest import MakeHall
from tests.table.support import RunningHall

pytestmark = pytest.mark.anyio


async def check(visitor: httpx.AsyncClient, **wanted: Any) -> dict[str, Any]:
    answer = await visitor.post("/api/books/check", json={"game": "mage_wars", **wanted})
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


@pytest.mark.parametrize("mage", STARTER)
async def test_starter_books_are_fit_for_play(hall_client: RunningHall, mage: str) -> None:
    code = write_code(STARTER[mage])
    shown = await check(hall_client(), text=code)
    assert shown["flaws"] == []
    assert shown["code"] == code
    assert shown["points"] == total_points(STARTER[mage]) == sum(shown["shares"].values())
    assert shown["size"] == sum(shown["cards"].values())
    assert isinstance(OWN_BOOKS.find(shown["option"]), Option)


async def test_a_text_and_its_cards_are_the_same_book(hall_client: RunningHall) -> None:
    visitor = hall_client()
    by_text = await check(visitor, text=write_code(STARTER["wizard"]))
    again = await check(visitor, choices=by_text["choices"], cards=by_text["cards"])
    assert again == by_text
    assert await check(visitor, text=by_text["listing"]) == by_text


async def test_a_name_is_in_code_and_list_but_not_in_the_option(hall_client: RunningHall) -> None:
    shown = await check(hall_client(), text=write_code(STARTER["warlock"]), name="Книга огня")
    assert read_code(shown["code"]).name == "Книга огня"
    assert "Книга огня" in shown["listing"]
    assert shown["option"] == f"book:{write_code(STARTER['warlock']).lower()}"


async def test_everything_wrong_is_told_with_its_rule(hall_client: RunningHall) -> None:
    cards = {"fireball": 30, "temple-of-light": 1, "adramelech-lord-of-fire": 2}
    shown = await check(hall_client(), choices={"mage": "wizard"}, cards=cards)
    told = {(flaw["rule"], flaw["card"]) for flaw in shown["flaws"]}
    assert {
        ("spellbooks.wizard-element", ""),
        ("spellbooks.points", ""),
        ("spellbooks.copies", "fireball"),
    } <= told
    assert shown["option"] == ""
    known = ledger(magehall.games()["mage_wars"])
    assert all(flaw["rule"] in known and flaw["text"] for flaw in shown["flaws"])


async def test_it_speaks_the_persons_language(hall_client: RunningHall) -> None:
    visitor = await hall_client.guest()
    words = {}
    for lang in ("en", "fr", "ru"):
        await visitor.patch("/api/me", json={"settings": {"lang": lang}})
        shown = await check(visitor, choices={"mage": "wizard", "element": "fire"}, cards={})
        words[lang] = shown["flaws"][0]["text"]
        full = await check(visitor, text=write_code(STARTER["warlock"]))
        assert full["listing"] == write_list(STARTER["warlock"], lang)
        refused = await visitor.post("/api/books/check", json={"game": "mage_wars", "text": "?"})
        words[f"refused {lang}"] = refused.json()["message"]
    assert len(set(words.values())) == 6


async def test_checking_keeps_nothing_and_makes_no_guest(hall_client: RunningHall) -> None:
    visitor = hall_client()
    answer = await visitor.post(
        "/api/books/check", json={"game": "mage_wars", "text": write_code(STARTER["warlock"])}
    )
    assert "set-cookie" not in answer.headers
    assert (await visitor.get("/api/books")).json() == []


async def test_checking_counts_as_asking(make_hall: MakeHall) -> None:
    strict = await make_hall(requests_per_minute=3)
    strict.hall.limits = MemoryRateLimiter(tick=lambda: 0.0)
    visitor = await strict.guest()
    wanted = {"game": "mage_wars", "text": write_code(STARTER["warlock"])}
    answers = [(await visitor.post("/api/books/check", json=wanted)).status_code for _ in range(5)]
    assert answers == [200] * 2 + [429] * 3


async def test_builders_learn_prices_and_the_books_of_the_box(hall_client: RunningHall) -> None:
    visitor = hall_client()
    told = (await visitor.get("/api/games/mage_wars/books")).json()
    assert [box["code"] for box in told["box"]] == [write_code(box.book) for box in BOX_BOOKS]
    titles = [Text("mage_wars", box["key"], box["args"]).render("ru") for box in told["box"]]
    assert titles == [box.title.render("ru") for box in BOX_BOOKS]
    variants = {tuple(each["choices"].values()): each for each in told["variants"]}
    assert set(variants) == {
        ("beastmaster",),
        ("priestess",),
        ("warlock",),
        ("wizard",),
        *(("wizard", element) for element in ("air", "earth", "fire", "water")),
    }
    assert variants["warlock",]["notes"] == {"dark": "trained", "fire": "trained", "holy": "opposed"}
    for box in BOX_BOOKS:
        book = box.book
        chosen = (book.mage, book.element.value) if book.element else (book.mage,)
        prices = variants[chosen]["prices"]
        shown = await check(visitor, text=write_code(book))
        assert sum(prices[card] * copies for card, copies in shown["cards"].items()) == shown["points"]


async def test_what_is_barred_or_too_many_is_what_the_check_refuses(hall_client: RunningHall) -> None:
    visitor = hall_client()
    told = (await visitor.get("/api/games/mage_wars/books")).json()
    for variant in told["variants"]:
        choices = variant["choices"]
        cards = {card: most + 1 for card, most in told["most"].items()}
        flaws = (await check(visitor, choices=choices, cards=cards))["flaws"]
        barred = {
            flaw["card"]: flaw["rule"]
            for flaw in flaws
            if flaw["rule"] in ("spellbooks.mage-only", "spellbooks.school-only")
        }
        assert barred == variant["barred"]
        counted = {flaw["card"] for flaw in flaws if flaw["rule"] in ("spellbooks.copies", "spellbooks.epic")}
        assert counted == set(told["most"])
