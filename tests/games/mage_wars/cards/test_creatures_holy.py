"""Knights, archers, clerics and angels: what each can do."""

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
)
from tests.games.mage_wars.tables import targets


@pytest.mark.rule("card.asyran-cleric")
def test_an_asyran_cleric_heals_a_living_creature_nearby_with_one_die() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="b1", damage=1),
        creature("asyran_cleric", id="cleric", zone="a1"),
        creature("timber_wolf", id="near", zone="b1", damage=5),
        creature("timber_wolf", id="far", zone="c1", damage=5),
        creature("skeletal_sentry", id="bones", zone="b1", damage=5),
        creature="cleric",
        dice=[CRIT],
    )
    light = targets(battle, "use:cleric.healing-light:")
    assert light == {"mage-0", "mage-1", "cleric", "near"}
    battle.does(0, "use:cleric.healing-light:near").passes()
    assert battle.damage("near") == 4


@pytest.mark.rule("card.asyran-cleric")
def test_the_clerics_healing_takes_a_full_action_and_his_staff_is_weak() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("asyran_cleric", id="cleric", zone="a1"),
        creature="cleric",
        dice=[HIT2, HIT2],
    )
    battle.does(0, "move:cleric:b1")
    assert not battle.offers(0, "use:cleric")
    battle.does(0, "attack:cleric.staff:mage-1").passes()
    assert battle.damage("mage-1") == 4


@pytest.mark.rule("card.brogan-bloodstone")
def test_nobody_dodges_brogans_blade_and_three_points_of_armour_are_ignored() -> None:
    battle = duel(
        creature("brogan_bloodstone", id="brogan", zone="b1"),
        creature("knight_of_westlock", id="knight", zone="b1", controller=1),
        creature="brogan",
        dice=[HIT] * 4,
    )
    battle.does(0, "attack:brogan.vorpal-blade:knight").passes()
    assert battle.damage("knight") == 4


@pytest.mark.rule("card.brogan-bloodstone", "card.knight-of-westlock")
@pytest.mark.parametrize("card", ["brogan_bloodstone", "knight_of_westlock"])
def test_lightning_strikes_knights_harder(card: str) -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=20, prepared=["lightning_bolt"]),
        mage(),
        creature(card, id="knight", zone="b1", controller=1),
        creature="mage-0",
        dice=[HIT] * 7 + [4],
    )
    battle.does(0, "cast:lightning-bolt:knight").lets("ask-defend")
    assert dice_rolled(battle) == [7]
    assert battle.markers("knight") == {"daze": 1}, "a four on the effect die is a six"


@pytest.mark.rule("card.brogan-bloodstone")
def test_brogan_is_heavily_armoured() -> None:
    battle = duel(
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("brogan_bloodstone", id="brogan", zone="b1", controller=1),
        creature="wolf",
        dice=[HIT2, HIT, HIT, CRIT],
    )
    battle.does(0, "attack:wolf.bite:brogan").passes()
    assert battle.damage("brogan") == 1, "four points of armour leave only the critical damage"


@pytest.mark.rule("card.knight-of-westlock")
def test_a_knight_of_westlock_strikes_with_five_dice() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("knight_of_westlock", id="knight", zone="b1"),
        creature="knight",
        dice=[HIT] * 5,
    )
    battle.does(0, "attack:knight.longsword:mage-1").passes()
    assert battle.damage("mage-1") == 5


@pytest.mark.rule("card.knight-of-westlock")
def test_a_knight_of_westlock_dodges_one_attack_a_round_even_an_arrow() -> None:
    battle = duel(
        mage(active=False),
        mage(active=False),
        creature("royal_archer", id="archer", zone="a1"),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("knight_of_westlock", id="knight", zone="b1", controller=1, active=False),
        dice=[8, HIT2, HIT2, BLANK, BLANK],
    )
    battle.does(0, "activate:archer", "attack:archer.longbow:knight").does(1, "defend:knight.0").passes()
    assert battle.damage("knight") == 0
    battle.does(0, "activate:wolf", "attack:wolf.bite:knight").passes()
    assert battle.damage("knight") == 1


@pytest.mark.rule("card.royal-archer")
def test_a_royal_archer_shoots_one_or_two_zones_far_and_ignores_a_point_of_armour() -> None:
    battle = duel(
        mage(zone="a2"),
        mage(zone="d1"),
        creature("royal_archer", id="archer", zone="a1"),
        creature("timber_wolf", id="here", zone="a1", controller=1),
        creature("timber_wolf", id="next", zone="b1", controller=1),
        creature("timber_wolf", id="far", zone="c1", controller=1),
        creature="archer",
        dice=[HIT] * 4,
    )
    assert targets(battle, "attack:archer.longbow:") == {"mage-0", "next", "far"}
    battle.does(0, "attack:archer.longbow:far").passes()
    assert battle.damage("far") == 3


