"""Damage and life: armor, destruction, healing, regeneration, and damage that is no attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import boon, dice_rolled
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
    equipment,
    mage,
    slug,
    veil,
)
from tests.games.mage_wars.tables import position, targets


def bitten(card: str, *dice: int, more: tuple[dict[str, Any], ...] = (), **rest: Any) -> Battle:
    """A wolf has bitten an enemy creature called ``prey``."""
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature(card, id="prey", zone="b2", controller=1, **rest),
        *more,
        creature="wolf",
        dice=list(dice),
    )
    return battle.does(0, "attack:wolf.bite:prey").passes()


def casting(spell: str, target: str, *more: dict[str, Any], dice: tuple[int, ...] = ()) -> Battle:
    """A priestess has cast a spell."""
    battle = duel(
        mage("priestess", zone="b2", mana=30, prepared=[spell]),
        mage(zone="d3"),
        *more,
        creature="mage-0",
        dice=list(dice),
    )
    return battle.does(0, f"cast:{slug(spell)}:{target}").passes()


# Damage


@pytest.mark.rule("damage.life")
def test_damage_is_counted_apart_from_life() -> None:
    battle = bitten("steelclaw_grizzly", CRIT2, CRIT, BLANK, BLANK)
    assert battle.damage("prey") == 3
    assert battle.life("prey") == 15
    assert battle.life("mage-0") == 32, "mages have life too"
    walled = duel(mage(), mage(), conjuration("mana_crystal", id="crystal", zone="b2"))
    assert walled.life("crystal") == 6, "and so have conjurations"


@pytest.mark.rule("damage.destroyed")
@pytest.mark.parametrize(
    ("dice", "there"), [((CRIT2, CRIT, BLANK, BLANK), True), ((CRIT2, CRIT2) * 2, False)]
)
def test_what_has_as_much_damage_as_life_is_destroyed(dice: tuple[int, ...], there: bool) -> None:
    battle = bitten("bitterwood_fox", *dice, damage=1)
    assert battle.exists("prey") == there
    exactly = bitten("bitterwood_fox", CRIT2, CRIT2, BLANK, BLANK, damage=1)
    assert not exactly.exists("prey"), "five damage and life 5"


@pytest.mark.rule("damage.destroyed")
def test_a_conjuration_is_destroyed_like_a_creature() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        conjuration("mana_crystal", id="crystal", zone="b2", controller=1, damage=3),
        creature="wolf",
        dice=[CRIT2, CRIT, BLANK, BLANK],
    )
    battle.does(0, "attack:wolf.bite:crystal").passes()
    assert not battle.exists("crystal")
    assert battle.discard(1) == ["mana_crystal"]


@pytest.mark.rule("damage.discarded")
def test_a_destroyed_object_goes_to_its_owners_pile_whoever_controlled_it() -> None:
    battle = bitten("bitterwood_fox", *[CRIT2] * 4, owner=0)
    assert battle.discard(0) == ["bitterwood_fox"]
    assert battle.discard(1) == []


@pytest.mark.rule("damage.armour")
@pytest.mark.parametrize(
    ("dice", "damage"),
    [
        ((HIT, HIT, HIT, BLANK), 0),
        ((HIT2, HIT2, BLANK, BLANK), 1),
        ((HIT, HIT, CRIT, BLANK), 1),
        ((HIT2, HIT2, CRIT2, CRIT), 4),
    ],
)
def test_armor_stops_normal_damage_but_never_critical(dice: tuple[int, ...], damage: int) -> None:
    assert bitten("steelclaw_grizzly", *dice).damage("prey") == damage


@pytest.mark.rule("damage.armour-floor")
def test_armor_never_falls_below_nothing() -> None:
    battle = bitten("timber_wolf", HIT, HIT, BLANK, BLANK, boons=[boon(("armor", -5))])
    assert battle.armor("prey") == 0
    assert battle.damage("prey") == 2
    hidden = enchantment("rhino_hide", on="prey", controller=1)
    assert bitten("timber_wolf", *[HIT2] * 4, more=(hidden,)).damage("prey") == 4, "armor 2 and 2 more"


@pytest.mark.rule("damage.no-armour")
def test_what_has_the_no_armor_symbol_cannot_gain_any() -> None:
    battle = bitten("whirling_spirit", HIT, HIT, BLANK, BLANK, boons=[boon(("armor", 3))])
    assert battle.armor("prey") == 0
    assert battle.damage("prey") == 2


# Healing


@pytest.mark.rule("damage.healing")
def test_healing_counts_normal_and_critical_alike_whatever_the_armor() -> None:
    bear = creature("steelclaw_grizzly", id="bear", zone="b2", damage=9)
    battle = casting("minor_heal", "bear", bear, dice=(HIT2, CRIT2, HIT, CRIT, BLANK))
    assert battle.damage("bear") == 3


@pytest.mark.rule("damage.healing-cap")
def test_what_healing_has_left_over_is_lost() -> None:
    bear = creature("steelclaw_grizzly", id="bear", zone="b2", damage=2)
    battle = casting("minor_heal", "bear", bear, dice=(CRIT2,) * 5)
    assert battle.damage("bear") == 0
    assert battle.life("bear") == 15


@pytest.mark.rule("damage.only-living")
def test_only_the_living_can_be_healed() -> None:
    battle = duel(
        mage(zone="b2", mana=30, prepared=["minor_heal", "group_heal"]),
        mage(zone="d3"),
        creature("skeletal_sentry", id="bones", zone="b2", damage=3),
        creature("timber_wolf", id="wolf", zone="b2", damage=3),
        creature="mage-0",
        dice=[CRIT] * 5,
    )
    assert "cast:minor-heal:wolf" in battle.offers(0)
    assert "cast:minor-heal:bones" not in battle.offers(0)
    battle.does(0, "cast:group-heal:b2").passes()
    assert (battle.damage("wolf"), battle.damage("bones")) == (0, 3)


@pytest.mark.rule("damage.only-living")
def test_living_conjurations_regenerate_and_nonliving_creatures_do_not() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        conjuration("mana_flower", id="flower", zone="b2", damage=3),
        creature("skeletal_sentry", id="bones", zone="b2", damage=3, boons=[boon(("regenerate", 2))]),
        at="upkeep",
    )
    assert battle.damage("flower") == 1
    assert battle.damage("bones") == 3


@pytest.mark.rule("damage.healing-bar")
def test_the_cleric_spends_its_full_action_to_heal_a_friend_nearby() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("asyran_cleric", id="cleric", zone="b2"),
        creature("timber_wolf", id="wolf", zone="c2", damage=3),
        creature("timber_wolf", id="afar", zone="d2", damage=3),
        creature("skeletal_sentry", id="bones", zone="b2", damage=3),
        creature="cleric",
        dice=[HIT2],
    )
    healed = targets(battle, "use:cleric.healing-light:")
    assert "wolf" in healed
    assert not healed & {"afar", "bones"}
    battle.does(0, "use:cleric.healing-light:wolf").passes()
    assert battle.damage("wolf") == 1
    moved = duel(mage(), mage(), creature("asyran_cleric", id="cleric", zone="b2"), creature="cleric")
    moved.does(0, "move:cleric:c2").passes()
    assert not moved.offers(0, "use:"), "not after a move"


@pytest.mark.rule("damage.regeneration")
def test_the_hydra_regenerates_two_in_each_upkeep_phase() -> None:
    battle = duel(mage(), mage(), creature("darkfenne_hydra", id="hydra", zone="b2", damage=5), at="upkeep")
    assert battle.damage("hydra") == 3


@pytest.mark.rule("damage.regeneration-highest")
def test_of_several_regenerate_traits_the_highest_counts() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("darkfenne_hydra", id="hydra", zone="b2", damage=9),
        enchantment("regrowth", on="hydra"),
        creature("highland_unicorn", zone="b2"),
        at="upkeep",
    )
    assert battle.damage("hydra") == 7, "2, 2 and 1, but not five"


# Life


@pytest.mark.rule("damage.life-gain")
def test_gaining_life_removes_no_damage() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", damage=4),
        veil("bull_endurance", id="bull", on="wolf"),
    )
    battle.does(0, "activate:wolf").until("ask-reveal-activated").does(0, "reveal:bull")
    assert battle.life("wolf") == 14
    assert battle.damage("wolf") == 4


@pytest.mark.rule("damage.life-loss")
@pytest.mark.parametrize(("damage", "there"), [(9, True), (10, False)])
def test_losing_life_destroys_what_has_suffered_enough(damage: int, there: bool) -> None:
    wolf = creature("timber_wolf", id="wolf", zone="b2", damage=damage)
    battle = casting("dispel", "bull", wolf, enchantment("bull_endurance", id="bull", on="wolf"))
    assert not battle.exists("bull")
    assert battle.exists("wolf") == there
    assert battle.discard(0).count("timber_wolf") == (0 if there else 1)


@pytest.mark.rule("damage.life-loss", "card.shift-enchantment")
def test_life_that_is_moved_away_is_lost_too() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["shift_enchantment"]),
        mage(zone="d3"),
        creature("stonegaze_basilisk", id="basilisk", zone="b2", damage=10),
        creature("timber_wolf", id="wolf", zone="b2"),
        enchantment("bull_endurance", id="bull", on="basilisk"),
        creature="mage-0",
    )
    battle.does(0, "cast:shift-enchantment:bull").passes()
    (to_wolf,) = [option for option in battle.offers(0) if option.endswith(":wolf")]
    battle.does(0, to_wolf).passes()
    assert not battle.exists("basilisk")
    assert battle.life("wolf") == 14


@pytest.mark.rule("damage.life-loss")
def test_healing_does_not_bring_lost_life_back() -> None:
    battle = duel(
        mage(zone="b2", mana=30, prepared=["minor_heal"], damage=3, growth=-4),
        mage(),
        creature="mage-0",
        dice=[CRIT2] * 5,
    )
    battle.does(0, "cast:minor-heal:mage-0").passes()
    assert battle.damage("mage-0") == 0
    assert battle.life("mage-0") == 32 - 4 + 1, "one life more, the Priestess's reward for a holy spell"


@pytest.mark.rule("damage.finite-life")
def test_under_finite_life_nothing_heals_regenerates_or_gains_life() -> None:
    hydra = creature("darkfenne_hydra", id="hydra", zone="b2", damage=5)
    poison = enchantment("poisoned_blood", id="poison", on="hydra", controller=1)
    healed = casting("minor_heal", "hydra", hydra, poison, dice=(CRIT2,) * 5)
    assert healed.damage("hydra") == 5
    rested = duel(mage(), mage(), hydra, poison, at="upkeep")
    assert rested.damage("hydra") == 5
    strengthened = duel(
        mage(), mage(), hydra, poison, enchantment("bull_endurance", on="hydra"), creature="hydra"
    )
    assert strengthened.life("hydra") == 15


@pytest.mark.rule("damage.finite-life-kept", "spells.earlier-holds")
def test_the_basilisk_the_wolf_and_the_deathlock() -> None:
    battle = position("damage_basilisk_and_deathlock")
    assert battle.life("basilisk") == 14
    battle.does(1, "activate:mage-1", "cast:deathlock:b1").passes()
    assert battle.exists(battle.new("deathlock"))
    assert battle.life("basilisk") == 14, "what was gained before stays"
    battle.does(0, "activate:mage-0", "cast:shift-enchantment:bull").passes()
    (to_wolf,) = [option for option in battle.offers(0) if option.endswith(":wolf")]
    battle.does(0, to_wolf).passes()
    assert battle.attached("wolf") == ["bull"]
    assert battle.life("basilisk") == 10
    assert battle.life("wolf") == 10, "the bonus waits"


@pytest.mark.rule("damage.finite-life-kept")
def test_a_life_bonus_that_waited_counts_when_finite_life_is_gone() -> None:
    battle = duel(
        mage(zone="a1"),
        mage("warlock", zone="d3"),
        conjuration("deathlock", id="lock", zone="b2", controller=1, damage=8),
        creature("timber_wolf", id="wolf", zone="b2"),
        enchantment("bull_endurance", id="bull", on="wolf"),
        creature="wolf",
        dice=[CRIT, BLANK, BLANK, BLANK],
    )
    assert battle.life("wolf") == 10
    battle.does(0, "attack:wolf.bite:lock").passes()
    assert not battle.exists("lock")
    assert battle.life("wolf") == 14


@pytest.mark.rule("damage.finite-life-kept", "damage.finite-life", "mages.pet-bonus")
def test_a_pet_made_under_finite_life_does_not_gain_its_life() -> None:
    battle = duel(
        mage("beastmaster", zone="b2", mana=30, prepared=["timber_wolf"]),
        mage("warlock", zone="d3"),
        conjuration("deathlock", id="lock", zone="d3", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:timber-wolf:b2").passes()
    wolf = battle.new("timber_wolf")
    battle.does(0, f"mark:{wolf}")
    assert battle.markers(wolf) == {"pet": 1}
    assert (battle.life(wolf), battle.armor(wolf)) == (10, 3)


# Direct damage


def drained(*more: dict[str, Any], **rest: Any) -> Battle:
    """A warlock has cast Drain Life at a knight."""
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["drain_life"], damage=7),
        mage(zone="d3"),
        creature("knight_of_westlock", id="knight", zone="b2", controller=1, **rest),
        *more,
        creature="mage-0",
        dice=[HIT2, HIT, CRIT, BLANK, BLANK],
    )
    return battle.does(0, "cast:drain-life:knight").passes()


@pytest.mark.rule("damage.direct")
def test_direct_damage_is_no_attack_and_cannot_be_avoided() -> None:
    battle = drained(veil("block", id="block", on="knight", controller=1))
    assert battle.damage("knight") == 4
    assert not battle.happened("attack-declared")
    assert not battle.happened("defense-rolled")
    assert battle.piece("block").hidden


@pytest.mark.rule("damage.direct-unmodified")
def test_neither_armor_nor_aegis_nor_modifiers_change_direct_damage() -> None:
    shield = enchantment("divine_protection", on="knight", controller=1)
    assert drained(shield).damage("knight") == 4, "armor 3 and Aegis 1"
    burning = duel(
        mage("warlock", zone="b2", markers={"burn": 1}),
        mage(),
        equipment("dragonscale_hauberk", id="mail"),
        at="upkeep",
        dice=[HIT2],
    )
    assert burning.damage("mage-0") == 2, "armor 2 and Flame -2"
    assert not dice_rolled(burning)


@pytest.mark.rule("damage.direct-immunity")
def test_the_immune_take_no_direct_damage_of_that_type() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        conjuration("poison_gas_cloud", zone="b2"),
        creature("malacoda", id="demon", zone="b2", controller=1),
        creature("skeletal_sentry", id="bones", zone="b2", controller=1),
        creature("bitterwood_fox", id="fox", zone="b2", controller=1),
        at="upkeep",
        edition="fourth",
    )
    battle.does(1, "in-order")
    assert battle.damage("demon") == 0
    assert battle.damage("bones") == 0
    assert battle.damage("fox") == 4, "2 from the cloud and 2 from the demon"
