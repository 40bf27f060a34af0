"""A duel of Mage Wars from the first page of the book to the last blow: with a friend, a bot, a thumb, and no mouse."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import (
    BY_HAND,
    TABLE,
    choices,
    choose,
    each_language,
    fits,
    make_table,
    menu,
    offers,
    over,
    repeat,
    rounds,
    sit_down,
)
from tests.browser.test_pages import accessible

APPRENTICE = {"game": "mage_wars", "options": {"mode": "apprentice"}}
CLICKS = 400
"""A duel of two who only want to strike takes about a hundred."""

SPELLS = ("firebrand-imp", "fireball", "flameblast", "drain-life")

FAR_APART = {
    "game": "mage_wars",
    "seats": 2,
    "mode": "standard",
    "players": [
        {"mage": "warlock", "zone": "a1", "mana": 10, "prepared": ["fireball", "firebrand_imp"]},
        {"mage": "wizard", "zone": "d3"},
    ],
    "at": "activation",
    "creature": "mage-0",
}
"""The Warlock acts, and the enemy is nowhere near."""

PACK: dict[str, Any] = FAR_APART | {
    "players": [
        {"mage": "beastmaster", "zone": "b2", "mana": 20, "prepared": ["fireball"]},
        {"mage": "wizard", "zone": "d3"},
    ],
    "objects": [
        {"card": "timber_wolf", "id": "wolf-1", "zone": "b2"},
        {"card": "timber_wolf", "id": "wolf-2", "zone": "b2"},
        {"card": "timber_wolf", "id": "wolf-3", "zone": "b1"},
    ],
}
"""Three wolves, two of them side by side; their master acts."""

LAST_ROUNDS: dict[str, Any] = {
    "game": "mage_wars",
    "seats": 2,
    "mode": "apprentice",
    "players": [
        {"mage": "warlock", "zone": zone, "mana": 16, "damage": 8, "book": list(SPELLS)}
        for zone in ("b1", "c2")
    ],
    "objects": [
        {"card": "firebrand-imp", "id": "imp-0", "zone": "b2"},
        {"card": "firebrand-imp", "id": "imp-1", "zone": "b1", "controller": 1},
    ],
    "at": "planning",
}
"""Two warlocks who are hurt already and near each other: one falls within a few rounds, whatever the dice say."""

PACKED = ("wolf-1", "wolf-2")

TOWARDS = (("c2", "b2", "c1", "b1", "a2"), ("a1", "b1", "a2", "b2", "c1"))
"""The zones of the small arena, those next to the enemy's corner first."""


def wishes(seat: int) -> list[str]:
    """What a player wants who knows nothing but to summon, to walk towards the enemy and to strike."""
    foe = f"mage-{1 - seat}"
    return [
        "mage:warlock",
        rf"attack:.*:{foe}",
        rf"cast:.*:{foe}",
        "activate:(?!mage)",
        "activate:",
        "cast:firebrand-imp:",
        *(rf"move:[^:]+:{zone}" for zone in TOWARDS[seat]),
        *(f"prepare:{spell}" for spell in SPELLS),
        "done",
        "pass",
        "guard:",
        "finish:",
    ]


def wanted(offered: Sequence[str], seat: int) -> str:
    """The option such a player takes."""
    for wish in wishes(seat):
        for option in offered:
            if re.match(wish, option):
                return option
    return offered[0]


def lit(page: Page, option: str) -> Locator:
    """The target on the board that an option is aimed at."""
    return page.locator(f'.mw [data-target][data-option="{option}"]')


def take_on_board(page: Page, option: str) -> None:
    """Take an option by clicking what it is about: the page of the book twice, or the spell or the deed and then its
    target."""
    verb, _, rest = option.partition(":")
    subject = rest.partition(":")[0]
    if verb in ("mage", "prepare"):
        card = page.locator(f'.mw [data-option="{option}"]').first
        card.click()
        expect(page.locator(f'.mw .actions .verb[data-option="{option}"]')).to_be_visible()
        card.click()
        return
    if verb == "cast":
        page.locator(f'.mw .hand [data-thing="hand:{subject}"]').first.click()
    else:
        exact = page.locator(f'.mw .actions .verb[data-option="{option}"]')
        start = page.locator(f'.mw .actions .verb[data-option^="{verb}:{subject}"]')
        expect(lit(page, option).or_(exact).or_(start).first).to_be_visible()
        if not lit(page, option).is_visible():
            whole = exact.count() > 0
            (exact if whole else start).first.click()
            if whole:
                return
    # On a zone, the free corner: what stands in it has clicks of its own.
    lit(page, option).click(position={"x": 8, "y": 8})


