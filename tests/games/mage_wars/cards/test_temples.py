"""Temples and altars, used next to an action phase, and the temple that throws dice again."""

from __future__ import annotations

import pytest

from tests.conformance.dice import dice_told
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    HIT,
    HIT2,
    Battle,
    conjuration,
    creature,
    duel,
    mage,
    wall,
)
from tests.games.mage_wars.tables import targets

# Hand of Bim-Shalla


def hand_battle(**more: object) -> Battle:
    return duel(
        mage(zone="a1", active=False),
        mage(zone="d3", damage=4),
        conjuration("hand_of_bim_shalla", id="hand", zone="a1"),
        creature("timber_wolf", id="wolf", zone="d3", damage=4),
        creature("skeletal_sentry", id="bones", zone="d3", damage=4),
        dice=more.get("dice", []),
    )


@pytest.mark.rule("card.hand-of-bim-shalla")
def test_the_hand_of_bim_shalla_inspires_a_living_creature_for_the_round() -> None:
    battle = hand_battle(dice=[HIT] * 5)
    battle.does(0, "use:hand.inspire:wolf", "activate:wolf", "attack:wolf.bite:mage-1").passes()
    assert battle.damage("mage-1") == 9, "five dice instead of four"


@pytest.mark.rule("card.hand-of-bim-shalla")
def test_the_hand_of_bim_shalla_wards_or_soothes_but_only_the_living() -> None:
    warded = hand_battle()
    assert not [option for option in warded.offers(0, "use:hand") if option.endswith(":bones")]
    assert "use:hand.ward:mage-1" in warded.offers(0), "anyone living, near or far"
    warded.does(0, "use:hand.ward:wolf")
    assert warded.armor("wolf") == 3
    soothed = hand_battle()
    soothed.does(0, "use:hand.soothe:wolf")
    assert soothed.damage("wolf") == 3


@pytest.mark.rule("card.hand-of-bim-shalla")
def test_the_hand_of_bim_shalla_helps_once_a_round_before_or_after_an_action_phase() -> None:
    battle = hand_battle()
    battle.does(0, "activate:wolf", "finish:wolf").until("ask-after-action")
    battle.does(0, "use:hand.soothe:wolf").passes()
    assert battle.damage("wolf") == 3
    battle.does(1, "activate:mage-1", "finish:mage-1").passes()
    assert battle.asks == {0: "ask-activate"}
    assert not battle.offers(0, "use:hand"), "one help for all three"


@pytest.mark.rule("card.hand-of-bim-shalla")
def test_the_hand_of_bim_shalla_waits_for_a_friendly_creatures_action_phase() -> None:
    battle = hand_battle()
    battle.does(0, "activate:wolf").does(0, "finish:wolf").passes()
    assert battle.asks == {1: "ask-activate"}
    battle.does(1, "activate:mage-1", "finish:mage-1")
    assert battle.asks == {1: "ask-after-action"}, "the enemy's action phase gives no chance"


@pytest.mark.rule("card.hand-of-bim-shalla")
def test_the_hand_of_bim_shalla_also_helps_next_to_a_team_mates_action_phase() -> None:
    friend = _friend_of(0)
    battle = duel(
        mage(),
        mage(),
        mage(),
        mage(),
        conjuration("hand_of_bim_shalla", id="hand", zone="a1", controller=friend),
        creature("timber_wolf", id="wolf", zone="b1", damage=4),
    )
    battle.does(0, "activate:wolf").does(friend, "use:hand.soothe:wolf").does(0, "finish:wolf").passes()
    assert battle.damage("wolf") == 3


@pytest.mark.rule("card.hand-of-bim-shalla")
@pytest.mark.rule("multiplayer.team-fallen")
def test_a_living_team_mate_uses_the_temples_of_the_fallen() -> None:
    friend = _friend_of(0)
    mages = [mage(dead=seat == friend) for seat in range(4)]
    battle = duel(
        *mages,
        conjuration("hand_of_bim_shalla", id="hand", zone="a1", controller=friend),
        conjuration("temple_of_light", id="light", zone="b1", controller=friend),
        creature("timber_wolf", id="wolf", zone="b1", damage=4),
        creature("feral_bobcat", id="cat", zone="b1", controller=1),
        dice=[HIT, HIT, 1],
    )
    battle.does(0, "use:hand.soothe:wolf", "use:light.light-blast:cat").passes()
    assert battle.damage("wolf") == 3
    assert battle.damage("cat") == 2, "a die for each temple of the one whose temple it is"


# Temple of Light


