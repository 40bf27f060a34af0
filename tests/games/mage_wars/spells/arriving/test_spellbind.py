"""Spellbind: wands with a spell bound to them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mage_wars.scenario import (
    HIT,
    Battle,
    creature,
    duel,
    equipment,
    mage,
    veil,
)
from tests.games.mage_wars.tables import position, targets


def wand_cast(*entries: dict[str, Any], book: list[str], **more: Any) -> Battle:
    """A Wizard has just cast a Mage Wand on himself and is asked where to wear it."""
    battle = duel(
        mage("wizard", zone="b2", mana=20, damage=9, prepared=["mage_wand", "dispel"], book=book),
        mage(zone="d3"),
        *entries,
        **({"creature": "mage-0"} | more),
    )
    return battle.does(0, "cast:mage-wand:mage-0", "slot:weapon")


@pytest.mark.rule("casting.spellbind")
def test_a_fitting_spell_of_the_book_is_bound_face_down() -> None:
    battle = wand_cast(book=["minor_heal", "fireball", "nullify", "banish"])
    assert battle.offers(0) == ["bind:banish", "bind:minor-heal", "pass"], (
        "incantations of the book, not the prepared Dispel, no attack spell and no enchantment"
    )
    battle.does(0, "bind:minor-heal").passes()
    wand = battle.new("mage_wand")
    assert battle.book(0) == ["fireball", "nullify", "banish"]
    assert battle.sees(0, wand)["bound"] == "minor-heal"
    assert battle.sees(1, wand)["has_bound"] is True


@pytest.mark.rule("casting.spellbind")
def test_nothing_needs_to_be_bound() -> None:
    battle = wand_cast(book=["minor_heal"]).does(0, "pass").passes()
    assert battle.sees(1, battle.new("mage_wand"))["bound"] is None


@pytest.mark.rule("casting.spellbind")
def test_a_wand_cast_on_another_mage_takes_that_mages_spell() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20, prepared=["mage_wand"], book=["sleep"]),
        mage(zone="d3"),
        mage("priestess", zone="b2", book=["heal"]),
        mage(zone="d3"),
        mode="teams",
        creature="mage-0",
    )
    battle.does(0, "cast:mage-wand:mage-2", "slot:weapon")
    assert battle.offers(2) == ["bind:heal", "pass"], "the wearer chooses, from its own book"
    battle.does(2, "bind:heal").passes()
    assert battle.book(2) == []
    assert battle.piece(battle.new("mage_wand")).bound_owner == 2


@pytest.mark.rule("casting.spellbind-cast", "casting.spellbind-kept")
def test_the_minor_heal_of_the_rulebooks_is_cast_from_the_wand_once_a_round() -> None:
    battle = position("casting_mage_wand")
    battle.does(0, "bound:wand.minor-heal:mage-0")
    assert battle.sees(1, "wand")["bound"] == "minor-heal", "once cast it stays face up"
    battle.until("ask-after-action")
    assert battle.damage("mage-0") == 4
    assert battle.mana(0) == 5
    assert battle.discard(0) == [], "it stays bound"
    assert not battle.offers(0, "bound:"), "not again this round, though the quickcast is left"
    battle.does(0, "pass").does(1, "activate:mage-1", "finish:mage-1").lets("ask-quickcast")
    assert battle.round == 2
    battle.does(0, "refuse:mage-0").lets("ask-quickcast")
    battle.does(1, "activate:mage-1", "finish:mage-1").does(0, "activate:mage-0").passes()
    assert "bound:wand.minor-heal:mage-0" in battle.offers(0)


@pytest.mark.rule("casting.spellbind-cast")
def test_a_bound_spell_takes_its_usual_action_cost_range_and_target() -> None:
    def with_wand(bound: str, **more: Any) -> Battle:
        return duel(
            mage("wizard", zone="b2", **({"mana": 20} | more)),
            mage(zone="d3"),
            creature("timber_wolf", id="near", zone="c2", damage=3),
            creature("timber_wolf", id="far", zone="d2", damage=3),
            equipment("mage_wand", id="wand", bound=bound),
            creature="mage-0",
        )

    assert targets(with_wand("minor_heal"), "bound:wand.minor-heal:") == {"mage-0", "near"}
    assert not with_wand("minor_heal", mana=4).offers(0, "bound:")
    full = with_wand("group_heal")
    assert full.offers(0, "bound:wand.group-heal:")
    assert not full.does(0, "move:mage-0:b1").passes().offers(0, "bound:")


@pytest.mark.rule("casting.spellbind-kept")
def test_a_bound_spell_stays_bound_when_jinx_strikes() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=5, damage=9),
        mage(zone="d3", mana=1),
        equipment("mage_wand", id="wand", bound="minor_heal"),
        veil("jinx", id="jinx", on="mage-0", controller=1),
        creature="mage-0",
    )
    battle.does(0, "bound:wand.minor-heal:mage-0").does(1, "pay:jinx").passes()
    assert battle.mana(0) == 5
    assert battle.damage("mage-0") == 9
    assert battle.sees(0, "wand")["bound"] == "minor-heal"
    assert battle.book(0) == battle.discard(0) == []


@pytest.mark.rule("casting.spellbind-kept")
def test_a_bound_spell_stays_bound_when_it_is_cancelled() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=20),
        mage(zone="c2", mana=10),
        equipment("elemental_wand", id="wand", bound="fireball"),
        veil("divine_intervention", id="intervention", on="mage-1", controller=1),
        creature="mage-0",
    )
    battle.does(0, "bound:wand.fireball:mage-1").does(1, "reveal:intervention", "teleport:mage-1:d3").passes()
    assert battle.mana(0) == 12
    assert battle.sees(1, "wand")["bound"] == "fireball"
    assert battle.discard(0) == []


@pytest.mark.rule("casting.spellbind-fate")
def test_a_bound_spell_shares_the_fate_of_its_wand() -> None:
    destroyed = duel(
        mage("wizard", zone="b2", mana=5, prepared=["dissolve"]),
        mage("wizard", zone="c2"),
        equipment("mage_wand", id="wand", controller=1, bound="minor_heal"),
        creature="mage-0",
    )
    destroyed.does(0, "cast:dissolve:mage-1", "choose:dissolve:wand").passes()
    assert sorted(destroyed.discard(1)) == ["mage_wand", "minor_heal"]
    replaced = duel(
        mage("wizard", zone="b2", mana=5, prepared=["mage_staff"]),
        mage(zone="d3"),
        equipment("mage_wand", id="wand", bound="minor_heal", chosen="weapon"),
        creature="mage-0",
    )
    replaced.does(0, "cast:mage-staff:mage-0").passes()
    assert sorted(replaced.book(0)) == ["mage_wand", "minor_heal"]


@pytest.mark.rule("casting.spellbind-fate")
def test_an_exchanged_spell_goes_back_into_the_book() -> None:
    battle = duel(
        mage("wizard", zone="b2", mana=3, book=["dispel"]),
        mage(zone="d3"),
        equipment("mage_wand", id="wand", bound="minor_heal"),
        creature="mage-0",
    )
    battle.does(0, "invoke:wand.rebind:arena", "bind:dispel").passes()
    assert battle.mana(0) == 0
    assert battle.book(0) == ["minor_heal"]
    assert battle.sees(0, "wand")["bound"] == "dispel"


@pytest.mark.rule("casting.spellbind-stolen", "casting.forbidden")
def test_a_priestess_with_a_stolen_wand_may_look_at_drain_life_and_exchange_it_but_not_cast_it() -> None:
    battle = position("casting_stolen_wand")
    assert battle.sees(0, "wand")["bound"] == "drain-life", "she may look at it"
    assert not battle.offers(0, "bound:")
    battle.does(0, "invoke:wand.rebind:arena", "bind:heal").passes()
    assert battle.book(1) == ["drain_life"], "back to its owner's book"
    assert battle.book(0) == []
    assert battle.sees(0, "wand")["bound"] == "heal"


@pytest.mark.rule("casting.spellbind-stolen")
def test_a_stolen_spell_that_is_allowed_is_cast_and_stays_its_owners() -> None:
    battle = duel(
        mage("priestess", zone="b2", mana=5, damage=9),
        mage("warlock", zone="d3"),
        equipment("mage_wand", id="wand", owner=1, bound="minor_heal", bound_owner=1),
        creature="mage-0",
        dice=[HIT] * 5,
    )
    battle.does(0, "bound:wand.minor-heal:mage-0").passes()
    assert battle.damage("mage-0") == 4
    assert battle.sees(1, "wand")["bound"] == "minor-heal"
    assert battle.discard(0) == battle.discard(1) == []
