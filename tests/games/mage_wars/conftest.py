"""Every battle a test builds must use up its scripted dice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.mage_wars.scenario import built


@pytest.fixture(autouse=True)
def scripted_dice_are_used() -> Iterator[None]:
    built.clear()
    yield
    for battle in built:
        battle.match.flow.chance.finish()
