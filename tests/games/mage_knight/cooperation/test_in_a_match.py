"""Cooperative assaults in whole matches: offered in a turn, and sound whatever the players do."""

from __future__ import annotations

import random

import pytest

from magehall.games.mage_knight import MAGE_KNIGHT
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from tests.games.mage_knight.position.test_random_play import look
from tests.games.mage_knight.scenario import Scene, hero, quest

CITY = tile_at(1, 0)
BEFORE = neighbors(CITY)
FREE = (0, 2, 3, 5)
"""Which of them heroes can stand on."""

BOLD = ("invite", "consent", "share", "march", "strike", "play")
DEFENDERS = ["swordsmen", "golems", "crossbowmen"]


def before_the_city(seats: int, *, agreed: bool = True) -> Scene:
    """Heroes next to a green city with three defenders."""
    names = ("tovak", "goldyx", "norowas", "arythea")
    places = [BEFORE[place] for place in FREE]
    return quest(
        *(hero(names[seat], hand=["march", "rage", "stamina"], space=places[seat]) for seat in range(seats)),
        scenario="blitz-conquest",
        agreement={"joint_assaults": agreed},
        tiles={CITY: "core-5"},
        cities={CITY: {"color": "green", "level": 1, "garrison": DEFENDERS}},
        move=2,
    )


@pytest.mark.rule("cooperation.invite")
def test_a_turn_next_to_a_city_offers_to_assault_it_together() -> None:
    scene = before_the_city(2)
    scene.does(0, f"invite:{CITY}:seat-1", "share:2+1").does(1, "consent:given")
    assert scene.asks == {0: "ask-march"}
    scene = before_the_city(2, agreed=False)
    assert not [option for option in scene.offers(0) if option.startswith("invite")]


@pytest.mark.rule("cooperation.end")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_the_players_do_nothing_is_lost_and_any_moment_can_be_written_down(
    seats: int, seed: int
) -> None:
    match, luck = before_the_city(seats).match, random.Random(seed)
    for made in range(150):
        if not match.pending:
            break
        seat = luck.choice(list(match.pending))
        ids = [option.id for option in match.pending[seat].options]
        bold = [id for id in ids if id.partition(":")[0] in BOLD and id != "consent:refused"]
        match.apply(seat, luck.choice(bold if bold and luck.random() < 0.8 else ids))
        MAGE_KNIGHT.check(match.state)
        if made % 5 == 0 and not match.state.answers:
            look(match)