def light_battle(*more: dict[str, object], dice: list[int] | None = None) -> Battle:
    return duel(
        mage(zone="a1"),
        mage(zone="c1"),
        conjuration("temple_of_light", id="temple", zone="a1"),
        creature("skeletal_sentry", id="bones", zone="c1", controller=1),
        creature("timber_wolf", id="far", zone="d1", controller=1),
        *more,
        dice=dice or [],
    )


SECOND = conjuration("hand_of_bim_shalla", id="hand", zone="b2")
THIRD = conjuration("temple_of_asyra", zone="c2")
THEIRS = conjuration("temple_of_asyra", zone="d2", controller=1)


@pytest.mark.rule("card.temple-of-light")
@pytest.mark.parametrize(
    ("temples", "roll", "condition"),
    [
        ((), 7, {}),
        ((), 8, {"stun": 1}),
        ((SECOND,), 7, {"stun": 1}),
        ((SECOND, THIRD), 7, {"stun": 1}),
        ((SECOND, THIRD), 8, {"daze": 1}),
        ((SECOND, THEIRS), 6, {}),
    ],
)
def test_the_temple_of_light_rolls_a_die_for_every_temple_and_adds_as_many_to_the_effect(
    temples: tuple[dict[str, object], ...], roll: int, condition: dict[str, int]
) -> None:
    own = 1 + sum("controller" not in temple or temple["controller"] == 0 for temple in temples)
    battle = light_battle(*temples, dice=[HIT] * own + [roll])
    battle.does(0, "use:temple.light-blast:mage-1").passes()
    assert battle.damage("mage-1") == own
    assert battle.markers("mage-1") == condition
    assert battle.mana(0) == 10, "the shot is free"


@pytest.mark.rule("card.temple-of-light")
def test_the_temple_of_light_burns_the_lifeless_with_two_more_dice() -> None:
    battle = light_battle(dice=[HIT] * 3 + [6])
    battle.does(0, "use:temple.light-blast:bones").passes()
    assert battle.damage("bones") == 3
    assert battle.markers("bones") == {"stun": 1}, "a six, one for the temple and two against bones"


@pytest.mark.rule("card.temple-of-light")
def test_a_blast_of_light_can_be_dodged_and_harms_the_bodiless() -> None:
    dodged = light_battle(creature("knight_of_westlock", id="knight", zone="b1", controller=1), dice=[8])
    dodged.does(0, "use:temple.light-blast:knight").does(1, "defend:knight.0").passes()
    assert dodged.happened("attack-avoided")
    bodiless = light_battle(
        creature("whirling_spirit", id="spirit", zone="b1", controller=1), dice=[HIT2, HIT2, BLANK, 1]
    )
    bodiless.does(0, "use:temple.light-blast:spirit").passes()
    assert bodiless.damage("spirit") == 4
    angel = light_battle(creature("samandriel_angel_of_light", id="angel", zone="b1", controller=1))
    angel.does(0, "use:temple.light-blast:angel").passes()
    assert angel.happened("attack-immune"), "who is immune to light is not harmed"


@pytest.mark.rule("card.temple-of-light")
def test_the_temple_of_light_shoots_what_it_sees_up_to_two_zones_away_once_a_round() -> None:
    battle = light_battle(creature("tanglevine", id="vine", on="bones"), dice=[BLANK, 1])
    shot = targets(battle, "use:temple.light-blast:")
    assert {"mage-1", "bones"} <= shot
    assert not {"far", "vine"} & shot, "too far, and never the target of a ranged attack"
    behind = light_battle(wall("fog_bank", border="b1-c1"))
    assert "use:temple.light-blast:mage-1" not in behind.offers(0)
    battle.does(0, "use:temple.light-blast:mage-1").passes()
    assert not battle.offers(0, "use:temple")


# Temple of the Dawnbreaker


