"""The names under which others see a card tell nothing of the card."""

from __future__ import annotations

import magehall
from tests.games.battle_mages.scenario import mage, scenario


def test_in_a_position_a_cards_handle_follows_its_place_not_its_face() -> None:
    def seen_by_the_other(spell: str, other: str) -> object:
        position = {
            "game": "battle_mages",
            "seats": 2,
            "mages": [{"school": "fire", "hand": [spell]}, {"school": "air"}],
            "pile": [other, "rockfall"],
        }
        match = magehall.load_position(position)
        return [match.view(seat)["table"]["mages"] for seat in (1, None)]

    assert seen_by_the_other("shield", "ember-lance") == seen_by_the_other("ember-lance", "shield")


def test_of_two_equal_cards_the_one_others_know_is_played() -> None:
    """So that a card nobody knew tells nothing by staying behind a known one."""
    duel = scenario(mage("rockfall", "heal", "rockfall", seen_by=[[], [], "all"]), mage(), mage())
    known = duel.view(1)["mages"][0]["hand"][2]["handle"]
    duel.does(0, "cast:rockfall")
    assert [event["card"] for event in duel.happened("card-played")] == [known]
    assert duel.sees(1, 0) == [None, None]
