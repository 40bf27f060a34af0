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
