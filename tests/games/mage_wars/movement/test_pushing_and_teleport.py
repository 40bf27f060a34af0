"""Creatures moved by force: pushed, bashed against walls, and teleported."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_wars.model.arena import random_direction
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import position, targets, ways


def jet_stream(here: str, there: str) -> Battle:
    """A Wizard's Jet Stream from one zone against an enemy wolf in another; the effect die pushes."""
    battle = duel(
        mage("wizard", zone=here, mana=20, prepared=["jet_stream"]),
        mage(zone="a3"),
        creature("timber_wolf", id="it", zone=there, controller=1),
        creature="mage-0",
        dice=[BLANK, BLANK, 5],
    )
    return battle.does(0, "cast:jet-stream:it").passes()


def force_push(way: str, *others: dict[str, Any], card: str = "timber_wolf", **rest: Any) -> Battle:
    """A Force Push against an enemy in b2, in a direction of the caster's choice."""
    battle = duel(
        mage("wizard", zone="b2", mana=rest.pop("mana", 10), prepared=["force_push"]),
        mage(zone="a3"),
        creature(card, id="it", zone=rest.pop("zone", "b2"), controller=1),
        *others,
        creature="mage-0",
        **rest,
    )
    return battle.does(0, "cast:force-push:it", f"choose:force-push:{way}").passes()


# Pushing


@pytest.mark.rule("movement.push")
@pytest.mark.parametrize(
    ("here", "there", "beyond"),
    [("a2", "b2", "c2"), ("c2", "b2", "a2"), ("b1", "b2", "b3"), ("b3", "b2", "b1")],
)
def test_a_push_goes_straight_away_from_its_source(here: str, there: str, beyond: str) -> None:
    battle = jet_stream(here, there)
    assert battle.zone("it") == beyond
    assert battle.happened("pushed")[0]["zone"] == beyond


@pytest.mark.rule("movement.push")
def test_force_push_names_any_direction_itself() -> None:
    battle = duel(
        mage("wizard", zone="a2", prepared=["force_push"]),
        mage(zone="d1"),
        creature("timber_wolf", id="it", zone="b2", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:force-push:it")
    assert targets(battle, "choose:force-push:") == {"north", "east", "south", "west"}
    battle.does(0, "choose:force-push:west").passes()
    assert battle.zone("it") == "a2", "even towards the caster"


@pytest.mark.rule("movement.push-choice")
def test_within_one_zone_the_source_picks_any_direction() -> None:
    battle = jet_stream("b2", "b2")
    assert battle.asks == {0: "ask-push"}
    assert battle.offers(0) == ["push:it:north", "push:it:east", "push:it:south", "push:it:west"]
    battle.does(0, "push:it:north").passes()
    assert battle.zone("it") == "b1"


@pytest.mark.rule("movement.push-choice")
@pytest.mark.parametrize(("here", "ways"), [("a1", {"east", "south"}), ("c3", {"north", "west"})])
def test_off_row_and_column_the_source_picks_one_of_the_two_ways_that_lead_away(
    here: str, ways: set[str]
) -> None:
    battle = jet_stream(here, "b2")
    assert targets(battle, "push:it:") == ways


@pytest.mark.rule("movement.push-random")
@pytest.mark.parametrize(
    ("roll", "way"), [(1, "north"), (3, "north"), (4, "east"), (9, "south"), (10, "west"), (12, "west")]
)
def test_the_effect_die_decides_a_random_direction(roll: int, way: str) -> None:
    """No card of the box pushes at random, so the reading of the die itself is asked."""
    assert random_direction(roll) == way


@pytest.mark.rule("movement.push-walls")
def test_a_creature_is_pushed_through_fog_unharmed() -> None:
    battle = force_push("east", wall("fog_bank", border="b2-c2"))
    assert battle.zone("it") == "c2"
    assert battle.damage("it") == 0


@pytest.mark.rule("movement.push-walls")
def test_a_wall_that_strikes_passers_strikes_who_is_pushed_through() -> None:
    battle = force_push("east-through", wall("wall_of_fire", border="b2-c2"), dice=[CRIT, *[BLANK] * 4, 1])
    assert battle.damage("it") == 1
    assert battle.zone("it") == "c2"


@pytest.mark.rule("movement.push-walls")
def test_the_wall_does_not_stop_a_push_as_it_stops_a_move() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["force_push"]),
        mage(zone="a3"),
        creature("timber_wolf", id="it", zone="b2", controller=1, markers={"cripple": 1}),
        wall("wall_of_fire", border="b2-c2"),
        creature="mage-0",
        dice=[*[BLANK] * 5, 1],
    )
    assert battle.has("it", "restrained")
    battle.does(0, "cast:force-push:it", "choose:force-push:east-through").passes()
    assert battle.zone("it") == "c2"


@pytest.mark.rule("movement.bash")
@pytest.mark.parametrize(
    ("border", "way", "zone"), [("b2-c2", "east", "b2"), (None, "north", "b1"), (None, "south", "c3")]
)
def test_who_is_pushed_against_a_wall_that_blocks_is_bashed(border: str | None, way: str, zone: str) -> None:
    stone = [wall("wall_of_stone", id="stone", border=border)] if border else []
    battle = force_push(way, *stone, zone=zone, dice=[HIT, HIT, CRIT])
    assert battle.zone("it") == zone
    assert not battle.happened("pushed")
    assert battle.damage("it") == 1, "three dice, of which two points are stopped by armor"


