"""The sheet, "Fin de la partie"."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battle_mages.scenario import Duel, bolt, chain, mage, scenario


@pytest.mark.rule("end.last-mage")
def test_the_last_mage_alive_wins() -> None:
    duel = scenario(mage("stone-hand", life=3), mage(life=1), mage(life=0), aimed=[bolt("rage", 3, by=1)])
    duel.does(0, "cast:stone-hand")
    assert duel.winners == (1,)
    assert duel.asks == {}
    assert duel.match.result is not None
    assert duel.match.result.reason.key == "result-last-mage"
    assert duel.match.result.scores == (0, 1, 0)


@pytest.mark.rule("end.last-mage")
def test_with_two_alive_the_duel_goes_on() -> None:
    duel = scenario(mage("stone-hand", life=3), mage(life=1), mage(life=1), aimed=[bolt("rage", 3, by=1)])
    duel.does(0, "cast:stone-hand")
    assert duel.winners is None


@pytest.mark.rule("end.last-mage")
def test_one_can_win_in_anothers_turn_and_by_retaliation() -> None:
    aimed = [chain("earth", 6, by=1, last="rockfall")]
    duel = scenario(mage("retaliate", life=1), mage(life=6), aimed=aimed)
    duel.does(0, "counter:retaliate")
    assert duel.winners == (0,)


@pytest.mark.rule("end.last-mage")
def test_a_caster_who_falls_to_the_own_explosion_leaves_the_victory_to_the_other() -> None:
    duel = scenario(mage("explosion", life=1), mage(life=1), mage(life=0))
    duel.does(0, "cast:explosion")
    assert duel.winners == (1,)


def last_card(*lives: int, **more: Any) -> Duel:
    """Mage 0 plays the last card: neither pile nor centre holds one."""
    mages = [mage("stone-hand", "heal", life=lives[0]), *(mage(life=life) for life in lives[1:])]
    return scenario(*mages, pile=[], **more).does(0, "cast:stone-hand")


@pytest.mark.rule("end.most-life")
def test_when_no_card_is_left_to_draw_the_most_life_wins() -> None:
    duel = last_card(5, 9, 8)
    assert duel.winners == (1,)
    assert duel.match.result is not None
    assert duel.match.result.reason.key == "result-most-life"
    assert duel.match.result.scores == (5, 9, 8)


@pytest.mark.rule("end.no-card")
def test_the_duel_is_judged_when_a_turn_begins_without_a_card_to_draw() -> None:
    centre = last_card(5, 9, 8, centre="leech")
    assert centre.winners is None
    assert centre.offers(1) == ["draw:centre"]
    pile = scenario(mage("stone-hand", life=5), mage(life=9), mage(life=8), pile=["leech"])
    pile.does(0, "cast:stone-hand")
    assert pile.winners is None


@pytest.mark.rule("end.no-card")
def test_the_turn_that_draws_the_last_card_is_played_to_its_end() -> None:
    duel = scenario(mage(life=5), mage(life=9), mage(life=6), pile=["heal"], at="start")
    duel.does(0, "draw:pile")
    assert duel.asks == {0: "ask-play"}
    duel.does(0, "cast:heal")
    assert duel.winners == (1,)
    assert duel.life(0) == 8


@pytest.mark.rule("end.no-card")
def test_spells_in_the_air_at_the_end_do_not_count() -> None:
    duel = last_card(8, 9, 7, aimed=[bolt("rage", 3, by=2, at=1)])
    assert duel.winners == (1,)
    assert duel.life(1) == 9


@pytest.mark.rule("end.tie")
def test_on_a_tie_the_played_cards_become_a_new_pile_and_centre() -> None:
    duel = last_card(5, 9, 9)
    assert duel.winners is None
    assert duel.asks == {1: "ask-draw"}
    assert duel.view()["pile"] == 100 - 1 - 1
    assert duel.centre is not None
    assert duel.played == []
    assert duel.hand(0) == ["heal"]
    assert [event["life"] for event in duel.happened("pile-renewed")] == [9]


@pytest.mark.rule("end.tie")
def test_the_new_pile_is_shuffled() -> None:
    order = ["rage", "fear", "leech"]
    duel = last_card(5, 9, 9, dice=[order])
    assert duel.pile[::-1][:3] == order
    assert last_card(5, 9, 9, secret="one").pile != last_card(5, 9, 9, secret="two").pile


@pytest.mark.rule("end.tie")
def test_on_a_tie_spells_in_the_air_stay_there() -> None:
    duel = last_card(5, 9, 9)
    assert duel.aimed_at(1) == [("stone-hand", 1)]


@pytest.mark.rule("end.tie")
def test_a_tie_below_the_leader_is_no_tie() -> None:
    assert last_card(9, 5, 5).winners == (0,)


@pytest.mark.rule("end.tie")
def test_shuffled_cards_are_known_to_nobody_and_lie_before_no_mage() -> None:
    """What was face up before a mage is in the pile now; nothing may tell where."""
    duel = last_card(5, 9, 9)
    assert [entry["front"] for entry in duel.view()["mages"]] == [None, None, None]
    for seat in range(3):
        for seed in ("a", "b", "c"):
            assert duel.match.imagine(seat, seed).view(seat)["table"] == duel.view(seat)


@pytest.mark.rule("end.tie")
def test_after_a_reshuffle_paralyze_may_be_in_any_hand_again() -> None:
    duel = last_card(5, 9, 9, dice=[[]])
    duel.does(1, "draw:pile")
    duel.does(1, duel.offers(1)[0])
    assert duel.in_window
