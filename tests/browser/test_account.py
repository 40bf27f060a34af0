"""A guest becomes an account, goes, comes back, and goes for good."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import call, follow, make_table, play_now, resign, until_kept

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
    follow(away, "/account")
    login(away, "Oriel", PASSWORD)
    expect(away.get_by_text("You are logged in.")).to_be_visible()
    expect(away.locator("html")).to_have_attribute("data-theme", "dark")
    follow(away, "/lobby")
    expect(away.get_by_role("region", name="Your tables").locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_deleting_oneself_leaves_a_nameless_former_player(visit: Visit) -> None:
    page = visit("/account", patient=True)
    register(page, "Sidonie")
    table = make_table(page, "me", "greedy", public=True)
    resign(page)
    expect(page.get_by_text("Sidonie resigned.")).to_be_visible()

    follow(page, "/account")
    part(page, "Leaving").get_by_role("button", name="Delete me").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Cancel").click()
    expect(page.locator("header .who")).to_have_text(re.compile("Sidonie"))
    part(page, "Leaving").get_by_role("button", name="Delete me").click()
    dialog.get_by_label("Password").fill("something else")
    dialog.get_by_role("button", name="Delete me").click()
    expect(dialog.get_by_role("alert")).to_have_text("The password is not right.")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Delete me").click()
    expect(page.get_by_text("You were deleted. A new guest sits here now.")).to_be_visible()
    assert call(page, "/api/me")["guest"]
    expect(page.locator("header .who")).not_to_have_text(re.compile("Sidonie"))

    reader = visit(table, lang="fr")
    expect(reader.get_by_text("ancien joueur", exact=False).first).to_be_visible()
    expect(reader.get_by_text("Sidonie")).to_have_count(0)
    expect(reader.get_by_text("former player")).to_have_count(0)


def test_a_guest_is_asked_only_once_more_before_being_deleted(visit: Visit) -> None:
    page = visit("/account")
    guest = call(page, "/api/me")["id"]
    part(page, "Leaving").get_by_role("button", name="Delete me").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Password")).to_have_count(0)
    dialog.get_by_role("button", name="Delete me").click()
    expect(page.get_by_text("You were deleted. A new guest sits here now.")).to_be_visible()
    assert call(page, "/api/me")["id"] != guest


def test_a_new_password_ends_the_other_sessions(visit: Visit) -> None:
    page = visit("/account", patient=True)
    register(page, "Amarante")
    away = visit("/account", patient=True)
    login(away, "Amarante", PASSWORD)
    expect(away.get_by_text("You are logged in.")).to_be_visible()

    form = part(page, "Your password")
    form.get_by_label("Present password").fill("something else")
    form.get_by_label("New password").fill("eight candles on the stair")
    form.get_by_role("button", name="Change the password").click()
    expect(form.get_by_role("alert")).to_have_text("The password is not right.")
    form.get_by_label("Present password").fill(PASSWORD)
    form.get_by_label("Present password").press("Enter")
    expect(page.get_by_text("Your password was changed.")).to_be_visible()
    expect(form.get_by_label("New password")).to_have_value("")
    expect(part(page, "Where you are logged in").get_by_role("listitem")).to_have_count(1)

    away.reload()
    expect(away.get_by_text("You are here as a guest")).to_be_visible()
    login(away, "Amarante", "eight candles on the stair")
    expect(away.get_by_text("You are logged in.")).to_be_visible()


def test_sessions_are_seen_and_ended_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit("/account", viewport=PHONE)
    register(page, "Eglantine")
    others = [visit("/account") for _ in range(3)]
    for other in others:
        login(other, "Eglantine", PASSWORD)
        expect(other.get_by_text("You are logged in.")).to_be_visible()
    page.reload()
    sessions = part(page, "Where you are logged in")
    expect(sessions.get_by_role("listitem")).to_have_count(4)
    expect(sessions.get_by_role("listitem").first).to_contain_text("This browser")
    expect(sessions.get_by_role("listitem").first).to_contain_text("Chrome on Linux")

    sessions.get_by_role("button", name="Log out Chrome on Linux").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("That browser is logged out.")).to_be_visible()
    expect(sessions.get_by_role("listitem")).to_have_count(3)
    expect(sessions.get_by_role("heading")).to_be_focused()
    sessions.get_by_role("button", name="Log out all others").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("All other browsers are logged out.")).to_be_visible()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    for other in others:
        other.reload()
        expect(other.get_by_text("You are here as a guest")).to_be_visible()
    assert call(page, "/api/me")["name"] == "Eglantine"
