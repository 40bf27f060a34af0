"""The dice of an attack: how many, what they show, what the effect die brings, and what changes them."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.fights import boon, dice_rolled, typed
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    CRIT2,
    HIT,
    HIT2,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
)
from tests.games.mage_wars.tables import targets


@pytest.mark.rule("combat.attack-dice")
def test_the_attacker_rolls_the_printed_dice_with_all_modifiers() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", markers={"weak": 1}),
        creature("gray_angel", id="angel", zone="b2", controller=1, guard=True),
        enchantment("bear_strength", on="wolf"),
        enchantment("divine_protection", on="angel", controller=1),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    battle.does(0, "attack:wolf.bite:angel").passes()
    assert dice_rolled(battle) == [4], "4 for the bite, +2, less 1 for Weak and 1 for Aegis"


@pytest.mark.rule("combat.minimum-die")
def test_at_least_one_die_is_rolled_whatever_the_penalties() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("firebrand_imp", id="imp", zone="b2", markers={"weak": 5}),
        creature("gray_angel", id="angel", zone="b2", controller=1, guard=True),
        creature="imp",
        dice=[CRIT, 1],
    )
    battle.does(0, "attack:imp.hellfire-claws:angel").passes()
    assert dice_rolled(battle) == [1]


@pytest.mark.rule("combat.bonus-against")
@pytest.mark.parametrize(
    ("card", "dice", "daze"),
    [("skeletal_sentry", 6, 1), ("firebrand_imp", 6, 1), ("timber_wolf", 5, 0)],
)
def test_samandriel_strikes_harder_at_the_nonliving_and_the_dark(card: str, dice: int, daze: int) -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("samandriel_angel_of_light", id="samandriel", zone="b2"),
        creature(card, id="foe", zone="b2", controller=1),
        creature="samandriel",
        dice=[BLANK] * dice + [6],
    )
    battle.does(0, "attack:samandriel.the-greatsword-starfire:foe").passes()
    assert dice_rolled(battle) == [dice], "the bonus is one line and counts once"
    assert battle.markers("foe").get("daze", 0) == daze, "a 6 reads as 7 where the bonus counts"


@pytest.mark.rule("combat.bonus-against")
def test_a_bonus_against_nonliving_creatures_is_none_against_conjurations() -> None:
    battle = duel(
        mage(zone="b2", mana=20, prepared=["pillar_of_light"]),
        mage(zone="d3"),
        conjuration("mana_crystal", id="crystal", zone="b2", controller=1),
        creature="mage-0",
        dice=[BLANK, BLANK, 1],
    )
    battle.does(0, "cast:pillar-of-light:crystal").passes()
    assert dice_rolled(battle) == [2]


@pytest.mark.rule("combat.bonus-against", "mages.no-school")
def test_a_warlock_is_not_a_dark_creature() -> None:
    battle = duel(
        mage(zone="b2"),
        mage("warlock", zone="b2"),
        creature("samandriel_angel_of_light", id="samandriel", zone="b2"),
        creature="samandriel",
        dice=[BLANK] * 5 + [6],
    )
    battle.does(0, "attack:samandriel.the-greatsword-starfire:mage-1").passes()
    assert dice_rolled(battle) == [5]
    assert not battle.markers("mage-1")


@pytest.mark.rule("combat.read-dice")
def test_the_faces_of_the_attack_die() -> None:
    def bite(*faces: int) -> int:
        battle = duel(
            mage(zone="b2"),
            mage(zone="d3"),
            creature("timber_wolf", id="wolf", zone="b2"),
            creature("steelclaw_grizzly", id="bear", zone="b2", controller=1),
            creature="wolf",
            dice=list(faces),
        )
        return battle.does(0, "attack:wolf.bite:bear").passes().damage("bear")

    assert bite(BLANK, 2, BLANK, 2) == 0, "two faces are blank"
    assert bite(HIT, HIT2, HIT, HIT2) == 3, "1 and 2 normal damage, less armor 3"
    assert bite(CRIT, CRIT2, BLANK, BLANK) == 3, "1 and 2 critical damage, past the armor"


@pytest.mark.rule("combat.dice-only-bonuses")
def test_melee_charge_and_bloodthirsty_leave_the_effect_die_alone() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("firebrand_imp", id="imp", zone="a2", boons=[boon(("charge", 2), ("bloodthirsty", 1))]),
        creature("timber_wolf", id="wolf", zone="b2", controller=1, damage=1),
        enchantment("bear_strength", on="imp"),
        creature="imp",
        dice=[BLANK] * 7 + [7],
    )
    battle.does(0, "move:imp:b2", "attack:imp.hellfire-claws:wolf").passes()
    assert dice_rolled(battle) == [7], "2, Melee +2, Charge +2 and Bloodthirsty +1"
    assert battle.happened("effect-read")[0]["result"] == 7
    assert not battle.markers("wolf"), "a 7 does not burn, for all those bonuses"


@pytest.mark.rule("combat.dice-only-bonuses", "traits.ranged", "traits.aegis")
def test_ranged_and_aegis_leave_the_effect_die_alone() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("gorgon_archer", id="gorgon", zone="b2"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        enchantment("hawkeye", on="gorgon"),
        enchantment("divine_protection", on="wolf", controller=1),
        creature="gorgon",
        dice=[BLANK] * 4 + [9],
    )
    battle.does(0, "attack:gorgon.poison-bow:wolf").passes()
    assert dice_rolled(battle) == [4], "Ranged +1 and Aegis 1"
    assert battle.markers("wolf") == {"weak": 1}, "a 9, neither 10 nor 8"


def struck_knight(*modifiers: int, dice: int, effect: int) -> Battle:
    """The Knight of Westlock of the rulebooks' example under a Lightning Bolt."""
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["lightning_bolt"]),
        mage(zone="d3"),
        creature(
            "knight_of_westlock",
            id="knight",
            zone="c2",
            controller=1,
            used={"defense-0": 1},
            boons=[typed("lightning", modifier) for modifier in modifiers],
        ),
        creature="mage-0",
        dice=[BLANK] * dice + [effect],
    )
    battle.does(0, "cast:lightning-bolt:knight").passes()
    assert dice_rolled(battle) == [dice]
    return battle


