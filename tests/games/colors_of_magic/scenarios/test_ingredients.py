"""Ingredients: artifacts are attached in one's own turn, others used once. [objectives.ingredients]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.model.deeds import UseIngredient
from magehall.games.colors_of_magic.model.pieces import Held
from magehall.games.colors_of_magic.model.values import flow_of, has, number
from magehall.games.colors_of_magic.scenarios.ingredients import (
    begin_ingredient,
    ingredient_options,
    why_not_ingredient,
)
from tests.games.colors_of_magic.lair import Lair, lair

WALKER = "ash-walker"


def holding(*ingredients: str) -> tuple[Lair, str, str]:
    """Seat 0 has ingredients, a mage and a walker."""
    table = lair("ember-forge")
    mage = table.mage(0, (10, 10))
    walker = table.creature(WALKER, 0, (20, 20))
    table.mage(1, (86, 86))
    table.state.edit_player(0).ingredients = [Held(one) for one in ingredients]
    return table, mage, walker


def offered(table: Lair) -> list[str]:
    options = ingredient_options(table.state, 0)
    return [one.id for one in options if why_not_ingredient(table.state, 0, one.deed) is None]


def use(table: Lair, ingredient: str, bearer: str = "") -> None:
    deed = UseIngredient(ingredient, bearer)
    assert deed.id in offered(table)
    begin_ingredient(table.flow, 0, deed)
    table.runs()


def why_not(table: Lair, ingredient: str, bearer: str = "") -> str:
    refusal = why_not_ingredient(table.state, 0, UseIngredient(ingredient, bearer))
    assert refusal is not None
    return refusal.reason.key.removeprefix("refused-")


@pytest.mark.rule("objectives.ingredients")
@pytest.mark.rule("spell.artifacts")
def test_an_artifact_is_attached_to_any_own_creature_free_of_cost() -> None:
    table, mage, walker = holding("slag-plate")
    assert offered(table) == [f"ingredient:slag-plate:{mage}", f"ingredient:slag-plate:{walker}"]
    assert why_not(table, "slag-plate", table.state.mage_of(1)) == "not-own-bearer"
    assert why_not(table, "star-hammer", mage) == "no-ingredient"
    use(table, "slag-plate", walker)
    assert number(table.state, walker, KeywordId.ARMOR) == 1
    assert offered(table) == []


@pytest.mark.rule("spell.artifacts")
def test_an_artifact_is_discarded_with_its_bearer() -> None:
    table, _, walker = holding("slag-plate")
    use(table, "slag-plate", walker)
    table.hurts(walker, 1, 9)
    assert table.state.player(0).ingredients == [Held("slag-plate", used=True)]
    assert offered(table) == []


@pytest.mark.rule("ingredient.slag-plate")
def test_two_plates_are_two_artifacts() -> None:
    table, mage, walker = holding("slag-plate", "slag-plate")
    use(table, "slag-plate", walker)
    use(table, "slag-plate", mage)
    assert [held.bearer for held in table.state.player(0).ingredients] == [walker, mage]


@pytest.mark.rule("ingredient.shard-of-earth")
def test_the_shard_of_earth_gives_its_shield_once_when_attached() -> None:
    table, mage, _ = holding("shard-of-earth")
    use(table, "shard-of-earth", mage)
    assert table.state.creature(mage).shield == 2
    table.hurts(mage, 1, 2)
    assert (table.state.creature(mage).shield, table.state.creature(mage).damage) == (0, 0)
    table.hurts(mage, 1, 1)
    assert table.state.creature(mage).damage == 1


@pytest.mark.rule("ingredient.giants-nail")
def test_a_nail_gives_two_mana_once() -> None:
    table, _, _ = holding("giants-nail", "giants-nail")
    use(table, "giants-nail")
    assert table.state.player(0).mana == 2
    assert [held.used for held in table.state.player(0).ingredients] == [True, False]


@pytest.mark.rule("ingredient.giants-bile")
def test_the_bile_serves_only_while_paying() -> None:
    table, _, _ = holding("giants-bile")
    assert offered(table) == []
    assert why_not(table, "giants-bile") == "not-used-so"


@pytest.mark.rule("ingredient.imp-ash")
def test_imp_ash_makes_an_own_creature_immune_to_fire() -> None:
    table, mage, walker = holding("imp-ash")
    use(table, "imp-ash")
    assert sorted(table.offers(0)) == sorted([f"pick:{mage}", f"pick:{walker}"])
    table.does(0, f"pick:{mage}")
    assert has(table.state, mage, KeywordId.IMMUNITY)
    assert offered(table) == []


@pytest.mark.rule("ingredient.essence-of-power")
def test_the_essence_of_power_raises_the_flow_at_once() -> None:
    table, _, _ = holding()
    before = flow_of(table.state, 0)
    table.state.edit_player(0).ingredients = [Held("essence-of-power")]
    assert flow_of(table.state, 0) == before + 1


@pytest.mark.parametrize(
    ("ingredient", "keyword"),
    [
        pytest.param("living-coal", "burn", marks=pytest.mark.rule("ingredient.living-coal")),
        pytest.param("star-hammer", "unblockable", marks=pytest.mark.rule("ingredient.star-hammer")),
        pytest.param("hounds-collar", "skirmish", marks=pytest.mark.rule("ingredient.hounds-collar")),
        pytest.param("wardens-crest", "taunt", marks=pytest.mark.rule("ingredient.wardens-crest")),
        pytest.param("dawn-bell", "inspiration", marks=pytest.mark.rule("ingredient.dawn-bell")),
        pytest.param("queens-veil", "life-drain", marks=pytest.mark.rule("ingredient.queens-veil")),
        pytest.param("shard-of-fire", "amplify-element", marks=pytest.mark.rule("ingredient.shard-of-fire")),
        pytest.param("shard-of-water", "healing", marks=pytest.mark.rule("ingredient.shard-of-water")),
        pytest.param("shard-of-air", "volley", marks=pytest.mark.rule("ingredient.shard-of-air")),
        pytest.param("shard-of-arcane", "mana-siphon", marks=pytest.mark.rule("ingredient.shard-of-arcane")),
        pytest.param(
            "shard-of-the-moon", "camouflage", marks=pytest.mark.rule("ingredient.shard-of-the-moon")
        ),
    ],
)
def test_the_bearer_has_the_keywords_of_its_artifact(ingredient: str, keyword: str) -> None:
    table, mage, walker = holding(ingredient)
    use(table, ingredient, walker)
    assert has(table.state, walker, KeywordId(keyword))
    assert not has(table.state, mage, KeywordId(keyword))
