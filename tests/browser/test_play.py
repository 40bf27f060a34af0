"""From the start page to the end of a match, as a newcomer, as two friends, and on bad days."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import (
    MY_DRAW,
    TABLE,
    choices,
    choose,
    choose_any,
    make_table,
    over,
    play_now,
    sit_down,
)


def finish(*pages: Page) -> None:
    """Play whatever is offered until the match is over."""
    for _ in range(3000):
        if over(pages[0]).is_visible():
            return
        for page in pages:
            choose_any(page)
    raise AssertionError("the match never ended")


def test_a_newcomer_plays_a_whole_match_against_a_bot(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    finish(page)
    expect(over(page)).to_be_visible()


def test_two_people_play_a_whole_match_in_two_browsers(visit: Visit) -> None:
    ann = visit("/")
    table = make_table(ann, "me", "open")
    bob = visit(table)
    sit_down(bob)
    expect(choices(ann).first).to_be_visible()
    finish(ann, bob)
    expect(over(bob)).to_be_visible()


def test_a_reload_lands_on_the_same_question(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    choose(page, "choose:fire")
    expect(page.locator('.choices [data-option="draw:pile"]')).to_be_visible()
    before = choices(page).all_inner_texts()
    page.reload()
    expect(choices(page).first).to_be_visible()
    assert choices(page).all_inner_texts() == before


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    page = visit("/", patient=True)
    play_now(page)
    page.context.set_offline(True)
    page.evaluate("() => window.dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.evaluate("() => window.dispatchEvent(new Event('online'))")
    choose(page, "choose:air")
    expect(page.locator('.choices [data-option="draw:pile"]')).to_be_visible()


def test_a_second_tab_shows_the_same_and_a_move_counts_once(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "random", position=MY_DRAW)
    tab = page.context.new_page()
    tab.goto(page.url)
    choose(tab, "draw:pile")
    choose(page, "cast:stone-hand")
    for open_page in (tab, page):
        expect(open_page.locator(".log").get_by_text("You draw")).to_have_count(1)
        expect(open_page.locator(".log").get_by_text("plays Stone Hand")).to_have_count(1)


def test_a_double_click_draws_one_card(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "random", position=MY_DRAW)
    page.locator('.choices [data-option="draw:pile"]').dblclick()
    expect(page.locator('.choices [data-option="cast:rockfall"]')).to_be_visible()
    expect(page.locator(".log").get_by_text("You draw")).to_have_count(1)


def test_a_spectator_sees_no_hand_and_has_no_choices(visit: Visit) -> None:
    ann = visit("/")
    table = make_table(ann, "me", "open")
    bob = visit(table)
    sit_down(bob)
    choose(ann, "choose:fire")
    choose(bob, "choose:air")
    eve = visit(table)
    expect(eve).to_have_url(TABLE)
    eve.wait_for_timeout(800)
    expect(choices(eve)).to_have_count(0)
    expect(eve.get_by_text("You are dealt")).to_have_count(0)


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit("/")
    page.locator("main").get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)
    expect(choices(page).first).to_be_visible()
    for _ in range(3):
        expect(choices(page).first).to_be_visible()
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        page.wait_for_timeout(400)
    expect(page.get_by_text("You draw").or_(page.get_by_text("takes the centre card")).first).to_be_visible()


def test_it_fits_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    make_table(page, "me", "random", position=MY_DRAW)
    expect(page.locator('.choices [data-option="draw:pile"]')).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page scrolls sideways"
    page.locator('.choices [data-option="draw:pile"]').click()
    expect(page.locator('.choices [data-option="cast:serpent-kiss"]')).to_be_visible()
