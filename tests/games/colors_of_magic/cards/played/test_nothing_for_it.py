"""Costs and cards that would be spent for nothing are not asked for."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("card.zombie_horde")
def test_no_soul_is_spent_on_a_second_horde_without_a_place() -> None:
    """[card.zombie_horde]"""
    # A cell of walls with room for one base, within sight and range of the mage above it.
    scene = skirmish(
        terrain=[
            {"kind": "wall", "corners": [(10, 14), (17, 14), (17, 30), (10, 30)]},
            {"kind": "wall", "corners": [(23, 14), (30, 14), (30, 30), (23, 30)]},
            {"kind": "wall", "corners": [(17, 23), (23, 23), (23, 30), (17, 30)]},
        ],
        forces=[force("tomb-guardian", hand=["zombie_horde"], mana=1, tokens=2, at=(20, 12))],
    )
    scene.does(0, "cast:zombie_horde", "place:20,19")
    assert "ask-ability" not in scene.asks.values()
    assert scene.player(0).tokens == 2
    assert [one.face for one in scene.state.creatures().values()].count("zombie_horde") == 1


@pytest.mark.rule("card.precognition")
def test_with_nobody_left_to_foresee_the_card_is_not_cast() -> None:
    scene = skirmish(forces=[force(hand=["precognition"], mana=4)])
    assert "cast:precognition" in scene.offers(0)
    foreseen = skirmish(
        creature("spell-splicer", 0, (2, 2), used=["activate-next"]),
        forces=[force(hand=["precognition"], mana=4, alive=False)],
    )
    assert foreseen.refuses(0, "cast:precognition") == ("refused-used-this-turn", "card.precognition")
