"""Traps: who springs them, when, and what becomes of whoever walked into one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import BLANK, CRIT, Battle, creature, duel, mage, veil, wall
from tests.games.mage_wars.tables import targets, ways

HELL = [CRIT, BLANK, BLANK, BLANK, 1]
"""A Hellfire Trap that deals one damage and no Burn."""


def trapped(*entries: dict[str, Any], **more: Any) -> Battle:
    """A wolf, just activated in b2, and a Warlock's Hellfire Trap in c2."""
    return duel(
        mage("wizard", zone="b1", mana=20, prepared=["teleport", "force_push"]),
        mage("warlock", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("hellfire_trap", id="trap", zone="c2", controller=1),
        *entries,
        **({"creature": "wolf"} | more),
    )


@pytest.mark.rule("movement.trap-trigger", "spells.mandatory")
def test_an_enemy_that_walks_in_springs_the_trap_at_once() -> None:
    battle = trapped(dice=HELL)
    battle.does(0, "move:wolf:c2")
    assert battle.asks == {1: "ask-pay-reveal"}, "before anything else is asked"
    battle.does(1, "pay:trap").passes()
    assert battle.damage("wolf") == 1
    assert battle.discard(1) == ["hellfire_trap"]
    assert battle.mana(1) == 18


@pytest.mark.rule("movement.trap-trigger")
@pytest.mark.parametrize(
    "options",
    [
        ["cast:teleport:wolf", "choose:teleport:c2"],
        ["cast:force-push:wolf", "choose:force-push:east"],
    ],
)
def test_a_push_and_a_teleport_spring_it_too(options: list[str]) -> None:
    battle = trapped(creature="mage-0", dice=HELL)
    battle.does(0, *options).does(1, "pay:trap").passes()
    assert battle.damage("wolf") == 1


@pytest.mark.rule("movement.hinder-enter")
def test_a_trap_that_whisks_it_away_does_not_undo_that_it_came_to_an_enemy() -> None:
    battle = duel(
        mage(zone="a1"),
        mage("wizard", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", zone="c2", controller=1),
        veil("teleport_trap", id="trap", zone="c2", controller=1),
        creature="wolf",
    )
    battle.does(0, "move:wolf:c2").does(1, "pay:trap", "teleport:wolf:c1").passes()
    assert battle.offers(0, "move:") == []
    assert "guard:wolf" in battle.offers(0)


@pytest.mark.rule("round.initiative-first", "movement.trap-several")
@pytest.mark.parametrize("first", [1, 2])
def test_of_two_players_traps_those_of_the_initiative_come_first(first: int) -> None:
    battle = duel(
        *(mage("warlock", mana=20) for _ in range(3)),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("hellfire_trap", zone="c2", controller=1),
        veil("hellfire_trap", zone="c2", controller=2),
        creature="wolf",
        initiative=first,
    )
    battle.does(0, "move:wolf:c2")
    assert battle.asks == {first: "ask-pay-reveal"}


@pytest.mark.rule("movement.trap-trigger")
def test_friends_do_not_spring_it() -> None:
    battle = trapped(creature("firebrand_imp", id="imp", zone="d2", controller=1), creature="imp")
    battle.does(1, "move:imp:c2").passes()
    assert battle.zone("imp") == "c2"
    assert battle.piece("trap").hidden


@pytest.mark.rule("movement.trap-trigger")
def test_flying_over_is_entering_and_staying_or_being_summoned_is_not() -> None:
    battle = trapped(creature("darkfenne_bat", id="bat", zone="c1"), creature="bat", dice=HELL)
    battle.does(0, "move:bat:c2").does(1, "pay:trap").passes()
    assert battle.damage("bat") == 1
    there = duel(
        mage("wizard", zone="c2", mana=20, prepared=["mana_leech", "teleport"]),
        mage("warlock", zone="d3"),
        veil("hellfire_trap", id="trap", zone="c2", controller=1),
    )
    there.does(0, "cast:teleport:mage-0", "choose:teleport:c2", "activate:mage-0").passes()
    assert there.piece("trap").hidden, "into its own zone: it was there before"
    there.does(0, "cast:mana-leech:c2").passes()
    assert there.piece("trap").hidden, "what is summoned was nowhere before and does not enter"


@pytest.mark.rule("movement.trap-trigger", "spells.mandatory-unpaid")
def test_a_sprung_trap_that_is_not_paid_for_is_gone() -> None:
    battle = trapped().does(0, "move:wolf:c2").does(1, "refuse:trap").passes()
    assert battle.damage("wolf") == 0
    assert battle.discard(1) == ["hellfire_trap"]
    assert ways(battle), "and the wolf goes on"


@pytest.mark.rule("movement.trap-target")
def test_a_trap_is_laid_only_where_no_enemy_is() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["hellfire_trap"]),
        mage(zone="d2"),
        creature("timber_wolf", zone="c2", controller=1),
        creature("firebrand_imp", zone="b1"),
        creature("darkfenne_bat", zone="a2", controller=1),
        creature="mage-0",
    )
    zones = targets(battle, "cast:hellfire-trap:")
    assert {"b2", "b1", "c1"} <= zones, "friends do not matter"
    assert not zones & {"c2", "d2", "a2"}, "neither a wolf, nor a mage, nor a bat may be there"


