"""Conjurations on zones and objects, and walls on the borders between zones."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.mage_wars.cards.traits import Harm
from magehall.games.mage_wars.model.values import immune
from tests.games.mage_wars.fights import typed
from tests.games.mage_wars.scenario import (
    BLANK,
    CRIT,
    HIT,
    caster,
    conjuration,
    creature,
    duel,
    enchantment,
    mage,
    veil,
    wall,
)
from tests.games.mage_wars.tables import position, targets

# Conjurations


@pytest.mark.rule("spells.conjuration")
def test_a_conjuration_has_life_and_can_be_attacked_but_takes_no_actions() -> None:
    battle = duel(
        mage(zone="b2"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2"),
        conjuration("mana_crystal", id="crystal", zone="b2", controller=1, damage=5),
        dice=[HIT, HIT, HIT, BLANK],
    )
    battle.does(0, "activate:wolf", "attack:wolf.bite:crystal").passes()
    assert not battle.exists("crystal"), "6 life, 5 damage, one of three comes through its armor of 2"
    assert battle.discard(1) == ["mana_crystal"]
    assert battle.offers(1, "activate:") == ["activate:mage-1"]


@pytest.mark.rule("spells.conjuration")
@pytest.mark.parametrize(("card", "nonliving"), [("mana_crystal", True), ("mana_flower", False)])
def test_conjurations_are_nonliving_immune_to_psychic_effects_and_unmovable(
    card: str, nonliving: bool
) -> None:
    battle = duel(mage(), mage(), conjuration(card, id="it", zone="b2"))
    traits = battle.sees(0, "it")["traits"]
    assert ("nonliving" in traits) is nonliving, "unless the card says otherwise"
    assert "unmovable" in traits
    assert immune(battle.match.state, "it", Harm.PSYCHIC)


@pytest.mark.rule("spells.conjuration")
def test_a_push_does_nothing_to_a_conjuration() -> None:
    battle = duel(
        caster("wizard", "jet_stream"),
        mage(zone="d3"),
        conjuration("mana_crystal", id="crystal", zone="c2", controller=1),
        creature="mage-0",
        dice=[BLANK, BLANK, 5],
    )
    battle.does(0, "cast:jet-stream:crystal").passes()
    assert battle.zone("crystal") == "c2"


@pytest.mark.rule("spells.conjuration-zone")
@pytest.mark.parametrize("controller", [0, 1])
def test_two_of_a_name_cannot_be_attached_to_one_zone(controller: int) -> None:
    battle = duel(
        caster("wizard", "poison_gas_cloud", "mana_crystal"),
        mage(zone="d3"),
        conjuration("poison_gas_cloud", zone="b2", controller=controller),
        creature="mage-0",
    )
    assert targets(battle, "cast:poison-gas-cloud:") == {"a2", "b1", "b3", "c2"}
    assert "b2" in targets(battle, "cast:mana-crystal:"), "another name may stand there"


@pytest.mark.rule("spells.zone-exclusive")
@pytest.mark.parametrize("controller", [0, 1])
def test_a_zone_holds_one_zone_exclusive_conjuration_whatever_its_name(controller: int) -> None:
    battle = duel(
        caster("wizard", "mana_crystal", "poison_gas_cloud"),
        mage(zone="d3"),
        conjuration("deathlock", zone="b2", controller=controller),
        creature="mage-0",
    )
    assert targets(battle, "cast:mana-crystal:") == {"a2", "b1", "b3", "c2"}
    assert "b2" in targets(battle, "cast:poison-gas-cloud:"), "the cloud is not exclusive"


@pytest.mark.rule("spells.conjuration-object")
def test_an_attached_conjuration_goes_with_its_object_and_is_destroyed_with_it() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="b2", damage=9),
        conjuration("tanglevine", id="vine", on="wolf", controller=1),
        creature("steelclaw_grizzly", id="grizzly", zone="b2", controller=1),
        creature="grizzly",
        dice=[CRIT] + [BLANK] * 4,
    )
    assert battle.zone("vine") == "b2"
    battle.does(1, "attack:grizzly.claws:wolf").passes()
    assert not battle.exists("vine")
    assert battle.discard(1) == ["tanglevine"]
    assert battle.discard(0) == ["timber_wolf"]


@pytest.mark.rule("spells.conjuration-object")
@pytest.mark.parametrize("controller", [0, 1])
def test_two_of_a_name_cannot_be_attached_to_one_object(controller: int) -> None:
    battle = duel(
        caster("beastmaster", "tanglevine"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        creature("timber_wolf", id="other", zone="c2", controller=1),
        conjuration("tanglevine", on="wolf", controller=controller),
        creature="mage-0",
    )
    assert targets(battle, "cast:tanglevine:") & {"wolf", "other"} == {"other"}


@pytest.mark.rule("spells.conjuration-everywhere")
@pytest.mark.parametrize("seat", [0, 1])
def test_tooth_and_nail_serves_the_animals_of_both_sides_wherever_they_are(seat: int) -> None:
    battle = duel(
        mage("beastmaster", zone="a1"),
        mage(zone="d3"),
        conjuration("tooth_and_nail", zone="a1"),
        creature("timber_wolf", id="wolf", zone="d1", controller=seat),
        creature("dark_pact_slayer", id="slayer", zone="d1", controller=1 - seat),
        creature="wolf",
        dice=[HIT, HIT, HIT, BLANK],
    )
    battle.does(seat, "attack:wolf.bite:slayer").passes()
    assert battle.damage("slayer") == 2, "3 hits against an armor of 2, less 1 for Piercing"


@pytest.mark.rule("spells.trait-signed")
@pytest.mark.parametrize(("boons", "dice"), [([], 2), ([typed("lightning", 1)], 3)])
def test_signed_values_of_a_trait_add_up(boons: list[dict[str, Any]], dice: int) -> None:
    """Valshalla has Lightning -2. With a Lightning +1 she counts as Lightning -1, as in the books' example."""
    battle = duel(
        caster("wizard", "lightning_bolt"),
        mage(zone="d3"),
        creature("valshalla_lightning_angel", id="angel", zone="c2", controller=1, boons=boons),
        creature="mage-0",
        dice=[CRIT] * dice + [1],
    )
    battle.does(0, "cast:lightning-bolt:angel").passes()
    assert battle.damage("angel") == dice, "5 dice, less 1 for her Aegis"


