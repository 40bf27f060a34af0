"""The draft of advanced actions before the start."""

from __future__ import annotations

import pytest

from magehall.games.mage_knight.cards.vocabulary import NIGHT
from magehall.games.mage_knight.model.deeds.setup import DraftCard
from tests.games.mage_knight.rounds import HEROES, Rounds, begun

QUICK = ("take-tactic", "announce", "skip", "begin", "end:turn", "shed", "keep")


def drafting(seats: int) -> Rounds:
    """A match in which the heroes are chosen and the draft begins."""
    scene = begun(seats, scenario="full-conquest" if seats > 1 else "first-reconnaissance", draft=True)
    while "ask-hero" in scene.asks.values():
        seat = scene.asked[0]
        scene.does(seat, f"hero:{HEROES[seat]}")
    return scene


@pytest.mark.rule("variant.draft")
def test_everyone_keeps_one_card_at_once_and_passes_the_rest_to_the_left() -> None:
    scene = drafting(3)
    packs = [list(scene.state.hero(seat).pack) for seat in range(3)]
    assert scene.asks == dict.fromkeys(range(3), "ask-draft")
    assert len({card for pack in packs for card in pack}) == 12
    assert scene.why_not(0, DraftCard(packs[1][0])) == ("refused-not-in-pack", "variant.draft")
    scene.together({seat: f"draft:{packs[seat][0]}" for seat in range(3)})
    assert [scene.state.hero(seat).pack for seat in range(3)] == [packs[2][1:], packs[0][1:], packs[1][1:]]


@pytest.mark.rule("variant.draft")
def test_what_was_kept_is_in_no_deck_and_the_rest_is() -> None:
    scene = drafting(2)
    while "ask-draft" in scene.asks.values():
        scene.together({seat: scene.offers(seat)[0] for seat in (0, 1)})
    offers = scene.state.offers
    kept = [*scene.state.hero(0).drafted, *scene.state.hero(1).drafted]
    there = [*offers.actions, *offers.action_deck, *offers.monastery]
    assert (len(kept), len(there)) == (6, 22)
    assert not set(kept) & set(there)
    assert scene.state.hero(0).pack == []


@pytest.mark.rule("variant.draft")
def test_after_a_day_one_of_them_joins_the_deck_and_after_a_night_none() -> None:
    scene = drafting(1)
    for _ in range(3):
        scene.does(0, scene.offers(0)[0])
    first = scene.state.hero(0).drafted[0]
    scene.plays_on(lambda scene: scene.asked[1] == "ask-add-drafted", *QUICK)
    scene.does(0, f"add-drafted:{first}")
    hero = scene.state.hero(0)
    assert scene.state.time is NIGHT
    assert len(hero.drafted) == 2
    assert first in hero.hand + hero.deck
    scene.plays_on(lambda scene: scene.state.calendar.round == 3, *QUICK)
    assert len(scene.state.hero(0).drafted) == 2