@pytest.mark.rule("combat.type-modifier")
def test_lightning_strikes_a_knight_in_metal_harder() -> None:
    assert struck_knight(dice=7, effect=6).markers("knight") == {"stun": 1}, "6 reads as 8"


@pytest.mark.rule("combat.type-modifier")
def test_modifiers_of_a_damage_type_add_up() -> None:
    assert struck_knight(-3, dice=4, effect=8).markers("knight") == {"daze": 1}, "8 reads as 7"


@pytest.mark.rule("combat.type-immunity")
def test_against_the_immune_no_dice_are_rolled_at_all() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=12, prepared=["fireball"]),
        mage(zone="d3"),
        creature("flaming_hellion", id="hellion", zone="b2"),
        creature("firebrand_imp", id="imp", zone="b2", controller=1),
        turn=0,
    )
    assert "cast:fireball:imp" not in battle.offers(0)
    battle.does(0, "activate:hellion", "attack:hellion.hell-trident:imp").passes()
    assert battle.happened("attack-immune")
    assert not battle.happened("dice-rolled")
    assert battle.damage("imp") == 0


@pytest.mark.rule("combat.damage-types")
def test_untyped_damage_knows_no_modifier_and_no_immunity() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("firebrand_imp", id="imp", zone="b2", controller=1, boons=[typed("lightning", 3)]),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:imp").passes()
    assert dice_rolled(battle) == [4]
    assert battle.damage("imp") == 4


@pytest.mark.rule("combat.damage-types")
def test_a_modifier_counts_only_for_its_own_type() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=12, prepared=["fireball"]),
        mage(zone="d3"),
        creature("knight_of_westlock", id="knight", zone="c2", controller=1, used={"defense-0": 1}),
        creature="mage-0",
        dice=[BLANK] * 6 + [3],
    )
    battle.does(0, "cast:fireball:knight").passes()
    assert dice_rolled(battle) == [6], "Lightning +2 is nothing to flame"
    assert not battle.markers("knight")


@pytest.mark.rule("combat.effect-table")
@pytest.mark.parametrize(("die", "markers"), [(4, {}), (6, {"daze": 1}), (9, {"stun": 1})])
def test_the_effect_die_is_looked_up_in_the_table(die: int, markers: dict[str, int]) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["lightning_bolt"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature="mage-0",
        dice=[BLANK] * 5 + [die],
    )
    battle.does(0, "cast:lightning-bolt:wolf").passes()
    assert battle.markers("wolf") == markers


