"""The proof in the browser: it holds for what was played, and fails in words for whatever was changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import choose_any, fits, over, play_now, resign, rounds

Change = Callable[[dict[str, Any]], None]


def resigned(page: Page) -> str:
    """A duel against a bot that is over after the deck was shuffled; the table's id."""
    table = play_now(page)
    for _ in rounds(page, "the duel has begun"):
        if page.locator(".log li[data-line]").count() > 3:
            break
        choose_any(page)
    resign(page)
    return table


def check(page: Page) -> None:
    """Open the proof and let the browser check it."""
    page.get_by_role("button", name="Check the luck").first.click()
    page.get_by_role("button", name="Check every die and shuffle").click()
    expect(page.locator(".verdict")).to_be_visible()


def tamper(page: Page, path: str, change: Change) -> None:
    """From now on the page gets something else than the hall says."""

    def answer(route: Route) -> None:
        told = route.fetch()
        content = told.json()
        change(content)
        route.fulfill(response=told, body=json.dumps(content))

    page.route(path, answer)


def test_the_proof_of_a_first_duel_holds_with_our_own_part_in_it(visit: Visit) -> None:
    page = visit()
    table = resigned(page)
    kept = page.evaluate("() => JSON.parse(localStorage.getItem('magehall.luck'))")[table]
    assert kept["taken"]
    check(page)
    expect(page.locator(".verdict")).to_have_text("The luck was fair.")
    expect(page.locator(".fairness")).to_contain_text("What your browser added is in the seed, unchanged.")
    expect(page.locator(".fairness")).to_contain_text("before it added its own part")
    expect(page.locator(".fairness li.bad")).to_have_count(0)


def other_contribution(proof: dict[str, Any]) -> None:
    proof["contributions"]["0"] = "ours"


def other_secret(proof: dict[str, Any]) -> None:
    proof["secret"] = "0" * 64


def other_draw(proof: dict[str, Any]) -> None:
    first = next(draw for draw in proof["drawn"] if isinstance(draw[2], list))
    first[2].reverse()


def fault(proof: dict[str, Any]) -> None:
    proof.update(holds=False, fault="draw 1 (shuffle)")


def test_a_proof_that_was_tampered_with_fails_in_words(visit: Visit) -> None:
    page = visit()
    resigned(page)
    for change, words in (
        (other_contribution, "it was changed or left out"),
        (other_secret, "it was exchanged"),
        (other_draw, "does not come from the seed"),
        (fault, "draw 1 (shuffle)"),
    ):
        page.unroute_all()
        tamper(page, "**/proof", change)
        page.reload()
        check(page)
        expect(page.locator(".verdict")).to_contain_text("not proven")
        expect(page.locator(".fairness li.bad").filter(has_text=words)).to_have_count(1)


def test_the_verdict_is_told_in_every_language_and_fits_a_phone(visit: Visit) -> None:
    page = visit()
    resigned(page)
    page.set_viewport_size(PHONE)
    tamper(page, "**/proof", other_contribution)
    check(page)
    said = [page.locator(".verdict").inner_text()]
    fits(page)
    for lang in ("fr", "ru"):
        page.evaluate(
            "(lang) => fetch('/api/me', {method: 'PATCH', headers: {'Content-Type': 'application/json',"
            " 'X-Magehall': '1'}, body: JSON.stringify({settings: {lang}})})",
            lang,
        )
        page.evaluate(
            "(lang) => localStorage.setItem('magehall.settings', JSON.stringify({"
            "...JSON.parse(localStorage.getItem('magehall.settings') ?? '{}'), lang}))",
            lang,
        )
        page.reload()
        expect(over(page)).to_be_visible()
        page.locator(".outcome button").last.click()
        page.locator(".fairness button.main").click()
        expect(page.locator(".verdict")).to_be_visible()
        said.append(page.locator(".verdict").inner_text())
    assert len(set(said)) == 3
