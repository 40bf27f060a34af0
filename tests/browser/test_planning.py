"""A turn is tried on the board before it is made: nobody else sees it, and what was tried is what is played out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import choices, each_language, fits, follow, make_table
from tests.browser.test_mage_knight import COUNTRY, at_position, hero_at, land, take_on_board
from tests.browser.test_pages import accessible

EDGE: dict[str, Any] = {
    "game": "mage_knight",
    "seats": 1,
    "tiles": {"3,-2": "countryside-1"},
    "heroes": [{"hero": "tovak", "hand": ["march"], "space": "2,-2"}],
    "move": 6,
}
"""The hero stands where new land can be explored."""


ONE, TWO = "Play out one move", "Play out 2 moves"


def begin(page: Page) -> None:
    """Begin to plan, by the key."""
    page.keyboard.press("p")
    expect(strip(page)).to_be_visible()


def strip(page: Page) -> Locator:
    """What tells that this is only planned."""
    return page.get_by_role("region", name="Your plan.")


def play_out(page: Page, words: str) -> Locator:
    """The button that makes what was planned."""
    return strip(page).get_by_role("button", name=words, exact=True)


def try_out(page: Page, option: str, moves: str) -> None:
    """Try an option on the board, and see that the plan has so many moves."""
    expect(choices(page).first).to_have_attribute("aria-disabled", "false")
    take_on_board(page, option)
    expect(play_out(page, moves)).to_be_visible()


def watched(visit: Visit, position: dict[str, Any]) -> tuple[Page, Page]:
    """Somebody alone at a table that begins so, and somebody who watches."""
    page, watcher = visit("/"), visit("/")
    invitation = make_table(page, "me", game="mage_knight", position=position)
    expect(choices(page).first).to_be_visible()
    follow(watcher, invitation)
    expect(hero_at(watcher, "0,0")).to_be_visible()
    return page, watcher


def test_a_turn_is_tried_taken_back_and_played_out(visit: Visit) -> None:
    page, watcher = watched(visit, COUNTRY)
    begin(page)
    expect(play_out(page, "Nothing tried yet")).to_be_visible()
    try_out(page, "play:march:basic", ONE)
    try_out(page, "move:1,0", TWO)
    expect(hero_at(page, "1,0")).to_be_visible()
    expect(page.locator(".log li.planned").first).to_be_visible()
    page.keyboard.press("u")
    expect(play_out(page, ONE)).to_be_visible()
    expect(hero_at(page, "0,0")).to_be_visible()
    try_out(page, "move:1,0", TWO)
    expect(hero_at(page, "1,0")).to_be_visible()
    expect(hero_at(watcher, "0,0")).to_be_visible()
    expect(watcher.locator(".mk .played .mini")).to_have_count(0)
    play_out(page, TWO).click()
    expect(strip(page)).to_have_count(0)
    expect(hero_at(page, "1,0")).to_be_visible()
    expect(page.locator(".log li.planned")).to_have_count(0)
    expect(hero_at(watcher, "1,0")).to_be_visible()


def test_a_plan_that_is_dropped_leaves_the_table_as_it_is(visit: Visit) -> None:
    page = at_position(visit, COUNTRY)
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(strip(page)).to_be_visible()
    try_out(page, "play:march:basic", ONE)
    expect(page.locator(".mk .played .mini")).to_have_count(1)
    strip(page).get_by_role("button", name="Drop it", exact=True).click()
    expect(strip(page)).to_have_count(0)
    expect(page.locator(".mk .played .mini")).to_have_count(0)
    take_on_board(page, "play:march:basic")
    expect(page.locator(".mk .played .mini")).to_have_count(1)


def test_land_that_a_plan_would_show_comes_with_playing_it_out(visit: Visit) -> None:
    page = at_position(visit, EDGE)
    begin(page)
    option = next(one for one in offered(page) if one.startswith("explore:"))
    fog = page.locator(f'.mk [data-fog="{option.partition(":")[2]}"]')
    try_out(page, option, ONE)
    expect(strip(page).get_by_text("It will be the last move of your plan.")).to_be_visible()
    expect(fog).to_have_count(1)
    play_out(page, ONE).click()
    expect(strip(page)).to_have_count(0)
    expect(fog).to_have_count(0)


def offered(page: Page) -> list[str]:
    """The options of the list."""
    expect(choices(page).first).to_have_attribute("aria-disabled", "false")
    return [str(button.get_attribute("data-option")) for button in choices(page).all()]


def test_a_plan_outlives_a_reload(visit: Visit) -> None:
    page = at_position(visit, COUNTRY)
    begin(page)
    try_out(page, "play:march:basic", ONE)
    try_out(page, "move:1,0", TWO)
    expect(hero_at(page, "1,0")).to_be_visible()
    page.reload()
    expect(play_out(page, TWO)).to_be_visible()
    expect(hero_at(page, "1,0")).to_be_visible()
    strip(page).get_by_role("button", name="Drop it", exact=True).click()
    expect(hero_at(page, "0,0")).to_be_visible()
    page.reload()
    expect(choices(page).first).to_be_visible()
    expect(strip(page)).to_have_count(0)


def test_a_plan_fits_a_phone_and_passes_the_accessibility_check(visit: Visit) -> None:
    page = at_position(visit, COUNTRY, viewport=PHONE)
    begin(page)
    try_out(page, "play:march:basic", ONE)
    expect(land(page, "1,0").locator(".cost")).to_have_text("2")
    accessible(page)
    for _ in each_language(page):
        fits(page)