@pytest.mark.rule("spells.trait-unsigned")
def test_of_values_without_a_sign_only_the_highest_counts() -> None:
    battle = duel(
        mage("beastmaster", zone="a1"),
        mage(zone="d3"),
        creature("highland_unicorn", id="unicorn", zone="b2", damage=8),
        enchantment("regrowth", on="unicorn"),
        at="upkeep",
    )
    battle.passes()
    assert battle.damage("unicorn") == 6, "both have Regenerate 2, and 2 it is"


# Walls


@pytest.mark.rule("spells.wall-border")
def test_a_wall_stands_on_a_free_border_of_which_one_zone_is_in_range() -> None:
    battle = duel(
        caster("warlock", "wall_of_fire", zone="a1"),
        mage(zone="d3"),
        wall("fog_bank", border="a1-a2", controller=1),
        creature="mage-0",
    )
    assert targets(battle, "cast:wall-of-fire:") == {"a1-b1", "b1-c1", "b1-b2", "a2-b2"}, (
        "range 1; not where a wall stands, and not a2-a3, which is behind it"
    )
    battle.does(0, "cast:wall-of-fire:b1-c1").passes()
    assert battle.piece(battle.new("wall_of_fire")).border == "b1-c1"
    assert battle.zone(battle.new("wall_of_fire")) is None


@pytest.mark.rule("spells.wall-extend")
def test_a_second_wall_costs_both_and_the_level_and_comes_from_the_book() -> None:
    battle = position("spells_wall_extended")
    battle.does(0, "cast:wall-of-stone:b2-c2", "choose:wall-of-stone:b3-c3").passes()
    assert battle.mana(0) == 0, "7 and 7 and 2 for the level"
    assert battle.book(0) == []
    assert len(battle.happened("wall-built")) == 2


@pytest.mark.rule("spells.wall-extend")
@pytest.mark.parametrize(("mana", "book"), [(15, ["wall_of_stone"]), (16, []), (16, ["wall_of_fire"])])
def test_without_the_mana_or_an_identical_wall_in_the_book_there_is_only_one(
    mana: int, book: list[str]
) -> None:
    battle = duel(caster("wizard", "wall_of_stone", mana=mana, book=book), mage(zone="d3"), creature="mage-0")
    battle.does(0, "cast:wall-of-stone:b2-c2")
    assert targets(battle, "choose:") <= {"one"}
    battle.does(0, *battle.offers(0, "choose:")).passes()
    assert battle.mana(0) == mana - 7
    assert battle.book(0) == book


