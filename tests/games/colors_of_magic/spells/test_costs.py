"""What spells cost: additions, reductions, the one discard, and blood."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish

NEAR = (40, 48)


def caster(hand: list[str], mana: int, *creatures: dict[str, Any], **more: Any) -> Scene:
    """Seat 0 with these cards and a golem of the enemy in range."""
    return skirmish(
        creature("obsidian-golem", 1, (60, 48)),
        *creatures,
        forces=[force(hand=hand, mana=mana, at=NEAR, **more), force()],
    )


@pytest.mark.rule("spell")
@pytest.mark.rule("cards.discard")
@pytest.mark.rule("spell.cost")
def test_a_spell_is_paid_with_mana_and_then_lies_in_the_discard_pile() -> None:
    scene = caster(["incinerate"], 5).does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert scene.player(0).mana == 1
    assert scene.discard(0) == ["incinerate"]


@pytest.mark.rule("cards")
@pytest.mark.rule("spell.discard")
def test_one_card_may_be_discarded_for_one_mana_less() -> None:
    scene = caster(["incinerate", "fireball", "mark-of-cinder"], 5)
    scene.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert scene.offers(0) == ["pay", "cheapen:fireball", "cheapen:mark-of-cinder"]
    scene.does(0, "cheapen:fireball").passes()
    assert scene.player(0).mana == 2
    assert scene.hand(0) == ["mark-of-cinder"]
    assert sorted(scene.discard(0)) == ["fireball", "incinerate"]


@pytest.mark.rule("spell.discard")
def test_the_card_being_cast_does_not_pay_for_itself() -> None:
    scene = caster(["incinerate"], 5).does(0, "cast:incinerate", "pick:obsidian-golem")
    assert "ask-cheaper" not in scene.asks.values()


@pytest.mark.rule("spell.discard")
def test_a_discard_never_takes_a_cost_below_one() -> None:
    scene = caster(["mark-of-cinder", "fireball"], 1).does(0, "cast:mark-of-cinder", "pick:obsidian-golem")
    assert "ask-cheaper" not in scene.asks.values()
    assert scene.player(0).mana == 0


@pytest.mark.rule("spell.reductions")
def test_reductions_add_up_and_reach_zero() -> None:
    less = [{"amount": 2}, {"amount": 3}]
    scene = caster(["incinerate", "fireball"], 0, reductions=less)
    scene.does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 4
    assert scene.player(0).mana == 0
    assert scene.player(0).reductions == []


@pytest.mark.rule("spell.cost-order")
def test_taxes_are_added_before_reductions_and_the_discard_comes_last() -> None:
    # 4 and 2 of the tax, less 3, and 1 by the discard: 2.
    scene = caster(["incinerate", "fireball"], 2, taxes=[2], reductions=[{"amount": 3}])
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "cheapen:fireball").passes()
    assert scene.player(0).mana == 0
    assert scene.player(0).taxes == []
    assert scene.damage("obsidian-golem") == 4


@pytest.mark.rule("spell.reductions")
def test_a_reduction_for_creatures_waits_for_one() -> None:
    scene = caster(["incinerate"], 4, reductions=[{"amount": 2, "creatures": True}])
    scene.does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert scene.player(0).mana == 0
    assert len(scene.player(0).reductions) == 1


@pytest.mark.rule("spell.blood-pact")
def test_blood_pays_only_what_mana_does_not() -> None:
    scene = caster(["incinerate"], 3, creature("scroll-golem", 0, (20, 20)))
    scene.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert scene.asks == {0: "ask-blood"}
    assert scene.offers(0) == ["bleed:scroll-golem", "bleed:spell-splicer"]
    scene.does(0, "bleed:scroll-golem").passes()
    assert scene.damage("scroll-golem") == 1
    assert scene.player(0).mana == 0
    assert scene.damage("obsidian-golem") == 4


@pytest.mark.rule("spell.blood-pact")
@pytest.mark.parametrize(
    ("mana", "words"), [(4, "Pay 4 mana"), (3, "Pay 3 mana and 1 blood"), (0, "Pay with 4 blood")]
)
def test_what_is_paid_with_blood_is_said_before(mana: int, words: str) -> None:
    scene = caster(["incinerate", "mark-of-cinder"], mana).does(0, "cast:incinerate", "pick:obsidian-golem")
    (pay,) = [option for option in scene.match.pending[0].options if option.id == "pay"]
    assert pay.text() == words


@pytest.mark.rule("spell.blood-pact")
def test_nobody_bleeds_who_has_the_mana() -> None:
    scene = caster(["incinerate"], 4).does(0, "cast:incinerate", "pick:obsidian-golem")
    assert "ask-blood" not in scene.asks.values()


@pytest.mark.rule("spell.blood-pact")
def test_blood_is_split_as_one_likes_but_nobody_gives_more_than_life() -> None:
    scene = caster(["incinerate"], 1, creature("scroll-golem", 0, (20, 20), damage=1))
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "bleed:scroll-golem")
    assert scene.offers(0) == ["bleed:spell-splicer"]
    (mage,) = scene.match.pending[0].options
    assert mage.text() == "Blood: Spell Splicer (life left: 9)"
    assert scene.refuses(0, "bleed:scroll-golem") == ("refused-cannot-bleed", "spell.blood-pact")
    scene.does(0, "bleed:spell-splicer", "bleed:spell-splicer").passes()
    assert not scene.lives("scroll-golem")
    assert scene.damage("spell-splicer") == 2
    assert scene.damage("obsidian-golem") == 4


@pytest.mark.rule("damage.kinds")
@pytest.mark.rule("spell.blood-pact")
def test_blood_is_neither_reduced_nor_taken_by_a_shield() -> None:
    tough = [{"id": "shield", "x": 2}, {"id": "resilience"}, {"id": "armor", "x": 1}]
    scene = caster(["incinerate"], 3, creature("scroll-golem", 0, (20, 20), keywords=tough))
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "bleed:scroll-golem").passes()
    assert scene.damage("scroll-golem") == 1
    assert scene.creature("scroll-golem").shield == 2


@pytest.mark.rule("spell.blood-pact")
def test_the_spell_resolves_though_its_caster_bled_to_death() -> None:
    scene = caster(["incinerate"], 2, creature("scroll-golem", 0, (20, 20)), mage_damage=8)
    scene.does(0, "cast:incinerate", "pick:obsidian-golem", "bleed:spell-splicer", "bleed:spell-splicer")
    scene.passes()
    assert not scene.lives("spell-splicer")
    assert scene.damage("obsidian-golem") == 4


@pytest.mark.rule("spell.cost")
def test_what_cannot_be_paid_even_with_blood_is_refused() -> None:
    scene = caster(["incinerate"], 0, mage_damage=7)
    assert scene.refuses(0, "cast:incinerate") == ("refused-too-little-mana", "spell.cost")


@pytest.mark.rule("keyword.channeling")
def test_a_channeler_casts_in_place_of_the_mage_at_its_price() -> None:
    channeler = creature("scroll-golem", 0, NEAR, keywords=[{"id": "channeling", "x": 1}])
    scene = skirmish(
        channeler,
        creature("obsidian-golem", 1, (60, 48)),
        forces=[force(hand=["incinerate"], mana=5), force()],
    )
    # The mage in its corner is too far away: the golem casts, and nobody is asked who does.
    scene.does(0, "cast:incinerate", "pick:obsidian-golem").passes()
    assert scene.player(0).mana == 0
    assert scene.damage("obsidian-golem") == 4


@pytest.mark.rule("spell.caster")
def test_who_casts_is_asked_where_several_can() -> None:
    channeler = creature("scroll-golem", 0, (40, 60), keywords=[{"id": "channeling", "x": 1}])
    scene = caster(["incinerate"], 5, channeler).does(0, "cast:incinerate")
    assert scene.asks == {0: "ask-caster"}
    assert sorted(scene.offers(0)) == ["pick:scroll-golem", "pick:spell-splicer"]


@pytest.mark.rule("turn.no-mage")
@pytest.mark.rule("spell.caster")
def test_without_a_caster_no_spell_is_cast() -> None:
    scene = skirmish(
        creature("scroll-golem", 0, NEAR),
        creature("obsidian-golem", 1, (60, 48)),
        forces=[force(hand=["incinerate", "arcane-insight"], mana=9, alive=False), force()],
    )
    assert scene.refuses(0, "cast:incinerate") == ("refused-no-caster", "spell.caster")
    assert scene.refuses(0, "cast:arcane-insight") == ("refused-no-caster", "spell.caster")


BILE = {"ingredients": [{"ingredient": "giants-bile"}]}


@pytest.mark.rule("spell.cost-order")
@pytest.mark.rule("ingredient.giants-bile")
def test_ingredients_reduce_before_the_discard_whichever_is_named_first() -> None:
    """Of 2 the bile takes one, and then no card may be discarded; so no bile after the discard. [spell.cost-order]"""
    scene = caster(["arcane-insight", "fireball"], 2, **BILE).does(0, "cast:arcane-insight")
    scene.does(0, "ingredient:giants-bile").passes()
    assert scene.player(0).mana == 1
    scene = caster(["arcane-insight", "fireball"], 2, **BILE).does(
        0, "cast:arcane-insight", "cheapen:fireball"
    )
    assert scene.player(0).mana == 1
    assert scene.player(0).ingredients[0].used is False


@pytest.mark.rule("spell.cost-order")
@pytest.mark.rule("ingredient.giants-bile")
@pytest.mark.parametrize(
    "ways", [("cheapen:fireball", BILE_USED := "ingredient:giants-bile"), (BILE_USED, "cheapen:fireball")]
)
def test_of_a_cost_of_three_bile_and_discard_leave_one(ways: tuple[str, str]) -> None:
    scene = caster(["stasis-field", "fireball"], 9, reductions=[{"amount": 1}], **BILE)
    scene.does(0, "cast:stasis-field", "place:48,48", *ways).passes()
    assert scene.player(0).mana == 8


@pytest.mark.rule("mage.chronicle-archivist")
@pytest.mark.rule("spell.cost-order")
def test_nothing_reduces_the_mana_on_top_of_a_spell_from_the_archives() -> None:
    """Of a spell of 1 with 1 on top no card takes any, and bile only the 1 of the spell. [mage.chronicle-archivist]"""
    setting: dict[str, Any] = {"discard": ["mana-drain"], "hand": ["fireball"], "mana": 2, **BILE}
    scene = skirmish(forces=[force("chronicle-archivist", **setting), force("spell-splicer")], first=1)
    scene.does(1, "activate:spell-splicer").does(0, "cast:mana-drain:discard")
    assert scene.offers(0) == ["pay", "ingredient:giants-bile"]
    assert scene.refuses(0, "cheapen:fireball") == ("refused-one-discard", "spell.discard")
    scene.does(0, "ingredient:giants-bile").passes()
    assert scene.player(0).mana == 2 - 1 + 1, "it gains one mana itself"
