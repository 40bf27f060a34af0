"""The log tells what keywords do, so that nobody wonders where a blow or a move went."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import Scene, creature, monster, skirmish


def struck(own: list[dict[str, Any]], other: list[dict[str, Any]]) -> Scene:
    """An orc strikes at a sentinel, and wins."""
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48), keywords=own),
        creature("coral-sentinel", 1, (46, 48), with_card=False, keywords=other),
    )
    return scene.does(0, "activate:orc-warrior", "strike:coral-sentinel").fights()


@pytest.mark.rule("keyword.burn", "keyword.venom")
def test_fire_and_venom_are_told() -> None:
    scene = struck([{"id": "burn", "value": 2}, {"id": "venom", "value": 1}], [])
    assert [one["damage"] for one in scene.happened("creature-ignited")] == [2]
    assert [one["value"] for one in scene.happened("creature-poisoned")] == [1]


@pytest.mark.rule("keyword.armor", "damage.order")
def test_what_armour_holds_off_is_told() -> None:
    scene = struck([], [{"id": "armor", "value": 2}])
    assert [one["damage"] for one in scene.happened("damage-reduced")] == [1]
    assert scene.happened("damage-taken") == []


@pytest.mark.rule("keyword.aura-of-fear")
def test_fear_is_told_once_with_its_sum() -> None:
    fear = {"id": "aura-of-fear", "value": 3}
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48)),
        creature("ash-hound", 1, (52, 48), keywords=[fear]),
        creature("orc-chieftain", 1, (40, 60), keywords=[fear]),
    )
    scene.does(0, "activate:orc-warrior")
    assert [one["value"] for one in scene.happened("creature-frightened")] == [2]


@pytest.mark.rule("keyword.taunt")
def test_a_taunt_is_told_with_whom_it_binds() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48), keywords=["taunt"]), creature("ash-hound", 1, (46, 48))
    )
    scene.does(0, "use:orc-warrior:taunt").passes()
    if "pick:ash-hound" in scene.offers(0):
        scene.does(0, "pick:ash-hound")
    assert [one["taunter"] for one in scene.happened("creature-taunted")] == ["@name-orc-warrior"]


@pytest.mark.rule("monsters.duels")
def test_whom_a_monster_immobilises_is_told() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (40, 48), keywords=[{"id": "shield", "value": 5}]),
        monster("slag-brute", (47, 48)),
        scenario="ember-forge",
        activation_deck=["act20"],
    )
    scene.does(0, "activate:orc-warrior", "disengage").fights()
    assert len(scene.happened("creature-held")) == 1
