"""Move actions: one zone at a time, what hinders, Fast and Slow, and passing through, over and around walls."""

from __future__ import annotations

from collections.abc import Sequence
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
from tests.games.mage_wars.tables import position, ways


def walking(card: str, *others: dict[str, Any], dice: Sequence[int] = ()) -> Battle:
    """A creature called ``walker``, just activated in b2, with others around it."""
    walker = creature(card, id="walker", zone="b2")
    return duel(mage(zone="a1"), mage(zone="d1"), walker, *others, creature="walker", dice=[*dice])


# The worked example of both books


@pytest.mark.rule("movement.one-zone", "movement.hinder-enter", "movement.wall-blocked")
def test_the_timber_wolf_of_the_rulebooks_moves() -> None:
    battle = position("movement_timber_wolf")
    assert ways(battle) == {"a2", "b1", "b3"}, "a wall blocks the way to the right"
    battle.does(0, "move:wolf:a2").passes()
    assert ways(battle) == {"a1", "a3", "b2"}, "a second zone with its quick action"
    battle.does(0, "move:wolf:a3").passes()
    assert battle.zone("wolf") == "a3"
    assert not battle.offers(0, "move:wolf"), "never a third"


@pytest.mark.rule("movement.hinder-enter")
def test_the_timber_wolf_stops_where_an_enemy_is_and_may_still_bite() -> None:
    battle = position("movement_timber_wolf")
    battle.does(0, "move:wolf:b3").passes()
    assert not ways(battle)
    assert "attack:wolf.bite:cat" in battle.offers(0)


@pytest.mark.rule("movement.one-zone", "movement.zones")
def test_a_move_action_takes_a_creature_to_one_adjacent_zone_and_no_corner() -> None:
    battle = walking("timber_wolf")
    assert ways(battle) == {"a2", "c2", "b1", "b3"}


# Hindering


@pytest.mark.rule("movement.hinder-start")
@pytest.mark.parametrize("card", ["timber_wolf", "bitterwood_fox"])
def test_who_leaves_an_enemy_makes_no_second_move(card: str) -> None:
    battle = walking(card, creature("firebrand_imp", zone="b2", controller=1))
    battle.does(0, "move:walker:a2").passes()
    assert not ways(battle), "not even if it is Fast"
    assert "guard:walker" in battle.offers(0), "the quick action is left"


@pytest.mark.rule("movement.hinder-enter")
def test_even_a_fast_creature_stops_where_an_enemy_is() -> None:
    battle = walking("bitterwood_fox", creature("firebrand_imp", id="imp", zone="c2", controller=1))
    battle.does(0, "move:walker:c2").passes()
    assert not ways(battle)
    assert "attack:walker.bite:imp" in battle.offers(0)


@pytest.mark.rule("movement.hinder-enter")
def test_who_was_stopped_stays_so_though_wings_grow_afterwards() -> None:
    battle = walking(
        "bitterwood_fox",
        creature("firebrand_imp", zone="c2", controller=1),
        veil("eagle_wings", id="wings", on="walker"),
    )
    battle.does(0, "move:walker:c2").until("ask-reveal-moved").does(0, "reveal:wings").passes()
    assert battle.has("walker", "flying")
    assert not ways(battle)


@pytest.mark.rule("movement.hinder-flying")
@pytest.mark.parametrize(
    ("mover", "other", "hindered"),
    [
        ("thunderift_falcon", "firebrand_imp", False),
        ("bitterwood_fox", "darkfenne_bat", False),
        ("thunderift_falcon", "darkfenne_bat", True),
        ("bitterwood_fox", "firebrand_imp", True),
    ],
)
def test_flying_creatures_hinder_only_each_other(mover: str, other: str, hindered: bool) -> None:
    leaving = walking(mover, creature(other, zone="b2", controller=1)).does(0, "move:walker:b1").passes()
    assert bool(ways(leaving)) is not hindered
    entering = walking(mover, creature(other, zone="b1", controller=1)).does(0, "move:walker:b1").passes()
    assert bool(ways(entering)) is not hindered


