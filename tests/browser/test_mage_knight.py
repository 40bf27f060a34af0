"""First Reconnaissance alone, from the choice of a hero to the last turn: with a mouse, a thumb, no mouse, and take-backs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import (
    BY_HAND,
    choices,
    choose,
    each_language,
    fits,
    make_table,
    offers,
    over,
    repeat,
    rounds,
)
from tests.browser.test_pages import accessible

CLICKS = 400
"""A quest of somebody who walks, looks for trouble and rests takes about a hundred and twenty choices."""

WISHES = (
    "hero:tovak",
    "take-tactic:",
    "begin:",
    "strike:",
    "block:",
    "explore:",
    "move:",
    "play:(march|stamina|swiftness):basic",
    "play:[a-z-]*:move",
    "challenge:[0-9-]",
    "play:[a-z-]*:(basic|attack)",
    "damage:.*:hero",
    "reward:",
    "skill:",
    "next:",
    "enough",
    "keep",
    "end:turn",
)
"""What a hero wants who only knows to walk on, to see new land and to pick fights."""

ALONE: dict[str, Any] = {"game": "mage_knight"}
COUNTRY: dict[str, Any] = {
    "game": "mage_knight",
    "seats": 1,
    "tiles": {"3,-2": "countryside-1", "1,-3": "countryside-2"},
    "heroes": [{"hero": "tovak", "hand": ["march", "stamina", "rage"], "space": "0,0"}],
}
"""The first turn: two tiles of countryside, a march and a stamina."""

ORCS = "3,-3"
AMBUSH: dict[str, Any] = COUNTRY | {
    "heroes": [{"hero": "goldyx", "hand": ["rage", "rage", "determination", "march"], "space": "2,-2"}],
    "tokens": {ORCS: ["prowlers"]},
}
"""An orc beside the hero, and cards enough to be rid of it."""


def land(page: Page, place: str) -> Locator:
    """A space of the map."""
    return page.locator(f'.mk [data-space="{place}"]')


def hero_at(page: Page, place: str) -> Locator:
    """Our hero on a space."""
    return land(page, place).locator('[data-hero="0"]')


def thing_of(option: str) -> str:
    """What on the table is clicked for an option; nothing where there is only a button."""
    verb, _, rest = option.partition(":")
    subject = rest.partition(":")[0].partition("+")[0]
    if verb in ("move", "explore", "challenge", "enter") and "," in subject:
        return f"space:{subject}"
    if verb in ("play", "pick", "shed", "discard", "throw", "rest"):
        return f"card:{subject}"
    kinds = {"hero": "hero", "take-tactic": "tactic", "use": "skill"}
    return f"{kinds[verb]}:{subject}" if verb in kinds else ""


def take_on_board(page: Page, option: str) -> None:
    """Take an option by clicking what it is about, and where that has several meanings, the one that is meant."""
    offered, thing = offers(page), thing_of(option)
    exact = page.locator(f'.mk .buttons [data-option="{option}"], .mk .take[data-option="{option}"]').first
    if thing:
        one = page.locator(f'.mk [data-thing="{thing}"]').first
        # Whatever gets the focus comes into sight, on the map as well.
        one.focus()
        one.click()
        alone = sum(thing_of(other) == thing for other in offered) == 1
        if alone and not thing.startswith("card:"):
            return
    exact.click()


def place_of(page: Page) -> str:
    """Where the hero stands; nothing while it is off the map or the map out of sight."""
    figure = page.locator('.mk [data-space]:has([data-hero="0"])')
    return figure.get_attribute("data-space") or "" if figure.count() else ""


def forward(place: str) -> int:
    """How far inland a space lies."""
    q, r = map(int, place.split(","))
    return q - r


def wanted(offered: Sequence[str], here: str) -> str:
    """The option such a hero takes."""
    for wish in WISHES:
        found = [option for option in offered if re.match(wish, option)]
        if wish == "move:":
            onward = [option for option in found if here and forward(option[5:]) > forward(here)]
            found = sorted(onward, key=lambda option: -forward(option[5:]))
        if found:
            return found[0]
    return offered[0]


def in_hand(page: Page, card: str) -> Locator:
    """The cards of that name in our hand."""
    return page.locator(f'.mk .hand [data-thing="card:{card}"]')


def take_back(page: Page) -> Locator:
    """The button that takes back."""
    return page.get_by_role("button", name="Take back", exact=True)


def at_position(visit: Visit, position: dict[str, Any], **visiting: Any) -> Page:
    """Somebody alone at a table that begins so."""
    page = visit("/", **visiting)
    make_table(page, "me", game="mage_knight", position=position)
    expect(choices(page).first).to_be_visible()
    return page


@pytest.mark.slow
def test_a_quest_alone_is_played_on_the_board_to_its_end_with_take_backs(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", **ALONE)
    expect(choices(page).first).to_be_visible()
    did: list[str] = []
    for _ in rounds(page, "the quest is over"):
        if over(page).is_visible():
            break
        offered = offers(page)
        if not offered:
            continue
        here = place_of(page)
        option = wanted(offered, here)
        verb, _, rest = option.partition(":")
        if did.count(verb) < BY_HAND:
            take_on_board(page, option)
        else:
            repeat(page, option)
        if verb == "play" and verb not in did:
            taken_back_by_key(page, rest.partition(":")[0], option)
        if verb == "move" and verb not in did:
            taken_back_by_button(page, here, option)
        if verb == "explore" and verb not in did:
            expect(page.locator(f'.mk [data-fog="{rest}"]')).to_have_count(0)
            expect(take_back(page)).to_be_disabled()
        did.append(verb)
        assert len(did) < CLICKS
    assert {"hero", "take-tactic", "play", "move", "explore", "challenge", "next", "end"} <= set(did)
    expect(over(page)).to_be_visible()


def taken_back_by_key(page: Page, card: str, option: str) -> None:
    """A card that was played comes back into the hand by a key; then it is played again."""
    played = page.locator(".mk .played .mini")
    expect(played).to_have_count(1)
    page.keyboard.press("u")
    expect(played).to_have_count(0)
    expect(in_hand(page, card).first).to_be_visible()
    expect(choices(page).first).to_have_attribute("aria-disabled", "false")
    take_on_board(page, option)
    expect(played).to_have_count(1)


def taken_back_by_button(page: Page, here: str, option: str) -> None:
    """A hero that moved goes back by the button; then it moves again."""
    there = option.partition(":")[2]
    expect(hero_at(page, there)).to_be_visible()
    take_back(page).click()
    expect(hero_at(page, here)).to_be_visible()
    expect(choices(page).first).to_have_attribute("aria-disabled", "false")
    take_on_board(page, option)
    expect(hero_at(page, there)).to_be_visible()


def test_points_light_the_land_and_what_is_too_far_says_why(visit: Visit) -> None:
    page = at_position(visit, COUNTRY)
    expect(page.locator(".mk .land .cost")).to_have_count(0)
    take_on_board(page, "play:march:basic")
    expect(land(page, "1,0").locator(".cost")).to_have_text("2")
    take_on_board(page, "play:stamina:basic")
    # Farther spaces are within reach now, at the least that they take.
    expect(page.locator(".mk .land .cost.far").first).to_have_text("4")
    land(page, "2,-2").focus()
    land(page, "2,-2").click()
    panel = page.locator(".mk .actions")
    expect(panel.get_by_text("That space is not next to it.")).to_be_visible()
    panel.locator(".rule").first.click()
    expect(page.get_by_role("dialog").first).to_be_visible()


def blow(offered: Sequence[str]) -> str:
    """What somebody takes who keeps every card for the last phase of a fight, and strikes then."""
    last = "next:end" in offered
    wishes = (
        "strike:",
        *(("play:rage:basic", "play:determination:basic") if last else ()),
        "choose:.*attack",
        "next:",
    )
    return next((one for wish in wishes for one in offered if re.match(wish, one)), offered[0])


def test_a_space_farther_off_is_walked_to_with_one_click(visit: Visit) -> None:
    page = at_position(visit, COUNTRY | {"move": 6})
    far = land(page, "1,-2")
    far.focus()
    far.click()
    expect(hero_at(page, "1,-2")).to_have_count(1)
    take_back(page).click()
    expect(hero_at(page, "1,-2")).to_have_count(0)
    expect(hero_at(page, "0,0")).to_have_count(0)
    take_back(page).click()
    expect(hero_at(page, "0,0")).to_have_count(1)


def test_an_orc_is_challenged_and_beaten_on_the_board(visit: Visit) -> None:
    page = at_position(visit, AMBUSH)
    take_on_board(page, f"challenge:{ORCS}")
    expect(page.locator('.mk [data-thing^="foe:"]').first).to_be_visible()
    did: list[str] = []
    for _ in rounds(page, "the fight is over"):
        offered = offers(page)
        if not offered:
            continue
        if page.locator('.mk [data-thing^="foe:"]').count() == 0:
            break
        option = blow(offered)
        take_on_board(page, option)
        did.append(option.partition(":")[0])
        assert len(did) < CLICKS
    assert "strike" in did
    expect(land(page, ORCS).locator(".tokens")).to_have_count(0)


def test_a_phone_shows_the_land_the_hand_and_a_fight_without_scrolling_sideways(visit: Visit) -> None:
    page = at_position(visit, AMBUSH, viewport=PHONE)
    fits(page)
    take_on_board(page, "play:march:basic")
    expect(page.locator(".mk .land [data-target]").first).to_be_visible()
    for _ in each_language(page):
        fits(page)
    take_on_board(page, f"challenge:{ORCS}")
    expect(page.locator('.mk [data-thing^="foe:"]').first).to_be_visible()
    for _ in each_language(page):
        fits(page)


def test_the_keyboard_alone_plays_a_card_and_walks(visit: Visit) -> None:
    page = at_position(visit, COUNTRY)
    press = page.keyboard.press
    in_hand(page, "march").focus()
    press("Enter")
    page.locator('.mk .buttons [data-option="play:march:basic"]').focus()
    press("Enter")
    expect(land(page, "1,0")).to_have_attribute("data-target", "")
    for _ in rounds(page, "n comes to the space"):
        if page.locator('.mk [data-space="1,0"]:focus').count():
            break
        press("n")
    press("Enter")
    expect(hero_at(page, "1,0")).to_be_visible()
    press("u")
    expect(hero_at(page, "0,0")).to_be_visible()


def test_the_board_passes_the_accessibility_check(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", **ALONE)
    expect(choices(page).first).to_be_visible()
    accessible(page)
    choose(page, "hero:tovak")
    expect(page.locator('.mk [data-thing^="tactic:"]').first).to_be_visible()
    accessible(page)
    make_table(page, "me", game="mage_knight", position=AMBUSH)
    take_on_board(page, "play:march:basic")
    expect(page.locator(".mk .land [data-target]").first).to_be_visible()
    accessible(page)
    take_on_board(page, f"challenge:{ORCS}")
    expect(page.locator('.mk [data-thing^="foe:"]').first).to_be_visible()
    accessible(page)
