"""Walls, traps and bashes attack by themselves: nobody avoids that, but Block is drawn out all the same."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    creature,
    duel,
    enchantment,
    mage,
    veil,
    wall,
)


def hidden(card: str) -> dict[str, Any]:
    """What its controller hoped to keep for a better moment."""
    return veil(card, id="veil-9", on="wolf")


def bashed(*objects: dict[str, Any], **more: Any) -> Battle:
    battle = duel(
        mage(zone="d1", mana=10),
        mage("wizard", zone="b2", mana=20, prepared=["force_push"]),
        creature("timber_wolf", id="wolf", zone="b1"),
        *objects,
        creature="mage-1",
        **more,
    )
    return battle.does(1, "cast:force-push:wolf", "choose:force-push:north")


def trapped(*objects: dict[str, Any], **more: Any) -> Battle:
    battle = duel(
        mage(zone="a1", mana=10),
        mage("warlock", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b1"),
        veil("hellfire_trap", id="trap", zone="c1", controller=1),
        *objects,
        creature="wolf",
        **more,
    )
    return battle.does(0, "move:wolf:c1").does(1, "pay:trap")


def passing(*objects: dict[str, Any], **more: Any) -> Battle:
    battle = duel(
        mage(zone="a1", mana=10),
        mage("warlock", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b1"),
        wall("wall_of_fire", border="b1-c1", controller=1),
        *objects,
        creature="wolf",
        **more,
    )
    return battle.does(0, "move:wolf:c1")


ATTACKS = pytest.mark.parametrize(
    ("attack", "dice"),
    [(bashed, [CRIT] * 3), (trapped, [CRIT] * 3 + [BLANK, 1]), (passing, [CRIT] * 3 + [BLANK, BLANK, 1])],
    ids=["bash", "trap", "wall"],
)


@ATTACKS
@pytest.mark.parametrize("card", ["block", "reverse_attack"])
@pytest.mark.rule("combat.automatic-steps", "card.block", "card.reverse-attack")
def test_block_is_revealed_and_destroyed_for_nothing(attack: Any, dice: list[int], card: str) -> None:
    battle = attack(hidden(card), dice=dice).passes()
    assert battle.discard(0) == [card]
    assert battle.mana(0) == 10, "nothing is paid for nothing"
    assert battle.damage("wolf") == 3


@ATTACKS
@pytest.mark.rule("combat.automatic-steps", "combat.unavoidable")
def test_no_defence_is_asked_for(attack: Any, dice: list[int]) -> None:
    battle = attack(enchantment("cobra_reflexes", on="wolf"), dice=dice).passes()
    assert battle.damage("wolf") == 3
    assert not battle.happened("defense-rolled")


@ATTACKS
@pytest.mark.rule("combat.automatic-steps", "spells.reveal-attack-steps")
def test_who_is_carried_off_before_the_dice_is_not_struck(attack: Any, dice: list[int]) -> None:
    battle = attack(veil("divine_intervention", id="saved", on="wolf"), dice=[])
    battle.until("ask-reveal-attack-avoided").does(0, "reveal:saved", "teleport:wolf:d1").passes()
    assert battle.zone("wolf") == "d1"
    assert battle.damage("wolf") == 0


@pytest.mark.rule("combat.automatic-steps", "card.wall-of-thorns")
def test_thorns_that_strike_twice_draw_out_two_blocks_at_the_first_strike() -> None:
    battle = duel(
        mage(zone="a1", mana=10),
        mage("warlock", zone="d3", mana=20),
        creature("darkfenne_hydra", id="hydra", zone="b1"),
        wall("wall_of_thorns", border="b1-c1", controller=1),
        veil("block", id="veil-8", on="hydra"),
        veil("reverse_attack", id="veil-9", on="hydra"),
        creature="hydra",
    )
    battle.does(0, *battle.offers(0, "climb:hydra:c1"), *battle.offers(0, "move:hydra:c1"))
    battle.passes()
    assert battle.discard(0) == ["block", "reverse_attack"]


@pytest.mark.rule("combat.barrier-steps")
def test_a_damage_barrier_still_makes_nobody_reveal_block() -> None:
    battle = duel(
        mage(zone="a1", mana=10),
        mage("wizard", zone="d3", mana=20),
        creature("timber_wolf", id="wolf", zone="b1"),
        creature("timber_wolf", id="other", zone="b1", controller=1),
        enchantment("circle_of_lightning", on="other", controller=1),
        hidden("block"),
        creature="wolf",
        dice=[BLANK] * 4 + [HIT] * 2 + [1],
    )
    battle.does(0, "attack:wolf.bite:other").lets("ask-counterstrike")
    assert battle.exists("veil-9")
    assert battle.piece("veil-9").hidden