@pytest.mark.rule("movement.hinder-elusive")
def test_an_elusive_creature_is_never_hindered() -> None:
    battle = walking(
        "cervere_the_forest_shadow",
        creature("firebrand_imp", zone="b2", controller=1),
        creature("timber_wolf", zone="c2", controller=1),
    )
    battle.does(0, "move:walker:c2").passes()
    assert ways(battle) == {"b2", "c1", "c3", "d2"}


@pytest.mark.rule("movement.hinder-pest")
def test_a_pest_hinders_nobody() -> None:
    gremlins = [creature("blue_gremlin", zone=zone, controller=1) for zone in ("b2", "c2")]
    battle = walking("timber_wolf", *gremlins)
    battle.does(0, "move:walker:c2").passes()
    assert ways(battle)


@pytest.mark.rule("movement.hinder-helpless")
@pytest.mark.parametrize("holder", ["force_hold", "turn_to_stone", "tanglevine"])
def test_a_restrained_or_incapacitated_creature_hinders_nobody(holder: str) -> None:
    battle = walking(
        "timber_wolf",
        creature("timber_wolf", id="held", zone="b2", controller=1),
        enchantment(holder, on="held"),
    )
    battle.does(0, "move:walker:c2").passes()
    assert ways(battle)


@pytest.mark.rule("movement.hinder-helpless")
def test_an_enemy_that_is_slow_or_crippled_in_will_only_still_hinders() -> None:
    battle = walking(
        "timber_wolf",
        creature("timber_wolf", id="held", zone="b2", controller=1),
        enchantment("pacify", on="held"),
    )
    assert not ways(battle.does(0, "move:walker:c2").passes())


@pytest.mark.rule("movement.hinder-shed", "movement.hinder-flying")
@pytest.mark.parametrize(("empower", "moves_on"), [(True, True), (False, False)])
def test_the_vampiress_sheds_the_hindrance_by_taking_wing(empower: bool, moves_on: bool) -> None:
    battle = position("movement_vampiress_takes_wing")
    battle.does(0, "activate:lady", "empower:lady" if empower else "pass", "move:lady:c2").passes()
    assert bool(ways(battle)) is moves_on


