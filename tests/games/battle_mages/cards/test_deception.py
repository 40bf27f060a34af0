"""Deception: house text, and the rulings on it."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import mage, scenario


@pytest.mark.rule("rare.deception")
def test_deception_shows_a_hand_and_swaps_one_card() -> None:
    duel = scenario(mage("stone-hand", "heal", "deception"), mage("shield", "leech"), mage("rage"))
    duel.does(0, "cast:deception:mage-1")
    assert duel.asks == {0: "ask-take"}
    assert duel.sees(0, 1) == ["shield", "leech"]
    assert duel.offers(0) == ["take:shield", "take:leech"]
    duel.does(0, "take:shield")
    assert duel.asks == {0: "ask-give"}
    assert duel.offers(0) == ["give:stone-hand", "give:heal"]
    duel.does(0, "give:stone-hand")
    assert sorted(duel.hand(0)) == ["heal", "shield"]
    assert sorted(duel.hand(1)) == ["leech", "stone-hand"]
    assert duel.active == 1


@pytest.mark.rule("rare.deception")
def test_only_mages_with_a_card_can_be_deceived() -> None:
    duel = scenario(mage("stone-hand", "deception"), mage(), mage("heal"), mage(life=0))
    assert duel.offers(0) == ["cast:stone-hand", "cast:deception:mage-2"]


@pytest.mark.rule("rare.deception")
def test_deception_with_no_hand_to_look_at_is_refused_or_put_down() -> None:
    refused = scenario(mage("stone-hand", "deception"), mage(), mage())
    assert refused.refuses(0, "cast:deception") == ("refused-no-hand", "rare.deception")
    alone = scenario(mage("deception"), mage(), mage())
    assert alone.offers(0) == ["spend:deception"]


@pytest.mark.rule("deception.hidden")
def test_the_hand_is_seen_by_the_caster_alone() -> None:
    duel = scenario(mage("stone-hand", "deception"), mage("shield", "leech"), mage())
    duel.does(0, "cast:deception:mage-1")
    assert duel.sees(2, 1) == duel.sees(None, 1) == [None, None]
    seen = [event for event in duel.match.events if event.name == "card-seen"]
    assert [event.seen_by(0).get("spell") for event in seen] == ["@spell-shield", "@spell-leech"]
    assert not [event for event in seen if "spell" in event.seen_by(1) or "spell" in event.seen_by(2)]


@pytest.mark.rule("deception.hidden")
def test_only_the_two_mages_learn_which_cards_changed_hands() -> None:
    duel = scenario(mage("stone-hand", "deception"), mage("shield", "leech"), mage())
    duel.does(0, "cast:deception:mage-1", "take:shield", "give:stone-hand")
    (swap,) = [event for event in duel.match.events if event.name == "cards-swapped"]
    assert swap.seen_by(0)["taken"] == swap.seen_by(1)["taken"] == "@spell-shield"
    assert "taken" not in swap.seen_by(2)
    assert "taken" not in swap.seen_by(None)
    assert duel.sees(0, 1) == ["leech", "stone-hand"], (
        "a card comes in at the end, so its place tells nothing"
    )
    assert duel.sees(1, 0) == ["shield"]
    assert duel.sees(2, 0) == [None]
    assert duel.sees(2, 1) == [None, None]


@pytest.mark.rule("deception.hidden")
def test_what_others_knew_of_the_two_hands_is_no_longer_certain() -> None:
    """All saw mage 1 take Heal from the centre; after the swap it may be either hand's."""
    duel = scenario(mage("stone-hand", "deception"), mage("heal", "leech", seen_by=["all"]), mage())
    assert duel.sees(2, 1) == ["heal", None]
    before = duel.view(2)["mages"][1]["hand"]
    duel.does(0, "cast:deception:mage-1", "take:leech", "give:stone-hand")
    assert duel.sees(2, 1) == [None, None]
    handles = {card["handle"] for card in duel.view(2)["mages"][1]["hand"]}
    assert not handles & {card["handle"] for card in before}


@pytest.mark.rule("deception.no-card")
def test_a_mage_with_nothing_to_give_only_looks() -> None:
    duel = scenario(mage("deception"), mage("shield", "leech"), mage())
    duel.does(0, "cast:deception:mage-1")
    assert duel.sees(0, 1) == ["shield", "leech"]
    assert duel.hand(1) == ["shield", "leech"]
    assert duel.active == 1


def test_deception_of_a_hand_with_two_alike_offers_the_card_once() -> None:
    duel = scenario(mage("heal", "deception"), mage("stone-hand", "stone-hand"), mage())
    duel.does(0, "cast:deception:mage-1")
    assert duel.offers(0) == ["take:stone-hand"]
