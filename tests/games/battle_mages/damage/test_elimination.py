"""The sheet, "Règles supplémentaires": what the eliminated may do, and Rebirth."""

from __future__ import annotations

import pytest

from magehall import Option
from magehall.kernel.records import convert, to_builtins
from tests.games.battle_mages.scenario import bolt, chain, mage, scenario

RAGE = bolt("rage", 3, by=2)


@pytest.mark.rule("eliminated.no-healing")
def test_heal_does_not_save_a_mage_whom_the_damage_eliminates() -> None:
    duel = scenario(mage("heal", life=3), mage(), mage(), aimed=[RAGE])
    duel.does(0, "cast:heal")
    assert duel.life(0) == 0
    assert duel.happened("life-regained") == []


@pytest.mark.rule("eliminated.no-healing")
def test_leech_gives_nothing_to_a_caster_who_is_out() -> None:
    duel = scenario(mage("stone-hand"), mage(), mage(life=0), aimed=[bolt("leech", 2, by=2, leech=True)])
    duel.does(0, "cast:stone-hand")
    assert duel.lives == [18, 20, 0]
    assert duel.happened("life-regained") == []


@pytest.mark.rule("eliminated.rebirth")
def test_rebirth_is_offered_at_once_when_its_holder_falls() -> None:
    duel = scenario(mage("rebirth", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    duel.does(0, "cast:stone-hand")
    assert duel.asks == {0: "ask-rebirth"}
    assert duel.offers(0) == ["cast:rebirth", "pass"]


@pytest.mark.rule("eliminated.rebirth")
def test_rebirth_cannot_be_used_before() -> None:
    duel = scenario(mage("rebirth", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    assert duel.offers(0) == ["cast:stone-hand"]
    assert duel.refuses(0, "cast:rebirth") == ("refused-alive", "eliminated.rebirth")


@pytest.mark.rule("eliminated.rebirth")
def test_a_moment_not_used_is_gone() -> None:
    duel = scenario(mage("rebirth", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    duel.does(0, "cast:stone-hand", "pass")
    assert duel.life(0) == 0
    assert duel.hand(0) == []
    assert duel.played[-1] == "rebirth"
    assert list(duel.asks) == [1]


@pytest.mark.rule("eliminated.rebirth")
def test_whoever_falls_and_could_hold_rebirth_is_asked_so_that_the_question_tells_nothing() -> None:
    hidden = scenario(mage("heal", "stone-hand", life=3), mage("rebirth"), mage(), aimed=[RAGE])
    hidden.does(0, "cast:stone-hand")
    assert hidden.asks == {0: "ask-rebirth"}
    assert hidden.offers(0) == ["pass"]


@pytest.mark.rule("eliminated.rebirth")
def test_nobody_is_asked_who_as_all_know_cannot_hold_it() -> None:
    played = scenario(mage("heal", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    played.does(0, "cast:stone-hand")
    assert list(played.asks) == [1]
    empty_hand = scenario(mage("stone-hand", life=3), mage("rebirth"), mage(), aimed=[RAGE])
    empty_hand.does(0, "cast:stone-hand")
    assert list(empty_hand.asks) == [1]
    known_hand = scenario(
        mage("heal", "stone-hand", life=3, seen_by=["all"]), mage("rebirth"), mage(), aimed=[RAGE]
    )
    known_hand.does(0, "cast:stone-hand")
    assert list(known_hand.asks) == [1]


@pytest.mark.rule("rare.rebirth")
def test_rebirth_brings_its_mage_back_with_five_life() -> None:
    duel = scenario(mage("rebirth", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    duel.does(0, "cast:stone-hand", "cast:rebirth")
    assert duel.life(0) == 5
    assert duel.played[-1] == "rebirth"
    assert [event["life"] for event in duel.happened("mage-reborn")] == [5]


@pytest.mark.rule("rare.rebirth")
def test_rebirth_may_be_chosen_by_any_equal_option() -> None:
    """A client may send the option back as a copy; what counts is what it says."""
    duel = scenario(mage("rebirth", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    duel.does(0, "cast:stone-hand")
    copy = convert(to_builtins(duel.match.pending[0].options[0]), Option)
    duel.match.apply(0, copy)
    assert duel.life(0) == 5


@pytest.mark.rule("rare.rebirth")
def test_a_mage_eliminated_in_anothers_turn_can_come_back_too() -> None:
    aimed = [chain("earth", 6, by=2, last="rockfall")]
    duel = scenario(mage("retaliate"), mage(), mage("rebirth", life=4), aimed=aimed)
    duel.does(0, "counter:retaliate").does(2, "pass").does(2, "cast:rebirth")
    assert duel.lives == [20, 20, 5]
    assert duel.active == 1


@pytest.mark.rule("eliminated.leaves")
def test_the_cards_of_the_eliminated_join_the_played_ones_for_all_to_see() -> None:
    duel = scenario(mage("heal", "leech", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    duel.does(0, "cast:stone-hand")
    assert duel.hand(0) == []
    assert duel.played[-3:] == ["stone-hand", "heal", "leech"]
    assert [event["spell"] for event in duel.happened("card-left-behind")] == ["@spell-heal", "@spell-leech"]


@pytest.mark.rule("eliminated.leaves")
def test_spells_aimed_at_the_eliminated_are_lost() -> None:
    """Mage 2 falls to a retaliated spell while Rage waits for their turn."""
    aimed = [chain("earth", 6, by=2, last="rockfall"), bolt("rage", 3, by=1, at=2)]
    duel = scenario(mage("retaliate"), mage(), mage(life=4), aimed=aimed)
    duel.does(0, "counter:retaliate")
    assert duel.air == []


@pytest.mark.rule("eliminated.leaves")
def test_spells_the_eliminated_aimed_stay_in_the_air() -> None:
    aimed = [chain("earth", 6, by=2, last="rockfall"), bolt("thunder", 2, by=2, at=1)]
    duel = scenario(mage("retaliate"), mage("stone-hand"), mage(life=4), mage(), aimed=aimed)
    duel.does(0, "counter:retaliate")
    assert duel.life(2) == 0
    assert duel.aimed_at(1) == [("thunder", 2)]
    duel.does(1, "draw:pile", "cast:stone-hand")
    assert duel.life(1) == 16


@pytest.mark.rule("eliminated.turn-goes-on")
def test_a_mage_reborn_in_their_own_turn_goes_on_with_it() -> None:
    duel = scenario(mage("rebirth", "stone-hand", life=3), mage(), mage(), aimed=[RAGE])
    duel.does(0, "cast:stone-hand", "cast:rebirth")
    assert duel.aimed_at(1) == [("stone-hand", 1)]
    assert duel.active == 1


@pytest.mark.rule("eliminated.turn-goes-on")
def test_a_reborn_mage_suffers_what_else_is_aimed() -> None:
    duel = scenario(
        mage("rebirth", "stone-hand", life=3), mage(), mage(), aimed=[RAGE, bolt("thunder", 2, by=1)]
    )
    duel.does(0, "cast:stone-hand", "cast:rebirth")
    assert duel.life(0) == 3


def test_a_hex_ends_with_the_mage_it_lies_on() -> None:
    aimed = [chain("earth", 6, by=2, last="rockfall")]
    duel = scenario(mage("retaliate"), mage(), mage(life=4, hex="fear"), aimed=aimed)
    duel.does(0, "counter:retaliate")
    assert duel.view()["mages"][2]["hex"] == ""