@pytest.mark.rule("movement.hinder-shed")
def test_eagle_wings_revealed_at_activation_shed_the_hindrance() -> None:
    battle = duel(
        mage(zone="a1", mana=4),
        mage(zone="d1"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("timber_wolf", zone="b2", controller=1),
        veil("eagle_wings", id="wings", on="wolf"),
    )
    battle.does(0, "activate:wolf", "reveal:wings", "move:wolf:c2").passes()
    assert ways(battle)


@pytest.mark.rule("movement.hinder-shed", "movement.not-move-action")
@pytest.mark.parametrize(("to", "moves_on"), [("c3", True), ("c2", False)])
def test_teleported_away_from_an_enemy_a_creature_makes_both_its_moves(to: str, moves_on: bool) -> None:
    battle = duel(
        mage("wizard", zone="b3", mana=9, prepared=["teleport"]),
        mage(zone="d1"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("firebrand_imp", zone="b2", controller=1),
        creature("firebrand_imp", zone="c2", controller=1),
    )
    battle.does(0, "cast:teleport:wolf", f"choose:teleport:{to}", "activate:wolf").passes()
    assert ways(battle), "being teleported is no move action"
    battle.does(0, "move:wolf:d2" if to == "c2" else "move:wolf:d3").passes()
    assert bool(ways(battle)) is moves_on, "hindered again where another enemy is"


@pytest.mark.rule("movement.hinder-shed")
@pytest.mark.parametrize(("empower", "moves_on"), [("empower:gremlin", True), ("pass", False)])
def test_teleporting_itself_is_never_hindered(empower: str, moves_on: bool) -> None:
    """For a mana the Blue Gremlin moves by teleport."""
    battle = duel(
        mage("wizard", zone="a1", mana=1),
        mage(zone="d1"),
        creature("blue_gremlin", id="gremlin", zone="b2"),
        creature("firebrand_imp", zone="b2", controller=1),
        creature("firebrand_imp", zone="c2", controller=1),
    )
    battle.does(0, "activate:gremlin", empower, "move:gremlin:c2").passes()
    assert bool(ways(battle)) is moves_on


# Fast and Slow


@pytest.mark.rule("movement.fast")
def test_a_fast_creature_moves_twice_and_then_acts() -> None:
    battle = walking("bitterwood_fox", creature("firebrand_imp", id="imp", zone="d2", controller=1))
    battle.does(0, "move:walker:c2", "move:walker:d2").passes()
    assert not ways(battle), "its quick action is no third move"
    assert {"attack:walker.bite:imp", "guard:walker"} <= set(battle.offers(0))


@pytest.mark.rule("movement.fast")
def test_other_creatures_have_nothing_left_after_two_moves() -> None:
    battle = walking("timber_wolf").does(0, "move:walker:c2", "move:walker:d2").passes()
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("movement.slow")
def test_a_slow_creature_is_done_after_one_move() -> None:
    battle = walking("darkfenne_hydra", creature("firebrand_imp", zone="c2", controller=1))
    battle.does(0, "move:walker:c2").passes()
    assert battle.asks == {1: "ask-activate"}, "neither a second move nor a bite"


@pytest.mark.rule("movement.slow")
def test_slow_and_fast_cancel_each_other() -> None:
    battle = walking("darkfenne_hydra", enchantment("cheetah_speed", on="walker"))
    battle.does(0, "move:walker:c2").passes()
    assert ways(battle)
    assert "guard:walker" in battle.offers(0)
    battle.does(0, "move:walker:d2").passes()
    assert battle.asks == {1: "ask-activate"}, "it is not fast either"


# Walls


@pytest.mark.rule("movement.wall-blocked")
def test_a_wall_of_stone_blocks_and_a_fog_bank_does_not() -> None:
    battle = walking(
        "timber_wolf",
        wall("wall_of_stone", border="b2-c2", controller=1),
        wall("wall_of_stone", border="a2-b2"),
        wall("fog_bank", border="b1-b2", controller=1),
    )
    assert ways(battle) == {"b1", "b3"}, "whoever built it"
    battle.does(0, "move:walker:b1").passes()
    assert battle.zone("walker") == "b1"
    assert not battle.happened("dice-rolled")


@pytest.mark.rule("movement.wall-attack")
@pytest.mark.parametrize(("here", "there"), [("b2", "c2"), ("c2", "b2")])
@pytest.mark.parametrize("controller", [0, 1])
def test_a_wall_of_fire_strikes_whoever_walks_through_from_either_side(
    here: str, there: str, controller: int
) -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d1"),
        creature("timber_wolf", id="wolf", zone=here),
        wall("wall_of_fire", border="b2-c2", controller=controller),
        creature="wolf",
        dice=[CRIT, *[BLANK] * 4, 1],
    )
    battle.does(0, f"move:wolf:{there}").passes()
    assert battle.damage("wolf") == 1
    assert battle.zone("wolf") == there
    assert ways(battle), "the move goes on as ever"


@pytest.mark.rule("movement.wall-attack")
def test_the_attack_of_a_wall_cannot_be_avoided_and_provokes_nothing() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20),
        mage(zone="d1"),
        creature("darkfenne_hydra", id="hydra", zone="b2"),
        wall("wall_of_fire", id="fire", border="b2-c2", controller=1),
        enchantment("circle_of_lightning", on="hydra"),
        enchantment("force_sword", on="hydra"),
        enchantment("force_orb", on="hydra"),
        veil("block", id="block", on="hydra"),
        creature="hydra",
        dice=[HIT, HIT, BLANK, BLANK, BLANK, 1],
    )
    battle.does(0, "move:hydra:c2").passes()
    assert battle.damage("hydra") == 1, "one of two is stopped by its armor"
    assert not battle.happened("defense-rolled")
    assert not battle.exists("block"), "it is drawn out for nothing"
    assert battle.damage("fire") == 0, "no damage barrier and no counterstrike"
    assert len(battle.happened("dice-rolled")) == 1


