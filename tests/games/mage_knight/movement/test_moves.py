"""Rulings on moving: costs, what cannot be entered, provoking, other heroes. [movement]"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall.games.mage_knight.cards.vocabulary import DESERT, FOREST, LAKE, NIGHT, PLAINS, SWAMP
from magehall.games.mage_knight.cards.words.travel import ACCESSIBLE
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.costs import terrain_cost
from magehall.games.mage_knight.model.deeds.movement import MoveTo
from magehall.games.mage_knight.model.pieces import SkillState, Token
from magehall.games.mage_knight.model.turn_state import CostRule, Stage, TurnState
from tests.games.mage_knight.bare import Bare, bare

MAP = {"0,0": "start-a", "1,-3": "countryside-2", "3,-2": "countryside-3"}
ORC = {"1,-4": [Token("prowlers", up=True)]}
KEEP = {"4,-3": [Token("guardsmen", up=True)]}


@pytest.mark.rule("move.adjacent")
@pytest.mark.rule("move.points")
def test_a_step_leads_next_door_and_costs_its_terrain() -> None:
    scene = bare(MAP, move=5).does("move:1,-1")
    assert (scene.hero.space, scene.turn.move, scene.turn.path) == ("1,-1", 2, ["0,0", "1,-1"])
    assert scene.refuses(MoveTo("3,-2")) == ("not-adjacent", "move.adjacent")
    assert scene.refuses(MoveTo("1,-1")) == ("not-adjacent", "move.adjacent")


@pytest.mark.rule("move.points")
def test_who_has_too_few_points_is_told_the_price() -> None:
    assert bare(MAP, move=2).refuses(MoveTo("1,-1")) == ("too-few-move", "move.points")


@pytest.mark.rule("move.terrain")
def test_forests_cost_more_and_deserts_less_at_night() -> None:
    day, night = bare(MAP), bare(MAP, time=NIGHT)
    assert [terrain_cost(day.state, 0, terrain) for terrain in (FOREST, DESERT, PLAINS)] == [3, 5, 2]
    assert [terrain_cost(night.state, 0, terrain) for terrain in (FOREST, DESERT, PLAINS)] == [5, 3, 2]


@pytest.mark.rule("move.terrain")
def test_nobody_walks_into_the_sea() -> None:
    assert bare(MAP, move=20).refuses(MoveTo("0,1")) == ("terrain-closed", "move.terrain")


@pytest.mark.rule("move.revealed")
def test_nobody_walks_off_the_map() -> None:
    assert bare(MAP, at="4,-2", move=20).refuses(MoveTo("5,-2")) == ("unrevealed", "move.revealed")


# Changes of cost


def costing(*rules: CostRule) -> Bare:
    return bare(MAP, turn=TurnState(costs=rules))


@pytest.mark.rule("move.changes")
def test_the_player_gets_the_cheapest_order_of_changes() -> None:
    to_two, to_nothing = CostRule(ACCESSIBLE, change=-1, least=2), CostRule((DESERT,), change=-2)
    assert terrain_cost(costing(to_two, to_nothing).state, 0, DESERT) == 2
    assert terrain_cost(costing(to_nothing, to_two).state, 0, DESERT) == 2
    twice = costing(to_nothing, CostRule(ACCESSIBLE, most=2))
    assert terrain_cost(twice.state, 0, DESERT) == 0


@pytest.mark.rule("move.changes")
@given(
    st.lists(
        st.sampled_from(
            [
                CostRule((DESERT,), change=-1, least=2),
                CostRule((DESERT,), change=-2),
                CostRule((DESERT,), change=-2, least=1),
                CostRule((DESERT,), change=1, most=5),
                CostRule((DESERT,), most=2),
                CostRule((DESERT,), most=3),
                CostRule((DESERT,), fixed=1),
            ]
        ),
        max_size=5,
    )
)
def test_no_other_order_of_changes_is_cheaper(rules: list[CostRule]) -> None:
    found = terrain_cost(costing(*rules).state, 0, DESERT)
    assert found == min(in_order(order) for order in permutations(rules))


def in_order(rules: Sequence[CostRule]) -> int:
    cost = 5
    for rule in rules:
        if rule.fixed is not None:
            cost = rule.fixed
        elif rule.change > 0:
            cost = max(cost, min(cost + rule.change, rule.most))
        else:
            cost = min(cost, max(cost + rule.change, rule.least), rule.most)
    return cost


@pytest.mark.rule("move.changes")
def test_a_reduction_never_raises_a_cost() -> None:
    scene = costing(CostRule((SWAMP,), fixed=1), CostRule(ACCESSIBLE, change=-1, least=2))
    assert terrain_cost(scene.state, 0, SWAMP) == 1


@pytest.mark.rule("move.changes")
def test_a_fixed_cost_opens_a_lake_and_a_limit_does_not() -> None:
    assert terrain_cost(costing(CostRule(ACCESSIBLE, most=2)).state, 0, LAKE) is None
    assert terrain_cost(costing(CostRule((LAKE, SWAMP), fixed=1)).state, 0, LAKE) == 1


@pytest.mark.rule("move.changes")
def test_amulets_lend_a_terrain_the_cost_of_the_other_time() -> None:
    night = bare(MAP, time=NIGHT, turn=TurnState(sunshine=True))
    day = bare(MAP, turn=TurnState(darkness=True))
    assert (terrain_cost(night.state, 0, FOREST), terrain_cost(day.state, 0, DESERT)) == (3, 3)


@pytest.mark.rule("skill.prayer-of-weather")
def test_a_rivals_prayer_makes_ways_longer_up_to_five() -> None:
    scene = bare(MAP, others=["3,-3"])
    scene.state.edit_hero(1).skills["prayer-of-weather"] = SkillState.LAID
    assert [terrain_cost(scene.state, 0, terrain) for terrain in (PLAINS, SWAMP)] == [3, 5]


# Enemies


@pytest.mark.rule("move.rampaging")
def test_nobody_enters_the_space_of_a_rampaging_enemy() -> None:
    scene = bare(MAP, at="1,-3", move=9, tokens=ORC)
    assert scene.refuses(MoveTo("1,-4")) == ("rampaging-there", "move.rampaging")
    assert "move:1,-4" in bare(MAP, at="1,-3", move=9).offers


@pytest.mark.rule("move.provoke")
def test_a_step_from_beside_an_enemy_to_beside_it_provokes_it() -> None:
    scene = bare(MAP, at="0,-3", move=9, tokens=ORC).does("move:1,-3")
    assert scene.combats == [("", "1,-4")]
    assert scene.refuses(MoveTo("1,-2")) == ("move-over", "move.before-action")


@pytest.mark.rule("move.provoke")
def test_coming_near_or_going_away_provokes_nobody() -> None:
    scene = bare(MAP, at="1,-2", move=9, tokens=ORC).does("move:1,-3", "move:1,-2")
    assert scene.combats == []


@pytest.mark.rule("move.fortified")
def test_entering_an_unconquered_keep_ends_the_move_in_an_assault() -> None:
    scene = bare(MAP, at="3,-3", move=9, tokens=KEEP).does("move:4,-3")
    assert scene.combats == [("4,-3", "")]
    assert scene.hero.space == "4,-3"


@pytest.mark.rule("move.fortified")
def test_an_assault_may_provoke_enemies_as_well() -> None:
    tiles = {**MAP, "4,-5": "countryside-1", "6,-4": "countryside-4"}
    scene = bare(tiles, at="4,-4", move=9, tokens={**KEEP, "5,-4": [Token("diggers", up=True)]})
    assert scene.does("move:4,-3").combats == [("4,-3", "5,-4")]


@pytest.mark.rule("move.fortified")
def test_a_rivals_keep_is_assaulted_and_ones_own_is_not() -> None:
    rival = bare(MAP, at="3,-3", move=9, others=["0,0"], shields={"4,-3": [1]}).does("move:4,-3")
    assert rival.combats == [("4,-3", "")]
    own = bare(MAP, at="3,-3", move=9, shields={"4,-3": [0]}).does("move:4,-3")
    assert own.combats == []


@pytest.mark.rule("move.fortified")
def test_a_conquered_tower_is_open_to_all() -> None:
    tiles = {"0,0": "start-a", "3,-2": "countryside-4"}
    scene = bare(tiles, at="2,-1", move=9, others=["0,0"], shields={"3,-2": [1]})
    assert scene.does("move:3,-2").combats == []


# Other heroes


@pytest.mark.rule("move.heroes")
def test_one_passes_through_the_space_of_another_hero() -> None:
    scene = bare(MAP, at="1,-1", move=9, others=["2,-1"]).does("move:2,-1", "move:2,-2")
    assert scene.hero.space == "2,-2"


@pytest.mark.rule("move.provoke-hero")
def test_no_provoking_step_leads_onto_another_hero() -> None:
    scene = bare(MAP, at="0,-3", move=9, tokens=ORC, others=["1,-3"])
    assert scene.refuses(MoveTo("1,-3")) == ("provoking-onto-hero", "move.provoke-hero")


@pytest.mark.rule("move.no-duel")
def test_nobody_enters_a_keep_whose_owner_may_not_be_attacked() -> None:
    peace = Agreement("full-conquest", 6, [4], duels=False)
    held = {"4,-3": [1]}
    scene = bare(MAP, at="3,-3", move=9, others=["4,-3"], shields=held, agreement=peace)
    assert scene.refuses(MoveTo("4,-3")) == ("keep-held", "move.no-duel")
    scene = bare(MAP, at="3,-3", move=9, others=["4,-3"], shields=held)
    assert scene.does("move:4,-3").combats == [("4,-3", "")]


# When


@pytest.mark.rule("move.before-action")
@pytest.mark.parametrize("stage", [Stage.INTERACTION, Stage.AFTER])
def test_nobody_moves_after_the_action_began(stage: Stage) -> None:
    scene = bare(MAP, turn=TurnState(stage=stage), move=9)
    assert scene.refuses(MoveTo("1,-1")) == ("move-over", "move.before-action")


@pytest.mark.rule("move.before-action")
def test_nobody_moves_while_resting() -> None:
    scene = bare(MAP, turn=TurnState(stage=Stage.REST), move=9)
    assert scene.refuses(MoveTo("1,-1")) == ("resting", "move.before-action")
