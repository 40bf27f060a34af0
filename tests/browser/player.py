"""Someone who plays with what the page offers."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

TABLE = re.compile(r"/t/[a-z]{8}")
START = re.compile("Play now|Jouer|Играть")

MY_DRAW = {
    "game": "battle_mages",
    "seats": 2,
    "mages": [
        {"school": "fire", "hand": ["stone-hand", "rockfall"]},
        {"school": "water", "hand": ["tide-whip", "heal"]},
    ],
    "pile": ["serpent-kiss"] * 4 + ["spore-cloud"] * 4,
    "turn": 0,
}
"""The first mage is to draw, and whatever is drawn can be cast."""


def play_now(page: Page) -> str:
    """From the start page to a table, in one click; the table's id."""
    page.locator("main").get_by_role("button", name=START).first.click()
    expect(page).to_have_url(TABLE)
    expect(choices(page).first).to_be_visible()
    return page.url.rpartition("/")[2].partition("?")[0]


def call(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server something as this page's person: POST with a body, else GET; the answer's JSON or text."""
    return page.evaluate(
        """async ([path, body]) => {
            const headers = {"Content-Type": "application/json", "X-Magehall": "1"};
            const asked = body === null ? {} : {method: "POST", headers, body: JSON.stringify(body)};
            const answer = await fetch(path, asked);
            if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
            const text = await answer.text();
            return answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text;
        }""",
        [path, body],
    )


def make_table(page: Page, *chairs: str, **wishes: Any) -> str:
    """A table with these chairs (``me``, ``open`` or bots), opened in ``page``; the invitation's path."""
    asked = {"game": "battle_mages", "chairs": chairs, "contribution": "browser", **wishes}
    made = call(page, "/api/tables", asked)
    page.goto(f"/t/{made['id']}")
    return f"/t/{made['id']}?invite={made['invite']}"


def sit_down(page: Page) -> None:
    """Accept an invitation."""
    page.get_by_role("button", name=re.compile("Sit down|Take a seat|Join", re.IGNORECASE)).first.click()


def menu(page: Page, item: str) -> None:
    """Choose from the menu of a table."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=item, exact=True).click()


def choices(page: Page) -> Locator:
    """The options as the list shows them, which every game has."""
    return page.locator(".choices button.option[data-option]")


def over(page: Page) -> Locator:
    """What the page says when the match is over."""
    return page.locator(".outcome, [data-outcome]")


def choose(page: Page, option: str) -> None:
    """Take one option by its id."""
    page.locator(f'.choices button.option[data-option="{option}"]').click()


def choose_any(page: Page) -> None:
    """Take the first option there is, if it is still there when the click arrives."""
    with suppress(TooLate):
        choices(page).first.click(timeout=250)
