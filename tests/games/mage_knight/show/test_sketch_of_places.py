"""The sketch's list of places: what lies open on the map, said in words and never by a colour alone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_knight.cards.catalogue import RUINS_TOKENS
from magehall.games.mage_knight.cards.vocabulary import Pile
from magehall.games.mage_knight.model.words import GAME
from magehall.kernel.text import render
from magehall.kit.columns import size
from tests.games.mage_knight.scenario import Scene, down, hero, quest

NAMES = {0: "Ann [1]", 1: "Bob"}
EAST, NORTH, SOUTH, CITY = "3,-2", "1,-3", "2,1", "4,-5"
RUINS, KEEP, MINE = "4,-3", "3,0", "2,2"
LOCALES = ("en", "fr", "ru")


def drawn(found: Scene, seat: int | None = 0, locale: str = "en") -> str:
    return MAGE_KNIGHT.sketch(found.match.view(seat), locale, NAMES)


def places(found: Scene, seat: int | None = 0, title: str = "Places") -> list[str]:
    """The list of places without its markup, each place in one line."""
    text = re.sub(r"\[[^]]*]", "", drawn(found, seat))
    _, _, rest = text.partition(f"  {title}\n")
    block, _, _ = rest.partition("\n\n")
    return re.sub(r"\n {10}(?! *-?\d+,)", " ", block).splitlines()


def said(found: Scene, place: str, seat: int | None = 0) -> str:
    """What the list says of a space."""
    (line,) = [line.strip() for line in places(found, seat) if line.strip().startswith(f"{place} ")]
    return line.removeprefix(f"{place} ")


def land(**more: Any) -> Scene:
    """Two heroes at the start; ruins in the east, a keep and a mine in the south, a green city in the north."""
    tiles = {NORTH: "countryside-1", EAST: "countryside-8", SOUTH: "countryside-3", CITY: "core-5"}
    return quest(hero("tovak"), hero("goldyx"), **{"scenario": "full-conquest", "tiles": tiles, **more})


def city(**more: Any) -> Scene:
    return land(cities={CITY: {"color": "green", "level": 3, **more}})


@pytest.mark.parametrize("token", sorted(RUINS_TOKENS))
def test_ruins_face_up_say_what_is_inside(token: str) -> None:
    inside = render(GAME, f"ruins-{token}", {}, "en", {})
    assert said(land(ruins={RUINS: token}), RUINS) == f"Ancient ruins: {inside}"


def test_ruins_face_down_say_only_that() -> None:
    found = land(ruins={RUINS: {"ruins": "altar-blue", "up": False}})
    assert said(found, RUINS) == "Ancient ruins: face down, nobody knows what is inside"
    assert "altar" not in drawn(found)


def test_a_mine_says_its_colour() -> None:
    assert said(land(), MINE) == "White crystal mine"


def test_a_token_face_down_says_the_colour_of_its_back_and_no_more() -> None:
    found = land(tokens={KEEP: [down("golems")]})
    assert said(found, KEEP) == "Keep: 1 token face down (grey)"
    assert "Golems" not in drawn(found)


def test_shields_say_whose_they_are() -> None:
    assert said(land(shields={KEEP: [1]}), KEEP) == "Keep: shield: Bob"
    assert said(land(shields={RUINS: [0]}), RUINS) == "Ancient ruins: shield: Ann (1)"


def test_a_shield_is_said_though_a_hero_stands_on_it() -> None:
    tiles = {EAST: "countryside-8", SOUTH: "countryside-3"}
    found = quest(hero("tovak", space=RUINS), hero("goldyx"), tiles=tiles, shields={RUINS: [1]})
    assert said(found, RUINS) == "Ancient ruins: shield: Bob"


def test_a_city_says_colour_level_and_how_many_defend_it() -> None:
    found = city(garrison=["swordsmen", down("golems"), down("gunners"), "swordsmen", down("ice-mages")])
    assert said(found, CITY) == (
        "Green city: level 3; 5 defenders: Swordsmen ×2, 3 tokens face down (1 grey, 1 white, 1 violet)"
    )
    for hidden in ("Golems", "Gunners", "Ice Mages"):
        assert hidden not in drawn(found)


def test_a_city_that_fell_says_whose_shields_lie_there_and_who_leads() -> None:
    found = city(shields=[1, 0, 1])
    assert said(found, CITY) == "Green city: level 3; shields: Bob ×2, Ann (1); leader: Bob"


def test_a_city_says_that_it_is_a_friend_or_closed() -> None:
    assert said(city(friendly=True), CITY) == "Green city: level 3; a friend to everybody"
    assert said(city(closed=True), CITY) == "Green city: level 3; gates closed"


def test_both_halves_of_a_megapolis_name_each_other() -> None:
    twin = "5,-5"
    found = land(
        cities={
            CITY: {"color": "green", "level": 2, "garrison": ["golems"], "twin": twin},
            twin: {"color": "red", "level": 1, "twin": CITY},
        },
    )
    assert said(found, CITY) == "Green city: level 2; one city with 5,-5; 1 defender: Golems"
    assert said(found, twin) == "Red city: level 1; one city with 4,-5"


def test_places_stand_in_the_reading_order_of_the_map_and_so_do_enemies() -> None:
    order = [line.split()[0] for line in places(land())]
    assert order == [CITY, RUINS, KEEP, MINE]
    found = land(tokens={EAST: ["diggers"], "1,-4": ["prowlers"], KEEP: ["golems"]})
    assert [line.split()[0] for line in places(found, title="Enemies in sight")][:2] == ["1,-4", EAST]


def test_places_of_which_the_map_says_all_are_left_out() -> None:
    assert places(quest(tiles={NORTH: "countryside-1"})) == []


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_reads_the_same_of_the_map(seat: int | None) -> None:
    found = city(garrison=["swordsmen", down("golems")])
    assert places(found, seat) == places(found)


@pytest.mark.parametrize("locale", LOCALES)
def test_it_has_words_and_fits_in_every_language(locale: str) -> None:
    tokens = {KEEP: [down("golems")]}
    for number in (1, 2, 5):
        garrison = [down("golems"), down("gunners"), down("ice-mages"), "swordsmen", "swordsmen"][:number]
        for place in ({"garrison": garrison}, {"shields": [0, 1, 0, 1, 0][:number]}):
            found = land(tokens=tokens, cities={CITY: {"color": "green", "level": 3, **place}})
            text = drawn(found, 0, locale)
            assert max(size(line) for line in text.splitlines()) <= 80
            assert not re.search(r"sketch-|ruins-|site-|land-|pile-|name-", text)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_back_has_its_word(locale: str) -> None:
    for pile in Pile:
        assert render(GAME, f"pile-{pile}", {}, locale, {})


def test_french_keeps_its_space_before_a_semicolon() -> None:
    assert "niveau 3\u202f; 1 défenseur\u00a0: Golems" in drawn(city(garrison=["golems"]), 0, "fr")
