"""Matches watched again: by themselves, from a link, on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import choose, first_to_move, fits, follow, resign


def resigned(page: Page) -> str:
    """Play a little against a bot and give up; the path of the replay."""
    first_to_move(page)
    choose(page, "choose:fire")
    choose(page, "draw:pile")
    resign(page)
    return re.sub(r".*/t/([a-z]{8}).*", r"/replay/\1", page.url)


def moment(page: Page) -> int:
    """The step that is shown."""
    return int(page.locator(".replay input[type=range]").input_value())


def test_a_replay_plays_to_its_end_and_its_log_keeps_pace(visit: Visit) -> None:
    page = visit("/")
    follow(page, resigned(page))
    slider = page.locator(".replay input[type=range]")
    expect(slider).to_have_value("0")
    lines = page.locator(".log .line")
    begun = lines.count()
    last = slider.get_attribute("max")
    assert last is not None
    assert int(last) > 2
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert lines.count() > begun
    expect(page).to_have_url(re.compile(rf"step={last}$"))
    page.keyboard.press("Home")
    expect(lines).to_have_count(begun)


def test_a_link_to_a_moment_of_a_game_against_a_bot_works_for_others_too(visit: Visit) -> None:
    page = visit("/")
    follow(page, resigned(page))
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert link.endswith("?step=1")

    # The browser notes that the table itself is none of theirs.
    friend = visit("/", patient=True, lang="fr")
    friend.goto(link)
    expect(friend.get_by_role("heading", name=re.compile("Battle Mages"))).to_be_visible()
    assert moment(friend) == 1
    expect(friend.get_by_role("link", name="Télécharger")).to_have_count(0)
    friend.get_by_role("button", name="À la fin").click()
    expect(friend.locator(".log .line").first).to_be_visible()


def test_on_a_phone_the_board_and_what_steers_it_are_in_sight_together(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    follow(page, resigned(page))
    expect(page.locator(".scene .bm")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport()
    expect(page.locator(".scene .bm")).to_be_in_viewport()
    fits(page)
