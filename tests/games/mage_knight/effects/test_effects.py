"""Rulings on effects: when they are of use, what they choose among, and how points add up. [effects]"""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import RED, Pile
from tests.games.mage_knight.scenario import fight, hero, quest

TILES = {"3,-2": "countryside-3"}
VILLAGE = "2,-1"


@pytest.mark.rule("effects.when")
def test_move_influence_attack_and_block_are_for_their_own_time() -> None:
    scene = quest(hero("arythea", hand=["march", "promise", "rage"], space=VILLAGE), tiles=TILES)
    assert scene.refuses(0, "play:promise:basic") == ("refused-not-interacting", "effects.when")
    assert scene.refuses(0, "play:rage:basic") == ("refused-not-in-combat", "effects.when")
    scene.does(0, "interact", "play:promise:basic")
    assert scene.refuses(0, "play:march:basic") == ("refused-not-moving", "effects.when")
    fighting = quest(hero("arythea", hand=["march", "promise"]), combat=fight("prowlers", phase="attack"))
    assert fighting.refuses(0, "play:march:basic") == ("refused-not-moving", "effects.when")
    assert fighting.refuses(0, "play:promise:basic") == ("refused-not-interacting", "effects.when")


@pytest.mark.rule("effects.when")
def test_special_effects_serve_at_any_moment_of_the_turn_even_in_combat() -> None:
    for phase in ("ranged", "block", "attack"):
        me = hero("arythea", hand=["crystallize"], mana=["red"])
        scene = quest(me, combat=fight("prowlers", phase=phase))
        scene.does(0, "play:crystallize:basic", "pay:token-red")
        assert scene.hero().crystals[RED] == 1


@pytest.mark.rule("effects.choice")
def test_a_choice_is_made_among_what_is_possible_when_the_card_is_played() -> None:
    scene = quest(hero("arythea", hand=["rage"]), combat=fight("prowlers", phase="block"))
    scene.does(0, "play:rage:basic")
    assert scene.offers(0) == ["choose:block-2"]
    assert scene.refuses(0, "choose:attack-2") == ("refused-not-attacking", "effects.when")


@pytest.mark.rule("effects.points")
def test_points_of_a_kind_add_up_whatever_they_come_from() -> None:
    me = hero("arythea", hand=["march", "rage"], units=["peasants"], skills=["dark-paths"])
    scene = quest(me)
    scene.does(0, "play:march:basic", "play:rage:move", "activate:unit-1:ability-2", "use:dark-paths")
    assert scene.turn().move == 2 + 1 + 2 + 1


@pytest.mark.rule("combat.target")
def test_an_effect_reaches_the_monster_and_not_the_summoner_it_stands_in_for() -> None:
    summoner = {"enemy": "orc-summoners", "hidden": True, "id": "foe-1"}
    monster = {"enemy": "minotaur", "origin": "summoned", "summoner": "foe-1", "id": "foe-2"}
    me = hero("norowas", level=9, fame=99, units=["amotep-freezers"], mana=["blue"])
    scene = quest(me, combat=fight(summoner, monster, phase="block"))
    scene.does(0, "activate:unit-1:ability-1", "pay:token-blue")
    assert scene.offers(0) == ["target:foe-2"]
    assert scene.refuses(0, "target:foe-1") == ("refused-monster-stands-in", "enemy.summon")
    scene.does(0, "target:foe-2")
    assert (scene.foe(1).held, scene.foe(1).hidden) == (False, False)
    assert scene.hero().hand == []


@pytest.mark.rule("fame.track", "levels.up")
def test_fame_is_gained_at_once_and_the_level_at_the_end_of_the_turn() -> None:
    me = hero("arythea", fame=1, hand=["rage", "march"])
    scene = quest(me, combat=fight("prowlers", phase="attack"), offers={"actions": ["agility"]})
    scene.does(0, "play:rage:basic", "choose:attack-2", "play:march:attack", "strike:foe-1")
    assert (scene.hero().fame, scene.hero().level) == (3, 1)
    assert list(scene.state.piles.discarded[Pile.GREEN]) == ["prowlers"]
    scene.does(0, "end:turn")
    assert scene.hero().level == 2


@pytest.mark.rule("reputation.track")
@pytest.mark.parametrize(("before", "after"), [(0, -1), (-7, -7)])
def test_reputation_goes_along_its_track_and_steps_beyond_its_end_are_lost(before: int, after: int) -> None:
    me = hero("arythea", reputation=before, hand=["intimidate"])
    scene = quest(me, combat=fight("prowlers", phase="attack"))
    scene.does(0, "play:intimidate:basic", "choose:attack-3", "strike:foe-1", "end:turn")
    assert scene.hero().reputation == after
