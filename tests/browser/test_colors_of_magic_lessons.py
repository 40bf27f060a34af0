"""Lessons of Colors of Magic that ask for a place, each played to its end by tapping one that the list does not name."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import call, choose, follow, offers, rounds

SIDE = 96
"""Lattice steps along a side of the table."""

LESSONS = ("07_summoning", "12_rough_ground")
"""A place to come into play at, and one to go to."""


def tap(page: Page, place: str) -> None:
    """Tap a place of the table, and confirm it."""
    x, y = (int(part) for part in place.split(","))
    ground = page.locator(".com [data-ground-keys]")
    box = ground.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + x * box["width"] / SIDE, box["y"] + y * box["height"] / SIDE)
    expect(page.locator(".com #com-status")).to_contain_text(place)
    page.locator(".com .status .take").click()


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_takes_any_place_that_does_what_it_asks_for(visit: Visit, lesson: str) -> None:
    page = visit("/learn")
    steps = call(page, f"/api/games/colors_of_magic/lessons/{lesson}")["steps"]
    follow(page, f"/learn/colors_of_magic/{lesson}")
    coach = page.locator("section.coach")
    for number, step in enumerate(steps, 1):
        expect(coach).to_contain_text(f"{number} of {len(steps)}")
        for _ in rounds(page, f"step {number} is asked"):
            if set(offers(page)) & set(step["right"]):
                break
        unnamed = [id for id in step["right"] if id not in offers(page)]
        if unnamed:
            tap(page, unnamed[len(unnamed) // 2].partition(":")[2])
        else:
            choose(page, step["right"][0])
    expect(coach.get_by_role("link").first).to_be_visible()
    expect(coach.locator(".hint-box")).to_have_count(0)
