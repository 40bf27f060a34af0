"""The mages: their values, and how a battle ends."""

from __future__ import annotations

import pytest

from magehall.games.mage_wars.books import STARTER
from magehall.games.mage_wars.cards import CARDS, NUMBER
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position

VALUES = [("beastmaster", 36, 9), ("priestess", 32, 10), ("warlock", 38, 9), ("wizard", 32, 10)]


# Values


@pytest.mark.rule("mages.level")
def test_a_mage_is_a_creature_of_level_six() -> None:
    battle = duel(mage(zone="b2", mana=6), mage("wizard", zone="b2", markers={"sleep": 1}), creature="mage-0")
    assert battle.sees(None, "mage-1")["level"] == 6
    battle.does(0, "invoke:mage-0.restore:mage-1", "cure:sleep").passes()
    assert battle.mana(0) == 0, "waking a sleeper costs its level"


@pytest.mark.rule("mages.no-school")
def test_a_mage_belongs_to_no_school_whatever_the_training() -> None:
    assert not any(CARDS[NUMBER[kind]].school_names for kind, *_ in VALUES)
    battle = duel(
        mage(zone="a1"),
        mage("warlock", zone="b2"),
        creature("samandriel_angel_of_light", id="angel", zone="b2"),
        creature="angel",
        dice=[*[BLANK] * 5, 6],
    )
    battle.does(0, "attack:angel.the-greatsword-starfire:mage-1").passes()
    assert dice_rolled(battle) == [5], "the Warlock is not Dark"


@pytest.mark.rule("mages.no-school")
def test_a_creature_belongs_to_the_schools_of_its_card() -> None:
    battle = duel(
        mage(zone="a1"),
        mage("warlock", zone="d3"),
        creature("samandriel_angel_of_light", id="angel", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        creature="angel",
        dice=[*[BLANK] * 6, 5],
    )
    battle.does(0, "attack:angel.the-greatsword-starfire:slayer").passes()
    assert dice_rolled(battle) == [6], "one die more against what is Dark"


@pytest.mark.rule("mages.values")
@pytest.mark.parametrize(("kind", "life", "channeling"), VALUES)
def test_life_and_channeling_of_the_four_mages(kind: str, life: int, channeling: int) -> None:
    battle = duel(mage(kind, mana=0), mage(), at="channel")
    assert battle.life("mage-0") == life
    assert battle.armor("mage-0") == 0
    assert battle.mana(0) == channeling
    assert set(STARTER) == {kind for kind, *_ in VALUES}


@pytest.mark.rule("mages.basic-attack")
@pytest.mark.parametrize("kind", ["priestess", "wizard"])
def test_every_mage_has_a_quick_melee_attack_of_three_dice(kind: str) -> None:
    battle = duel(mage(kind, zone="b1"), mage(zone="b2"), creature="mage-0", dice=[HIT, HIT, HIT])
    battle.does(0, "move:mage-0:b2", "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.damage("mage-1") == 3
    assert dice_rolled(battle) == [3]


@pytest.mark.rule("mages.battle-skill")
@pytest.mark.parametrize("kind", ["beastmaster", "warlock"])
def test_battle_skill_adds_a_die(kind: str) -> None:
    battle = duel(mage(kind, zone="b2"), mage(zone="b2"), creature="mage-0", dice=[BLANK] * 4)
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert dice_rolled(battle) == [4]


# The end


@pytest.mark.rule("mages.lose")
def test_who_loses_the_mage_loses_the_battle() -> None:
    battle = duel(mage(zone="b2"), mage(zone="b2", damage=31), creature="mage-0", dice=[HIT, BLANK, BLANK])
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.winners == (0,)
    assert battle.match.result is not None
    assert battle.match.result.reason.key == "result-last-standing"


@pytest.mark.rule("mages.lose")
def test_all_creatures_lost_is_not_lost_yet() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        creature="wolf",
        turn=0,
    )
    battle.does(0, "finish:wolf").passes()
    assert battle.winners is None


@pytest.mark.rule("mages.death-stops")
def test_a_dead_mage_strikes_back_at_nobody() -> None:
    battle = duel(
        mage(zone="b2"), mage(zone="b2", damage=31, guard=True), creature="mage-0", dice=[HIT, BLANK, BLANK]
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert "ask-counterstrike" not in battle.asks.values()
    assert battle.winners == (0,)
    alive = duel(
        mage(zone="b2"), mage(zone="b2", damage=30, guard=True), creature="mage-0", dice=[HIT, BLANK, BLANK]
    )
    alive.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert alive.asks == {1: "ask-counterstrike"}, "a living guard would"


@pytest.mark.rule("mages.death-stops")
def test_a_dead_mage_reveals_and_pays_for_nothing() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3", dead=True),
        mage(),
        creature("emerald_tegu", id="tegu", zone="b2", controller=1),
        veil("block", id="block", on="tegu", controller=1),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
        dice=[HIT, HIT, HIT, HIT],
    )
    battle.does(0, "attack:wolf.bite:tegu").passes()
    assert battle.damage("tegu") == 1, "nobody pays for the Block"


@pytest.mark.rule("mages.death-stops")
def test_a_warlock_dead_of_a_bargain_deploys_nothing_more() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=40, damage=36),
        mage(zone="d3"),
        conjuration("pentagram", zone="b1", mana=2, assigned="firebrand_imp"),
        conjuration("pentagram", zone="b2", mana=9, assigned="firebrand_imp"),
        at="deployment",
    )
    battle.does(0, "cast:firebrand-imp:b1")
    battle.does(0, f"mark:{battle.new('firebrand_imp')}")
    assert battle.winners == (1,)
    assert len(battle.happened("entered-play")) == 1


