"""Attacks whose creatures are gone, moved or changed before the blow falls."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("combat.duel-effects", "damage.life")
def test_a_winner_that_its_own_duel_cards_killed_deals_no_blow() -> None:
    # A golem lives by the cards in hand. The records, set off by the discarded duel cards, let its death be seen at once.
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48), damage=3),
        creature("tome-guardian", 1, (45, 48)),
        permanents=[{"face": "akashic-records", "owner": 1}],
        forces=[force(hand=["scroll-golem", "arcane-insight"])],
    )
    scene.does(0, "activate:scroll-golem", "strike:tome-guardian")
    scene.lays(0, "scroll-golem", "arcane-insight").does(1, "decline").passes()
    assert "duel-won" in scene.story
    assert not scene.lives("scroll-golem")
    assert scene.damage("tome-guardian") == 0


@pytest.mark.rule("combat.duel-effects", "damage.life")
@pytest.mark.parametrize(("damage", "blow"), [(2, 0), (1, 1)])
def test_who_lives_by_the_hand_falls_when_the_duel_cards_are_discarded(damage: int, blow: int) -> None:
    """Whether anybody watches discard piles or not. [damage.life]"""
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48), damage=damage),
        creature("tome-guardian", 1, (45, 48)),
        forces=[force(hand=["arcane-insight"])],
    )
    scene.does(0, "activate:scroll-golem", "strike:tome-guardian").fights_with(0, "arcane-insight")
    assert scene.lives("scroll-golem") is bool(blow)
    assert scene.damage("tome-guardian") == blow


@pytest.mark.rule("damage.life")
@pytest.mark.parametrize(("damage", "lives"), [(2, False), (1, True)])
def test_who_lives_by_the_hand_falls_before_the_card_that_left_it_resolves(damage: int, lives: bool) -> None:
    """Cards drawn by the spell come too late. [damage.life]"""
    scene = skirmish(
        creature("scroll-golem", 0, (40, 48), damage=damage),
        forces=[force(hand=["arcane-insight"], mana=2, deck=["scroll-golem", "arcane-insight"])],
    )
    scene.does(0, "cast:arcane-insight").passes()
    assert len(scene.hand(0)) == 2
    assert scene.lives("scroll-golem") is lives
