"""Demons and other creatures of the Dark school: what each can do."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    HIT,
    HIT2,
    conjuration,
    creature,
    duel,
    mage,
)
from tests.games.mage_wars.tables import targets

ADRAMELECH = creature("adramelech_lord_of_fire", id="lord", zone="b1")


@pytest.mark.rule("card.adramelech-lord-of-fire")
@pytest.mark.parametrize(("roll", "burns"), [(4, 0), (5, 1), (9, 1), (10, 2)])
def test_adramelechs_scythe_strikes_with_six_dice_and_burns(roll: int, burns: int) -> None:
    battle = duel(mage(), mage(zone="b1"), ADRAMELECH, creature="lord", dice=[HIT] * 6 + [roll])
    battle.does(0, "attack:lord.hellfire-scythe:mage-1").passes()
    assert battle.damage("mage-1") == 6
    assert battle.markers("mage-1").get("burn", 0) == burns


@pytest.mark.rule("card.adramelech-lord-of-fire")
def test_adramelech_sweeps_over_two_different_targets() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        ADRAMELECH,
        creature("bitterwood_fox", id="fox", zone="b1", controller=1),
        creature="lord",
        dice=[HIT] * 4 + [6] + [BLANK] * 4 + [11],
    )
    battle.does(0, "attack:lord.hellfire-sweep:mage-1").passes()
    assert "attack:lord.hellfire-sweep:mage-1" not in battle.offers(0)
    battle.does(0, "attack:lord.hellfire-sweep:fox").passes()
    assert (battle.damage("mage-1"), battle.markers("mage-1")) == (4, {})
    assert (battle.damage("fox"), battle.markers("fox")) == (0, {"burn": 2})
    assert dice_rolled(battle) == [4, 4]


@pytest.mark.rule("card.adramelech-lord-of-fire")
def test_adramelech_flies_and_flame_cannot_hurt_him() -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=20, prepared=["fireball", "pillar_of_light"]),
        mage(),
        dict(ADRAMELECH, controller=1),
        creature="mage-0",
    )
    assert "cast:pillar-of-light:lord" in battle.offers(0)
    assert "cast:fireball:lord" not in battle.offers(0)
    assert "attack:mage-0.basic-melee-attack:lord" not in battle.offers(0)


@pytest.mark.rule("card.dark-pact-slayer")
def test_a_dark_pact_slayer_ignores_two_points_of_armour() -> None:
    battle = duel(
        creature("dark_pact_slayer", id="slayer", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        creature="slayer",
        dice=[HIT] * 4,
    )
    assert battle.life("slayer") == 14
    battle.does(0, "attack:slayer.hellsword:wolf").passes()
    assert battle.damage("wolf") == 4


@pytest.mark.rule("card.dark-pact-slayer")
def test_flame_does_a_dark_pact_slayer_less_harm() -> None:
    battle = duel(
        creature("flaming_hellion", id="hellion", zone="b1"),
        creature("dark_pact_slayer", id="slayer", zone="b1", controller=1),
        creature="hellion",
        dice=[HIT2, HIT2, 8],
    )
    battle.does(0, "attack:hellion.hell-trident:slayer").passes()
    assert dice_rolled(battle) == [2], "four flame dice less two"
    assert battle.markers("slayer") == {}, "and an eight on the effect die is a six"


@pytest.mark.rule("card.firebrand-imp")
@pytest.mark.parametrize(("roll", "burns"), [(7, 0), (8, 1)])
def test_a_firebrand_imp_sets_fire_on_an_eight(roll: int, burns: int) -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("firebrand_imp", id="imp", zone="b1"),
        creature="imp",
        dice=[HIT, HIT, roll],
    )
    battle.does(0, "attack:imp.hellfire-claws:mage-1").passes()
    assert battle.damage("mage-1") == 2
    assert battle.markers("mage-1").get("burn", 0) == burns


@pytest.mark.rule("card.firebrand-imp", "card.flaming-hellion")
@pytest.mark.parametrize("demon", ["firebrand_imp", "flaming_hellion"])
def test_flame_cannot_hurt_imps_and_hellions(demon: str) -> None:
    battle = duel(
        creature("flaming_hellion", id="hellion", zone="b1"),
        creature(demon, id="demon", zone="b1", controller=1),
        creature="hellion",
    )
    battle.does(0, "attack:hellion.hell-trident:demon").passes()
    assert battle.happened("attack-immune")
    assert not dice_rolled(battle)


@pytest.mark.rule("card.flaming-hellion")
def test_a_flaming_hellion_blasts_at_exactly_one_zone() -> None:
    battle = duel(
        mage(),
        mage(zone="c1"),
        creature("flaming_hellion", id="hellion", zone="a1"),
        creature("timber_wolf", id="here", zone="a1", controller=1),
        creature("timber_wolf", id="next", zone="b1", controller=1),
        creature="hellion",
        dice=[HIT2, HIT2, HIT2, 10],
    )
    assert targets(battle, "attack:hellion.flameblast:") == {"next"}
    battle.does(0, "attack:hellion.flameblast:next").passes()
    assert battle.damage("next") == 4
    assert battle.markers("next") == {"burn": 2}


@pytest.mark.rule("card.flaming-hellion")
def test_a_flaming_hellion_strikes_with_its_trident_after_a_move() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("flaming_hellion", id="hellion", zone="a1"),
        creature="hellion",
        dice=[HIT] * 4 + [7],
    )
    battle.does(0, "move:hellion:b1")
    assert not targets(battle, "attack:hellion.flameblast:")
    battle.does(0, "attack:hellion.hell-trident:mage-1").passes()
    assert (battle.damage("mage-1"), battle.markers("mage-1")) == (4, {"burn": 1})


@pytest.mark.rule("card.goran-werewolf-pet")
@pytest.mark.parametrize(("zone", "dice"), [("a1", 5), ("b1", 6)])
def test_goran_is_thirstier_beside_his_mage(zone: str, dice: int) -> None:
    battle = duel(
        mage("warlock", zone=zone),
        mage(zone="b1", damage=1),
        creature("goran_werewolf_pet", id="goran", zone="b1"),
        creature="goran",
        dice=[HIT] * dice,
    )
    assert set(battle.offers(0)) == {"attack:goran.fangs:mage-1", "attack:goran.feral-claws:mage-1"}, (
        "wounded living enemies must be attacked"
    )
    battle.does(0, "attack:goran.fangs:mage-1").passes()
    assert battle.damage("mage-1") == 1 + dice


@pytest.mark.rule("card.goran-werewolf-pet")
def test_gorans_second_claw_has_no_thirst_left() -> None:
    battle = duel(
        mage("warlock", zone="b1"),
        mage(zone="b1", damage=1),
        creature("goran_werewolf_pet", id="goran", zone="b1"),
        creature="goran",
        dice=[BLANK] * 8,
    )
    battle.does(0, "attack:goran.feral-claws:mage-1", "strike:mage-1").passes()
    assert dice_rolled(battle) == [5, 3]


@pytest.mark.rule("card.malacoda")
def test_malacoda_poisons_everyone_living_in_his_zone() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("malacoda", id="malacoda", zone="b1"),
        creature("timber_wolf", id="friend", zone="b1"),
        creature("skeletal_sentry", id="bones", zone="b1", controller=1),
        creature("timber_wolf", id="far", zone="c1", controller=1),
        at="upkeep",
    )
    battle.passes()
    suffered = {id: battle.damage(id) for id in ("mage-0", "mage-1", "malacoda", "friend", "bones", "far")}
    assert suffered == {"mage-0": 0, "mage-1": 2, "malacoda": 0, "friend": 2, "bones": 0, "far": 0}


@pytest.mark.rule("card.malacoda")
def test_malacoda_is_slow_and_pierces_armour() -> None:
    battle = duel(
        creature("malacoda", id="malacoda", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        creature="malacoda",
        dice=[HIT] * 4,
    )
    battle.does(0, "attack:malacoda.talons:wolf").passes()
    assert battle.damage("wolf") == 3
    walk = duel(mage(), mage(zone="b1"), creature("malacoda", id="malacoda", zone="a1"), creature="malacoda")
    walk.does(0, "move:malacoda:b1").passes()
    assert not walk.offers(0, "attack:malacoda")


def vampiress_awake(mana: int) -> tuple[dict[str, object], ...]:
    return (
        mage(mana=mana, active=False),
        mage(zone="b1", active=False),
        creature("necropian_vampiress", id="lady", zone="b1", damage=6),
        creature("thunderift_falcon", id="falcon", zone="b1", controller=1),
    )


@pytest.mark.rule("card.necropian-vampiress")
def test_the_vampiress_flies_for_a_mana_until_her_action_phase_ends() -> None:
    battle = duel(*vampiress_awake(mana=3), dice=[HIT, HIT, HIT, BLANK, BLANK])
    battle.does(0, "activate:lady", "empower:lady")
    assert battle.mana(0) == 2
    assert battle.has("lady", "flying")
    battle.does(0, "attack:lady.fangs:falcon").passes()
    assert battle.damage("falcon") == 3
    assert battle.damage("lady") == 4, "she heals half of three, rounded up"
    assert not battle.has("lady", "flying")


@pytest.mark.rule("card.necropian-vampiress")
def test_the_vampiress_stays_on_the_ground_without_the_mana() -> None:
    declined = duel(*vampiress_awake(mana=3))
    declined.does(0, "activate:lady", "pass")
    assert declined.mana(0) == 3
    assert not declined.offers(0, "attack:lady.fangs:falcon")
    poor = duel(*vampiress_awake(mana=0))
    poor.does(0, "activate:lady")
    assert poor.asks == {0: "ask-act"}, "nobody is asked about a mana that is not there"


@pytest.mark.rule("card.necropian-vampiress")
def test_the_vampiress_finds_no_blood_in_bones() -> None:
    battle = duel(
        creature("necropian_vampiress", id="lady", zone="b1", damage=6),
        creature("skeletal_sentry", id="bones", zone="b1", controller=1),
        creature="lady",
        dice=[HIT] * 5,
    )
    battle.does(0, "attack:lady.fangs:bones").passes()
    assert battle.damage("bones") == 5
    assert battle.damage("lady") == 6


@pytest.mark.rule("card.skeletal-sentry")
def test_a_skeletal_sentry_strikes_with_four_dice_and_has_no_armour() -> None:
    battle = duel(
        creature("skeletal_sentry", id="bones", zone="b1"),
        creature("skeletal_sentry", id="other", zone="b1", controller=1),
        creature="bones",
        dice=[HIT] * 4,
    )
    assert battle.life("other") == 11
    battle.does(0, "attack:bones.short-sword:other").passes()
    assert battle.damage("other") == 4


@pytest.mark.rule("card.skeletal-sentry")
def test_a_skeletal_sentry_knows_neither_sleep_nor_healing() -> None:
    battle = duel(
        mage(zone="b1", mana=30, prepared=["sleep", "minor_heal"]),
        mage(),
        creature("skeletal_sentry", id="bones", zone="b1", damage=3),
        creature("timber_wolf", id="wolf", zone="b1", damage=3),
        creature="mage-0",
    )
    offered = battle.offers(0)
    assert {"cast:sleep:wolf", "cast:minor-heal:wolf"} <= set(offered)
    assert not {"cast:sleep:bones", "cast:minor-heal:bones"} & set(offered)


@pytest.mark.rule("card.skeletal-sentry")
def test_a_skeletal_sentry_does_not_breathe_gas() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("skeletal_sentry", id="bones", zone="b1"),
        conjuration("poison_gas_cloud", zone="b1"),
        at="upkeep",
    )
    battle.passes()
    assert battle.damage("bones") == 0
