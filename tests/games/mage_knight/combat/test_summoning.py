"""Rulings on enemies that summon: who stands in for whom, and for how long."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, Pile, Site
from magehall.games.mage_knight.model.combat_state import Origin
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, beside_rampaging, rampaging_spaces
from tests.games.mage_knight.scenario import fight, hero, quest


def summoning(*enemies: str, brown: tuple[str, ...] = ("minotaur", "gargoyle")) -> Skirmish:
    """A hero challenged these; the ranged phase begins."""
    scene, space = beside_rampaging()
    return scene.lies(*enemies, at=space).pile(Pile.BROWN, *brown).challenges(space)


@pytest.mark.rule("enemy.summon")
def test_a_monster_is_summoned_when_blocks_begin_and_hides_its_summoner() -> None:
    scene = summoning("orc-summoners")
    assert list(scene.state.foes()) == ["foe-1"]
    scene.does("next:block")
    assert list(scene.state.foes()) == ["foe-2"]
    assert scene.state.foe("foe-2").enemy == "minotaur"
    assert scene.block(9).offers("block") == ["block:foe-2"]


@pytest.mark.rule("enemy.summon")
def test_a_blocked_monster_is_discarded_and_shows_its_summoner_again() -> None:
    scene = summoning("orc-summoners").does("next:block").block(5).does("block:foe-2")
    assert scene.asks == "ask-attack-phase"
    assert list(scene.state.foes()) == ["foe-1"]
    assert scene.me.fame == 0
    assert scene.state.piles.discarded[Pile.BROWN] == ("minotaur",)
    assert scene.attack(4).does("strike:foe-1").over
    assert scene.me.fame == 4


@pytest.mark.rule("enemy.summon")
def test_two_summoners_each_have_a_monster_of_their_own() -> None:
    scene = summoning("orc-summoners", "orc-summoners").does("next:block").block(5).does("block:foe-4")
    assert list(scene.state.foes()) == ["foe-2", "foe-3"]
    assert scene.refuses("block:foe-2") == ("summoner-attacks-not", "enemy.summon")


@pytest.mark.rule("enemy.summon")
def test_a_monster_that_is_not_blocked_deals_its_damage_and_leaves() -> None:
    scene = summoning("orc-summoners").does("next:block", "next:damage")
    assert scene.me.hand == ["wound"] * 5
    assert scene.asks == "ask-attack-phase"
    assert list(scene.state.foes()) == ["foe-1"]
    assert "foe-2" not in scene.state.things


@pytest.mark.rule("enemy.summon")
def test_a_held_monster_leaves_after_the_damage_phase_too() -> None:
    scene = summoning("orc-summoners", "prowlers").does("next:block")
    scene.foe("foe-3", held=True)
    scene.does("next:damage")
    assert list(scene.state.foes()) == ["foe-1", "foe-2"]


@pytest.mark.rule("enemy.summon")
def test_a_held_summoner_summons_nobody() -> None:
    scene = summoning("orc-summoners")
    scene.foe("foe-1", held=True)
    scene.does("next:block")
    assert scene.asks == "ask-attack-phase"
    assert "monster-summoned" not in scene.story


@pytest.mark.rule("enemy.piles")
def test_with_no_monster_left_a_summoner_does_not_attack() -> None:
    scene = summoning("orc-summoners", brown=()).does("next:block")
    assert scene.asks == "ask-attack-phase"
    assert "nobody-drawn" in scene.story


@pytest.mark.rule("combat.destroy")
def test_destroying_a_summoned_monster_gives_no_fame() -> None:
    effect = Effect("burning-shield", "strong", (0, 0))
    scene = summoning("orc-summoners").does("next:block").block(5, effect=effect).does("block:foe-2")
    assert scene.me.fame == 0
    assert scene.state.turn(0).defeated == 0
    assert list(scene.state.foes()) == ["foe-1"]
    assert scene.state.piles.discarded[Pile.BROWN] == ("minotaur",)


@pytest.mark.rule("city.bonus")
def test_a_monster_summoned_in_a_city_shares_its_bonus() -> None:
    scene = at_site(Site.CITY).city(GREEN, "illusionists").pile(Pile.BROWN, "gargoyle")
    scene.assaults().does("next:block", "next:damage")
    assert scene.me.hand == ["wound"] * 3
    assert scene.me.discard == ["wound"] * 3, "poison of the green city"
    scene = at_site(Site.CITY).city(RED, "illusionists").pile(Pile.BROWN, "gargoyle")
    scene.assaults().does("next:block", "next:damage")
    assert scene.me.hand == ["wound"] * 5, "brutal in the red city"


@pytest.mark.rule("city.bonus")
def test_a_monster_summoned_by_who_only_joined_has_no_bonus() -> None:
    scene = at_site(Site.CITY, tiles=("core-5",)).city(RED, "swordsmen").pile(Pile.BROWN, "gargoyle")
    near = rampaging_spaces(scene)[0]
    scene.lies("orc-summoners", at=near).assaults(near)
    scene.foe("foe-1", held=True)
    scene.does("next:block", "next:damage")
    assert scene.me.hand == ["wound"] * 3, "5 against armor 2, and not brutal"


@pytest.mark.rule("enemy.summon")
def test_a_summoner_fallen_before_summons_nobody() -> None:
    scene = at_site(Site.CITY).city(BLUE, "illusionists", "swordsmen").pile(Pile.BROWN, "gargoyle")
    scene.assaults()
    scene.foe("foe-1", unfortified=True)
    scene.state.edit_combat().all_siege = True
    scene.attack(6).does("strike:foe-1", "next:block")
    assert [foe.origin for foe in scene.state.foes().values()] == [Origin.CITY]


@pytest.mark.rule("enemy.summon", "combat.target")
def test_who_aims_at_a_summoner_is_told_of_the_monster_that_stands_in() -> None:
    scene = quest(
        hero("tovak", hand=["whirlwind"], mana=["white"]),
        combat=fight("orc-summoners", {"enemy": "medusa", "summoner": "foe-1"}, phase="block"),
    )
    told = ("refused-monster-stands-in", "enemy.summon")
    assert scene.refuses(0, "block:foe-1") == told
    scene.does(0, "play:whirlwind:basic", "pay:token-white")
    assert scene.refuses(0, "target:foe-1") == told
