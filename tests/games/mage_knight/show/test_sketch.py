"""The sketch for a terminal: it fits, it has words in every language, and tells no more than the view."""

from __future__ import annotations

import re

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.kit.columns import size
from tests.games.mage_knight.cooperation.test_in_a_match import CITY, before_the_city
from tests.games.mage_knight.duel.test_offered import beside
from tests.games.mage_knight.scenario import Scene, down, fight, hero, quest

NAMES = {0: "Ann [1]", 1: "Bob"}
EAST, NORTH = "3,-2", "1,-3"


def scene() -> Scene:
    return quest(
        hero(
            "tovak", hand=["march", "rage", "wound"], units=["peasants"], crystals={"red": 2}, mana=["gold"]
        ),
        hero("goldyx", hand=["crystallize"], space="2,-1", skills=["freezing-power"]),
        tiles={EAST: "countryside-1", NORTH: "countryside-4"},
        tokens={"3,-3": [down("wolf-riders")]},
        offers={"units": ["herbalists"], "spells": ["fireball"], "actions": ["fire-bolt"]},
        combat=fight(
            "cursed-hags", phase="attack", attacks=[{"points": 2, "mode": "siege", "element": "cold-fire"}]
        ),
        move=4,
    )


def busy() -> Scene:
    """Every kind of card in hand, units and skills in service, and enemies in sight."""
    return quest(
        hero(
            "tovak",
            hand=["march", "march", "fireball", "banner-of-fear", "ruby-ring", "wound"],
            units=["altem-mages", {"card": "foresters", "ready": False, "wounds": 1}],
            skills=["double-time"],
            fame=120,
            reputation=-7,
        ),
        tiles={EAST: "countryside-1", NORTH: "countryside-7"},
        tokens={"3,-3": ["orc-summoners"], "2,-4": ["ironclads"]},
        scenario="solo-conquest",
        move=9,
    )


def lines(found: Scene, seat: int | None = 0) -> list[str]:
    """The lines of a sketch without their markup."""
    return re.sub(r"\[[^]]*]", "", drawn(found, seat)).splitlines()


def drawn(found: Scene, seat: int | None, locale: str = "en") -> str:
    return MAGE_KNIGHT.sketch(found.match.view(seat), locale, NAMES)


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_it_fits_into_a_terminal_with_all_its_words(locale: str, seat: int | None) -> None:
    for found in (scene(), busy(), quest(at="tactics"), quest(move=6, tiles={EAST: "countryside-1"})):
        text = drawn(found, seat if seat != 1 else 0, locale)
        assert max(size(line) for line in text.splitlines()) <= 80
        assert not re.search(r"sketch-|name-|site-|terrain-|text-|ability-|color-", text)


def test_it_shows_the_own_hand_and_no_other() -> None:
    assert "March" in drawn(scene(), 0)
    assert "Crystallize" not in drawn(scene(), 0)
    assert "Crystallize" in drawn(scene(), 1)
    assert "March" not in drawn(scene(), None)


def test_it_shows_enemies_with_what_is_missing() -> None:
    assert "Cursed Hags" in drawn(scene(), 0)
    assert "3 missing" in drawn(scene(), 0)
    assert "Wolf Riders" not in drawn(scene(), 0)


def test_it_is_empty_before_the_table_is_set() -> None:
    assert drawn(quest(at="setup", order=[0]), 0) == ""


def test_it_says_what_cards_in_hand_do_and_what_mana_they_take() -> None:
    found = lines(busy())
    assert "    ■ March ×2: Move 2. Strong (green mana): Move 4." in found
    assert any(line.startswith("    ■ Fireball: For red mana: Ranged fire attack 5.") for line in found)
    assert any(line.startswith("    ■ Wound: It cannot be played.") for line in found)
    assert any(line.startswith("    ◈ Foresters †: armor 4, spent: ") for line in found)
    assert "    ◇ Double Time: Once a turn: move 2, at night 1." in found


def test_it_names_the_enemies_in_sight_with_their_values() -> None:
    found = lines(busy())
    assert "     3,-3 Orc Summoners: armor 4, summons" in found
    assert "     2,-4 Ironclads: armor 3, attack 4, brutal, resists: physical" in found
    assert not any("Wolf Riders" in line for line in lines(scene()))


def test_each_row_of_the_map_begins_with_the_name_of_its_first_space() -> None:
    rows = [line for line in lines(busy()) if "│" in line]
    assert [row.split("│")[0].strip() for row in rows] == ["1,-4", "0,-3", "0,-2", "0,-1", "-1,0", "-1,1"]


def test_the_map_shows_what_the_way_to_a_space_costs() -> None:
    rows = [line for line in lines(quest(move=4, tiles={EAST: "countryside-1"})) if "│" in line]
    assert any(".O① . 2" in row for row in rows)
    assert any("♣ 3" in row for row in rows)
    assert not any("⚔" in row for row in rows)


def test_a_space_where_the_move_ends_in_a_fight_is_marked() -> None:
    beside = quest(
        hero("tovak", space="2,-2"), move=3, tiles={EAST: "countryside-1"}, tokens={"3,-3": ["diggers"]}
    )
    assert any("♣g⚔" in line for line in lines(beside))
    assert any("3,-2 (3 ⚔)" in line for line in lines(beside))


def test_an_enemy_with_much_to_say_takes_several_lines() -> None:
    crowd = fight(
        "altem-guardsmen", {"enemy": "altem-mages", "held": True}, {"enemy": "freezers", "blocked": True}
    )
    text = lines(quest(hero("tovak"), scenario="solo-conquest", combat={**crowd, "phase": "block"}))
    assert max(map(len, text)) <= 80
    start = text.index("  ⚔ Combat: blocks")
    assert text[start + 1 : start + 7] == [
        "    › Altem Guardsmen: armor 7, attack 6, fortified, resists: fire, ice,",
        "      physical; 6 missing; unblocked: 3 wounds",
        "    › Altem Mages: armor 8, cold fire attack 4, fortified, brutal, poison,",
        "      resists: physical; does not attack",
        "    › Freezers: armor 7, ice attack 3, swift, paralyzes, resists: fire;",
        "      blocked",
    ]


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
def test_a_joint_assault_names_who_fights_how_many(locale: str) -> None:
    found = before_the_city(2).does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given")
    text = drawn(found, 1, locale)
    assert "▶ Ann (1) [bold]2[/]" in text
    assert "Bob [bold]1[/]" in text
    assert max(size(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize("locale", ["en", "fr", "ru"])
def test_a_duel_says_who_attacks_with_what(locale: str) -> None:
    found = beside("1,-1", duels=True).does(0, "move:1,-1", "duel:seat-1")
    said = {"en": "Ann (1) attacks Bob", "fr": "Ann (1) attaque Bob", "ru": "Ann (1) атакует; защищается Bob"}
    assert said[locale] in drawn(found, 1, locale)
    found.does(1, "defend:partly", "let-be").does(0, "let-be", "play:march:attack")
    said = {"en": "attack so far 1", "fr": "attaque jouée 1", "ru": "сыграно атаки 1"}
    assert said[locale] in drawn(found, 1, locale)
