"""Rulings on how combats begin, who joins, and what that costs."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import RANGED, RED, Pile, Site
from magehall.games.mage_knight.combat.rampaging import challenge_options
from magehall.games.mage_knight.combat.starts import STARTS
from magehall.games.mage_knight.model.agreement import Agreement
from magehall.games.mage_knight.model.combat_state import Origin
from magehall.games.mage_knight.model.deeds.combat import BurnDown, ChallengeFoes, Enter
from magehall.games.mage_knight.model.frames.combat import Incantation
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.state import AGREEMENT
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.kernel.decision import Deed
from tests.games.mage_knight.combat.skirmish import (
    Skirmish,
    at_site,
    beside_rampaging,
    rampaging_spaces,
)


def offered(scene: Skirmish) -> list[str]:
    """The combats that may be begun."""
    return scene.possible(STARTS)


def refused(scene: Skirmish, deed: Deed) -> tuple[str, str]:
    """Why a combat cannot be begun."""
    return scene.reason_against(STARTS, deed)


@pytest.mark.rule("combat.challenge")
def test_one_or_several_adjacent_rampaging_enemies_can_be_challenged() -> None:
    scene = at_site(Site.CITY, tiles=("core-5",))
    one, other = rampaging_spaces(scene)
    scene.lies("prowlers", at=one)
    assert offered(scene) == [f"challenge:{one}"]
    scene.lies("diggers", at=other)
    assert offered(scene) == [f"challenge:{one}", f"challenge:{other}", f"challenge:{one}+{other}"]
    scene.challenges(one, other)
    assert [foe.origin for foe in scene.state.foes().values()] == [Origin.RAMPAGING] * 2
    assert scene.tokens(one) == []


@pytest.mark.rule("combat.challenge")
def test_garrisons_and_empty_spaces_are_not_challenged() -> None:
    scene, space = beside_rampaging()
    assert refused(scene, ChallengeFoes((space,))) == ("nobody-to-challenge", "combat.challenge")
    keep = at_site(Site.KEEP)
    fort = keep.space
    keep.lies("guardsmen").hero(space=keep.state.turn(0).path[0])
    assert refused(keep, ChallengeFoes((fort,))) == ("nobody-to-challenge", "combat.challenge")


@pytest.mark.rule("combat.one-action")
def test_after_an_action_no_combat_is_begun() -> None:
    scene, space = beside_rampaging()
    scene.lies("prowlers", at=space).turn(stage=Stage.AFTER)
    assert offered(scene) == []
    assert refused(scene, ChallengeFoes((space,))) == ("no-combat-now", "combat.one-action")


@pytest.mark.rule("combat.no-rival")
def test_nobody_begins_a_combat_on_a_space_with_another_hero() -> None:
    scene, space = beside_rampaging(seats=2)
    scene.lies("prowlers", at=space)
    scene.state.edit_hero(1).space = scene.space
    assert refused(scene, ChallengeFoes((space,))) == ("no-combat-beside-hero", "combat.no-rival")


@pytest.mark.rule("combat.start")
def test_healing_left_over_is_lost_and_move_points_are_remembered() -> None:
    scene, space = beside_rampaging()
    scene.lies("prowlers", at=space).turn(healing=3, golden_healing=1, move=2).challenges(space)
    turn = scene.state.turn(0)
    assert (turn.healing, turn.golden_healing, turn.move) == (0, 0, 0)
    assert scene.combat.move_left == 2
    assert turn.stage is Stage.COMBAT


@pytest.mark.rule("combat.assault")
@pytest.mark.rule("combat.reveal")
def test_an_assault_costs_reputation_whatever_comes_of_it() -> None:
    scene = at_site(Site.KEEP).lies("guardsmen", up=False).assaults()
    assert scene.me.reputation == -1
    assert "enemy-revealed" in scene.story
    scene.does("next:block", "next:damage", "next:end")
    assert scene.me.reputation == -1


@pytest.mark.rule("combat.joining")
def test_who_was_provoked_by_an_assault_joins_unfortified_and_need_not_fall() -> None:
    scene = at_site(Site.CITY, tiles=("core-5",)).city(RED, "swordsmen")
    one, other = rampaging_spaces(scene)
    scene.lies("prowlers", at=one).lies("wolf-riders", at=other).assaults(one)
    assert scene.asks == "ask-joining"
    assert scene.offers() == ["challenge:nobody", f"challenge:{other}"]
    scene.does("challenge:nobody")
    assert [foe.enemy for foe in scene.state.foes().values()] == ["swordsmen", "prowlers"]
    assert [foe.defends for foe in scene.state.foes().values()] == [True, False]
    assert scene.tokens(other) == ["wolf-riders"]


@pytest.mark.rule("combat.joining")
def test_after_a_move_that_led_to_a_fight_others_may_be_challenged_too() -> None:
    scene = at_site(Site.CITY, tiles=("core-5",))
    one, other = rampaging_spaces(scene)
    scene.lies("prowlers", at=one).lies("wolf-riders", at=other).provokes(one)
    scene.does(f"challenge:{other}")
    assert [foe.enemy for foe in scene.state.foes().values()] == ["prowlers", "wolf-riders"]


@pytest.mark.rule("combat.provoked")
def test_without_others_nearby_nothing_is_asked() -> None:
    scene, space = beside_rampaging()
    assert scene.lies("prowlers", at=space).provokes(space).asks == "ask-ranged-phase"


@pytest.mark.rule("combat.adventure")
@pytest.mark.parametrize(
    ("site", "pile", "count"),
    [
        (Site.DUNGEON, Pile.BROWN, 1),
        (Site.TOMB, Pile.RED, 1),
        (Site.MONSTER_DEN, Pile.BROWN, 1),
        (Site.SPAWNING_GROUNDS, Pile.BROWN, 2),
    ],
)
def test_inside_an_adventure_site_enemies_are_drawn(site: Site, pile: Pile, count: int) -> None:
    names = ("gargoyle", "werewolf") if pile is Pile.BROWN else ("swamp-dragon",)
    scene = at_site(site).pile(pile, *names)
    assert offered(scene) == [f"enter:{scene.space}"]
    scene.enters()
    assert [foe.enemy for foe in scene.state.foes().values()] == list(names[:count])
    inside = site in (Site.DUNGEON, Site.TOMB)
    assert scene.combat.units is not inside
    assert scene.state.is_night() is inside
    assert scene.me.reputation == 0


@pytest.mark.rule("combat.adventure")
def test_nobody_else_is_challenged_from_inside_a_site() -> None:
    scene = at_site(Site.MONSTER_DEN, tiles=("countryside-6",)).pile(Pile.BROWN, "gargoyle")
    for space in rampaging_spaces(scene):
        scene.lies("prowlers", at=space)
    assert scene.enters().asks == "ask-ranged-phase"


@pytest.mark.rule("site.ruins")
def test_ruins_with_enemies_are_fought_and_altars_are_not() -> None:
    scene = at_site(Site.RUINS).ruins("altar-red")
    assert refused(scene, Enter(scene.space)) == ("nobody-in-the-ruins", "site.ruins")
    scene.ruins("green-green-crystals").pile(Pile.GREEN, "prowlers", "diggers")
    scene.enters()
    assert [foe.origin for foe in scene.state.foes().values()] == [Origin.LAIR] * 2


@pytest.mark.rule("site.conquered")
def test_a_conquered_den_is_not_entered_again_and_a_dungeon_is() -> None:
    den = at_site(Site.MONSTER_DEN).owned(0)
    assert refused(den, Enter(den.space)) == ("site-conquered", "site.conquered")
    dungeon = at_site(Site.DUNGEON).owned(0)
    assert offered(dungeon) == [f"enter:{dungeon.space}"]
    village = at_site(Site.VILLAGE)
    assert refused(village, Enter(village.space)) == ("nothing-to-enter", "combat.adventure")


@pytest.mark.rule("combat.burn")
def test_burning_a_monastery_costs_three_reputation_and_units_stay_outside() -> None:
    scene = at_site(Site.MONASTERY).pile(Pile.VIOLET, "monks")
    assert f"burn:{scene.space}" in offered(scene)
    scene.burns()
    assert scene.me.reputation == -3
    assert not scene.combat.units
    assert not scene.combat.fortified
    assert not scene.state.is_night()


@pytest.mark.rule("combat.burn")
def test_a_burned_monastery_does_not_burn_again() -> None:
    scene = at_site(Site.MONASTERY).owned(0)
    assert refused(scene, BurnDown(scene.space)) == ("burned-already", "combat.burn")
    keep = at_site(Site.KEEP)
    assert refused(keep, BurnDown(keep.space)) == ("nothing-to-burn", "combat.burn")


@pytest.mark.rule("keep.rival")
def test_the_keep_of_a_rival_who_is_away_is_defended_by_a_drawn_garrison() -> None:
    scene = at_site(Site.KEEP, seats=2).owned(1).pile(Pile.GREY, "crossbowmen").assaults()
    assert scene.me.reputation == -1
    foe = scene.state.foe("foe-1")
    assert (foe.origin, foe.half_fame) == (Origin.DRAWN, True)
    scene.foe("foe-1", held=True)
    scene.does("next:block").attack(4).does("strike:foe-1")
    assert scene.me.fame == 2, "half of 3, rounded up"
    assert scene.state.realm.shields[scene.space] == (0,)


@pytest.mark.rule("keep.rival")
def test_an_undefeated_garrison_of_a_rival_is_discarded() -> None:
    scene = at_site(Site.KEEP, seats=2).owned(1).pile(Pile.GREY, "crossbowmen").assaults()
    scene.foe("foe-1", held=True)
    scene.does("next:block", "next:end")
    assert scene.tokens() == []
    assert scene.state.piles.discarded[Pile.GREY] == ("crossbowmen",)
    assert scene.state.realm.shields[scene.space] == (1,)
    assert scene.me.space == scene.state.turn(0).path[-1] != scene.space


@pytest.mark.rule("scenario.conquer-and-hold")
def test_strongholds_cost_no_reputation_and_more_defenders_come_each_day() -> None:
    scene = at_site(Site.MAGE_TOWER, seats=2).owned(1).pile(Pile.VIOLET, "monks", "ice-mages")
    scene.state.edit(AGREEMENT, Agreement).strongholds = True
    scene.state.edit_calendar().round = 4
    scene.assaults()
    assert scene.me.reputation == 0
    assert len(scene.combat.foes) == 2
    for id in list(scene.combat.foes):
        scene.foe(id, held=True)
    scene.does("next:block").attack(99).does("strike:foe-1+foe-2")
    assert scene.me.fame == 5, "half of 4 and 5 together"
    assert scene.state.turn(0).rewards == []
    assert scene.state.realm.shields[scene.space] == (0,)


@pytest.mark.rule("combat.incantation")
def test_monsters_one_called_give_twice_their_fame_and_vanish_undefeated() -> None:
    scene = at_site(Site.GLADE).pile(Pile.BROWN, "minotaur", "gargoyle")
    scene.begins(Incantation(0, (Pile.BROWN,), glades=2))
    scene.attack(5, mode=RANGED).does("strike:foe-1")
    scene.foe("foe-2", held=True)
    scene.does("next:block", "next:end")
    assert scene.me.fame == 8
    assert scene.state.piles.discarded[Pile.BROWN] == ("minotaur", "gargoyle")
    assert scene.tokens() == []
    assert scene.state.realm.shields == {}


@pytest.mark.rule("mine.freed")
def test_a_mine_is_entered_only_where_enemies_hold_it() -> None:
    scene = at_site(Site.MINE)
    assert refused(scene, Enter(scene.space)) == ("nothing-to-enter", "combat.adventure")
    scene.lies("prowlers", "gargoyle", up=False)
    assert offered(scene)[-1] == f"enter:{scene.space}"
    scene.enters()
    assert scene.state.is_night()
    assert scene.combat.units


@pytest.mark.rule("combat.challenge")
def test_of_four_spaces_with_rampaging_enemies_any_set_can_be_challenged() -> None:
    scene, space = beside_rampaging()
    near = tuple(sorted(neighbors(space)[:4]))
    for other in near:
        scene.lies("prowlers", at=other)
    sets = [option.deed for option in challenge_options(scene.state, near, "combat.challenge")]
    assert len(sets) == len(set(sets)) == 15
    assert ChallengeFoes(near[:3]) in sets
