"""Asking: a bot why it did that, the table why not, and the table when to ask me."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import (
    MY_DRAW,
    choices,
    choose,
    each_language,
    make_table,
    resign,
    rounds,
    sit_down,
)
from tests.browser.test_company import room_of
from tests.browser.test_mage_wars import FAR_APART
from tests.browser.test_pages import problems
from tests.games.battle_mages.scenario import mage, scenario
from tests.table.support import LiveHall

ASKS = {"en": "Why?", "fr": "Pourquoi ?", "ru": "Почему?"}
LOOKED = {
    "en": "I looked one step ahead",
    "fr": "J’ai regardé un pas plus loin",
    "ru": "Заглядываю на шаг вперёд",
}
LATER = {"en": "when the match is over", "fr": "à la fin de la partie", "ru": "после партии"}


def whys(page: Page) -> Locator:
    """The lines of the log that can be asked about."""
    return page.locator(".log button.why")


def test_a_bot_says_why_and_keeps_its_secrets_until_the_end(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "greedy", position=MY_DRAW | {"turn": 1, "centre": None})
    expect(choices(page).first).to_be_visible()  # the bot has done what it wanted to
    dialog = page.get_by_role("dialog")
    for lang in each_language(page):
        expect(whys(page).first).to_have_text(ASKS[lang])
        whys(page).first.click()
        expect(dialog.locator(".why")).to_contain_text(LOOKED[lang])
        expect(dialog.locator(".chosen")).not_to_be_empty()
        # What else the bot could have done is its own until the match is over.
        expect(dialog.locator("li")).to_have_count(1)
        expect(dialog.locator("li")).to_contain_text("%")
        expect(dialog).to_contain_text(LATER[lang])
        assert problems(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    resign(page)
    whys(page).first.click()
    expect(dialog.locator(".chosen")).not_to_be_empty()
    expect(dialog.locator("li").nth(1)).to_be_visible()
    expect(dialog).not_to_contain_text(LATER["en"])


def test_a_replay_asks_bots_why_as_the_table_does(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "greedy", position=MY_DRAW | {"turn": 1, "centre": None})
    expect(choices(page).first).to_be_visible()
    expect(whys(page).first).to_be_visible()
    resign(page)
    replay = "/replay/" + page.url.partition("/t/")[2]
    dialog = page.get_by_role("dialog")
    page.goto(replay)
    expect(page.locator(".log .line").first).to_be_visible()
    # The log tells what had happened by the moment shown.
    page.keyboard.press("End")
    for lang in each_language(page):
        expect(whys(page).first).to_have_text(ASKS[lang])
        whys(page).first.click()
        expect(dialog.locator(".why")).to_contain_text(LOOKED[lang])
        expect(dialog.locator("li").nth(1)).to_contain_text("%")
        expect(dialog).not_to_contain_text(LATER[lang])
        assert problems(page) == []
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    # The bot can be asked at the moment itself, too: not about drawing its only card, but about what it played.
    ask = page.locator(".controls .why")
    page.locator(".deck button").first.click()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile("step=1"))
    expect(ask).to_be_hidden()
    page.keyboard.press("ArrowRight")
    ask.click()
    expect(dialog.locator(".chosen")).not_to_be_empty()


def test_why_not_calls_everything_by_its_name(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "random", game="mage_wars", position=FAR_APART)
    expect(choices(page).first).to_be_visible()
    dialog = page.get_by_role("dialog")
    for lang in each_language(page):
        page.locator(".choices .why").click()
        names = dialog.locator("dt")
        own, attack = {
            "en": ("Warlock", "Warlock · Basic Melee Attack"),
            "fr": ("Mage-guerrier", "Mage-guerrier · Attaque au contact de base"),
            "ru": ("Колдун", "Колдун · Базовая ближняя атака"),
        }[lang]
        expect(names.get_by_text(own, exact=True)).to_be_visible()
        expect(names.get_by_text(attack, exact=True)).to_be_visible()
        found = names.all_inner_texts()
        assert not [name for name in found if re.search(r"\d|\.[a-z]", name)], found
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def wish(page: Page, window: str, wanted: str) -> None:
    """Say in the table's menu when to be asked at one window."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Moment by moment").click()
    page.get_by_label(window, exact=True).select_option(label=wanted)
    page.keyboard.press("Escape")


def test_a_player_is_asked_at_the_windows_of_their_choice(visit: Visit, hall: LiveHall) -> None:
    hands = scenario(mage("stone-hand", "rockfall"), mage("heal"), pile=["ember-lance", "paralyze"])
    ann = visit("/")
    bob = visit(make_table(ann, "me", "open", position=hands.match.setup.position))
    sit_down(bob)
    expect(choices(ann).first).to_be_visible()
    wish(bob, "A spell is announced or turned", "Always")
    wish(ann, "A spell is announced or turned", "Never")
    room = room_of(hall, ann)
    for _ in rounds(ann, "the table knows both wishes"):
        if [list(room.stops_at.get(seat, {}).values()) for seat in (0, 1)] == [["never"], ["always"]]:
            break
    choose(ann, "cast:stone-hand")
    expect(bob.locator(".choices h2")).to_have_text("A spell has been announced.")
    expect(choices(ann)).to_have_count(0)
    # It is kept: in this browser, and with the person.
    bob.reload()
    expect(bob.locator(".choices h2")).to_have_text("A spell has been announced.")
    bob.get_by_role("button", name="More", exact=True).click()
    bob.get_by_text("Moment by moment").click()
    expect(bob.get_by_label("A spell is announced or turned", exact=True)).to_have_value("always")
    assert problems(bob) == []
    # Turned off while the table waits, it counts at once.
    bob.get_by_label("A spell is announced or turned", exact=True).select_option(label="Never")
    expect(bob.locator(".choices h2")).not_to_have_text("A spell has been announced.")
