"""A spellbook of one's own: built, mended, kept, handed on, and played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from magehall.games.mage_wars.books import STARTER, write_code, write_list
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import fits, make_table
from tests.browser.test_pages import accessible


def sums(page: Page) -> Locator:
    """The line that says what the book costs and whether it may be played."""
    return page.locator(".sum")


def open_box(page: Page, title: str) -> None:
    """Open a book of the box."""
    page.get_by_role("button", name="Open a book").click()
    page.get_by_role("dialog").get_by_role("button", name=title).click()


@pytest.mark.slow
def test_a_book_is_built_mended_kept_shared_and_played(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("listitem").filter(has_text="Mage Wars").get_by_role("link", name="Spellbooks").click()
    expect(page).to_have_url(re.compile("/books/mage_wars"))
    expect(sums(page)).to_contain_text("0 of 120 points")

    open_box(page, "Warlock: starter book")
    expect(sums(page)).to_contain_text("120 of 120 points")
    expect(sums(page)).to_contain_text("May be played")

    # One card too many, found by searching, with the rule at hand.
    page.get_by_role("searchbox").fill("fireball")
    expect(page.locator("[data-book-card]")).to_have_count(1)
    page.locator('[data-book-card="fireball"]').get_by_role("button", name="One Fireball more").click()
    expect(sums(page)).to_contain_text("One thing is wrong")
    page.get_by_role("button", name="§ spellbooks.points").click()
    drawer = page.get_by_role("dialog", name="Rule")
    expect(drawer).to_contain_text("spellbooks.points")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)

    # Mended, and kept under a name.
    page.locator('[data-held="fireball"]').get_by_role("button", name="One Fireball fewer").click()
    expect(sums(page)).to_contain_text("May be played")
    page.get_by_label("Name of the book").fill("Ember and ash")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(sums(page)).to_contain_text("Saved")
    page.reload()
    expect(page.get_by_role("heading", name="Ember and ash")).to_be_visible()
    expect(sums(page)).to_contain_text("Saved")

    # A friend opens the link, and keeps a copy that is nobody else's.
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("dialog").get_by_label("Link", exact=True).input_value()
    page.keyboard.press("Escape")
    friend = visit(link)
    expect(friend.get_by_role("heading", name="Ember and ash")).to_be_visible()
    expect(sums(friend)).to_contain_text("120 of 120 points")
    friend.get_by_role("button", name="Open a book").click()
    expect(friend.get_by_role("dialog")).to_contain_text("You have not saved a book yet.")

    # And it is played.
    make_table(page, "me", "random", game="mage_wars", options={"mode": "standard"})
    page.get_by_role("button", name="Ember and ash").click()
    expect(page.locator(".log")).to_contain_text("Warlock")


def test_lists_are_imported_and_bad_ones_say_why(visit: Visit) -> None:
    page = visit("/books/mage_wars", lang="ru", patient=True)  # a refused list is an error in the console
    page.get_by_role("button", name="Открыть книгу").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("маг: Никто")
    dialog.get_by_role("button", name="Загрузить").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Никто")
    dialog.get_by_role("textbox").fill(write_list(STARTER["priestess"], "ru"))
    dialog.get_by_role("button", name="Загрузить").click()
    expect(sums(page)).to_contain_text("Можно играть")


def test_books_are_renamed_duplicated_and_deleted(visit: Visit) -> None:
    page = visit(f"/books/mage_wars#{write_code(STARTER['priestess'])}")
    expect(sums(page)).to_contain_text("May be played")
    page.get_by_label("Name of the book").fill("Light")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(sums(page)).to_contain_text("Saved")
    page.get_by_role("button", name="Open a book").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Duplicate Light").click()
    expect(dialog.get_by_role("button", name="Rename Light (2)")).to_be_visible()
    dialog.get_by_role("button", name="Rename Light (2)").click()
    dialog.get_by_label("Name of the book").fill("Dawn")
    dialog.get_by_role("button", name="Rename", exact=True).click()
    expect(dialog.get_by_role("button", name="Delete Dawn")).to_be_visible()
    dialog.get_by_role("button", name="Delete Light").click()
    dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(dialog.locator("[data-book]")).to_have_count(1)
    expect(dialog.get_by_role("button", name="Delete Light")).to_have_count(0)
    page.reload()
    page.get_by_role("button", name="Open a book").click()
    expect(page.locator("[data-book]")).to_have_count(1)


def test_the_workshop_is_for_everybody(visit: Visit) -> None:
    code = write_code(STARTER["wizard"])
    page = visit(f"/books/mage_wars#{code}", viewport=PHONE)
    expect(sums(page)).to_contain_text("120 of 120 points")
    accessible(page)
    page.get_by_role("button", name="The book", exact=True).click()
    expect(page.get_by_role("heading", name="Points by school")).to_be_visible()
    accessible(page)
    fits(page)


def test_on_paper_there_is_only_the_list(visit: Visit) -> None:
    page = visit(f"/books/mage_wars#{write_code(STARTER['wizard'])}")
    expect(sums(page)).to_contain_text("120 of 120 points")
    sheet = page.locator(".book-sheet")
    expect(sheet).to_be_hidden()
    page.emulate_media(media="print")
    expect(sheet).to_be_visible()
    expect(sheet).to_contain_text("Lightning Bolt")
    for hidden in ("header", "footer", ".builder", "main h1 >> nth=0"):
        expect(page.locator(hidden).first).to_be_hidden()
