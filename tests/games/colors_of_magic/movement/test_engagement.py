"""Engagement however it came about, moves that cards grant, and markers underfoot."""

from __future__ import annotations

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, force, skirmish


def engaged(scene: Scene, id: str) -> list[str]:
    """With whom a creature is engaged."""
    found: list[str] = next(one["engaged"] for one in scene.view(None)["creatures"] if one["id"] == id)
    return found


@pytest.mark.rule("move.engaged")
def test_who_is_summoned_beside_an_enemy_is_engaged_at_once() -> None:
    scene = skirmish(
        creature("storm-lynx", 1, (36, 20)),
        forces=[force(hand=["scroll-golem"], mana=9, at=(20, 20)), force()],
    )
    assert engaged(scene, "storm-lynx") == []
    scene.does(0, "cast:scroll-golem", "place:29,20").passes()
    (golem,) = engaged(scene, "storm-lynx")
    assert scene.creature(golem).face == "scroll-golem"
    scene.does(1, "activate:storm-lynx")
    assert scene.refuses(1, "go:60,20")[1] == "move.engaged-start"


@pytest.mark.rule("move.engaged")
def test_engagement_ends_with_the_creature_that_held_it() -> None:
    scene = skirmish(
        creature("storm-lynx", 0, (40, 48)),
        creature("storm-lynx", 1, (48, 48)),
        creature("goblin-raider", 0, (40, 40)),
        creature("goblin-raider", 1, (48, 56)),
    )
    assert engaged(scene, "goblin-raider") == []
    assert engaged(scene, "storm-lynx") == ["storm-lynx-2"]
    scene.does(0, "activate:storm-lynx", "strike:storm-lynx-2").fights()
    assert engaged(scene, "storm-lynx") == ["storm-lynx-2"]


@pytest.mark.rule("move.granted", "move")
def test_a_granted_move_is_stopped_by_engagement_and_closed_to_the_engaged() -> None:
    scene = skirmish(
        creature("field-commander", 0, (30, 30)),
        creature("tome-guardian", 0, (30, 44)),
        creature("tome-guardian", 0, (44, 30)),
        creature("storm-lynx", 1, (42, 44)),
        creature("storm-lynx", 1, (52, 30)),
        forces=[force(hand=["tactical-reposition"], mana=9), force()],
    )
    scene.does(0, "cast:tactical-reposition", "pick:tome-guardian", "pick:tome-guardian-2").until("ask-go")
    # An inch further it would stand beside the lynx: there it stops.
    assert scene.refuses(0, "go:37,44")[1] == "move.engage-stop"
    scene.does(0, "go:34,44").passes()
    assert engaged(scene, "tome-guardian") == ["storm-lynx"]
    # The other one is engaged, and nobody is asked where it goes.
    assert scene.asks == {1: "ask-turn"}


@pytest.mark.rule("table.markers")
def test_one_stands_on_markers_but_not_on_geysers() -> None:
    stone = {"kind": "stone", "at": (48, 48), "objective": "mana-source", "cards": 1}
    geyser = {"kind": "geyser", "at": (48, 60), "owner": 1}
    scene = skirmish(creature("storm-lynx", 0, (40, 54)), markers=[stone, geyser])
    scene.does(0, "activate:storm-lynx")
    assert scene.refuses(0, "go:48,60") == ("refused-impassable", "move.impassable")
    assert scene.refuses(0, "go:48,57")[1] == "move.impassable"
    scene.does(0, "go:48,48").passes()
    assert scene.place("storm-lynx") == (48, 48)
