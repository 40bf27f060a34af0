"""The board of Mage Knight leaves nothing under something else: on a phone, and with four players on a laptop."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import choices, choose, each_language, fits, make_table

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
HEROES = ("tovak", "goldyx", "norowas", "arythea")
FOUR: dict[str, Any] = {
    "game": "mage_knight",
    "seats": 4,
    "scenario": "blitz-conquest",
    "tiles": {"3,-2": "countryside-1", "1,-3": "countryside-2"},
    "heroes": [
        {"hero": name, "hand": ["march", "rage", "swiftness", "tranquility", "stamina"], "space": space}
        for name, space in zip(HEROES, ("0,0", "1,0", "1,-1", "2,-2"), strict=True)
    ],
}


def at_table(visit: Visit, viewport: ViewportSize) -> Page:
    """Somebody on turn among three bots."""
    page = visit("/", viewport=viewport)
    make_table(page, "me", "random", "random", "random", game="mage_knight", position=FOUR)
    expect(choices(page).first).to_be_visible()
    return page


def box(part: Locator) -> FloatRect:
    """Where a part of the board lies on the screen."""
    found = part.bounding_box()
    assert found is not None
    return found


def apart(one: FloatRect, other: FloatRect) -> bool:
    """Whether two parts do not overlap."""
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    return beside or above


def in_sight(page: Page, part: Locator) -> bool:
    """Whether all of a part is on the screen."""
    size = page.viewport_size
    assert size is not None
    place = box(part)
    return place["y"] >= 0 and place["y"] + place["height"] <= size["height"] + 1


def test_on_a_phone_the_hand_and_the_question_are_in_sight_together(visit: Visit) -> None:
    page = at_table(visit, PHONE)
    fits(page)
    cards, question = page.locator(".mk .mk-hand button"), page.locator(".mk .actions")
    expect(cards).to_have_count(5)
    for card in cards.all():
        assert in_sight(page, card)
        assert apart(box(card), box(question))
    cards.first.click()
    answers = question.locator(".buttons [data-option]")
    expect(answers.first).to_be_visible()
    for part in (cards.last, question):
        assert in_sight(page, part)
    assert apart(box(cards.last), box(question))


def test_on_a_phone_a_card_that_was_played_takes_no_line_from_the_land(visit: Visit) -> None:
    page = at_table(visit, PHONE)
    foot, played = page.locator(".mk .inner > .foot"), page.locator(".mk .played .mini")
    before = box(foot)
    for count, card in enumerate(("march", "swiftness"), start=1):
        page.locator(f'.mk .mk-hand [data-thing="card:{card}"]').click()
        page.locator(f'.mk .buttons [data-option="play:{card}:basic"]').click()
        expect(played).to_have_count(count)
    assert box(foot)["height"] <= before["height"] + 8
    assert box(played.last)["y"] + box(played.last)["height"] <= box(page.locator(".mk .mk-hand"))["y"] + 1


def test_on_a_phone_the_land_comes_into_sight_when_the_last_tactic_is_taken(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    make_table(page, "me", game="mage_knight")
    choose(page, "hero:tovak")
    last = page.locator('.mk [data-thing="tactic:the-right-moment"]')
    last.scroll_into_view_if_needed()
    last.click()
    expect(page.locator(".mk .mk-hand button").first).to_be_visible()
    expect(page.locator(".mk .land")).to_be_in_viewport(ratio=0.7)


def test_on_a_laptop_all_that_a_card_can_do_is_in_sight(visit: Visit) -> None:
    page = at_table(visit, {"width": 1366, "height": 768})
    for language in each_language(page):
        page.locator('.mk .mk-hand [data-thing="card:march"]').click()
        expect(page.locator(".mk .actions .buttons [data-option]")).to_have_count(4)
        seen = page.locator(".mk .actions").evaluate("panel => panel.scrollHeight <= panel.clientHeight")
        assert seen, language
        page.locator(".mk .actions .back").click()


def test_four_players_have_room_on_a_laptop(visit: Visit) -> None:
    page = at_table(visit, LAPTOP)
    parts = [page.locator(f".mk {name}") for name in (".land", ".mk-hand", ".actions", ".side")]
    for one, other in combinations(parts, 2):
        assert apart(box(one), box(other))
    for part in parts:
        assert in_sight(page, part)
    column = box(page.locator(".mk .side"))
    for seat in range(4):
        name = box(page.locator(f'.mk [data-seat="{seat}"] header'))
        assert name["y"] + name["height"] <= column["y"] + column["height"], f"seat {seat} is out of sight"
