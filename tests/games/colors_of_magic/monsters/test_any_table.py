"""Whatever stands where: monsters keep to the rules of moves, and their phase ends. [monsters]"""

from __future__ import annotations

import random

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.ground.places import fits, radius_of
from magehall.games.colors_of_magic.model.frames.turn import MonsterPhase
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.scenarios.table import lay_out
from tests.conditions import LUCK, TIMES
from tests.games.colors_of_magic.lair import Lair, lair

SEEDS = 6 * TIMES
HUNDREDTHS = 400
NEAREST = 71
"""A straight run ends at the lattice point nearest to its end: in hundredths of a step, half a diagonal one from it."""

FACES = ("ash-walker", "zephyr-sprite", "ancient-oak", "wind-scout", "energy-construct")


def crowded(scenario: str, luck: random.Random) -> Lair:
    """A scenario laid out, with creatures of both players at free places."""
    table = lair(scenario, turn=luck.choice([1, 3]))
    lay_out(table.flow)
    for seat in (0, 1):
        _drop(table, luck, "mage", seat)
        for _ in range(3):
            _drop(table, luck, luck.choice(FACES), seat)
    deck = list(range(20))
    luck.shuffle(deck)
    table.state.edit_course().deck = deck
    return table


def _drop(table: Lair, luck: random.Random, face: str, seat: int) -> None:
    while True:
        place = (luck.randint(2, 94), luck.randint(2, 94))
        if fits(table.state, place, 2):
            break
    if face == "mage":
        table.mage(seat, place)
    else:
        table.creature(face, seat, place)


@pytest.mark.rule("monsters.moves")
@pytest.mark.rule("monsters.phase")
@pytest.mark.parametrize("scenario", ["giant", "ember-forge", "wisp-night"])
def test_monsters_move_no_farther_than_they_may_and_stand_only_where_they_fit(scenario: str) -> None:
    assert scenario in SCENARIOS
    for seed in range(SEEDS):
        luck = random.Random(f"{LUCK}/{scenario}/{seed}")
        table = crowded(scenario, luck)
        table.calls(MonsterPhase())
        questions = 0
        while table.asked:
            ((seat, decision),) = table.asked.items()
            table.does(seat, luck.choice(decision.options).id)
            questions += 1
            assert questions < 40
        for id, creature in table.state.on_table().items():
            assert fits(table.state, (creature.x, creature.y), radius_of(table.state, id), (id,)), (seed, id)
            if creature.owner == MONSTERS:
                body = CREATURES[creature.face].body
                own_way = 4 if "fink" in creature.face else 2 if "pip" in creature.face else 0
                farthest = HUNDREDTHS * (body.movement + own_way) + (NEAREST if own_way else 0)
                assert creature.moved <= farthest, (seed, creature.face)
