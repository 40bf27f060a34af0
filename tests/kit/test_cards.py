"""Hidden cards: who knows them, dealing anew, and none lost."""

from __future__ import annotations

import pytest

from magehall.kernel.chance import Chance
from magehall.kit.cards import best_known, bit_of, check_counts, dealt_anew, everyone, unknown_to

SEATS = 3


def test_everyone_is_all_seats_and_spectators() -> None:
    bits = [bit_of(seat, SEATS) for seat in (0, 1, 2, None)]
    assert sum(bits) == everyone(SEATS) == 0b1111


def test_spectators_know_what_their_bit_says() -> None:
    only_players = everyone(SEATS) & ~bit_of(None, SEATS)
    assert not only_players & bit_of(None, SEATS)
    assert only_players & bit_of(2, SEATS)


def test_unknown_cards_are_those_without_the_bit() -> None:
    known = [0b000, 0b010, 0b111, 0b101]
    assert unknown_to(1, range(4), known) == [0, 3]
    assert unknown_to(0, [3, 1], known) == [1]


def test_who_parts_with_one_of_equal_cards_parts_with_the_best_known() -> None:
    known = [0b001, 0b011, 0b110, 0b001]
    assert best_known([0, 2, 1], known) == 2
    assert best_known([3, 0], known) == 3, "the first of those that as many know"


def test_cards_dealt_anew_tell_nothing_of_their_order() -> None:
    dealt = dealt_anew(Chance("seed"), ["owl", "ash", "elm", "yew"])
    assert dealt == dealt_anew(Chance("seed"), ["yew", "elm", "ash", "owl"])
    assert sorted(dealt) == ["ash", "elm", "owl", "yew"]
    assert dealt != dealt_anew(Chance("other"), ["owl", "ash", "elm", "yew"])


def test_all_cards_in_their_places_are_fine() -> None:
    check_counts(["owl", "ash", "owl"], {"ash": 1, "owl": 2}, "cards")
    check_counts([2, 0, 1], dict.fromkeys(range(3), 1), "cards")


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (["owl"], "cards: {} too many, {'ash': 1} too few"),
        (["owl", "ash", "ash"], "cards: {'ash': 1} too many, {} too few"),
        (["owl", "ash", "elm"], "cards: {'elm': 1} too many, {} too few"),
    ],
    ids=["lost", "doubled", "unknown"],
)
def test_a_card_that_is_lost_doubled_or_unknown_is_named(found: list[str], said: str) -> None:
    with pytest.raises(ValueError) as error:
        check_counts(found, {"ash": 1, "owl": 1}, "cards")
    assert str(error.value) == said