@pytest.mark.rule("movement.wall-attack-stops")
def test_who_is_held_by_the_wall_stays_where_it_came_from_and_has_used_its_move() -> None:
    battle = walking(
        "timber_wolf",
        wall("wall_of_fire", border="b2-c2", controller=1),
        veil("force_hold", id="hold", on="walker", controller=1),
        dice=[BLANK] * 5 + [1],
    )
    battle.does(0, "move:walker:c2").until("ask-reveal-attack-damage").does(1, "reveal:hold").passes()
    assert battle.zone("walker") == "b2"
    assert not battle.happened("moved")
    assert not ways(battle)
    assert not battle.offers(0, "cast:"), "a full action is gone with the move"
    assert "guard:walker" in battle.offers(0), "the quick action is not"


@pytest.mark.rule("movement.wall-attack")
def test_a_wall_can_kill_on_the_way() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d1"),
        creature("firebrand_imp", zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        wall("wall_of_fire", border="b2-c2", controller=1),
        creature="wolf",
        dice=[CRIT, *[BLANK] * 4, 1],
    )
    battle.does(0, "move:wolf:c2").passes()
    assert not battle.exists("wolf")
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("movement.flying-walls")
@pytest.mark.parametrize("barrier", ["wall_of_stone", "wall_of_fire", "wall_of_thorns"])
def test_a_flying_creature_passes_over_every_wall_between_zones(barrier: str) -> None:
    battle = walking("thunderift_falcon", wall(barrier, border="b2-c2", controller=1))
    battle.does(0, "move:walker:c2").passes()
    assert battle.zone("walker") == "c2"
    assert not battle.happened("dice-rolled")
    assert ways(battle)


@pytest.mark.rule("movement.climbing")
def test_a_gorilla_climbs_a_wall_as_a_full_action() -> None:
    battle = walking("mountain_gorilla", wall("wall_of_stone", border="b2-c2", controller=1))
    assert "climb:walker:c2" in battle.offers(0)
    assert "c2" not in ways(battle)
    battle.does(0, "climb:walker:c2").passes()
    assert battle.zone("walker") == "c2"
    assert battle.asks == {1: "ask-activate"}, "a full action ends the phase"


@pytest.mark.rule("movement.climbing")
def test_after_a_move_or_while_restrained_nobody_climbs() -> None:
    moved = walking("mountain_gorilla", wall("wall_of_stone", border="a2-a3", controller=1))
    assert not moved.does(0, "move:walker:a2").passes().offers(0, "climb:")
    held = walking(
        "mountain_gorilla",
        wall("wall_of_stone", border="b2-c2", controller=1),
        enchantment("force_hold", on="walker", controller=1),
    )
    assert not held.offers(0, "climb:")
    assert not ways(held)
    wolf = walking("timber_wolf", wall("wall_of_stone", border="b2-c2", controller=1))
    assert not wolf.offers(0, "climb:"), "and who has no Climbing never does"


@pytest.mark.rule("movement.climbing")
def test_thorns_strike_a_climber_first() -> None:
    battle = walking(
        "mountain_gorilla", wall("wall_of_thorns", border="b2-c2", controller=1), dice=[CRIT] * 6
    )
    battle.does(0, "climb:walker:c2").passes()
    assert battle.damage("walker") == 6
    assert battle.zone("walker") == "c2"


@pytest.mark.rule("movement.arena-walls")
@pytest.mark.parametrize("card", ["thunderift_falcon", "mountain_gorilla", "timber_wolf"])
def test_nobody_leaves_the_arena(card: str) -> None:
    battle = duel(mage(zone="d1"), mage(zone="d3"), creature(card, id="walker", zone="a1"), creature="walker")
    assert ways(battle) == {"a2", "b1"}
    assert not battle.offers(0, "climb:")
