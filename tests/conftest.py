"""Makes the toy game known, so that whatever runs over all games runs over it too; and no test passes or fails by the
clock or by luck: Hypothesis tries the same examples in every run. With words in MAGEHALL_LUCK it tries others, which
follow from those words."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, seed, settings
from hypothesis.internal.conjecture import providers

from magehall.kernel.game import register
from tests import ends
from tests.conditions import LUCK, bring_weather
from tests.toy.game import LARDER

pytest_plugins = ["magehall.testing.plugin"]

gc.disable()  # until all tests are collected: hardly any of what comes in meanwhile is rubbish

register(LARDER)

bring_weather()

settings.register_profile(
    "magehall",
    deadline=None,
    derandomize=True,
    database=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("magehall")

SELDOM = (20_000, 20, 20)
"""New records before rubbish is looked for among them, and how many times that before it is looked for farther back."""

# Hypothesis also tries numbers and words that it reads in the code imported so far: which that is differs between workers.
providers._get_local_constants = lambda: providers._local_constants


@pytest.fixture(scope="session", autouse=True)
def no_colours_by_decree() -> Iterator[None]:
    """What is printed is plain wherever it does not go to a terminal, though the machine may ask for colours everywhere."""
    with pytest.MonkeyPatch.context() as environment:
        for variable in ("FORCE_COLOR", "NO_COLOR", "PYTHON_COLORS", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
            environment.delenv(variable, raising=False)
        yield


def pytest_configure(config: pytest.Config) -> None:
    """Give every test an end."""
    config.pluginmanager.register(ends)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, lest one worker be left with it; and give examples other luck, if so asked."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    for item in items:
        if LUCK and isinstance(item, pytest.Function) and is_hypothesis_test(item.obj):
            seed(f"{LUCK}/{item.originalname}")(item.obj)


def pytest_collection_finish() -> None:
    """Freeze what is there for all tests. A full collection of rubbish would look through thousands of them each time.
    Nor is it looked for as often as in a program of few records: matches make many that stay."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()
