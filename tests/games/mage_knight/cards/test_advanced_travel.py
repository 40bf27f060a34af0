"""Rulings on advanced actions that travel. [cards.action]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import (
    DESERT,
    FOREST,
    HILLS,
    LAKE,
    MOUNTAIN,
    PLAINS,
    SEA,
    SWAMP,
    WASTELAND,
    Terrain,
)
from magehall.games.mage_knight.model.costs import terrain_cost
from tests.games.mage_knight.cards.plays import in_phase
from tests.games.mage_knight.scenario import Scene, hero, quest

ALL = (PLAINS, HILLS, FOREST, WASTELAND, DESERT, SWAMP)
LAKES = {"3,-2": "countryside-5"}
"""Forests at 2,-1 and 2,-2, with the lake at 3,-2 behind them."""


def costs(scene: Scene, *terrains: Terrain) -> list[int | None]:
    return [terrain_cost(scene.state, 0, terrain) for terrain in terrains]


def usual() -> list[int | None]:
    return costs(quest(), *ALL)


# Refreshing Walk


@pytest.mark.rule("card.refreshing-walk")
def test_refreshing_walk_moves_and_heals() -> None:
    own = hero("tovak", hand=["refreshing-walk", "wound", "wound"], crystals={"green": 1})
    scene = quest(own).does(0, "play:refreshing-walk:basic")
    assert (scene.turn().move, scene.turn().healing) == (2, 1)
    strong = quest(own).does(0, "play:refreshing-walk:strong", "pay:crystal-green")
    assert (strong.turn().move, strong.turn().healing) == (4, 2)
    strong.does(0, "heal:hand", "heal:hand")
    assert strong.hero().hand == []
    for phase in ("ranged", "block", "attack"):
        assert in_phase(phase, "refreshing-walk").offers(0, "play:refreshing-walk:basic") == []


@pytest.mark.rule("card.refreshing-walk")
def test_healing_that_is_left_is_lost_when_a_combat_begins() -> None:
    scene = quest(
        hero("tovak", hand=["refreshing-walk", "wound"], space="2,-2"),
        tiles={"3,-2": "countryside-1"},
        tokens={"3,-3": ["prowlers"]},
    )
    scene.does(0, "play:refreshing-walk:basic", "challenge:3,-3")
    assert scene.turn().healing == 0


# Terrain


@pytest.mark.rule("card.frost-bridge")
def test_frost_bridge_makes_swamps_easy() -> None:
    scene = quest(hero("tovak", hand=["frost-bridge"])).does(0, "play:frost-bridge:basic")
    assert scene.turn().move == 2
    assert costs(scene, *ALL) == [*usual()[:-1], 1]
    assert costs(scene, LAKE) == [None]


@pytest.mark.rule("card.frost-bridge")
def test_strong_frost_bridge_leads_over_lakes_but_none_is_safe() -> None:
    own = hero("tovak", hand=["frost-bridge"], space="2,-2", crystals={"blue": 1})
    scene = quest(own, tiles=LAKES)
    assert scene.offers(0, "move:3,-2") == []
    scene.does(0, "play:frost-bridge:strong", "pay:crystal-blue")
    assert scene.turn().move == 4
    assert costs(scene, LAKE, SWAMP, SEA, MOUNTAIN) == [1, 1, None, None]
    scene.does(0, "move:3,-2")
    assert (scene.hero().space, scene.turn().move) == ("3,-2", 3)
    scene.does(0, "end:turn")
    assert scene.hero().space == "2,-2"
    assert scene.hero().hand.count("wound") == 1


@pytest.mark.rule("card.song-of-wind")
def test_song_of_wind_makes_open_land_easier() -> None:
    scene = quest(hero("tovak", hand=["song-of-wind"])).does(0, "play:song-of-wind:basic")
    assert scene.turn().move == 2
    assert costs(scene, PLAINS, DESERT, WASTELAND, HILLS) == [1, 4, 3, 3]
    strong = quest(hero("tovak", hand=["song-of-wind"], mana=["white"]), source=["black"] * 3)
    strong.does(0, "play:song-of-wind:strong", "pay:token-white", "decline")
    assert strong.turn().move == 2
    assert costs(strong, PLAINS, DESERT, WASTELAND, HILLS) == [0, 3, 2, 3]
    assert costs(strong, LAKE) == [None]


@pytest.mark.rule("card.song-of-wind")
def test_a_blue_mana_paid_at_once_opens_lakes_for_nothing() -> None:
    own = hero("tovak", hand=["song-of-wind"], space="2,-2", mana=["white", "blue"])
    scene = quest(own, tiles=LAKES, source=["black"] * 3)
    scene.does(0, "play:song-of-wind:strong", "pay:token-white")
    assert scene.offers(0) == ["add:blue", "decline"]
    scene.does(0, "add:blue", "pay:token-blue", "move:3,-2")
    assert (scene.hero().space, scene.turn().move) == ("3,-2", 2)
    scene.does(0, "end:turn")
    assert scene.hero().space == "2,-2"
    poor = quest(hero("tovak", hand=["song-of-wind"], mana=["white"]), source=["black"] * 3)
    poor.does(0, "play:song-of-wind:strong", "pay:token-white")
    assert poor.refuses(0, "add:blue")[1] == "mana.pay"


@pytest.mark.rule("card.path-finding")
def test_path_finding_makes_all_terrain_easier_down_to_two() -> None:
    scene = quest(hero("tovak", hand=["path-finding"])).does(0, "play:path-finding:basic")
    assert scene.turn().move == 2
    assert costs(scene, *ALL) == [max(2, (cost or 0) - 1) for cost in usual()]
    strong = quest(hero("tovak", hand=["path-finding"], crystals={"green": 1}))
    strong.does(0, "play:path-finding:strong", "pay:crystal-green")
    assert strong.turn().move == 4
    assert costs(strong, *ALL) == [2] * len(ALL)


@pytest.mark.rule("card.path-finding")
def test_path_finding_opens_nothing() -> None:
    scene = quest(hero("tovak", hand=["path-finding"], crystals={"green": 1}))
    scene.does(0, "play:path-finding:strong", "pay:crystal-green")
    assert costs(scene, LAKE, MOUNTAIN, SEA) == [None, None, None]


@pytest.mark.rule("card.path-finding")
def test_reductions_apply_in_the_order_one_likes() -> None:
    own = hero("tovak", hand=["song-of-wind", "path-finding"], crystals={"green": 1, "white": 1})
    scene = quest(own, source=["black"] * 3)
    scene.does(0, "play:song-of-wind:basic", "play:path-finding:strong", "pay:crystal-green")
    assert costs(scene, DESERT, PLAINS) == [1, 1]


# Steady Tempo


@pytest.mark.rule("card.steady-tempo")
def test_steady_tempo_goes_under_a_deck_that_is_not_empty() -> None:
    own = hero(
        "tovak",
        hand=["steady-tempo", *["rage"] * 2, "march", "march", "promise"],
        deck=["stamina", "threaten"],
    )
    scene = quest(own).does(0, "play:steady-tempo:basic")
    assert scene.turn().move == 2
    scene.does(0, "end:turn")
    assert scene.offers(0) == ["return:steady-tempo", "lay-off:steady-tempo"]
    scene.does(0, "return:steady-tempo")
    assert scene.hero().deck == ["stamina", "threaten", "steady-tempo"]
    assert scene.hero().discard == []


@pytest.mark.rule("card.steady-tempo")
def test_steady_tempo_does_not_go_under_an_empty_deck() -> None:
    scene = quest(hero("tovak", hand=["steady-tempo", "march"], deck=[]))
    scene.does(0, "play:steady-tempo:basic", "end:turn")
    assert scene.refuses(0, "return:steady-tempo")[0] == "refused-deck-empty"
    assert scene.does(0, "lay-off:steady-tempo").hero().discard == ["steady-tempo"]


@pytest.mark.rule("card.steady-tempo")
def test_strong_steady_tempo_comes_on_top_even_of_an_empty_deck() -> None:
    own = hero("tovak", hand=["steady-tempo"], deck=[], crystals={"blue": 1})
    scene = quest(own).does(0, "play:steady-tempo:strong", "pay:crystal-blue")
    assert scene.turn().move == 4
    scene.does(0, "end:turn", "return:steady-tempo")
    assert "steady-tempo" in scene.hero().hand
    full = hero("tovak", hand=["steady-tempo"], deck=["stamina", "threaten"], crystals={"blue": 1})
    other = quest(full).does(
        0, "play:steady-tempo:strong", "pay:crystal-blue", "end:turn", "return:steady-tempo"
    )
    assert other.hero().hand[0] == "steady-tempo"


@pytest.mark.rule("card.steady-tempo")
@pytest.mark.rule("card.maximal-effect")
def test_a_card_that_was_thrown_away_does_not_come_back() -> None:
    scene = quest(hero("tovak", hand=["maximal-effect", "steady-tempo"], deck=["march"]))
    scene.does(0, "play:maximal-effect:basic", "with:steady-tempo")
    assert scene.turn().move == 6
    scene.does(0, "end:turn")
    assert scene.offers(0, "return") == []
    assert "steady-tempo" not in [*scene.hero().hand, *scene.hero().deck, *scene.hero().discard]


@pytest.mark.rule("card.steady-tempo")
def test_a_card_turned_sideways_is_discarded() -> None:
    scene = quest(hero("tovak", hand=["steady-tempo"])).does(0, "play:steady-tempo:move", "end:turn")
    assert scene.hero().discard == ["steady-tempo"]


@pytest.mark.rule("card.steady-tempo")
def test_the_deck_is_looked_at_before_rewards_come_onto_it() -> None:
    scene = quest(
        hero("tovak", hand=["march", "steady-tempo"], deck=[]),
        offers={"spells": ["fireball", "snowstorm"]},
        turns=[{"seat": 0, "path": ["0,0"], "rewards": [{"kind": "spell"}]}],
    )
    scene.does(0, "play:steady-tempo:basic", "end:turn")
    assert scene.offers(0) == ["lay-off:steady-tempo"]
    scene.does(0, "lay-off:steady-tempo")
    assert scene.asks == {0: "ask-reward"}
