"""Guards: whom they shield, who may pass them, and when they stand down."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import boon, dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import position, targets

GUARD = creature("dark_pact_slayer", id="guard", zone="b2", controller=1, guard=True)


def facing(card: str, *more: dict[str, Any], **rest: Any) -> Battle:
    """A creature called ``foe`` in one zone with an enemy mage."""
    return duel(
        mage(zone="a1", mana=20, prepared=["pillar_of_light"]),
        mage(zone="b2"),
        creature(card, id="foe", zone="b2"),
        *more,
        **({"creature": "foe"} | rest if "at" not in rest else rest),
    )


@pytest.mark.rule("guarding.counterstrike")
def test_on_guard_every_quick_melee_attack_has_counterstrike() -> None:
    battle = facing("timber_wolf", GUARD, dice=[BLANK] * 4 + [CRIT] * 4)
    battle.does(0, "attack:foe.bite:guard").passes()
    assert battle.asks == {1: "ask-counterstrike"}
    battle.does(1, "attack:guard.hellsword:foe").passes()
    assert battle.damage("foe") == 4
    off_guard = facing("timber_wolf", GUARD | {"guard": False}, dice=[BLANK] * 4)
    off_guard.does(0, "attack:foe.bite:guard").passes()
    assert "ask-counterstrike" not in off_guard.asks.values()


@pytest.mark.rule("guarding.defend-zone")
def test_a_guard_must_be_attacked_before_its_mage() -> None:
    more = (
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        conjuration("mana_crystal", id="crystal", zone="b2", controller=1),
        wall("wall_of_stone", id="wall", border="b2-c2", controller=1),
    )
    enemies = {"mage-1", "wolf", "crystal", "wall", "guard"}
    battle = facing("timber_wolf", GUARD, *more)
    assert targets(battle, "attack:foe.bite:") & enemies == {"guard"}
    unguarded = facing("timber_wolf", GUARD | {"guard": False}, *more)
    assert targets(unguarded, "attack:foe.bite:") & enemies == enemies


@pytest.mark.rule("guarding.defend-zone")
def test_of_several_guards_one_may_be_chosen() -> None:
    other = creature("steelclaw_grizzly", id="bear", zone="b2", controller=1, guard=True)
    battle = facing("timber_wolf", GUARD, other)
    assert targets(battle, "attack:foe.bite:") == {"foe", "guard", "bear"}


@pytest.mark.rule("guarding.defend-zone", "guarding.lost-after-melee")
def test_the_grizzly_before_the_beastmaster() -> None:
    """Both rulebooks' example: Goran clears the way for the slayer."""
    before = position("guarding_grizzly_before_his_master")
    before.does(0, "activate:slayer")
    assert targets(before, "attack:slayer.hellsword:") & {"grizzly", "mage-1"} == {"grizzly"}
    battle = position("guarding_grizzly_before_his_master")
    battle.does(0, "activate:goran", "attack:goran.fangs:grizzly").does(1, "pass").passes()
    assert not battle.piece("grizzly").guard
    battle.does(1, "activate:mage-1", "finish:mage-1").does(0, "activate:slayer")
    assert "mage-1" in targets(battle, "attack:slayer.hellsword:")


@pytest.mark.rule("guarding.lost-after-melee")
def test_a_guard_that_was_missed_stands_down_too() -> None:
    battle = facing(
        "timber_wolf", GUARD, enchantment("cobra_reflexes", id="reflexes", on="guard", controller=1), dice=[7]
    )
    battle.does(0, "attack:foe.bite:guard").does(1, "defend:reflexes.0").does(1, "pass").passes()
    assert not battle.happened("dice-rolled")
    assert not battle.piece("guard").guard


@pytest.mark.rule("guarding.ranged-ignores")
def test_arrows_and_spells_fly_past_guards_and_leave_them_on_guard() -> None:
    archer = creature("royal_archer", id="archer", zone="a2")
    battle = facing("timber_wolf", GUARD, archer, dice=[CRIT] * 4)
    battle.does(0, "finish:foe").until("ask-after-action")
    assert "cast:pillar-of-light:mage-1" in battle.offers(0), "two zones away, as a quickcast"
    battle.does(0, "pass").does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:archer")
    assert {"mage-1", "guard"} <= targets(battle, "attack:archer.longbow:")
    battle.does(0, "attack:archer.longbow:guard").passes()
    assert battle.damage("guard") == 4
    assert battle.piece("guard").guard


