"""What becomes of spells by their type, and of creatures without a card."""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.vocabulary import SpellType, Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish


@pytest.mark.rule("spell.types")
def test_a_permanent_stays_a_creature_stands_and_an_ephemeral_spell_is_discarded() -> None:
    hand = ["tailwind", "scroll-golem", "arcane-insight"]
    assert [CARDS[face].type for face in hand] == [
        SpellType.PERMANENT,
        SpellType.CREATURE,
        SpellType.EPHEMERAL,
    ]
    scene = skirmish(forces=[force(hand=hand, mana=20, at=(20, 20)), force(passed=True)])
    scene.does(0, "cast:tailwind", "pay").passes()
    assert [one.face for one in scene.state.permanents().values()] == ["tailwind"]
    scene.does(0, "cast:scroll-golem", "pay", "place:30,20").passes()
    assert any(one.face == "scroll-golem" for one in scene.state.on_table().values())
    assert scene.discard(0) == []
    scene.does(0, "cast:arcane-insight").passes()
    assert scene.discard(0) == ["arcane-insight"]


@pytest.mark.rule("spell.ephemeral", "cards.discard")
def test_an_ephemeral_spell_is_gone_when_it_has_resolved_and_not_before() -> None:
    scene = skirmish(
        creature("obsidian-golem", 1, (60, 48)),
        forces=[force(hand=["incinerate"], mana=9, at=(40, 48)), force(hand=["reactive-study"], mana=9)],
    )
    scene.does(0, "cast:incinerate", "pick:obsidian-golem")
    assert (scene.in_window, scene.discard(0), scene.damage("obsidian-golem")) == (True, [], 0)
    scene.does(1, "cast:reactive-study").passes()
    assert (scene.discard(0), scene.discard(1)) == (["incinerate"], ["reactive-study"])
    assert scene.damage("obsidian-golem") > 0


@pytest.mark.rule("spell.without-card")
def test_a_decoy_is_a_creature_and_leaves_the_game_when_destroyed() -> None:
    scene = skirmish(
        creature("mirror-image", 0, (40, 48), with_card=False, id="decoy", damage=1),
        creature("storm-lynx", 1, (48, 48)),
    )
    scene.does(0, "pass").does(1, "activate:storm-lynx", "strike:decoy").fights()
    assert not scene.lives("decoy")
    assert (scene.discard(0), scene.exile(0)) == ([], [])


@pytest.mark.rule("spell.summoning")
def test_the_place_of_a_creature_is_chosen_when_its_spell_resolves() -> None:
    scene = skirmish(
        forces=[
            force(hand=["scroll-golem"], mana=9, at=(20, 20)),
            force(hand=["reactive-study"], mana=9, at=(60, 60)),
        ]
    )
    scene.does(0, "cast:scroll-golem")
    # Others answer before anybody knows where it will stand.
    assert (scene.in_window, list(scene.asks)) == (True, [1])
    scene.does(1, "pass").passes()
    assert scene.asks == {0: "ask-place"}


@pytest.mark.rule("spell.instants")
def test_an_instant_without_trigger_is_cast_as_the_own_turn_begins() -> None:
    """A position may stand at the beginning of a turn, with its window. [spell.instants]"""
    hand = force(hand=["gust-of-wind"], mana=1)
    scene = skirmish(creature("storm-lynx", 0, (10, 10)), forces=[hand], at="turn-began")
    scene.does(0, "cast:gust-of-wind", "pick:storm-lynx").passes()
    assert scene.value("storm-lynx", Stat.MOVEMENT) == 8
    assert scene.asks == {0: "ask-turn"}
    scene = skirmish(creature("storm-lynx", 0, (10, 10)), forces=[hand])
    assert scene.refuses(0, "cast:gust-of-wind") == ("refused-instant-in-window", "spell.instants")