def dawn_battle(target: str, dice: list[int], attack: str = "venomous-bite") -> Battle:
    battle = duel(
        mage(),
        mage(),
        conjuration("temple_of_the_dawnbreaker", id="dawn", zone="b1", controller=1),
        creature("emerald_tegu", id="tegu", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", controller=1),
        creature("feral_bobcat", id="cat", zone="b1", controller=1),
        creature="tegu",
        dice=dice,
    )
    return battle.does(0, f"attack:tegu.{attack}:{target}").passes()


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_the_dawnbreaker_has_all_the_attack_dice_against_a_friend_thrown_again() -> None:
    battle = dawn_battle("wolf", [HIT2, HIT2, HIT2, 8, BLANK, BLANK, HIT])
    assert battle.asks == {1: "ask-reroll"}
    assert battle.offers(1) == ["reroll:attack:dawn", "reroll:effect:dawn", "pass"]
    battle.does(1, "reroll:attack:dawn").passes()
    assert battle.damage("wolf") == 0
    assert battle.markers("wolf") == {"rot": 1}, "the effect die stays"


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_the_dawnbreaker_has_the_effect_die_thrown_again() -> None:
    battle = dawn_battle("wolf", [HIT2, HIT2, HIT2, 8, 3])
    battle.does(1, "reroll:effect:dawn").passes()
    assert battle.damage("wolf") == 4
    assert battle.markers("wolf") == {}


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_the_dawnbreaker_has_a_failed_defence_thrown_again_once_a_round() -> None:
    battle = dawn_battle("cat", [2, 8])
    battle.does(1, "defend:cat.0", "reroll:defense:dawn").passes()
    assert battle.happened("attack-avoided")
    assert battle.piece("dawn").used
    spent = dawn_battle("cat", [2, 3, BLANK, BLANK, BLANK, 1])
    spent.does(1, "defend:cat.0", "reroll:defense:dawn").passes()
    assert dice_rolled(spent) == [3], "used for the defence, the temple is not asked about the attack dice"


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_the_dawnbreaker_has_an_escape_roll_thrown_again() -> None:
    battle = duel(
        mage(),
        mage(),
        conjuration("temple_of_the_dawnbreaker", id="dawn", zone="b1"),
        creature("timber_wolf", id="wolf", zone="b1", markers={"cripple": 1}),
        creature="wolf",
        dice=[3, 7],
    )
    battle.does(0, "finish:wolf", "reroll:escape:dawn").passes()
    assert battle.markers("wolf") == {}


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_each_of_two_temples_of_the_dawnbreaker_has_a_throw_of_its_own() -> None:
    temples = [
        conjuration("temple_of_the_dawnbreaker", id=id, zone=zone, controller=1)
        for id, zone in (("dawn", "b1"), ("morning", "c1"))
    ]

    def battle(*dice: int) -> Battle:
        cat = creature("feral_bobcat", id="cat", zone="b1", controller=1)
        tegu = creature("emerald_tegu", id="tegu", zone="b1")
        fight = duel(mage(), mage(), *temples, tegu, cat, creature="tegu", dice=list(dice))
        return fight.does(0, "attack:tegu.venomous-bite:cat")

    dodged = battle(2, 3, 8).does(1, "defend:cat.0", "reroll:defense:dawn", "reroll:defense:morning").passes()
    assert dodged.happened("attack-avoided")
    struck = battle(HIT2, HIT2, HIT2, 8, BLANK, BLANK, HIT, 7).does(1, "pass")
    struck.does(1, "reroll:attack:dawn", "reroll:effect:morning").passes()
    assert (struck.damage("cat"), struck.markers("cat")) == (1, {})


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
@pytest.mark.parametrize(("again", "dice"), [("attack", [BLANK, BLANK, HIT]), ("effect", [11])])
def test_the_log_tells_which_dice_were_thrown_again(again: str, dice: list[int]) -> None:
    thrown = [HIT2, HIT2, HIT2, 8, *dice]
    battle = dawn_battle("wolf", thrown).does(1, f"reroll:{again}:dawn").passes()
    assert [event["again"] for event in battle.happened("dice-rolled")] == ["", again]
    assert dice_told(battle.match)[: len(thrown)] == thrown


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_two_temples_of_the_dawnbreaker_give_two_more_tries_to_escape() -> None:
    battle = duel(
        mage(),
        mage(),
        conjuration("temple_of_the_dawnbreaker", id="dawn", zone="b1"),
        conjuration("temple_of_the_dawnbreaker", id="morning", zone="c1"),
        creature("timber_wolf", id="wolf", zone="b1", markers={"cripple": 1}),
        creature="wolf",
        dice=[3, 4, 7],
    )
    battle.does(0, "finish:wolf", "reroll:escape:dawn", "reroll:escape:morning").passes()
    assert battle.markers("wolf") == {}


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_the_dawnbreaker_protects_creatures_and_not_stones() -> None:
    assert dawn_battle("dawn", [HIT] * 3 + [1]).asks.get(1) != "ask-reroll"


@pytest.mark.rule("card.temple-of-the-dawnbreaker")
def test_the_dawnbreaker_protects_a_team_mates_creatures_too() -> None:
    battle = duel(
        mage(),
        mage(),
        mage(),
        mage(),
        conjuration("temple_of_the_dawnbreaker", id="dawn", zone="b1", controller=_friend_of(1)),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("bitterwood_fox", id="fox", zone="b1", controller=1),
        creature="wolf",
        dice=[HIT] * 4 + [BLANK] * 4,
    )
    battle.does(0, "attack:wolf.bite:fox").passes()
    battle.does(_friend_of(1), "reroll:attack:dawn").passes()
    assert battle.damage("fox") == 0


def _friend_of(seat: int) -> int:
    """The other seat of the team, of four."""
    state = duel(mage(), mage(), mage(), mage()).match.state
    return next(other for other in range(4) if other != seat and state.friends(seat, other))


# Temple of Asyra, for a team


@pytest.mark.rule("card.temple-of-asyra")
def test_a_team_mates_cleric_may_pray_too() -> None:
    battle = duel(
        mage(),
        mage(),
        mage(),
        mage(),
        conjuration("temple_of_asyra", id="temple", zone="b1", controller=_friend_of(0)),
        conjuration("temple_of_asyra", id="theirs", zone="c1", controller=1),
        creature("asyran_cleric", id="cleric", zone="b1"),
        creature="cleric",
    )
    assert not battle.offers(0, "use:theirs")
    battle.does(0, "use:temple.pray:arena").passes()
    assert battle.piece("temple").mana == 1


# Sacrificial Altar


def altar_battle(dice: list[int] | None = None) -> Battle:
    return duel(
        mage("warlock", zone="b1", active=False),
        mage(zone="b1"),
        conjuration("sacrificial_altar", id="altar", zone="a1"),
        creature("firebrand_imp", id="imp", zone="b1", active=False),
        creature("dark_pact_slayer", id="slayer", zone="b1"),
        creature("timber_wolf", id="borrowed", zone="b1", owner=1, active=False),
        creature("knight_of_westlock", id="knight", zone="b1", controller=1),
        dice=dice or [],
    )


@pytest.mark.rule("card.sacrificial-altar")
def test_a_sacrifice_gives_a_friend_melee_and_piercing_by_the_victims_level() -> None:
    battle = altar_battle([HIT] * 5)
    battle.does(0, "use:altar.sacrifice:slayer", "sacrifice:imp").passes()
    assert battle.discard(0) == ["firebrand_imp"]
    battle.does(0, "activate:slayer", "attack:slayer.hellsword:knight").lets("ask-defend")
    assert battle.damage("knight") == 5, "a fifth die, and all three points of armour are ignored"


@pytest.mark.rule("card.sacrificial-altar")
def test_the_piercing_of_a_sacrifice_counts_for_arrows_too_but_not_for_spells() -> None:
    battle = duel(
        mage("warlock", zone="b1", mana=20, prepared=["fireball"], active=False),
        mage(zone="d3"),
        conjuration("sacrificial_altar", id="altar", zone="a1"),
        conjuration("sacrificial_altar", id="other", zone="a2"),
        creature("flaming_hellion", id="hellion", zone="a1", active=False),
        creature("flaming_hellion", id="twin", zone="a1", active=False),
        creature("royal_archer", id="archer", zone="b1"),
        creature("knight_of_westlock", id="knight", zone="c1", controller=1),
        creature("knight_of_westlock", id="squire", zone="c1", controller=1),
        dice=[HIT] * 6 + [1] + [HIT] * 4,
    )
    battle.does(0, "use:altar.sacrifice:mage-0", "sacrifice:hellion")
    battle.does(0, "use:other.sacrifice:archer", "sacrifice:twin", "cast:fireball:squire").lets("ask-defend")
    battle.does(0, "activate:archer", "attack:archer.longbow:knight").lets("ask-defend")
    assert battle.damage("squire") == 3, "six dice less the armour"
    assert battle.damage("knight") == 4, "four dice, and three points of armour ignored"


@pytest.mark.rule("card.sacrificial-altar")
def test_only_what_one_both_owns_and_controls_lies_on_the_altar() -> None:
    battle = altar_battle()
    friends = targets(battle, "use:altar.sacrifice:")
    assert friends == {"mage-0", "imp", "slayer", "borrowed"}
    battle.does(0, "use:altar.sacrifice:mage-0")
    assert set(battle.offers(0)) == {"sacrifice:imp", "sacrifice:slayer"}


@pytest.mark.rule("card.sacrificial-altar")
def test_one_sacrifice_a_round_also_after_an_action_phase() -> None:
    battle = altar_battle()
    battle.does(0, "activate:slayer", "guard:slayer").until("ask-after-action")
    battle.does(0, "use:altar.sacrifice:slayer", "sacrifice:imp").passes()
    assert not battle.exists("imp")
    assert not battle.offers(0, "use:altar")
    assert battle.piece("altar").used["sacrifice"] == 1