@pytest.mark.rule("guarding.lost-after-melee")
def test_a_guard_loses_its_marker_only_after_its_counterstrike() -> None:
    battle = facing("timber_wolf", GUARD, dice=[BLANK] * 8)
    battle.does(0, "attack:foe.bite:guard").passes()
    assert battle.piece("guard").guard
    battle.does(1, "attack:guard.hellsword:foe").passes()
    assert not battle.piece("guard").guard
    assert battle.story.index("guard-lost") < battle.story.index("action-ended")


@pytest.mark.rule("guarding.stays-active")
def test_an_attacked_guard_may_still_act() -> None:
    battle = facing("timber_wolf", GUARD, dice=[BLANK] * 8)
    battle.does(0, "attack:foe.bite:guard").does(1, "attack:guard.hellsword:foe").lets("ask-after-action")
    assert battle.piece("guard").active
    battle.does(1, "activate:guard", "attack:guard.hellsword:foe").passes()
    assert dice_rolled(battle) == [4, 4, 4]


@pytest.mark.rule("guarding.elusive", "guarding.may-ignore")
def test_the_elusive_pass_guards_but_are_struck_back_if_they_attack_one() -> None:
    battle = facing("cervere_the_forest_shadow", GUARD, dice=[BLANK] * 4)
    assert {"mage-1", "guard"} <= targets(battle, "attack:foe.claws-and-bite:")
    battle.does(0, "attack:foe.claws-and-bite:guard").passes()
    assert battle.asks == {1: "ask-counterstrike"}


@pytest.mark.rule("guarding.restrained")
def test_a_restrained_guard_is_passed_but_keeps_its_counterstrike() -> None:
    vine = conjuration("tanglevine", id="vine", on="guard")
    battle = facing("timber_wolf", GUARD, vine, dice=[BLANK] * 4)
    assert {"mage-1", "guard"} <= targets(battle, "attack:foe.bite:")
    assert battle.piece("guard").guard
    battle.does(0, "attack:foe.bite:guard").passes()
    assert battle.asks == {1: "ask-counterstrike"}


@pytest.mark.rule("guarding.incapacitated")
def test_an_incapacitated_guard_stands_down_at_once() -> None:
    stunned = duel(
        mage("wizard", zone="b2", mana=20, prepared=["lightning_bolt"]),
        mage(zone="b2"),
        GUARD,
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="mage-0",
        dice=[BLANK] * 5 + [8],
    )
    stunned.does(0, "cast:lightning-bolt:guard").passes()
    assert stunned.markers("guard") == {"stun": 1}
    assert not stunned.piece("guard").guard
    stunned.passes().does(1, "activate:guard")
    assert stunned.offers(1) == ["finish:guard"], "nor can it go on guard"


@pytest.mark.rule("guarding.incapacitated")
def test_turned_to_stone_a_guard_stands_down() -> None:
    stone = veil("turn_to_stone", id="stone", on="guard")
    battle = facing("timber_wolf", GUARD, stone, at="actions", turn=0)
    battle.does(0, "activate:foe").until("ask-reveal-activated").does(0, "reveal:stone")
    assert not battle.piece("guard").guard
    assert "mage-1" in targets(battle, "attack:foe.bite:")


@pytest.mark.rule("guarding.pest")
def test_a_pest_guards_only_for_its_counterstrike() -> None:
    pest = creature("blue_gremlin", id="gremlin", zone="b2", controller=1, guard=True)
    battle = facing("timber_wolf", pest, dice=[BLANK] * 4)
    assert {"mage-1", "gremlin"} <= targets(battle, "attack:foe.bite:")
    battle.does(0, "attack:foe.bite:gremlin").does(1, "pass").passes()
    assert battle.offers(1) == ["attack:gremlin.claws:foe", "pass"]
    own = duel(mage(), mage(), creature("blue_gremlin", id="own", zone="b2"), creature="own")
    assert "guard:own" in own.offers(0)


