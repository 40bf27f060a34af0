"""A browser is named in two words from what it says of itself."""

from __future__ import annotations

import pytest

from magehall.table.people.user_agents import parse_user_agent

WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)"


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Linux"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/138.0.0.0 Safari/537.36", "Chrome", "Windows"),
        (f"Mozilla/5.0 (Windows NT 10.0; Win64; x64) {WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0", "Edge", "Windows"),
        (f"Mozilla/5.0 (Linux; Android 10; K) {WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36", "Chrome", "Android"),
        (f"Mozilla/5.0 (Linux; Android 14; SM-S918B) {WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36", "Samsung Internet", "Android"),
        (f"Mozilla/5.0 (X11; Linux x86_64) {WEBKIT} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0", "Opera", "Linux"),
        (f"Mozilla/5.0 (Linux; arm_64; Android 13; K) {WEBKIT} Chrome/136.0.0.0 YaBrowser/25.6.0.0 Mobile Safari/537.36", "Yandex Browser", "Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15", "Safari", "macOS"),
        ("Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.0.0 Mobile/15E148 Safari/604.1", "Chrome", "iPad"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15", "Firefox", "iPhone"),
        (f"Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) {WEBKIT} Chrome/138.0.0.0 Safari/537.36", "Chrome", "ChromeOS"),
        ("python-httpx/0.28.1", "", ""),
        ("<script>alert(1)</script>", "", ""),
        ("", "", ""),
    ],
)  # fmt: skip
def test_a_browser_is_named(agent: str, browser: str, system: str) -> None:
    assert parse_user_agent(agent) == (browser, system)
