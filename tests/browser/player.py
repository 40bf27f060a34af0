"""Someone who plays with what the page offers."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

TABLE = re.compile(r"/t/[a-z]{8}")
LANGUAGES = {"Français": "fr", "Русский": "ru", "English": "en"}
START = re.compile("Play now|Jouer|Играть")
READY = '.choices button.option[aria-disabled="false"]'
PAUSE = 20
"""Milliseconds between two looks."""

BY_HAND = 4
"""Deeds of one kind that a player of a whole match does on the board; further ones are taken from the list."""

LONG = 800
"""Seconds after which what takes many moves counts as endless."""

MY_DRAW: dict[str, Any] = {
    "game": "battle_mages",
    "seats": 2,
    "mages": [
        {"school": "fire", "hand": ["stone-hand", "rockfall"]},
        {"school": "water", "hand": ["tide-whip", "heal"]},
    ],
    "pile": ["serpent-kiss"] * 4 + ["spore-cloud"] * 4,
    "centre": "venom-dart",
    "turn": 0,
}
"""The first mage is to draw from the pile or the centre, and whatever is drawn can be cast."""


def play_now(page: Page) -> str:
    """From the start page to a table, in one click; the table's id."""
    page.locator("main").get_by_role("button", name=START).first.click()
    expect(page).to_have_url(TABLE)
    expect(choices(page).first).to_be_visible()
    return page.url.rpartition("/")[2].partition("?")[0]


def call(page: Page, path: str, body: dict[str, Any] | None = None) -> Any:
    """Ask the server something as this page's person: POST with a body, else GET; the answer's JSON or text."""
    return page.evaluate(
        """async ([path, body]) => {
            const headers = {"Content-Type": "application/json", "X-Magehall": "1"};
            const asked = body === null ? {} : {method: "POST", headers, body: JSON.stringify(body)};
            const answer = await fetch(path, asked);
            if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
            const text = await answer.text();
            return answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : text;
        }""",
        [path, body],
    )


def make_table(page: Page, *chairs: str, **wishes: Any) -> str:
    """A table with these chairs (``me``, ``open`` or bots), opened in ``page``; the invitation's path."""
    asked = {"game": "battle_mages", "chairs": chairs, **wishes}
    made = call(page, "/api/tables", asked)
    follow(page, f"/t/{made['id']}")
    return f"/t/{made['id']}?invite={made['invite']}"


def follow(page: Page, path: str) -> None:
    """Go where a link of the page would lead, without loading the client again."""
    page.evaluate(
        """(path) => {
            const link = Object.assign(document.createElement("a"), {href: path});
            document.body.append(link);
            link.click();
            link.remove();
        }""",
        path,
    )
    expect(page).to_have_url(re.compile(re.escape(path) + "$"))


def speak(page: Page, language: str) -> None:
    """Choose a language from the settings in the header."""
    lang = LANGUAGES[language]
    page.locator("header .end .popover button").first.click()
    page.get_by_text(language, exact=True).click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", lang)


def each_language(page: Page) -> Iterator[str]:
    """Turn the page to every language, one after the other."""
    for language, lang in LANGUAGES.items():
        speak(page, language)
        yield lang


def each_scheme(page: Page) -> Iterator[str]:
    """Show the page by daylight and by candlelight."""
    page.emulate_media(color_scheme="light")
    yield "light"
    page.emulate_media(color_scheme="dark")
    yield "dark"
    page.emulate_media(color_scheme="light")


def fits(page: Page) -> None:
    """Nothing sticks out to the right."""
    wide = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page scrolls sideways"


def resign(page: Page) -> None:
    """Give up, and see that it is over."""
    menu(page, "Resign")
    page.get_by_role("dialog").get_by_role("button", name="Resign", exact=True).click()
    expect(over(page)).to_be_visible()


def first_to_move(page: Page) -> None:
    """A table with a bot where nobody chooses a mage or draws before us, whatever the luck."""
    make_table(page, "me", "random", options={"first_seat": 0})


def sit_down(page: Page) -> None:
    """Accept an invitation."""
    page.get_by_role("button", name=re.compile("Sit down|Take a seat|Join", re.IGNORECASE)).first.click()


def menu(page: Page, item: str) -> None:
    """Choose from the menu of a table."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name=item, exact=True).click()


def choices(page: Page) -> Locator:
    """The options as the list shows them, which every game has."""
    return page.locator(".choices button.option[data-option]")


def over(page: Page) -> Locator:
    """What the page says when the match is over."""
    return page.locator(".outcome, [data-outcome]")


def choose(page: Page, option: str) -> None:
    """Take one option by its id."""
    page.locator(f'.choices button.option[data-option="{option}"]').click()


def offers(page: Page) -> list[str]:
    """The ids of the options in the list; none while a move is on its way."""
    found: list[str] = page.evaluate(
        "(ready) => [...document.querySelectorAll(ready)].map((button) => button.dataset.option)", READY
    )
    return found


def choose_any(page: Page) -> None:
    """Take the first option there is, if there is one. Who plays a whole match so does not wait for each button to lie
    still and in sight: that one can be clicked, other tests show."""
    taken = page.evaluate(
        "(ready) => { const button = document.querySelector(ready); button?.click(); return button !== null; }",
        READY,
    )
    if not taken:
        page.wait_for_timeout(PAUSE)


def repeat(page: Page, option: str) -> None:
    """Take an option from the list at once. It is for deeds that were done on the board already: a click on the board waits
    until nothing moves there."""
    page.evaluate(
        "(ready) => document.querySelector(ready)?.click()",
        READY.replace("button", f'button[data-option="{option}"]'),
    )


def rounds(page: Page, what: str) -> Iterator[None]:
    """Try again, with a pause, until the loop is left; fail if ``what`` never happens."""
    last = time.monotonic() + LONG
    while time.monotonic() < last:
        yield
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"it never happened: {what}")


def until_kept(page: Page, **settings: str) -> None:
    """Wait until the server knows these settings of this page's person."""
    for _ in rounds(page, f"{settings} are kept"):
        if settings.items() <= call(page, "/api/me")["settings"].items():
            return
