"""A combat of Mage Knight in a browser: several enemies struck at once, taken back by a key, and damage laid out."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.player import fits, make_table

CROWD: dict[str, Any] = {
    "game": "mage_knight",
    "seats": 1,
    "heroes": [{"hero": "tovak", "hand": ["rage"], "space": "0,0"}],
    "combat": {
        "foes": ["prowlers", "guardsmen", "golems", "swordsmen", "fire-mages", "ice-mages"],
        "phase": "attack",
        "attacks": [{"points": 16, "mode": "melee", "element": "physical"}],
    },
}
"""More enemies than all sets of them are listed for."""

HURT: dict[str, Any] = CROWD | {
    "heroes": [{"hero": "tovak", "hand": ["rage"], "space": "0,0", "units": ["peasants"]}],
    "combat": {"foes": ["medusa"], "phase": "damage"},
}


def click_foes(page: Page, *numbers: int) -> None:
    """Choose enemies for an attack on all of them."""
    for number in numbers:
        page.locator(f'.mk [data-thing="foe:foe-{number}"]').click()


def test_three_enemies_are_struck_at_once_and_the_attack_is_taken_back_by_a_key(visit: Visit) -> None:
    page = visit("/lobby")
    make_table(page, "me", game="mage_knight", position=CROWD)
    foes, plan = page.locator(".mk .foe"), page.locator(".mk .plan")
    expect(foes).to_have_count(6)
    click_foes(page, 1, 2, 3)
    expect(plan).to_contain_text("8 of 15: 7 missing")
    click_foes(page, 3, 4)
    expect(plan).to_contain_text("16 of 15: enough")
    plan.get_by_role("button", name="Strike Prowlers + Guardsmen + Swordsmen").click()
    expect(foes).to_have_count(3)
    page.keyboard.press("u")
    expect(foes).to_have_count(6)


def test_damage_says_what_it_would_do_before_it_is_assigned(visit: Visit) -> None:
    page = visit("/lobby", viewport=PHONE)
    make_table(page, "me", game="mage_knight", position=HURT)
    expect(page.locator(".mk .foe")).to_have_count(1)
    fits(page)
    expect(
        page.get_by_role("button", name="Hero: 3 wounds, all cards but wounds are discarded")
    ).to_be_visible()
    page.get_by_role("button", name="Peasants: destroyed, 3 damage left").click()
    expect(page.locator('.mk [data-thing="unit:unit-1"]')).to_have_count(0)
