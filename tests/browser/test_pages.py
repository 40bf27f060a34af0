"""Every page in every language, and what the accessibility checker says of it."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.player import (
    choices,
    choose,
    each_language,
    each_scheme,
    first_to_move,
    fits,
    play_now,
)

PAGES = [
    "/",
    "/lobby",
    "/learn",
    "/rules/battle_mages",
    "/account",
    "/history",
    "/about",
    "/learn/battle_mages/merging",
    "/books",
]
WORDS = {"en": "Play now", "fr": "Jouer", "ru": "Играть"}


WCAG = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}
CONTRAST = "color-contrast"
ALIKE = "li:nth-child(n + 25):not(:nth-child(7n))"
"""Lists of hundreds are made of one component: beyond two dozen, the colours of every seventh are judged."""


def problems(page: Page, *, colours_only: bool = False) -> list[str]:
    """What axe finds against WCAG 2 A and AA."""
    colours = {"runOnly": {"type": "rule", "values": [CONTRAST]}}
    rest = {"runOnly": WCAG, "rules": {CONTRAST: {"enabled": False}}}
    found = violations(page, {"exclude": [ALIKE]}, colours)
    if not colours_only:
        found += violations(page, {}, rest)
    return [f"{v['id']}: {v['help']}: {[node['target'] for node in v['nodes']][:3]}" for v in found]


def violations(page: Page, context: dict[str, Any], options: dict[str, Any]) -> list[dict[str, Any]]:
    """Run axe, which a page reads once, on its document without what ``context`` excludes."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found: list[dict[str, Any]] = page.evaluate(
        "([context, options]) => axe.run({include: [document], ...context}, options).then((all) => all.violations)",
        # To describe every element that passes takes longer than to check it.
        [context, {**options, "resultTypes": ["violations"]}],
    )
    return found


def whole(page: Page) -> None:
    """Wait until all that belongs to the page is there and nothing moves."""
    expect(page.locator("main h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    expect(page.locator("main").get_by_text("One moment …", exact=True)).to_have_count(0)
    still(page)


def still(page: Page) -> None:
    """Wait until nothing moves."""
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")


def accessible(page: Page) -> None:
    """Axe finds nothing, by daylight or by candlelight, which changes colours alone."""
    whole(page)
    for scheme in each_scheme(page):
        still(page)
        assert problems(page, colours_only=scheme != "light") == []


@pytest.mark.parametrize("path", PAGES)
def test_every_page_fits_a_phone_and_passes_the_accessibility_check(visit: Visit, path: str) -> None:
    page = visit(path, viewport=PHONE)
    whole(page)
    fits(page)
    page.set_viewport_size(DESK)
    accessible(page)


def test_the_table_passes_the_accessibility_check(visit: Visit) -> None:
    page = visit("/")
    first_to_move(page)
    expect(choices(page).first).to_be_visible()
    accessible(page)
    choose(page, "choose:death")
    expect(page.locator('.choices [data-option="draw:pile"]')).to_be_visible()
    accessible(page)


@pytest.mark.parametrize("lang", WORDS)
def test_the_hall_speaks_the_visitors_language(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("main").get_by_role("button", name=WORDS[lang]).first).to_be_visible()
    play_now(page)
    expect(choices(page).first).to_contain_text({"en": "Choose", "fr": "Choisir", "ru": "Выбрать"}[lang])


def test_the_workshop_for_books_speaks_the_visitors_language(visit: Visit) -> None:
    page = visit("/books/mage_wars")
    for lang in each_language(page):
        title, warlock = {
            "en": ("Spellbooks of Mage Wars", "Warlock"),
            "fr": ("Grimoires de Mage Wars", "Mage-guerrier"),
            "ru": ("Книги заклинаний: Mage Wars", "Колдун"),
        }[lang]
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.locator("main")).to_contain_text(warlock)
