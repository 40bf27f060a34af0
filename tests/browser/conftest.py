"""Real Chromium at a real server. ``visit()`` is somebody with a browser of their own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, ViewportSize, expect, sync_playwright

from magehall.table.lobby import sandbox, sandbox_worker
from tests.luck import luck as luck
from tests.table.conftest import patient_sandbox as patient_sandbox
from tests.table.conftest import quick_passwords as quick_passwords
from tests.table.support import LiveHall, check_here, live_hall_in_thread

CLIENT = Path(__file__).parents[2] / "web" / "dist"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

SAME_LUCK = """
    let drawn = 0;
    crypto.getRandomValues = (into) => into.fill(++drawn % 256);
"""
"""What a browser adds to the luck of a match, the same in every run."""

NOTES_STAY = """
    const later = window.setTimeout;
    window.setTimeout = (run, ms, ...more) => later(run, ms === 6_000 ? 600_000 : ms, ...more);
"""
"""What the page says for six seconds stays until a test has read it, however slow the machine is."""

PATIENCE = 90_000
"""Milliseconds after which what a test waits for counts as missing."""

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]

PAGES = pytest.StashKey[list[Page]]()
"""The pages that a test has open."""

MOST_SAID = 3_000
"""So many characters of a page are told where a test failed."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Tell what the pages of a test that failed showed: on a slow machine it may not fail again for days."""
    report = yield
    if report.when == "call" and report.failed:
        for page in item.stash.get(PAGES, []):
            try:
                shown = page.locator("body").inner_text(timeout=5_000)
            except Error as error:
                shown = f"nothing: {error.message}"
            report.sections.append((f"page {page.url}", shown[:MOST_SAID]))
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of this worker."""
    binary = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if binary is None:
        pytest.skip("chromium is not installed (scripts/services installs it)")
    if not (CLIENT / "index.html").exists():
        pytest.skip("the client is not built (scripts/web builds it)")
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=binary, args=FLAGS, timeout=PATIENCE) as browser,
    ):
        yield browser


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHall]:
    """A server with the built client, one for all tests of this worker: every visitor is somebody else anyway."""
    with live_hall_in_thread(tmp_path_factory.mktemp("hall"), client=CLIENT) as live:
        yield live


@pytest.fixture(autouse=True)
def quick_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are vetted in this process. That of their own has tests of its own, and test_files.py uses it."""
    monkeypatch.setattr(sandbox, "_ask_child", check_here)
    monkeypatch.setattr(sandbox_worker, "PLAYOUTS", 1)


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser, hall: LiveHall) -> Iterator[Visit]:
    """``visit("/lobby", lang="fr")``: a page in a browser of its own; what goes wrong in it fails the test."""
    open_now = ExitStack()
    pages = request.node.stash.setdefault(PAGES, [])
    problems: list[str] = []

    def watch(page: Page) -> None:
        page.on("pageerror", lambda error: problems.append(str(error)))

    def listen(page: Page) -> None:
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)

    def come(
        path: str = "/",
        *,
        lang: str = "en",
        viewport: ViewportSize = DESK,
        scheme: str = "light",
        patient: bool = False,
    ) -> Page:
        context = open_now.enter_context(
            chromium.new_context(
                base_url=hall.url,
                locale=lang,
                viewport=viewport,
                reduced_motion="reduce",
                color_scheme="dark" if scheme == "dark" else "light",
            )
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SAME_LUCK + NOTES_STAY)
        context.on("page", watch)
        if not patient:
            context.on("page", listen)
        page = context.new_page()
        pages.append(page)
        # Before the page knows who it is, whatever else it asks for would make it somebody else.
        with page.expect_response(lambda answer: answer.url.endswith("/api/me")):
            page.goto(path)
        return page

    with open_now:
        yield come
    assert not problems