@pytest.mark.rule("combat.effect-several")
def test_two_burns_are_two_markers() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=12, prepared=["fireball"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature="mage-0",
        dice=[BLANK] * 6 + [11],
    )
    battle.does(0, "cast:fireball:wolf").passes()
    assert battle.markers("wolf") == {"burn": 2}


@pytest.mark.rule("combat.effect-several")
def test_push_and_daze_gives_both() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("whirling_spirit", id="spirit", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        creature="spirit",
        dice=[BLANK] * 4 + [11],
    )
    battle.does(0, "attack:spirit.windstorm:wolf").does(0, "push:wolf:east").passes()
    assert battle.zone("wolf") == "c2"
    assert battle.markers("wolf") == {"daze": 1}


@pytest.mark.rule("combat.source", "movement.push")
def test_an_attack_turned_back_comes_from_who_turned_it_back() -> None:
    """Jet Stream pushes away from its source: two zones apart there is but one way."""
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["jet_stream"]),
        mage(zone="d2"),
        enchantment("rhino_hide", on="mage-1", controller=1),
        {"card": "reverse_attack", "id": "mirror", "controller": 1, "hidden": True, "on": "mage-1"},
        creature="mage-0",
        dice=[CRIT, BLANK, 4],
    )
    battle.does(0, "cast:jet-stream:mage-1").does(1, "pay:mirror").passes()
    assert battle.damage("mage-1") == 0
    assert battle.damage("mage-0") == 1
    assert battle.zone("mage-0") == "a2"


@pytest.mark.rule("combat.source")
def test_each_jump_of_chain_lightning_starts_at_the_last_target() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=20, prepared=["chain_lightning"]),
        mage(zone="d3"),
        creature("timber_wolf", id="near", zone="b1", controller=1),
        creature("timber_wolf", id="far", zone="c1", controller=1),
        creature("timber_wolf", id="farthest", zone="d1", controller=1),
        creature="mage-0",
        dice=[CRIT, BLANK, BLANK, BLANK, BLANK, 1, BLANK, BLANK, BLANK, BLANK, 1],
    )
    assert battle.offers(0, "cast:chain-lightning:") == [
        "cast:chain-lightning:mage-0",
        "cast:chain-lightning:near",
    ]
    battle.does(0, "cast:chain-lightning:near").passes()
    reached = targets(battle, "attack:")
    assert "far" in reached
    assert not reached & {"near", "farthest"}
    (leap,) = [option for option in battle.offers(0, "attack:") if option.endswith(":far")]
    battle.does(0, leap).passes()
    assert dice_rolled(battle) == [5, 4]


@pytest.mark.rule("combat.read-dice", "damage.armour")
def test_the_beastmaster_and_the_imp_with_armor_two() -> None:
    battle = duel(
        mage("beastmaster", zone="b2"),
        mage(zone="d3"),
        creature("firebrand_imp", id="imp", zone="b2", controller=1),
        enchantment("bear_strength", on="mage-0"),
        enchantment("rhino_hide", on="imp", controller=1),
        creature="mage-0",
        dice=[CRIT2, HIT, BLANK, BLANK, BLANK, BLANK],
    )
    battle.does(0, "attack:mage-0.basic-melee-attack:imp").passes()
    assert dice_rolled(battle) == [6], "3, Battle Skill and Bear Strength"
    assert battle.damage("imp") == 2, "the critical damage; armor swallows the normal 1"


@pytest.mark.rule("combat.free-attacks", "combat.bonus-against")
def test_the_attack_of_a_conjuration_is_an_action_of_its_own() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        conjuration("temple_of_light", id="temple", zone="b1"),
        dice=[CRIT, 8] + [CRIT] * 4,
    )
    battle.does(0, "use:temple.light-blast:slayer").passes()
    assert battle.damage("slayer") == 1
    assert battle.markers("slayer") == {"stun": 1}, "8 and 1 for the one temple"
    battle.does(0, "activate:wolf", "attack:wolf.bite:slayer").passes()
    assert battle.damage("slayer") == 5, "the wolf still has its own action"
