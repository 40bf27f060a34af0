"""The names under which others see a card tell nothing of the card."""

from __future__ import annotations

import magehall


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
