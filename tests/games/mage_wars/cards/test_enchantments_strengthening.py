"""Enchantments that make their bearer stronger, faster or harder to hit: what each does once it is revealed."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    HIT2,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
)

WOLF = creature("timber_wolf", id="wolf", zone="b2")
SLAYER = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)
ARCHER = creature("royal_archer", id="archer", zone="a2", controller=1)
SPIRIT = creature("whirling_spirit", id="spirit", zone="b2")
SENTRY = creature("skeletal_sentry", id="sentry", zone="b2")


# Stronger


@pytest.mark.rule("card.bear-strength")
def test_bear_strength_adds_two_dice_to_a_bite() -> None:
    battle = duel(mage(), mage(), WOLF, SLAYER, enchantment("bear_strength", on="wolf"), creature="wolf")
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert dice_rolled(battle) == [6]


@pytest.mark.rule("card.hawkeye")
def test_hawkeye_adds_a_die_to_a_shot_and_none_to_a_stab() -> None:
    for attack, dice in (("attack:archer.longbow:wolf", 5), ("attack:archer.knife:fox", 2)):
        battle = duel(
            WOLF,
            creature("bitterwood_fox", id="fox", zone="a2"),
            ARCHER,
            enchantment("hawkeye", on="archer", controller=1),
            creature="archer",
            turn=1,
        )
        battle.does(1, attack).passes()
        assert dice_rolled(battle) == [dice]


@pytest.mark.rule("card.vampirism")
def test_vampirism_heals_half_of_what_the_bite_does_to_the_living() -> None:
    bitten = creature("bitterwood_fox", id="fox", zone="b2", controller=1)
    battle = duel(
        WOLF | {"damage": 5}, bitten, enchantment("vampirism", on="wolf"), creature="wolf",
        dice=[CRIT, HIT, HIT, BLANK],
    )  # fmt: skip
    battle.does(0, "attack:wolf.bite:fox").passes()
    assert battle.damage("fox") == 3
    assert battle.damage("wolf") == 3, "half of three, rounded up"


@pytest.mark.rule("card.vampirism")
def test_vampirism_finds_nothing_to_drink_in_a_skeleton() -> None:
    battle = duel(
        WOLF | {"damage": 5},
        SENTRY | {"controller": 1},
        enchantment("vampirism", on="wolf"),
        creature="wolf",
        dice=[HIT2] * 4,
    )
    battle.does(0, "attack:wolf.bite:sentry").passes()
    assert battle.damage("sentry") == 8
    assert battle.damage("wolf") == 5


@pytest.mark.rule("card.retaliate")
def test_retaliate_strikes_back_once_and_is_gone() -> None:
    battle = duel(
        WOLF,
        SLAYER,
        enchantment("retaliate", id="answer", on="slayer", controller=1),
        creature="wolf",
        dice=[BLANK] * 8,
    )
    battle.does(0, "attack:wolf.bite:slayer").does(1, "attack:slayer.hellsword:wolf").passes()
    assert len(battle.happened("dice-rolled")) == 2
    assert not battle.exists("answer")
    assert battle.discard(1) == ["retaliate"]


@pytest.mark.rule("card.retaliate")
def test_retaliate_stays_for_who_does_not_strike_back() -> None:
    answer = enchantment("retaliate", id="answer", on="slayer", controller=1)
    battle = duel(WOLF, SLAYER, answer, creature="wolf", dice=[BLANK] * 4)
    battle.does(0, "attack:wolf.bite:slayer").does(1, "pass").passes()
    assert battle.exists("answer")


# Tougher


@pytest.mark.rule("card.bull-endurance")
def test_bull_endurance_gives_four_life_and_takes_it_along() -> None:
    dying = WOLF | {"damage": 12}
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["dispel"]),
        dying,
        enchantment("bull_endurance", id="bull", on="wolf"),
        creature="mage-0",
    )
    assert battle.life("wolf") == 14
    battle.does(0, "cast:dispel:bull").passes()
    assert not battle.exists("wolf")


@pytest.mark.rule("card.rhino-hide")
def test_rhino_hide_is_worth_two_armor() -> None:
    hide = enchantment("rhino_hide", on="fox", controller=1)
    fox = creature("bitterwood_fox", id="fox", zone="b2", controller=1)
    battle = duel(WOLF, fox, hide, creature="wolf", dice=[HIT, HIT, HIT, CRIT])
    assert battle.armor("fox") == 2
    battle.does(0, "attack:wolf.bite:fox").passes()
    assert battle.damage("fox") == 2, "the critical damage and one of three"


@pytest.mark.rule("card.regrowth")
def test_regrowth_heals_two_in_every_upkeep_phase() -> None:
    battle = duel(mage(), mage(), WOLF | {"damage": 5}, enchantment("regrowth", on="wolf"), at="upkeep")
    assert battle.damage("wolf") == 3


@pytest.mark.rule("card.divine-protection")
def test_divine_protection_takes_a_die_from_every_attack() -> None:
    battle = duel(
        WOLF, SLAYER, enchantment("divine_protection", on="slayer", controller=1), creature="wolf",
        dice=[BLANK] * 3,
    )  # fmt: skip
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert dice_rolled(battle) == [3]


@pytest.mark.rule("card.sacred-ground")
def test_sacred_ground_protects_living_friends_who_stand_on_it() -> None:
    for victim, zone, dice in (("slayer", "b2", 3), ("skeleton", "b2", 4), ("slayer", "b1", 4)):
        battle = duel(
            WOLF,
            SLAYER,
            creature("skeletal_sentry", id="skeleton", zone="b2", controller=1),
            enchantment("sacred_ground", zone=zone, controller=1),
            creature="wolf",
        )
        battle.does(0, f"attack:wolf.bite:{victim}").passes()
        assert dice_rolled(battle) == [dice]


@pytest.mark.rule("card.sacred-ground")
def test_sacred_ground_is_no_shelter_for_its_enemies() -> None:
    battle = duel(WOLF, SLAYER, enchantment("sacred_ground", zone="b2"), creature="wolf")
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert dice_rolled(battle) == [4]


@pytest.mark.rule("card.circle-of-lightning")
@pytest.mark.parametrize(
    ("roll", "condition"), [(6, {}), (7, {"daze": 1}), (10, {"daze": 1}), (11, {"stun": 1})]
)
def test_a_circle_of_lightning_strikes_who_hits_its_bearer(roll: int, condition: dict[str, int]) -> None:
    battle = duel(
        WOLF,
        SLAYER,
        enchantment("circle_of_lightning", on="slayer", controller=1),
        creature="wolf",
        dice=[BLANK] * 4 + [CRIT, CRIT, roll],
    )
    battle.does(0, "attack:wolf.bite:slayer").until("ask-activate")
    assert battle.damage("wolf") == 2
    assert battle.markers("wolf") == condition


@pytest.mark.rule("card.circle-of-lightning")
def test_a_circle_of_lightning_harms_the_bodiless_too() -> None:
    battle = duel(
        SPIRIT,
        SLAYER,
        enchantment("circle_of_lightning", on="slayer", controller=1),
        creature="spirit",
        dice=[BLANK] * 4 + [1, HIT2, HIT2, 1],
    )
    battle.does(0, "attack:spirit.windstorm:slayer").passes()
    assert battle.damage("spirit") == 4


# Defences


@pytest.mark.rule("card.cobra-reflexes")
@pytest.mark.parametrize(("attacker", "attack"), [("wolf", "bite"), ("bow", "longbow")])
@pytest.mark.parametrize(("roll", "avoided"), [(6, False), (7, True)])
def test_cobra_reflexes_avoid_blades_and_arrows_on_seven(
    attacker: str, attack: str, roll: int, avoided: bool
) -> None:
    battle = duel(
        WOLF,
        creature("royal_archer", id="bow", zone="a2"),
        SLAYER,
        enchantment("cobra_reflexes", id="cobra", on="slayer", controller=1),
        creature=attacker,
        dice=[roll] + ([] if avoided else [CRIT] * 4),
    )
    battle.does(0, f"attack:{attacker}.{attack}:slayer").does(1, "defend:cobra.0").passes()
    assert battle.damage("slayer") == (0 if avoided else 4)


@pytest.mark.rule("card.cobra-reflexes")
def test_cobra_reflexes_help_once_a_round() -> None:
    battle = duel(
        WOLF,
        creature("timber_wolf", id="second", zone="b2"),
        SLAYER,
        enchantment("cobra_reflexes", id="cobra", on="slayer", controller=1),
        creature="wolf",
        dice=[7] + [CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:slayer").does(1, "defend:cobra.0", "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:second", "attack:second.bite:slayer").passes()
    assert battle.damage("slayer") == 4


@pytest.mark.rule("card.force-sword", "card.force-orb")
@pytest.mark.parametrize(
    ("card", "attacker", "attack", "helps"),
    [
        ("force_sword", "wolf", "bite", True),
        ("force_sword", "bow", "longbow", False),
        ("force_orb", "wolf", "bite", False),
        ("force_orb", "bow", "longbow", True),
    ],
)
def test_the_sword_parries_blows_and_the_orb_arrows_however_hampered_their_bearer(
    card: str, attacker: str, attack: str, helps: bool
) -> None:
    battle = duel(
        WOLF,
        creature("royal_archer", id="bow", zone="a2"),
        SLAYER | {"markers": {"daze": 2, "stun": 1}},
        enchantment(card, id="force", on="slayer", controller=1),
        creature=attacker,
        dice=[8] if helps else [CRIT] * 4,
    )
    battle.does(0, f"attack:{attacker}.{attack}:slayer")
    if helps:
        battle.does(1, "defend:force.0")
    battle.passes()
    assert battle.damage("slayer") == (0 if helps else 4)


# Faster


@pytest.mark.rule("card.cheetah-speed")
def test_cheetah_speed_allows_two_moves_and_a_quick_action() -> None:
    battle = duel(
        WOLF | {"zone": "a2"},
        SLAYER | {"zone": "c2"},
        enchantment("cheetah_speed", on="wolf"),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b2", "move:wolf:c2", "attack:wolf.bite:slayer")
    assert battle.happened("attack-declared")


@pytest.mark.rule("card.eagle-wings")
def test_eagle_wings_lift_a_wolf_out_of_reach() -> None:
    battle = duel(
        WOLF | {"controller": 1}, SLAYER | {"controller": 0}, enchantment("eagle_wings", on="wolf"),
        creature="slayer",
    )  # fmt: skip
    assert battle.has("wolf", "flying")
    assert not battle.offers(0, "attack:slayer.hellsword:wolf")


@pytest.mark.rule("card.mongoose-agility")
def test_mongoose_agility_slips_past_guards_and_is_not_hindered() -> None:
    battle = duel(
        WOLF | {"zone": "a2"},
        SLAYER | {"guard": True},
        creature("asyran_cleric", id="cleric", zone="b2", controller=1),
        enchantment("mongoose_agility", on="wolf"),
        enchantment("cheetah_speed", on="wolf"),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b2").passes()
    assert "move:wolf:c2" in battle.offers(0)
    assert "attack:wolf.bite:cleric" in battle.offers(0)


@pytest.mark.rule("card.harmonize")
@pytest.mark.parametrize(("on", "mana"), [("mage-0", 21), ("lair", 3)])
def test_harmonize_adds_one_to_what_an_object_channels(on: str, mana: int) -> None:
    battle = duel(
        mage(zone="a1"),
        conjuration("lair", id="lair", zone="a1"),
        WOLF,
        enchantment("harmonize", on=on),
        at="channel",
    )
    assert battle.piece(on).mana == mana
