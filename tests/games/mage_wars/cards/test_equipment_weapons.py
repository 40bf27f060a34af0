"""Weapons, wands and amulets: what each lets the mage do who bears it."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.builders import wearing
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    HIT2,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    slug,
    veil,
)
from tests.games.mage_wars.tables import targets

WOLF = creature("timber_wolf", id="wolf", zone="b2", controller=1)
SENTRY = creature("skeletal_sentry", id="sentry", zone="b2", controller=1)
SPIRIT = creature("whirling_spirit", id="spirit", zone="b2", controller=1)
FALCON = creature("thunderift_falcon", id="falcon", zone="b2", controller=1)


@pytest.mark.rule(
    "card.arcane-ring",
    "card.dawnbreaker-ring",
    "card.deflection-bracers",
    "card.elemental-wand",
    "card.enchanters-ring",
    "card.fireshaper-ring",
    "card.gauntlets-of-strength",
    "card.ivarium-longbow",
    "card.lash-of-hellfire",
    "card.lightning-ring",
    "card.mage-staff",
    "card.mage-wand",
    "card.molochs-torment",
    "card.ring-of-asyra",
    "card.ring-of-beasts",
    "card.ring-of-curses",
    "card.staff-of-asyra",
    "card.staff-of-beasts",
    "card.staff-of-the-arcanum",
)
@pytest.mark.parametrize(
    ("item", "who", "price", "slot"),
    [
        ("arcane_ring", "wizard", 2, "ring"),
        ("dawnbreaker_ring", "priestess", 3, "ring"),
        ("deflection_bracers", "priestess", 6, "gloves"),
        ("elemental_wand", "wizard", 5, "shield"),
        ("enchanters_ring", "wizard", 2, "ring"),
        ("fireshaper_ring", "warlock", 3, "ring"),
        ("gauntlets_of_strength", "warlock", 3, "gloves"),
        ("ivarium_longbow", "beastmaster", 8, "weapon shield"),
        ("lash_of_hellfire", "warlock", 8, "weapon"),
        ("lightning_ring", "wizard", 3, "ring"),
        ("mage_staff", "wizard", 5, "weapon"),
        ("mage_wand", "wizard", 5, "shield"),
        ("molochs_torment", "warlock", 3, "amulet"),
        ("ring_of_asyra", "priestess", 2, "ring"),
        ("ring_of_beasts", "beastmaster", 2, "ring"),
        ("ring_of_curses", "warlock", 2, "ring"),
        ("staff_of_asyra", "priestess", 9, "weapon"),
        ("staff_of_beasts", "beastmaster", 7, "weapon"),
        ("staff_of_the_arcanum", "wizard", 8, "weapon"),
    ],
)
def test_a_mage_takes_it_up_for_its_price(item: str, who: str, price: int, slot: str) -> None:
    battle = duel(mage(who, zone="b2", mana=20, prepared=[item]), mage(), creature="mage-0")
    battle.does(0, f"cast:{slug(item)}:mage-0").passes()
    if item.endswith("wand"):
        assert set(battle.offers(0)) == {"slot:weapon", "slot:shield"}
        battle.does(0, "slot:shield").lets("ask-bind")
    worn = battle.new(item)
    assert battle.piece(worn).chosen == slot
    assert battle.mana(0) == 20 - price


# Weapons


@pytest.mark.rule("card.lash-of-hellfire", "card.mage-staff")
@pytest.mark.parametrize(
    ("item", "attack", "dice"), [("lash_of_hellfire", "searing-thrash", 5), ("mage_staff", "arcane-burst", 5)]
)
def test_whip_and_staff_reach_flyers(item: str, attack: str, dice: int) -> None:
    battle = wearing(item, FALCON, who="warlock")
    assert not battle.offers(0, "attack:mage-0.basic-melee-attack:falcon")
    battle.does(0, f"attack:item.{attack}:falcon").passes()
    assert dice_rolled(battle) == [dice], "four, and a warlock's Melee +1"


@pytest.mark.rule("card.lash-of-hellfire")
@pytest.mark.parametrize(("roll", "burns"), [(6, 0), (7, 1), (10, 1), (11, 2)])
def test_the_lash_of_hellfire_burns(roll: int, burns: int) -> None:
    battle = wearing("lash_of_hellfire", WOLF, who="warlock", dice=[CRIT] * 5 + [roll])
    battle.does(0, "attack:item.searing-thrash:wolf").passes()
    assert battle.damage("wolf") == 5
    assert battle.markers("wolf").get("burn", 0) == burns


@pytest.mark.rule("card.mage-staff", "card.staff-of-asyra")
@pytest.mark.parametrize(
    ("item", "attack", "dice"),
    [("mage_staff", "arcane-burst", [HIT2] * 4), ("staff_of_asyra", "celestial-strike", [HIT2] * 6 + [1])],
)
def test_staves_of_magic_harm_the_bodiless(item: str, attack: str, dice: list[int]) -> None:
    battle = wearing(item, SPIRIT, dice=dice)
    battle.does(0, f"attack:item.{attack}:spirit").passes()
    assert battle.damage("spirit") == 2 * dice.count(HIT2)


@pytest.mark.rule("card.staff-of-asyra")
@pytest.mark.parametrize(
    ("victim", "dice", "roll", "condition"),
    [
        ("wolf", 4, 4, {}),
        ("wolf", 4, 5, {"daze": 1}),
        ("wolf", 4, 10, {"daze": 1}),
        ("wolf", 4, 11, {"stun": 1}),
        ("sentry", 6, 9, {"stun": 1}),
        ("spirit", 6, 2, {}),
    ],
)
def test_the_staff_of_asyra_dazes_and_is_worse_for_the_nonliving(
    victim: str, dice: int, roll: int, condition: dict[str, int]
) -> None:
    battle = wearing("staff_of_asyra", WOLF, SENTRY, SPIRIT, dice=[CRIT] * dice + [roll])
    battle.does(0, f"attack:item.celestial-strike:{victim}").passes()
    assert battle.damage(victim) == dice
    assert battle.markers(victim) == condition


@pytest.mark.rule("card.ivarium-longbow")
def test_the_longbow_shoots_one_or_two_zones_far_and_pierces() -> None:
    line = [creature("timber_wolf", id=f"wolf-{column}", zone=f"{column}2", controller=1) for column in "bcd"]
    battle = duel(
        mage(zone="a2"), *line, creature("timber_wolf", id="wolf-a", zone="a2", controller=1),
        equipment("ivarium_longbow", id="bow"), creature="mage-0", dice=[HIT] * 4,
    )  # fmt: skip
    assert {option.rpartition(":")[2] for option in battle.offers(0, "attack:bow.") if "wolf" in option} == {
        "wolf-b",
        "wolf-c",
    }
    battle.does(0, "attack:bow.voltaric-strike:wolf-c").passes()
    assert battle.damage("wolf-c") == 3, "one of two armor is pierced"
    moved = (
        duel(mage(zone="a2"), *line, equipment("ivarium_longbow", id="bow"), creature="mage-0")
        .does(0, "move:mage-0:a1")
        .passes()
    )
    assert not moved.offers(0, "attack:bow."), "a full action"


@pytest.mark.rule("card.staff-of-the-arcanum")
@pytest.mark.parametrize(("attack", "zone", "dice"), [("arcane-strike", "b2", 4), ("arcane-blast", "c2", 3)])
def test_the_staff_of_the_arcanum_takes_a_mana_with_each_wound(attack: str, zone: str, dice: int) -> None:
    battle = wearing("staff_of_the_arcanum", SPIRIT | {"zone": zone}, dice=[HIT2] * dice)
    battle.does(0, f"attack:item.{attack}:spirit").passes()
    assert dice_rolled(battle) == [dice]
    assert battle.damage("spirit") == 2 * dice, "Ethereal"
    assert battle.mana(1) == 9
    assert battle.mana(0) == 20
    near = wearing("staff_of_the_arcanum", WOLF)
    assert not near.offers(0, "attack:item.arcane-blast:wolf")


# The Staff of Beasts


@pytest.mark.rule("card.staff-of-beasts")
def test_the_staff_of_beasts_is_a_weapon_with_four_dice() -> None:
    battle = wearing("staff_of_beasts", WOLF, who="beastmaster")
    battle.does(0, "attack:item.savage-strike:wolf").passes()
    assert dice_rolled(battle) == [5], "and the beastmaster's Melee +1"


@pytest.mark.rule("card.staff-of-beasts")
def test_the_staff_of_beasts_emboldens_an_animal_or_mends_it_once_a_round() -> None:
    friend = creature("timber_wolf", id="friend", zone="b1", damage=5)
    far = creature("timber_wolf", id="far", zone="d2")
    battle = duel(
        mage("beastmaster", zone="b2", mana=20), mage(zone="d3"), friend, far, WOLF, SENTRY,
        equipment("staff_of_beasts", id="staff"), dice=[CRIT, HIT2],
    )  # fmt: skip
    mends = targets(battle, "invoke:staff.mend:")
    assert mends == {"friend", "wolf"}, "animals, up to one zone away"
    battle.does(0, "invoke:staff.mend:friend").passes()
    assert battle.damage("friend") == 2
    assert battle.mana(0) == 18
    battle.does(0, "activate:mage-0").passes()
    assert not battle.offers(0, "invoke:staff."), "one or the other, once a round"


@pytest.mark.rule("card.staff-of-beasts")
def test_an_emboldened_animal_bites_with_two_more_dice() -> None:
    friend = creature("timber_wolf", id="friend", zone="b2")
    battle = duel(
        mage("beastmaster", zone="b2", mana=20), mage(zone="d3"), friend, WOLF,
        equipment("staff_of_beasts", id="staff"),
    )  # fmt: skip
    battle.does(0, "invoke:staff.embolden:friend", "activate:friend", "attack:friend.bite:wolf").passes()
    assert dice_rolled(battle) == [6]


# Crown, belt and amulets


@pytest.mark.rule("card.crown-of-protection")
def test_the_crown_of_protection_gives_an_armor_token_once_a_round() -> None:
    friend = creature("timber_wolf", id="friend", zone="b1", markers={"armor": 1})
    battle = duel(
        mage(zone="b2"), mage(zone="b2"), friend, SENTRY, WOLF | {"zone": "d2"},
        equipment("crown_of_protection", id="crown"),
    )  # fmt: skip
    assert battle.offers(0, "invoke:crown.") == ["invoke:crown.protect:friend"]
    battle.does(0, "invoke:crown.protect:friend").passes()
    assert battle.mana(0) == 8
    assert battle.armor("friend") == 4, "tokens add up"
    battle.does(0, "activate:mage-0").passes()
    assert not battle.offers(0, "invoke:crown.")


@pytest.mark.rule("card.moonglow-amulet")
def test_the_moonglow_amulet_channels_one_more() -> None:
    battle = duel(mage(), mage(), equipment("moonglow_amulet"), at="channel")
    assert (battle.mana(0), battle.mana(1)) == (21, 20)


@pytest.mark.rule("card.regrowth-belt")
def test_the_regrowth_belt_closes_two_wounds_a_round() -> None:
    battle = duel(mage(damage=5), mage(), equipment("regrowth_belt"), at="upkeep")
    assert battle.damage("mage-0") == 3


@pytest.mark.rule("card.molochs-torment")
def test_molochs_torment_hurts_each_cursed_creature_for_a_mana() -> None:
    battle = duel(
        mage("warlock"),
        mage(),
        WOLF,
        FALCON,
        SENTRY,
        equipment("molochs_torment"),
        enchantment("agony", on="wolf"),
        enchantment("enfeeble", on="wolf"),
        enchantment("agony", on="falcon"),
        enchantment("rhino_hide", on="falcon"),
        veil("agony", on="sentry"),
        at="upkeep",
    )
    battle.does(0, "pay:wolf", "refuse:falcon")
    assert (battle.damage("wolf"), battle.damage("falcon"), battle.damage("sentry")) == (1, 0, 0)
    assert battle.mana(0) == 9
    assert "ask-torment" not in battle.asks.values(), "what is hidden is no curse yet"


@pytest.mark.rule("card.molochs-torment")
def test_the_curses_of_others_do_not_serve_moloch() -> None:
    battle = duel(
        mage("warlock"), mage("warlock"), WOLF, equipment("molochs_torment"),
        enchantment("agony", on="wolf", controller=1), at="upkeep",
    )  # fmt: skip
    assert "ask-torment" not in battle.asks.values()
    assert battle.mana(0) == 10


# Wands


@pytest.mark.rule("card.mage-wand", "card.elemental-wand")
@pytest.mark.parametrize(
    ("wand", "bound"),
    [
        ("mage_wand", {"bind:heal", "bind:teleport"}),
        ("elemental_wand", {"bind:fireball", "bind:thunderbolt"}),
    ],
)
def test_a_wand_takes_incantations_or_attack_spells_that_are_not_epic(wand: str, bound: set[str]) -> None:
    book = ["heal", "teleport", "lay_hands", "fireball", "thunderbolt", "rhino_hide", "timber_wolf"]
    battle = duel(mage(zone="b2", mana=20, prepared=[wand], book=book), mage(), creature="mage-0")
    battle.does(0, f"cast:{slug(wand)}:mage-0").passes()
    battle.does(0, "slot:weapon")
    assert set(battle.offers(0)) == bound | {"pass"}
    chosen = min(bound).removeprefix("bind:")
    battle.does(0, f"bind:{chosen}").passes()
    assert chosen.replace("-", "_") not in battle.book(0)


@pytest.mark.rule("card.mage-wand")
def test_what_is_bound_to_a_mage_wand_is_cast_once_a_round_and_stays() -> None:
    battle = duel(
        mage(zone="b2", mana=20), mage(), creature("timber_wolf", id="friend", zone="b2", damage=9),
        equipment("mage_wand", id="wand", bound="minor_heal", chosen="weapon"), dice=[CRIT] + [BLANK] * 4,
    )  # fmt: skip
    battle.does(0, "bound:wand.minor-heal:friend").passes()
    assert battle.damage("friend") == 8
    assert battle.mana(0) == 15
    assert battle.discard(0) == []
    battle.does(0, "activate:mage-0").passes()
    assert not battle.offers(0, "bound:wand."), "once a round"


@pytest.mark.rule("card.elemental-wand")
def test_what_is_bound_to_an_elemental_wand_is_cast_once_a_round_and_stays() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20), mage(), WOLF,
        equipment("elemental_wand", id="wand", bound="fireball", chosen="weapon"),
        creature="mage-0", dice=[CRIT] + [BLANK] * 5 + [1],
    )  # fmt: skip
    battle.does(0, "bound:wand.fireball:wolf").passes()
    assert battle.damage("wolf") == 1
    assert battle.mana(0) == 12
    assert battle.discard(0) == []
    assert battle.exists("wand")


@pytest.mark.rule("card.mage-wand", "card.elemental-wand")
@pytest.mark.parametrize(
    ("wand", "old", "new"), [("mage_wand", "heal", "teleport"), ("elemental_wand", "fireball", "geyser")]
)
def test_binding_another_spell_takes_a_quick_spell_and_three_mana(wand: str, old: str, new: str) -> None:
    battle = wearing(wand, who="wizard", book=[new], worn={"bound": old, "chosen": "weapon"})
    battle.does(0, "invoke:item.rebind:arena", f"bind:{new}").passes()
    assert battle.mana(0) == 17
    assert battle.book(0) == [old]
    assert battle.asks == {1: "ask-activate"}, "it took the action"
