"""Rage, Thunder, Tornado, Explosion, Leech and Heal: house text, and the rulings on it."""

from __future__ import annotations

import pytest

from magehall.games.battle_mages.cards import RARE_SPELLS
from tests.games.battle_mages.scenario import bolt, mage, scenario

COPIES = {
    "fusion": 4, "shield": 3, "retaliate": 2, "dodge": 2, "heal": 2, "leech": 2, "rebirth": 1, "paralyze": 1,
    "blind": 1, "deception": 1, "fear": 1, "icy-hand": 1, "mind-control": 1, "rage": 1, "thunder": 2, "tornado": 2,
    "explosion": 1,
}  # fmt: skip


def test_the_17_rare_spells_and_their_copies_are_those_of_the_house_table() -> None:
    assert {spell.id: spell.copies for spell in RARE_SPELLS} == COPIES
    assert sum(COPIES.values()) == 28


def test_only_fusion_stands_as_the_sheet_prints_it() -> None:
    assert [spell.id for spell in RARE_SPELLS if not spell.house] == ["fusion"]


@pytest.mark.rule("rare.effects")
def test_a_card_works_in_the_order_in_which_it_is_written() -> None:
    """Tornado reverses first, so its damage goes to the next mage in the new order."""
    tornado = scenario(mage("tornado"), mage(), mage())
    tornado.does(0, "cast:tornado")
    assert tornado.story[:4] == ["card-played", "spell-cast", "order-reversed", "spell-announced"]
    explosion = scenario(mage("explosion"), mage(), mage())
    explosion.does(0, "cast:explosion")
    assert explosion.story[1:5] == ["spell-cast", "spell-announced", "spell-announced", "mage-hurt"]


@pytest.mark.rule("rare.rage")
@pytest.mark.parametrize("target", [1, 2, 3])
def test_rage_aims_three_damage_at_any_one_mage(target: int) -> None:
    duel = scenario(mage("rage"), mage(), mage(), mage())
    assert duel.offers(0) == [f"cast:rage:mage-{number}" for number in (1, 2, 3)]
    duel.does(0, f"cast:rage:mage-{target}")
    assert [(spell["at"], spell["damage"]) for spell in duel.air] == [(target, 3)]


@pytest.mark.rule("rare.rage")
def test_rage_cannot_be_aimed_at_the_eliminated_or_at_oneself() -> None:
    duel = scenario(mage("rage"), mage(life=0), mage(), mage())
    assert duel.offers(0) == ["cast:rage:mage-2", "cast:rage:mage-3"]


@pytest.mark.rule("rare.thunder")
def test_thunder_aims_two_damage_at_each_neighbour() -> None:
    duel = scenario(mage("thunder"), mage(), mage(), mage(), mage())
    duel.does(0, "cast:thunder")
    assert [(spell["at"], spell["damage"]) for spell in duel.air] == [(1, 2), (4, 2)]


@pytest.mark.rule("rare.thunder")
def test_the_living_next_to_you_are_your_neighbours() -> None:
    duel = scenario(mage("thunder"), mage(life=0), mage(), mage(), mage(life=0))
    duel.does(0, "cast:thunder")
    assert [spell["at"] for spell in duel.air] == [2, 3]


@pytest.mark.rule("thunder.two-left")
def test_with_two_mages_left_thunder_strikes_the_other_once() -> None:
    duel = scenario(mage("thunder"), mage(life=0), mage())
    duel.does(0, "cast:thunder")
    assert duel.aimed_at(2) == [("thunder", 2)]


@pytest.mark.rule("rare.tornado")
def test_tornado_reverses_the_turn_order_and_strikes_the_next_mage_in_the_new_one() -> None:
    duel = scenario(mage("tornado"), mage(), mage(), mage())
    duel.does(0, "cast:tornado")
    assert duel.aimed_at(3) == [("tornado", 1)]
    turns = []
    for _ in range(5):
        turns.append(duel.active)
        duel.does(duel.active, "draw:pile")
        duel.does(duel.active, duel.offers(duel.active)[0])
    assert turns == [3, 2, 1, 0, 3]
    assert duel.life(3) == 17


