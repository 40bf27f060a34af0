"""Another language, without leaving the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import choices, choose, each_language, first_to_move, play_now, until_kept


def test_the_table_turns_to_another_language_and_stays_where_it_is(visit: Visit) -> None:
    page = visit("/")
    first_to_move(page)
    choose(page, "choose:fire")
    expect(page.locator('.choices [data-option="draw:pile"]')).to_contain_text("Draw")
    page.evaluate("() => { window.sameDocument = true; }")
    for lang in each_language(page):
        draw, log = {"fr": ("Tirer", "Vous"), "ru": ("Взять", "Вы"), "en": ("Draw", "You")}[lang]
        expect(page.locator('.choices [data-option="draw:pile"]')).to_contain_text(draw)
        expect(page.locator(".log").get_by_text(log).first).to_be_visible()
        if lang != "en":
            expect(page.locator(".log").get_by_text("You ")).to_have_count(0)
    assert page.evaluate("() => window.sameDocument") is True
    choose(page, "draw:pile")
    expect(page.locator(".log").get_by_text("You draw")).to_have_count(1)


def test_the_choice_of_language_and_pace_is_kept(visit: Visit) -> None:
    page = visit("/account")
    page.get_by_text("Русский", exact=True).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    until_kept(page, lang="ru")
    # Whoever leaves at once has chosen all the same.
    page.get_by_text("Сразу", exact=True).first.click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.get_by_label("Сразу", exact=True)).to_be_checked()
    until_kept(page, lang="ru", pace="instant")
    page.goto("/")
    play_now(page)
    expect(choices(page).first).to_contain_text("Выбрать")
