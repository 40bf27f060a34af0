"""Rulings on what comes of a combat, site by site."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.kinds import Reward, RewardKind
from magehall.games.mage_knight.cards.vocabulary import RANGED, SIEGE, Pile, Site
from magehall.games.mage_knight.model.turn_state import Stage
from tests.games.mage_knight.combat.skirmish import Skirmish, at_site, beside_rampaging


def loses(scene: Skirmish) -> Skirmish:
    """Go on to the end without a blow; nobody hurts the hero."""
    for id in list(scene.combat.foes):
        scene.foe(id, held=True)
    return scene.does("next:block", "next:end")


def wins(scene: Skirmish) -> Skirmish:
    """Defeat everybody in the attack phase."""
    for id in list(scene.combat.foes):
        scene.foe(id, held=True)
    scene.does("next:block").attack(99)
    return scene.does(scene.offers("strike")[-1])


@pytest.mark.rule("rampaging.reputation")
@pytest.mark.parametrize(
    ("pile", "enemy", "steps"), [(Pile.GREEN, "prowlers", 1), (Pile.RED, "fire-dragon", 2)]
)
def test_orcs_and_draconum_bring_reputation_where_they_rampaged(pile: Pile, enemy: str, steps: int) -> None:
    scene, space = beside_rampaging(pile)
    wins(scene.lies(enemy, at=space).challenges(space))
    assert scene.me.reputation == steps
    assert scene.tokens(space) == []
    assert scene.state.realm.shields == {}
    assert scene.state.turn(0).stage is Stage.AFTER


@pytest.mark.rule("rampaging.reputation")
def test_orcs_and_draconum_met_elsewhere_bring_none() -> None:
    scene = at_site(Site.TOMB).pile(Pile.RED, "fire-dragon")
    assert wins(scene.enters()).me.reputation == 0
    ruins = at_site(Site.RUINS).ruins("green-green-crystals").pile(Pile.GREEN, "prowlers", "diggers")
    assert wins(ruins.enters()).me.reputation == 0


@pytest.mark.rule("combat.undefeated")
def test_rampaging_enemies_that_were_not_defeated_stay() -> None:
    scene, space = beside_rampaging()
    loses(scene.lies("prowlers", at=space).challenges(space))
    assert scene.tokens(space) == ["prowlers"]
    assert scene.me.space == scene.space
    assert scene.me.reputation == 0


@pytest.mark.rule("combat.withdrawal")
def test_after_a_failed_assault_one_goes_back_without_a_wound() -> None:
    scene = at_site(Site.KEEP).lies("guardsmen", up=False)
    came_from = scene.state.turn(0).path[0]
    loses(scene.assaults())
    assert scene.me.space == came_from
    assert scene.state.turn(0).path == [came_from]
    assert scene.me.hand == []
    assert scene.state.realm.tokens[scene.space][0].up, "it was seen"


@pytest.mark.rule("site.conquered")
def test_a_conquered_keep_bears_a_shield_and_one_stays() -> None:
    scene = wins(at_site(Site.KEEP).lies("guardsmen").assaults())
    assert scene.state.realm.shields[scene.space] == (0,)
    assert scene.me.space == scene.space
    assert scene.state.turn(0).rewards == []


@pytest.mark.rule("tower.conquered")
def test_a_conquered_mage_tower_brings_a_spell() -> None:
    scene = wins(at_site(Site.MAGE_TOWER).lies("monks").assaults())
    assert scene.state.turn(0).rewards == [Reward(RewardKind.SPELL)]


@pytest.mark.rule("combat.joining")
def test_a_keep_falls_though_rampaging_enemies_that_joined_stand() -> None:
    scene = at_site(Site.KEEP).lies("guardsmen")
    near = scene.state.turn(0).path[0]
    scene.lies("prowlers", at=near).assaults(near)
    for id in list(scene.combat.foes):
        scene.foe(id, held=True)
    scene.does("next:block").attack(7).does("strike:foe-1", "next:end")
    assert scene.state.realm.shields[scene.space] == (0,)
    assert scene.me.space == scene.space
    assert scene.tokens(near) == ["prowlers"]


@pytest.mark.rule("combat.undefeated")
@pytest.mark.parametrize(
    ("site", "pile", "enemy", "stays"),
    [
        (Site.DUNGEON, Pile.BROWN, "gargoyle", False),
        (Site.TOMB, Pile.RED, "swamp-dragon", False),
        (Site.MONSTER_DEN, Pile.BROWN, "gargoyle", True),
    ],
)
def test_enemies_of_dungeons_and_tombs_are_discarded_those_of_dens_stay(
    site: Site, pile: Pile, enemy: str, stays: bool
) -> None:
    scene = loses(at_site(site).pile(pile, enemy).enters())
    assert scene.tokens() == ([enemy] if stays else [])
    assert scene.state.piles.discarded[pile] == (() if stays else (enemy,))
    assert scene.me.space == scene.space
    assert scene.state.turn(0).rewards == []
    assert not scene.state.is_night()


@pytest.mark.rule("combat.undefeated")
def test_the_defender_of_a_monastery_is_discarded_and_the_reputation_is_lost() -> None:
    scene = loses(at_site(Site.MONASTERY).pile(Pile.VIOLET, "monks").burns())
    assert scene.state.piles.discarded[Pile.VIOLET] == ("monks",)
    assert scene.me.reputation == -3
    assert scene.state.realm.shields == {}


@pytest.mark.rule("combat.burn")
def test_a_burned_monastery_brings_an_artifact() -> None:
    scene = wins(at_site(Site.MONASTERY).pile(Pile.VIOLET, "monks").burns())
    assert scene.state.turn(0).rewards == [Reward(RewardKind.ARTIFACT)]
    assert scene.state.realm.shields[scene.space] == (0,)


@pytest.mark.rule("combat.adventure")
@pytest.mark.parametrize(
    ("site", "pile", "enemies", "rewards"),
    [
        (Site.DUNGEON, Pile.BROWN, ("gargoyle",), [Reward(RewardKind.SPELL_OR_ARTIFACT)]),
        (Site.TOMB, Pile.RED, ("ice-dragon",), [Reward(RewardKind.SPELL), Reward(RewardKind.ARTIFACT)]),
        (Site.MONSTER_DEN, Pile.BROWN, ("gargoyle",), [Reward(RewardKind.RANDOM_CRYSTAL, 2)]),
        (
            Site.SPAWNING_GROUNDS,
            Pile.BROWN,
            ("gargoyle", "medusa"),
            [Reward(RewardKind.ARTIFACT), Reward(RewardKind.RANDOM_CRYSTAL, 3)],
        ),
    ],
)
def test_an_adventure_site_brings_its_rewards_and_a_shield(
    site: Site, pile: Pile, enemies: tuple[str, ...], rewards: list[Reward]
) -> None:
    scene = wins(at_site(site).pile(pile, *enemies).enters())
    assert scene.state.turn(0).rewards == rewards
    assert scene.state.realm.shields[scene.space] == (0,)


@pytest.mark.rule("dungeon.again")
def test_a_conquered_dungeon_gives_fame_alone() -> None:
    scene = wins(at_site(Site.DUNGEON, seats=2).owned(1).pile(Pile.BROWN, "gargoyle").enters())
    assert scene.me.fame == 4
    assert scene.state.turn(0).rewards == []
    assert scene.state.realm.shields[scene.space] == (1,)


@pytest.mark.rule("combat.undefeated")
def test_of_spawning_grounds_only_the_survivor_is_left_for_the_next_visitor() -> None:
    scene = at_site(Site.SPAWNING_GROUNDS).pile(Pile.BROWN, "minotaur", "medusa", "werewolf").enters()
    scene.attack(5, mode=RANGED).does("strike:foe-1")
    loses(scene)
    assert scene.tokens() == ["medusa"]
    assert scene.state.turn(0).rewards == []
    scene.enters()
    assert [foe.enemy for foe in scene.state.foes().values()] == ["medusa"]
    wins(scene)
    assert len(scene.state.turn(0).rewards) == 2


@pytest.mark.rule("site.ruins")
def test_who_defeats_the_last_enemy_of_ruins_wins_what_their_token_shows() -> None:
    scene = at_site(Site.RUINS).ruins("brown-violet-spell-crystals")
    scene.pile(Pile.BROWN, "minotaur").pile(Pile.VIOLET, "monks").enters()
    scene.attack(5, mode=SIEGE).does("strike:foe-1")
    loses(scene)
    assert scene.tokens() == ["monks"]
    assert scene.space in scene.state.realm.ruins
    wins(scene.enters())
    assert scene.state.turn(0).rewards == [Reward(RewardKind.SPELL), Reward(RewardKind.CRYSTALS)]
    assert scene.state.piles.ruins_discarded == ["brown-violet-spell-crystals"]
    assert scene.state.realm.ruins == {}


@pytest.mark.rule("mine.freed")
def test_who_frees_a_mine_gains_reputation() -> None:
    scene = wins(at_site(Site.MINE).lies("prowlers", "gargoyle").enters())
    assert scene.me.reputation == 1
    assert scene.state.realm.shields[scene.space] == (0,)
    core = at_site(Site.MINE, tiles=("core-2",)).lies("fire-dragon", "gargoyle")
    assert wins(core.enters()).me.reputation == 2


@pytest.mark.rule("combat.outcome")
def test_a_site_whose_defender_could_not_be_drawn_falls_at_once() -> None:
    scene = at_site(Site.KEEP, seats=2).owned(1).assaults()
    assert scene.over
    assert scene.state.realm.shields[scene.space] == (0,)


@pytest.mark.rule("combat.outcome")
def test_nothing_of_a_combat_is_left_behind() -> None:
    scene, space = beside_rampaging()
    loses(scene.lies("prowlers", "orc-summoners", at=space).challenges(space))
    assert not [id for id in scene.state.things if id.startswith(("foe", "combat"))]
    assert scene.state.stack == []
