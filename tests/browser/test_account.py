"""A guest becomes an account, goes, comes back, and goes for good."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import call, make_table, menu, play_now, until_kept

PASSWORD = "seven candles on the stair"


def part(page: Page, title: str) -> Locator:
    """A part of the account page, by its heading."""
    return page.get_by_role("region", name=title)


def register(page: Page, name: str) -> None:
    """Make this guest an account."""
    form = part(page, "Keep this guest")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("Your account is ready.")).to_be_visible()


def login(page: Page, name: str, password: str) -> None:
    """Come in as an account."""
    form = part(page, "You have an account?")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name="Log in").click()


def test_register_log_out_and_log_in_again(visit: Visit) -> None:
    page = visit("/account", patient=True)
    register(page, "Melusine")
    expect(page.locator("header .who")).to_have_text(re.compile("Melusine"))
    expect(part(page, "Keep this guest")).to_have_count(0)

    part(page, "Leaving").get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_text("You are logged out, and a guest again.")).to_be_visible()
    expect(page.locator("header .who")).not_to_have_text(re.compile("Melusine"))

    login(page, "melusine", "something else")
    expect(part(page, "You have an account?").get_by_role("alert")).to_be_visible()
    expect(page.locator("header .who")).not_to_have_text(re.compile("Melusine"))
    login(page, "melusine", PASSWORD)
    expect(page.get_by_text("You are logged in.")).to_be_visible()
    expect(page.locator("header .who")).to_have_text(re.compile("Melusine"))
    page.reload()
    expect(page.get_by_text("Welcome, Melusine.")).to_be_visible()


def test_logging_in_brings_the_guests_match_along_and_its_settings_back(visit: Visit) -> None:
    home = visit("/account")
    register(home, "Oriel")
    part(home, "Settings").get_by_text("Candlelight").click()
    expect(home.locator("html")).to_have_attribute("data-theme", "dark")
    until_kept(home, theme="dark")

    away = visit("/")
    table = play_now(away)
    away.goto("/account")
    login(away, "Oriel", PASSWORD)
    expect(away.get_by_text("You are logged in.")).to_be_visible()
    expect(away.locator("html")).to_have_attribute("data-theme", "dark")
    away.goto("/lobby")
    expect(away.get_by_role("region", name="Your tables").locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_deleting_oneself_leaves_a_nameless_former_player(visit: Visit) -> None:
    page = visit("/account")
    register(page, "Sidonie")
    table = make_table(page, "me", "greedy", public=True)
    menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_text("Sidonie resigned.")).to_be_visible()

    page.goto("/account")
    part(page, "Leaving").get_by_role("button", name="Delete me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator("header .who")).to_have_text(re.compile("Sidonie"))
    part(page, "Leaving").get_by_role("button", name="Delete me").click()
    dialog.get_by_role("button", name="Delete me").click()
    expect(page.get_by_text("You were deleted. A new guest sits here now.")).to_be_visible()
    assert call(page, "/api/me")["guest"]
    expect(page.locator("header .who")).not_to_have_text(re.compile("Sidonie"))

    reader = visit(table, lang="fr")
    expect(reader.get_by_text("ancien joueur", exact=False).first).to_be_visible()
    expect(reader.get_by_text("Sidonie")).to_have_count(0)
    expect(reader.get_by_text("former player")).to_have_count(0)