@pytest.mark.rule("rare.tornado")
def test_a_second_tornado_turns_the_order_back() -> None:
    duel = scenario(mage("tornado"), mage(), mage("tornado"), pile=["heal"])
    duel.does(0, "cast:tornado").does(2, "draw:pile", "cast:tornado")
    assert duel.active == 0
    assert duel.view()["direction"] == 1
    assert duel.aimed_at(0) == [("tornado", 1)]


@pytest.mark.rule("rare.explosion")
def test_explosion_aims_two_damage_at_every_other_mage_and_deals_one_to_its_caster_at_once() -> None:
    duel = scenario(mage("explosion"), mage(), mage(life=0), mage())
    duel.does(0, "cast:explosion")
    assert duel.lives == [17, 18, 0, 18]
    assert [(spell["at"], spell["damage"]) for spell in duel.air] == [(1, 2), (3, 2)]


@pytest.mark.rule("rare.explosion")
def test_explosion_can_eliminate_its_caster_and_still_flies() -> None:
    duel = scenario(mage("explosion", life=1), mage(), mage())
    duel.does(0, "cast:explosion")
    assert duel.match.state.alive() == [1, 2]
    assert [spell["at"] for spell in duel.air] == [1, 2]


@pytest.mark.rule("rare.heal")
def test_heal_gives_back_three_life() -> None:
    assert scenario(mage("heal", life=10), mage(), mage()).does(0, "cast:heal").life(0) == 13


@pytest.mark.rule("rare.heal")
@pytest.mark.parametrize(("life", "gained"), [(18, 2), (20, 0)])
def test_heal_never_goes_above_the_starting_life(life: int, gained: int) -> None:
    duel = scenario(mage("heal", life=life), mage(), mage())
    duel.does(0, "cast:heal")
    assert duel.life(0) == 20
    assert [event["gained"] for event in duel.happened("life-regained")] == [gained]


@pytest.mark.rule("rare.heal")
def test_the_bound_is_the_life_this_table_starts_with() -> None:
    duel = scenario(mage("heal", life=13), mage(), mage(), mage(), mage(), mage())
    assert duel.does(0, "cast:heal").life(0) == 14


@pytest.mark.rule("rare.leech")
def test_leech_deals_two_to_the_next_mage_and_its_caster_regains_them() -> None:
    duel = scenario(mage("leech", life=10), mage("stone-hand"), mage())
    duel.does(0, "cast:leech")
    assert duel.aimed_at(1) == [("leech", 2)]
    duel.does(1, "draw:pile", "cast:stone-hand")
    assert duel.lives == [12, 18, 20]


@pytest.mark.rule("leech.when-dealt")
def test_leech_gives_nothing_before_it_strikes() -> None:
    duel = scenario(mage("leech", life=10), mage("stone-hand"), mage())
    assert duel.does(0, "cast:leech").life(0) == 10


@pytest.mark.rule("leech.when-dealt")
def test_leech_gives_only_what_was_really_lost() -> None:
    aimed = [bolt("leech", 2, by=2, leech=True)]
    duel = scenario(mage("stone-hand", life=1), mage(), mage(life=10), aimed=aimed)
    duel.does(0, "cast:stone-hand")
    assert duel.lives == [0, 20, 11]


@pytest.mark.rule("leech.when-dealt")
def test_a_prevented_leech_gives_nothing() -> None:
    duel = scenario(mage("shield"), mage(), mage(life=10), aimed=[bolt("leech", 2, by=2, leech=True)])
    assert duel.does(0, "counter:shield").lives == [20, 20, 10]


@pytest.mark.rule("leech.when-dealt")
def test_a_dodged_leech_still_feeds_its_caster() -> None:
    duel = scenario(
        mage("dodge"), mage("stone-hand"), mage(life=10), aimed=[bolt("leech", 2, by=2, leech=True)]
    )
    duel.does(0, "counter:dodge").does(1, "draw:pile", "cast:stone-hand")
    assert duel.lives == [20, 18, 12]
