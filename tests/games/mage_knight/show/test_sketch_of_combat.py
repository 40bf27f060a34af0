"""A combat in the sketch: what counts half, what the site does, what enemies threaten."""

from __future__ import annotations

import re
from typing import Any

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.kit.columns import size
from tests.games.mage_knight.scenario import Scene, fight, hero, quest

LOCALES = ("en", "fr", "ru")
FIRE_3 = {"points": 3, "mode": "ranged", "element": "fire"}


def lines(found: Scene, locale: str = "en") -> list[str]:
    """The lines of the sketch without their markup; further lines of an enemy are joined to its first."""
    text = re.sub(r"\[[^]]*]", "", MAGE_KNIGHT.sketch(found.match.view(0), locale, {0: "Ann"}))
    assert max(map(size, text.splitlines())) <= 80
    return re.sub(r"\n {6}(?=\S)", " ", text).splitlines()


def foe(found: Scene, locale: str = "en") -> str:
    """What is said of the first enemy."""
    return next(line for line in lines(found, locale) if line.startswith("    ›"))


def against(*foes: Any, phase: str, **more: Any) -> Scene:
    """A combat in the open; a unit could take damage, so that its phase waits for a choice."""
    return quest(
        hero("tovak", units=["peasants"]), scenario="solo-conquest", combat=fight(*foes, phase=phase, **more)
    )


@pytest.mark.parametrize("phase", ["ranged", "attack"])
def test_attack_points_that_count_half_are_said(phase: str) -> None:
    found = against("fire-dragon", phase=phase, attacks=[FIRE_3])
    assert "; 6 missing; 3 points played count half" in foe(found)
    plain = against("ice-dragon", phase=phase, attacks=[FIRE_3])
    assert "; 4 missing" in foe(plain)
    assert "half" not in foe(plain)


def test_block_points_that_count_half_are_said() -> None:
    found = against("ice-dragon", phase="block", blocks=[{"points": 4, "element": "ice"}])
    assert "; 4 missing; 4 points played count half; unblocked: " in foe(found)
    plain = against("ice-dragon", phase="block", blocks=[{"points": 4, "element": "fire"}])
    assert "; 2 missing; unblocked: " in foe(plain)


@pytest.mark.parametrize("phase", ["ranged", "block"])
def test_the_wounds_that_an_enemy_threatens_are_said(phase: str) -> None:
    assert foe(against("prowlers", phase=phase)).endswith("; unblocked: 2 wounds")
    assert "wound" not in foe(against({"enemy": "prowlers", "held": True}, phase=phase))


def test_an_enemy_that_was_blocked_threatens_nothing() -> None:
    found = against({"enemy": "prowlers", "blocked": True}, "diggers", phase="block")
    assert foe(found).endswith("; blocked")


def test_while_damage_is_dealt_it_is_said_with_its_wounds() -> None:
    found = against("prowlers", phase="damage")
    assert foe(found).endswith("; damage 4, for the hero 2 wounds")


def test_after_the_damage_no_wounds_are_said() -> None:
    assert "wound" not in foe(against({"enemy": "prowlers", "dealt": True}, phase="attack"))


def test_a_site_that_fortifies_is_said_with_where_it_is() -> None:
    found = quest(combat=fight("golems", "altem-guardsmen", site="keep", phase="ranged"))
    there = found.hero().space
    said = lines(found)
    start = said.index("  ⚔ Combat: ranged and siege attacks")
    assert said[start + 1] == f"    keep ({there})   the site fortifies its defenders"
    assert said[start + 2].startswith("    › Golems: armor 5, attack 2, fortified, resists: physical; ")
    twice = said[start + 3]
    assert "attack 6, fortified twice, resists" in twice
    assert "; out of reach in this phase; unblocked: " in twice
    assert "missing" not in twice


def test_a_lair_says_that_units_stay_outside_and_night_holds() -> None:
    found = quest(combat=fight("minotaur", site="dungeon", phase="block", wounds=2))
    said = " ".join(line.strip() for line in lines(found))
    assert "   units stay outside   night rules inside" in said
    assert "wounds so far: 2, knocked out at 5" in said


def test_a_fight_in_the_open_has_no_line_about_its_place() -> None:
    said = lines(against("prowlers", phase="block"))
    assert said[said.index("  ⚔ Combat: blocks") + 1].startswith("    › Prowlers")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", ["ranged", "block", "damage", "attack"])
def test_it_has_words_in_every_language(locale: str, phase: str) -> None:
    played = {} if phase in ("block", "damage") else {"attacks": [FIRE_3]}
    if phase == "block":
        played = {"blocks": [{"points": 4, "element": "ice"}]}
    for site in ("keep", "dungeon"):
        enemy = "golems" if site == "keep" else "minotaur"
        found = quest(combat=fight(enemy, site=site, phase=phase, wounds=1, **played))
        assert not re.search(r"sketch-|name-|site-|board-", "\n".join(lines(found, locale)))
    for enemy in ("prowlers", "fire-dragon", "ice-dragon"):
        assert "sketch-" not in foe(against(enemy, phase=phase, **played), locale)
