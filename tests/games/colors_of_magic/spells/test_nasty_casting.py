"""Casting when something gives way in the middle: the caster dies, life shrinks, the hand is empty."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("spell.blood-pact", "spell.summoning")
def test_a_creature_comes_near_where_its_caster_bled_to_death() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (80, 80)),
        forces=[force(hand=["scroll-golem"], mana=3, at=(20, 20), mage_damage=9), force()],
    )
    scene.does(0, "cast:scroll-golem", "bleed:spell-splicer").passes()
    assert not scene.lives("spell-splicer")
    # Six inches from the edge of the base that fell: 2 + 24 + 2 steps.
    assert scene.refuses(0, "place:49,20") == ("refused-too-far", "spell.range")
    scene.does(0, "place:48,20").passes()
    assert [one.face for one in scene.state.on_table().values() if one.owner == 0] == [
        "tome-guardian",
        "scroll-golem",
    ]


@pytest.mark.rule("spell.blood-pact", "table.sight-of-places")
def test_a_caster_that_fell_saw_no_place_behind_a_wall() -> None:
    wall = {"kind": "wall", "corners": [[30, 10], [32, 10], [32, 30], [30, 30]]}
    scene = skirmish(
        creature("tome-guardian", 0, (80, 80)),
        terrain=[wall],
        forces=[force(hand=["scroll-golem"], mana=3, at=(20, 20), mage_damage=9), force()],
    )
    scene.does(0, "cast:scroll-golem", "bleed:spell-splicer").passes()
    assert scene.refuses(0, "place:40,20") == ("refused-no-sight", "table.sight")


@pytest.mark.rule("stack.checked-again", "spell.blood-pact")
def test_a_spell_of_a_fallen_caster_still_loses_a_target_that_left_its_range() -> None:
    scene = skirmish(
        creature("tome-guardian", 0, (80, 80)),
        creature("storm-lynx", 1, (60, 20)),
        forces=[
            force(hand=["incinerate"], mana=3, at=(20, 20), mage_damage=9),
            force("ash-prophet", hand=["smoke-and-mirrors"], mana=9, at=(70, 30)),
        ],
    )
    scene.does(0, "cast:incinerate", "pick:storm-lynx", "bleed:spell-splicer")
    scene.does(1, "cast:smoke-and-mirrors").passes()
    scene.does(1, "place:77,20").passes()
    assert scene.damage("storm-lynx") == 0
    assert "spell-failed" in scene.story


@pytest.mark.rule("spell.cost", "damage.life")
def test_life_that_goes_with_the_card_pays_for_nothing() -> None:
    # The golem lives by the cards in hand: without the one that is cast it has two points, and the mage one.
    scene = skirmish(
        creature("scroll-golem", 0, (20, 30)),
        creature("obsidian-golem", 1, (40, 20)),
        forces=[force(hand=["incinerate"], at=(20, 20), mage_damage=9), force()],
    )
    assert scene.refuses(0, "cast:incinerate") == ("refused-too-little-mana", "spell.cost")


@pytest.mark.rule("spell.discard", "damage.life")
def test_a_discard_that_costs_more_life_than_mana_is_refused() -> None:
    scene = skirmish(
        creature("scroll-golem", 0, (20, 30)),
        creature("scroll-golem", 0, (30, 20)),
        creature("obsidian-golem", 1, (44, 20)),
        forces=[force(hand=["incinerate", "arcane-insight"], at=(20, 20), mage_damage=9, mana=0), force()],
    )
    # Four points: two golems of three points each (one card left), and one of the mage.
    scene.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert "cheapen:arcane-insight" in scene.offers(0)
    tight = skirmish(
        creature("scroll-golem", 0, (20, 30), damage=2),
        creature("scroll-golem", 0, (30, 20), damage=1),
        creature("obsidian-golem", 1, (44, 20)),
        forces=[force(hand=["incinerate", "arcane-insight"], at=(20, 20), mage_damage=9, mana=0), force()],
    )
    # One, two and one: all are needed, and a card less would take two of them.
    tight.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert tight.refuses(0, "cheapen:arcane-insight") == ("refused-too-little-mana", "spell.cost")


@pytest.mark.rule("windows.who", "mage.chronicle-archivist")
def test_an_archivist_with_an_empty_hand_is_asked_for_the_instants_that_lie_in_the_discard_pile() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (60, 48)),
        forces=[
            force(hand=["incinerate"], mana=9, at=(40, 48)),
            force("chronicle-archivist", discard=["counterspell"], mana=9, at=(50, 40)),
        ],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert scene.asks == {1: "ask-instant"}
    scene.does(1, "cast:counterspell:discard").passes()
    assert scene.damage("obsidian-golem") == 0
    assert scene.discard(1) == []


@pytest.mark.rule("windows.who")
def test_whoever_cannot_cast_from_the_discard_pile_is_not_asked_for_what_lies_there() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (60, 48)),
        forces=[
            force(hand=["incinerate"], mana=9, at=(40, 48)),
            force("spell-splicer", discard=["counterspell"], mana=9, at=(50, 40)),
        ],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert "ask-instant" not in scene.asks.values()


@pytest.mark.rule("table.sight-of-places", "table.zones")
def test_a_zone_may_be_centred_under_an_enemy_that_is_seen_but_not_behind_one() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (60, 48)),
        creature("storm-lynx", 1, (66, 48)),
        forces=[force(hand=["fireball"], mana=9, at=(40, 48)), force()],
    )
    scene.does(0, "cast:fireball")
    assert scene.match.why_not(0, "place:60,48") is None
    # Wholly in the shadow of the golem, and under nobody.
    assert scene.refuses(0, "place:64,48")[1] == "table.sight"
