"""Blind, Fear and Icy Hand: house text, and the rulings on it."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import bolt, chain, mage, scenario


@pytest.mark.rule("rare.blind")
@pytest.mark.parametrize(("roll", "spell"), [(1, "ember-lance"), (2, "tide-whip"), (3, "stone-hand")])
def test_under_blind_chance_picks_the_card(roll: int, spell: str) -> None:
    duel = scenario(mage("blind"), mage("ember-lance", "tide-whip"), mage(), pile=["stone-hand"], dice=[roll])
    duel.does(0, "cast:blind").does(1, "draw:pile")
    assert duel.offers(1) == [f"cast:{spell}"]


@pytest.mark.rule("rare.blind")
def test_blind_lies_on_the_next_mage_for_one_turn() -> None:
    duel = scenario(mage("blind"), mage("ember-lance"), mage("tide-whip"), dice=[1])
    duel.does(0, "cast:blind")
    assert [entry["hex"] for entry in duel.view()["mages"]] == ["", "blind", ""]
    duel.does(1, "draw:pile", "cast:ember-lance")
    assert [entry["hex"] for entry in duel.view()["mages"]] == ["", "", ""]
    duel.does(2, "draw:pile")
    assert len(duel.offers(2)) == 2


@pytest.mark.rule("blind.still-chooses")
def test_a_card_picked_by_blind_is_still_aimed_by_its_player() -> None:
    duel = scenario(mage("rage", "stone-hand", hex="blind"), mage(), mage(), dice=[1])
    assert duel.offers(0) == ["cast:rage:mage-1", "cast:rage:mage-2"]


@pytest.mark.rule("blind.still-chooses")
def test_fusion_picked_by_blind_still_declares_its_type() -> None:
    duel = scenario(mage("fusion", "stone-hand", hex="blind"), mage(), mage(), dice=[1])
    assert len(duel.offers(0)) == 6


@pytest.mark.rule("blind.still-chooses")
def test_a_card_picked_by_blind_merges_and_counters_where_it_can() -> None:
    aimed = [chain("earth", 1, by=2, last="rockfall")]
    merging = scenario(mage("stone-hand", "heal", hex="blind"), mage(), mage(), aimed=aimed, dice=[1])
    assert merging.offers(0) == ["merge:stone-hand"]
    countering = scenario(mage("stone-hand", "shield", hex="blind"), mage(), mage(), aimed=aimed, dice=[2])
    assert countering.offers(0) == ["counter:shield"]


@pytest.mark.rule("blind.still-chooses")
def test_a_useless_card_picked_by_blind_is_put_down_without_effect() -> None:
    duel = scenario(mage("shield", "stone-hand", hex="blind"), mage(), mage(), dice=[1])
    assert duel.offers(0) == ["spend:shield"]
    duel.does(0, "spend:shield")
    assert len(duel.happened("spell-spent")) == 1
    assert duel.hand(0) == ["stone-hand"]


@pytest.mark.rule("rare.fear")
def test_under_fear_the_next_mage_draws_suffers_and_plays_nothing() -> None:
    aimed = [chain("earth", 6, by=2, at=1, last="rockfall")]
    duel = scenario(mage("fear"), mage("shield"), mage(), pile=["stone-hand", "heal"], aimed=aimed)
    duel.does(0, "cast:fear")
    assert duel.asks == {1: "ask-draw"}
    duel.does(1, "draw:pile")
    assert duel.life(1) == 14
    assert duel.hand(1) == ["shield", "stone-hand"]
    assert duel.active == 2


@pytest.mark.rule("rare.fear")
def test_fear_is_over_after_that_turn() -> None:
    duel = scenario(mage("fear"), mage("ember-lance"), mage("tide-whip"), mage())
    duel.does(0, "cast:fear").does(1, "draw:pile").does(2, "draw:pile")
    assert duel.asks == {2: "ask-play"}


@pytest.mark.rule("fear.discard")
def test_after_a_turn_under_fear_the_third_card_is_put_down() -> None:
    duel = scenario(mage("fear"), mage("shield", "heal"), mage(), pile=["stone-hand", "leech"])
    duel.does(0, "cast:fear").does(1, "draw:pile")
    assert duel.asks == {1: "ask-discard"}
    assert duel.offers(1) == ["discard:stone-hand", "discard:shield", "discard:heal"]
    duel.does(1, "discard:heal")
    assert duel.hand(1) == ["shield", "stone-hand"]
    assert duel.played[-1] == "heal"
    assert duel.active == 2


@pytest.mark.rule("rare.icy-hand")
def test_under_icy_hand_only_the_card_just_drawn_may_be_played() -> None:
    duel = scenario(mage("icy-hand"), mage("ember-lance", "tide-whip"), mage(), pile=["stone-hand", "heal"])
    duel.does(0, "cast:icy-hand").does(1, "draw:pile")
    assert duel.offers(1) == ["cast:stone-hand"]


@pytest.mark.rule("rare.icy-hand")
def test_under_icy_hand_a_mage_may_still_choose_what_to_draw() -> None:
    duel = scenario(mage("icy-hand"), mage("ember-lance"), mage(), pile=["stone-hand"], centre="rage")
    duel.does(0, "cast:icy-hand").does(1, "draw:centre")
    assert duel.offers(1) == ["cast:rage:mage-0", "cast:rage:mage-2"]


@pytest.mark.rule("rare.icy-hand")
def test_a_useless_card_drawn_under_icy_hand_is_put_down() -> None:
    duel = scenario(mage("icy-hand"), mage("ember-lance"), mage(), pile=["shield"])
    duel.does(0, "cast:icy-hand").does(1, "draw:pile")
    assert duel.offers(1) == ["spend:shield"]


@pytest.mark.rule("hex.not-answered")
@pytest.mark.parametrize("spell", ["blind", "fear", "icy-hand"])
def test_a_hex_is_no_spell_in_the_air_and_cannot_be_countered(spell: str) -> None:
    duel = scenario(mage(spell), mage("shield", "retaliate"), mage(), pile=["stone-hand", "heal"])
    duel.does(0, f"cast:{spell}")
    assert duel.air == []
    duel.does(1, "draw:pile")
    assert not [option for option in duel.offers(1) if option.startswith("counter")]


@pytest.mark.rule("hex.not-answered")
@pytest.mark.parametrize("spell", ["blind", "fear", "icy-hand"])
def test_paralyze_stops_a_hex(spell: str) -> None:
    duel = scenario(mage(spell), mage("paralyze"), mage())
    duel.does(0, f"cast:{spell}").does(1, "counter:paralyze")
    assert [entry["hex"] for entry in duel.view()["mages"]] == ["", "", ""]


@pytest.mark.parametrize("spell", ["blind", "fear", "icy-hand"])
def test_a_hex_follows_the_turn_order(spell: str) -> None:
    duel = scenario(mage(spell), mage(), mage(), direction="counterclockwise")
    duel.does(0, f"cast:{spell}")
    assert [bool(entry["hex"]) for entry in duel.view()["mages"]] == [False, False, True]


def test_a_hex_does_not_spare_what_is_aimed_at_its_caster() -> None:
    duel = scenario(mage("fear"), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    assert duel.does(0, "cast:fear").life(0) == 17


@pytest.mark.rule("rare.icy-hand")
def test_under_icy_hand_just_the_card_that_was_drawn_goes_even_if_another_is_equal() -> None:
    """Else the others would see an older card go, and know that the one just drawn is the same."""
    duel = scenario(mage("rockfall", "heal", "rockfall", hex="icy-hand"), mage(), mage())
    *kept, drawn = [card["handle"] for card in duel.view(1)["mages"][0]["hand"]]
    duel.does(0, "cast:rockfall")
    assert [event["card"] for event in duel.happened("card-played")] == [drawn]
    assert [card["handle"] for card in duel.view(1)["mages"][0]["hand"]] == kept


@pytest.mark.rule("rare.blind")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_under_blind_just_the_card_that_was_picked_goes_even_if_others_are_equal(place: int) -> None:
    duel = scenario(mage("rockfall", "rockfall", "rockfall", hex="blind"), mage(), mage(), dice=[place + 1])
    hand = [card["handle"] for card in duel.view(1)["mages"][0]["hand"]]
    duel.does(0, "cast:rockfall")
    assert [event["card"] for event in duel.happened("card-played")] == [hand[place]]
