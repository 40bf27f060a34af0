"""Rulings on assaults of cities: bonuses, shields and leaders."""

from __future__ import annotations

import pytest

import magehall
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
    Pile,
    Site,
)
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.aims import conquered_cities
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.pieces import CityState, Token
from magehall.games.mage_knight.model.realm import city_leader, is_conquered, is_safe, shared_by_many, site_at
from magehall.games.mage_knight.model.values import hand_limit
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, rampaging_spaces
from tests.games.mage_knight.scenario import Scene, hero, quest


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


# While the fight lasts


def once_more(*enemies: str) -> Skirmish:
    """A renewed assault on a city on which everybody has shields already."""
    return at_site(Site.CITY, seats=2).city(RED, *enemies, shields=(0, 1, 1)).assaults()


@pytest.mark.rule("city.leader")
def test_a_city_whose_defenders_fight_is_not_conquered() -> None:
    scene = once_more("swordsmen", "golems")
    state, space = scene.state, scene.space
    assert state.realm.cities[space].garrison == (), "who fights does not lie on the map"
    assert not is_conquered(state, space)
    assert city_leader(state, space) is None
    assert conquered_cities(state) == 0
    assert not is_safe(state, 0, space)
    assert not shared_by_many(state, space)


@pytest.mark.rule("draw.city")
def test_a_city_raises_no_hand_limit_while_it_is_fought_for() -> None:
    scene = once_more("swordsmen", "golems")
    assert [hand_limit(scene.state, seat) for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("city.leader", "city.shields")
def test_a_city_falls_when_the_combat_ends_not_when_its_last_defender_does() -> None:
    scene = at_site(Site.CITY, seats=2, tiles=("core-5",)).city(RED, "swordsmen", shields=(1,))
    near = rampaging_spaces(scene)[0]
    scene.lies("prowlers", at=near).assaults(near)
    scene.attack(5, mode=SIEGE).does("strike:foe-1")
    assert [foe.enemy for foe in scene.state.foes().values()] == ["prowlers"]
    assert (is_conquered(scene.state, scene.space), city_leader(scene.state, scene.space)) == (False, None)
    scene.foe("foe-2", held=True)
    scene.does("next:block", "next:end")
    assert (is_conquered(scene.state, scene.space), city_leader(scene.state, scene.space)) == (True, 1)
    assert scene.state.realm.cities[scene.space].shields == (1, 0)


@pytest.mark.rule("city.leader")
def test_a_summoner_whose_monster_stands_in_for_it_holds_the_city() -> None:
    scene = once_more("illusionists").pile(Pile.BROWN, "minotaur")
    scene.does("next:block")
    assert [foe.enemy for foe in scene.state.foes().values()] == ["minotaur"]
    assert not is_conquered(scene.state, scene.space)


MEGAPOLIS, EAST = "4,-5", "5,-5"


def shown(scene: Scene) -> tuple[list[int | None], list[int]]:
    """What everybody is shown: who leads each half of the Megapolis, and the hand limits."""
    table = scene.match.view(1)["table"]
    cities = {space["place"]: space.get("city") for space in table["realm"]["spaces"]}
    return [cities[space]["leader"] for space in (MEGAPOLIS, EAST)], [
        h["hand_limit"] for h in table["heroes"]
    ]


@pytest.mark.rule("city.megapolis", "city.leader", "draw.city")
def test_neither_half_of_a_megapolis_has_a_leader_while_it_is_fought_for() -> None:
    half = {
        "color": "green",
        "level": 3,
        "garrison": ["swordsmen", "golems"],
        "shields": [0, 1, 1],
        "twin": EAST,
    }
    scene = quest(
        hero("arythea", space="3,-4", hand=["march"]),
        hero("goldyx"),
        options={"scenario": "full-conquest", "megapolis": 6},
        tiles={"1,-3": "countryside-1", "3,-2": "countryside-2", MEGAPOLIS: "core-5"},
        cities={MEGAPOLIS: half, EAST: {"color": "white", "level": 3, "twin": MEGAPOLIS}},
        move=8,
    )
    before = shown(scene)
    assert before == ([None, None], [5, 5])
    scene.does(0, f"move:{MEGAPOLIS}")
    assert [foe.enemy for foe in scene.state.foes().values()] == ["swordsmen", "golems"]
    assert shown(scene) == before
    again = Scene(magehall.load_position(magehall.describe_position(scene.match)))
    assert shown(again) == before, "nor where the fight comes from a file"


@pytest.mark.rule("city.leader")
def test_another_city_stays_conquered_while_one_is_fought_for() -> None:
    scene = at_site(Site.CITY, seats=2, tiles=("core-5",)).city(RED, "swordsmen")
    away = neighbors(scene.space)[0]
    scene.state.edit_realm().cities[away] = CityState(WHITE, 1, (), (1,))
    scene.assaults()
    assert (is_conquered(scene.state, away), city_leader(scene.state, away)) == (True, 1)