@pytest.mark.rule("card.royal-archer")
def test_a_royal_archer_who_has_moved_is_left_with_a_knife() -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("royal_archer", id="archer", zone="a1"),
        creature="archer",
        dice=[HIT, HIT],
    )
    battle.does(0, "move:archer:b1")
    assert not targets(battle, "attack:archer.longbow:")
    battle.does(0, "attack:archer.knife:mage-1").passes()
    assert battle.damage("mage-1") == 2


@pytest.mark.rule("card.gray-angel")
def test_a_gray_angel_gives_itself_up_to_heal_anyone_living_anywhere() -> None:
    battle = duel(
        mage(zone="a1", damage=9),
        mage(zone="d3"),
        creature("gray_angel", id="angel", zone="d3"),
        creature("skeletal_sentry", id="bones", zone="a1", damage=9),
        creature="angel",
        dice=[HIT2, HIT2, CRIT, BLANK, BLANK, HIT],
    )
    assert "use:angel.redeeming-sacrifice:bones" not in battle.offers(0)
    battle.does(0, "use:angel.redeeming-sacrifice:mage-0").passes()
    assert battle.damage("mage-0") == 3
    assert not battle.exists("angel")
    assert battle.discard(0) == ["gray_angel"]


@pytest.mark.rule("card.gray-angel")
def test_a_gray_angel_flies_and_strikes_with_four_dice() -> None:
    battle = duel(
        creature("gray_angel", id="angel", zone="a1"),
        creature("darkfenne_bat", id="bat", zone="b1", controller=1),
        creature="angel",
        dice=[HIT, HIT, HIT, BLANK],
    )
    battle.does(0, "move:angel:b1")
    assert not battle.offers(0, "use:angel"), "the sacrifice takes a full action"
    battle.does(0, "attack:angel.sword:bat").passes()
    assert battle.damage("bat") == 3


SAMANDRIEL = creature("samandriel_angel_of_light", id="angel", zone="b1")


@pytest.mark.rule("card.samandriel-angel-of-light")
@pytest.mark.parametrize(
    ("card", "dice", "roll", "condition"),
    [
        ("bitterwood_fox", 5, 6, {}),
        ("bitterwood_fox", 5, 7, {"daze": 1}),
        ("bitterwood_fox", 5, 11, {"stun": 1}),
        ("skeletal_sentry", 6, 6, {"daze": 1}),
        ("darkfenne_bat", 6, 10, {"stun": 1}),
        ("whirling_spirit", 6, 6, {"daze": 1}),
    ],
)
def test_samandriels_sword_is_one_better_against_the_dark_and_the_lifeless(
    card: str, dice: int, roll: int, condition: dict[str, int]
) -> None:
    battle = duel(
        SAMANDRIEL,
        creature(card, id="foe", zone="b1", controller=1),
        creature="angel",
        dice=[BLANK] * dice + [roll],
    )
    battle.does(0, "attack:angel.the-greatsword-starfire:foe").passes()
    assert dice_rolled(battle) == [dice]
    assert battle.markers("foe") == condition


@pytest.mark.rule("card.samandriel-angel-of-light")
def test_samandriels_sword_cuts_what_has_no_body() -> None:
    battle = duel(
        SAMANDRIEL,
        creature("whirling_spirit", id="spirit", zone="b1", controller=1),
        creature="angel",
        dice=[HIT2, HIT2] + [BLANK] * 4 + [1],
    )
    battle.does(0, "attack:angel.the-greatsword-starfire:spirit").passes()
    assert battle.damage("spirit") == 4


@pytest.mark.rule("card.samandriel-angel-of-light")
def test_samandriel_is_shielded_by_aegis_and_immune_to_light() -> None:
    battle = duel(
        mage(zone="b1", mana=20, prepared=["pillar_of_light", "fireball"]),
        mage(),
        creature("thunderift_falcon", id="falcon", zone="b1"),
        dict(SAMANDRIEL, controller=1),
        creature="mage-0",
        dice=[BLANK] * 5 + [1],
    )
    assert "cast:pillar-of-light:angel" not in battle.offers(0)
    battle.does(0, "cast:fireball:angel").passes()
    assert dice_rolled(battle) == [5], "six dice less one"