def take_turns(*people: tuple[Page, int, Callable[[Page, str], None]]) -> tuple[set[str], bool]:
    """Play until the battle is over; the verbs that were chosen, and whether anyone could attack the enemy's mage."""
    did: list[str] = []
    within_reach = False
    for _ in rounds(people[0][0], "the battle is over"):
        if over(people[0][0]).is_visible():
            break
        for page, seat, take in people:
            offered = offers(page)
            if offered:
                option = wanted(offered, seat)
                within_reach |= any(re.match(rf"attack:.*:mage-{1 - seat}", one) for one in offered)
                verb = option.partition(":")[0]
                (take if did.count(verb) < BY_HAND * len(people) else repeat)(page, option)
                did.append(verb)
        assert len(did) < CLICKS
    for page, *_ in people:
        expect(over(page)).to_be_visible()
    return set(did), within_reach


def at_table(visit: Visit, *, spells: Sequence[str] = (), **visiting: Any) -> Page:
    """Somebody who has chosen the warlock against a bot, and prepared ``spells``."""
    page = visit("/", **visiting)
    make_table(page, "me", "random", **APPRENTICE)
    choose(page, "mage:warlock")
    for spell in spells:
        choose(page, f"prepare:{spell}")
    expect(choices(page).first).to_be_visible()
    return page


def until(page: Page, prompt: str) -> None:
    """Pass, and let the mage act, until the list asks ``prompt``."""
    heading = page.locator(".choices h2").filter(has_text=prompt)
    for _ in rounds(page, f"asked {prompt}"):
        offered = offers(page)
        if offered and heading.count():
            return
        if offered:
            choose(page, next(o for o in ("pass", "activate:mage-0", offered[0]) if o in offered))


@pytest.mark.slow
def test_two_people_fight_to_the_end_one_on_the_board_one_in_the_list(visit: Visit) -> None:
    ann = visit("/")
    bob = visit(make_table(ann, "me", "open", game="mage_wars", position=LAST_ROUNDS))
    sit_down(bob)
    expect(choices(ann).first).to_be_visible()
    did, _ = take_turns((ann, 0, take_on_board), (bob, 1, choose))
    assert {"prepare", "activate", "move", "cast", "attack"} <= did


@pytest.mark.slow
def test_a_newcomer_fights_a_bot_from_the_first_page_to_the_last_blow(visit: Visit) -> None:
    page = visit("/")
    game = page.locator("li.game").filter(has=page.get_by_role("heading", name="Mage Wars"))
    game.get_by_role("button", name="Play a bot").click()
    expect(page).to_have_url(TABLE)
    expect(choices(page).first).to_be_visible()
    did, within_reach = take_turns((page, 0, take_on_board))
    assert {"mage", "prepare", "activate", "move", "cast"} <= did
    # With some luck spells alone decide it before the mages meet.
    assert "attack" in did or not within_reach


def test_a_phone_shows_the_whole_duel_without_scrolling_sideways(visit: Visit) -> None:
    page = at_table(visit, viewport=PHONE)
    fits(page)
    for spell in ("firebrand-imp", "fireball"):
        take_on_board(page, f"prepare:{spell}")
    until(page, "What does")
    fits(page)
    take_on_board(page, "cast:firebrand-imp:a1")
    expect(page.locator('.mw [data-piece^="firebrand-imp"]')).to_be_visible()
    fits(page)


def test_the_keyboard_alone_summons_moves_and_aims(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "random", **APPRENTICE)
    expect(choices(page).first).to_be_visible()
    press = page.keyboard.press
    press("3")
    expect(choices(page).nth(2)).to_be_focused()
    press("Enter")
    expect(page.locator(".mw .book")).to_be_visible()
    for spell in ("firebrand-imp", "fireball"):
        leaf = page.locator(f'.mw .take[data-option="prepare:{spell}"]')
        leaf.focus()
        press("Enter")
        expect(leaf).to_have_attribute("aria-pressed", "true")
        press("Enter")
        expect(page.locator(f'.mw .hand [data-thing="hand:{spell}"]')).to_be_visible()
    until(page, "What does")
    page.locator('.mw .actions .verb[data-option^="move:mage-0"]').focus()
    press("Enter")
    first = page.locator(".mw :focus")
    expect(first).to_have_attribute("data-target", "")
    before = first.get_attribute("data-option")
    press("n")
    expect(page.locator(".mw :focus")).not_to_have_attribute("data-option", before or "")
    press("Escape")
    expect(page.locator(".mw [data-target]")).to_have_count(0)
    page.locator('.mw .hand [data-thing="hand:firebrand-imp"]').focus()
    press("Enter")
    expect(page.locator(".mw :focus")).to_have_attribute("data-option", "cast:firebrand-imp:a1")
    press("Enter")
    expect(page.locator('.mw [data-piece^="firebrand-imp"]')).to_be_visible()


