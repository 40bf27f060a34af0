"""The sketch for a terminal: it fits, it has words in every language, and tells no more than the view."""

from __future__ import annotations

import re

import pytest

from magehall.games.colors_of_magic import COLORS_OF_MAGIC
from magehall.kernel.text import LOCALES
from magehall.kit.columns import WIDTH, size
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

NAMES = {0: "Ann [1]", 1: "Bob"}


def busy() -> Scene:
    """A duel with a spell in hand, terrain, a zone, a marker, a permanent and a monster."""
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48), marked=True, venom=1),
        creature("tome-guardian", 1, (48, 48), keywords=[{"id": "shield", "x": 2}]),
        monster("cinder-imp", (80, 20)),
        terrain=[{"kind": "forest", "corners": [[4, 40], [20, 40], [20, 60], [4, 60]]}],
        zones=[{"kind": "cyclone", "at": [70, 70], "radius": 8, "owner": 1}],
        markers=[{"kind": "ritual", "at": [48, 20], "radius": 6}],
        permanents=[{"face": "thorns", "owner": 1, "bearer": "tome-guardian"}],
        goals=None,
        forces=[force(hand=["incinerate", "mark-of-cinder"], mana=4), force(hand=["counterspell"])],
    )
    return scene.does(0, "activate:storm-lynx", "strike:tome-guardian").passes().lays(1, "counterspell")


def drawn(scene: Scene, seat: int | None, locale: str = "en") -> str:
    return COLORS_OF_MAGIC.sketch(scene.match.view(seat), locale, NAMES)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sketch_fits_a_terminal_in_every_language(locale: str) -> None:
    lines = drawn(busy(), 0, locale).splitlines()
    assert [line for line in lines if size(line) > WIDTH + 2] == []


def test_a_sketch_shows_the_table() -> None:
    plain = re.sub(r"\[[^]]*]", "", drawn(busy(), 0))
    for word in (
        "Storm Lynx",
        "Incinerate",
        "Forest",
        "Cyclone",
        "Ritual marker",
        "Thorns",
        "Ann (1)",
        "Bob",
    ):
        assert word in plain


def test_a_sketch_hides_what_others_hold_and_laid() -> None:
    plain = re.sub(r"\[[^]]*]", "", drawn(busy(), 0))
    assert "Counterspell" not in plain
    assert "Counterspell" in drawn(busy(), 1)
    assert "Incinerate" not in drawn(busy(), None)
