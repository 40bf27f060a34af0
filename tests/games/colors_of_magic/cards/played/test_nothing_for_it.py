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


CELL = [
    {"kind": "wall", "corners": [(10, 12), (17, 12), (17, 30), (10, 30)]},
    {"kind": "wall", "corners": [(23, 12), (27, 12), (27, 27), (23, 27)]},
    {"kind": "wall", "corners": [(17, 22), (23, 22), (23, 26), (17, 26)]},
    {"kind": "wall", "corners": [(17, 12), (23, 12), (23, 16), (17, 16)]},
]
"""Walls around (20,19), with room for one base."""


@pytest.mark.rule("card.master-strategist")
def test_nobody_is_sent_beside_who_has_no_room_there() -> None:
    scene = skirmish(
        creature("master-strategist", 0, (30, 30)),
        creature("orc-warrior", 0, (20, 19)),
        terrain=CELL,
        forces=[force(at=(40, 30))],
    )
    scene.does(0, "use:master-strategist:superior-command", "pick:master-strategist")
    assert scene.offers(0) == ["pick:spell-splicer"]
    assert scene.refuses(0, "pick:orc-warrior") == ("refused-nowhere-to-go", "card.master-strategist")


@pytest.mark.rule("keyword.taunt")
@pytest.mark.parametrize(("x", "taunted"), [(52, True), (56, False)])
def test_two_taunts_do_not_reach_farther_than_one(x: int, taunted: bool) -> None:
    """One of an inch and one of two reach two inches. [keyword.taunt]"""
    crest = {"ingredient": "wardens-crest", "bearer": "bastion-geomancer"}
    scene = skirmish(
        creature("orc-warrior", 1, (x, 48)),
        permanents=[{"face": "bastion-form", "owner": 0, "spent": 1}],
        forces=[force("bastion-geomancer", at=(40, 48), ingredients=[crest])],
        scenario="ember-forge",
    )
    assert ("use:bastion-geomancer:taunt" in scene.offers(0)) is taunted
