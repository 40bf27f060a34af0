"""The sheet, "Jeu en solo": you are mage 0, the virtual opponent is mage 1."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from magehall.games.battle_mages.cards import FACES, RARE_SPELLS
from magehall.games.battle_mages.deck.box import deck
from tests.games.battle_mages.scenario import Duel, bolt, chain, mage, new_duel, scenario

REMOVED = {
    "explosion", "blind", "paralyze", "deception", "dodge", "fear", "icy-hand", "mind-control", "rage", "thunder",
    "tornado",
}  # fmt: skip


def solo(you: dict[str, Any], opponent: dict[str, Any] | None = None, **more: Any) -> Duel:
    """You against the virtual opponent."""
    return scenario(you, opponent or mage(), seats=1, **more)


@pytest.mark.rule("solo.mages")
def test_you_choose_your_mage_and_another_for_the_virtual_opponent() -> None:
    duel = new_duel(1)
    duel.does(0, "choose:air")
    assert duel.asks == {0: "ask-virtual-mage"}
    assert "choose:air" not in duel.offers(0)
    duel.does(0, "choose:death")
    assert [(entry["school"], entry["virtual"]) for entry in duel.view()["mages"]] == [
        ("air", False),
        ("death", True),
    ]


@pytest.mark.rule("solo.life")
def test_both_start_with_twenty_life() -> None:
    duel = new_duel(1, mages="deal")
    assert [entry["starting_life"] for entry in duel.view()["mages"]] == [20, 20]
    assert [event["life"] for event in duel.happened("mage-chosen")] == [20, 20]


@pytest.mark.rule("solo.removed")
def test_eleven_rare_spells_are_removed_alone() -> None:
    cards = Counter(FACES[number].id for number in deck(1))
    assert {spell.id for spell in RARE_SPELLS if not cards[spell.id]} == REMOVED | {"rebirth"}
    assert sum(cards.values()) == 85


@pytest.mark.rule("solo.rebirth")
def test_rebirth_lies_beside_the_virtual_opponent_and_not_in_the_deck() -> None:
    duel = new_duel(1, mages="deal")
    assert [entry["rebirth"] for entry in duel.view()["mages"]] == [False, True]
    assert "rebirth" not in {FACES[number].id for number in deck(1)}


@pytest.mark.rule("solo.rebirth")
def test_the_virtual_opponent_comes_back_once() -> None:
    aimed = [chain("earth", 6, by=0, at=1)]
    first = solo(mage("heal"), mage(life=6), aimed=aimed, pile=["tide-whip", "hail-volley"])
    first.does(0, "cast:heal")
    assert first.life(1) == 5
    assert first.view()["mages"][1]["rebirth"] is False
    second = solo(
        mage("ember-lance"), mage(life=6, rebirth=False), aimed=aimed, pile=["tide-whip", "hail-volley"]
    )
    second.does(0, "cast:ember-lance")
    assert second.winners == (0,)


@pytest.mark.rule("solo.rebirth")
def test_you_have_no_rebirth() -> None:
    duel = solo(mage("heal", "ember-lance", life=1), aimed=[chain("earth", 6, by=1)])
    duel.does(0, "cast:ember-lance")
    assert duel.life(0) == 0
    assert duel.winners == ()
    assert duel.match.result is not None
    assert duel.match.result.reason.key == "result-virtual"


@pytest.mark.rule("solo.shuffle")
def test_you_are_dealt_two_cards_from_the_shuffled_rest_and_a_centre_card_is_turned_up() -> None:
    duel = new_duel(1, mages="deal")
    assert [event["mage"] for event in duel.happened("card-dealt")] == ["#0", "#0"]
    assert len(duel.hand(0)) == 2
    assert duel.hand(1) == []
    assert duel.centre is not None
    assert len({tuple(new_duel(1, seed, mages="deal").hand(0)) for seed in range(20)}) > 15


@pytest.mark.rule("solo.first")
def test_the_virtual_opponent_plays_first() -> None:
    duel = new_duel(1, mages="deal")
    assert [event["mage"] for event in duel.happened("duel-began")] == ["#1"]
    assert [event["mage"] for event in duel.happened("turn-began")] == ["#1", "#0"]
    assert len(duel.played) == 1


@pytest.mark.rule("solo.turn")
def test_the_virtual_opponent_draws_from_the_pile_and_plays_the_card_against_you() -> None:
    duel = solo(mage("heal"), pile=["stone-hand", "leech"], centre="rockfall")
    duel.does(0, "cast:heal")
    assert duel.aimed_at(0) == [("stone-hand", 1)]
    assert duel.pile == ["leech"]
    assert duel.centre == "rockfall"
    assert duel.asks == {0: "ask-draw"}


@pytest.mark.rule("solo.turn")
def test_a_card_with_which_it_can_do_nothing_is_put_down() -> None:
    duel = solo(mage("heal"), pile=["shield", "leech"])
    duel.does(0, "cast:heal")
    assert [event["mage"] for event in duel.happened("spell-spent")] == ["#1"]
    assert duel.air == []


@pytest.mark.rule("solo.turn")
def test_its_leech_feeds_it_and_its_heal_heals_it() -> None:
    leech = solo(mage("ember-lance", life=10), mage(life=10), aimed=[bolt("leech", 2, by=1, leech=True)])
    leech.does(0, "cast:ember-lance")
    assert leech.life(0) == 8
    assert [event["life"] for event in leech.happened("life-regained")] == [12]
    heal = solo(mage("heal"), mage(life=10), pile=["heal", "leech"])
    heal.does(0, "cast:heal")
    assert heal.life(1) == 13


@pytest.mark.rule("solo.draw")
def test_with_an_empty_pile_it_takes_the_centre_card() -> None:
    duel = solo(mage("heal", life=9), mage(life=8), pile=[], centre="stone-hand")
    duel.does(0, "cast:heal")
    assert [event["mage"] for event in duel.happened("centre-taken")] == ["#1"]
    assert duel.played[-1] == "stone-hand"


@pytest.mark.rule("solo.fusion")
def test_it_declares_its_own_type_when_it_starts_a_chain_with_fusion() -> None:
    duel = solo(mage("heal"), mage(school="death"), pile=["fusion", "leech"])
    duel.does(0, "cast:heal")
    assert duel.air == [{"spell": "fusion", "by": 1, "at": 0, "damage": 2, "school": "death", "chain": 1}]


@pytest.mark.rule("solo.fusion")
@pytest.mark.parametrize("card", ["rockfall", "fusion"])
def test_it_merges_whenever_its_card_can(card: str) -> None:
    duel = solo(mage("stone-hand"), pile=[card, "leech"])
    duel.does(0, "cast:stone-hand")
    assert duel.aimed_at(0) == [(card, 3)]
    assert duel.life(1) == 20


@pytest.mark.rule("solo.fusion")
def test_it_counters_whenever_its_card_can() -> None:
    shielded = solo(mage("stone-hand"), pile=["shield", "leech"])
    assert shielded.does(0, "cast:stone-hand").air == []
    assert shielded.life(1) == 20
    turned = solo(mage("heal", "stone-hand"), pile=["retaliate", "leech"])
    turned.does(0, "cast:stone-hand")
    assert turned.asks == {0: "ask-answer-retaliation"}
    assert turned.does(0, "pass").lives == [19, 20]


@pytest.mark.rule("solo.fusion")
def test_of_two_spells_it_answers_the_stronger() -> None:
    aimed = [bolt("leech", 2, by=0, at=1, leech=True), chain("earth", 6, by=0, at=1)]
    duel = solo(mage("heal"), pile=["shield", "leech"], aimed=aimed)
    duel.does(0, "cast:heal")
    assert duel.life(1) == 18


@pytest.mark.rule("solo.no-hand")
def test_it_cannot_answer_a_retaliate() -> None:
    duel = solo(mage("retaliate"), aimed=[chain("earth", 6, by=1)], pile=["ember-lance", "leech"])
    duel.does(0, "counter:retaliate")
    assert duel.lives == [20, 14]


@pytest.mark.rule("solo.goes-on")
def test_it_suffers_what_it_does_not_answer_before_its_card_works() -> None:
    duel = solo(mage("stone-hand"), mage(life=10), pile=["heal", "leech"])
    duel.does(0, "cast:stone-hand")
    assert duel.life(1) == 12
    assert [name for name in duel.story if name in ("mage-hurt", "life-regained")] == [
        "mage-hurt",
        "life-regained",
    ]


@pytest.mark.rule("solo.goes-on")
def test_specialisation_merging_and_most_life_count_as_ever() -> None:
    guarded = solo(mage("stone-hand"), mage(school="earth"), pile=["ember-lance", "leech"])
    assert guarded.does(0, "cast:stone-hand").life(1) == 20
    judged = solo(mage("heal", life=7), mage(life=8), pile=[], centre=None)
    assert judged.does(0, "cast:heal").winners == (0,)
    lost = solo(mage("heal", life=7), mage(life=11), pile=[], centre=None)
    assert lost.does(0, "cast:heal").winners == ()


def test_it_has_no_seat_and_is_never_asked() -> None:
    duel = new_duel(1, mages="deal")
    for _ in range(200):
        if duel.winners is not None:
            break
        assert list(duel.asks) == [0]
        duel.does(0, duel.offers(0)[0])
    assert duel.winners is not None
