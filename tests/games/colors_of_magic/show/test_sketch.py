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


def test_a_sketch_tells_where_markers_lie_and_sets_the_codex_apart() -> None:
    plain = re.sub(r"\[[^]]*]", "", drawn(busy(), 0))
    assert "Ritual marker 48,20" in plain
    own = skirmish(forces=[force("bastion-geomancer", hand=["rock-skin", "iron-hide", "iron-hide"])])
    plain = re.sub(r"\[[^]]*]", "", drawn(own, 0))
    assert "Codex  Rock Skin 2" in plain
    assert "Your hand  Iron Hide ×2 2" in plain


def test_a_duel_adds_up_the_own_cards_and_counts_those_of_others() -> None:
    assert "2 + 2 = 4" in drawn(busy(), 1)
    assert "2 and face down: 1" in drawn(busy(), 0)


def test_the_stack_is_listed_with_what_resolves_next() -> None:
    scene = skirmish(
        creature("goblin-raider", 0, (40, 48)),
        creature("territorial-sentinel", 1, (46, 48)),
        forces=[
            force("ash-blade-pyromancer", hand=["battle-fury"], mana=1),
            force("bastion-geomancer", hand=["reactive-plating"], mana=2),
        ],
    )
    scene.does(0, "activate:goblin-raider", "strike:territorial-sentinel", "cast:battle-fury")
    plain = re.sub(r"\[[^]]*]", "", drawn(scene, 1))
    assert "The stack, the next to resolve first" in plain
    assert "Battle Fury" in plain
