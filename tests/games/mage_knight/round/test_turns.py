"""The turns of a round: order, the announced end, the dummy player, last turns of the match."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from magehall.games.mage_knight.cards.vocabulary import GREEN, RED, WHITE, Color
from magehall.games.mage_knight.model.deeds.turn import AnnounceEnd, BeginTurn, SkipTurn
from magehall.games.mage_knight.model.hexes import tile_at
from magehall.games.mage_knight.model.pieces import DUMMY, CityState, Token
from magehall.games.mage_knight.model.state import Quest
from tests.games.mage_knight.rounds import Rounds, in_turn

PLAIN = ("end:turn", "shed", "keep", "begin", "leave")
"""Answers that end a turn without doing anything."""


def ends(scene: Rounds, seat: int) -> Rounds:
    """Let a player end the turn, discarding one card."""
    assert scene.asked == (seat, "ask-turn")
    scene.does(seat, "end:turn")
    if scene.asked == (seat, "ask-shed-one"):
        scene.does(seat, scene.offers(seat, "shed")[0])
        if scene.asked == (seat, "ask-shed"):
            scene.does(seat, "keep:hand")
    return scene


def without_deck(*seats: int) -> Callable[[Quest], None]:
    """Have these players' decks empty."""

    def change(state: Quest) -> None:
        for seat in seats:
            hero = state.edit_hero(seat)
            hero.discard += hero.deck
            hero.deck = []

    return change


def without_cards(*seats: int) -> Callable[[Quest], None]:
    """Have these players' hands and decks empty."""

    def change(state: Quest) -> None:
        for seat in seats:
            hero = state.edit_hero(seat)
            hero.discard += hero.deck + hero.hand
            hero.deck, hero.hand = [], []

    return change


@pytest.mark.rule("round.turns", "turn")
def test_players_take_turns_in_the_order_of_the_round_again_and_again() -> None:
    scene = in_turn(3)
    order = scene.state.calendar.order
    for seat in (*order, *order):
        ends(scene, seat)
    assert scene.asked == (order[0], "ask-turn")


@pytest.mark.rule("round.announce")
def test_with_an_empty_deck_one_may_announce_the_end_and_everyone_else_has_one_more_turn() -> None:
    scene = in_turn(3)
    first, second, third = scene.state.calendar.order
    scene.arranged(without_deck(second))
    ends(scene, first)
    assert scene.asked == (second, "ask-before-turn")
    assert scene.offers(second) == ["begin:turn", "announce:end"]
    scene.does(second, "announce:end")
    ends(scene, third)
    ends(scene, first)
    assert scene.state.calendar.round == 2
    assert scene.asked[1] == "ask-tactic"


@pytest.mark.rule("round.announce")
def test_with_an_empty_deck_and_cards_in_hand_one_may_also_play_on() -> None:
    scene = in_turn(2)
    first, second = scene.state.calendar.order
    ends(scene.arranged(without_deck(second)), first)
    scene.does(second, "begin:turn")
    assert scene.asked == (second, "ask-turn")
    assert scene.state.calendar.announced is None


@pytest.mark.rule("round.announce")
def test_without_any_card_the_end_must_be_announced() -> None:
    scene = in_turn(2)
    first, second = scene.state.calendar.order
    ends(scene.arranged(without_cards(second)), first)
    assert scene.state.calendar.announced == second
    assert scene.state.calendar.last_turns == [first]
    assert scene.asked == (first, "ask-turn")


@pytest.mark.rule("round.announce")
def test_the_end_is_announced_only_once_and_never_with_cards_in_the_deck() -> None:
    scene = in_turn(3)
    first, second, third = scene.state.calendar.order
    scene.arranged(without_deck(second, third))
    ends(scene, first).does(second, "announce:end")
    assert scene.asked == (third, "ask-turn")
    scene = in_turn(2, daylight="night", tactic="midnight-meditation")
    assert scene.asked == (0, "ask-before-turn")
    assert scene.why_not(0, AnnounceEnd()) == ("refused-deck-not-empty", "round.announce")


@pytest.mark.rule("round.pass")
def test_without_any_card_when_the_end_was_announced_one_passes() -> None:
    scene = in_turn(3)
    first, second, third = scene.state.calendar.order
    scene.arranged(without_deck(second)).arranged(without_cards(third))
    ends(scene, first).does(second, "announce:end")
    assert scene.happened("turn-passed") == [
        {"event": "turn-passed", "rule": "round.pass", "hero": f"#{third}"}
    ]
    assert scene.asked == (first, "ask-turn")


@pytest.mark.rule("round.pass", "turn.before")
def test_a_tactic_before_the_turn_comes_before_passing() -> None:
    scene = in_turn(2, daylight="night", tactic="long-night")

    def spent(state: Quest) -> None:
        hero = state.edit_hero(0)
        hero.discard = hero.deck + hero.hand
        hero.deck, hero.hand = [], []

    ends(scene, 0)
    ends(scene.arranged(spent).does(1, "put:aside"), 1)
    assert scene.asked == (0, "ask-before-turn")
    assert scene.offers(0) == ["tactic:long-night", "announce:end"]
    assert scene.why_not(0, BeginTurn()) == ("refused-no-cards-announce", "round.announce")
    assert scene.why_not(0, SkipTurn()) == ("refused-must-announce", "round.announce")
    scene.does(0, "tactic:long-night")
    assert scene.asked == (0, "ask-turn")
    assert len(scene.state.hero(0).deck) == 3


