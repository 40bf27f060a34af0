"""Distances across the arena, line of sight, and what walls hide."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import (
    BLANK,
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

# Distance


@pytest.mark.rule("movement.distance", "casting.range")
def test_the_royal_archer_of_the_rulebooks_counts_steps_and_never_diagonals() -> None:
    battle = position("movement_royal_archers_range")
    assert targets(battle, "attack:archer.longbow:") == {"wolf", "grizzly"}
    assert targets(battle, "attack:archer.knife:") >= {"imp"}, "at distance 0, too near for the bow"
    assert "falcon" not in targets(battle, "attack:archer.longbow:"), "three steps: two across and one down"


@pytest.mark.rule("movement.distance")
def test_walls_do_not_lengthen_the_way() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=8, prepared=["fireball"]),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c1", controller=1),
        wall("wall_of_stone", border="a2-b2"),
        wall("wall_of_stone", border="b1-b2"),
        creature="mage-0",
    )
    assert "cast:fireball:wolf" in battle.offers(0)


@pytest.mark.rule("movement.zones")
def test_zones_that_touch_at_a_corner_are_two_steps_apart() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=8, prepared=["flameblast"]),
        mage(zone="d3"),
        creature("timber_wolf", id="beside", zone="a2", controller=1),
        creature("timber_wolf", id="across", zone="b2", controller=1),
        creature="mage-0",
    )
    assert targets(battle, "cast:flameblast:") & {"beside", "across"} == {"beside"}, "its range is 0 to 1"


# Line of sight


@pytest.mark.rule("movement.los-corner", "movement.los-line")
def test_the_warlock_of_the_rulebooks_sees_past_one_wall_but_not_past_a_walled_corner() -> None:
    battle = position("movement_warlock_between_walls")
    seen = targets(battle, "cast:fireball:")
    assert {"wolf", "archer"} <= seen, "the line to the wolf only touches the end of one wall"
    assert not seen & {"hydra", "grizzly", "cat"}, "both borders of the corner are walled"
    assert {"east", "south"} <= seen, "walls do not hide themselves"


def archery(*walls: str, card: str = "wall_of_stone", zone: str = "d2") -> Battle:
    """A Wizard in b2 with a Thunderbolt, and an enemy wolf two zones away or where it is said to be."""
    return duel(
        mage("wizard", zone="b2", mana=20, prepared=["thunderbolt"]),
        mage(zone="a3"),
        creature("timber_wolf", id="wolf", zone=zone, controller=1),
        *(wall(card, id=f"at-{border}", border=border, controller=1) for border in walls),
        creature="mage-0",
    )


@pytest.mark.rule("movement.los-line")
def test_a_line_that_crosses_a_walled_border_is_blocked() -> None:
    assert "wolf" in targets(archery(), "cast:thunderbolt:")
    assert "wolf" not in targets(archery("b2-c2"), "cast:thunderbolt:")
    assert "wolf" not in targets(archery("c2-d2"), "cast:thunderbolt:")
    assert "wolf" in targets(archery("b1-c1", "c2-c3", "b2-b3"), "cast:thunderbolt:"), "walls beside the line"


@pytest.mark.rule("movement.los-corner")
def test_at_a_corner_one_open_side_is_enough() -> None:
    """From b2 to c3: above the line lie b2-c2 and c2-c3, below it b2-b3 and b3-c3."""
    assert "wolf" in targets(archery("b2-c2", "c2-c3", zone="c3"), "cast:thunderbolt:")
    assert "wolf" in targets(archery("b2-b3", "b3-c3", zone="c3"), "cast:thunderbolt:")
    assert "wolf" not in targets(archery("b2-c2", "b3-c3", zone="c3"), "cast:thunderbolt:")
    assert "wolf" not in targets(archery("c2-c3", "b3-c3", zone="c3"), "cast:thunderbolt:")


@pytest.mark.rule("movement.los-needed")
@pytest.mark.parametrize("card", ["wall_of_stone", "fog_bank", "wall_of_thorns", "wall_of_fire"])
def test_walls_that_block_sight_hide_what_is_behind_them(card: str) -> None:
    assert "wolf" not in targets(archery("b2-c2", card=card), "cast:thunderbolt:")


@pytest.mark.rule("movement.los-needed")
def test_creatures_and_distance_take_no_sight_away() -> None:
    battle = duel(
        mage("wizard", zone="a2", mana=20, prepared=["thunderbolt"]),
        mage(zone="a3"),
        creature("timber_wolf", id="wolf", zone="d2", controller=1),
        creature("steelclaw_grizzly", zone="b2", controller=1),
        conjuration("mohktari_great_tree_of_life", zone="c2", controller=1),
        creature="mage-0",
    )
    assert "wolf" in targets(battle, "cast:thunderbolt:")


@pytest.mark.rule("movement.los-needed")
def test_spells_ranged_attacks_and_abilities_need_sight_and_melee_and_summons_do_not() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["sleep", "bear_strength"]),
        mage(zone="a3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        wall("fog_bank", id="fog", border="b2-c2"),
        creature="mage-0",
    )
    hidden = {"wolf"}
    assert not hidden & targets(battle, "cast:")
    assert not hidden & targets(battle, "invoke:mage-0.arcane-zap:"), "an ability"
    archer = duel(
        mage(zone="a1"),
        mage(zone="a3"),
        creature("royal_archer", id="archer", zone="b2"),
        creature("asyran_cleric", id="cleric", zone="b2"),
        creature("timber_wolf", id="friend", zone="c2", damage=3),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        wall("fog_bank", id="fog", border="b2-c2"),
    )
    archer.does(0, "activate:archer")
    assert not hidden & targets(archer, "attack:archer.longbow:")
    archer.does(0, "finish:archer").passes().does(1, "activate:mage-1", "finish:mage-1").does(
        0, "activate:cleric"
    )
    assert "friend" not in targets(archer, "use:cleric.healing-light:")
    assert "archer" in targets(archer, "use:cleric.healing-light:")


@pytest.mark.rule("movement.los-flying")
def test_walls_never_hide_a_flying_creature_nor_blind_it() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["sleep"]),
        mage(zone="a3"),
        creature("darkfenne_bat", id="bat", zone="c2", controller=1),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        veil("decoy", id="secret", on="wolf", controller=1),
        creature("huginn_raven_familiar", id="huginn", zone="b2"),
        wall("wall_of_stone", border="b2-c2", controller=1),
    )
    battle.does(0, "activate:mage-0").passes()
    assert targets(battle, "cast:sleep:") & {"bat", "wolf"} == {"bat"}
    battle.does(0, "finish:mage-0").passes().does(1, "activate:mage-1", "finish:mage-1")
    battle.does(0, "activate:huginn").passes()
    assert "secret" in targets(battle, "use:huginn.ravens-eye:"), "Huginn looks over the wall"


@pytest.mark.rule("movement.los-flying", "spells.enchantment-attached")
def test_what_is_attached_is_seen_where_its_bearer_is_seen() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["dispel", "seeking_dispel"]),
        mage("warlock", zone="d3"),
        wall("wall_of_stone", id="stone", border="b2-c2", controller=1),
        creature("darkfenne_bat", id="bat", zone="c2", controller=1),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        enchantment("bear_strength", id="aloft", on="bat", controller=1),
        enchantment("bear_strength", id="below", on="wolf", controller=1),
        veil("decoy", id="decoy", on="stone", controller=1),
        creature="mage-0",
    )
    assert targets(battle, "cast:dispel") == {"aloft"}
    assert targets(battle, "cast:seeking-dispel") == {"decoy"}, "the wall is seen"


@pytest.mark.rule("movement.los-flying")
def test_who_loses_its_wings_is_hidden_again() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["sleep"]),
        mage(zone="a3"),
        creature("darkfenne_bat", id="bat", zone="c2", controller=1),
        enchantment("maim_wings", on="bat"),
        wall("wall_of_stone", border="b2-c2", controller=1),
        creature="mage-0",
    )
    assert "bat" not in targets(battle, "cast:sleep:")


@pytest.mark.rule("movement.los-wall")
def test_a_wall_is_built_and_attacked_only_where_it_is_seen() -> None:
    def around(*walls: str) -> Battle:
        return duel(
            mage("wizard", zone="b2", mana=20, prepared=["wall_of_stone", "lightning_bolt"]),
            mage(zone="a3"),
            *(wall("wall_of_stone", id=f"at-{border}", border=border, controller=1) for border in walls),
            creature="mage-0",
        )

    open_ground = around("c2-d2")
    assert "at-c2-d2" in targets(open_ground, "cast:lightning-bolt:"), "a wall does not hide itself"
    assert "b2-c2" in targets(open_ground, "cast:wall-of-stone:")
    behind = around("b2-c2", "c2-d2")
    assert "at-b2-c2" in targets(behind, "cast:lightning-bolt:")
    assert "at-c2-d2" not in targets(behind, "cast:lightning-bolt:"), "hidden by the other"
    assert "c2-d2" not in targets(behind, "cast:wall-of-stone:")
    walled = around("b2-c2", "b2-b3", "a2-b2", "b1-b2")
    assert not targets(walled, "cast:wall-of-stone:"), "nothing is seen from a zone walled in"


@pytest.mark.rule("movement.arena-walls")
def test_nobody_is_targeted_outside_the_arena() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=20, prepared=["teleport"]), mage(zone="d3"), creature="mage-0"
    )
    battle.does(0, "cast:teleport:mage-0")
    assert targets(battle, "choose:teleport:") == {"a1", "b1", "c1", "a2", "b2", "a3"}


@pytest.mark.rule("movement.los-needed")
def test_in_sight_after_the_wall_has_fallen() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["sleep", "lightning_bolt"]),
        mage(zone="a3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        wall("fog_bank", id="fog", border="b2-c2", controller=1, damage=3),
        creature="mage-0",
        dice=[5, *[BLANK] * 4, 1],
    )
    battle.does(0, "cast:lightning-bolt:fog").until("ask-after-action")
    assert not battle.exists("fog")
    assert "wolf" in targets(battle, "cast:sleep:"), "now with the quickcast"
