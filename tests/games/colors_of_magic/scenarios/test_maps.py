"""Maps: the prepared ones fit every scenario, and so does whatever is drawn. [table.maps]"""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall.games.colors_of_magic import scenarios
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.cards.vocabulary import TerrainKind
from magehall.games.colors_of_magic.ground.terrain import polygon
from magehall.games.colors_of_magic.model.pieces import Agreement, Piece
from magehall.games.colors_of_magic.scenarios.ground_rules import (
    FEWEST,
    MOST,
    added_pieces,
    are_near,
    is_clear,
    is_fair,
    is_symmetric,
    is_walkable,
)
from magehall.games.colors_of_magic.scenarios.map_drawing import draw_map
from magehall.games.colors_of_magic.scenarios.maps import DRAWN, MAP_IDS, MAPS, map_of
from magehall.kernel.chance import Chance
from magehall.kernel.text import LOCALES, has_message, register_texts
from tests.conditions import LUCK, TIMES

SEEDS = 8 * TIMES
INCHES = 4


@pytest.mark.rule("table.maps")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", MAPS)
def test_a_prepared_map_fits_every_scenario(name: str, scenario: str, seats: int) -> None:
    assert is_fair(MAPS[name], SCENARIOS[scenario], seats)


@pytest.mark.rule("table.maps")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_drawn_map_keeps_to_the_rules(scenario: str, seats: int) -> None:
    for seed in range(SEEDS):
        words = SCENARIOS[scenario]
        pieces = draw_map(Chance(f"{LUCK}/map/{seed}"), words, seats)
        everything = (*pieces, *added_pieces(words))
        assert FEWEST <= len(everything) <= MOST, seed
        assert is_symmetric(everything), seed
        assert all(is_clear(piece, words, seats) for piece in pieces), seed
        assert is_fair(pieces, words, seats), seed


@pytest.mark.rule("table.terrain")
def test_pieces_are_one_to_six_inches_across() -> None:
    drawn = [draw_map(Chance(f"size/{seed}"), SCENARIOS["giant"], 2) for seed in range(8)]
    for pieces in (*MAPS.values(), *drawn):
        for piece in pieces:
            shape = polygon(piece.corners)
            wide, high = shape.right - shape.left, shape.top - shape.bottom
            assert INCHES <= max(wide, high) <= 6 * INCHES
            assert min(wide, high) >= INCHES // 2


@pytest.mark.rule("table.maps")
def test_the_same_seed_draws_the_same_map_and_another_another() -> None:
    agreement = Agreement("ritual", DRAWN, 2)
    first, again, other = (map_of(Chance(seed), agreement) for seed in ("one", "one", "two"))
    assert first == again != other


@pytest.mark.rule("table.maps")
def test_a_wall_across_the_table_is_no_map() -> None:
    wall = Piece(TerrainKind.WALL, ((0, 47), (96, 47), (96, 49), (0, 49)))
    assert not is_walkable((wall,))
    gate = (
        Piece(TerrainKind.WALL, ((0, 47), (44, 47), (44, 49), (0, 49))),
        Piece(TerrainKind.WALL, ((52, 47), (96, 47), (96, 49), (52, 49))),
    )
    assert is_walkable(gate), "two inches are enough for a base two inches across"


@pytest.mark.rule("table.maps")
def test_pieces_an_inch_apart_are_too_near_and_a_little_more_is_not() -> None:
    rock = Piece(TerrainKind.ROCK, ((40, 40), (44, 40), (44, 44), (40, 44)))
    assert are_near(rock, Piece(TerrainKind.ROCK, ((48, 40), (52, 40), (52, 44), (48, 44))))
    assert not are_near(rock, Piece(TerrainKind.ROCK, ((49, 40), (53, 40), (53, 44), (49, 44))))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_map_has_a_name_and_a_text(locale: str) -> None:
    register_texts("colors_of_magic", Path(scenarios.__path__[0]).parent / "locale")
    keys = [f"{part}-{id}" for id in MAP_IDS for part in ("map", "map-text")]
    assert [key for key in keys if not has_message("colors_of_magic", key, locale)] == []
