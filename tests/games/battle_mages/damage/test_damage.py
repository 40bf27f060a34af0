"""The sheet, "Infliger des Dégâts"."""

from __future__ import annotations

import pytest

from tests.games.battle_mages.scenario import bolt, chain, mage, scenario


@pytest.mark.rule("damage.life")
def test_damage_is_subtracted_from_life() -> None:
    duel = scenario(mage("stone-hand", life=9), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    duel.does(0, "cast:stone-hand")
    assert duel.life(0) == 6
    assert [(event["damage"], event["life"]) for event in duel.happened("mage-hurt")] == [(3, 6)]


@pytest.mark.rule("damage.zero")
@pytest.mark.parametrize("life", [3, 2], ids=["exactly", "beyond"])
def test_a_mage_at_zero_life_is_out(life: int) -> None:
    duel = scenario(mage("stone-hand", life=life), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    duel.does(0, "cast:stone-hand")
    assert duel.life(0) == 0
    assert not duel.match.state.is_alive(0)
    assert [event["mage"] for event in duel.happened("mage-fell")] == ["#0"]


@pytest.mark.rule("damage.zero")
def test_one_life_is_enough_to_stay() -> None:
    duel = scenario(mage("stone-hand", life=4), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    duel.does(0, "cast:stone-hand")
    assert duel.match.state.alive() == [0, 1, 2]


@pytest.mark.rule("damage.after-play")
def test_nothing_hurts_before_the_card_is_played() -> None:
    duel = scenario(mage(), mage(), mage(), aimed=[chain("earth", 6, by=2)], at="start")
    duel.does(0, "draw:pile")
    assert duel.life(0) == 20
    assert duel.aimed_at(0) == [("fusion", 6)]


@pytest.mark.rule("damage.after-play")
def test_the_card_just_drawn_can_still_save_you() -> None:
    duel = scenario(
        mage(life=6), mage(), mage(), pile=["shield", "heal"], aimed=[chain("earth", 6, by=2)], at="start"
    )
    duel.does(0, "draw:pile", "counter:shield")
    assert duel.life(0) == 6


@pytest.mark.rule("damage.before-effect")
def test_the_card_works_after_the_damage() -> None:
    """At full life Heal would be wasted if it worked before the damage."""
    duel = scenario(mage("heal"), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    duel.does(0, "cast:heal")
    assert duel.story == ["card-played", "mage-hurt", "spell-cast", "life-regained", "turn-began"]
    assert duel.life(0) == 20


@pytest.mark.rule("damage.before-effect")
def test_the_card_of_a_mage_the_damage_eliminates_does_nothing() -> None:
    duel = scenario(mage("stone-hand", life=3), mage(), mage(), aimed=[bolt("rage", 3, by=2)])
    duel.does(0, "cast:stone-hand")
    assert duel.air == []
    assert duel.happened("chain-announced") == []


@pytest.mark.rule("damage.before-effect")
def test_a_chain_merged_by_a_mage_whom_another_spell_eliminates_is_lost() -> None:
    aimed = [chain("earth", 6, by=2, last="stone-hand"), bolt("rage", 3, by=1)]
    duel = scenario(mage("rockfall", life=3), mage(), mage(), aimed=aimed)
    duel.does(0, "merge:rockfall")
    assert duel.air == []
    assert duel.active == 1


@pytest.mark.rule("damage.all-aimed")
@pytest.mark.parametrize(
    ("option", "struck"),
    [
        ("cast:rage:mage-2", [2]),
        ("cast:thunder", [1, 3]),
        ("cast:explosion", [1, 2, 3]),
        ("cast:leech", [1]),
        ("cast:tornado", [3]),
        ("cast:stone-hand", [1]),
        ("cast:fusion:fire", [1]),
    ],
)
def test_damage_to_others_waits_in_the_air_for_their_turn(option: str, struck: list[int]) -> None:
    duel = scenario(mage(option.split(":")[1]), mage(), mage(), mage())
    duel.does(0, option)
    assert duel.lives[1:] == [18, 18, 18]
    assert sorted(spell["at"] for spell in duel.air) == struck


@pytest.mark.rule("damage.all-aimed")
def test_a_rare_spells_damage_can_be_answered_in_the_targets_turn() -> None:
    duel = scenario(mage("rage"), mage("shield"), mage(), pile=["heal"])
    duel.does(0, "cast:rage:mage-1").does(1, "draw:pile", "counter:shield")
    assert duel.life(1) == 20
    assert duel.air == []


@pytest.mark.rule("answer.one-spell")
def test_one_card_answers_one_spell_and_the_others_hurt() -> None:
    aimed = [bolt("thunder", 2, by=1), chain("earth", 6, by=2)]
    duel = scenario(mage("shield"), mage(), mage(), aimed=aimed)
    duel.does(0, "counter:shield")
    assert duel.asks == {0: "ask-which-spell"}
    assert duel.offers(0) == ["answer:spell-0", "answer:spell-1"]
    duel.does(0, "answer:spell-1")
    assert duel.life(0) == 18
    assert duel.air == []


@pytest.mark.rule("answer.one-spell")
def test_the_choice_among_several_spells_is_the_players() -> None:
    aimed = [bolt("thunder", 2, by=1), chain("earth", 6, by=2)]
    duel = scenario(mage("shield"), mage(), mage(), aimed=aimed)
    duel.does(0, "counter:shield", "answer:spell-0")
    assert duel.life(0) == 14


@pytest.mark.rule("answer.one-spell")
def test_with_one_spell_in_the_air_nobody_is_asked_which() -> None:
    duel = scenario(mage("shield"), mage(), mage(), aimed=[bolt("thunder", 2, by=1)])
    duel.does(0, "counter:shield")
    assert duel.active == 1


def test_several_spells_strike_in_the_order_in_which_they_were_aimed() -> None:
    aimed = [bolt("thunder", 2, by=1), chain("earth", 6, by=2), bolt("rage", 3, by=1)]
    duel = scenario(mage("ember-lance"), mage(), mage(), aimed=aimed)
    duel.does(0, "cast:ember-lance")
    assert [event["damage"] for event in duel.happened("mage-hurt")] == [2, 6, 3]
    assert duel.life(0) == 9


def test_an_eliminated_mage_suffers_no_more() -> None:
    aimed = [chain("earth", 6, by=2), bolt("rage", 3, by=1)]
    duel = scenario(mage("ember-lance", life=5), mage(), mage(), aimed=aimed)
    duel.does(0, "cast:ember-lance")
    assert len(duel.happened("mage-hurt")) == 1
    assert duel.air == []
