"""The sheet, "Règles supplémentaires": the hand, and when cards are played."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import bolt, chain, mage, scenario


@pytest.mark.rule("hand.limit")
def test_at_the_end_of_a_turn_the_hand_holds_two_cards_at_most() -> None:
    duel = scenario(mage("heal", "leech", "rage", "fear", "stone-hand"), mage(), mage())
    duel.does(0, "cast:stone-hand")
    assert duel.asks == {0: "ask-discard"}
    duel.does(0, "discard:fear")
    assert duel.asks == {0: "ask-discard"}
    duel.does(0, "discard:rage")
    assert duel.hand(0) == ["heal", "leech"]
    assert duel.active == 1


@pytest.mark.rule("hand.limit")
def test_a_turn_of_drawing_one_and_playing_one_leaves_two() -> None:
    duel = scenario(mage("heal", "leech"), mage(), mage(), pile=["stone-hand", "rage"], at="start")
    duel.does(0, "draw:pile", "cast:stone-hand")
    assert duel.hand(0) == ["heal", "leech"]
    assert duel.active == 1


@pytest.mark.rule("hand.limit")
def test_a_card_put_down_has_no_effect_and_is_seen_by_all() -> None:
    duel = scenario(mage("heal", "leech", "rage", "stone-hand", life=10), mage(), mage())
    duel.does(0, "cast:stone-hand", "discard:heal")
    assert duel.life(0) == 10
    assert duel.played[-1] == "heal"
    assert [event["spell"] for event in duel.happened("card-discarded")] == ["@spell-heal"]


@pytest.mark.rule("hand.three-rares")
def test_with_three_rare_spells_and_nothing_to_use_one_is_put_down_without_effect() -> None:
    duel = scenario(mage("shield", "dodge", "rebirth"), mage(), mage())
    assert duel.offers(0) == ["spend:shield", "spend:dodge", "spend:rebirth"]
    duel.does(0, "spend:dodge")
    assert duel.hand(0) == ["shield", "rebirth"]
    assert len(duel.happened("spell-spent")) == 1
    assert duel.air == []


@pytest.mark.rule("hand.three-rares")
def test_a_rare_spell_that_can_be_used_is_used_not_put_down() -> None:
    duel = scenario(mage("shield", "heal", "rebirth"), mage(), mage())
    assert duel.offers(0) == ["spend:shield", "cast:heal", "spend:rebirth"]
    assert duel.refuses(0, "spend:heal") == ("refused-useful", "hand.three-rares")


@pytest.mark.rule("hand.three-rares")
def test_who_puts_a_rare_spell_down_suffers_the_damage() -> None:
    aimed = [bolt("rage", 3, by=2)]
    duel = scenario(mage("shield", "heal", "rebirth"), mage(), mage(), aimed=aimed)
    duel.does(0, "spend:rebirth")
    assert duel.life(0) == 17


@pytest.mark.rule("hand.three-rares")
def test_three_rare_spells_do_not_keep_a_counter_from_countering() -> None:
    duel = scenario(mage("shield", "heal", "rebirth"), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    assert duel.offers(0) == ["counter:shield", "cast:heal", "spend:rebirth"]
    assert duel.does(0, "counter:shield").life(0) == 20


@pytest.mark.rule("hand.three-rares")
def test_with_a_common_spell_in_hand_no_rare_spell_is_put_down() -> None:
    duel = scenario(mage("shield", "rebirth", "stone-hand"), mage(), mage())
    assert duel.offers(0) == ["cast:stone-hand"]
    assert duel.refuses(0, "spend:shield") == ("refused-has-common", "hand.three-rares")


@pytest.mark.rule("hand.three-rares")
def test_the_same_holds_for_a_hand_of_one_or_two_rare_spells() -> None:
    assert scenario(mage("shield"), mage(), mage()).offers(0) == ["spend:shield"]
    assert scenario(mage("shield", "dodge"), mage(), mage()).offers(0) == ["spend:shield", "spend:dodge"]


@pytest.mark.rule("play.own-turn")
def test_nobody_plays_a_card_in_anothers_turn() -> None:
    duel = scenario(mage("stone-hand"), mage("heal", "shield", "rage"), mage("leech"))
    assert list(duel.asks) == [0]
    for option in ("cast:heal", "counter:shield", "cast:rage:mage-0"):
        assert duel.refuses(1, option) == ("refused-not-asked", "")


@pytest.mark.rule("play.own-turn")
def test_a_counter_waits_for_its_holders_turn() -> None:
    duel = scenario(mage("stone-hand"), mage("leech"), mage("shield"), aimed=[bolt("rage", 3, by=1, at=2)])
    duel.does(0, "cast:stone-hand")
    assert list(duel.asks) == [1]
    duel.does(1, "draw:pile", "cast:leech")
    assert duel.life(2) == 20
    duel.does(2, "draw:pile")
    assert "counter:shield" in duel.offers(2)


@pytest.mark.rule("play.own-turn")
def test_only_paralyze_rebirth_and_the_answer_to_retaliate_are_played_out_of_turn() -> None:
    """Everything else of the deck is in the hand of mage 2, who is asked only what these cards bring."""
    hand = [
        "paralyze",
        "fusion",
        "shield",
        "dodge",
        "heal",
        "leech",
        "rebirth",
        "rage",
        "stone-hand",
        "mind-control",
    ]
    duel = scenario(mage("retaliate"), mage(), mage(*hand, life=3), aimed=[chain("death", 3, by=2)])
    duel.does(0, "counter:retaliate")
    assert duel.offers(2) == ["pass", "counter:paralyze"]
    duel.does(2, "pass")
    assert duel.offers(2) == ["counter:shield", "counter:dodge", "pass"]
    duel.does(2, "pass")
    assert duel.offers(2) == ["pass", "counter:paralyze"]
    duel.does(2, "pass")
    assert duel.offers(2) == ["cast:rebirth", "pass"]
