"""Each card of Mirror Games, played. [school.mirror-games]"""

from __future__ import annotations

import pytest

from magehall.games.colors_of_magic.cards.vocabulary import Stat
from tests.games.colors_of_magic.scenario import creature, force, skirmish

FOREST = {"kind": "forest", "corners": [[54, 44], [57, 44], [57, 52], [54, 52]]}


@pytest.mark.rule("card.water-reflection")
def test_a_wounded_reflection_may_change_places_with_a_friend() -> None:
    scene = skirmish(
        creature("water-reflection", 0, (48, 48)),
        creature("obsidian-golem", 0, (48, 77)),
        creature("mirror-guardian", 0, (48, 19)),
        creature("storm-lynx", 1, (40, 48)),
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:water-reflection").fights()
    assert scene.damage("water-reflection") == 1
    assert scene.offers(0) == ["pick:obsidian-golem", "decline"]
    scene.does(0, "pick:obsidian-golem").passes()
    assert (scene.place("water-reflection"), scene.place("obsidian-golem")) == ((48, 77), (48, 48))


@pytest.mark.rule("card.redirect")
def test_a_redirected_spell_takes_a_target_legal_for_its_caster() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        creature("scroll-golem", 1, (40, 60)),
        creature("ash-hound", 0, (30, 60)),
        forces=[
            force(hand=["incinerate"], mana=4, at=(10, 48)),
            force(hand=["redirect"], mana=1, at=(70, 48)),
        ],
    )
    scene.does(0, "cast:incinerate", "pick:tome-guardian").does(1, "cast:redirect", "pick:i1")
    scene.passes()
    assert "pick:ash-hound" not in scene.offers(1), "Incinerate burns enemies of its caster"
    scene.does(1, "pick:scroll-golem").passes()
    assert scene.lives("tome-guardian")
    assert not scene.lives("scroll-golem")


@pytest.mark.rule("card.position-swap")
def test_any_two_creatures_change_places() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (80, 20)),
        creature("ash-hound", 0, (20, 80)),
        forces=[force(hand=["position-swap"], mana=2), force()],
        first=1,
    )
    scene.does(1, "activate:tome-guardian").does(
        0, "cast:position-swap", "pick:tome-guardian", "pick:ash-hound"
    ).passes()
    assert (scene.place("tome-guardian"), scene.place("ash-hound")) == ((20, 80), (80, 20))


@pytest.mark.rule("card.mirror-guardian")
def test_the_guardian_may_take_an_attack_on_a_friend_wherever_it_stands() -> None:
    scene = skirmish(
        creature("mirror-guardian", 0, (64, 48)),
        creature("ash-hound", 0, (48, 48)),
        creature("storm-lynx", 1, (40, 48)),
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:ash-hound")
    scene.does(0, "choose:interception").fights()
    assert (scene.damage("mirror-guardian"), scene.damage("ash-hound")) == (1, 0)


@pytest.mark.rule("card.mirror-guardian")
def test_the_cover_of_an_intercepted_shot_stays_that_of_the_first_target() -> None:
    scene = skirmish(
        creature("mirror-guardian", 0, (48, 58)),
        creature("ash-hound", 0, (48, 48)),
        creature("gale-messenger", 1, (70, 48)),
        terrain=[FOREST],
        first=1,
    )
    scene.does(1, "activate:gale-messenger", "shoot:ash-hound")
    scene.does(0, "choose:interception").passes()
    assert scene.happened("shot-compared")[0]["power"] == 2


@pytest.mark.rule("card.damage-reflection")
def test_reflected_damage_comes_back_even_from_the_dead() -> None:
    scene = skirmish(
        creature("water-reflection", 0, (48, 48)),
        creature("ash-hound", 1, (40, 48)),
        forces=[force(hand=["damage-reflection"], mana=3), force(hand=["living-bonfire"])],
        first=1,
    )
    scene.does(1, "activate:ash-hound", "strike:water-reflection").passes().lays(0)
    scene.lays(1, "living-bonfire").lays(0).does(0, "cast:damage-reflection").passes()
    assert not scene.lives("water-reflection")
    # One, and two of the boost: the hound takes as much.
    assert not scene.lives("ash-hound")
    assert len(scene.hand(0)) == 1


@pytest.mark.rule("card.water-portal")
def test_creatures_go_from_one_portal_to_the_other_until_the_next_turn_ends() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (22, 48)),
        forces=[force(hand=["water-portal"], mana=3), force()],
    )
    scene.does(0, "cast:water-portal", "place:26,48", "place:80,48").passes()
    (portal,) = scene.state.permanents()
    scene.does(1, "activate:tome-guardian", f"use:{portal}:portal", "place:84,48")
    assert scene.place("tome-guardian") == (84, 48)
    assert scene.offers(1, "use:") == []
    scene.does(1, "end")
    scene.until_turn(2)
    assert len(scene.state.markers()) == 2
    scene.until_turn(3)
    assert scene.state.markers() == {}


@pytest.mark.rule("card.grand-illusion")
def test_the_illusion_puts_all_creatures_anywhere_and_makes_them_quicker() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (80, 20)),
        forces=[force(hand=["grand-illusion"], mana=4), force()],
        first=1,
    )
    scene.does(1, "activate:tome-guardian").does(0, "cast:grand-illusion")
    scene.passes()
    scene.does(0, "pick:tome-guardian", "place:20,20")
    while "enough" in scene.offers(0):
        scene.does(0, "enough")
    scene.passes()
    assert scene.place("tome-guardian") == (20, 20)
    assert scene.value("tome-guardian", Stat.MOVEMENT) == 5
    assert scene.value("chronicle-archivist", Stat.MOVEMENT) == 5


@pytest.mark.rule("card.water-reflection")
def test_a_dead_reflection_changes_places_with_nobody() -> None:
    scene = skirmish(
        creature("water-reflection", 0, (48, 48), damage=1),
        creature("obsidian-golem", 0, (48, 70)),
        creature("storm-lynx", 1, (40, 48)),
        first=1,
    )
    scene.does(1, "activate:storm-lynx", "strike:water-reflection").fights()
    assert not scene.lives("water-reflection")
    assert scene.asks == {1: "ask-activation"}
    assert scene.place("obsidian-golem") == (48, 70)


@pytest.mark.rule("card.damage-reflection")
def test_the_damage_of_a_shot_comes_back_too() -> None:
    scene = skirmish(
        creature("water-reflection", 0, (48, 48)),
        creature("gale-messenger", 1, (30, 48)),
        forces=[force(hand=["damage-reflection"], mana=3), force()],
        first=1,
    )
    scene.does(1, "activate:gale-messenger", "shoot:water-reflection")
    scene.does(0, "cast:damage-reflection").passes()
    assert (scene.damage("water-reflection"), scene.damage("gale-messenger")) == (1, 1)


@pytest.mark.rule("card.redirect")
def test_one_of_two_targets_is_redirected() -> None:
    scene = skirmish(
        creature("tome-guardian", 1, (40, 48)),
        creature("ash-hound", 0, (30, 60)),
        forces=[force(hand=["position-swap"], mana=2), force(hand=["redirect"], mana=1)],
    )
    scene.does(0, "activate:spell-splicer", "cast:position-swap")
    scene.does(0, "pick:spell-splicer", "pick:tome-guardian")
    scene.does(1, "cast:redirect", "pick:i1").passes().does(1, "pick:ash-hound").passes()
    assert (scene.place("spell-splicer"), scene.place("ash-hound")) == ((30, 60), (2, 2))
    assert scene.place("tome-guardian") == (40, 48)