@pytest.mark.rule("guarding.sweeping")
def test_a_sweep_takes_guards_first() -> None:
    bear = creature("steelclaw_grizzly", id="bear", zone="b2", controller=1, guard=True)
    none = [BLANK] * 4 + [1]
    two_guards = facing("adramelech_lord_of_fire", GUARD, bear, dice=none[:2] + none[4:])
    assert "mage-1" not in targets(two_guards, "attack:foe.hellfire-sweep:")
    two_guards.does(0, "attack:foe.hellfire-sweep:guard").does(1, "pass").passes()
    assert targets(two_guards, "attack:foe.hellfire-sweep:") & {"bear", "mage-1"} == {"bear"}
    one_guard = facing("adramelech_lord_of_fire", GUARD, dice=none[:2] + none[4:])
    one_guard.does(0, "attack:foe.hellfire-sweep:guard").does(1, "pass").passes()
    assert "mage-1" in targets(one_guard, "attack:foe.hellfire-sweep:")


@pytest.mark.rule("guarding.flying-attacker")
def test_a_flyer_respects_guards_except_against_flyers() -> None:
    bat = creature("darkfenne_bat", id="bat", zone="b2", controller=1)
    battle = facing("thunderift_falcon", GUARD, bat)
    assert targets(battle, "attack:foe.razor-beak:") & {"mage-1", "bat", "guard"} == {"bat", "guard"}
    reaching = duel(
        mage("warlock", zone="b2"),
        mage(zone="b2"),
        GUARD,
        bat,
        creature("lash_of_hellfire", id="lash"),
        creature="mage-0",
    )
    assert targets(reaching, "attack:lash.searing-thrash:") & {"bat", "guard"} == {"guard"}, "from the ground"


@pytest.mark.rule("guarding.flying-guard")
def test_a_flyer_on_guard_stands_on_the_ground() -> None:
    falcon = creature("thunderift_falcon", id="falcon", zone="b2", controller=1, guard=True)
    battle = facing("timber_wolf", falcon)
    assert not battle.has("falcon", "flying")
    assert targets(battle, "attack:foe.bite:") & {"falcon", "mage-1"} == {"falcon"}
    winged = facing("timber_wolf", GUARD, enchantment("eagle_wings", on="guard", controller=1))
    assert not winged.has("guard", "flying"), "nor can it gain Flying"
    in_the_air = facing("timber_wolf", falcon | {"guard": False})
    assert in_the_air.has("falcon", "flying")
    assert "falcon" not in targets(in_the_air, "attack:foe.bite:")


@pytest.mark.rule("guarding.friendly-attack")
def test_enemy_guards_do_not_stand_between_friends() -> None:
    friend = creature("steelclaw_grizzly", id="friend", zone="b2", markers={"sleep": 1})
    vine = conjuration("tanglevine", id="vine", on="foe", controller=1)
    battle = facing("timber_wolf", GUARD, friend, vine)
    reached = targets(battle, "attack:foe.bite:")
    assert {"friend", "foe", "vine", "guard"} <= reached
    assert "mage-1" not in reached


@pytest.mark.rule("traits.forced-legal", "guarding.defend-zone")
def test_thirst_for_blood_does_not_lead_past_a_guard() -> None:
    wounded = creature("timber_wolf", id="wounded", zone="b2", controller=1, damage=2)
    battle = facing("goran_werewolf_pet", GUARD, wounded)
    assert "wounded" not in targets(battle, "attack:foe.fangs:")
    assert {"attack:foe.fangs:guard", "guard:foe", "finish:foe", "move:foe:a2"} <= set(battle.offers(0))
    unguarded = facing("goran_werewolf_pet", GUARD | {"guard": False}, wounded)
    assert set(unguarded.offers(0)) == {"attack:foe.fangs:wounded", "attack:foe.feral-claws:wounded"}
    mighty = facing("timber_wolf", wounded, creature("bitterwood_fox", id="fox", zone="b2", boons=[boon()]))
    assert "finish:foe" in mighty.offers(0), "only the bloodthirsty must"