@pytest.mark.rule("movement.trap-interrupts")
def test_a_trap_is_over_before_the_creature_does_anything_else() -> None:
    battle = trapped(creature("firebrand_imp", id="imp", zone="c2", controller=1), dice=HELL)
    battle.does(0, "move:wolf:c2").does(1, "pay:trap").passes()
    assert "attack:wolf.bite:imp" in battle.offers(0), "its quick action follows, the trap is gone"
    assert battle.story.index("damaged") > battle.story.index("enchantment-triggered")


@pytest.mark.rule("movement.trap-interrupts")
def test_the_phase_of_a_creature_that_died_in_a_trap_is_over() -> None:
    battle = duel(
        mage("wizard", zone="b1"),
        mage("warlock", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        veil("hellfire_trap", id="trap", zone="c2", controller=1),
        creature="wolf",
        dice=HELL,
    )
    battle.does(0, "move:wolf:c2").does(1, "pay:trap").passes()
    assert not battle.exists("wolf")
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("movement.trap-interrupts")
def test_who_can_no_longer_act_after_its_move_has_ended_its_phase() -> None:
    """No trap of the box stuns. Stone in the moment after the move does what such a trap would do."""
    battle = trapped(veil("turn_to_stone", id="stone", on="wolf", controller=1), dice=HELL)
    battle.does(0, "move:wolf:c2").does(1, "pay:trap").until("ask-reveal-moved")
    battle.does(1, "reveal:stone").passes()
    assert battle.has("wolf", "incapacitated")
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("movement.trap-interrupts")
def test_a_teleport_trap_carries_its_victim_off_in_the_middle_of_the_move() -> None:
    battle = duel(
        mage(zone="a1"),
        mage("wizard", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("teleport_trap", id="trap", zone="c2", controller=1),
        veil("hellfire_trap", id="hell", zone="a2", controller=1),
        creature="wolf",
        dice=HELL,
    )
    battle.does(0, "move:wolf:c2").does(1, "pay:trap")
    assert "teleport:wolf:a2" in battle.offers(1), "two zones away"
    assert "teleport:wolf:a1" not in battle.offers(1), "and no farther"
    battle.does(1, "teleport:wolf:a2", "pay:hell").passes()
    assert battle.zone("wolf") == "a2"
    assert battle.damage("wolf") == 1, "the second trap waited where the first one sent it"
    assert ways(battle), "one move action is used, and the wolf may still act"


@pytest.mark.rule("movement.trap-several")
@pytest.mark.parametrize("first", ["hell", "tele"])
def test_of_several_traps_their_controller_chooses_the_order(first: str) -> None:
    battle = duel(
        mage(zone="a1"),
        mage("wizard", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2"),
        veil("hellfire_trap", id="hell", zone="c2", controller=1),
        veil("teleport_trap", id="tele", zone="c2", controller=1),
        creature="wolf",
        dice=HELL,
    )
    battle.does(0, "move:wolf:c2")
    assert set(battle.offers(1)) == {"trap:hell", "trap:tele"}
    battle.does(1, f"trap:{first}", f"pay:{first}")
    if first == "hell":
        battle.does(1, "pay:tele", "teleport:wolf:b1").passes()
    else:
        battle.does(1, "teleport:wolf:b1", "pay:hell").passes()
    assert battle.damage("wolf") == 1, "it had walked into both"
    assert set(battle.discard(1)) == {"hellfire_trap", "teleport_trap"}
    assert battle.zone("wolf") == "b1"


@pytest.mark.rule("movement.trap-several", "spells.mandatory")
def test_a_second_trap_is_wasted_on_the_dead() -> None:
    battle = duel(
        mage(zone="a1"),
        mage("wizard", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        veil("hellfire_trap", id="hell", zone="c2", controller=1),
        veil("teleport_trap", id="tele", zone="c2", controller=1),
        creature="wolf",
        dice=HELL[:4],
    )
    battle.does(0, "move:wolf:c2").does(1, "trap:hell", "pay:hell").passes()
    assert not battle.exists("wolf")
    assert battle.discard(1) == ["hellfire_trap", "teleport_trap"], "it too was triggered"
    assert battle.mana(1) == 18, "and not paid for"


@pytest.mark.rule("movement.trap-several")
def test_a_zone_takes_traps_of_different_names_only() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["hellfire_trap", "teleport_trap"]),
        mage(zone="d3"),
        veil("hellfire_trap", zone="c2"),
        creature="mage-0",
    )
    assert "c2" not in targets(battle, "cast:hellfire-trap:")
    assert "c2" in targets(battle, "cast:teleport-trap:")


@pytest.mark.rule("movement.wall-attack", "movement.trap-trigger")
def test_wall_and_trap_strike_one_after_the_other() -> None:
    battle = trapped(wall("wall_of_fire", border="b2-c2", controller=1), dice=[CRIT, *[BLANK] * 4, 1, *HELL])
    battle.does(0, "move:wolf:c2").does(1, "pay:trap").passes()
    assert battle.damage("wolf") == 2
