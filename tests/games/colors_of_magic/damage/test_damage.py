"""Damage: its order, what dies together, and what dying sets off."""

from __future__ import annotations

from typing import Any

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import Scene, creature, force, monster, skirmish

TARGET = (60, 48)


def incinerated(face: str = "obsidian-golem", **more: Any) -> Scene:
    """A creature that four points of a fire spell come to."""
    scene = skirmish(
        creature(face, 1, TARGET, **more), forces=[force(hand=["incinerate"], mana=4, at=(40, 48)), force()]
    )
    return scene.does(0, "cast:incinerate", f"pick:{face}").passes()


def struck(by: str = "ash-hound", boost: str = "", **more: Any) -> Scene:
    """A golem that loses a duel."""
    hand = [boost] if boost else []
    scene = skirmish(
        creature(by, 0, (40, 48), keywords=[{"id": "fury"}]),
        creature("scroll-golem", 1, (48, 48), **more),
        forces=[force(hand=[*hand, "incinerate"]), force()],
    )
    scene.does(0, f"activate:{by}", "strike:scroll-golem").passes()
    return scene.lays(0, *hand, "incinerate").fights()


def keyword(id: str, x: int = 0) -> dict[str, Any]:
    return {"id": id, "x": x}


@pytest.mark.rule("damage")
def test_damage_is_counted_on_the_creature() -> None:
    assert incinerated().damage("obsidian-golem") == 4


@pytest.mark.rule("damage.order")
def test_a_mark_adds_one_to_damage_of_fire() -> None:
    # Six of the spell for the marked, and one of the mark.
    assert incinerated(marked=True).damage("obsidian-golem") == 7


@pytest.mark.rule("keyword.resilience")
def test_resilience_takes_one_from_damage_of_two_or_more() -> None:
    assert incinerated(keywords=[keyword("resilience")]).damage("obsidian-golem") == 3


@pytest.mark.rule("damage.order")
def test_a_mark_counts_before_resilience() -> None:
    # A blow of one of a creature of fire becomes two by the mark, and one again.
    scene = struck("salamander-pup", marked=True, keywords=[keyword("resilience")])
    assert [event["damage"] for event in scene.happened("damage-taken")] == [1]


@pytest.mark.rule("damage.kinds")
@pytest.mark.rule("keyword.armor")
def test_armour_does_not_help_against_spells() -> None:
    assert incinerated(keywords=[keyword("armor", 2)]).damage("obsidian-golem") == 4


@pytest.mark.rule("damage.order")
def test_armour_counts_before_a_shield_is_lost() -> None:
    scene = struck(boost="ash-hound", keywords=[keyword("armor", 1), keyword("shield", 1)])
    # Three of the blow, two after Armour, one after the Shield.
    assert scene.damage("scroll-golem") == 1
    assert scene.creature("scroll-golem").shield == 0


@pytest.mark.rule("keyword.shield")
def test_a_shield_is_lost_before_life() -> None:
    scene = incinerated(keywords=[keyword("shield", 3)])
    assert scene.damage("obsidian-golem") == 1
    assert scene.creature("obsidian-golem").shield == 0


@pytest.mark.rule("keyword.magic-shield")
def test_a_magic_shield_takes_no_blow() -> None:
    assert struck(keywords=[keyword("magic-shield", 3)]).damage("scroll-golem") == 1
    assert incinerated(keywords=[keyword("magic-shield", 3)]).damage("obsidian-golem") == 1


@pytest.mark.rule("keyword.immunity-element")
def test_the_immune_are_not_caught_in_a_zone_of_that_element() -> None:
    immune = [{"id": "immunity-element", "of": "fire"}]
    scene = skirmish(
        creature("scroll-golem", 1, TARGET, keywords=immune),
        creature("tome-guardian", 1, (60, 56)),
        forces=[force(hand=["fireball"], mana=3, at=(40, 48)), force()],
    )
    scene.does(0, "cast:fireball", "place:60,52").passes()
    assert scene.damage("scroll-golem") == 0
    assert scene.damage("tome-guardian") == 1


@pytest.mark.rule("damage.death")
def test_what_one_moment_kills_dies_together() -> None:
    # Each goblin is worth more beside another; both are gone before anything counts again.
    scene = skirmish(
        creature("goblin-raider", 1, TARGET),
        creature("goblin-raider", 1, (60, 56)),
        forces=[force(hand=["fireball"], mana=3, at=(40, 48)), force()],
    )
    scene.does(0, "cast:fireball", "place:60,52").passes()
    assert scene.story.count("creature-died") == 2
    last = len(scene.story) - 1 - scene.story[::-1].index("damage-taken")
    assert scene.story.index("creature-died") > last
    assert scene.discard(1) == ["goblin-raider", "goblin-raider"]


@pytest.mark.rule("keyword.explosion")
def test_an_explosion_hurts_all_adjacent_and_sets_off_the_next() -> None:
    explosion = [keyword("explosion", 2)]
    scene = skirmish(
        creature("scroll-golem", 1, TARGET, damage=1, keywords=explosion),
        creature("tome-guardian", 1, (68, 48), keywords=explosion),
        creature("obsidian-golem", 0, (77, 48)),
        forces=[force(hand=["incinerate"], mana=4, at=(40, 48)), force()],
    )
    scene.does(0, "cast:incinerate", "pick:scroll-golem").passes()
    assert not scene.lives("scroll-golem")
    assert not scene.lives("tome-guardian")
    assert scene.damage("obsidian-golem") == 2


