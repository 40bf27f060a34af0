"""What is printed on cards and tracks, and the copy of it that the browser draws from."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from magehall.games.mage_knight.cards.catalogue import HERO_CARDS
from magehall.games.mage_knight.show.catalogue import catalogue

BOARD = Path(__file__).parents[4] / "web" / "src" / "games" / "mage_knight"


def test_the_copy_in_the_browser_is_the_same() -> None:
    copied = json.loads((BOARD / "catalogue.json").read_text(encoding="utf-8"))
    assert copied == json.loads(json.dumps(catalogue())), "run scripts/catalogues"


@pytest.mark.rule("setup.deck")
def test_a_hero_begins_with_sixteen_cards_one_of_which_nobody_else_has() -> None:
    decks = {hero: printed["deck"] for hero, printed in catalogue()["heroes"].items()}
    assert sorted(decks) == sorted(HERO_CARDS)
    assert {sum(deck.values()) for deck in decks.values()} == {16}
    for hero, deck in decks.items():
        others = {card for other, cards in decks.items() if other != hero for card in cards}
        assert len(set(deck) - others) == 1


@pytest.mark.rule("reputation.track")
def test_the_reputation_track_has_fifteen_steps_and_nobody_deals_with_the_lowest() -> None:
    track = {int(step): printed["influence"] for step, printed in catalogue()["reputation"].items()}
    assert sorted(track) == list(range(-7, 8))
    assert (track[-7], track[0], track[7]) == (None, 0, 5)
