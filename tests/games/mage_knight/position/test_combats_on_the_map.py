"""Positions of combats fit their map: what is left out follows from it, and what contradicts it is refused."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall.games.mage_knight.cards.catalogue import RUINS_TOKENS
from magehall.games.mage_knight.cards.vocabulary import Pile, Site
from magehall.games.mage_knight.model.combat_state import Origin
from tests.games.mage_knight.scenario import fight, hero, quest
from tests.positions import check_refused

KEEP, BESIDE = "4,-3", "4,-2"
"""The keep of countryside 3, where that lies east of the start, and a space beside it."""

WITH_KEEP = {"3,-2": "countryside-3"}
AT_KEEP: dict[str, Any] = {"tiles": WITH_KEEP, "heroes": [{"space": KEEP}]}


@pytest.mark.rule("combat.joining", "combat.fortified", "combat.outcome")
def test_rampaging_enemies_that_join_an_assault_are_not_fortified_and_need_not_fall() -> None:
    joining = {"enemy": "prowlers", "origin": "rampaging", "space": "2,-2"}
    scene = quest(
        hero("tovak", space="3,-2", hand=["swift-bolt"], mana=["white"]),
        tiles={"3,-2": "countryside-4"},
        combat=fight("monks", joining, site="mage-tower"),
    )
    assert not scene.foe(2).defends
    scene.does(0, "play:swift-bolt:strong", "pay:token-white")
    assert scene.offers(0, "strike") == ["strike:foe-2"]
    won = quest(
        hero("tovak", space="3,-2"),
        tiles={"3,-2": "countryside-4"},
        combat=fight("monks", joining, site="mage-tower", phase="attack", attacks=[{"points": 9}]),
    )
    won.does(0, "strike:foe-1", "next:end")
    assert won.state.realm.shields["3,-2"] == (0,)
    assert [token.enemy for token in won.state.realm.tokens["2,-2"]] == ["prowlers"]


def test_move_points_of_who_fights_are_those_left_when_the_combat_began() -> None:
    scene = quest(hero("tovak"), move=3, combat=fight("prowlers"))
    assert (scene.turn().move, scene.combat.move_left) == (0, 3)


@pytest.mark.rule("site.ruins")
def test_ruins_of_which_nothing_is_said_asked_for_the_enemies_that_are_fought_there() -> None:
    tiles, space = {"3,-2": "countryside-8"}, "4,-3"
    foes = fight("prowlers", "minotaur", site="ruins")
    scene = quest(hero("tovak", space=space), tiles=tiles, combat=foes)
    token = RUINS_TOKENS[scene.state.realm.ruins[space].ruins]
    assert sorted(token.enemies) == sorted((Pile.GREEN, Pile.BROWN))
    assert scene.combat.site is Site.RUINS


@pytest.mark.rule("combat.undefeated", "enemy.tokens")
def test_an_enemy_of_a_pile_that_never_lies_on_a_site_was_drawn_for_the_combat_there() -> None:
    lost = {"phase": "attack", "site": "keep"}
    scene = quest(hero("tovak", space=KEEP), tiles=WITH_KEEP, combat=fight("golems", "prowlers", **lost))
    assert [scene.foe(1).origin, scene.foe(2).origin] == [Origin.GARRISON, Origin.DRAWN]
    scene.does(0, "next:end")
    assert [token.enemy for token in scene.state.realm.tokens[KEEP]] == ["golems"]
    assert scene.state.piles.discarded[Pile.GREEN] == ("prowlers",)
    again = magehall.load_position(magehall.describe_position(scene.match))
    assert again.state.things == scene.state.things


@pytest.mark.rule("combat.undefeated", "enemy.tokens")
def test_a_keep_whose_enemies_were_all_drawn_stands_empty_and_can_be_written_down() -> None:
    alone = fight("prowlers", phase="attack", site="keep")
    scene = quest(hero("tovak", space=KEEP), tiles=WITH_KEEP, combat=alone)
    scene.does(0, "next:end")
    assert KEEP not in scene.state.realm.tokens
    again = magehall.load_position(magehall.describe_position(scene.match))
    assert again.state.things == scene.state.things


@pytest.mark.rule("combat.undefeated", "enemy.tokens")
def test_of_two_enemies_at_a_keep_one_was_drawn_for_the_combat_as_one_lies_there() -> None:
    lost = {"phase": "attack", "site": "keep"}
    scene = quest(hero("tovak", space=KEEP), tiles=WITH_KEEP, combat=fight("golems", "guardsmen", **lost))
    scene.does(0, "next:end")
    assert [token.enemy for token in scene.state.realm.tokens[KEEP]] == ["golems"]
    again = magehall.load_position(magehall.describe_position(scene.match))
    assert again.state.things == scene.state.things


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    (
        {"tiles": WITH_KEEP, "heroes": [{"space": BESIDE}], "combat": {"foes": ["golems"], "space": KEEP}},
        "$.combat.space",
        "stands on 4,-2",
    ),
    ({"healing": 2, "combat": {"foes": ["golems"]}}, "$.healing", "lost"),
    ({"move": 2, "combat": {"foes": ["golems"], "move_left": 1}}, "$.move", "one place"),
    (
        {**AT_KEEP, "tokens": {KEEP: ["golems"]}, "combat": {"foes": ["guardsmen"], "site": "keep"}},
        "$.tokens.4,-3",
        "in the combat",
    ),
    (
        {**AT_KEEP, "shields": {KEEP: [0]}, "combat": {"foes": ["golems"], "site": "keep"}},
        "$.combat.site",
        "nobody defends",
    ),
    (
        {
            "tiles": {"3,-2": "core-5"},
            "heroes": [{"space": "3,-2"}],
            "cities": {"3,-2": {"color": "green", "garrison": ["gunners"]}},
            "combat": {"foes": ["ice-mages"], "site": "city"},
        },
        "$.cities.3,-2.garrison",
        "in the combat",
    ),
    (
        {**AT_KEEP, "combat": {"foes": [{"enemy": "prowlers", "origin": "rampaging", "space": "4,-2"}]}},
        "$.combat.foes[0].space",
        "no prowlers rampages",
    ),
    ({"combat": {"foes": [{"enemy": "golems", "origin": "city"}]}}, "$.combat.foes[0].origin", "no city"),
    (
        {
            **AT_KEEP,
            "heroes": [{"space": BESIDE}],
            "combat": {"foes": [{"enemy": "golems", "origin": "garrison"}]},
        },
        "$.combat.foes[0].origin",
        "keep",
    ),
    (
        {**AT_KEEP, "combat": {"foes": [{"enemy": "minotaur", "origin": "lair"}]}},
        "$.combat.foes[0].origin",
        "lurks",
    ),
    (
        {**AT_KEEP, "combat": {"foes": ["golems", {"enemy": "prowlers", "origin": "garrison"}]}},
        "$.combat.foes[1]",
        "prowlers is a green token, and on 4,-3 only grey ones lie",
    ),
    (
        {**AT_KEEP, "combat": {"foes": [{"enemy": name, "origin": "garrison"} for name in ("golems",) * 2]}},
        "$.combat.foes[1].origin",
        "so many",
    ),
    (
        {
            "tiles": {"3,-2": "countryside-6"},
            "heroes": [{"space": "2,-2"}],
            "combat": {"foes": [{"enemy": "fire-dragon", "origin": "lair"}], "site": "monster-den"},
        },
        "$.combat.foes[0]",
        "only brown",
    ),
    ({"combat": {"foes": [{"enemy": "golems", "blocked": True}]}}, "$.combat.foes[0].blocked", "ranged"),
    (
        {"combat": {"foes": [{"enemy": "golems", "dealt": True}], "phase": "block"}},
        "$.combat.foes[0].dealt",
        "block",
    ),
    (
        {"combat": {"foes": [{"enemy": "orc-summoners", "hidden": True}], "phase": "block"}},
        "$.combat.foes[0].hidden",
        "no monster",
    ),
    (
        {
            "tiles": {"3,-2": "core-6"},
            "heroes": [{"space": "3,-2"}],
            "combat": {"foes": ["ice-mages"], "site": "city"},
        },
        "$.combat.site",
        "nobody enters the city in first-reconnaissance",
    ),
    (
        {"heroes": [{"hand": ["march", *["wound"] * 5]}], "combat": {"foes": ["golems"], "wounds": 5}},
        "$.combat.wounds",
        "knock out",
    ),
    (
        {"combat": {"foes": [{"enemy": "golems", "blocked": True, "dealt": True}], "phase": "attack"}},
        "$.combat.foes[0].dealt",
        "blocked",
    ),
]


@pytest.mark.parametrize(("document", "path", "words"), REFUSED)
def test_a_combat_that_contradicts_its_map_or_its_phase_is_refused_with_its_place(
    document: dict[str, Any], path: str, words: str
) -> None:
    check_refused({"game": "mage_knight", "seats": 1, **document}, path, words)


@pytest.mark.parametrize(
    "site", ["keep", "mage-tower", "monastery", "dungeon", "tomb", "monster-den", "spawning-grounds"]
)
@pytest.mark.rule("combat.start")
def test_who_leaves_the_map_out_fights_for_a_site_all_the_same(site: str) -> None:
    combat = fight("prowlers", site=site, phase="attack", attacks=[{"points": 9}])
    match = magehall.load_position(
        {"game": "mage_knight", "seats": 1, "heroes": [hero("tovak")], "combat": combat}
    )
    match.apply(0, "strike:foe-1")
    assert "Fight" not in match.state.trace(), "won, and over"
    assert not match.state.realm.shields, "no such site stands on the portal"
    magehall.load_position(magehall.describe_position(match))


@pytest.mark.rule("combat.start")
def test_a_hero_of_whom_nothing_is_said_stands_where_the_combat_is() -> None:
    scene = quest(hero("tovak"), tiles=WITH_KEEP, combat=fight("golems", site="keep", space=KEEP))
    assert (scene.hero().space, scene.combat.site) == (KEEP, Site.KEEP)


@pytest.mark.rule("combat.adventure", "city.bonus", "site.ruins")
@pytest.mark.parametrize(
    ("tile", "space", "foes", "site"),
    [
        ("countryside-7", "3,-1", ["minotaur"], Site.DUNGEON),
        ("countryside-6", "2,-2", ["Minotaur"], Site.MONSTER_DEN),
        ("countryside-5", "4,-3", ["monks"], Site.MONASTERY),
        ("core-1", "2,-2", ["minotaur", "gargoyle"], Site.SPAWNING_GROUNDS),
        ("core-6", "3,-2", ["ice-mages"], Site.CITY),
        ("countryside-7", "3,-1", ["prowlers"], None),
        ("countryside-7", "3,-1", ["minotaur", "gargoyle"], None),
        ("countryside-6", "4,-2", ["minotaur"], None),
    ],
)
def test_enemies_that_lie_inside_a_site_are_fought_for_it_without_another_word(
    tile: str, space: str, foes: list[str], site: Site | None
) -> None:
    cities = {"3,-2": {"level": 3}} if tile == "core-6" else {}
    scene = quest(
        hero("tovak", space=space),
        scenario="solo-conquest",
        tiles={"3,-2": tile},
        cities=cities,
        combat=fight(*foes),
    )
    assert scene.combat.site is site


@pytest.mark.rule("combat.challenge")
def test_who_rampages_beside_the_hero_comes_from_the_one_space_with_such_enemies() -> None:
    orcs = {"enemy": "prowlers", "origin": "rampaging"}
    scene = quest(hero("tovak", space="3,-2"), tiles={"3,-2": "countryside-2"}, combat=fight(orcs))
    assert (scene.foe().space, scene.foe().defends) == ("3,-3", False)
