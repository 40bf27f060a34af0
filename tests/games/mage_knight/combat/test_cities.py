"""Rulings on assaults of cities: bonuses, shields and leaders."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    BLUE,
    BRUTAL,
    COLD_FIRE,
    GREEN,
    POISON,
    RED,
    SIEGE,
    WHITE,
    Color,
    Site,
)
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.pieces import CityState, Token
from magehall.games.mage_knight.model.realm import city_leader, site_at
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, rampaging_spaces


def city(color: Color, *enemies: str) -> Skirmish:
    """An assault on a city with that garrison."""
    return at_site(Site.CITY, seats=2).city(color, *enemies).assaults()


@pytest.mark.rule("city.bonus")
def test_defenders_of_the_white_city_have_more_armor() -> None:
    scene = city(WHITE, "swordsmen")
    assert values.armor(scene.state, scene.foe("foe-1")) == 6


@pytest.mark.rule("city.bonus")
def test_the_blue_city_adds_to_elemental_attacks() -> None:
    scene = city(BLUE, "fire-mages", "ice-mages", "altem-mages", "swordsmen")
    found = [values.attack_value(scene.state, foe) for foe in scene.state.foes().values()]
    assert found == [8, 7, 5, 6]


@pytest.mark.rule("city.bonus")
@pytest.mark.parametrize(("color", "trait"), [(GREEN, POISON), (RED, BRUTAL)])
def test_physical_attackers_gain_poison_or_brutal(color: Color, trait: str) -> None:
    scene = city(color, "swordsmen", "fire-mages", "illusionists")
    found = [trait in values.traits(scene.state, foe) for foe in scene.state.foes().values()]
    assert found == [True, False, False]


@pytest.mark.rule("city.bonus")
def test_who_only_joins_has_neither_bonus_nor_walls() -> None:
    scene = at_site(Site.CITY, tiles=("core-5",)).city(WHITE, "swordsmen")
    near = rampaging_spaces(scene)[0]
    scene.lies("prowlers", at=near).assaults(near)
    joined = scene.foe("foe-2")
    assert values.armor(scene.state, joined) == 3
    assert values.fortification(scene.state, joined) == 0
    assert values.fortification(scene.state, scene.foe("foe-1")) == 1


@pytest.mark.rule("city.shields")
def test_a_failed_assault_leaves_a_shield_for_each_defender_that_fell() -> None:
    scene = city(RED, "swordsmen", "golems")
    scene.attack(5, mode=SIEGE, element=COLD_FIRE).does("strike:foe-2")
    scene.foe("foe-1", held=True)
    scene.does("next:block", "next:end")
    found = scene.state.realm.cities[scene.space]
    assert found.shields == (0,)
    assert found.garrison == (Token("swordsmen", up=True),)
    assert city_leader(scene.state, scene.space) is None, "it is not conquered yet"
    assert scene.me.space != scene.space
    assert scene.me.reputation == -1


@pytest.mark.rule("city.leader")
def test_most_shields_lead_and_among_equals_the_first() -> None:
    scene = at_site(Site.CITY, seats=2).city(RED, "swordsmen", shields=(1,)).assaults()
    scene.attack(5, mode=SIEGE).does("strike:foe-1")
    found = scene.state.realm.cities[scene.space]
    assert found.shields == (1, 0)
    assert city_leader(scene.state, scene.space) == 1
    assert scene.me.space == scene.space
    assert "city-conquered" in scene.story


@pytest.mark.rule("city.megapolis")
def test_both_halves_of_a_megapolis_defend_with_both_bonuses() -> None:
    scene = at_site(Site.CITY, seats=2)
    east = neighbors(scene.space)[1]
    cities = scene.state.edit_realm().cities
    garrison = (Token("swordsmen", up=True), Token("golems", up=True))
    cities[scene.space] = CityState(WHITE, 1, garrison, twin=east)
    cities[east] = CityState(RED, 1, twin=scene.space)
    home = scene.space
    scene.hero(space=east).turn(path=["5,5", east])
    scene.space = east
    assert site_at(scene.state, east) is Site.CITY
    scene.assaults()
    both = list(scene.state.foes().values())
    assert [values.armor(scene.state, foe) for foe in both] == [6, 6]
    assert all(BRUTAL in values.traits(scene.state, foe) for foe in both)
    scene.attack(18, mode=SIEGE).does("strike:foe-1")
    for id in list(scene.combat.foes):
        scene.foe(id, held=True)
    scene.does("next:block", "next:end")
    assert scene.state.realm.cities[home].garrison == (Token("golems", up=True),)
    assert scene.state.realm.cities[home].shields == (0,)
    assert scene.me.space == "5,5"
