"""Traits of creatures and attacks: more and fewer dice, piercing, and what a wound brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.builders import attack
from tests.games.mage_wars.fights import boon, dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    CRIT2,
    HIT,
    HIT2,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
    wall,
)

WOLF = creature("timber_wolf")
SLAYER = creature("dark_pact_slayer")


# Dice


@pytest.mark.rule("traits.aegis")
def test_of_several_aegis_traits_the_highest_counts() -> None:
    shields = (
        enchantment("divine_protection", on="prey", controller=1),
        enchantment("sacred_ground", zone="b2", controller=1),
    )
    assert dice_rolled(attack(WOLF, "bite", SLAYER, *shields, dice=(BLANK,) * 3)) == [3]
    strong = SLAYER | {"boons": [boon(("aegis", 9))]}
    assert dice_rolled(attack(WOLF, "bite", strong, *shields, dice=(BLANK,))) == [1], "at least one die"


@pytest.mark.rule("traits.bloodthirsty")
@pytest.mark.parametrize(
    ("prey", "dice"),
    [
        (SLAYER, 4),
        (SLAYER | {"damage": 1}, 5),
        (creature("skeletal_sentry", damage=1), 4),
        (conjuration("mana_flower", damage=1), 4),
    ],
)
def test_the_bloodthirsty_strike_harder_at_wounded_living_creatures(prey: dict[str, Any], dice: int) -> None:
    battle = attack(creature("goran_werewolf_pet"), "fangs", prey, dice=(BLANK,) * dice)
    assert dice_rolled(battle) == [dice]


@pytest.mark.rule("traits.charge")
def test_a_charge_needs_a_move() -> None:
    cat = creature("feral_bobcat")
    assert dice_rolled(attack(cat, "claws", SLAYER, dice=(BLANK,) * 2)) == [2]
    battle = duel(
        mage(),
        mage(),
        cat | {"id": "cat", "zone": "a2"},
        SLAYER | {"id": "prey", "zone": "b2", "controller": 1},
        creature="cat",
        dice=[BLANK] * 4,
    )
    battle.does(0, "move:cat:b2", "attack:cat.claws:prey").passes()
    assert dice_rolled(battle) == [4]


@pytest.mark.rule("traits.charge", "movement.wall-attack-stops")
def test_who_was_stopped_at_a_wall_does_not_charge() -> None:
    battle = duel(
        mage(),
        mage(mana=20),
        creature("feral_bobcat", id="cat", zone="b2"),
        SLAYER | {"id": "prey", "zone": "b2", "controller": 1},
        wall("wall_of_fire", border="b2-c2", controller=1),
        veil("force_hold", id="hold", on="cat", controller=1),
        creature="cat",
        dice=[BLANK] * 5 + [1] + [BLANK] * 2,
    )
    battle.does(0, "move:cat:c2").does(1, "reveal:hold").does(0, "attack:cat.claws:prey").passes()
    assert battle.zone("cat") == "b2"
    assert dice_rolled(battle) == [5, 2]


@pytest.mark.rule("traits.charge")
def test_a_charge_carries_into_melee_only() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("flaming_hellion", id="hellion", zone="a2", boons=[boon(("charge", 2), ("fast", 0))]),
        SLAYER | {"id": "prey", "zone": "c2", "controller": 1},
        creature="hellion",
        dice=[BLANK] * 4 + [1],
    )
    battle.does(0, "move:hellion:b2", "move:hellion:c2", "attack:hellion.hell-trident:prey").passes()
    assert dice_rolled(battle) == [4], "Charge +2 and Flame -2"


@pytest.mark.rule("traits.melee")
def test_melee_helps_melee_attacks_alone() -> None:
    bear = enchantment("bear_strength", on="self")
    assert dice_rolled(attack(WOLF, "bite", SLAYER, bear, dice=(BLANK,) * 6)) == [6]
    archer = creature("royal_archer")
    far = attack(archer, "longbow", SLAYER | {"zone": "c2"}, bear, dice=(BLANK,) * 4)
    assert dice_rolled(far) == [4]
    circle = enchantment("circle_of_lightning", on="prey", controller=1)
    strong = enchantment("bear_strength", on="prey", controller=1)
    answered = attack(WOLF, "bite", SLAYER, circle, strong, dice=(BLANK,) * 6 + (1,))
    assert dice_rolled(answered) == [4, 2], "nor does it help a barrier"
    cloud = duel(mage(), mage(), creature("asyran_cleric", id="cleric", zone="b2"), creature="cleric")
    assert not cloud.offers(0, "attack:cleric.longbow:")


@pytest.mark.rule("traits.ranged")
def test_ranged_helps_ranged_attacks_but_not_those_on_a_zone() -> None:
    hawk = enchantment("hawkeye", on="self")
    far = attack(creature("royal_archer"), "longbow", SLAYER | {"zone": "c2"}, hawk, dice=(BLANK,) * 5)
    assert dice_rolled(far) == [5]
    assert dice_rolled(attack(WOLF, "bite", SLAYER, hawk, dice=(BLANK,) * 4)) == [4]
    storm = duel(
        mage("warlock", zone="a2", mana=20, prepared=["firestorm"]),
        mage(),
        enchantment("hawkeye", on="mage-0"),
        equipment("fireshaper_ring"),
        WOLF | {"id": "prey", "zone": "b2", "controller": 1},
        creature="mage-0",
        dice=[BLANK] * 5 + [1],
    )
    storm.does(0, "cast:firestorm:b2").passes()
    assert dice_rolled(storm) == [5]


@pytest.mark.rule("traits.ranged")
def test_ranged_counts_for_an_attack_spell() -> None:
    battle = duel(
        mage("warlock", zone="a2", mana=20, prepared=["fireball"]),
        mage(),
        enchantment("hawkeye", on="mage-0"),
        WOLF | {"id": "prey", "zone": "b2", "controller": 1},
        creature="mage-0",
        dice=[BLANK] * 7 + [1],
    )
    battle.does(0, "cast:fireball:prey").passes()
    assert dice_rolled(battle) == [7]


@pytest.mark.rule("traits.piercing")
def test_piercing_ignores_so_much_armor_and_no_more() -> None:
    hellsword = attack(SLAYER, "hellsword", creature("steelclaw_grizzly"), dice=(HIT2, HIT, BLANK, BLANK))
    assert hellsword.damage("prey") == 2, "3 normal damage against armor 3, of which 2 are pierced"
    unarmored = attack(SLAYER, "hellsword", creature("bitterwood_fox"), dice=(HIT, HIT, BLANK, BLANK))
    assert unarmored.damage("prey") == 2


@pytest.mark.rule("traits.tough")
@pytest.mark.parametrize(("die", "markers"), [(7, {}), (8, {"daze": 1})])
def test_tough_takes_from_the_effect_die_alone(die: int, markers: dict[str, int]) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["lightning_bolt"]),
        mage("beastmaster", zone="b2"),
        conjuration("animal_kinship", zone="d3", controller=1),
        creature("steelclaw_grizzly", zone="d3", controller=1),
        creature="mage-0",
        dice=[BLANK] * 5 + [die],
    )
    battle.does(0, "cast:lightning-bolt:mage-1").passes()
    assert dice_rolled(battle) == [5]
    assert battle.markers("mage-1") == markers, "Tough -2 from the bear"


# What a wound brings


@pytest.mark.rule("traits.vampiric")
@pytest.mark.parametrize(
    ("prey", "healed"), [(SLAYER, 2), (creature("skeletal_sentry"), 0), (conjuration("mana_flower"), 0)]
)
def test_a_vampire_heals_half_of_what_it_takes_from_the_living(prey: dict[str, Any], healed: int) -> None:
    vampiress = creature("necropian_vampiress", damage=6)
    battle = attack(vampiress, "fangs", prey, dice=(CRIT, CRIT, CRIT, BLANK, BLANK))
    assert battle.damage("self") == 6 - healed, "three damage, half of it rounded up"


@pytest.mark.rule("traits.vampiric-limits")
def test_a_vampire_drinks_no_more_than_there_is_and_only_once() -> None:
    vampiress = creature("necropian_vampiress", damage=6)
    dying = attack(vampiress, "fangs", SLAYER | {"damage": 12}, dice=(CRIT2,) * 5)
    assert dying.damage("self") == 5, "ten damage, but the slayer had only two left"
    twice = enchantment("vampirism", on="self")
    thirsty = attack(vampiress, "fangs", SLAYER, twice, dice=(CRIT,) * 4 + (BLANK,))
    assert thirsty.damage("self") == 4


@pytest.mark.rule("traits.mana-drain")
@pytest.mark.parametrize(("mana", "left", "dice"), [(5, 3, CRIT), (1, 0, CRIT), (5, 5, BLANK)])
def test_mana_drain_takes_mana_when_it_does_damage(mana: int, left: int, dice: int) -> None:
    battle = duel(
        mage(zone="a1", mana=3),
        mage(zone="d3", mana=mana),
        creature("mana_leech", id="leech", zone="b2"),
        WOLF | {"id": "wolf", "zone": "b2", "controller": 1},
        creature="leech",
        dice=[dice, BLANK, BLANK],
    )
    battle.does(0, "attack:leech.gorging-bite:wolf").passes()
    assert battle.mana(1) == left
    assert battle.mana(0) == 3, "drained mana is nobody's"


@pytest.mark.rule("traits.mana-transfer")
@pytest.mark.parametrize(("mana", "moved"), [(5, 2), (1, 1)])
def test_mana_transfer_brings_the_lost_mana_to_the_attackers_mage(mana: int, moved: int) -> None:
    """No card of the box has it; a wolf gets it for the occasion."""
    battle = duel(
        mage(zone="a1", mana=3),
        mage(zone="d3", mana=mana),
        WOLF | {"id": "self", "zone": "b2", "boons": [boon(("mana-transfer", 2))]},
        SLAYER | {"id": "prey", "zone": "b2", "controller": 1},
        creature="self",
        dice=[CRIT, BLANK, BLANK, BLANK],
    )
    battle.does(0, "attack:self.bite:prey").passes()
    assert battle.mana(1) == mana - moved
    assert battle.mana(0) == 3 + moved


GORILLA = creature("mountain_gorilla")


@pytest.mark.rule("traits.rage")
@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (2, 3), (3, 3)])
def test_a_wound_from_an_enemy_creature_feeds_rage_up_to_its_limit(tokens: int, after: int) -> None:
    prey = GORILLA | ({"markers": {"rage": tokens}, "damage": 1} if tokens else {})
    assert attack(WOLF, "bite", prey, dice=(CRIT, BLANK, BLANK, BLANK)).markers("prey") == {"rage": after}
    unhurt = attack(WOLF, "bite", GORILLA, dice=(BLANK,) * 4)
    assert unhurt.markers("prey") == {}


@pytest.mark.rule("traits.rage")
def test_a_friend_and_a_wall_do_not_enrage() -> None:
    battle = duel(
        mage(),
        mage(),
        WOLF | {"id": "wolf", "zone": "b2"},
        GORILLA | {"id": "gorilla", "zone": "b2"},
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:gorilla").passes()
    assert battle.damage("gorilla") == 4
    assert battle.markers("gorilla") == {}


@pytest.mark.rule("traits.rage-calms")
@pytest.mark.parametrize(("damage", "tokens"), [(5, {"rage": 2}), (2, {})])
def test_healing_calms_rage(damage: int, tokens: dict[str, int]) -> None:
    battle = duel(
        mage(),
        mage(),
        GORILLA | {"id": "gorilla", "zone": "b2", "damage": damage, "markers": {"rage": 3}},
        enchantment("regrowth", on="gorilla"),
        at="upkeep",
    )
    assert battle.markers("gorilla") == tokens, "one token less, or all with the last damage"


@pytest.mark.rule("traits.defrost")
def test_defrost_does_nothing_in_this_box() -> None:
    imp = creature("firebrand_imp")
    battle = attack(imp, "hellfire-claws", WOLF, dice=(CRIT, CRIT, 1))
    assert dice_rolled(battle) == [2]
    assert battle.damage("prey") == 2
    assert battle.markers("prey") == {}


@pytest.mark.rule("traits.channeling")
def test_channeling_changes_only_what_channels_and_never_falls_below_nothing() -> None:
    battle = duel(
        mage("wizard", mana=0, boons=[boon(("channeling", 1))]),
        mage("wizard", mana=0, boons=[boon(("channeling", -20))]),
        WOLF | {"id": "wolf", "zone": "b2", "boons": [boon(("channeling", 2))]},
        creature("huginn_raven_familiar", id="huginn", zone="b2"),
        conjuration("mana_siphon", id="siphon", zone="b3", controller=1, chosen="mage-0"),
        at="channel",
    )
    assert battle.mana(0) == 10 + 1 - 2
    assert battle.mana(1) == 0
    assert battle.piece("wolf").mana == 0
    assert battle.piece("huginn").mana == 1
