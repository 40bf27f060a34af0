"""The sheet, "Jeu à deux joueurs"."""

from __future__ import annotations

from collections import Counter

import pytest

from magehall.games.battle_mages.cards import FACES, RARE_SPELLS
from magehall.games.battle_mages.deck.box import deck
from tests.games.battle_mages.scenario import chain, mage, new_duel, scenario

REMOVED = {"explosion", "dodge", "mind-control", "rage", "rebirth", "tornado", "thunder"}


@pytest.mark.rule("two.removed")
def test_seven_rare_spells_are_removed_with_two_players() -> None:
    cards = Counter(FACES[number].id for number in deck(2))
    assert {spell.id for spell in RARE_SPELLS if not cards[spell.id]} == REMOVED
    assert sum(cards.values()) == 90
    assert all(cards[face.id] == face.copies for face in FACES if face.id not in REMOVED)


@pytest.mark.rule("two.removed")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_with_more_players_nothing_is_removed(seats: int) -> None:
    assert len(deck(seats)) == 100


@pytest.mark.rule("two.removed")
def test_a_duel_of_two_never_meets_a_removed_card() -> None:
    duel = new_duel(2, mages="deal")
    everything = {*duel.pile, *duel.hand(0), *duel.hand(1), duel.centre}
    assert not everything & REMOVED


def test_two_players_aim_at_each_other() -> None:
    duel = scenario(mage("stone-hand"), mage("rockfall"))
    duel.does(0, "cast:stone-hand").does(1, "draw:pile", "merge:rockfall")
    assert duel.aimed_at(0) == [("rockfall", 3)]


def test_with_two_players_the_fallen_are_not_asked_about_rebirth() -> None:
    duel = scenario(mage("heal", "stone-hand", life=1), mage(), aimed=[chain("fire", 3, by=1)])
    duel.does(0, "cast:stone-hand")
    assert duel.winners == (1,)
