"""The sheet, "Mise en place", and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

import magehall
from magehall.games.battle_mages.cards import FACES, Common
from tests.games.battle_mages.scenario import Duel, new_duel

SCHOOLS = ["fire", "water", "air", "earth", "death", "poison"]


def all_cards(duel: Duel) -> list[str]:
    hands = [card for number in range(duel.match.state.mages) for card in duel.hand(number)]
    return [*hands, *duel.pile, *duel.played, *([duel.centre] if duel.centre else [])]


@pytest.mark.rule("setup.mage")
def test_each_player_chooses_one_of_the_mages_nobody_has_yet() -> None:
    duel = new_duel(3)
    assert duel.asks == {0: "ask-mage"}
    assert duel.offers(0) == [f"choose:{school}" for school in SCHOOLS]
    duel.does(0, "choose:earth")
    assert duel.asks == {1: "ask-mage"}
    assert "choose:earth" not in duel.offers(1)
    duel.does(1, "choose:air")
    assert duel.offers(2) == ["choose:fire", "choose:water", "choose:death", "choose:poison"]
    duel.does(2, "choose:poison")
    assert [entry["school"] for entry in duel.view()["mages"]] == ["earth", "air", "poison"]


@pytest.mark.rule("setup.mage")
def test_the_mages_not_taken_are_out_of_the_duel() -> None:
    duel = new_duel(2).does(0, "choose:fire").does(1, "choose:water")
    assert duel.match.state.mages == 2


def test_mages_can_be_dealt_instead_and_are_all_different() -> None:
    duel = new_duel(6, mages="deal")
    assert sorted(entry["school"] for entry in duel.view()["mages"]) == sorted(SCHOOLS)
    others = [new_duel(2, seed, mages="deal").view()["mages"][0]["school"] for seed in range(12)]
    assert len(set(others)) > 1


@pytest.mark.rule("setup.life")
@pytest.mark.parametrize(
    ("seats", "life"), [(1, 20), (2, 20), (3, 20), (4, 18), (5, 16), (6, 14)], ids=lambda number: str(number)
)
def test_starting_life_goes_by_the_number_of_players(seats: int, life: int) -> None:
    duel = new_duel(seats, mages="deal", first_seat=0)
    started = [entry["starting_life"] for entry in duel.view()["mages"]]
    assert started == [life] * max(2, seats)
    assert [event["life"] for event in duel.happened("mage-chosen")] == started
    assert duel.life(0) == life


@pytest.mark.rule("setup.deal")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_each_player_is_dealt_two_cards_which_only_that_player_sees(seats: int) -> None:
    duel = new_duel(seats, mages="deal")
    for seat in range(seats):
        assert duel.sees(seat, seat) == duel.hand(seat)
        assert len(duel.hand(seat)) == 2
        for other in [None, *range(seats)]:
            assert other == seat or duel.sees(other, seat) == [None, None]
    assert [event["mage"] for event in duel.happened("card-dealt")] == [f"#{n}" for n in range(seats)] * 2
    assert all("spell" not in event for event in duel.happened("card-dealt"))


@pytest.mark.rule("setup.deal")
def test_common_and_rare_spells_are_shuffled_together() -> None:
    common = {face.id for face in FACES if isinstance(face, Common)}
    hands = [new_duel(6, seed, mages="deal").hand(0) for seed in range(30)]
    dealt = {card for hand in hands for card in hand}
    assert dealt & common
    assert dealt - common
    assert len({tuple(hand) for hand in hands}) > 20


@pytest.mark.rule("setup.pile")
@pytest.mark.parametrize(
    ("seats", "cards"), [(1, 85), (2, 90), (3, 100), (4, 100), (5, 100), (6, 100)], ids=lambda n: str(n)
)
def test_what_is_not_dealt_is_the_pile(seats: int, cards: int) -> None:
    duel = new_duel(seats, mages="deal")
    dealt = 2 * seats + 1
    if seats == 1:
        dealt += 1  # the virtual opponent has begun, and has played a card
    assert duel.view()["pile"] == cards - dealt
    assert len(all_cards(duel)) == cards


@pytest.mark.rule("setup.pile")
def test_the_pile_lies_face_down() -> None:
    duel = new_duel(3, mages="deal")
    for seat in (None, 0, 1, 2):
        assert duel.view(seat)["pile"] == 100 - 7
    bits = [duel.match.state.table.known[card] for card in duel.match.state.table.pile]
    assert not any(bits)


def test_the_box_holds_72_common_and_28_rare_spells() -> None:
    cards = Counter(all_cards(new_duel(3, mages="deal")))
    common = {face.id for face in FACES if isinstance(face, Common)}
    assert sum(cards[card] for card in common) == 72
    assert sum(number for card, number in cards.items() if card not in common) == 28


@pytest.mark.rule("setup.centre")
def test_the_top_of_the_pile_is_turned_up_as_the_centre_card() -> None:
    duel = new_duel(4, mages="deal")
    centre = duel.centre
    assert centre is not None
    assert all(duel.view(seat)["centre"] == centre for seat in range(4))
    assert [event["spell"] for event in duel.happened("centre-turned-up")] == [f"@spell-{centre}"]


@pytest.mark.rule("setup.first")
def test_the_first_seat_is_the_one_the_options_name() -> None:
    for seat in range(4):
        duel = new_duel(4, mages="deal", first_seat=seat)
        assert duel.active == seat
        assert list(duel.asks) == [seat]


@pytest.mark.rule("setup.first")
def test_without_a_name_the_first_seat_is_drawn_by_lot() -> None:
    firsts = Counter(new_duel(3, seed, mages="deal").active for seed in range(60))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 8


def test_a_first_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(magehall.OptionError, match="first_seat is 3"):
        new_duel(3, first_seat=3)
    with pytest.raises(magehall.OptionError, match="first_seat"):
        new_duel(3, first_seat=-1)


@pytest.mark.parametrize("seats", [0, 7])
def test_the_table_seats_one_to_six(seats: int) -> None:
    with pytest.raises(magehall.OptionError, match="seats 1 to 6"):
        new_duel(seats)
