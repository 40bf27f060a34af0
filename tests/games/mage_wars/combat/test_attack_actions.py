"""Attack actions: sweeps, attacks on zones, extra actions, attacks on friends, and attacks that are cancelled."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import boon, dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    CRIT2,
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

HYDRA = creature("darkfenne_hydra", id="hydra", zone="b2", controller=1)
FURY = boon(rule="card.battle-fury") | {"until": "melee"}


def sweeper(*dice: int, **rest: Any) -> Battle:
    """Adramelech sweeps through a hydra and a wolf."""
    own = {key: rest.pop(key) for key in ("markers", "boons") if key in rest}
    return duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("adramelech_lord_of_fire", id="lord", zone="b2", **own),
        HYDRA,
        creature("timber_wolf", id="wolf", zone="b2", controller=1, **rest),
        creature("timber_wolf", id="afar", zone="c2", controller=1),
        creature="lord",
        dice=list(dice),
    )


@pytest.mark.rule("traits.sweeping", "combat.end", "combat.attack-action")
def test_a_sweep_goes_on_against_a_second_target_from_the_declare_step() -> None:
    battle = sweeper(*[CRIT, BLANK, BLANK, BLANK, 1], *[CRIT, CRIT, BLANK, BLANK, 1])
    battle.does(0, "attack:lord.hellfire-sweep:hydra").does(1, "pass").passes()
    assert battle.asks == {0: "ask-next-target"}
    second = targets(battle, "attack:lord.hellfire-sweep:")
    assert "wolf" in second
    assert not second & {"hydra", "afar"}, "another target, in the same zone"
    battle.does(0, "attack:lord.hellfire-sweep:wolf").passes()
    assert (battle.damage("hydra"), battle.damage("wolf")) == (1, 2)
    assert len(battle.happened("attack-declared")) == 2
    assert battle.happened("action-ended"), "both were one action"


@pytest.mark.rule("traits.sweeping")
def test_the_second_target_of_a_sweep_may_be_left_out() -> None:
    battle = sweeper(*[BLANK] * 4, 1)
    battle.does(0, "attack:lord.hellfire-sweep:hydra").does(1, "pass")
    battle.does(0, "pass").passes()
    assert battle.happened("action-ended")


@pytest.mark.rule("traits.sweeping", "movement.push")
def test_who_was_pushed_away_does_not_go_on_sweeping_elsewhere() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("adramelech_lord_of_fire", id="lord", zone="b2"),
        creature("whirling_spirit", id="spirit", zone="b2", controller=1, guard=True),
        creature("timber_wolf", id="afar", zone="c2", controller=1),
        creature="lord",
        dice=[*[BLANK] * 4, 1, *[BLANK] * 4, 8],
    )
    battle.does(0, "attack:lord.hellfire-sweep:spirit").does(1, "attack:spirit.windstorm:lord")
    battle.does(1, "push:lord:east").passes()
    assert battle.zone("lord") == "c2"
    assert battle.happened("action-ended"), "the second target must be where the first was"


@pytest.mark.rule("traits.first-attack-only", "traits.bonus-midway", "traits.rage")
def test_a_token_of_rage_won_between_two_attacks_counts_for_the_second() -> None:
    battle = position("traits_rage_between_two_sweeps")
    battle.does(0, "attack:lord.hellfire-sweep:hydra").does(1, "attack:hydra.snapping-bite:lord").passes()
    assert battle.markers("lord") == {"rage": 3}
    battle.does(0, "attack:lord.hellfire-sweep:wolf").passes()
    assert dice_rolled(battle) == [6, 4, 5], "+2 for the first, only the new +1 for the second"


@pytest.mark.rule("traits.rage")
def test_the_next_action_begins_with_all_tokens_of_rage() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("mountain_gorilla", id="gorilla", zone="b2", markers={"rage": 3}, damage=3),
        HYDRA,
        creature="gorilla",
        dice=[BLANK] * 7,
    )
    battle.does(0, "attack:gorilla.fists:hydra").passes()
    assert dice_rolled(battle) == [7]


@pytest.mark.rule("traits.first-attack-only")
def test_a_first_strike_that_misses_uses_the_bonus_up() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("goran_werewolf_pet", id="goran", zone="b2", markers={"daze": 1}),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1, damage=1),
        enchantment("bear_strength", on="goran"),
        creature="goran",
        dice=[6, 7, BLANK, BLANK, BLANK],
    )
    battle.does(0, "attack:goran.feral-claws:slayer", "strike:slayer").passes()
    assert dice_rolled(battle) == [3], "neither Melee +2 nor Bloodthirsty +1 is left"


@pytest.mark.rule("traits.first-attack-only")
def test_bloodthirst_does_not_wake_for_the_second_strike() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("goran_werewolf_pet", id="goran", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        creature="goran",
        dice=[CRIT, BLANK, BLANK] * 2,
    )
    battle.does(0, "attack:goran.feral-claws:slayer", "strike:slayer").passes()
    assert dice_rolled(battle) == [3, 3]


@pytest.mark.rule("traits.first-attack-only", "traits.vampiric", "traits.mana-drain")
def test_blood_and_mana_are_drunk_with_the_first_strike_only() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3", mana=10),
        creature("goran_werewolf_pet", id="goran", zone="b2", damage=5, boons=[boon(("mana-drain", 1))]),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        enchantment("vampirism", on="goran"),
        creature="goran",
        dice=[CRIT, CRIT, BLANK] * 2,
    )
    battle.does(0, "attack:goran.feral-claws:slayer", "strike:slayer").passes()
    assert battle.damage("slayer") == 4
    assert battle.damage("goran") == 4, "half of the first two damage"
    assert battle.mana(1) == 9


@pytest.mark.rule("traits.bonus-midway")
def test_an_enchantment_revealed_between_two_strikes_helps_the_second() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("goran_werewolf_pet", id="goran", zone="b2"),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        veil("bear_strength", id="bear", on="goran"),
        creature="goran",
        dice=[BLANK] * 8,
    )
    battle.does(0, "attack:goran.feral-claws:slayer").until("ask-reveal-attack-damage")
    battle.does(0, "reveal:bear", "strike:slayer").passes()
    assert dice_rolled(battle) == [3, 5]


@pytest.mark.rule("combat.attack-action", "combat.extra-action")
def test_battle_fury_is_an_action_of_its_own_with_all_bonuses() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", boons=[FURY]),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        enchantment("bear_strength", on="wolf"),
        creature="wolf",
        dice=[BLANK] * 12,
    )
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert battle.asks == {0: "ask-fury"}
    battle.does(0, "attack:wolf.bite:slayer").passes()
    assert dice_rolled(battle) == [6, 6]
    assert "ask-fury" not in battle.asks.values()


@pytest.mark.rule("combat.extra-action", "traits.charge")
def test_a_charge_carries_only_into_the_first_attack() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("feral_bobcat", id="cat", zone="a2", boons=[FURY]),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        creature="cat",
        dice=[BLANK] * 6,
    )
    battle.does(0, "move:cat:b2", "attack:cat.claws:slayer", "attack:cat.claws:slayer").passes()
    assert dice_rolled(battle) == [4, 2], "the second does not come right after the move"


# Friends and oneself


@pytest.mark.rule("combat.friendly", "conditions.sleep-wakes", "guarding.friendly-attack")
def test_a_friend_may_be_attacked_to_wake_it_past_an_enemy_guard() -> None:
    battle = position("conditions_sleeper_behind_a_guard")
    attacked = targets(battle, "attack:wolf.bite:")
    assert attacked == {"wolf", "bear", "crystal", "guard"}, "but not the enemy mage"
    battle.does(0, "attack:wolf.bite:bear").passes()
    assert battle.damage("bear") == 1
    assert battle.markers("bear") == {"daze": 1}


@pytest.mark.rule("combat.attack-self")
def test_a_creature_may_attack_itself_and_what_clings_to_it_unanswered() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("darkfenne_hydra", id="hydra", zone="b2", boons=[FURY]),
        enchantment("circle_of_lightning", on="hydra"),
        conjuration("tanglevine", id="vine", on="hydra", controller=1),
        creature="hydra",
        dice=[CRIT, BLANK, BLANK, BLANK] * 2,
    )
    battle.does(0, "attack:hydra.snapping-bite:vine").passes()
    assert battle.damage("vine") == 1
    battle.does(0, "attack:hydra.snapping-bite:hydra").passes()
    assert battle.damage("hydra") == 1
    assert dice_rolled(battle) == [4, 4], "no barrier"
    assert "ask-counterstrike" not in battle.asks.values()


# Attacks on a zone


def firestorm(*dice: int, caster: str = "b2", **rest: Any) -> Battle:
    """A warlock casts Firestorm on b2, where a friend, an enemy and a crystal stand."""
    return duel(
        mage("warlock", zone=caster, mana=20, prepared=["firestorm"], **rest),
        mage(zone="d3"),
        creature("timber_wolf", id="friend", zone="b2"),
        creature("knight_of_westlock", id="foe", zone="b2", controller=1),
        conjuration("mana_flower", id="flower", zone="b2", controller=1),
        wall("wall_of_stone", id="wall", border="b1-b2", controller=1),
        creature="mage-0",
        dice=list(dice),
    )


@pytest.mark.rule("combat.zone-attack-all", "combat.zone-attack-order", "combat.zone-attack-target")
def test_a_zone_attack_strikes_friend_and_foe_and_the_attacker_one_by_one() -> None:
    none = [BLANK] * 5 + [1]
    battle = firestorm(*[CRIT, *[BLANK] * 6, 1], *none, *[CRIT2, *none[1:]], *none)
    assert set(battle.offers(0, "cast:firestorm:")) >= {"cast:firestorm:b2", "cast:firestorm:a2"}
    assert "cast:firestorm:d2" not in battle.offers(0), "the zone must be in range"
    battle.does(0, "cast:firestorm:b2").passes()
    assert battle.asks == {0: "ask-zone-order"}
    spell = battle.new("firestorm")
    assert targets(battle, f"attack:{spell}.firestorm:") == {"mage-0", "friend", "foe", "flower"}, (
        "but no wall"
    )
    battle.does(0, f"attack:{spell}.firestorm:flower").passes()
    assert battle.damage("flower") == 1, "finished before the next begins"
    battle.does(0, f"attack:{spell}.firestorm:mage-0", f"attack:{spell}.firestorm:foe").passes()
    assert dice_rolled(battle) == [7, 5, 5, 5], "each with its own dice; the flower fears flame"
    assert battle.damage("foe") == 2, "no defense was asked for: it is Unavoidable"
    assert battle.damage("wall") == 0


@pytest.mark.rule("combat.zone-attack-target")
def test_nothing_that_answers_an_attack_answers_one_on_the_zone() -> None:
    battle = duel(
        mage("warlock", zone="a2", mana=20, prepared=["firestorm"]),
        mage(zone="d3"),
        creature("knight_of_westlock", id="foe", zone="b2", controller=1, guard=True),
        veil("block", id="block", on="foe", controller=1),
        creature="mage-0",
        dice=[CRIT] * 5 + [1],
    )
    battle.does(0, "cast:firestorm:b2").passes()
    assert battle.damage("foe") == 5
    assert battle.piece("block").hidden
    assert battle.piece("foe").guard


@pytest.mark.rule("conditions.daze-zone")
@pytest.mark.parametrize("die", [6, 7])
def test_a_dazed_attacker_of_a_zone_rolls_once(die: int) -> None:
    battle = firestorm(die, caster="a2", markers={"daze": 2})
    battle.does(0, "cast:firestorm:b2").passes()
    assert len(battle.happened("daze-rolled")) == 1
    if die == 7:
        spell = battle.new("firestorm")
        battle.does(0, f"attack:{spell}.firestorm:friend", f"attack:{spell}.firestorm:foe").passes()
    assert len(battle.happened("dice-rolled")) == (3 if die == 7 else 0)
    assert len(battle.happened("daze-rolled")) == 1


# Cancelled attacks


@pytest.mark.rule("combat.cancelled-moved", "combat.cancelled-costs")
def test_a_target_teleported_in_place_is_lost_to_all_strikes() -> None:
    battle = position("combat_grizzly_teleported_in_place")
    battle.does(0, "attack:hydra.triple-bite:bear").until("ask-reveal-attack-avoided")
    battle.does(1, "reveal:help", "teleport:bear:b2").passes()
    assert not battle.happened("dice-rolled")
    assert battle.happened("attack-cancelled")
    assert "ask-strike-again" not in battle.asks.values()
    assert "ask-counterstrike" not in battle.asks.values()
    assert not battle.piece("bear").guard, "the marker is lost all the same"
    assert not battle.piece("hydra").active, "and so is the action"


@pytest.mark.rule("combat.cancelled-moved", "combat.end", "traits.first-attack-only")
def test_a_sweep_whose_first_target_was_moved_goes_on_with_a_second() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3", mana=10),
        creature("adramelech_lord_of_fire", id="lord", zone="b2"),
        HYDRA,
        creature("timber_wolf", id="wolf", zone="b2", controller=1),
        veil("divine_intervention", id="help", on="hydra", controller=1),
        enchantment("bear_strength", on="lord"),
        creature="lord",
        dice=[CRIT, BLANK, BLANK, BLANK, 1],
    )
    battle.does(0, "attack:lord.hellfire-sweep:hydra").until("ask-reveal-attack-declared")
    battle.does(1, "reveal:help", "teleport:hydra:d3").does(0, "attack:lord.hellfire-sweep:wolf").passes()
    assert (battle.damage("hydra"), battle.damage("wolf")) == (0, 1)
    assert dice_rolled(battle) == [4], "Melee +2 belonged to the first attack"


@pytest.mark.rule("combat.cancelled-moved")
@pytest.mark.parametrize("window", ["declared", "avoided", "rolled"])
def test_an_attacker_moved_before_the_damage_has_attacked_for_nothing(window: str) -> None:
    battle = duel(
        mage(zone="a1", mana=10),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        HYDRA,
        veil("divine_intervention", id="help", on="wolf"),
        creature="wolf",
        dice=[CRIT2] * 4 if window == "rolled" else [],
    )
    battle.does(0, "attack:wolf.bite:hydra").until(f"ask-reveal-attack-{window}")
    battle.does(0, "reveal:help", "teleport:wolf:b2").passes()
    assert battle.damage("hydra") == 0
    assert "ask-counterstrike" not in battle.asks.values()


@pytest.mark.rule("combat.cancelled-costs")
def test_a_cancelled_attack_spell_is_discarded_and_stays_paid() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball"]),
        mage(zone="d3", mana=10),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        veil("divine_intervention", id="help", on="wolf", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:fireball:wolf").until("ask-reveal-attack-declared")
    battle.does(1, "reveal:help", "teleport:wolf:c2").passes()
    assert battle.damage("wolf") == 0
    assert battle.discard(0) == ["fireball"]
    assert battle.mana(0) == 12


@pytest.mark.rule("combat.cancelled-self")
def test_being_moved_does_not_cancel_an_attack_on_oneself() -> None:
    battle = duel(
        mage(zone="a1", mana=10),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("divine_intervention", id="help", on="wolf"),
        creature="wolf",
        dice=[CRIT] * 4,
    )
    battle.does(0, "attack:wolf.bite:wolf").until("ask-reveal-attack-declared")
    battle.does(0, "reveal:help", "teleport:wolf:d1").passes()
    assert battle.damage("wolf") == 4


@pytest.mark.rule("combat.cancelled-self", "combat.cancelled-moved")
@pytest.mark.parametrize(("zone", "struck"), [("b2", 2), ("c2", 0)])
def test_an_attack_on_the_own_zone_holds_if_the_attacker_is_moved_back_into_it(
    zone: str, struck: int
) -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["firestorm"]),
        mage(zone="d3", mana=10),
        creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
        veil("divine_intervention", id="help", on="mage-0", controller=1),
        creature="mage-0",
        dice=([CRIT] + [BLANK] * 4 + [1] + [CRIT] + [BLANK] * 2 + [1]) if struck else [],
    )
    battle.does(0, "cast:firestorm:b2").passes()
    spell = battle.new("firestorm")
    battle.does(0, f"attack:{spell}.firestorm:mage-0").until("ask-reveal-attack-declared")
    battle.does(1, "reveal:help", f"teleport:mage-0:{zone}").passes()
    assert len(battle.happened("dice-rolled")) == struck
    assert battle.damage("slayer") == (1 if struck else 0)
