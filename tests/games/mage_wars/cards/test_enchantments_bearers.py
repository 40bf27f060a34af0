"""Enchantments: who may carry each, what becomes of them without their bearer, and what it costs to reveal them, which
is more on a mage for some."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import (
    CRIT,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    slug,
    veil,
)
from tests.games.mage_wars.tables import targets

CREATURES = (
    creature("timber_wolf", id="wolf", zone="b2"),
    creature("skeletal_sentry", id="sentry", zone="b2"),
    creature("whirling_spirit", id="spirit", zone="b2"),
)
MAGES = {"mage-0", "mage-1"}
LIVING = MAGES | {"wolf"}
CORPOREAL = LIVING | {"sentry"}
EVERYONE = CORPOREAL | {"spirit"}


@pytest.mark.rule(
    "card.agony",
    "card.bear-strength",
    "card.block",
    "card.bull-endurance",
    "card.chains-of-agony",
    "card.cheetah-speed",
    "card.circle-of-lightning",
    "card.cobra-reflexes",
    "card.death-link",
    "card.divine-intervention",
    "card.divine-protection",
    "card.eagle-wings",
    "card.enfeeble",
    "card.essence-drain",
    "card.force-hold",
    "card.force-orb",
    "card.force-sword",
    "card.ghoul-rot",
    "card.harmonize",
    "card.hawkeye",
    "card.jinx",
    "card.magebane",
    "card.maim-wings",
    "card.marked-for-death",
    "card.mongoose-agility",
    "card.nullify",
    "card.pacify",
    "card.poisoned-blood",
    "card.regrowth",
    "card.retaliate",
    "card.reverse-attack",
    "card.reverse-magic",
    "card.rhino-hide",
    "card.turn-to-stone",
    "card.vampirism",
)
@pytest.mark.parametrize(
    ("card", "carriers"),
    [
        ("agony", EVERYONE),
        ("bear_strength", LIVING),
        ("block", CORPOREAL),
        ("bull_endurance", LIVING),
        ("chains_of_agony", EVERYONE),
        ("cheetah_speed", LIVING),
        ("circle_of_lightning", CORPOREAL),
        ("cobra_reflexes", LIVING),
        ("death_link", {"wolf"}),
        ("divine_intervention", LIVING),
        ("divine_protection", LIVING),
        ("eagle_wings", {"wolf"}),
        ("enfeeble", EVERYONE),
        ("essence_drain", EVERYONE - MAGES),
        ("force_hold", EVERYONE),
        ("force_orb", CORPOREAL),
        ("force_sword", CORPOREAL),
        ("ghoul_rot", LIVING),
        ("harmonize", MAGES),
        ("hawkeye", LIVING),
        ("jinx", EVERYONE),
        ("magebane", EVERYONE),
        ("maim_wings", CORPOREAL),
        ("marked_for_death", EVERYONE),
        ("mongoose_agility", LIVING),
        ("nullify", CORPOREAL),
        ("pacify", {"wolf", "spirit"}),
        ("poisoned_blood", LIVING),
        ("regrowth", LIVING),
        ("retaliate", CORPOREAL),
        ("reverse_attack", CORPOREAL),
        ("reverse_magic", CORPOREAL),
        ("rhino_hide", LIVING),
        ("turn_to_stone", CORPOREAL - MAGES),
        ("vampirism", LIVING),
    ],
)
def test_each_enchantment_has_its_own_bearers(card: str, carriers: set[str]) -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=[card]), mage(zone="b2"), *CREATURES, creature="mage-0"
    )
    start = f"cast:{slug(card)}:"
    assert targets(battle, start) == carriers
    battle.does(0, f"{start}{min(carriers)}")
    assert battle.mana(0) == 18, "two mana, whatever it is"


@pytest.mark.rule("card.harmonize")
def test_what_does_not_channel_cannot_be_harmonized() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["harmonize"]),
        *CREATURES,
        conjuration("lair", id="lair", zone="b2"),
        conjuration("mana_crystal", id="crystal", zone="c2"),
        creature("huginn_raven_familiar", id="huginn", zone="b2"),
        creature="mage-0",
    )
    assert targets(battle, "cast:harmonize:") == {"mage-0", "lair", "huginn"}


@pytest.mark.rule(
    "card.agony",
    "card.bear-strength",
    "card.bull-endurance",
    "card.chains-of-agony",
    "card.cheetah-speed",
    "card.circle-of-lightning",
    "card.cobra-reflexes",
    "card.death-link",
    "card.divine-intervention",
    "card.divine-protection",
    "card.eagle-wings",
    "card.enfeeble",
    "card.essence-drain",
    "card.force-hold",
    "card.force-orb",
    "card.force-sword",
    "card.ghoul-rot",
    "card.harmonize",
    "card.hawkeye",
    "card.magebane",
    "card.maim-wings",
    "card.marked-for-death",
    "card.mongoose-agility",
    "card.pacify",
    "card.poisoned-blood",
    "card.regrowth",
    "card.retaliate",
    "card.rhino-hide",
    "card.turn-to-stone",
    "card.vampirism",
)
@pytest.mark.parametrize(
    ("card", "price", "on_a_mage"),
    [
        ("agony", 3, 3),
        ("bear_strength", 3, 3),
        ("bull_endurance", 3, 3),
        ("chains_of_agony", 1, 1),
        ("cheetah_speed", 3, 3),
        ("circle_of_lightning", 4, 6),
        ("cobra_reflexes", 5, 5),
        ("death_link", 6, None),
        ("divine_intervention", 10, 10),
        ("divine_protection", 2, 4),
        ("eagle_wings", 4, None),
        ("enfeeble", 4, 4),
        ("essence_drain", 4, None),
        ("force_hold", 2, 2),
        ("force_orb", 3, 4),
        ("force_sword", 3, 4),
        ("ghoul_rot", 4, 6),
        ("harmonize", None, 4),
        ("hawkeye", 1, 1),
        ("magebane", 3, 3),
        ("maim_wings", 3, 3),
        ("marked_for_death", 2, 4),
        ("mongoose_agility", 3, 3),
        ("pacify", 2, None),
        ("poisoned_blood", 3, 3),
        ("regrowth", 3, 4),
        ("retaliate", 2, 2),
        ("rhino_hide", 2, 3),
        ("turn_to_stone", 4, None),
        ("vampirism", 4, 4),
    ],
)
def test_each_enchantment_has_its_price_and_some_are_dearer_on_a_mage(
    card: str, price: int | None, on_a_mage: int | None
) -> None:
    for host, paid in (("wolf", price), ("mage-0", on_a_mage)):
        if paid is None:
            continue
        battle = duel(
            mage(zone="a1", mana=20), mage(), *CREATURES, veil(card, id="spell", on=host), at="actions"
        )
        battle.does(0, "activate:wolf", "reveal:spell")
        assert battle.mana(0) == 20 - paid


@pytest.mark.rule("card.sacred-ground")
def test_sacred_ground_is_laid_on_a_zone_and_costs_four_to_reveal() -> None:
    battle = duel(mage(zone="a1", mana=20, prepared=["sacred_ground"]), *CREATURES, creature="mage-0")
    zones = targets(battle, "cast:sacred-ground:")
    assert zones == {"a1", "b1", "c1", "a2", "b2", "a3"}
    battle.does(0, "cast:sacred-ground:b2").until("ask-reveal-spell-resolved")
    battle.does(0, f"reveal:{battle.new('sacred_ground')}")
    assert battle.mana(0) == 20 - 2 - 4


@pytest.mark.rule("card.decoy", "spells.enchantment-attached", "spells.equipment-replace")
def test_a_decoy_on_equipment_that_comes_off_is_destroyed() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=10, prepared=["mage_staff"]), mage(zone="d3"),
        equipment("lash_of_hellfire", id="lash"), veil("decoy", id="decoy", on="lash"), creature="mage-0",
    )  # fmt: skip
    battle.does(0, "cast:mage-staff:mage-0").passes()
    assert battle.book(0) == ["lash_of_hellfire"]
    assert battle.discard(0) == ["decoy"]
    assert battle.mana(0) == 10 - 5 + 2


@pytest.mark.rule("card.decoy", "spells.enchantment-attached", "mages.curseweaving")
def test_a_decoy_on_a_curse_that_is_taken_back_is_destroyed() -> None:
    battle = duel(
        mage("warlock", zone="b2"), mage(zone="d3"), creature("timber_wolf", id="wolf", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1, damage=13),
        enchantment("ghoul_rot", id="rot", on="slayer"), veil("decoy", id="decoy", on="rot"),
        creature="wolf", dice=[CRIT] * 4,
    )  # fmt: skip
    battle.does(0, "attack:wolf.bite:slayer", "take-back:rot").passes()
    assert battle.book(0) == ["ghoul_rot"]
    assert battle.discard(0) == ["decoy"]
    assert battle.mana(0) == 12