@pytest.mark.rule("movement.bash")
def test_being_bashed_cannot_be_avoided() -> None:
    battle = force_push(
        "north",
        veil("block", id="block", on="it", controller=1),
        enchantment("force_sword", on="it", controller=1),
        card="feral_bobcat",
        zone="b1",
        dice=[HIT, HIT, BLANK],
    )
    assert battle.damage("it") == 2
    assert not battle.exists("block"), "it is drawn out for nothing"
    assert not battle.happened("defense-rolled")


@pytest.mark.rule("movement.bash-flying", "movement.arena-walls")
def test_a_flying_creature_is_bashed_against_the_wall_around_the_arena_only() -> None:
    edge = force_push("north", card="darkfenne_bat", zone="b1", dice=[HIT, BLANK, BLANK])
    assert edge.zone("it") == "b1"
    assert edge.damage("it") == 1
    stone = force_push("east", wall("wall_of_stone", border="b2-c2"), card="darkfenne_bat")
    assert stone.zone("it") == "c2"
    assert stone.damage("it") == 0


@pytest.mark.rule("movement.bash-flying")
def test_fire_below_does_not_reach_a_flying_creature_that_is_pushed_over_it() -> None:
    battle = force_push("east", wall("wall_of_fire", border="b2-c2"), card="darkfenne_bat")
    assert battle.zone("it") == "c2"
    assert not battle.happened("dice-rolled")


@pytest.mark.rule("movement.unmovable")
def test_an_unmovable_creature_is_not_pushed() -> None:
    held = force_push("east", enchantment("force_hold", on="it"))
    assert held.zone("it") == "b2"
    assert not held.happened("pushed")
    free = force_push("east")
    assert free.zone("it") == "c2"


@pytest.mark.rule("movement.unmovable", "movement.teleport-attached")
def test_an_unmovable_creature_is_teleported_all_the_same() -> None:
    battle = position("movement_tanglevine")
    battle.does(0, "cast:teleport:wolf", "choose:teleport:b3").passes()
    assert battle.zone("wolf") == "b3"


# What is no move action


@pytest.mark.rule("movement.not-move-action")
def test_a_mage_who_teleported_first_may_still_take_a_full_action() -> None:
    """The third combination of the Russian clarification: quickcast Teleport, then summon in the new zone."""
    battle = duel(mage("wizard", zone="a1", mana=20, prepared=["teleport", "mana_leech"]), mage(zone="d3"))
    battle.does(0, "cast:teleport:mage-0", "choose:teleport:b2", "activate:mage-0")
    assert ways(battle) == {"a2", "b1", "b3", "c2"}
    battle.does(0, "cast:mana-leech:b2").passes()
    assert battle.zone(battle.new("mana_leech")) == "b2"


@pytest.mark.rule("movement.not-move-action")
def test_a_push_before_its_phase_costs_a_creature_no_move() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["force_push"]),
        mage(zone="d3"),
        creature("royal_archer", id="archer", zone="b2"),
        creature("timber_wolf", id="wolf", zone="c1", controller=1),
    )
    battle.does(0, "cast:force-push:archer", "choose:force-push:north", "activate:archer").passes()
    assert "attack:archer.longbow:wolf" in battle.offers(0), "a full action"
    battle.does(0, "move:archer:a1", "move:archer:a2").passes()
    assert battle.zone("archer") == "a2"


# Teleporting


@pytest.mark.rule("movement.teleport")
def test_a_teleport_minds_neither_walls_nor_what_is_on_the_way() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["teleport"]),
        mage(zone="a3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", zone="c2", controller=1),
        wall("wall_of_fire", border="b2-c2", controller=1),
        wall("wall_of_stone", border="a2-b2", controller=1),
        veil("hellfire_trap", id="trap", zone="b1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:teleport:wolf")
    assert {"b1", "c1"} <= targets(battle, "choose:teleport:"), "what the caster sees"
    battle.does(0, "choose:teleport:c1").passes()
    assert battle.zone("wolf") == "c1"
    assert battle.damage("wolf") == 0
    assert battle.piece("trap").hidden


@pytest.mark.rule("movement.teleport-attached")
def test_all_but_conjurations_comes_along_with_the_teleported() -> None:
    battle = position("movement_tanglevine")
    battle.does(0, "cast:teleport:wolf", "choose:teleport:b3").passes()
    assert battle.mana(0) == 4, "two zones for six mana"
    assert not battle.exists("vine")
    assert battle.discard(1) == ["tanglevine"]
    assert not battle.has("wolf", "restrained")
    assert battle.attached("wolf") == ["strength"]
    assert battle.damage("wolf") == 3
    assert battle.markers("wolf") == {"burn": 1}


@pytest.mark.rule("movement.teleport-attached")
def test_a_mage_teleports_with_equipment_and_mana() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=12, prepared=["teleport"]),
        mage(zone="d3"),
        equipment("leather_boots", id="boots"),
        conjuration("tanglevine", id="vine", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:teleport:mage-0", "choose:teleport:b1").passes()
    assert battle.zone("boots") == "b1"
    assert battle.mana(0) == 9
    assert not battle.exists("vine")


@pytest.mark.rule("movement.teleport-in-place")
def test_a_teleport_into_the_same_zone_frees_from_conjurations() -> None:
    battle = position("movement_tanglevine")
    battle.does(0, "cast:teleport:wolf", "choose:teleport:b1").passes()
    assert battle.zone("wolf") == "b1"
    assert battle.mana(0) == 7, "three mana at least"
    assert battle.discard(1) == ["tanglevine"]
    assert battle.attached("wolf") == ["strength"]
    assert battle.damage("wolf") == 3


@pytest.mark.rule("movement.unmovable")
def test_nobody_pushes_what_a_tanglevine_holds() -> None:
    battle = force_push("east", conjuration("tanglevine", on="it"))
    assert battle.zone("it") == "b2"
