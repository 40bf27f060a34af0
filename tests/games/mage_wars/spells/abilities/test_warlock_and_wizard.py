"""What the Warlock and the Wizard can do that no other mage can."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    CRIT2,
    HIT,
    HIT2,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import position, targets

# The Warlock


@pytest.mark.rule("mages.curseweaving")
def test_one_of_three_curses_goes_back_into_the_spellbook() -> None:
    battle = position("mages_three_curses")
    battle.does(0, "attack:imp.hellfire-claws:wolf").passes()
    assert battle.asks == {0: "ask-curseweaving"}
    assert battle.offers(0) == ["take-back:agony", "take-back:enfeeble", "take-back:veil-1", "pass"]
    battle.does(0, "take-back:enfeeble").passes()
    assert battle.book(0) == ["enfeeble"]
    assert sorted(battle.discard(0)) == ["agony", "maim_wings"]


@pytest.mark.rule("mages.curseweaving")
def test_the_warlock_may_let_all_curses_go() -> None:
    battle = position("mages_three_curses")
    battle.does(0, "attack:imp.hellfire-claws:wolf").passes()
    battle.does(0, "pass").passes()
    assert battle.book(0) == []
    assert len(battle.discard(0)) == 3


@pytest.mark.rule("mages.curseweaving-one")
def test_a_second_creature_that_dies_in_the_round_gives_nothing_back() -> None:
    battle = duel(
        mage("warlock", zone="a1", used={"curseweaving": 1}),
        mage("beastmaster", zone="d3"),
        creature("firebrand_imp", id="imp", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", damage=9, controller=1),
        enchantment("agony", on="wolf"),
        creature="imp",
        dice=[CRIT, BLANK],
    )
    battle.does(0, "attack:imp.hellfire-claws:wolf").passes()
    assert not battle.exists("wolf")
    assert battle.discard(0) == ["agony"]


@pytest.mark.rule("mages.curseweaving-one")
def test_of_two_creatures_that_die_at_once_only_one_gives_a_curse_back() -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage("beastmaster", zone="d3"),
        creature("timber_wolf", id="first", zone="b2", damage=9, markers={"rot": 1}, controller=1),
        creature("timber_wolf", id="second", zone="c2", damage=9, markers={"rot": 1}, controller=1),
        enchantment("agony", id="agony", on="first"),
        enchantment("enfeeble", id="enfeeble", on="second"),
        at="upkeep",
    )
    battle.does(0, "take-back:agony")
    assert not battle.exists("second")
    assert battle.book(0) == ["agony"]
    assert battle.discard(0) == ["enfeeble"]


@pytest.mark.rule("mages.bloodreaper")
@pytest.mark.rule("mages.bloodreaper-cost")
def test_a_slayer_is_made_the_blood_reaper_for_four_life() -> None:
    battle = position("mages_slayer_bargain")
    battle.does(0, "cast:dark-pact-slayer:b2")
    slayer = battle.new("dark_pact_slayer")
    assert battle.asks == {0: "ask-bloodreaper"}
    battle.does(0, f"mark:{slayer}").passes()
    assert battle.markers(slayer) == {"bloodreaper": 1}
    assert battle.life("mage-0") == 34
    assert battle.damage("mage-0") == 7
    assert battle.mana(0) == 7, "only the spell was paid with mana"


@pytest.mark.rule("mages.bloodreaper")
def test_a_demon_from_the_pentagram_may_be_the_blood_reaper_and_a_legend_may_not() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=20),
        mage(zone="d3"),
        conjuration("pentagram", zone="b2", mana=2, assigned="dark_pact_slayer"),
        at="deployment",
    )
    battle.does(0, "cast:dark-pact-slayer:b2")
    assert battle.asks == {0: "ask-bloodreaper"}
    legend = duel(
        mage("warlock", zone="b2", mana=40, prepared=["adramelech_lord_of_fire"]),
        mage(zone="d3"),
        creature="mage-0",
    )
    legend.does(0, "cast:adramelech-lord-of-fire:b2")
    assert "ask-bloodreaper" not in legend.asks.values()


@pytest.mark.rule("mages.bloodreaper-cost")
def test_a_bargain_for_the_last_of_his_life_kills_the_warlock() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, damage=36, prepared=["firebrand_imp"]),
        mage(zone="d3"),
        creature="mage-0",
    )
    battle.does(0, "cast:firebrand-imp:b2")
    battle.does(0, f"mark:{battle.new('firebrand_imp')}").passes()
    assert battle.winners == (1,)


@pytest.mark.rule("mages.bloodreaper-thirst")
def test_the_blood_reaper_thirsts_for_the_wounded() -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage(zone="d3"),
        creature("firebrand_imp", id="imp", zone="b2", markers={"bloodreaper": 1}),
        creature("timber_wolf", id="whole", zone="b2", controller=1),
        creature("timber_wolf", id="hurt", zone="b2", damage=1, controller=1),
        creature="imp",
        dice=[BLANK] * 4,
    )
    assert battle.sees(None, "imp")["values"]["bloodthirsty"] == 2
    assert battle.offers(0) == ["attack:imp.hellfire-claws:hurt"]
    battle.does(0, "attack:imp.hellfire-claws:hurt").passes()
    assert dice_rolled(battle) == [4], "two dice more"


@pytest.mark.rule("mages.bloodreaper-heal")
def test_the_first_wound_of_the_round_heals_the_warlock() -> None:
    battle = duel(
        mage("warlock", zone="a1", damage=5),
        mage(zone="d3"),
        creature("firebrand_imp", id="imp", zone="b2", markers={"bloodreaper": 1}),
        creature("emerald_tegu", id="tegu", zone="b2", controller=1, active=False),
        creature("timber_wolf", id="wolf", zone="b2", controller=1, guard=True),
        creature="imp",
        dice=[CRIT, BLANK],
    )
    battle.does(0, "attack:imp.hellfire-claws:wolf").lets("ask-counterstrike")
    assert battle.damage("wolf") == 1
    assert battle.damage("mage-0") == 3


@pytest.mark.rule("mages.bloodreaper-heal")
@pytest.mark.parametrize(
    ("victim", "used", "left"),
    [("emerald_tegu", {}, 3), ("emerald_tegu", {"blood": 1}, 5), ("skeletal_sentry", {}, 5)],
)
def test_it_heals_once_a_round_and_by_living_blood_only(victim: str, used: dict[str, int], left: int) -> None:
    battle = duel(
        mage("warlock", zone="a1", damage=5),
        mage(zone="d3"),
        creature("firebrand_imp", id="imp", zone="b2", markers={"bloodreaper": 1}, used=used),
        creature(victim, id="victim", zone="b2", controller=1),
        creature="imp",
        dice=[CRIT, BLANK],
    )
    battle.does(0, "attack:imp.hellfire-claws:victim").passes()
    assert battle.damage("victim") == 1
    assert battle.damage("mage-0") == left


@pytest.mark.rule("mages.bloodreaper-heal")
def test_a_whole_warlock_gains_nothing() -> None:
    battle = duel(
        mage("warlock", zone="a1"),
        mage(zone="d3"),
        creature("firebrand_imp", id="imp", zone="b2", markers={"bloodreaper": 1}),
        creature("emerald_tegu", id="tegu", zone="b2", controller=1),
        creature="imp",
        dice=[CRIT, BLANK],
    )
    battle.does(0, "attack:imp.hellfire-claws:tegu").passes()
    assert battle.damage("mage-0") == 0
    assert battle.life("mage-0") == 38


@pytest.mark.rule("mages.bloodreaper-one")
def test_there_is_one_blood_reaper_and_each_new_one_costs_life_again() -> None:
    def summoned(*others: dict[str, object], growth: int = 0) -> Battle:
        battle = duel(
            mage("warlock", zone="b2", mana=20, prepared=["firebrand_imp"], growth=growth),
            mage("warlock", zone="d3"),
            *others,
            creature="mage-0",
        )
        return battle.does(0, "cast:firebrand-imp:b2")

    first = creature("dark_pact_slayer", zone="a1", markers={"bloodreaper": 1})
    assert summoned(first).asks == {1: "ask-activate"}
    again = summoned(growth=-4)
    again.does(0, f"mark:{again.new('firebrand_imp')}")
    assert again.life("mage-0") == 38 - 4 - 2


# The Wizard


@pytest.mark.rule("mages.shield-on")
def test_the_wizard_may_switch_the_shield_on_for_two_mana() -> None:
    battle = duel(mage("wizard", mana=5), mage("warlock"), at="upkeep")
    assert battle.asks == {0: "ask-shield"}
    battle.does(0, "pay:mage-0")
    assert battle.markers("mage-0") == {"voltaric-shield": 1}
    assert battle.mana(0) == 3
    off = duel(mage("wizard", mana=5), mage("warlock"), at="upkeep")
    off.does(0, "refuse:mage-0")
    assert off.markers("mage-0") == {}
    assert off.mana(0) == 5
    poor = duel(mage("wizard", mana=1), mage("warlock"), at="upkeep")
    assert poor.phase != "upkeep", "without the mana there is nothing to ask"


def struck(dice: list[int], **more: object) -> Battle:
    """A wizard behind the shield, struck by a wolf."""
    battle = duel(
        mage("wizard", zone="b2", markers={"voltaric-shield": 1}, **more),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        enchantment("rhino_hide", on="mage-0"),
        creature="wolf",
        dice=dice,
    )
    return battle.does(1, "attack:wolf.bite:mage-0").passes()


@pytest.mark.rule("mages.shield-absorbs")
def test_the_shield_takes_three_of_five_damage_after_armor() -> None:
    battle = struck([CRIT2, CRIT2, CRIT, HIT])
    assert battle.damage("mage-0") == 2
    assert battle.markers("mage-0") == {}


@pytest.mark.rule("mages.shield-used-up")
@pytest.mark.parametrize("damage", [1, 2])
def test_even_little_damage_uses_the_shield_up(damage: int) -> None:
    battle = struck([CRIT] * damage + [BLANK] * (4 - damage))
    assert battle.damage("mage-0") == 0
    assert battle.markers("mage-0") == {}


@pytest.mark.rule("mages.shield-used-up")
def test_an_attack_stopped_by_armor_leaves_the_shield_on() -> None:
    battle = struck([HIT, HIT, BLANK, BLANK])
    assert battle.damage("mage-0") == 0
    assert battle.markers("mage-0") == {"voltaric-shield": 1}


@pytest.mark.rule("mages.shield-used-up")
def test_an_avoided_attack_leaves_the_shield_on() -> None:
    battle = duel(
        mage("wizard", zone="b2", markers={"voltaric-shield": 1}),
        mage("warlock", zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        enchantment("force_sword", on="mage-0"),
        creature="wolf",
        dice=[12],
    )
    battle.does(1, "attack:wolf.bite:mage-0")
    battle.does(0, battle.offers(0, "defend:")[0]).passes()
    assert battle.markers("mage-0") == {"voltaric-shield": 1}


@pytest.mark.rule("mages.shield-direct")
def test_the_shield_stops_no_direct_damage() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=1, markers={"voltaric-shield": 1, "burn": 1}),
        mage("warlock", zone="d3"),
        enchantment("ghoul_rot", on="mage-0", controller=1),
        at="upkeep",
        dice=[HIT2],
    )
    battle.does(0, "in-order")
    assert battle.damage("mage-0") == 4
    assert battle.markers("mage-0") == {"voltaric-shield": 1, "burn": 1}


@pytest.mark.rule("mages.shield-direct")
def test_the_shield_stops_no_drain_life() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["drain_life"]),
        mage("wizard", zone="b2", markers={"voltaric-shield": 1}),
        creature="mage-0",
        dice=[HIT] * 5,
    )
    battle.does(0, "cast:drain-life:mage-1").passes()
    assert battle.damage("mage-1") == 5
    assert battle.markers("mage-1") == {"voltaric-shield": 1}


@pytest.mark.rule("mages.shield-off")
def test_the_shield_goes_off_at_the_end_of_the_round() -> None:
    battle = duel(mage("wizard", markers={"voltaric-shield": 1}), mage("warlock"), at="end")
    assert battle.asks == {0: "ask-shield"}, "the next upkeep phase"
    assert battle.markers("mage-0") == {}


@pytest.mark.rule("mages.zap")
def test_the_zap_needs_no_card_costs_one_mana_and_is_not_discarded() -> None:
    battle = duel(mage("wizard", zone="b2", mana=1), mage(zone="b2"), creature="mage-0", dice=[BLANK] * 3)
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes()
    assert battle.mana(0) == 0
    assert battle.discard(0) == []


@pytest.mark.rule("mages.zap")
def test_a_jinx_can_cancel_the_zap() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=5),
        mage(zone="b2", mana=5),
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes().does(1, "pay:jinx").passes()
    assert dice_rolled(battle) == []
    assert battle.damage("mage-1") == 0


@pytest.mark.rule("mages.zap-attack")
def test_the_zap_is_ethereal_with_three_dice() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=5),
        mage(zone="d3"),
        creature("whirling_spirit", id="spirit", zone="b1", controller=1),
        creature="mage-0",
        dice=[HIT2, HIT, BLANK],
    )
    battle.does(0, "invoke:mage-0.arcane-zap:spirit").passes()
    assert battle.damage("spirit") == 3, "the 2 counts"


@pytest.mark.rule("mages.zap-attack")
def test_the_zap_reaches_creatures_and_conjurations_one_zone_away() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=5),
        mage(zone="c2"),
        creature("timber_wolf", id="near", zone="b3", controller=1),
        creature("timber_wolf", id="far", zone="d2", controller=1),
        conjuration("mana_crystal", id="crystal", zone="a2", controller=1),
        creature="mage-0",
    )
    assert {"mage-1", "near", "crystal"} <= targets(battle, "invoke:mage-0.arcane-zap:")
    assert "far" not in targets(battle, "invoke:mage-0.arcane-zap:")


@pytest.mark.rule("mages.zap-attack")
def test_the_zap_hurts_a_fog_bank() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=5),
        mage(zone="d3"),
        wall("fog_bank", id="fog", border="b2-c2", controller=1),
        creature="mage-0",
        dice=[HIT2, BLANK, BLANK],
    )
    battle.does(0, "invoke:mage-0.arcane-zap:fog").passes()
    assert battle.damage("fog") == 2


@pytest.mark.rule("mages.zap-once")
def test_the_zap_is_cast_once_a_round() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=5), mage("warlock", zone="b2"), creature="mage-0", dice=[BLANK] * 3
    )
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").until("ask-after-action")
    assert battle.offers(0) == ["pass"], "the quickcast is ready, but the zap is not"
    battle.does(0, "pass").does(1, "activate:mage-1", "finish:mage-1").passes()
    battle.does(0, "pass", "refuse:mage-0")
    assert battle.round == 2
    assert "invoke:mage-0.arcane-zap:mage-1" in battle.offers(0), "in the next round it is"
