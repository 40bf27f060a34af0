"""From the start page to the end of a match, as a newcomer, as two friends, and on bad days."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import (
    MY_DRAW,
    READY,
    TABLE,
    choices,
    choose,
    choose_any,
    first_to_move,
    fits,
    make_table,
    over,
    play_now,
    rounds,
    sit_down,
)

NEAR_THE_END = MY_DRAW | {"mages": [mage | {"life": 5} for mage in MY_DRAW["mages"]]}
"""A match that a dozen moves decide, whatever is drawn."""


def finish(*pages: Page) -> None:
    """Play whatever is offered until the match is over."""
    for _ in rounds(pages[0], "the match ends"):
        if over(pages[0]).is_visible():
            return
        for page in pages:
            choose_any(page)


def test_a_newcomer_plays_a_whole_match_against_a_bot(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    finish(page)
    expect(over(page)).to_be_visible()


def test_two_people_play_to_the_end_in_two_browsers(visit: Visit) -> None:
    ann = visit("/")
    table = make_table(ann, "me", "open", position=NEAR_THE_END)
    bob = visit(table)
    sit_down(bob)
    expect(choices(ann).first).to_be_visible()
    finish(ann, bob)
    expect(over(bob)).to_be_visible()


def test_a_reload_lands_on_the_same_question(visit: Visit) -> None:
    page = visit("/")
    first_to_move(page)
    choose(page, "choose:fire")
    expect(page.locator('.choices [data-option="draw:pile"]')).to_be_visible()
    before = choices(page).all_inner_texts()
    page.reload()
    expect(choices(page)).to_have_text(before, use_inner_text=True)


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    page = visit("/", patient=True)
    cut = False
    lines: list[tuple[WebSocketRoute, WebSocketRoute]] = []

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            lines.append((line, line.connect_to_server()))

    page.route_web_socket(re.compile("/ws/"), connect)
    first_to_move(page)
    expect(choices(page).first).to_be_visible()
    cut = True
    for end in lines.pop():
        end.close()
    banner = page.get_by_text("The line is down.")
    expect(banner).to_be_visible()
    cut = False
    expect(banner).to_have_count(0)
    choose(page, "choose:air")
    expect(page.locator('.choices [data-option="draw:pile"]')).to_be_visible()


def test_a_board_that_was_lost_on_its_way_is_asked_for_again(visit: Visit) -> None:
    page = visit("/", patient=True)
    lost: set[str] = set()

    def lose_once(route: Route) -> None:
        name = route.request.url
        if name in lost:
            route.continue_()
        else:
            lost.add(name)
            route.abort()

    page.route(re.compile(r"/assets/Board-|/api/texts/battle_mages/"), lose_once)
    first_to_move(page)
    board = page.locator(".game-board")
    expect(board.locator('[data-option="choose:air"]').first).to_be_visible()
    assert {name.rpartition(".")[2] for name in lost if "/assets/" in name} == {"css", "js"}
    # Its styles came, too.
    expect(board).to_have_css("position", "relative")


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
    table = make_table(ann, "me", "open", options={"first_seat": 0})
    bob = visit(table)
    sit_down(bob)
    choose(ann, "choose:fire")
    choose(bob, "choose:air")
    for player in (ann, bob):
        expect(player.locator(".log").get_by_text("You are dealt").first).to_be_visible()
    eve = visit(table)
    expect(eve).to_have_url(TABLE)
    expect(eve.get_by_text("You are watching", exact=True)).to_be_visible()
    expect(eve.locator(".log li")).not_to_have_count(0)
    expect(choices(eve)).to_have_count(0)
    expect(eve.get_by_text("You are dealt")).to_have_count(0)


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit("/")
    page.locator("main").get_by_role("button", name="Play now").first.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(TABLE)
    expect(choices(page).first).to_be_visible()
    first_to_move(page)
    for first in ("choose:", "draw:"):
        option = page.locator(f'{READY}[data-option^="{first}"]').first
        expect(option).to_be_visible()
        page.keyboard.press("1")
        expect(option).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.locator(".log").get_by_text("You draw")).to_be_visible()


def test_it_fits_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    make_table(page, "me", "random", position=MY_DRAW)
    expect(page.locator('.choices [data-option="draw:pile"]')).to_be_visible()
    fits(page)
    # Two names share a line, and the board begins below it.
    tops = page.locator(".seats li").evaluate_all(
        "chips => chips.map(chip => chip.getBoundingClientRect().top)"
    )
    assert len(tops) == 2
    assert len(set(tops)) == 1
    page.locator('.choices [data-option="draw:pile"]').click()
    expect(page.locator('.choices [data-option="cast:serpent-kiss"]')).to_be_visible()


def test_a_double_click_on_the_board_selects_no_words(visit: Visit) -> None:
    page = visit("/")
    first_to_move(page)
    page.locator(".asking .ask").first.dblclick()
    assert page.evaluate("() => getSelection().toString()") == ""
