"""Damage of both sides of a duel, and what answers it. [combat.duel-effects]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.carriers import Piece, kw
from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

BONFIRE = "living-bonfire"
"""A card whose loser deals 1 damage."""


STRONGER = {"mod": {"stat": "melee", "amount": 3}, "until": "for-good"}


def loses(attacker: Piece, target: Piece, **more: Any) -> Scene:
    """A creature of seat 0 strikes one of seat 1, loses, and has laid a card whose loser deals 1 damage."""
    scene = skirmish(
        {**attacker, "owner": 0, "at": (40, 48)},
        {**target, "owner": 1, "at": (47, 48)},
        **more,
    )
    scene.does(0, f"activate:{attacker['face']}", f"strike:{target['face']}")
    return scene.fights_with(0, BONFIRE)


def titan(**more: Any) -> Piece:
    """A creature that nobody beats by one card."""
    return {"face": "earth-titan", **more}


GEOMANCER = {"forces": [force(hand=[BONFIRE]), force("bastion-geomancer")]}


@pytest.mark.rule("keyword.retribution")
def test_retribution_answers_the_line_of_a_loser_too() -> None:
    scene = loses({"face": "coral-sentinel"}, titan(**kw("retribution", 1)), **GEOMANCER)
    assert scene.damage("earth-titan") == 1
    assert scene.damage("coral-sentinel") == 2, "the blow, and Retribution"


@pytest.mark.rule("keyword.life-drain")
def test_a_loser_that_deals_damage_drains_life() -> None:
    forces = [force(hand=[BONFIRE], mage_damage=3), force("bastion-geomancer")]
    scene = loses({"face": "coral-sentinel", **kw("life-drain", 2)}, titan(), forces=forces)
    assert scene.damage("spell-splicer") == 1


@pytest.mark.rule("keyword.voracious")
def test_a_loser_whose_line_destroys_the_winner_feeds_on_it() -> None:
    scene = loses(
        {"face": "coral-sentinel", "damage": 1, **kw("voracious", 1)}, titan(damage=11), **GEOMANCER
    )
    assert not scene.lives("earth-titan")
    assert scene.damage("coral-sentinel") == 1


@pytest.mark.rule("combat.duel-effects")
@pytest.mark.rule("combat.blow")
@pytest.mark.parametrize(
    ("more", "damage"), [({}, 1), (kw("immunity-element", of="fire"), 0), ({"marked": True}, 2)]
)
def test_the_line_of_a_loser_that_fell_is_of_its_element(more: Piece, damage: int) -> None:
    """A fire creature that dies of the duel still deals fire damage. [combat.blow]"""
    scene = skirmish(
        creature("earth-titan", 1, (47, 48), lasting=[STRONGER], **more),
        creature("goblin-raider", 0, (40, 48)),
        forces=[force(hand=[BONFIRE]), force("bastion-geomancer")],
        first=1,
    )
    scene.does(1, "activate:earth-titan", "strike:goblin-raider").fights_with(0, BONFIRE)
    assert not scene.lives("goblin-raider")
    assert scene.damage("earth-titan") == damage


@pytest.mark.rule("keyword.retribution")
@pytest.mark.parametrize(("more", "damage"), [({}, 1), (kw("immunity-element", of="fire"), 0)])
def test_retribution_of_the_fallen_is_of_their_element(more: Piece, damage: int) -> None:
    scene = skirmish(
        creature("earth-titan", 1, (47, 48), **more),
        creature("goblin-raider", 0, (40, 48), **kw("retribution", 1)),
        forces=[force(), force("bastion-geomancer")],
        first=1,
    )
    scene.does(1, "activate:earth-titan", "strike:goblin-raider").fights()
    assert scene.damage("earth-titan") == damage


@pytest.mark.rule("keyword.counter-attack")
@pytest.mark.parametrize(("more", "damage"), [({}, 3), (kw("immunity-element", of="earth"), 0)])
def test_a_winner_that_falls_to_the_loser_strikes_back_all_the_same(more: Piece, damage: int) -> None:
    """It was attacked and not beaten; like Retribution that outlives it. [keyword.counter-attack]"""
    scene = loses(
        {"face": "living-fortress", "with_card": False, **more},
        titan(damage=11, **kw("counter-attack", 2)),
        **GEOMANCER,
    )
    assert not scene.lives("earth-titan")
    assert scene.damage("living-fortress") == damage, "the blow, and the Counter-Attack"
