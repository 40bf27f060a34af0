"""Rulings on exploring: where tiles fit, map shapes, and when the deck is out. [explore]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.deeds.movement import Explore
from magehall.games.mage_knight.model.hexes import tile_at
from magehall.games.mage_knight.model.map_shapes import is_within, why_not_position
from magehall.games.mage_knight.model.turn_state import TurnState
from tests.games.mage_knight.bare import Bare, bare

MAP = {"0,0": "start-a", "1,-3": "countryside-2", "3,-2": "countryside-3"}
FORWARD = tile_at(1, 1)


def why_not(scene: Bare, center: str) -> tuple[str, str] | None:
    verdict = why_not_position(scene.state, center)
    return None if verdict is None else (verdict.reason.key.removeprefix("refused-"), verdict.rule)


@pytest.mark.rule("explore.cost")
@pytest.mark.rule("explore.deck")
def test_a_tile_costs_two_points_and_the_move_goes_on() -> None:
    scene = bare(MAP, at="2,-4", move=5, deck=["countryside-1"])
    scene.does(f"explore:{FORWARD}")
    assert scene.state.realm.tiles[FORWARD].tile == "countryside-1"
    assert (scene.turn.move, scene.state.realm.deck) == (3, [])
    assert scene.does("move:3,-5").hero.space == "3,-5"


@pytest.mark.rule("explore.cost")
def test_one_point_explores_nothing() -> None:
    scene = bare(MAP, at="2,-4", move=1, deck=["countryside-1"])
    assert scene.refuses(Explore(FORWARD)) == ("too-few-move", "explore.cost")


@pytest.mark.rule("explore.adjacent")
def test_one_explores_only_beside_where_one_stands() -> None:
    scene = bare(MAP, at="1,-1", move=5, deck=["countryside-1"])
    assert scene.refuses(Explore(FORWARD)) == ("position-not-adjacent", "explore.adjacent")
    leaping = bare(MAP, at="1,-3", turn=TurnState(leaps=True), move=5, deck=["countryside-1"])
    assert f"explore:{FORWARD}" in leaping.offers


@pytest.mark.rule("explore.place")
def test_tiles_lie_on_their_lattice_alone() -> None:
    scene = bare(MAP, at="2,-4", move=5, deck=["countryside-1"])
    assert scene.refuses(Explore("3,-5")) == ("no-position", "explore.place")
    assert scene.refuses(Explore("1,-3")) == ("tile-there", "explore.place")


@pytest.mark.rule("explore.place")
def test_where_two_positions_are_open_the_player_says_which() -> None:
    tiles = {**MAP, FORWARD: "countryside-1"}
    scene = bare(tiles, at="4,-4", move=2, deck=["countryside-4", "countryside-5"])
    positions = scene.offered("explore")
    assert positions == [tile_at(2, 0)]
    both = bare(MAP, at="4,-3", move=2, deck=["countryside-4"], shields={"4,-3": [0]})
    assert sorted(both.offered("explore")) == sorted([FORWARD, tile_at(2, 0)])


@pytest.mark.rule("explore.countryside")
def test_countryside_wants_two_neighbours_or_a_neighbour_with_two() -> None:
    scene = bare(MAP, deck=["countryside-1"])
    assert why_not(scene, tile_at(1, 1)) is None
    assert why_not(scene, tile_at(2, 0)) is None
    lonely = bare({"0,0": "start-a", "3,-2": "countryside-3"}, deck=["countryside-1"])
    assert why_not(lonely, tile_at(2, 0)) == ("tile-not-anchored", "explore.countryside")


@pytest.mark.rule("explore.core")
def test_core_tiles_want_two_neighbours() -> None:
    tiles = {**MAP, FORWARD: "countryside-1"}
    scene = bare(tiles, deck=["core-1"])
    assert why_not(scene, tile_at(2, 1)) == ("two-tiles-needed", "explore.core")
    wider = bare({**tiles, tile_at(2, 0): "countryside-4"}, deck=["core-1"])
    assert why_not(wider, tile_at(2, 1)) is None


@pytest.mark.rule("explore.coast")
def test_core_tiles_keep_off_the_coast_of_a_narrow_map() -> None:
    tiles = {**MAP, FORWARD: "countryside-1"}
    scene = bare(tiles, deck=["core-1"])
    assert why_not(scene, tile_at(2, 0)) == ("core-on-coast", "explore.coast")
    free = bare(tiles, deck=["core-1"], agreement=Agreement("first-reconnaissance", 3, coast_limit=False))
    assert why_not(free, tile_at(2, 0)) is None


@pytest.mark.rule("map.shapes")
@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        ("narrow", [(0, 5), (5, 0), (2, 2)], [(1, -1), (-1, 2)]),
        ("open", [(2, -2), (0, 2), (9, 2)], [(1, -2), (0, -1), (3, 3), (4, -3)]),
        ("open-4", [(2, -2), (0, 1)], [(0, 2), (1, -2)]),
        ("open-3", [(1, -1), (0, 1)], [(2, -2), (0, 2)]),
        ("predefined", [(1, 1), (3, -1)], [(0, 2), (3, 1), (2, -2)]),
    ],
)
def test_each_map_shape_has_its_coast(
    shape: str, inside: list[tuple[int, int]], outside: list[tuple[int, int]]
) -> None:
    assert all(is_within(shape, tile_at(*place)) for place in inside)
    assert not any(is_within(shape, tile_at(*place)) for place in outside)


@pytest.mark.rule("map.shapes")
def test_no_tile_comes_beyond_the_coast() -> None:
    scene = bare(MAP, at="1,0", move=5, deck=["countryside-1"])
    assert scene.refuses(Explore(tile_at(1, -1))) == ("beyond-coast", "map.shapes")


@pytest.mark.rule("scenario.conquer-and-hold")
def test_the_predefined_map_keeps_a_tile_of_its_kind_for_each_position() -> None:
    tiles = {"0,0": "start-b", "1,-3": "countryside-3", "3,-2": "countryside-4", "2,1": "countryside-9"}
    scene = bare(tiles, at="1,-4", move=2, shape="predefined", deck=["countryside-10", "core-2"])
    assert scene.refuses(Explore(tile_at(0, 2))) == ("beyond-coast", "map.shapes")
    scene = bare(tiles, at="4,-3", move=2, shape="predefined", deck=["countryside-10", "core-2"])
    scene.does(f"explore:{tile_at(2, 0)}")
    assert scene.state.realm.tiles[tile_at(2, 0)].tile == "core-2"


@pytest.mark.rule("explore.coast", "explore.deck-out")
def test_a_core_tile_from_the_box_keeps_off_the_coast_too() -> None:
    tiles = {**MAP, FORWARD: "countryside-1", tile_at(2, 1): "countryside-4"}
    coast = tile_at(2, 0)
    assert why_not(bare(tiles, spare=["core-1"]), coast) == ("core-on-coast", "explore.coast")
    assert why_not(bare(tiles, spare=["countryside-6"]), coast) is None


@pytest.mark.rule("explore.deck-out")
def test_when_the_deck_is_out_a_tile_of_the_box_fills_a_gap() -> None:
    tiles = {
        **MAP,
        tile_at(2, 0): "countryside-1",
        tile_at(2, 1): "countryside-4",
        tile_at(0, 2): "countryside-9",
    }
    scene = bare(tiles, at="2,-4", move=2, spare=["countryside-6", "core-1", "core-5"], dice=[1])
    scene.does(f"explore:{FORWARD}")
    assert scene.state.realm.tiles[FORWARD].tile == "countryside-6"
    assert scene.state.realm.spare == ["core-1", "core-5"]


@pytest.mark.rule("explore.deck-out")
def test_a_tile_of_the_box_wants_three_neighbours_and_is_never_a_city() -> None:
    assert why_not(bare(MAP, spare=["countryside-6"]), FORWARD) == ("three-tiles-needed", "explore.deck-out")
    assert why_not(bare(MAP, spare=["core-5"]), FORWARD) == ("no-tiles-left", "explore.deck-out")


@pytest.mark.rule("scenario.first-reconnaissance")
def test_a_first_reconnaissance_gives_fame_for_each_tile() -> None:
    agreement = Agreement("first-reconnaissance", 3, fame_per_tile=1)
    scene = bare(MAP, at="2,-4", move=2, deck=["countryside-1"], agreement=agreement)
    assert scene.does(f"explore:{FORWARD}").hero.fame == 1


@pytest.mark.rule("map.orientation")
def test_tiles_may_be_turned_by_lot() -> None:
    agreement = Agreement("full-conquest", 6, [4], random_tiles=True)
    scene = bare(MAP, at="2,-4", move=2, deck=["countryside-1"], agreement=agreement, dice=[2])
    scene.does(f"explore:{FORWARD}")
    assert scene.state.realm.tiles[FORWARD].turned == 1
