"""What a creature may do in its action phase, and what the quickcast adds to it."""

from __future__ import annotations

import pytest

from tests.games.mage_wars.scenario import BLANK, HIT, conjuration, creature, duel, mage
from tests.games.mage_wars.tables import position, targets, ways

# Moves and actions


@pytest.mark.rule("actions.move-then-quick")
def test_a_falcon_moves_into_an_enemys_zone_and_attacks() -> None:
    battle = position("actions_falcon")
    assert battle.offers(0, "attack:falcon.razor-beak:wolf") == []
    battle.does(0, "move:falcon:b1", "attack:falcon.razor-beak:wolf").passes()
    assert battle.damage("wolf") == 1


@pytest.mark.rule("actions.move-then-quick")
def test_move_and_quick_action_are_both_optional() -> None:
    def fresh() -> list[str]:
        battle = duel(
            mage(zone="a1"), mage(zone="d3"), creature("timber_wolf", id="wolf", zone="b2"), creature="wolf"
        )
        assert "guard:wolf" in battle.offers(0), "a quick action without a move"
        battle.does(0, "move:wolf:b1")
        return battle.offers(0)

    assert "finish:wolf" in fresh(), "a move without a quick action"


@pytest.mark.rule("actions.move-then-quick")
def test_nothing_comes_before_the_move() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
        dice=[BLANK] * 4,
    )
    battle.does(0, "attack:wolf.bite:mage-1").passes()
    assert battle.asks == {1: "ask-activate"}, "after a quick action there is no move any more"


@pytest.mark.rule("actions.full-without-move")
def test_the_grizzlys_heavy_strike_needs_a_phase_without_a_move() -> None:
    battle = position("actions_grizzly")
    assert "attack:grizzly.heavy-claw-strike:slayer" in battle.offers(0)
    assert "attack:grizzly.claws:slayer" in battle.offers(0)
    battle.does(0, "move:grizzly:b1")
    assert "attack:grizzly.claws:imp" in battle.offers(0)
    assert battle.offers(0, "attack:grizzly.heavy-claw-strike:") == [], "after a move only the quick claws"


@pytest.mark.rule("actions.full-without-move")
def test_a_mage_that_moved_casts_no_full_spell() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["timber_wolf", "minor_heal"], damage=1),
        mage(zone="d3"),
        creature="mage-0",
    )
    assert "cast:timber-wolf:b2" in battle.offers(0)
    battle.does(0, "move:mage-0:b1")
    assert battle.offers(0, "cast:") == ["cast:minor-heal:mage-0"]


@pytest.mark.rule("actions.one-quick")
def test_there_are_never_two_quick_actions_nor_a_quick_and_a_full_one() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["minor_heal", "minor_heal"], damage=5, quickcast=False),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="a1", controller=1),
        creature="mage-0",
        dice=[HIT, BLANK],
    )
    battle.does(0, "cast:minor-heal:mage-0").passes()
    assert battle.asks == {1: "ask-activate"}, "neither a second spell nor an attack nor a guard"
    after_full = position("actions_grizzly")
    after_full.does(0, "attack:grizzly.heavy-claw-strike:slayer").lets("ask-counterstrike")
    assert after_full.asks == {1: "ask-activate"}


@pytest.mark.rule("actions.second-move")
def test_a_second_move_takes_the_quick_action_and_ends_the_phase() -> None:
    battle = duel(
        mage(zone="a1"), mage(zone="d3"), creature("timber_wolf", id="wolf", zone="b2"), creature="wolf"
    )
    battle.does(0, "move:wolf:b1", "move:wolf:c1").passes()
    assert battle.zone("wolf") == "c1"
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("actions.second-move")
def test_a_hindered_creature_takes_no_second_move() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature("emerald_tegu", id="tegu", zone="b1", controller=1),
        creature="wolf",
    )
    battle.does(0, "move:wolf:b1")
    assert ways(battle) == set()
    assert "attack:wolf.bite:tegu" in battle.offers(0), "but a quick action"


