"""Rulings on the solver: the cheapest way to so many points, by the words of cards."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_knight.bot.arsenal import gather
from magehall.games.mage_knight.bot.enemies import block_goal, facts_on_map, strike_goal
from magehall.games.mage_knight.bot.outcomes import outcomes
from magehall.games.mage_knight.bot.solver import (
    ATTACK,
    BLOCK,
    INFLUENCE,
    MOVE,
    Goal,
    Packer,
    Play,
    join,
    packs,
)
from magehall.games.mage_knight.cards.catalogue import ACTION_CARDS, DEED_CARDS
from magehall.games.mage_knight.cards.vocabulary import FIRE, ICE, Element
from magehall.games.mage_knight.model.moment import Choice
from tests.games.mage_knight.scenario import Scene, hero, quest, unit


def alone(dice: tuple[str, ...] = (), name: str = "tovak", **more: Any) -> Scene:
    """A hero alone on the portal, Tovak unless said otherwise; dice that are not said are black."""
    table = {key: more.pop(key) for key in ("time", "round") if key in more}
    return quest(hero(name, **more), source=[*dice, *["black"] * (3 - len(dice))], **table)


def packer(scene: Scene) -> Packer:
    """What seat 0 can play."""
    arsenal = gather(Choice(scene.state, 0))
    return Packer(arsenal.plays, arsenal.spare)


def cheapest(scene: Scene, goal: Goal) -> list[str] | None:
    """The options of the cheapest way to a goal, in order of their names; None where there is no way."""
    found = packer(scene).packs(goal)
    return sorted(play.option for play in found[0].plays) if found else None


def strikes(scene: Scene, enemy: str, *, ranged: bool = False, walls: bool = False) -> list[str] | None:
    """The cheapest way to defeat an enemy."""
    goal = strike_goal(facts_on_map(enemy, walls=walls), ranged=ranged)
    return None if goal is None else cheapest(scene, goal)


def blocks(scene: Scene, enemy: str) -> list[str] | None:
    """The cheapest way to block an enemy."""
    return cheapest(scene, block_goal(facts_on_map(enemy)))


# Cards


def test_a_basic_effect_goes_before_cards_played_sideways() -> None:
    scene = alone(hand=["march", "rage", "promise"])
    assert cheapest(scene, Goal(MOVE, 2)) == ["play:march:basic"]
    assert cheapest(scene, Goal(MOVE, 3)) in (
        ["play:march:basic", "play:promise:move"],
        ["play:march:basic", "play:rage:move"],
    )


def test_a_card_played_sideways_gives_one_and_wounds_give_nothing() -> None:
    scene = alone(hand=["promise", "threaten", "wound"])
    assert cheapest(scene, Goal(MOVE, 2)) == ["play:promise:move", "play:threaten:move"]
    assert cheapest(scene, Goal(MOVE, 3)) is None


def test_a_strong_effect_takes_mana_of_its_colour() -> None:
    with_blue = alone(hand=["stamina"], dice=("blue",))
    assert cheapest(with_blue, Goal(MOVE, 4)) == ["play:stamina:strong"]
    without = alone(
        hand=["stamina"],
        dice=(
            "red",
            "white",
        ),
    )
    assert cheapest(without, Goal(MOVE, 4)) is None


def test_gold_serves_by_day_and_not_at_night() -> None:
    by_day = alone(hand=["stamina"], dice=("gold",))
    assert cheapest(by_day, Goal(MOVE, 4)) == ["play:stamina:strong"]
    at_night = alone(hand=["stamina"], dice=("gold",), time="night", round=2)
    assert cheapest(at_night, Goal(MOVE, 4)) is None


def test_one_die_pays_for_one_card_only() -> None:
    scene = alone(
        hand=["stamina", "march"],
        dice=(
            "blue",
            "green",
        ),
    )
    assert cheapest(scene, Goal(MOVE, 6)) in (
        ["play:march:basic", "play:stamina:strong"],
        ["play:march:strong", "play:stamina:basic"],
    )
    assert cheapest(scene, Goal(MOVE, 8)) is None
    crystal = alone(hand=["stamina", "march"], crystals={"green": 1}, dice=("blue",))
    assert cheapest(crystal, Goal(MOVE, 8)) == ["play:march:strong", "play:stamina:strong"]


def test_a_die_is_cheaper_than_a_crystal() -> None:
    scene = alone(hand=["stamina"], crystals={"blue": 1}, dice=("blue",))
    first, second = packer(scene).packs(Goal(MOVE, 4))[:2]
    assert first.price < second.price
    assert first.mask != second.mask


def test_mana_that_another_card_makes_counts() -> None:
    scene = alone(hand=["rage", "concentration"])
    found = packer(scene).packs(Goal(ATTACK, 4))
    assert [play.option for play in found[0].plays] == ["play:concentration:basic"], (
        "what makes it comes first"
    )


def test_a_card_that_costs_a_card_needs_one_to_give_up() -> None:
    one = alone(hand=["improvisation"])
    arsenal = gather(Choice(one.state, 0))
    rows = [packs(arsenal.plays, Goal(MOVE, 3))]
    assert join(rows, arsenal.spare, 100.0) is None
    two = alone(hand=["improvisation", "promise"])
    arsenal = gather(Choice(two.state, 0))
    rows = [packs(arsenal.plays, Goal(MOVE, 3))]
    assert join(rows, arsenal.spare, 100.0) is not None


# Units and skills


def test_units_serve_while_they_are_ready_and_unhurt() -> None:
    ready = alone(hand=["promise"], units=["peasants"])
    assert cheapest(ready, Goal(INFLUENCE, 4)) == ["activate:unit-1:ability-1", "play:promise:basic"]
    spent = alone(hand=["promise"], units=[unit("peasants", ready=False)])
    assert cheapest(spent, Goal(INFLUENCE, 4)) is None


def test_a_skill_of_each_turn_goes_before_a_card() -> None:
    scene = alone(hand=["march"], skills=["double-time"])
    assert cheapest(scene, Goal(MOVE, 2)) == ["use:double-time"]


# Enemies


def test_resistance_halves_once_and_rounds_down() -> None:
    # Ironclads: armor 3, resists physical attacks. Seven points are needed if one is odd: 4 + 2 = 6 are enough.
    scene = alone(hand=["rage", "rage"], dice=("red",))
    assert strikes(scene, "ironclads") == ["play:rage:basic", "play:rage:strong"]
    less = alone(hand=["rage", "promise"], dice=("red",))
    assert strikes(less, "ironclads") is None, "4 + 1 halved are 2"


def test_an_element_that_is_not_resisted_counts_in_full() -> None:
    scene = alone(hand=["cold-toughness", "promise"])
    assert strikes(scene, "ironclads") is None, "ice 2 in full, physical 1 halved to nothing"
    more = alone(hand=["cold-toughness", "rage"])
    assert strikes(more, "ironclads") == ["play:cold-toughness:basic", "play:rage:basic"]


def test_only_siege_reaches_who_is_fortified_from_afar() -> None:
    scene = alone(hand=["swiftness", "crushing-bolt"], crystals={"white": 1}, dice=("green",))
    assert strikes(scene, "prowlers", ranged=True) is not None
    assert strikes(scene, "diggers", ranged=True) == ["play:crushing-bolt:strong"]
    assert strikes(scene, "diggers", ranged=True, walls=True) is None, "fortified twice"


def test_a_swift_enemy_takes_twice_the_block_unless_it_is_slowed() -> None:
    scene = alone(name="goldyx", hand=["determination"], dice=("blue",))
    assert blocks(scene, "wolf-riders") is None, "5 of 6"
    guarded = alone(name="goldyx", hand=["determination"], units=["utem-guardsmen"])
    assert blocks(guarded, "wolf-riders") == ["activate:unit-1:ability-1"]


@pytest.mark.parametrize(("element", "enough"), [(ICE, True), (FIRE, False)])
def test_fire_is_blocked_in_full_by_ice_alone(element: Element, enough: bool) -> None:
    goal = block_goal(facts_on_map("fire-mages"))
    assert bool(packs([Play(1, 0.5, BLOCK, 6, "a", element=element)], goal)) is enough


# The solver itself


def test_packs_are_minimal_and_the_cheapest_comes_first() -> None:
    plays = [
        Play(1, 0.5, MOVE, 2, "a"),
        Play(2, 0.5, MOVE, 2, "b"),
        Play(4, 0.9, MOVE, 4, "c"),
        Play(8, 0.1, MOVE, 1, "d"),
    ]
    found = packs(plays, Goal(MOVE, 4))
    assert {play.option for play in found[0].plays} == {"c"}
    assert [pack.price for pack in found] == sorted(pack.price for pack in found)
    for pack in found:
        points = sum(play.points for play in pack.plays)
        assert points >= 4
        assert all(points - play.points < 4 for play in pack.plays)


def test_goals_together_share_no_source() -> None:
    plays = [
        Play(1, 0.5, MOVE, 2, "a"),
        Play(1, 0.5, ATTACK, 2, "a'"),
        Play(2, 0.5, MOVE, 1, "b"),
        Play(2, 0.5, ATTACK, 2, "b'"),
    ]
    rows = [packs(plays, Goal(MOVE, 2)), packs(plays, Goal(ATTACK, 2))]
    solution = join(rows, 0, 100.0)
    assert solution is not None
    assert [[play.option for play in pack.plays] for pack in solution.packs] == [["a"], ["b'"]]
    assert join(rows, 0, 0.9) is None, "dearer than allowed"


def test_every_card_is_understood_or_passed_over() -> None:
    for card in DEED_CARDS.values():
        for words in (card.basic, card.strong):
            for night in (False, True):
                assert outcomes(words, night)
    assert {outcome.kind for outcome in outcomes(ACTION_CARDS["rage"].basic, False)} == {ATTACK, BLOCK}
