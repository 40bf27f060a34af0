"""Monsters and spirits: what each can do."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    HIT,
    HIT2,
    creature,
    duel,
    mage,
    wall,
)
from tests.games.mage_wars.tables import targets


def gremlin_awake() -> tuple[dict[str, object], ...]:
    return (
        mage(zone="a3", mana=4, active=False),
        mage(zone="c1", active=False),
        creature("blue_gremlin", id="gremlin", zone="a1"),
        wall("wall_of_stone", border="a1-b1"),
    )


@pytest.mark.rule("card.blue-gremlin")
def test_a_blue_gremlin_teleports_two_zones_for_a_mana_and_still_attacks() -> None:
    battle = duel(*gremlin_awake(), dice=[HIT] * 3)
    battle.does(0, "activate:gremlin", "empower:gremlin")
    assert battle.mana(0) == 3
    battle.does(0, "move:gremlin:b1", "move:gremlin:c1").passes()
    assert [event["zone"] for event in battle.happened("teleported")] == ["b1", "c1"], "walls do not matter"
    battle.does(0, "attack:gremlin.claws:mage-1").passes()
    assert battle.damage("mage-1") == 3


@pytest.mark.rule("card.blue-gremlin")
def test_a_blue_gremlin_that_is_given_no_mana_walks_like_others() -> None:
    battle = duel(*gremlin_awake())
    battle.does(0, "activate:gremlin", "pass")
    assert battle.mana(0) == 4
    assert battle.offers(0, "move:gremlin:") == ["move:gremlin:a2"]
    battle.does(0, "move:gremlin:a2").passes()
    assert not battle.happened("teleported")


@pytest.mark.rule("card.blue-gremlin")
def test_a_teleporting_gremlin_leaves_tanglevine_behind_only_if_it_can_move() -> None:
    battle = duel(*gremlin_awake(), creature("tanglevine", id="vine", on="gremlin", controller=1))
    battle.does(0, "activate:gremlin", "empower:gremlin")
    assert not battle.offers(0, "move:gremlin:"), "the restrained take no move actions, teleporting or not"


@pytest.mark.rule("card.blue-gremlin")
def test_a_blue_gremlin_pierces_dodges_once_and_hinders_nobody() -> None:
    claws = duel(
        creature("blue_gremlin", id="gremlin", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        creature="gremlin",
        dice=[HIT] * 3,
    )
    claws.does(0, "attack:gremlin.claws:wolf").passes()
    assert claws.damage("wolf") == 2
    bitten = duel(
        creature("bitterwood_fox", id="fox", zone="b1"),
        creature("blue_gremlin", id="gremlin", zone="b1", controller=1),
        creature="fox",
        dice=[8],
    )
    bitten.does(0, "attack:fox.bite:gremlin").does(1, "defend:gremlin.0").passes()
    assert bitten.happened("attack-avoided")
    away = duel(
        creature("bitterwood_fox", id="fox", zone="b1"),
        creature("blue_gremlin", zone="b1", controller=1),
        creature="fox",
    )
    away.does(0, "move:fox:c1")
    assert "move:fox:d1" in away.offers(0)


@pytest.mark.rule("card.darkfenne-hydra")
def test_a_darkfenne_hydra_bites_three_times_in_one_full_action() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("darkfenne_hydra", id="hydra", zone="b1"),
        creature="hydra",
        dice=[HIT] * 9,
    )
    battle.does(0, "attack:hydra.triple-bite:mage-1", "strike:mage-1", "strike:mage-1").passes()
    assert dice_rolled(battle) == [3, 3, 3]
    assert battle.damage("mage-1") == 9


@pytest.mark.rule("card.darkfenne-hydra")
def test_a_darkfenne_hydra_answers_with_a_bite_of_four() -> None:
    battle = duel(
        creature("bitterwood_fox", id="fox", zone="b1"),
        creature("darkfenne_hydra", id="hydra", zone="b1", controller=1),
        creature="fox",
        dice=[BLANK] * 3 + [HIT] * 4,
    )
    battle.does(0, "attack:fox.bite:hydra").passes()
    assert battle.offers(1) == ["attack:hydra.snapping-bite:fox", "pass"], "the triple bite is no answer"
    battle.does(1, "attack:hydra.snapping-bite:fox").passes()
    assert battle.damage("fox") == 4


@pytest.mark.rule("card.darkfenne-hydra", "card.gorgon-archer")
@pytest.mark.parametrize("card", ["darkfenne_hydra", "gorgon_archer"])
def test_hydra_and_gorgon_regenerate_two_and_are_slow(card: str) -> None:
    battle = duel(creature(card, id="serpent", zone="b1", damage=5), at="upkeep")
    battle.passes()
    assert battle.damage("serpent") == 3
    walk = duel(mage(), mage(zone="c1"), creature(card, id="serpent", zone="b1"), creature="serpent")
    walk.does(0, "move:serpent:c1").passes()
    assert not walk.offers(0, "attack:serpent")


@pytest.mark.rule("card.gorgon-archer")
@pytest.mark.parametrize(("roll", "weak"), [(3, 0), (4, 1), (9, 1), (10, 2)])
def test_a_gorgon_archers_arrows_weaken(roll: int, weak: int) -> None:
    battle = duel(
        creature("gorgon_archer", id="gorgon", zone="a1"),
        creature("timber_wolf", id="wolf", zone="c1", controller=1),
        creature="gorgon",
        dice=[HIT] * 4 + [roll],
    )
    battle.does(0, "attack:gorgon.poison-bow:wolf").passes()
    assert battle.damage("wolf") == 2
    assert battle.markers("wolf").get("weak", 0) == weak


@pytest.mark.rule("card.gorgon-archer")
def test_close_up_a_gorgon_archer_has_only_her_claws() -> None:
    battle = duel(
        mage(zone="d1"),
        mage(zone="b1"),
        creature("gorgon_archer", id="gorgon", zone="b1"),
        creature="gorgon",
        dice=[HIT, HIT],
    )
    assert "mage-1" not in targets(battle, "attack:gorgon.poison-bow:")
    battle.does(0, "attack:gorgon.claws:mage-1").passes()
    assert battle.damage("mage-1") == 2


@pytest.mark.rule("card.mana-leech")
@pytest.mark.parametrize(("attack", "dice", "drained"), [("leeching-bite", 2, 1), ("gorging-bite", 3, 2)])
def test_a_mana_leech_costs_its_victims_controller_mana(attack: str, dice: int, drained: int) -> None:
    battle = duel(
        mage(mana=5),
        mage(mana=5),
        creature("mana_leech", id="leech", zone="b1"),
        creature("bitterwood_fox", id="fox", zone="b1", controller=1),
        creature="leech",
        dice=[HIT] * dice,
    )
    battle.does(0, f"attack:leech.{attack}:fox").passes()
    assert battle.damage("fox") == dice
    assert (battle.mana(0), battle.mana(1)) == (5, 5 - drained)


@pytest.mark.rule("card.mana-leech")
def test_a_bite_without_a_wound_drains_nothing_and_the_leech_never_sleeps() -> None:
    battle = duel(
        mage(mana=5),
        mage(zone="b1", mana=20, prepared=["sleep"]),
        creature("mana_leech", id="leech", zone="b1"),
        creature="leech",
        dice=[BLANK, BLANK],
    )
    battle.does(0, "attack:leech.leeching-bite:mage-1").passes()
    assert battle.mana(1) == 20
    battle.does(1, "activate:mage-1")
    assert not battle.offers(1, "cast:sleep:")


@pytest.mark.rule("card.moonglow-faerie")
@pytest.mark.parametrize(("card", "dice"), [("whirling_spirit", 4), ("bitterwood_fox", 2)])
def test_a_moonglow_faerie_zaps_the_bodiless_with_two_more_dice(card: str, dice: int) -> None:
    battle = duel(
        creature("moonglow_faerie", id="faerie", zone="b1"),
        creature(card, id="foe", zone="b1", controller=1),
        creature="faerie",
        dice=[HIT2] * 2 + [BLANK] * (dice - 2),
    )
    battle.does(0, "attack:faerie.zap:foe").passes()
    assert dice_rolled(battle) == [dice]
    assert battle.damage("foe") == 4


@pytest.mark.rule("card.stonegaze-basilisk")
@pytest.mark.parametrize(("roll", "crippled"), [(6, False), (7, True)])
def test_a_stonegaze_basilisk_cripples_from_afar(roll: int, crippled: bool) -> None:
    battle = duel(
        creature("stonegaze_basilisk", id="basilisk", zone="a1"),
        creature("timber_wolf", id="wolf", zone="c1", controller=1),
        creature="basilisk",
        dice=[HIT2, HIT2, roll],
    )
    battle.does(0, "attack:basilisk.paralysis-beam:wolf").passes()
    assert battle.damage("wolf") == 2
    assert battle.markers("wolf") == ({"cripple": 1} if crippled else {})
    assert battle.has("wolf", "restrained") == crippled


@pytest.mark.rule("card.stonegaze-basilisk")
def test_a_stonegaze_basilisk_bites_with_four_dice_and_is_slow() -> None:
    battle = duel(
        mage(), mage(zone="b1"), creature("stonegaze_basilisk", id="basilisk", zone="b1"), creature="basilisk"
    )
    assert "mage-1" in targets(battle, "attack:basilisk.paralysis-beam:"), "its gaze has no least range"
    battle.does(0, "attack:basilisk.bite:mage-1").passes()
    assert dice_rolled(battle) == [4]
    walk = duel(
        mage(), mage(zone="b1"), creature("stonegaze_basilisk", id="basilisk", zone="a1"), creature="basilisk"
    )
    walk.does(0, "move:basilisk:b1").passes()
    assert not walk.offers(0, "attack:basilisk")


@pytest.mark.rule("card.whirling-spirit")
def test_a_whirling_spirit_costs_a_mana_each_upkeep() -> None:
    spirit = creature("whirling_spirit", id="spirit", zone="b1")
    paid = duel(mage(mana=3), mage(), spirit, at="upkeep")
    paid.does(0, "pay:spirit").passes()
    assert paid.mana(0) == 2
    assert paid.exists("spirit")
    refused = duel(mage(mana=3), mage(), spirit, at="upkeep")
    refused.does(0, "refuse:spirit").passes()
    assert not refused.exists("spirit")


@pytest.mark.rule("card.whirling-spirit")
@pytest.mark.parametrize(
    ("roll", "zone", "condition"), [(6, "b2", {}), (7, "c2", {}), (11, "c2", {"daze": 1})]
)
def test_a_whirling_spirits_gale_pushes_and_may_daze(roll: int, zone: str, condition: dict[str, int]) -> None:
    battle = duel(
        mage(),
        mage(zone="b2"),
        creature("whirling_spirit", id="spirit", zone="b2"),
        creature="spirit",
        dice=[HIT] * 4 + [roll],
    )
    battle.does(0, "attack:spirit.windstorm:mage-1").passes()
    if roll > 6:
        battle.does(0, "push:mage-1:east").passes()
    assert battle.damage("mage-1") == 4
    assert (battle.zone("mage-1"), battle.markers("mage-1")) == (zone, condition)


@pytest.mark.rule("card.whirling-spirit")
def test_a_whirling_spirit_has_no_body_to_hit() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("whirling_spirit", id="spirit", zone="b1", controller=1),
        creature="wolf",
        dice=[HIT2, HIT2, HIT2, HIT],
    )
    battle.does(0, "attack:wolf.bite:spirit").passes()
    assert battle.damage("spirit") == 1
    gale = duel(
        creature("whirling_spirit", id="spirit", zone="b1"),
        creature("whirling_spirit", id="other", zone="b1", controller=1),
        creature="spirit",
        dice=[HIT2] + [BLANK] * 5 + [1],
    )
    gale.does(0, "attack:spirit.windstorm:other").passes()
    assert gale.damage("other") == 2, "another gale rolls two more dice and is Ethereal"
