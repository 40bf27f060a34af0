"""Rulings on what tiles bring, and on what heroes see. [explore.reveal]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.kinds import Ground
from magehall.games.mage_knight.cards.vocabulary import BLUE, CITY_GROUND, GREEN, NIGHT, RED, WHITE, Site
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.deeds.movement import HideSite, MoveTo
from magehall.games.mage_knight.model.hexes import tile_at
from magehall.games.mage_knight.model.pieces import CityState, Offers, RuinsToken, Token
from magehall.games.mage_knight.model.realm import city_at, city_leader, ground_at, rampages_at, site_at
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.games.mage_knight.movement.reveal import place_secret, place_tile, why_not_secret
from tests.games.mage_knight.bare import bare

MAP = {"0,0": "start-a", "1,-3": "countryside-2", "3,-2": "countryside-3"}
START = {"0,0": "start-a"}
FORWARD = tile_at(1, 1)
HIDDEN_KEEP = {"4,-3": [Token("guardsmen", up=False)]}


@pytest.mark.rule("map.tiles")
def test_a_turned_tile_turns_its_spaces_clockwise() -> None:
    scene = bare(START)
    place_tile(scene.flow, "3,-2", "countryside-3", turned=1)
    assert site_at(scene.state, "4,-2") is Site.KEEP
    assert site_at(scene.state, "2,-2") is Site.VILLAGE


@pytest.mark.rule("reveal.rampaging")
def test_rampaging_enemies_come_face_up() -> None:
    scene = bare(START)
    place_tile(scene.flow, "1,-3", "countryside-2")
    assert scene.state.realm.tokens == {"1,-4": (Token("diggers", up=True),)}


@pytest.mark.rule("reveal.garrison")
def test_garrisons_come_face_down() -> None:
    scene = bare(START)
    place_tile(scene.flow, "3,-2", "countryside-3")
    assert scene.state.realm.tokens == {"4,-3": (Token("guardsmen", up=False),)}


@pytest.mark.rule("reveal.garrison")
def test_by_day_a_hero_next_door_sees_the_garrison() -> None:
    scene = bare(MAP, at="2,-2", move=2, tokens=HIDDEN_KEEP).does("move:3,-3")
    assert scene.state.realm.tokens["4,-3"] == (Token("guardsmen", up=True),)
    assert scene.happened("garrison-seen") == 1


@pytest.mark.rule("reveal.garrison")
def test_at_night_the_garrison_stays_hidden() -> None:
    scene = bare(MAP, at="2,-2", move=2, tokens=HIDDEN_KEEP, time=NIGHT).does("move:3,-3")
    assert scene.state.realm.tokens["4,-3"] == (Token("guardsmen", up=False),)
    sunny = TurnState(sunshine=True)
    scene = bare(MAP, at="2,-2", move=2, tokens=HIDDEN_KEEP, time=NIGHT, turn=sunny).does("move:3,-3")
    assert scene.state.realm.tokens["4,-3"] == (Token("guardsmen", up=True),)


@pytest.mark.rule("explore.reveal")
@pytest.mark.rule("reveal.garrison")
def test_who_explores_sees_what_stands_next_door_at_once() -> None:
    scene = bare(MAP, at="3,-3", move=2, deck=["countryside-10"])
    scene.does(f"explore:{FORWARD}")
    assert scene.state.realm.tokens["3,-4"] == (Token("guardsmen", up=True),)


@pytest.mark.rule("reveal.ruins")
def test_ruins_lie_open_by_day_and_hidden_at_night() -> None:
    day, night = bare(START), bare(START, time=NIGHT)
    for scene in (day, night):
        place_tile(scene.flow, "3,-2", "countryside-8")
    assert day.state.realm.ruins == {"4,-3": RuinsToken("altar-blue", up=True)}
    assert night.state.realm.ruins == {"4,-3": RuinsToken("altar-blue", up=False)}


@pytest.mark.rule("reveal.ruins")
def test_who_enters_ruins_turns_them_up() -> None:
    tiles = {"0,0": "start-a", "3,-2": "countryside-8"}
    hidden = {"4,-3": RuinsToken("altar-blue", up=False)}
    scene = bare(tiles, at="4,-2", move=5, time=NIGHT, ruins=hidden).does("move:4,-3")
    assert scene.state.realm.ruins["4,-3"].up


@pytest.mark.rule("reveal.monastery")
def test_a_monastery_brings_an_advanced_action_into_the_unit_offer() -> None:
    scene = bare(START, offers=Offers(action_deck=["frost-bridge", "path-finding"]))
    place_tile(scene.flow, "3,-2", "countryside-5")
    assert scene.state.offers.monastery == ["frost-bridge"]
    assert scene.state.offers.action_deck == ["path-finding"]


# Cities


@pytest.mark.rule("reveal.city")
@pytest.mark.rule("city.garrison")
def test_a_city_has_the_garrison_of_its_level_face_down() -> None:
    scene = bare(START, agreement=Agreement("solo-conquest", 6, [1, 2]))
    place_tile(scene.flow, "3,-2", "core-8")
    place_tile(scene.flow, "1,-3", "core-7")
    red, white = scene.state.realm.cities["3,-2"], scene.state.realm.cities["1,-3"]
    assert red == CityState(RED, 1, (Token("altem-mages", up=False),))
    assert (white.color, white.level, len(white.garrison)) == (WHITE, 2, 2)


@pytest.mark.rule("reveal.city")
def test_a_city_shows_its_garrison_to_neighbours_even_at_night() -> None:
    scene = bare(START, at="1,-1", time=NIGHT, move=9, agreement=Agreement("solo-conquest", 6, [1]))
    place_tile(scene.flow, "3,-2", "core-8")
    assert not scene.state.realm.cities["3,-2"].garrison[0].up
    scene.again().does("move:2,-1")
    assert scene.state.realm.cities["3,-2"].garrison[0].up


@pytest.mark.rule("city.random")
def test_cities_may_have_a_colour_by_lot() -> None:
    scene = bare(START, agreement=Agreement("solo-conquest", 6, [1], random_cities=True), dice=[1])
    place_tile(scene.flow, "3,-2", "core-8")
    assert scene.state.realm.cities["3,-2"].color is BLUE


@pytest.mark.rule("city.friendly")
def test_a_friendly_city_has_a_shield_of_everybody_and_no_leader() -> None:
    scene = bare(START, others=["0,0"], agreement=Agreement("druid-nights", 4, friendly_cities=True))
    place_tile(scene.flow, "3,-2", "core-5")
    city = scene.state.realm.cities["3,-2"]
    assert (city.color, city.garrison, city.shields, city.friendly) == (GREEN, (), (0, 1), True)
    assert city_leader(scene.state, "3,-2") is None


@pytest.mark.rule("city.closed")
def test_nobody_enters_a_closed_city() -> None:
    scene = bare(START, at="1,-1", move=9, agreement=Agreement("first-reconnaissance", 3, closed_cities=True))
    place_tile(scene.flow, "3,-2", "core-8")
    scene.state.edit_hero(0).space = "2,-1"
    assert scene.again().refuses(MoveTo("3,-2")) == ("city-closed", "city.closed")


@pytest.mark.rule("city.megapolis")
def test_a_megapolis_has_two_halves_and_one_garrison() -> None:
    scene = bare(START, agreement=Agreement("solo-conquest", 6, [4], megapolis=3), dice=[3])
    place_tile(scene.flow, "3,-2", "core-8")
    halves = scene.state.realm.cities
    assert (halves["3,-2"].level, halves["4,-2"].level) == (2, 1)
    assert city_at(scene.state, "4,-2") == halves["3,-2"]
    assert len(halves["3,-2"].garrison) == 3
    assert ground_at(scene.state, "4,-2") == Ground(CITY_GROUND, Site.CITY)


@pytest.mark.rule("city.leader")
def test_the_leader_has_most_shields_and_came_first() -> None:
    scene = bare({"0,0": "start-a", "3,-2": "core-8"}, others=["0,0", "0,0"])
    scene.state.edit_realm().cities["3,-2"] = CityState(RED, 4, shields=(2, 1, 1, 2, 0))
    assert city_leader(scene.state, "3,-2") == 2


# Scenarios that change the map


@pytest.mark.rule("scenario.mines-liberation")
def test_mines_may_be_held_by_two_enemies() -> None:
    scene = bare(START, agreement=Agreement("mines-liberation", 4, occupied_mines=True))
    place_tile(scene.flow, "3,-2", "countryside-3")
    assert scene.state.realm.tokens["3,-1"] == (Token("diggers", up=True), Token("minotaur", up=False))


@pytest.mark.rule("scenario.dungeon-lords")
def test_who_reveals_a_village_hides_a_dungeon_beside_it() -> None:
    agreement = Agreement("dungeon-lords", 5, friendly_cities=True, secret_sites=True)
    scene = bare(MAP, at="2,-4", move=2, deck=["countryside-1"], agreement=agreement)
    scene.does(f"explore:{FORWARD}")
    assert scene.refuses(HideSite("5,-6")) == ("terrain-closed", "scenario.dungeon-lords")
    assert scene.refuses(HideSite("4,-5")) == ("site-there", "scenario.dungeon-lords")
    scene.does("hide:4,-4")
    assert site_at(scene.state, "4,-4") is Site.DUNGEON
    assert scene.state.realm.tokens["4,-4"] == (Token("minotaur", up=False),)


@pytest.mark.rule("scenario.dungeon-lords", "move.rampaging")
def test_a_secret_site_may_lie_where_a_rampaging_enemy_fell_but_not_where_one_is() -> None:
    agreement = Agreement("dungeon-lords", 5, friendly_cities=True, secret_sites=True)
    scene = bare(MAP, agreement=agreement, tokens={"1,-4": [Token("diggers", up=True)]})
    held = why_not_secret(scene.state, "1,-3", "1,-4")
    assert held is not None
    assert (held.reason.key, held.rule) == ("refused-rampaging-there", "move.rampaging")
    scene.state.edit_realm().tokens = {}
    assert why_not_secret(scene.state, "1,-3", "1,-4") is None
    place_secret(scene.flow, "1,-4", Site.DUNGEON)
    assert scene.state.realm.tokens["1,-4"]
    assert not rampages_at(scene.state, "1,-4"), "its enemy lies in wait"


@pytest.mark.rule("scenario.dungeon-lords")
def test_tunnels_join_conquered_dungeons() -> None:
    agreement = Agreement("dungeon-lords", 5, friendly_cities=True, secret_sites=True)
    scene = bare(MAP, at="1,-2", move=4, agreement=agreement, shields={"1,-2": [0], "3,-3": [0]})
    realm = scene.state.edit_realm()
    realm.secrets = {"1,-2": Site.DUNGEON, "3,-3": Site.DUNGEON}
    scene.again().does("tunnel:3,-3")
    assert (scene.hero.space, scene.turn.move) == ("3,-3", 0)
