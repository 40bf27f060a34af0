"""The sheet, "Ordre du tour de jeu"."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import bolt, chain, mage, scenario


@pytest.mark.rule("turn.order")
def test_turns_go_round_the_table_clockwise() -> None:
    duel = scenario(mage("stone-hand"), mage(), mage(), at="start")
    turns = []
    for _ in range(7):
        turns.append(duel.active)
        duel.does(duel.active, "draw:pile")
        duel.does(duel.active, duel.offers(duel.active)[0])
    assert turns == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("turn.order")
def test_the_eliminated_have_no_turn() -> None:
    duel = scenario(mage("stone-hand"), mage(life=0), mage("heal"))
    duel.does(0, "cast:stone-hand")
    assert duel.active == 2
    assert duel.aimed_at(2) == [("stone-hand", 1)]


@pytest.mark.rule("turn.order")
def test_counterclockwise_the_turn_goes_to_the_mage_before() -> None:
    duel = scenario(mage("stone-hand"), mage(), mage(), direction="counterclockwise")
    duel.does(0, "cast:stone-hand")
    assert duel.active == 2
    assert duel.aimed_at(2) == [("stone-hand", 1)]


@pytest.mark.rule("turn.draw")
def test_a_turn_begins_with_a_card_from_the_pile_or_the_centre() -> None:
    duel = scenario(mage(), mage(), pile=["stone-hand", "heal"], centre="shield", at="start")
    assert duel.asks == {0: "ask-draw"}
    assert duel.offers(0) == ["draw:pile", "draw:centre"]


@pytest.mark.rule("turn.draw")
def test_drawing_from_the_pile_takes_its_top_card_unseen_by_others() -> None:
    duel = scenario(mage(), mage(), pile=["stone-hand", "heal"], centre="shield", at="start")
    duel.does(0, "draw:pile")
    assert duel.hand(0) == ["stone-hand"]
    assert duel.sees(0, 0) == ["stone-hand"]
    assert duel.sees(1, 0) == duel.sees(None, 0) == [None]
    assert duel.pile == ["heal"]
    assert duel.centre == "shield"


@pytest.mark.rule("turn.draw")
def test_the_centre_card_is_drawn_for_all_to_see() -> None:
    duel = scenario(mage(), mage(), pile=["stone-hand"], centre="heal", at="start")
    duel.does(0, "draw:centre")
    assert duel.hand(0) == ["heal"]
    assert duel.sees(1, 0) == duel.sees(None, 0) == ["heal"]


@pytest.mark.rule("turn.centre-replaced")
def test_the_top_of_the_pile_replaces_a_centre_card_that_is_taken() -> None:
    duel = scenario(mage(), mage(), pile=["stone-hand", "leech"], centre="heal", at="start")
    duel.does(0, "draw:centre")
    assert duel.centre == "stone-hand"
    assert duel.pile == ["leech"]


@pytest.mark.rule("turn.centre-replaced")
def test_with_an_empty_pile_the_centre_card_is_not_replaced() -> None:
    duel = scenario(mage(), mage(), pile=[], centre="heal", at="start")
    assert duel.offers(0) == ["draw:centre"]
    duel.does(0, "draw:centre")
    assert duel.centre is None


def test_without_a_centre_card_only_the_pile_is_left() -> None:
    duel = scenario(mage(), mage(), pile=["heal"], centre=None, at="start")
    assert duel.offers(0) == ["draw:pile"]


@pytest.mark.rule("turn.suffer")
def test_a_spell_neither_merged_nor_prevented_hurts() -> None:
    duel = scenario(mage("ember-lance"), mage(), mage(), aimed=[chain("earth", 3, by=2)])
    duel.does(0, "cast:ember-lance")
    assert duel.life(0) == 17
    assert duel.aimed_at(0) == []


@pytest.mark.rule("turn.suffer")
def test_what_is_aimed_at_another_does_not_hurt_in_your_turn() -> None:
    duel = scenario(mage("ember-lance"), mage(), mage(), aimed=[bolt("rage", 3, by=1, at=2)])
    duel.does(0, "cast:ember-lance")
    assert duel.lives == [20, 20, 20]
    assert duel.aimed_at(2) == [("rage", 3)]


@pytest.mark.rule("turn.play")
def test_one_card_is_played_and_lies_face_up_before_its_mage() -> None:
    duel = scenario(mage("heal", "leech", "stone-hand"), mage(), mage())
    assert duel.asks == {0: "ask-play"}
    duel.does(0, "cast:stone-hand")
    assert duel.hand(0) == ["heal", "leech"]
    assert duel.view(1)["mages"][0]["front"] == "stone-hand"
    assert duel.played[-1] == "stone-hand"
    assert duel.active == 1


@pytest.mark.rule("turn.play")
def test_a_card_must_be_played() -> None:
    duel = scenario(mage("stone-hand"), mage(), mage())
    assert duel.offers(0) == ["cast:stone-hand"]
    assert duel.refuses(0, "pass") == ("refused-no-pass", "turn.play")


@pytest.mark.rule("turn.announce")
def test_a_spell_is_announced_to_its_target_with_its_damage() -> None:
    duel = scenario(mage("rockfall"), mage(), mage())
    duel.does(0, "cast:rockfall")
    (announced,) = duel.happened("chain-announced")
    assert (announced["mage"], announced["target"], announced["damage"]) == ("#0", "#1", 1)
    assert duel.aimed_at(1) == [("rockfall", 1)]


@pytest.mark.rule("turn.announce")
def test_the_four_parts_of_a_turn_follow_in_order() -> None:
    duel = scenario(
        mage(), mage(), mage(), pile=["ember-lance", "heal"], aimed=[chain("earth", 1, by=2)], at="start"
    )
    duel.does(0, "draw:pile", "cast:ember-lance")
    parts = ["turn-began", "card-drawn", "card-played", "mage-hurt", "chain-announced", "turn-began"]
    assert duel.story == parts
