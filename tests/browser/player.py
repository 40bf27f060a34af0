"""Someone who plays with what the page offers."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

TABLE = re.compile(r"/t/[a-z]{8}")
START = re.compile("Play now|Jouer|Играть")


def play_now(page: Page) -> str:
    """From the start page to a table, in one click; the table's id."""
    page.locator("main").get_by_role("button", name=START).first.click()
    expect(page).to_have_url(TABLE)
    expect(choices(page).first).to_be_visible()
    return page.url.rpartition("/")[2].partition("?")[0]


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
