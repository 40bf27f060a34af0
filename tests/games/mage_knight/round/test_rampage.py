"""More rampaging enemies: who comes back after a round."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS
from magehall.games.mage_knight.cards.vocabulary import Pile
from magehall.games.mage_knight.model.hexes import neighbors, tile_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.round.rampage import stir_enemies
from tests.games.mage_knight.rounds import Rounds, in_turn, set_up

ORCS = (neighbors(tile_at(0, 1))[5], neighbors(tile_at(1, 0))[5])
"""Where orcs rampage on countryside 1 and 2 of a first match."""

RED, BLUE, GREEN, WHITE, GOLD, BLACK = range(1, 7)


def cleared(rampaging: str, **options: str) -> Rounds:
    """A match in which all orcs of the first tiles fell."""
    scene = in_turn(2, rampaging=rampaging, **options)

    def clear(state: Quest) -> None:
        state.edit_realm().tokens = {}

    return scene.arranged(clear)


def backs(scene: Rounds, space: str) -> list[Pile]:
    """The backs of the enemies on a space."""
    return [ENEMY_TOKENS[token.enemy].pile for token in scene.state.realm.tokens.get(space, ())]


@pytest.mark.rule("variant.rampage")
def test_after_a_day_warm_colours_bring_enemies_back_and_gold_a_companion() -> None:
    scene = cleared("more").loaded(RED, GOLD)
    stir_enemies(scene.match.flow)
    assert [backs(scene, space) for space in ORCS] == [[Pile.GREEN], [Pile.GREEN, Pile.BROWN]]
    scene = cleared("more").loaded(BLUE, BLACK)
    stir_enemies(scene.match.flow)
    assert scene.state.realm.tokens == {}


@pytest.mark.rule("variant.rampage")
def test_after_a_night_cold_colours_do() -> None:
    scene = cleared("more", daylight="night", tactic="from-the-dusk").loaded(BLACK, GOLD)
    stir_enemies(scene.match.flow)
    assert [backs(scene, space) for space in ORCS] == [[Pile.GREEN, Pile.BROWN], []]


@pytest.mark.rule("variant.rampage")
def test_even_more_fills_every_space_and_any_such_colour_brings_the_companion() -> None:
    scene = cleared("even-more").loaded(GREEN, BLACK)
    stir_enemies(scene.match.flow)
    assert [backs(scene, space) for space in ORCS] == [[Pile.GREEN, Pile.BROWN], [Pile.GREEN]]


@pytest.mark.rule("variant.rampage")
def test_nobody_comes_where_enemies_are_or_a_hero_stands() -> None:
    scene = cleared("even-more")

    def stands(state: Quest) -> None:
        state.edit_hero(1).space = ORCS[0]

    scene.arranged(stands).loaded(BLACK)
    stir_enemies(scene.match.flow)
    assert [len(backs(scene, space)) for space in ORCS] == [0, 1]


@pytest.mark.rule("variant.rampage")
@pytest.mark.parametrize(("rampaging", "steps"), [("usual", 0), ("more", -2), ("even-more", -4)])
def test_people_distrust_the_heroes_from_the_start(rampaging: str, steps: int) -> None:
    state = set_up(2, rampaging=rampaging).state
    assert [state.hero(seat).reputation for seat in (0, 1)] == [steps] * 2
    blitz = set_up(2, scenario="blitz-conquest", rampaging=rampaging).state
    assert blitz.hero(0).reputation == steps + 2