@pytest.mark.rule("round.flipped")
def test_a_face_down_order_token_is_turned_up_instead_of_a_turn() -> None:
    scene = in_turn(3)
    first, second, third = scene.state.calendar.order
    scene.arranged(lambda state: state.edit_calendar().flipped.append(second))
    ends(scene, first)
    assert scene.asked == (third, "ask-turn")
    assert scene.state.calendar.flipped == []
    ends(ends(scene, third), first)
    assert scene.asked == (second, "ask-turn")


# The dummy player


def with_dummy_deck(cards: list[str], crystals: dict[Color, int]) -> Callable[[Quest], None]:
    """Give the dummy player these cards and crystals."""

    def change(state: Quest) -> None:
        dummy = state.edit_dummy()
        dummy.deck, dummy.discard, dummy.crystals = cards, [], crystals

    return change


@pytest.mark.rule("dummy.turn")
def test_the_dummy_player_turns_up_more_cards_for_crystals_of_the_third_ones_colour() -> None:
    cards = ["march", "swiftness", "rage", "stamina", "promise", "threaten"]
    scene = in_turn(1).arranged(with_dummy_deck(cards, {RED: 2, GREEN: 1}))
    ends(scene, 0)
    assert scene.state.dummy is not None
    assert scene.state.dummy.discard == ["march", "swiftness", "rage", "stamina", "promise"]
    assert scene.state.dummy.deck == ["threaten"]


@pytest.mark.rule("dummy.turn", "dummy.announce")
def test_with_fewer_cards_it_turns_up_what_there_is_and_announces_the_end_next_time() -> None:
    scene = in_turn(1).arranged(with_dummy_deck(["march", "swiftness"], {WHITE: 3}))
    ends(scene, 0)
    assert scene.state.dummy is not None
    assert (scene.state.dummy.deck, scene.state.calendar.announced) == ([], None)
    ends(scene, 0)
    assert scene.state.calendar.announced == DUMMY
    ends(scene, 0)
    assert scene.state.calendar.round == 2


@pytest.mark.rule("round.announce", "dummy.announce")
def test_the_dummy_player_has_a_last_turn_too() -> None:
    scene = in_turn(1).arranged(without_deck(0))
    ends(scene, 0)
    assert scene.state.dummy is not None
    before = len(scene.state.dummy.deck)
    scene.loaded().does(0, "announce:end")
    assert before
    assert scene.happened("dummy-played")[1:]
    assert scene.state.calendar.round == 2


# The end


def with_city(*, conquered_by: int | None = None) -> Callable[[Quest], None]:
    """Reveal a city, and perhaps have it conquered."""

    def change(state: Quest) -> None:
        shields = () if conquered_by is None else (conquered_by,)
        garrison = () if shields else (Token("freezers", False),)
        closed = state.agreement.closed_cities
        city = CityState(WHITE, 4, () if closed else garrison, shields, closed=closed)
        state.edit_realm().cities[tile_at(2, 2)] = city

    return change


@pytest.mark.rule("scenario.end", "scenario.first-reconnaissance")
def test_after_a_city_is_revealed_everyone_has_one_last_turn_and_who_found_it_too() -> None:
    scene = in_turn(3)
    first, second, third = scene.state.calendar.order
    scene.arranged(with_city())
    ends(scene, first)
    assert scene.state.calendar.ending
    ends(ends(ends(scene, second), third), first)
    assert scene.winners is not None
    assert scene.state.calendar.round == 1


@pytest.mark.rule("scenario.end")
def test_the_match_ends_at_once_if_the_round_ends_in_the_last_turns() -> None:
    scene = in_turn(3)
    first, second, third = scene.state.calendar.order
    scene.arranged(without_deck(second))
    ends(scene, first).does(second, "announce:end")
    ends(scene.arranged(with_city()), third)
    assert scene.state.calendar.last_turns == [first]
    ends(scene, first)
    assert scene.winners is not None


@pytest.mark.rule("scenario.end")
def test_announcing_the_end_in_the_last_turns_gives_nobody_a_second_last_turn() -> None:
    scene = in_turn(3)
    first, second, third = scene.state.calendar.order
    scene.arranged(without_deck(third)).arranged(with_city())
    ends(scene, first)
    ends(scene, second).does(third, "announce:end")
    ends(scene, first)
    assert scene.winners is not None


@pytest.mark.rule("scenario.end", "scenario.solo-conquest")
def test_alone_one_last_turn_is_left_and_the_dummy_player_has_none() -> None:
    scene = in_turn(1, scenario="solo-conquest")

    def conquered(state: Quest) -> None:
        for place in (2, 3):
            state.edit_realm().cities[tile_at(place, 2)] = CityState(WHITE, 5, (), (0,))

    ends(scene.arranged(conquered), 0)
    assert scene.state.calendar.last_turns == [0]
    ends(scene, 0)
    assert scene.winners == (0,)
    assert scene.happened("dummy-played") == []


@pytest.mark.rule("round.limit", "round.end")
@pytest.mark.parametrize(
    ("scenario", "seats", "rounds"),
    [("first-reconnaissance", 2, 3), ("blitz-conquest", 2, 4), ("solo-conquest", 1, 6)],
)
def test_a_match_ends_after_the_last_round_of_its_scenario(scenario: str, seats: int, rounds: int) -> None:
    scene = in_turn(seats, scenario=scenario)
    scene.plays_on(lambda scene: not scene.match.pending, *PLAIN, "announce", "skip")
    assert len(scene.happened("round-ended")) == rounds
    assert scene.winners is not None
