"""Conjurations that stand there and change things: totems, mana, artifacts, plants and clouds."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    HIT,
    HIT2,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
    wall,
)
from tests.games.mage_wars.tables import targets

# Totems


@pytest.mark.rule("card.animal-kinship")
def test_a_canine_lends_its_bite_and_a_reptile_its_hide_to_the_beastmaster() -> None:
    battle = duel(
        mage("beastmaster", zone="b1"),
        mage(zone="b1"),
        conjuration("animal_kinship", zone="d1"),
        creature("timber_wolf", zone="d3"),
        creature("emerald_tegu", zone="d3"),
        creature="mage-0",
        dice=[HIT] * 5,
    )
    assert (battle.armor("mage-0"), battle.armor("mage-1")) == (1, 0)
    battle.does(0, "attack:mage-0.basic-melee-attack:mage-1").passes()
    assert battle.damage("mage-1") == 5, "three dice, Battle Skill and a wolf"


@pytest.mark.rule("card.animal-kinship")
def test_a_reptile_that_is_no_animal_teaches_the_beastmaster_nothing() -> None:
    battle = duel(
        mage("beastmaster"),
        mage(),
        conjuration("animal_kinship", zone="d1"),
        creature("stonegaze_basilisk", zone="d3"),
    )
    assert battle.armor("mage-0") == 0


@pytest.mark.rule("card.animal-kinship")
@pytest.mark.parametrize(("animal", "tough"), [("steelclaw_grizzly", True), ("timber_wolf", False)])
def test_a_bear_makes_the_beastmaster_tough(animal: str, tough: bool) -> None:
    battle = duel(
        mage(zone="b1", mana=20, prepared=["pillar_of_light"]),
        mage("beastmaster", zone="b1"),
        conjuration("animal_kinship", zone="d1", controller=1),
        creature(animal, zone="d3", controller=1),
        creature="mage-0",
        dice=[BLANK] * 2 + [5],
    )
    battle.does(0, "cast:pillar-of-light:mage-1").passes()
    assert battle.markers("mage-1") == ({} if tough else {"daze": 1})


@pytest.mark.rule("card.animal-kinship")
def test_an_ape_teaches_climbing_and_a_cat_stealth_as_long_as_it_is_there() -> None:
    pieces = (
        mage("beastmaster", zone="b1"),
        mage(zone="b1"),
        conjuration("animal_kinship", zone="d1"),
        wall("wall_of_stone", border="b1-c1"),
        creature("timber_wolf", id="guard", zone="b1", controller=1, guard=True),
    )
    alone = duel(*pieces, creature="mage-0")
    assert not alone.offers(0, "climb:")
    assert "mage-1" not in targets(alone, "attack:mage-0.basic-melee-attack:")
    taught = duel(
        *pieces,
        creature("mountain_gorilla", zone="d3"),
        creature("feral_bobcat", zone="d3"),
        creature="mage-0",
    )
    assert taught.offers(0, "climb:") == ["climb:mage-0:c1"]
    assert "mage-1" in targets(taught, "attack:mage-0.basic-melee-attack:")
    others = duel(
        *pieces,
        creature("mountain_gorilla", zone="d3", controller=1),
        creature("feral_bobcat", zone="d3", controller=1),
        creature="mage-0",
    )
    assert not others.offers(0, "climb:"), "the enemy's animals teach nothing"


@pytest.mark.rule("card.rajans-fury")
@pytest.mark.parametrize(
    ("card", "attack", "seat", "dice"),
    [
        ("timber_wolf", "bite", 0, 5),
        ("feral_bobcat", "claws", 1, 5),
        ("firebrand_imp", "hellfire-claws", 0, 2),
    ],
)
def test_rajans_fury_makes_all_animals_charge(card: str, attack: str, seat: int, dice: int) -> None:
    battle = duel(
        mage(zone="c1"),
        mage(zone="c1"),
        conjuration("rajans_fury", zone="d1"),
        creature(card, id="runner", zone="b1", controller=seat),
        creature="runner",
        turn=seat,
    )
    battle.does(seat, "move:runner:c1", f"attack:runner.{attack}:mage-{1 - seat}").passes()
    assert dice_rolled(battle) == [dice]


@pytest.mark.rule("card.tooth-and-nail")
@pytest.mark.parametrize(
    ("card", "attack", "seat", "damage"),
    [("timber_wolf", "bite", 0, 3), ("timber_wolf", "bite", 1, 3), ("skeletal_sentry", "short-sword", 0, 2)],
)
def test_tooth_and_nail_sharpens_the_melee_attacks_of_all_animals(
    card: str, attack: str, seat: int, damage: int
) -> None:
    battle = duel(
        conjuration("tooth_and_nail", zone="d1"),
        creature(card, id="biter", zone="b1", controller=seat),
        creature("timber_wolf", id="wolf", zone="b1", controller=1 - seat),
        creature="biter",
        turn=seat,
        dice=[HIT] * 4,
    )
    battle.does(seat, f"attack:biter.{attack}:wolf").passes()
    assert battle.damage("wolf") == damage


# Mana


@pytest.mark.rule("card.mana-crystal", "card.mana-flower")
@pytest.mark.parametrize("card", ["mana_crystal", "mana_flower"])
def test_crystal_and_flower_bring_their_controller_a_mana_more(card: str) -> None:
    battle = duel(mage(mana=0), mage(mana=0), conjuration(card, zone="b1"), at="channel")
    battle.passes()
    assert (battle.mana(0), battle.mana(1)) == (11, 10)


@pytest.mark.rule("card.mana-crystal", "card.mana-flower", "card.mohktari-great-tree-of-life")
@pytest.mark.parametrize(
    ("card", "refused", "spell", "dice"),
    [
        ("mana_crystal", "fireball", "geyser", 3),
        ("mana_flower", "geyser", "fireball", 8),
        ("mohktari_great_tree_of_life", "geyser", "fireball", 8),
    ],
)
def test_crystals_do_not_burn_and_plants_do_not_drown(card: str, refused: str, spell: str, dice: int) -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=20, prepared=["fireball", "geyser"]),
        mage(),
        conjuration(card, id="thing", zone="b1", controller=1),
        creature="mage-0",
        dice=[BLANK] * dice + [1],
    )
    assert f"cast:{refused}:thing" not in battle.offers(0)
    battle.does(0, f"cast:{spell}:thing").passes()
    assert dice_rolled(battle) == [dice]


@pytest.mark.rule("card.mana-flower")
def test_a_mana_flower_regenerates_two() -> None:
    battle = duel(conjuration("mana_flower", id="flower", zone="b1", damage=3), at="upkeep")
    battle.passes()
    assert battle.damage("flower") == 1


@pytest.mark.rule("card.mana-siphon")
def test_a_mana_siphon_takes_two_mana_a_round_from_the_mage_it_was_set_upon() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=12, prepared=["mana_siphon"]),
        mage(zone="c1", mana=0),
        creature="mage-0",
    )
    battle.does(0, "cast:mana-siphon:b1").passes()
    assert set(battle.offers(0)) == {"set-upon:mage-0", "set-upon:mage-1"}
    battle.does(0, "set-upon:mage-1").passes()
    siphon = conjuration("mana_siphon", zone="a1", chosen="mage-1")
    later = duel(mage(mana=0), mage(zone="d3", mana=0), siphon, at="channel")
    later.passes()
    assert (later.mana(0), later.mana(1)) == (10, 8), "wherever the mage has gone"


@pytest.mark.rule("card.mana-siphon")
def test_a_mana_siphon_is_set_upon_a_mage_it_sees_two_zones_away_at_most() -> None:
    def choice(zone: str, *more: dict[str, object]) -> Battle:
        battle = duel(
            mage("wizard", zone="a1", mana=12, prepared=["mana_siphon"]),
            mage(zone=zone),
            *more,
            creature="mage-0",
        )
        return battle.does(0, "cast:mana-siphon:a1").passes()

    assert choice("c1").offers(0) == ["set-upon:mage-0", "set-upon:mage-1"]
    assert choice("d1").offers(0) == ["set-upon:mage-0"]
    assert choice("c1", wall("fog_bank", border="b1-c1")).offers(0) == ["set-upon:mage-0"]


# Plants and clouds


@pytest.mark.rule("card.mohktari-great-tree-of-life")
def test_friends_regenerate_under_the_great_tree_of_life() -> None:
    battle = duel(
        mage(zone="b1", damage=5),
        mage(zone="b1", damage=5),
        conjuration("mohktari_great_tree_of_life", id="tree", zone="b1", damage=5),
        creature("timber_wolf", id="far", zone="c1", damage=5),
        at="upkeep",
    )
    battle.passes()
    hurt = {id: battle.damage(id) for id in ("mage-0", "mage-1", "tree", "far")}
    assert hurt == {"mage-0": 3, "mage-1": 5, "tree": 3, "far": 5}


@pytest.mark.rule("card.poison-gas-cloud")
def test_a_poison_gas_cloud_poisons_the_living_in_its_zone() -> None:
    battle = duel(
        mage(zone="b1"),
        mage(zone="b1"),
        conjuration("poison_gas_cloud", zone="b1"),
        creature("skeletal_sentry", id="bones", zone="b1"),
        creature("timber_wolf", id="far", zone="c1"),
        at="upkeep",
    )
    battle.passes()
    assert [battle.damage(id) for id in ("mage-0", "mage-1", "bones", "far")] == [2, 2, 0, 0]


@pytest.mark.rule("card.poison-gas-cloud")
def test_whoever_enters_the_gas_or_begins_its_action_there_moves_but_once() -> None:
    cloud = conjuration("poison_gas_cloud", zone="b1")
    into = duel(cloud, creature("bitterwood_fox", id="fox", zone="a1"), creature="fox")
    into.does(0, "move:fox:b1")
    assert not into.offers(0, "move:fox:")
    assert "guard:fox" in into.offers(0), "other actions are free"
    out = duel(cloud, creature("bitterwood_fox", id="fox", zone="b1"))
    out.does(0, "activate:fox", "move:fox:c1")
    assert not out.offers(0, "move:fox:")
    beside = duel(cloud, creature("bitterwood_fox", id="fox", zone="b2"))
    beside.does(0, "activate:fox", "move:fox:c2")
    assert beside.offers(0, "move:fox:")
    lifeless = duel(cloud, creature("skeletal_sentry", id="bones", zone="b1"))
    lifeless.does(0, "activate:bones", "move:bones:c1")
    assert lifeless.offers(0, "move:bones:"), "bones do not breathe"


@pytest.mark.rule("card.poison-gas-cloud")
@pytest.mark.rule("traits.immunity")
def test_gas_does_not_hold_who_is_immune_to_poison() -> None:
    battle = duel(
        conjuration("poison_gas_cloud", zone="b1"),
        creature("malacoda", id="demon", zone="b1"),
        enchantment("cheetah_speed", on="demon"),
        edition="fourth",
    )
    battle.does(0, "activate:demon", "move:demon:c1")
    assert battle.offers(0, "move:demon:")


@pytest.mark.rule("card.poison-gas-cloud")
def test_a_creature_pushed_through_the_gas_still_moves_but_once_this_round() -> None:
    battle = duel(
        mage("wizard", zone="a2", mana=20, prepared=["force_push"]),
        mage(),
        conjuration("poison_gas_cloud", zone="b1"),
        creature("bitterwood_fox", id="fox", zone="b2", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:force-push:fox", "choose:force-push:north").passes()
    battle.does(1, "activate:fox", "move:fox:c1")
    assert not battle.offers(1, "move:fox:")


@pytest.mark.rule("card.poison-gas-cloud")
def test_wind_scatters_the_cloud_more_easily() -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=20, prepared=["jet_stream"]),
        mage(),
        conjuration("poison_gas_cloud", id="cloud", zone="b1", controller=1),
        creature="mage-0",
        dice=[HIT2] * 4 + [1],
    )
    battle.does(0, "cast:jet-stream:cloud").passes()
    assert dice_rolled(battle) == [4]
    assert not battle.exists("cloud")


def tangled(**more: object) -> Battle:
    return duel(
        mage(zone="b1"),
        mage("wizard", zone="b1", mana=20, prepared=["force_push", "teleport", "fireball"]),
        creature("timber_wolf", id="wolf", zone="b1", damage=1),
        conjuration("tanglevine", id="vine", on="wolf", controller=1),
        creature("royal_archer", id="archer", zone="a1"),
        creature=more.get("creature", "wolf"),
        turn=1 if more.get("creature") == "mage-1" else 0,
        dice=more.get("dice", []),
    )


@pytest.mark.rule("card.tanglevine")
def test_tanglevine_holds_its_creature_until_it_is_hacked_off() -> None:
    battle = tangled(dice=[HIT2] * 4)
    assert battle.has("wolf", "restrained")
    assert not battle.offers(0, "move:wolf:")
    battle.does(0, "attack:wolf.bite:vine").passes()
    assert not battle.exists("vine")
    assert not battle.has("wolf", "restrained")
    assert battle.discard(1) == ["tanglevine"]


@pytest.mark.rule("card.tanglevine")
def test_the_tangled_cannot_be_pushed_but_teleporting_leaves_the_vine_behind() -> None:
    pushed = tangled(creature="mage-1")
    pushed.does(1, "cast:force-push:wolf", "choose:force-push:east").passes()
    assert pushed.zone("wolf") == "b1"
    gone = tangled(creature="mage-1")
    gone.does(1, "cast:teleport:wolf", "choose:teleport:c1").passes()
    assert gone.zone("wolf") == "c1"
    assert not gone.exists("vine")


@pytest.mark.rule("card.tanglevine")
def test_ranged_attacks_cannot_aim_at_tanglevine() -> None:
    spell = tangled(creature="mage-1")
    assert "cast:fireball:wolf" in spell.offers(1)
    assert "cast:fireball:vine" not in spell.offers(1)
    assert "invoke:mage-1.arcane-zap:wolf" in spell.offers(1)
    assert "invoke:mage-1.arcane-zap:vine" not in spell.offers(1), "Arcane Zap is a ranged attack too"
    arrow = tangled(creature="archer")
    assert "wolf" in targets(arrow, "attack:archer.longbow:")
    assert "vine" not in targets(arrow, "attack:archer.longbow:")


@pytest.mark.rule("card.tanglevine")
def test_tanglevine_seizes_only_what_stands_on_the_ground_and_has_a_body() -> None:
    battle = duel(
        mage("beastmaster", zone="b1", mana=20, prepared=["tanglevine"]),
        mage(),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        creature("darkfenne_bat", id="bat", zone="b1", controller=1),
        creature("whirling_spirit", id="spirit", zone="b1", controller=1),
        creature="mage-0",
    )
    seized = targets(battle, "cast:tanglevine:")
    assert seized == {"mage-0", "wolf"}
    battle.does(0, "cast:tanglevine:wolf").passes()
    assert battle.attached("wolf") == [battle.new("tanglevine")]
    assert battle.has("wolf", "unmovable")