def fallen_friends(*more: dict[str, object]) -> tuple[dict[str, object], ...]:
    return (
        mage(active=False),
        mage(active=False),
        creature("bitterwood_fox", id="first", zone="b1", damage=4, active=False),
        creature("bitterwood_fox", id="second", zone="b1", damage=4, active=False),
        creature("bitterwood_fox", id="biter", zone="b1", controller=1),
        creature("bitterwood_fox", id="fierce", zone="b1", controller=1),
        *more,
    )


@pytest.mark.rule("card.valshalla-lightning-angel")
def test_valshalla_grows_wrathful_once_a_round_when_an_enemy_creature_slays_a_friend() -> None:
    angel = creature("valshalla_lightning_angel", id="angel", zone="b1")
    battle = duel(*fallen_friends(angel), turn=1, dice=[HIT] * 3 + [BLANK] * 5 + [1] + [HIT] * 3)
    battle.does(1, "activate:biter", "attack:biter.bite:first").passes()
    assert not battle.exists("first")
    assert battle.markers("angel") == {"wrath": 1}
    battle.does(0, "activate:angel", "attack:angel.lightning-sword:biter")
    assert dice_rolled(battle)[-1] == 5, "four dice and one for her wrath"
    battle.does(1, "activate:fierce", "attack:fierce.bite:second").passes()
    assert not battle.exists("second")
    assert battle.markers("angel") == {"wrath": 1}, "once a round"


@pytest.mark.rule("card.valshalla-lightning-angel")
def test_a_friend_slain_by_an_enemy_mages_spell_angers_valshalla_but_one_slain_by_a_wall_does_not() -> None:
    angel = creature("valshalla_lightning_angel", id="angel", zone="d1")
    fox = creature("bitterwood_fox", id="fox", zone="b1", damage=4)
    spell = duel(
        mage(),
        mage("wizard", zone="b1", mana=20, prepared=["fireball"]),
        angel,
        fox,
        creature="mage-1",
        turn=1,
        dice=[HIT] * 6 + [1],
    )
    spell.does(1, "cast:fireball:fox").passes()
    assert spell.markers("angel") == {"wrath": 1}
    burnt = duel(
        angel,
        fox,
        creature("wall_of_fire", border="b1-c1", controller=1),
        creature="fox",
        dice=[HIT] * 5 + [1],
    )
    burnt.does(0, "move:fox:c1").passes()
    assert not burnt.exists("fox")
    assert burnt.markers("angel") == {}


@pytest.mark.rule("card.valshalla-lightning-angel")
def test_valshalla_has_four_wrath_tokens_at_most() -> None:
    angel = creature("valshalla_lightning_angel", id="angel", zone="d1", markers={"wrath": 4})
    battle = duel(*fallen_friends(angel), turn=1, dice=[HIT] * 3)
    battle.does(1, "activate:biter", "attack:biter.bite:first").passes()
    assert battle.markers("angel") == {"wrath": 4}


@pytest.mark.rule("card.valshalla-lightning-angel")
def test_valshalla_does_not_mourn_those_who_fall_to_their_own_side() -> None:
    angel = creature("valshalla_lightning_angel", id="angel", zone="d1", controller=1)
    battle = duel(
        *fallen_friends(angel),
        turn=1,
        dice=[HIT] * 3,
    )
    battle.does(1, "activate:biter", "attack:biter.bite:first").passes()
    assert not battle.exists("first")
    assert battle.markers("angel") == {}


@pytest.mark.rule("card.valshalla-lightning-angel")
@pytest.mark.parametrize(("roll", "condition"), [(6, {}), (7, {"daze": 1}), (9, {"stun": 1})])
def test_valshallas_sword_dazes_or_stuns(roll: int, condition: dict[str, int]) -> None:
    battle = duel(
        mage(),
        mage(zone="b1"),
        creature("valshalla_lightning_angel", id="angel", zone="b1"),
        creature="angel",
        dice=[HIT] * 4 + [roll],
    )
    battle.does(0, "attack:angel.lightning-sword:mage-1").passes()
    assert (battle.damage("mage-1"), battle.markers("mage-1")) == (4, condition)


@pytest.mark.rule("card.valshalla-lightning-angel")
def test_lightning_hardly_touches_valshalla() -> None:
    battle = duel(
        mage("wizard", zone="b1", mana=20, prepared=["lightning_bolt"]),
        mage(),
        creature("valshalla_lightning_angel", id="angel", zone="b1", controller=1),
        creature="mage-0",
        dice=[BLANK] * 2 + [7],
    )
    battle.does(0, "cast:lightning-bolt:angel").passes()
    assert dice_rolled(battle) == [2], "five dice, less two for lightning and one for Aegis"
    assert battle.markers("angel") == {}, "and the seven is a five"
