"""The report of the lab in a browser: it sorts, it filters, it fits, and everyone can read it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from magehall.lab.report.page import report_page
from tests.browser.conftest import DESK, PHONE
from tests.browser.test_pages import problems
from tests.lab.sample import sample

GAMES = 120


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lab") / "report.html"
    path.write_text(report_page(*sample(GAMES), GAMES), encoding="utf-8")
    return path


@pytest.fixture
def page(chromium: Browser, report: Path) -> Iterator[Page]:
    with chromium.new_context(viewport=DESK, bypass_csp=True) as context:  # axe is a script from outside
        page = context.new_page()
        page.goto(report.as_uri())
        yield page


def names(page: Page) -> list[str]:
    return [row.strip() for row in page.locator("#items tbody tr:visible th").all_inner_texts()]


def test_a_table_sorts_by_the_column_that_is_pressed(page: Page) -> None:
    before = names(page)
    heading = page.locator("#items th").filter(has_text="Casts").first
    heading.get_by_role("button").focus()
    page.keyboard.press("Enter")
    expect(heading).to_have_attribute("aria-sort", "descending")
    counts = page.locator("#items tbody td:nth-child(4)").all_inner_texts()
    assert [int(count) for count in counts] == sorted(map(int, counts), reverse=True)
    heading.get_by_role("button").click()
    expect(heading).to_have_attribute("aria-sort", "ascending")
    page.locator("#items th").first.get_by_role("button").click()
    expect(heading).not_to_have_attribute("aria-sort", "ascending")
    assert sorted(names(page)) == sorted(before)
    assert names(page)[0].startswith("A")


def test_the_cards_can_be_filtered_by_name_or_school(page: Page) -> None:
    page.get_by_label("Filter by name").fill("granite")
    expect(page.locator("#items tbody tr:visible")).to_have_count(1)
    page.get_by_label("Filter by name").fill("")
    assert len(names(page)) > 100


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everyone_can_read_it(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    assert problems(page) == []


def test_it_fits_a_phone(page: Page) -> None:
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
