"""Mage Knight is known to the kernel while its own tests run, and to nobody else: the hall does not offer it yet."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.kernel import game
from magehall.kernel.text import register_texts

register_texts(MAGE_KNIGHT.id, MAGE_KNIGHT.folder / "locale")


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game._games, MAGE_KNIGHT.id, MAGE_KNIGHT)
