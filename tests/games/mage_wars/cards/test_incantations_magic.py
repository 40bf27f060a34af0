"""Incantations that destroy, move or steal enchantments."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.builders import about_to_cast
from tests.games.mage_wars.fights import dice_rolled
from tests.games.mage_wars.scenario import (
    Battle,
    conjuration,
    creature,
    duel,
    enchantment,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import targets

WOLF = creature("timber_wolf", id="wolf", zone="b2")
SLAYER = creature("dark_pact_slayer", id="slayer", zone="b2", controller=1)


def casting(spell: str, *others: dict[str, Any], **more: Any) -> Battle:
    """A wizard with a single spell is to act, next to a wolf of his and an enemy slayer."""
    return about_to_cast(spell, WOLF, SLAYER, *others, **more)


# Destroyed


@pytest.mark.rule("card.dispel")
@pytest.mark.parametrize(
    ("card", "on", "price"),
    [
        ("rhino_hide", "slayer", 4),
        ("rhino_hide", "mage-0", 5),
        ("bear_strength", "slayer", 5),
        ("force_hold", "wolf", 4),
    ],
)
def test_dispel_costs_what_the_enchantment_cost_in_all(card: str, on: str, price: int) -> None:
    battle = casting("dispel", enchantment(card, id="spell", on=on, controller=1))
    battle.does(0, "cast:dispel:spell").passes()
    assert not battle.exists("spell")
    assert battle.mana(0) == 20 - price
    assert battle.discard(1) == [card]
    assert not targets(
        casting("dispel", enchantment(card, id="spell", on=on), mana=price - 1), "cast:dispel:"
    )


@pytest.mark.rule("card.dispel", "card.seeking-dispel")
def test_one_dispel_is_for_what_is_revealed_and_one_for_what_is_hidden() -> None:
    both = (
        enchantment("rhino_hide", id="seen", on="slayer", controller=1),
        veil("bear_strength", id="unseen", on="slayer", controller=1),
        veil("hellfire_trap", id="trap", zone="c2", controller=1),
    )
    assert targets(casting("dispel", *both), "cast:dispel:") == {"seen"}
    assert targets(casting("seeking_dispel", *both), "cast:seeking-dispel:") == {"unseen", "trap"}


@pytest.mark.rule("card.seeking-dispel")
def test_what_a_seeking_dispel_has_found_cannot_be_revealed_any_more() -> None:
    battle = casting(
        "seeking_dispel",
        veil("bear_strength", id="found", on="slayer", controller=1),
        veil("rhino_hide", id="other", on="slayer", controller=1),
    )
    battle.does(0, "cast:seeking-dispel:found").until("ask-reveal-spell-cast")
    assert battle.offers(1) == ["reveal:other", "pass"]
    battle.passes()
    assert not battle.exists("found")
    assert battle.exists("other")
    assert battle.mana(0) == 18


@pytest.mark.rule("card.seeking-dispel", "card.jinx")
def test_a_jinx_that_a_seeking_dispel_has_found_does_not_answer_it() -> None:
    battle = casting("seeking_dispel", veil("jinx", id="jinx", on="mage-0", controller=1))
    battle.does(0, "cast:seeking-dispel:jinx").passes()
    assert battle.discard(1) == ["jinx"]
    assert battle.discard(0) == ["seeking_dispel"]


@pytest.mark.rule("card.purge-magic")
def test_purge_magic_destroys_all_enchantments_on_an_object() -> None:
    battle = casting(
        "purge_magic",
        enchantment("rhino_hide", id="theirs", on="slayer", controller=1),
        veil("bear_strength", id="hidden", on="slayer", controller=1),
        enchantment("agony", id="ours", on="slayer"),
        enchantment("cheetah_speed", id="elsewhere", on="wolf"),
        conjuration("tanglevine", id="vine", on="slayer"),
    )
    battle.does(0, "cast:purge-magic:slayer").passes()
    assert battle.attached("slayer") == ["vine"]
    assert battle.exists("elsewhere")
    assert battle.mana(0) == 8


@pytest.mark.rule("card.purge-magic")
def test_purge_magic_that_kills_its_target_by_the_first_enchantment_ends_with_it() -> None:
    battle = casting(
        "purge_magic",
        creature("timber_wolf", id="foe", zone="b2", controller=1, damage=11),
        enchantment("bull_endurance", on="foe", controller=1),
        veil("rhino_hide", id="hide", on="foe", controller=1),
    )
    battle.does(0, "cast:purge-magic:foe").passes()
    assert not battle.match.state.exists("foe")
    assert not battle.match.state.exists("hide")


@pytest.mark.rule("card.purge-magic")
def test_purge_magic_reaches_conjurations_one_zone_away() -> None:
    lair = conjuration("lair", id="lair", zone="c2", controller=1)
    far = conjuration("lair", id="far", zone="d2", controller=1)
    battle = casting("purge_magic", lair, far, enchantment("harmonize", id="hum", on="lair", controller=1))
    assert "far" not in targets(battle, "cast:purge-magic:")
    battle.does(0, "cast:purge-magic:lair").passes()
    assert not battle.exists("hum")


# Moved


@pytest.mark.rule("card.shift-enchantment")
@pytest.mark.parametrize(("hidden", "price"), [(True, 1), (False, 2)])
def test_shifting_an_enchantment_costs_one_or_its_level(hidden: bool, price: int) -> None:
    cobra = veil if hidden else enchantment
    battle = casting("shift_enchantment", cobra("cobra_reflexes", id="cobra", on="wolf"))
    battle.does(0, "cast:shift-enchantment:cobra", "choose:shift-enchantment:mage-0").passes()
    assert battle.attached("mage-0") == ["cobra"]
    assert battle.attached("wolf") == []
    assert battle.piece("cobra").hidden == hidden
    assert battle.mana(0) == 20 - price


@pytest.mark.rule("card.shift-enchantment")
def test_only_your_own_enchantments_shift_and_only_to_legal_targets_in_range() -> None:
    battle = casting(
        "shift_enchantment",
        enchantment("eagle_wings", id="ours", on="wolf"),
        enchantment("rhino_hide", id="theirs", on="slayer", controller=1),
        creature("skeletal_sentry", id="bones", zone="b2"),
        creature("timber_wolf", id="near", zone="d2"),
        creature("timber_wolf", id="far", zone="d3"),
    )
    assert targets(battle, "cast:shift-enchantment:") == {"ours"}
    battle.does(0, "cast:shift-enchantment:ours")
    assert targets(battle, "choose:shift-enchantment:") == {"slayer", "near"}


@pytest.mark.rule("card.shift-enchantment")
def test_a_second_damage_barrier_cannot_be_shifted_onto_anything() -> None:
    battle = casting(
        "shift_enchantment",
        enchantment("circle_of_lightning", id="circle", on="mage-0"),
        enchantment("circle_of_lightning", on="wolf"),
        equipment("demonhide_armor", controller=1),
        enemy="b2",
    )
    battle.does(0, "cast:shift-enchantment:circle")
    assert targets(battle, "choose:shift-enchantment:") == {"slayer"}


@pytest.mark.rule("card.shift-enchantment")
def test_an_enchantment_is_not_shifted_onto_what_it_carries_itself() -> None:
    battle = casting(
        "shift_enchantment",
        veil("decoy", id="below", on="wolf"),
        veil("decoy", id="above", on="below"),
    )
    battle.does(0, "cast:shift-enchantment:below")
    hosts = targets(battle, "choose:shift-enchantment:")
    assert "slayer" in hosts
    assert not hosts & {"above", "below"}


@pytest.mark.rule("card.steal-enchantment")
@pytest.mark.parametrize(("new", "price"), [("wolf", 4 + 4), ("mage-0", 4 + 5)])
def test_a_stolen_enchantment_costs_twice_and_is_yours(new: str, price: int) -> None:
    battle = casting("steal_enchantment", enchantment("rhino_hide", id="hide", on="slayer", controller=1))
    battle.does(0, "cast:steal-enchantment:hide", f"choose:steal-enchantment:{new}").passes()
    assert battle.attached(new) == ["hide"]
    assert battle.piece("hide").controller == 0
    assert battle.piece("hide").owner == 1
    assert battle.armor(new) == (4 if new == "wolf" else 2)
    assert battle.mana(0) == 20 - price


@pytest.mark.rule("card.steal-enchantment")
def test_stealing_is_a_full_spell_for_what_is_revealed() -> None:
    battle = casting(
        "steal_enchantment",
        enchantment("rhino_hide", id="hide", on="slayer", controller=1),
        veil("bear_strength", id="unseen", on="slayer", controller=1),
    )
    assert targets(battle, "cast:steal-enchantment:") == {"hide"}
    battle.does(0, "move:mage-0:b1").passes()
    assert not targets(battle, "cast:steal-enchantment:")


@pytest.mark.rule("card.steal-enchantment")
def test_a_stolen_curse_is_turned_on_its_old_master() -> None:
    """What was laid on a friend by an enemy is turned on a creature of his."""
    battle = casting("steal_enchantment", enchantment("agony", id="agony", on="wolf", controller=1))
    battle.does(0, "cast:steal-enchantment:agony", "choose:steal-enchantment:slayer").passes()
    battle.does(1, "activate:slayer", "attack:slayer.hellsword:wolf").passes()
    assert dice_rolled(battle) == [2]


@pytest.mark.rule("card.shift-enchantment", "guarding.incapacitated")
def test_a_guard_that_is_turned_to_stone_by_a_shift_guards_no_more() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["shift_enchantment"]), mage(), WOLF,
        SLAYER | {"guard": True}, enchantment("turn_to_stone", id="stone", on="wolf"), creature="mage-0",
    )  # fmt: skip
    battle.does(0, "cast:shift-enchantment:stone", "choose:shift-enchantment:slayer").passes()
    assert battle.has("slayer", "incapacitated")
    assert not battle.piece("slayer").guard