@pytest.mark.rule("actions.attack")
def test_the_symbol_of_an_attack_tells_which_action_it_takes() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("royal_archer", id="archer", zone="b2"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature("timber_wolf", id="other", zone="b1", controller=1),
        creature="archer",
    )
    assert {"wolf", "other"} <= targets(battle, "attack:archer.longbow:")
    battle.does(0, "move:archer:b1")
    assert battle.offers(0, "attack:archer.longbow:") == []
    assert "attack:archer.knife:other" in battle.offers(0)


@pytest.mark.rule("actions.spell")
def test_the_priestess_heals_with_a_quick_action_after_a_move_too() -> None:
    battle = duel(
        mage(zone="b2", mana=5, prepared=["minor_heal", "group_heal"], damage=5),
        mage(zone="d3"),
        creature="mage-0",
        dice=[HIT, HIT, BLANK, BLANK, BLANK],
    )
    battle.does(0, "move:mage-0:b1", "cast:minor-heal:mage-0").passes()
    assert battle.damage("mage-0") == 3
    assert battle.mana(0) == 0


@pytest.mark.rule("actions.spell")
def test_a_full_spell_takes_a_full_action() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["timber_wolf"]), mage(zone="d3"), creature="mage-0"
    )
    battle.does(0, "cast:timber-wolf:b2")
    assert battle.asks == {1: "ask-activate"}, "and nothing is left of the phase"
    assert battle.new("timber_wolf")


@pytest.mark.rule("actions.spell")
def test_creatures_that_cannot_cast_are_offered_no_spells() -> None:
    battle = duel(
        mage("warlock", zone="b2", mana=20, prepared=["fireball"]),
        mage(zone="b2"),
        creature("timber_wolf", id="wolf", zone="b2"),
        creature="wolf",
    )
    assert battle.offers(0, "cast:") == []


@pytest.mark.rule("actions.guard")
def test_a_creature_guards_with_a_quick_action_after_a_move_too() -> None:
    battle = duel(
        mage(zone="a1"), mage(zone="d3"), creature("timber_wolf", id="wolf", zone="b2"), creature="wolf"
    )
    battle.does(0, "move:wolf:b1", "guard:wolf")
    assert battle.piece("wolf").guard
    assert battle.passes().asks == {1: "ask-activate"}


# Special actions


@pytest.mark.rule("actions.special")
def test_huginn_looks_at_a_hidden_enchantment_up_to_two_zones_away() -> None:
    battle = position("actions_huginn_looks")
    looks = battle.offers(0, "use:huginn.")
    assert [look.rpartition(":")[2] for look in looks] == ["veil-1"], "the other is three zones away"
    battle.does(0, looks[0]).passes()
    assert battle.sees(0, "veil-1")["card"] == "block"
    assert battle.sees(1, "veil-1")["hidden"], "it stays hidden"
    assert battle.sees(None, "veil-1")["card"] is None
    assert battle.sees(0, "veil-2")["card"] is None


@pytest.mark.rule("actions.special")
def test_huginn_looks_after_a_move_too() -> None:
    battle = position("actions_huginn_looks")
    battle.does(0, "move:huginn:b1").passes()
    assert {look.rpartition(":")[2] for look in battle.offers(0, "use:huginn.")} == {"veil-1", "veil-2"}


@pytest.mark.rule("actions.special")
@pytest.mark.parametrize("mana", [0, 1])
def test_what_costs_mana_is_paid_first_or_cannot_be_used(mana: int) -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=mana), mage(zone="b2"), creature="mage-0", dice=[BLANK] * 3 * mana
    )
    zaps = battle.offers(0, "invoke:mage-0.arcane-zap:mage-1")
    assert len(zaps) == mana
    if zaps:
        battle.does(0, zaps[0]).passes()
        assert battle.mana(0) == 0


@pytest.mark.rule("actions.special")
def test_a_full_special_action_is_not_offered_after_a_move() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("asyran_cleric", id="cleric", zone="b2"),
        conjuration("temple_of_asyra", id="temple", zone="b2"),
        creature="cleric",
    )
    assert battle.offers(0, "use:temple.pray:") == ["use:temple.pray:arena"]
    battle.does(0, "move:cleric:b1")
    assert battle.offers(0, "use:temple.pray:") == []