def test_planning_and_acting_pass_the_accessibility_check(visit: Visit) -> None:
    page = at_table(visit)
    expect(page.locator(".mw .book")).to_be_visible()
    accessible(page)
    for spell in ("firebrand-imp", "fireball"):
        choose(page, f"prepare:{spell}")
    until(page, "What does")
    accessible(page)
    page.locator('.mw .actions .verb[data-option^="move:mage-0"]').click()
    expect(page.locator(".mw [data-target]").first).to_be_visible()
    accessible(page)


def test_an_enemy_out_of_reach_says_why_when_clicked(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "random", game="mage_wars", position=FAR_APART)
    expect(choices(page).first).to_be_visible()
    page.locator('.mw [data-thing="mage-1"].body').click()
    panel = page.locator(".mw .actions")
    expect(panel.get_by_text("a melee attack reaches only its own zone")).to_be_visible()
    expect(panel.get_by_text("Fireball: out of range (distance 5, range 0-2).")).to_be_visible()
    panel.locator(".rule").first.click()
    expect(page.get_by_role("dialog").first).to_be_visible()


def test_two_wolves_are_told_apart_in_the_list_and_on_the_board(visit: Visit) -> None:
    page = visit("/")
    make_table(page, "me", "random", game="mage_wars", position=PACK)
    expect(choices(page).first).to_be_visible()
    options = {wolf: page.locator(f'.choices [data-option="cast:fireball:{wolf}"]') for wolf in PACKED}
    for lang in each_language(page):
        number = {"en": "no.", "fr": "n°", "ru": "№"}[lang]
        for wolf, option in options.items():
            expect(option).to_contain_text(f"(b2, {number} {wolf[-1]})")
    for wolf, option in options.items():
        expect(page.locator(f'.mw [data-piece="{wolf}"] .number')).to_have_text(wolf[-1])
        # Looking at one of them marks that one, not the whole pack.
        option.hover()
        expect(page.locator('.mw [data-piece^="wolf"] .lit')).to_have_count(1)
        expect(page.locator(f'.mw [data-thing="{wolf}"].lit')).to_be_visible()
    expect(page.locator('.choices [data-option="cast:fireball:wolf-3"]')).to_contain_text("(b1)")
    expect(page.locator('.mw [data-piece="wolf-3"] .number')).to_have_count(0)


def test_on_a_laptop_the_steps_of_an_attack_and_our_own_plate_stay_in_sight(visit: Visit) -> None:
    page = visit("/", viewport={"width": 1366, "height": 768})
    crowd = [
        {"card": card, "id": f"{card}-{n}", "zone": "d1", "controller": 1}
        for card in ("dark-pact-slayer", "skeletal-sentry")
        for n in range(3)
    ]
    goran = {"card": "goran-werewolf-pet", "id": "goran", "zone": "b2"}
    position = PACK | {"objects": [*PACK["objects"], goran, *crowd], "creature": "goran"}
    make_table(page, "me", "random", game="mage_wars", position=position)
    take_on_board(page, "attack:goran.feral-claws:wolf-1")
    # Asked whether it strikes again: the attack stays in sight for as long as nobody answers.
    expect(page.locator('.choices [data-option="strike:wolf-1"]')).to_be_visible()
    expect(page.locator(".mw .strips [data-procedure='attack']")).to_be_visible()
    # The board measures the room it has a frame after it was drawn.
    page.wait_for_function(
        """() => {
            const box = (part) => [...document.querySelectorAll(`.mw ${part}`)].at(-1).getBoundingClientRect();
            const foot = box(".inner > .foot");
            return [".strips section", ".seat.own"].every((part) => box(part).bottom <= foot.top + 1);
        }"""
    )


def test_the_end_leaves_the_arena_free_and_comes_to_whoever_scrolled_away(visit: Visit) -> None:
    page = at_table(visit, viewport=PHONE)
    expect(page.locator(".mw .inner > .foot")).to_be_visible()
    menu(page, "Resign")
    page.evaluate("() => window.scrollTo(0, document.documentElement.scrollHeight)")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(over(page)).to_be_in_viewport()
    expect(page.locator(".mw .inner > .foot")).to_have_count(0)