@pytest.mark.rule("mages.death-attachments")
def test_enchantments_and_equipment_on_a_dead_mage_are_destroyed() -> None:
    battle = three_mages()
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert not battle.exists("mage-1")
    assert not battle.exists("cloak")
    assert not battle.exists("hidden")
    assert not battle.exists("agony")
    assert {"rhino_hide", "suppression_cloak"} <= set(battle.discard(1))
    assert battle.discard(0) == ["agony"]


@pytest.mark.rule("mages.death-attachments")
@pytest.mark.rule("mages.curseweaving")
def test_warlocks_may_take_their_curses_back_from_a_dead_mage() -> None:
    battle = duel(
        mage("warlock", zone="b2"),
        mage("wizard", zone="b2", damage=31),
        mage("warlock"),
        enchantment("agony", id="agony", on="mage-1", controller=0),
        enchantment("enfeeble", id="enfeeble", on="mage-1", controller=2),
        enchantment("maim_wings", on="mage-1", controller=2),
        creature="mage-0",
        dice=[CRIT, BLANK, BLANK, BLANK],
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.asks == {0: "ask-curseweaving"}, "who has the initiative is asked first"
    battle.does(0, "take-back:agony").does(2, "take-back:enfeeble").passes()
    assert battle.book(0) == ["agony"]
    assert battle.book(2) == ["enfeeble"]
    assert battle.discard(2) == ["maim_wings"]


@pytest.mark.rule("mages.death-objects")
def test_the_other_objects_of_a_dead_mage_stay_in_play() -> None:
    battle = three_mages()
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.exists("wolf")
    assert battle.exists("strength")
    assert battle.winners is None


def three_mages() -> Battle:
    """A mage about to be killed among three, with objects of all sorts."""
    return duel(
        mage("wizard", zone="b2", mana=10),
        mage("wizard", zone="b2", damage=31, mana=0),
        mage("wizard"),
        equipment("suppression_cloak", id="cloak", controller=1),
        veil("rhino_hide", id="hidden", on="mage-1", controller=1),
        enchantment("agony", id="agony", on="mage-1", controller=0),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        enchantment("bear_strength", id="strength", on="wolf", controller=1),
        creature="mage-0",
        dice=[CRIT, BLANK, BLANK],
    )


@pytest.mark.rule("mages.death-phase")
def test_play_goes_on_to_the_end_of_the_action_phase() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2", damage=31),
        veil("rhino_hide", on="mage-0"),
        creature="mage-0",
        dice=[HIT, BLANK, BLANK],
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").until("ask-reveal-attack-damage")
    assert not battle.exists("mage-1")
    assert battle.winners is None, "dead, but not decided"
    assert battle.passes().winners == (0,)


@pytest.mark.rule("mages.death-phase")
def test_with_the_action_phase_it_is_over_before_anyone_quickcasts_after_it() -> None:
    battle = duel(
        mage("wizard", zone="b2"), mage(zone="b2", damage=31), creature="mage-0", dice=[HIT, BLANK, BLANK]
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1")
    assert battle.winners == (0,)


@pytest.mark.rule("mages.death-phase")
def test_a_quickcast_after_the_action_phase_can_win() -> None:
    battle = duel(
        mage("wizard", zone="b2"),
        mage("warlock", zone="b2", damage=37),
        creature("timber_wolf", id="wolf", zone="d3", controller=1),
        creature="mage-0",
        dice=[HIT, BLANK, BLANK],
    )
    battle.does(0, "finish:mage-0", "invoke:mage-0.arcane-zap:mage-1")
    assert battle.winners == (0,), "before the next creature acts"


@pytest.mark.rule("mages.death-phase")
def test_play_goes_on_to_the_end_of_the_upkeep_phase() -> None:
    battle = duel(
        mage("warlock", damage=37, markers={"burn": 1}),
        mage("warlock"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"rot": 1}, controller=1),
        at="upkeep",
        dice=[HIT],
    )
    assert battle.winners == (1,)
    assert battle.damage("wolf") == 1, "the other's upkeep was carried out first"


@pytest.mark.rule("mages.draw")
def test_the_wizard_kills_with_a_spell_and_dies_of_magebane() -> None:
    battle = position("mages_magebane_draw")
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes()
    assert battle.winners == ()
    assert battle.match.result is not None
    assert battle.match.result.reason.key == "result-draw"


@pytest.mark.rule("mages.draw")
@pytest.mark.rule("mages.death-phase")
def test_two_mages_that_burn_to_death_in_one_upkeep_draw() -> None:
    battle = duel(
        mage("warlock", damage=37, markers={"burn": 1}),
        mage("warlock", damage=37, markers={"burn": 1}),
        at="upkeep",
        dice=[HIT, HIT],
    )
    assert battle.winners == ()


@pytest.mark.rule("mages.long-battle")
def test_the_hundredth_round_is_the_last() -> None:
    battle = duel(mage("warlock"), mage("warlock"), at="end", round=100)
    assert battle.winners == ()
    assert battle.match.result is not None
    assert battle.match.result.reason.key == "result-too-long"
    assert duel(mage("warlock"), mage("warlock"), at="end", round=99).round == 100


@pytest.mark.rule("mages.long-battle")
def test_the_hundredth_round_is_played_to_its_end() -> None:
    battle = duel(mage("warlock", zone="b2"), mage("warlock", zone="b2", damage=37), at="upkeep", round=100)
    battle.does(0, "activate:mage-0")
    assert battle.winners is None
    killing = duel(
        mage("warlock", zone="b2"),
        mage("warlock", zone="b2", damage=37),
        round=100,
        dice=[HIT, BLANK, BLANK, BLANK],
    )
    killing.does(0, "activate:mage-0", "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert killing.winners == (0,), "and can still be won"
