"""Objective cards: what each monster carries, and what its ingredient is worth. [objectives.cards]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.ingredients import INGREDIENTS
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.model.pieces import Held
from magehall.games.colors_of_magic.scenarios.ingredients import ingredient_options
from tests.games.colors_of_magic.lair import apart, lair


@pytest.mark.rule("objectives")
@pytest.mark.rule("objectives.scenarios")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_objectives_of_a_scenario_are_worth_eleven_points(scenario: str) -> None:
    table = apart(scenario)
    words = {one.id: one for one in SCENARIOS[scenario].objectives}
    assert sum(words[id].points * goal.copies for id, goal in table.state.goals.left.items()) == 11


@pytest.mark.rule("objectives.cards")
@pytest.mark.rule("objectives.monsters")
@pytest.mark.rule("objectives.collect")
@pytest.mark.parametrize(
    ("scenario", "monster", "points", "ingredient"),
    [
        pytest.param(
            "giant",
            "goblin-grizelda-the-greedy",
            1,
            "grizeldas-bag",
            marks=pytest.mark.rule("objective.goblin-grizelda-the-greedy"),
        ),
        pytest.param(
            "giant",
            "goblin-pip-the-pest",
            1,
            "pips-bell",
            marks=pytest.mark.rule("objective.goblin-pip-the-pest"),
        ),
        pytest.param(
            "giant",
            "goblin-zorp-the-rock-tosser",
            1,
            "zorps-stone",
            marks=pytest.mark.rule("objective.goblin-zorp-the-rock-tosser"),
        ),
        pytest.param(
            "giant",
            "goblin-fink-the-coward",
            1,
            "finks-sandals",
            marks=pytest.mark.rule("objective.goblin-fink-the-coward"),
        ),
        pytest.param(
            "giant",
            "goblin-mog-the-armored",
            1,
            "mogs-helmet",
            marks=pytest.mark.rule("objective.goblin-mog-the-armored"),
        ),
        pytest.param(
            "giant",
            "goblin-gorb-the-belligerent",
            1,
            "gorbs-tooth",
            marks=pytest.mark.rule("objective.goblin-gorb-the-belligerent"),
        ),
        pytest.param(
            "ember-forge", "slag-brute", 1, "slag-plate", marks=pytest.mark.rule("objective.slag-brute")
        ),
        pytest.param(
            "ember-forge", "cinder-imp", 1, "imp-ash", marks=pytest.mark.rule("objective.cinder-imp")
        ),
        pytest.param(
            "ember-forge",
            "bellows-hound",
            1,
            "hounds-collar",
            marks=pytest.mark.rule("objective.bellows-hound"),
        ),
        pytest.param(
            "ember-forge",
            "anvil-warden",
            1,
            "wardens-crest",
            marks=pytest.mark.rule("objective.anvil-warden"),
        ),
        pytest.param(
            "wisp-night", "drowned-queen", 3, "queens-veil", marks=pytest.mark.rule("objective.drowned-queen")
        ),
    ],
)
def test_who_destroys_a_monster_takes_its_card(
    scenario: str, monster: str, points: int, ingredient: str
) -> None:
    table = apart(scenario)
    table.hurts(table.monster(monster, (48, 48)), 0, 9)
    assert table.points(0) == points
    assert table.ingredients(0) == [ingredient]
    left = table.state.goals.left[monster]
    assert left.copies == next(one for one in SCENARIOS[scenario].objectives if one.id == monster).copies - 1


@pytest.mark.parametrize(
    "ingredient",
    [
        pytest.param("grizeldas-bag", marks=pytest.mark.rule("ingredient.grizeldas-bag")),
        pytest.param("pips-bell", marks=pytest.mark.rule("ingredient.pips-bell")),
        pytest.param("zorps-stone", marks=pytest.mark.rule("ingredient.zorps-stone")),
        pytest.param("finks-sandals", marks=pytest.mark.rule("ingredient.finks-sandals")),
        pytest.param("mogs-helmet", marks=pytest.mark.rule("ingredient.mogs-helmet")),
        pytest.param("gorbs-tooth", marks=pytest.mark.rule("ingredient.gorbs-tooth")),
        pytest.param("fragment-of-power", marks=pytest.mark.rule("ingredient.fragment-of-power")),
        pytest.param("charged-mana-stone", marks=pytest.mark.rule("ingredient.charged-mana-stone")),
    ],
)
def test_some_ingredients_are_worth_only_what_came_with_them(ingredient: str) -> None:
    table = apart("giant")
    table.state.edit_player(0).ingredients = [Held(ingredient)]
    assert list(ingredient_options(table.state, 0)) == []
    assert INGREDIENTS[ingredient].lines == ()


@pytest.mark.parametrize(
    ("monster", "life", "movement", "defense", "melee"),
    [
        pytest.param(
            "goblin-mog-the-armored", 1, 4, 12, 1, marks=pytest.mark.rule("monster.goblin-mog-the-armored")
        ),
        pytest.param(
            "goblin-gorb-the-belligerent",
            1,
            4,
            10,
            2,
            marks=pytest.mark.rule("monster.goblin-gorb-the-belligerent"),
        ),
        pytest.param("slag-brute", 2, 3, 6, 4, marks=pytest.mark.rule("monster.slag-brute")),
        pytest.param("cinder-imp", 1, 5, 7, 2, marks=pytest.mark.rule("monster.cinder-imp")),
        pytest.param("drowned", 1, 3, 6, 2, marks=pytest.mark.rule("monster.drowned")),
    ],
)
def test_monsters_without_a_rule_of_their_own_have_only_values(
    monster: str, life: int, movement: int, defense: int, melee: int
) -> None:
    face = CREATURES[monster]
    assert face.lines == ()
    body = face.body
    assert (body.life, body.movement, body.defense, body.melee) == (life, movement, defense, melee)


@pytest.mark.rule("victory")
def test_the_only_one_with_creatures_left_wins_before_points_of_the_same_moment() -> None:
    table = lair("giant")
    mine = table.mage(0, (6, 6), damage=9)
    table.mage(1, (92, 90))
    table.state.edit_player(0).points = 5
    giant = table.monster("giant-nail", (48, 48))
    table.hurts(mine, 1)
    assert table.state.course.winners == [1]
    assert giant in table.state.creatures()