# Nothing, and who may be activated


@pytest.mark.rule("actions.do-nothing")
def test_a_creature_may_do_nothing_and_has_acted_all_the_same() -> None:
    battle = duel(mage(), mage(), creature("timber_wolf", id="wolf", zone="b2"))
    battle.does(0, "activate:wolf", "finish:wolf").passes()
    assert not battle.piece("wolf").active
    assert battle.zone("wolf") == "b2"
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("actions.only-active")
def test_only_active_creatures_of_ones_own_can_be_activated() -> None:
    battle = duel(
        mage(),
        mage(),
        creature("timber_wolf", id="fresh", zone="b2"),
        creature("timber_wolf", id="tired", zone="b2", active=False),
        creature("timber_wolf", id="foe", zone="b2", controller=1),
    )
    assert battle.offers(0, "activate:") == ["activate:mage-0", "activate:fresh"]
    battle.refuses(0, "activate:tired")
    battle.refuses(0, "activate:foe")


# The quickcast beside the action phase


@pytest.mark.rule("actions.quickcast-extra")
def test_two_moves_and_then_a_quickcast() -> None:
    battle = duel(mage("wizard", zone="a1", mana=5), mage(zone="d1"), creature="mage-0", dice=[BLANK] * 3)
    battle.does(0, "move:mage-0:b1", "move:mage-0:c1")
    assert battle.asks == {0: "ask-after-action"}
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes()
    assert battle.happened("quickcast")
    assert battle.asks == {1: "ask-activate"}


@pytest.mark.rule("actions.quickcast-extra")
def test_a_move_a_quick_spell_and_then_a_quickcast() -> None:
    battle = duel(
        mage("warlock", zone="a1", mana=20, prepared=["minor_heal", "minor_heal"], damage=5),
        mage(zone="d1"),
        creature="mage-0",
        dice=[*[HIT, HIT, BLANK, BLANK, BLANK] * 2],
    )
    battle.does(0, "move:mage-0:b1", "cast:minor-heal:mage-0")
    assert battle.asks == {0: "ask-after-action"}
    battle.does(0, "cast:minor-heal:mage-0").passes()
    assert battle.damage("mage-0") == 1


@pytest.mark.rule("actions.quickcast-extra")
def test_a_teleport_by_quickcast_and_then_a_full_spell_in_the_new_zone() -> None:
    battle = duel(mage("wizard", zone="a1", mana=40, prepared=["teleport", "timber_wolf"]), mage(zone="d3"))
    battle.does(0, "cast:teleport:mage-0", "choose:teleport:b2").passes()
    battle.does(0, "activate:mage-0", "cast:timber-wolf:b2").passes()
    assert battle.zone("mage-0") == "b2"
    assert battle.zone(battle.new("timber_wolf")) == "b2"


@pytest.mark.rule("actions.quickcast-extra")
def test_a_move_and_a_quick_action_now_and_the_quickcast_later_in_the_round() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=5),
        mage("warlock", zone="b1"),
        creature("timber_wolf", id="wolf", zone="a1"),
        dice=[*[BLANK] * 3, *[BLANK] * 3],
    )
    battle.does(0, "activate:mage-0", "move:mage-0:b1", "attack:mage-0.basic-melee-attack:mage-1").passes()
    battle.does(1, "activate:mage-1", "finish:mage-1").passes()
    battle.does(0, "activate:wolf", "finish:wolf")
    assert battle.asks == {0: "ask-after-action"}
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes()
    assert [event["id"] for event in battle.happened("quickcast")] == ["mage-0"]


@pytest.mark.rule("actions.quickcast-extra")
def test_the_quickcast_waits_for_the_final_phase() -> None:
    battle = duel(
        mage("wizard", zone="a1", mana=5), mage("warlock", zone="b1", active=False), dice=[BLANK] * 3
    )
    battle.does(0, "activate:mage-0", "finish:mage-0").passes()
    assert battle.phase == "final-quickcast"
    battle.does(0, "invoke:mage-0.arcane-zap:mage-1").passes()
    assert battle.happened("quickcast")
