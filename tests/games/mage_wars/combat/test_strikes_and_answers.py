"""What follows the dice: additional strikes, damage barriers and counterstrikes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.fights import boon, dice_rolled
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    Battle,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position

HYDRA = creature("darkfenne_hydra", id="hydra", zone="b2", controller=1)
CIRCLE = enchantment("circle_of_lightning", id="circle", on="hydra", controller=1)


def against_the_hydra(card: str, *more: dict[str, Any], **rest: Any) -> Battle:
    """A creature called ``foe`` faces an enemy hydra, with three dice of its own marking in the way of nothing."""
    own = {key: rest.pop(key) for key in ("markers", "damage", "boons") if key in rest}
    return duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature(card, id="foe", zone="b2", **own),
        HYDRA,
        *more,
        creature="foe",
        **rest,
    )


@pytest.mark.rule("combat.steps", "conditions.daze-defence", "combat.type-modifier", "traits.piercing")
def test_brogan_versus_the_hydra() -> None:
    battle = position("combat_brogan_versus_hydra")
    battle.does(0, "attack:brogan.vorpal-blade:hydra").passes()
    assert dice_rolled(battle) == [6, 4], "4 and Bear Strength; 2 and Lightning +2"
    assert battle.damage("hydra") == 5, "Piercing +3 beats armor 1"
    assert battle.damage("brogan") == 2, "1 critical, and 5 normal against armor 4"
    assert battle.markers("brogan") == {"daze": 1}, "1 and 2 are 3, which does nothing"
    battle.does(1, "attack:hydra.snapping-bite:brogan").does(0, "defend:reflexes.0")
    assert battle.happened("defense-rolled")[0]["result"] == 8, "10 less 2 for Daze, and 7 is enough"
    battle.passes()
    assert battle.damage("brogan") == 2
    assert battle.damage("hydra") == 5
    assert battle.markers("brogan") == {}, "the Daze goes with the end of his phase"
    assert battle.piece("reflexes").used == {"defense-0": 1}
    order = [name for name in battle.story if name in ("daze-rolled", "dice-rolled", "defense-rolled")]
    assert order == ["daze-rolled", "dice-rolled", "dice-rolled", "defense-rolled"]


# Additional strikes


@pytest.mark.rule("combat.extra-strikes", "traits.triplestrike")
def test_a_triple_strike_goes_on_against_the_same_target() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("darkfenne_hydra", id="hydra", zone="b2"),
        creature("steelclaw_grizzly", id="bear", zone="b2", controller=1),
        creature="hydra",
        dice=[CRIT, BLANK, BLANK] * 3,
    )
    battle.does(0, "attack:hydra.triple-bite:bear").passes()
    assert battle.damage("bear") == 1
    battle.does(0, "strike:bear").passes()
    battle.does(0, "strike:bear").passes()
    assert battle.damage("bear") == 3
    assert battle.asks.get(0) != "ask-strike-again"
    assert len(battle.happened("attack-declared")) == 1, "a strike is not declared anew"


@pytest.mark.rule("combat.extra-strikes", "traits.doublestrike")
def test_a_double_strike_allows_one_more_and_may_be_left_out() -> None:
    def claws(*dice: int) -> Battle:
        battle = duel(
            mage(zone="a1"),
            mage(zone="d3"),
            creature("goran_werewolf_pet", id="goran", zone="b2"),
            creature("dark_pact_slayer", id="slayer", zone="b2", controller=1),
            creature="goran",
            dice=list(dice),
        )
        return battle.does(0, "attack:goran.feral-claws:slayer").passes()

    twice = claws(*[CRIT] * 6).does(0, "strike:slayer").passes()
    assert twice.damage("slayer") == 6
    assert twice.asks.get(0) != "ask-strike-again"
    once = claws(*[CRIT] * 3).does(0, "pass").passes()
    assert once.damage("slayer") == 3


@pytest.mark.rule("combat.extra-strikes")
def test_each_strike_can_be_avoided_by_itself() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("darkfenne_hydra", id="hydra", zone="b2"),
        creature("moonglow_faerie", id="faerie", zone="b2", controller=1, guard=True),
        creature="hydra",
        dice=[6, 5, CRIT, BLANK, BLANK, 6],
    )
    battle.does(0, "attack:hydra.triple-bite:faerie").does(1, "defend:faerie.0")
    battle.does(0, "strike:faerie").does(1, "defend:faerie.0").passes()
    battle.does(0, "strike:faerie").does(1, "defend:faerie.0").passes()
    assert battle.damage("faerie") == 1


@pytest.mark.rule("combat.extra-strikes-answer", "combat.counterstrike-one")
def test_three_strikes_are_answered_once() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("darkfenne_hydra", id="hydra", zone="b2"),
        creature("steelclaw_grizzly", id="bear", zone="b2", controller=1, guard=True),
        enchantment("circle_of_lightning", on="bear", controller=1),
        creature="hydra",
        dice=[BLANK] * 9 + [CRIT, BLANK, 1] + [CRIT] * 5,
    )
    battle.does(0, "attack:hydra.triple-bite:bear", "strike:bear", "strike:bear").passes()
    assert dice_rolled(battle) == [3, 3, 3, 2], "the barrier comes after the last strike"
    battle.does(1, "attack:bear.claws:hydra").passes()
    assert dice_rolled(battle) == [3, 3, 3, 2, 5]
    assert battle.damage("hydra") == 6
    assert not battle.offers(1, "attack:bear.claws:hydra")


# Damage barriers


@pytest.mark.rule("combat.barrier", "combat.successful")
def test_a_barrier_answers_a_successful_melee_attack() -> None:
    battle = against_the_hydra("timber_wolf", CIRCLE, dice=[BLANK] * 4 + [CRIT, CRIT, 1])
    battle.does(0, "attack:foe.bite:hydra").passes()
    assert battle.damage("hydra") == 0, "dice were rolled; damage is not needed"
    assert battle.damage("foe") == 2


@pytest.mark.rule("combat.barrier", "combat.successful", "conditions.daze-strikes")
def test_of_three_strikes_one_that_hits_wakes_the_barrier() -> None:
    battle = position("conditions_dazed_hydra")
    battle.does(0, "attack:hydra.triple-bite:wolf", "strike:wolf", "strike:wolf").passes()
    assert [event["roll"] for event in battle.happened("daze-rolled")] == [6, 7, 3]
    assert dice_rolled(battle) == [3, 2]
    assert battle.damage("wolf") == 1
    assert battle.damage("hydra") == 1


@pytest.mark.rule("combat.cancelled-moved", "combat.barrier")
def test_who_was_moved_between_two_strikes_loses_the_second_but_its_barrier_answers_the_first() -> None:
    battle = against_the_hydra(
        "goran_werewolf_pet",
        CIRCLE,
        veil("divine_intervention", id="help", on="hydra", controller=1),
        dice=[CRIT, BLANK, BLANK, CRIT, BLANK, 1],
    )
    battle.does(0, "attack:foe.feral-claws:hydra").until("ask-reveal-attack-damage")
    battle.does(1, "reveal:help", "teleport:hydra:c2").passes()
    assert dice_rolled(battle) == [3, 2], "no second strike, but the barrier"
    assert (battle.damage("hydra"), battle.damage("foe")) == (1, 1)


@pytest.mark.rule("combat.barrier", "combat.successful")
def test_a_barrier_is_silent_when_the_attack_missed() -> None:
    dazed = against_the_hydra("timber_wolf", CIRCLE, markers={"daze": 1}, dice=[6])
    dazed.does(0, "attack:foe.bite:hydra").passes()
    assert not dazed.happened("dice-rolled")
    reflexes = enchantment("cobra_reflexes", id="reflexes", on="hydra", controller=1)
    avoided = against_the_hydra("timber_wolf", CIRCLE, reflexes, dice=[7])
    avoided.does(0, "attack:foe.bite:hydra").does(1, "defend:reflexes.0").passes()
    assert not avoided.happened("dice-rolled")


@pytest.mark.rule("combat.barrier", "combat.source", "card.reverse-attack")
def test_an_attack_turned_back_has_missed_the_one_with_the_barrier() -> None:
    mirror = veil("reverse_attack", id="mirror", on="hydra", controller=1)
    battle = against_the_hydra("timber_wolf", CIRCLE, mirror, dice=[CRIT, BLANK, BLANK, BLANK])
    battle.does(0, "attack:foe.bite:hydra").does(1, "pay:mirror").passes()
    assert battle.damage("foe") == 1
    assert dice_rolled(battle) == [4], "and no barrier"
    assert battle.asks == {1: "ask-counterstrike"}


@pytest.mark.rule("combat.successful")
def test_an_attack_on_the_immune_is_no_success() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("flaming_hellion", id="hellion", zone="b2"),
        creature("firebrand_imp", id="imp", zone="b2", controller=1),
        enchantment("circle_of_lightning", on="imp", controller=1),
        creature="hellion",
    )
    battle.does(0, "attack:hellion.hell-trident:imp").passes()
    assert not battle.happened("dice-rolled")


@pytest.mark.rule("combat.barrier-once")
def test_a_barrier_strikes_each_attacker_once_a_round() -> None:
    battle = against_the_hydra(
        "timber_wolf",
        CIRCLE,
        creature("timber_wolf", id="other", zone="b2"),
        boons=[boon(rule="card.battle-fury") | {"until": "melee"}],
        dice=[BLANK] * 4 + [BLANK, BLANK, 1] + [BLANK] * 4 + [BLANK] * 4 + [BLANK, BLANK, 1],
    )
    battle.does(0, "attack:foe.bite:hydra").does(1, "pass")
    battle.does(0, "attack:foe.bite:hydra").does(1, "pass").lets("ask-after-action")
    assert dice_rolled(battle) == [4, 2, 4], "the second bite of the same wolf goes unanswered"
    battle.does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:other", "attack:other.bite:hydra").passes()
    assert dice_rolled(battle) == [4, 2, 4, 4, 2]


@pytest.mark.rule("combat.barrier-steps")
def test_nothing_answers_or_avoids_a_barrier() -> None:
    battle = against_the_hydra(
        "knight_of_westlock",
        CIRCLE,
        veil("block", id="block", on="foe"),
        enchantment("circle_of_lightning", id="own", on="foe"),
        enchantment("retaliate", id="retaliate", on="foe"),
        dice=[BLANK] * 5 + [CRIT] * 4 + [1],
    )
    battle.does(0, "attack:foe.longsword:hydra").until("ask-reveal-attack-declared").passes()
    assert battle.damage("foe") == 4
    assert battle.piece("block").hidden
    assert battle.asks == {1: "ask-counterstrike"}, "no barrier and no counterstrike of the knight"
    assert dice_rolled(battle) == [5, 4]


@pytest.mark.rule("combat.barrier-automatic")
def test_a_barrier_works_whatever_has_befallen_its_bearer() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature(
            "darkfenne_hydra", id="hydra", zone="b2", controller=1, markers={"stun": 1, "weak": 3, "daze": 1}
        ),
        CIRCLE,
        enchantment("marked_for_death", on="wolf", controller=1),
        enchantment("bear_strength", on="hydra", controller=1),
        creature="wolf",
        dice=[BLANK] * 4 + [CRIT, CRIT, 1],
    )
    battle.does(0, "attack:wolf.bite:hydra").passes()
    assert dice_rolled(battle) == [4, 2]
    assert battle.damage("wolf") == 2


@pytest.mark.rule("combat.barrier-automatic")
def test_traits_of_the_creature_it_strikes_change_a_barrier() -> None:
    battle = against_the_hydra(
        "knight_of_westlock",
        CIRCLE,
        enchantment("divine_protection", on="foe"),
        dice=[BLANK] * 5 + [BLANK] * 3 + [6],
    )
    battle.does(0, "attack:foe.longsword:hydra").passes()
    assert dice_rolled(battle) == [5, 3], "2, Lightning +2, Aegis 1"
    assert battle.markers("foe") == {"daze": 1}, "6 and 2 are 8"


@pytest.mark.rule("combat.barrier-one")
def test_a_second_barrier_cannot_be_put_on() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["demonhide_armor"]),
        mage(zone="d3"),
        enchantment("circle_of_lightning", on="mage-0"),
        creature="mage-0",
    )
    assert "cast:demonhide-armor:mage-0" not in battle.offers(0)
    bare = duel(mage("warlock", zone="b2", mana=20, prepared=["demonhide_armor"]), mage(), creature="mage-0")
    assert "cast:demonhide-armor:mage-0" in bare.offers(0)


@pytest.mark.rule("combat.barrier-one")
def test_a_hidden_second_barrier_is_destroyed_when_revealed() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20),
        mage(zone="d3"),
        equipment("demonhide_armor", id="armor"),
        veil("circle_of_lightning", id="circle", on="mage-0"),
    )
    battle.does(0, "activate:mage-0").until("ask-reveal-activated").does(0, "reveal:circle")
    assert not battle.exists("circle")
    assert battle.discard(0) == ["circle_of_lightning"]
    assert battle.exists("armor")


# Counterstrikes


@pytest.mark.rule("combat.counterstrike")
def test_a_counterstrike_may_answer_even_an_attack_that_missed() -> None:
    missed = against_the_hydra("timber_wolf", markers={"daze": 1}, dice=[6, CRIT, CRIT, BLANK, BLANK])
    missed.does(0, "attack:foe.bite:hydra").passes()
    assert missed.offers(1) == ["attack:hydra.snapping-bite:foe", "pass"]
    missed.does(1, "attack:hydra.snapping-bite:foe").passes()
    assert missed.damage("foe") == 2


@pytest.mark.rule("combat.counterstrike")
def test_nobody_has_to_counterstrike() -> None:
    battle = against_the_hydra("timber_wolf", dice=[BLANK] * 4)
    battle.does(0, "attack:foe.bite:hydra").does(1, "pass").passes()
    assert battle.damage("foe") == 0
    assert battle.happened("action-ended")


@pytest.mark.rule("combat.counterstrike")
def test_who_has_no_counterstrike_does_not_strike_back() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("steelclaw_grizzly", id="bear", zone="b2", controller=1),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    battle.does(0, "attack:wolf.bite:bear").passes()
    assert "ask-counterstrike" not in battle.asks.values()


@pytest.mark.rule("combat.counterstrike", "combat.melee-target")
def test_who_was_pushed_away_cannot_strike_back() -> None:
    battle = against_the_hydra("whirling_spirit", dice=[BLANK] * 4 + [7])
    battle.does(0, "attack:foe.windstorm:hydra").does(0, "push:hydra:east").passes()
    assert battle.zone("hydra") == "c2"
    assert "ask-counterstrike" not in battle.asks.values()


@pytest.mark.rule("combat.counterstrike-one", "guarding.counterstrike")
def test_counterstrike_three_times_over_is_one_counterstrike() -> None:
    battle = position("combat_hydra_counterstrikes_once")
    battle.does(0, "attack:wolf.bite:hydra").does(1, "attack:hydra.snapping-bite:wolf").passes()
    assert dice_rolled(battle) == [4, 4]
    assert "ask-counterstrike" not in battle.asks.values()


@pytest.mark.rule("combat.counterstrike-quick-melee")
def test_only_a_quick_melee_attack_strikes_back() -> None:
    def attacked(card: str) -> Battle:
        battle = duel(
            mage(zone="a1"),
            mage(zone="d3"),
            creature("timber_wolf", id="wolf", zone="b2"),
            creature(card, id="guard", zone="b2", controller=1, guard=True),
            creature="wolf",
        )
        return battle.does(0, "attack:wolf.bite:guard").lets("ask-defend")

    assert attacked("steelclaw_grizzly").offers(1) == ["attack:guard.claws:wolf", "pass"], "no full attack"
    assert attacked("royal_archer").offers(1) == ["attack:guard.knife:wolf", "pass"], "no bow"


@pytest.mark.rule("combat.counterstrike-steps")
def test_a_counterstrike_can_be_avoided_and_meets_barriers_but_no_counterstrike() -> None:
    battle = against_the_hydra(
        "knight_of_westlock",
        enchantment("circle_of_lightning", on="foe"),
        enchantment("retaliate", on="foe"),
        dice=[BLANK] * 5 + [7] + [BLANK] * 4 + [CRIT, CRIT, 1],
    )
    battle.does(0, "attack:foe.longsword:hydra").does(1, "attack:hydra.snapping-bite:foe")
    battle.does(0, "defend:foe.0").passes()
    assert dice_rolled(battle) == [5, 4, 2]
    assert battle.damage("hydra") == 2, "the knight's barrier answers the counterstrike"
    assert "ask-counterstrike" not in battle.asks.values()
