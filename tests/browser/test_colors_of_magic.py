"""Colors of Magic on its board: two people fight a duel and play a match to its end, each with a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.player import BY_HAND, fits, follow, make_table, offers, over, repeat, rounds, sit_down
from tests.browser.test_pages import accessible
from tests.games.colors_of_magic.scenario import creature, force, position

CLICKS = 120
"""A match of one turn takes about forty choices."""

SIZES = ((360, 740), (1280, 800), (1366, 768), (1920, 1080))

AT_ONCE = ("pick", "bleed", "corner", "first", "player")
"""What a question asks for is done by one click on the thing itself."""

MATCH: dict[str, Any] = {
    "scenario": "ritual",
    "turn_limit": 1,
    "forces": [
        {"mage": "gust-aeromancer", "schools": ["wind-secrets", "zephyr-dance", "tribal-rage"]},
        {"mage": "chronicle-archivist", "schools": ["grimoire-theory", "spell-breakers", "thalassotherapy"]},
    ],
}
"""One turn from the choice of corners on, with forces that are agreed."""

WISHES = (
    "corner:",
    "first:0",
    "no-servant",
    "cast:",
    "pay",
    "place:",
    "activate:",
    "go:",
    "end",
    "pass",
    "decline",
)
"""What somebody wants who brings a creature into play, walks with everyone and passes."""

FIGHT = position(
    creature("storm-lynx", 0, (40, 48), id="c11"),
    creature("tome-guardian", 1, (45, 48), id="c12"),
    terrain=[{"kind": "forest", "corners": [[60, 40], [68, 40], [68, 56], [60, 56]]}],
    forces=[
        force(hand=["incinerate", "mark-of-cinder"], mana=6, at=(30, 40)),
        force(hand=["counterspell", "arcane-insight"], mana=2, at=(58, 58)),
    ],
)
"""Two creatures face to face, and cards for a duel on both sides."""


def thing_of(option: str) -> str:
    """What on the table or in the hand is clicked for an option."""
    verb, _, rest = option.partition(":")
    subject = rest.partition(":")[0]
    if verb in ("go", "place", "aim"):
        return f"place:{subject}"
    if verb in ("cast", "duel", "cheapen"):
        return f"card:{subject}"
    return f"{verb if verb == 'corner' else 'creature'}:{subject}"


def take(page: Page, option: str) -> None:
    """Take an option on the board: by its button, or by clicking what it is about and then its button."""
    exact = page.locator(f'.com .buttons [data-option="{option}"]').first
    if not exact.count():
        thing = page.locator(f'.com [data-thing="{thing_of(option)}"]').first
        # Whatever gets the focus comes into sight, on the table as well.
        thing.focus()
        thing.click()
        if option.partition(":")[0] in AT_ONCE:
            return
    exact.click()


def asked(page: Page, what: str) -> None:
    """Wait until an option is offered, letting windows of the others pass."""
    for _ in rounds(page, f"{what} is offered"):
        if what in offers(page):
            return


def two(visit: Visit, **table: Any) -> tuple[Page, Page]:
    """Two people at a table, each with a browser."""
    host, guest = visit("/"), visit("/")
    invitation = make_table(host, "me", "open", game="colors_of_magic", **table)
    follow(guest, invitation)
    sit_down(guest)
    for page in (host, guest):
        expect(page.locator(".com .actions")).to_be_visible()
    return host, guest


def test_two_browsers_fight_a_duel_card_by_card(visit: Visit) -> None:
    host, guest = two(visit, position=FIGHT)
    take(host, "activate:c11")
    asked(host, "strike:c12")
    host.locator('.com [data-thing="creature:c12"]').first.click()
    # Before the attack is made, both totals are known.
    expect(host.locator(".com .sight")).to_contain_text("4 against 2")
    take(host, "strike:c12")
    asked(guest, "duel:counterspell")
    guest.locator('.com [data-thing="card:counterspell"]').first.click()
    expect(guest.locator(".com .would")).to_contain_text("total 4")
    take(guest, "duel:counterspell")
    asked(host, "duel:incinerate")
    sides = host.locator(".com .duel .side")
    expect(sides.last.locator(".slip.back")).to_have_count(1)
    expect(sides.last).not_to_contain_text("Counterspell")
    expect(guest.locator(".com .duel .side").last).to_contain_text("Counterspell")
    host.locator('.com [data-thing="card:incinerate"]').first.click()
    expect(host.locator(".com .would")).to_contain_text("total 9")
    for width, height in SIZES:
        host.set_viewport_size({"width": width, "height": height})
        fits(host)
        # All that is at stake is in sight, whatever is about to be laid.
        host.wait_for_function(
            "() => { const {scrollHeight, clientHeight} = document.querySelector('.com .over'); return scrollHeight <= clientHeight; }"
        )
    accessible(host)
    take(host, "duel:incinerate")
    asked(guest, "pass")
    take(guest, "pass")
    asked(host, "pass")
    take(host, "pass")
    expect(host.locator(".com .duel")).to_have_count(0)
    expect(host.get_by_text("wins the duel").first).to_be_visible()


WHOLE_IN_SIGHT = """creature => {
  const piece = document.querySelector(`.com [data-thing="creature:${creature}"]`);
  const {left, right, top, bottom} = piece.getBoundingClientRect();
  const [x, y, ground] = [(left + right) / 2, (top + bottom) / 2, piece.closest("[data-ground]")];
  return [[x, y], [left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]]
    .every(([x, y]) => ground.contains(document.elementFromPoint(x, y)));
}"""
"""Whether nothing but the table and what stands on it is found where a creature is."""


@pytest.mark.parametrize("row", [8, 48, 88])
def test_who_fights_stays_in_sight_while_the_duel_lasts(visit: Visit, row: int) -> None:
    fight = position(
        creature("storm-lynx", 0, (40, row), id="c11"),
        creature("tome-guardian", 1, (45, row), id="c12"),
        forces=[
            force(hand=["incinerate", "mark-of-cinder"], mana=6, at=(30, 40)),
            force(hand=["counterspell", "arcane-insight"], mana=2, at=(58, 58)),
        ],
    )
    host, guest = two(visit, position=fight)
    take(host, "activate:c11")
    asked(host, "strike:c12")
    take(host, "strike:c12")
    asked(guest, "duel:counterspell")
    for page in (host, guest):
        expect(page.locator(".com .duel")).to_be_visible()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for who in ("c11", "c12"):
                page.wait_for_function(WHOLE_IN_SIGHT, arg=who)


def test_a_spell_is_one_dialog_and_a_pause_says_what_happens(visit: Visit) -> None:
    host, guest = two(visit, position=FIGHT)
    take(host, "cast:incinerate")
    casting = host.locator(".com .casting")
    expect(casting.locator("[aria-current=step]")).to_contain_text("Target")
    # The step is taken back, and the spell is cast again.
    host.locator(".com .buttons").get_by_role("button", name="Take back this step").click()
    expect(casting).to_have_count(0)
    asked(host, "cast:incinerate")
    take(host, "cast:incinerate")
    asked(host, "pick:c12")
    take(host, "pick:c12")
    expect(casting.locator(".done").first).to_contain_text("Tome Guardian")
    asked(host, "pay")
    take(host, "pay")
    asked(guest, "cast:counterspell")
    stack = guest.locator(".com section.stack")
    expect(stack).to_contain_text("casts Incinerate")
    expect(stack.locator(".next")).to_contain_text("Tome Guardian")
    for width, height in SIZES:
        guest.set_viewport_size({"width": width, "height": height})
        fits(guest)
    take(guest, "cast:counterspell")


def wanted(offered: Sequence[str], did: Sequence[str]) -> str:
    """The option such a player takes: one spell and one walk for each, then no more."""
    for wish in WISHES:
        found = [option for option in offered if re.match(wish, option)]
        spent = wish in ("cast:", "go:") and wish in did
        if found and not spent:
            return found[0]
    return offered[0]


def test_a_match_is_played_to_its_end_by_two_browsers(visit: Visit) -> None:
    host, guest = two(visit, options=MATCH)
    did: list[str] = []
    for _ in rounds(host, "the match is over"):
        if over(host).is_visible():
            break
        for page in (host, guest):
            offered = offers(page)
            if offered:
                option = wanted(offered, did)
                deed = re.sub(r":.*", ":", option)
                (take if did.count(deed) < BY_HAND else repeat)(page, option)
                did.append(deed)
                assert len(did) < CLICKS
    expect(over(guest)).to_be_visible()
    assert {"corner:", "activate:", "go:", "cast:", "pass"} <= set(did)
    for width, height in SIZES:
        host.set_viewport_size({"width": width, "height": height})
        fits(host)