@pytest.mark.rule("spells.wall-extend")
def test_a_jinxed_pair_of_walls_is_not_built_and_all_the_mana_comes_back() -> None:
    battle = duel(
        caster("warlock", "wall_of_fire", mana=16, book=["wall_of_fire"]),
        mage(zone="d3", mana=1),
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:wall-of-fire:b2-c2", "choose:wall-of-fire:b2-b3")
    assert battle.mana(0) == 0
    battle.does(1, "pay:jinx").passes()
    assert battle.mana(0) == 16
    assert battle.book(0) == ["wall_of_fire"] * 2
    assert not battle.happened("wall-built")


@pytest.mark.rule("spells.wall-extend-place")
def test_the_second_wall_joins_an_end_of_the_first_on_a_free_border_in_sight_at_any_range() -> None:
    battle = duel(
        caster("wizard", "wall_of_fire", zone="a2", book=["wall_of_fire"]),
        mage(zone="d3"),
        wall("wall_of_stone", border="b2-b3", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:wall-of-fire:b2-c2")
    assert targets(battle, "choose:wall-of-fire:") == {"one", "b1-c1", "b1-b2", "c1-c2", "b3-c3", "c2-c3"}, (
        "straight on or around the corner, even three zones away; not where a wall stands"
    )


@pytest.mark.rule("spells.wall-extend-place")
def test_the_second_wall_is_not_built_out_of_sight() -> None:
    battle = duel(
        caster("wizard", "wall_of_fire", zone="a2", book=["wall_of_fire"]),
        mage(zone="d3"),
        wall("wall_of_stone", border="a2-a3", controller=1),
        wall("wall_of_stone", border="b2-b3", controller=1),
        creature="mage-0",
    )
    battle.does(0, "cast:wall-of-fire:b2-c2")
    assert "b3-c3" not in targets(battle, "choose:wall-of-fire:")
    assert "b1-c1" in targets(battle, "choose:wall-of-fire:")


@pytest.mark.rule("spells.wall-attacked")
@pytest.mark.parametrize("zone", ["b2", "c2"])
def test_a_wall_is_attacked_from_either_side(zone: str) -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone=zone),
        creature("timber_wolf", id="far", zone="b1"),
        wall("wall_of_stone", id="wall", border="b2-c2", controller=1),
        dice=[CRIT] * 4,
    )
    battle.does(0, "activate:wolf", "attack:wolf.bite:wall").passes()
    assert battle.damage("wall") == 4
    battle.does(1, "activate:mage-1", "finish:mage-1").does(0, "activate:far")
    assert "wall" not in targets(battle, "attack:far.bite:"), "not from elsewhere"


@pytest.mark.rule("spells.wall-attacked")
@pytest.mark.parametrize(("border", "reached"), [("c2-d2", True), ("d1-d2", False), ("b2-b3", True)])
def test_a_shot_at_a_wall_needs_one_of_its_zones_in_range(border: str, reached: bool) -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("royal_archer", id="archer", zone="a2"),
        wall("wall_of_stone", id="wall", border=border, controller=1),
        creature="archer",
    )
    assert ("wall" in targets(battle, "attack:archer.longbow:")) is reached


@pytest.mark.rule("spells.wall-attacked")
def test_a_shot_at_a_wall_needs_sight() -> None:
    battle = duel(
        mage(zone="a1"),
        mage(zone="d3"),
        creature("royal_archer", id="archer", zone="a2"),
        wall("fog_bank", id="fog", border="a2-b2", controller=1),
        wall("wall_of_stone", id="wall", border="b2-c2", controller=1),
        creature="archer",
    )
    assert targets(battle, "attack:archer.longbow:") & {"fog", "wall"} == {"fog"}


@pytest.mark.rule("spells.wall-zone-attack")
def test_an_attack_on_a_zone_never_touches_the_walls_around_it() -> None:
    battle = duel(
        caster("warlock", "firestorm"),
        mage(zone="d3"),
        creature("timber_wolf", id="wolf", zone="c2", controller=1),
        wall("wall_of_thorns", id="thorns", border="c2-d2", controller=1),
        creature="mage-0",
        dice=[CRIT] * 5 + [1],
    )
    battle.does(0, "cast:firestorm:c2").passes()
    assert battle.damage("wolf") == 5
    assert battle.damage("thorns") == 0
    assert len(battle.happened("dice-rolled")) == 1
