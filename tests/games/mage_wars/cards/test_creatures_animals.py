"""The beasts: what each animal of the box can do."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    HIT2,
    creature,
    duel,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import targets


@pytest.mark.rule("card.timber-wolf")
def test_a_timber_wolf_bites_with_four_dice_and_is_done_after_two_moves() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("timber_wolf", id="prey", zone="b1", controller=1),
        creature="wolf",
        dice=[HIT2, HIT, HIT, CRIT],
    )
    assert (battle.life("wolf"), battle.armor("wolf")) == (10, 2)
    battle.does(0, "attack:wolf.bite:prey").passes()
    assert dice_rolled(battle) == [4]
    assert battle.damage("prey") == 3, "armour stops two of the four normal points"
    walk = duel(creature("timber_wolf", id="wolf", zone="a1"), creature="wolf")
    walk.does(0, "move:wolf:b1", "move:wolf:c1").passes()
    assert not walk.offers(0, "attack:wolf"), "a second move takes the whole action"


@pytest.mark.rule("card.bitterwood-fox")
def test_a_bitterwood_fox_moves_two_zones_and_still_bites() -> None:
    battle = duel(
        mage(),
        mage(zone="c1"),
        creature("bitterwood_fox", id="fox", zone="a1"),
        creature="fox",
        dice=[HIT, HIT, CRIT],
    )
    battle.does(0, "move:fox:b1", "move:fox:c1", "attack:fox.bite:mage-1").passes()
    assert battle.damage("mage-1") == 3


@pytest.mark.rule("card.thunderift-falcon")
def test_a_thunderift_falcon_flies_over_walls_two_zones_far_and_strikes() -> None:
    battle = duel(
        mage(),
        mage(zone="c1"),
        creature("thunderift_falcon", id="falcon", zone="a1"),
        wall("wall_of_stone", border="a1-b1", controller=1),
        creature="falcon",
        dice=[HIT, HIT, BLANK],
    )
    battle.does(0, "move:falcon:b1", "move:falcon:c1", "attack:falcon.razor-beak:mage-1").passes()
    assert battle.damage("mage-1") == 2


@pytest.mark.rule("card.cervere-the-forest-shadow")
def test_cervere_slips_past_hinderers_and_guards() -> None:
    battle = duel(
        mage(),
        mage(zone="c1"),
        creature("cervere_the_forest_shadow", id="cervere", zone="a1"),
        creature("timber_wolf", id="hinders", zone="a1", controller=1),
        creature("timber_wolf", id="guard", zone="c1", controller=1, guard=True),
        creature="cervere",
        dice=[HIT, HIT, HIT, HIT],
    )
    battle.does(0, "move:cervere:b1", "move:cervere:c1", "attack:cervere.claws-and-bite:mage-1").passes()
    assert battle.damage("mage-1") == 4


@pytest.mark.rule("card.cervere-the-forest-shadow")
def test_cervere_dodges_one_attack_a_round_on_an_eight() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("bitterwood_fox", id="fox", zone="b1"),
        creature("cervere_the_forest_shadow", id="cervere", zone="b1", controller=1, active=False),
        mage(active=False),
        mage(active=False),
        dice=[8, BLANK, BLANK, BLANK],
    )
    battle.does(0, "activate:wolf", "attack:wolf.bite:cervere").does(1, "defend:cervere.0").passes()
    assert battle.happened("attack-avoided")
    assert not dice_rolled(battle)
    battle.does(0, "activate:fox", "attack:fox.bite:cervere").passes()
    assert dice_rolled(battle) == [3], "the second attack of the round is not asked about"


@pytest.mark.rule("card.feral-bobcat")
def test_a_feral_bobcat_rolls_two_more_dice_straight_after_a_move() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("feral_bobcat", id="cat", zone="a1"),
        creature="cat",
        dice=[HIT] * 4,
    )
    battle.does(0, "move:cat:b1", "attack:cat.claws:mage-1").passes()
    assert battle.damage("mage-1") == 4
    still = duel(
        mage(zone="b1"), mage(zone="a1"), creature("feral_bobcat", id="cat", zone="a1"), creature="cat"
    )
    still.does(0, "attack:cat.claws:mage-1").passes()
    assert dice_rolled(still) == [2]


@pytest.mark.rule("card.feral-bobcat")
def test_a_feral_bobcat_dodges_melee_attacks_only() -> None:
    pieces = (
        creature("feral_bobcat", id="cat", zone="b1", controller=1),
        creature("royal_archer", id="archer", zone="a1"),
        creature("timber_wolf", id="wolf", zone="b1"),
    )
    shot = duel(*pieces, creature="archer", dice=[HIT, BLANK, BLANK, BLANK])
    shot.does(0, "attack:archer.longbow:cat").passes()
    assert shot.damage("cat") == 1
    bitten = duel(*pieces, creature="wolf", dice=[7, HIT, BLANK, BLANK, BLANK])
    bitten.does(0, "attack:wolf.bite:cat").does(1, "defend:cat.0").passes()
    assert bitten.damage("cat") == 1, "a seven is not enough"


@pytest.mark.rule("card.darkfenne-bat", "card.emerald-tegu")
@pytest.mark.parametrize(
    ("card", "attack", "dice", "needed"),
    [("darkfenne_bat", "diseased-bite", 2, 9), ("emerald_tegu", "venomous-bite", 3, 8)],
)
def test_bat_and_tegu_leave_rot_on_a_high_roll(card: str, attack: str, dice: int, needed: int) -> None:
    for roll, rot in ((needed - 1, 0), (needed, 1)):
        battle = duel(
            mage(),
            mage(zone="b1"),
            creature(card, id="beast", zone="b1"),
            creature="beast",
            dice=[HIT] * dice + [roll],
        )
        battle.does(0, f"attack:beast.{attack}:mage-1").passes()
        assert battle.damage("mage-1") == dice
        assert battle.markers("mage-1").get("rot", 0) == rot


@pytest.mark.rule("card.darkfenne-bat")
def test_a_darkfenne_bat_flies_where_a_wolf_cannot_follow() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("darkfenne_bat", id="bat", zone="b1", controller=1),
        creature="wolf",
    )
    assert not battle.offers(0, "attack:wolf.bite:bat")


@pytest.mark.rule("card.emerald-tegu")
def test_an_emerald_tegu_is_well_armoured() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("emerald_tegu", id="tegu", zone="b1", controller=1),
        creature="wolf",
        dice=[HIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:tegu").passes()
    assert battle.damage("tegu") == 1


@pytest.mark.rule("card.highland-unicorn")
def test_a_highland_unicorn_heals_itself_and_the_friends_in_its_zone() -> None:
    battle = duel(
        mage(damage=4),
        mage(zone="b1", damage=4),
        creature("highland_unicorn", id="unicorn", zone="b1", damage=4),
        creature("timber_wolf", id="friend", zone="b1", damage=4),
        creature("skeletal_sentry", id="bones", zone="b1", damage=4),
        at="upkeep",
    )
    battle.passes()
    assert battle.damage("unicorn") == 2, "two for itself"
    assert battle.damage("friend") == 3, "one for the others"
    assert battle.damage("bones") == 4, "who live"
    assert battle.damage("mage-1") == 4, "and are friends"
    assert battle.damage("mage-0") == 4, "and are there"


@pytest.mark.rule("card.highland-unicorn")
def test_a_highland_unicorn_charges_with_two_more_dice() -> None:
    battle = duel(
        mage(),
        mage(zone="c1"),
        creature("highland_unicorn", id="unicorn", zone="b1"),
        creature="unicorn",
        dice=[HIT] * 5,
    )
    battle.does(0, "move:unicorn:c1", "attack:unicorn.horn:mage-1").passes()
    assert battle.damage("mage-1") == 5


@pytest.mark.rule("card.mountain-gorilla")
def test_a_mountain_gorilla_grows_angrier_with_every_wound_from_an_enemy_creature() -> None:
    battle = duel(
        mage(active=False),
        mage(zone="b1", active=False),
        creature("mountain_gorilla", id="ape", zone="b1", controller=1),
        creature("bitterwood_fox", id="fox", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1"),
        dice=[HIT] * 3 + [BLANK] * 5 + [BLANK] * 4,
    )
    battle.does(0, "activate:fox", "attack:fox.bite:ape").passes()
    assert battle.markers("ape") == {"rage": 1}
    battle.does(1, "activate:ape", "attack:ape.fists:wolf").passes()
    assert dice_rolled(battle)[-1] == 5
    battle.does(0, "activate:wolf", "attack:wolf.bite:ape").passes()
    assert battle.markers("ape") == {"rage": 1}, "an attack that does no damage leaves it as it is"


@pytest.mark.rule("card.mountain-gorilla")
def test_a_mountain_gorilla_has_three_rage_tokens_at_most() -> None:
    battle = duel(
        creature("mountain_gorilla", id="ape", zone="b1", controller=1, markers={"rage": 3}, damage=5),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:ape").passes()
    assert battle.markers("ape") == {"rage": 3}


@pytest.mark.rule("card.mountain-gorilla")
def test_a_mountain_gorilla_climbs_over_a_wall_as_a_full_action() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("mountain_gorilla", id="ape", zone="a1"),
        wall("wall_of_stone", border="a1-b1"),
        creature="ape",
    )
    battle.does(0, "climb:ape:b1").passes()
    assert battle.zone("ape") == "b1"
    assert not battle.offers(0, "attack:ape")


@pytest.mark.rule("card.redclaw-alpha-male")
def test_redclaw_leads_the_other_canines_in_his_zone() -> None:
    battle = duel(
        mage("warlock"),
        mage(zone="b1"),
        creature("redclaw_alpha_male", id="redclaw", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("goran_werewolf_pet", id="goran", zone="b1"),
        creature("feral_bobcat", id="cat", zone="b1"),
        creature("timber_wolf", id="far", zone="c1"),
        creature("timber_wolf", id="foe", zone="b1", controller=1),
        creature="wolf",
        dice=[HIT] * 5,
    )
    armor = {id: battle.armor(id) for id in ("redclaw", "wolf", "goran", "cat", "far", "foe")}
    assert armor == {"redclaw": 3, "wolf": 3, "goran": 4, "cat": 0, "far": 2, "foe": 2}
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert battle.damage("mage-1") == 5


@pytest.mark.rule("card.redclaw-alpha-male")
def test_redclaw_himself_bites_with_five_dice() -> None:
    battle = duel(
        mage(), mage(zone="b1"), creature("redclaw_alpha_male", id="redclaw", zone="b1"), creature="redclaw"
    )
    battle.does(0, "attack:redclaw.bite:mage-1").passes()
    assert dice_rolled(battle) == [5]


@pytest.mark.rule("card.steelclaw-grizzly")
@pytest.mark.parametrize(("attack", "dice"), [("claws", 5), ("heavy-claw-strike", 7)])
def test_a_steelclaw_grizzly_pierces_armour_with_a_quick_or_a_heavy_blow(attack: str, dice: int) -> None:
    battle = duel(
        creature("steelclaw_grizzly", id="bear", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        creature="bear",
        dice=[HIT] * dice,
    )
    battle.does(0, f"attack:bear.{attack}:wolf").passes()
    assert battle.damage("wolf") == dice - 1, "one of the wolf's two points of armour is ignored"


@pytest.mark.rule("card.steelclaw-grizzly")
def test_the_grizzlys_heavy_blow_takes_a_full_action() -> None:
    battle = duel(
        mage(), mage(zone="b1"), creature("steelclaw_grizzly", id="bear", zone="a1"), creature="bear"
    )
    battle.does(0, "move:bear:b1")
    assert "mage-1" in targets(battle, "attack:bear.claws:")
    assert not targets(battle, "attack:bear.heavy-claw-strike:")


@pytest.mark.rule("card.tarok-the-skyhunter")
def test_tarok_hunts_flyers_with_two_more_dice() -> None:
    pieces = (
        creature("tarok_the_skyhunter", id="tarok", zone="b1"),
        creature("gray_angel", id="angel", zone="b1", controller=1),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
    )
    above = duel(*pieces, creature="tarok", dice=[HIT] * 5)
    above.does(0, "attack:tarok.beak-and-talons:angel").passes()
    assert above.damage("angel") == 4, "five dice, and one of two points of armour is ignored"
    below = duel(*pieces, creature="tarok", dice=[HIT] * 3)
    below.does(0, "attack:tarok.beak-and-talons:wolf").passes()
    assert below.damage("wolf") == 2


@pytest.mark.rule("card.tarok-the-skyhunter")
def test_tarok_dodges_only_melee_attacks_of_flyers() -> None:
    tarok = creature("tarok_the_skyhunter", id="tarok", zone="b1", controller=1)
    falcon = duel(creature("thunderift_falcon", id="falcon", zone="b1"), tarok, creature="falcon", dice=[7])
    falcon.does(0, "attack:falcon.razor-beak:tarok").does(1, "defend:tarok.0").passes()
    assert falcon.happened("attack-avoided")
    archer = duel(
        creature("royal_archer", id="archer", zone="a1"), tarok, creature="archer", dice=[BLANK] * 4
    )
    archer.does(0, "attack:archer.longbow:tarok").passes()
    assert not archer.happened("defense-rolled")
    guard = dict(tarok, guard=True)
    wolf = duel(creature("timber_wolf", id="wolf", zone="b1"), guard, creature="wolf", dice=[BLANK] * 4)
    wolf.does(0, "attack:wolf.bite:tarok")
    assert wolf.asks == {1: "ask-counterstrike"}, "on the ground he is struck without being asked"


@pytest.mark.rule("card.tarok-the-skyhunter")
@pytest.mark.rule("traits.flying-mid-attack")
def test_tarok_dodges_a_flyer_whose_wings_are_maimed_in_the_middle_of_its_attack() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("thunderift_falcon", id="falcon", zone="b1"),
        creature("tarok_the_skyhunter", id="tarok", zone="b1", controller=1),
        veil("maim_wings", id="maim", on="falcon", controller=1),
        creature="falcon",
        dice=[7],
    )
    battle.does(0, "attack:falcon.razor-beak:tarok").until("ask-reveal-attack-declared")
    battle.does(1, "reveal:maim", "defend:tarok.0").passes()
    assert battle.happened("attack-avoided")
    assert not battle.has("falcon", "flying"), "it lands once the attack is over"


@pytest.mark.rule("card.sosruko-ferret-companion")
@pytest.mark.parametrize(("roll", "taunted"), [(6, False), (7, True)])
def test_sosrukos_bite_taunts_on_a_seven(roll: int, taunted: bool) -> None:
    battle = duel(
        mage("beastmaster", active=False),
        mage(zone="b1", active=False),
        creature("sosruko_ferret_companion", id="sosruko", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        dice=[BLANK, HIT, roll],
    )
    battle.does(0, "activate:sosruko", "attack:sosruko.bite:wolf").passes()
    assert battle.markers("wolf") == ({"taunt": 1} if taunted else {})
    battle.does(1, "activate:wolf")
    if taunted:
        assert battle.offers(1) == ["attack:wolf.bite:sosruko"]
    else:
        assert "move:wolf:c1" in battle.offers(1)


@pytest.mark.rule("card.sosruko-ferret-companion")
def test_a_taunted_creature_is_free_where_sosruko_is_not_in_its_zone() -> None:
    battle = duel(
        mage("beastmaster"),
        mage(),
        creature("sosruko_ferret_companion", id="sosruko", zone="b1"),
        creature("timber_wolf", id="wolf", zone="c1", controller=1, markers={"taunt": 1}),
        turn=1,
    )
    battle.does(1, "activate:wolf")
    assert "guard:wolf" in battle.offers(1)
    battle.does(1, "finish:wolf").passes()
    assert battle.markers("wolf") == {}, "the taunt ends with the action phase"


@pytest.mark.rule("card.sosruko-ferret-companion")
def test_sosruko_dodges_every_attack_on_a_five_and_hinders_nobody() -> None:
    battle = duel(
        mage("beastmaster", active=False),
        mage(active=False),
        creature("sosruko_ferret_companion", id="sosruko", zone="b1", active=False),
        creature("bitterwood_fox", id="first", zone="b1", controller=1),
        creature("bitterwood_fox", id="second", zone="b1", controller=1),
        turn=1,
        dice=[5, 5],
    )
    for fox in ("first", "second"):
        battle.does(1, f"activate:{fox}", f"attack:{fox}.bite:sosruko").does(0, "defend:sosruko.0").passes()
    assert len(battle.happened("attack-avoided")) == 2
    away = duel(
        creature("bitterwood_fox", id="fox", zone="b1"),
        creature("sosruko_ferret_companion", zone="b1", controller=1),
        creature="fox",
    )
    away.does(0, "move:fox:c1")
    assert "move:fox:d1" in away.offers(0)