@pytest.mark.rule("keyword.explosion")
def test_two_that_explode_beside_each_other_explode_once_each() -> None:
    explosion = [keyword("explosion", 1)]
    scene = skirmish(
        creature("goblin-raider", 1, TARGET, keywords=explosion),
        creature("goblin-raider", 1, (60, 52), keywords=explosion),
        creature("obsidian-golem", 1, (65, 50)),
        forces=[force(hand=["fireball"], mana=3, at=(40, 48)), force()],
    )
    scene.does(0, "cast:fireball", "place:49,50").passes()
    assert scene.story.count("creature-died") == 2
    assert scene.damage("obsidian-golem") == 2


@pytest.mark.rule("damage.life")
def test_a_creature_dies_when_its_maximum_shrinks_to_its_damage() -> None:
    scene = skirmish(
        creature(
            "scroll-golem",
            1,
            (48, 48),
            damage=2,
            lasting=[{"mod": {"stat": "life", "amount": 1}, "until": "next-attack"}],
        ),
        creature("tome-guardian", 0, (40, 48)),
        first=1,
    )
    assert scene.lives("scroll-golem")
    scene.does(1, "activate:scroll-golem", "strike:tome-guardian").fights()
    assert not scene.lives("scroll-golem")


@pytest.mark.rule("damage.death")
def test_the_card_of_a_creature_goes_to_its_owners_discard_pile() -> None:
    scene = incinerated("scroll-golem")
    assert not scene.lives("scroll-golem")
    assert scene.discard(1) == ["scroll-golem"]
    assert scene.discard(0) == ["incinerate"]


@pytest.mark.rule("spell.permanents")
def test_a_permanent_on_a_creature_goes_with_it() -> None:
    scene = skirmish(
        creature("scroll-golem", 1, TARGET),
        permanents=[{"face": "thorns", "owner": 1, "bearer": "scroll-golem"}],
        forces=[force(hand=["incinerate"], mana=4, at=(40, 48)), force()],
    )
    scene.does(0, "cast:incinerate", "pick:scroll-golem").passes()
    assert scene.state.permanents() == {}
    assert sorted(scene.discard(1)) == ["scroll-golem", "thorns"]


@pytest.mark.rule("victory.last")
def test_who_alone_has_creatures_left_wins_at_once() -> None:
    scene = skirmish(
        creature("scroll-golem", 1, TARGET),
        forces=[force(hand=["incinerate"], mana=4, at=(40, 48)), force(alive=False)],
    )
    scene.does(0, "cast:incinerate", "pick:scroll-golem").passes()
    assert scene.winners == (0,)


@pytest.mark.rule("victory.last")
def test_monsters_do_not_keep_a_player_in_the_match() -> None:
    scene = skirmish(
        creature("scroll-golem", 1, TARGET),
        monster("cinder-imp", (20, 80)),
        forces=[force(hand=["incinerate"], mana=4, at=(40, 48)), force(alive=False)],
    )
    scene.does(0, "cast:incinerate", "pick:scroll-golem").passes()
    assert scene.winners == (0,)


@pytest.mark.rule("victory.last")
def test_nobody_left_is_a_draw() -> None:
    # The explosion is part of the golem's death: neither outlives the other.
    scene = skirmish(
        creature("scroll-golem", 1, (44, 48), damage=1, keywords=[keyword("explosion", 10)]),
        forces=[force(hand=["incinerate"], mana=4, at=(40, 48)), force(alive=False)],
    )
    scene.does(0, "cast:incinerate", "pick:scroll-golem").passes()
    assert scene.winners == ()


@pytest.mark.rule("keyword.fury")
def test_fury_strengthens_who_was_hurt_and_lives() -> None:
    scene = incinerated(keywords=[keyword("fury")])
    assert scene.value("obsidian-golem", Stat.MELEE) == 4


@pytest.mark.rule("damage.heal")
def test_healing_removes_damage_and_never_more_than_there_is() -> None:
    scene = skirmish(
        creature("ash-hound", 0, (20, 20), keywords=[keyword("healing", 2)]),
        creature("obsidian-golem", 0, (27, 20), damage=1),
    )
    most = scene.value("obsidian-golem", Stat.LIFE)
    scene.does(0, "use:ash-hound:healing", "pick:obsidian-golem").passes()
    assert scene.damage("obsidian-golem") == 0
    assert scene.value("obsidian-golem", Stat.LIFE) == most


@pytest.mark.rule("damage.by")
@pytest.mark.rule("mage.ash-prophet")
def test_of_those_that_fall_together_each_counts_for_who_destroyed_it() -> None:
    """In the end phase each falls by what the other player's creature lit. [damage.by]"""
    late = {"amount": 1, "source": "", "element": "fire"}
    scene = skirmish(
        creature("goblin-raider", 0, (40, 48), late=[{**late, "by": 1}]),
        creature("goblin-raider", 1, (70, 48), late=[{**late, "by": 0}]),
        forces=[force("ash-prophet"), force("ash-prophet")],
        at="end",
    )
    scene.passes()
    assert not scene.lives("goblin-raider")
    assert not scene.lives("goblin-raider-2")
    assert [scene.player(seat).tokens for seat in (0, 1)] == [1, 1]
