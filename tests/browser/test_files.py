"""Matches and positions as files: brought along, replayed, and played on from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import choices, choose, first_to_move, resign

REPLAY = re.compile(r"/replay/[a-z]{8}")
POSITION = """
game: battle_mages
seats: 2
mages:
  - {school: fire, life: 3, hand: [ember-lance, shield, flame-wheel]}
  - {school: water, life: 1, hand: [tide-whip, heal]}
pile: [cinder-rain, hail-volley]
turn: 0
at: play
"""


@pytest.fixture
def quick_sandbox() -> None:
    """Here files are vetted as they are in the hall, in a process of their own."""


def bring(page: Page, name: str, text: str) -> None:
    """Hand in a file on the page of one's games."""
    page.goto("/history")
    page.locator('input[type="file"]').set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_a_match_file_becomes_a_replay_and_any_moment_of_it_a_table(visit: Visit) -> None:
    page = visit("/")
    first_to_move(page)
    choose(page, "choose:fire")
    choose(page, "draw:pile")
    resign(page)
    page.get_by_role("link", name="Watch the replay").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")

    friend = visit("/")
    bring(friend, "match.json", text)
    expect(friend).to_have_url(REPLAY)
    expect(friend.get_by_role("heading", name="Replay: Battle Mages")).to_be_visible()
    friend.get_by_role("button", name="To the end").click()
    expect(friend.locator(".log")).to_contain_text("draw")

    friend.get_by_role("button", name="Play on from here").click()
    form = friend.get_by_role("dialog")
    form.get_by_label("Seat 2").select_option("greedy")
    form.get_by_role("button", name=re.compile("Start playing|Open the table")).click()
    expect(choices(friend).first).to_be_visible()


def test_a_position_file_becomes_a_table(visit: Visit) -> None:
    page = visit("/")
    bring(page, "position.yaml", POSITION)
    expect(page.get_by_text("From a position that was set up")).to_be_visible()
    page.get_by_label("Who sits on chair 2").select_option("greedy")
    expect(choices(page).first).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("Fire: 3 of .* life"))).to_have_count(1)


def test_a_file_that_is_neither_says_what_is_wrong_with_it(visit: Visit) -> None:
    page = visit("/", patient=True)
    for text, problem in (
        ("game: battle_mages\nseats: 2\nmages: 7\n", "position:3"),
        ("x" * 150_000, "too large"),
    ):
        bring(page, "broken.yaml", text)
        expect(
            page.get_by_role("alert").or_(page.get_by_role("status")).filter(has_text=problem).first
        ).to_be_visible()
        expect(page).to_have_url(re.compile("/history"))
