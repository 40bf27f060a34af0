"""What people at one table agree on, say, and put up with."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from magehall.bots.bot import Choice
from magehall.table.bots.pool import BotFailure, BotPool
from magehall.table.bots.worker import Job
from magehall.table.rooms.room.room import Room
from tests.browser.conftest import PHONE, Visit
from tests.browser.player import choices, choose, make_table, menu, rounds, sit_down
from tests.table.support import LiveHall


def room_of(hall: LiveHall, page: Page) -> Room:
    """The table somebody looks at, as the server sees it."""
    assert hall.hall is not None
    assert hall.hall.rooms is not None
    return hall.hall.rooms.rooms[page.url.rpartition("/")[2].partition("?")[0]]


def two_people(visit: Visit, **wishes: object) -> tuple[Page, Page]:
    """Two friends at a table that has begun."""
    ann = visit("/")
    bob = visit(make_table(ann, "me", "open", **wishes))
    sit_down(bob)
    expect(choices(ann).first).to_be_visible()
    expect(bob.locator(".seats li")).to_have_count(2)
    return ann, bob


def test_a_break_needs_both_and_play_goes_on_where_it_stopped(visit: Visit) -> None:
    ann, bob = two_people(visit, options={"first_seat": 0})
    menu(ann, "Offer a break")
    offer = bob.locator(".offer")
    offer.get_by_role("button", name="No").click()
    expect(ann.locator(".offer")).to_have_count(0)
    expect(choices(ann).first).to_be_visible()

    menu(ann, "Offer a break")
    offer.get_by_role("button", name="Yes").click()
    for page in (ann, bob):
        expect(page.get_by_text("The match is having a break.")).to_be_visible()
        expect(choices(page)).to_have_count(0)
    bob.reload()
    bob.get_by_role("button", name="Go on playing").click()
    expect(bob.get_by_text("You would like to go on playing.")).to_be_visible()
    ann.locator(".offer").get_by_role("button", name="Yes").click()
    choose(ann, "choose:fire")
    choose(bob, "choose:air")
    expect(ann.locator('.choices [data-option="draw:pile"]')).to_be_visible()


def test_days_a_move_are_shown_run_and_come_back_with_every_move(visit: Visit, hall: LiveHall) -> None:
    ann = visit("/lobby")
    ann.get_by_role("button", name="New table").click()
    form = ann.get_by_role("dialog")
    form.get_by_label("Clock").last.select_option("correspondence")
    form.get_by_role("spinbutton", name="Days a move").fill("2")
    form.get_by_role("button", name="Open the table").click()
    expect(ann.get_by_text("2 days a move")).to_be_visible()
    bob = visit(ann.url)
    sit_down(bob)

    clocks = ann.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(ann.locator(".clock.runs")).to_have_text("1 d 23 h")
    room = room_of(hall, ann)
    (asked,) = room.clock.running()
    mover = (ann, bob)[asked]
    room.clock._left[asked] = 7_200_000
    mover.reload()
    expect(mover.locator(".clock.runs")).to_have_text(re.compile(r"1:\d\d:\d\d"))
    choose(mover, "choose:fire")
    expect(clocks.nth(asked)).to_have_text("2 d 0 h")
    expect(clocks.nth(asked)).not_to_have_class(re.compile("runs"))
    expect(clocks.nth(1 - asked)).to_have_class(re.compile("runs"))


def say(page: Page, words: str) -> None:
    """Write into the chat."""
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def until_muted(hall: LiveHall, page: Page, *, muted: bool) -> None:
    """Wait until the table knows whether somebody there does not want to read somebody else."""
    room = room_of(hall, page)
    for _ in rounds(page, f"muted is {muted}"):
        if any(visitor.muted for visitor in list(room.visitors)) == muted:
            return


def test_mute_and_report_what_one_does_not_want_to_read(visit: Visit, hall: LiveHall) -> None:
    ann, bob = two_people(visit)
    say(bob, "you play like a candle")
    ann.get_by_role("tab", name="Chat").click()
    chat = ann.get_by_role("log", name="Chat")
    expect(chat.get_by_text("you play like a candle")).to_be_visible()

    chat.get_by_role("button", name="About this line").click()
    chat.get_by_role("button", name="Report this line").click()
    ann.get_by_role("dialog").get_by_label("What is wrong with it?").fill("rude")
    ann.get_by_role("dialog").get_by_role("button", name="Report it").click()
    expect(ann.get_by_text("The people who run the hall will look at it.")).to_be_visible()

    chat.get_by_role("button", name="Read this person no more").click()
    expect(chat.get_by_text("you play like a candle")).to_have_count(0)
    until_muted(hall, ann, muted=True)
    say(bob, "and like a wet one")
    expect(bob.get_by_role("log", name="Chat").get_by_text("and like a wet one")).to_be_visible()
    ann.reload()
    ann.get_by_role("tab", name="Chat").click()
    expect(ann.get_by_role("button", name="Read everyone again")).to_be_visible()
    expect(chat.get_by_role("listitem")).to_have_count(0)
    ann.get_by_role("button", name="Read everyone again").click()
    until_muted(hall, ann, muted=False)
    say(bob, "sorry")
    expect(chat.get_by_text("sorry")).to_be_visible()


def test_a_bot_that_fails_can_be_replaced(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    sound = BotPool.choose

    async def unsound(self: BotPool, job: Job) -> Choice:
        asked.append(job.spec)
        if job.spec.startswith("search"):
            raise BotFailure("it broke")
        return await sound(self, job)

    monkeypatch.setattr(BotPool, "choose", unsound)
    page = visit("/")
    make_table(page, "search:200", "me")
    offer = page.locator(".offer")
    expect(offer.get_by_text("has stopped working")).to_be_visible()
    tried = len(asked)
    assert asked == ["search:200"] * tried
    offer.get_by_role("button", name="No").click()
    # The same bot is asked again, and then the same question comes again.
    for _ in rounds(page, "the bot is asked again"):
        if len(asked) >= tried + 2:
            break
    assert asked == ["search:200"] * (tried + 2)
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    expect(page.locator(".log").get_by_text("Adept").first).to_be_visible()
    assert asked[tried + 2] == "greedy"


def test_six_at_a_table_keep_to_one_line_above_it(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    make_table(page, "me", *["random"] * 5)
    seats = page.locator(".bar .seats li")
    expect(seats).to_have_count(6)
    for width in (360, 1366):
        page.set_viewport_size({"width": width, "height": 768})
        tops = seats.evaluate_all("(all) => all.map((seat) => Math.round(seat.getBoundingClientRect().top))")
        assert len(set(tops)) == 1
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
