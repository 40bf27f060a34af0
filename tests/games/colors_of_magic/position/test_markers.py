"""What lies at the markers of a position: refused where it cannot, and found where it is not said."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.colors_of_magic.scenario import creature, force, monster, position, skirmish
from tests.positions import check_refused


def shard(x: int, **more: Any) -> dict[str, Any]:
    return {"kind": "shard", "at": (x, 24), **more}


def stone(**more: Any) -> dict[str, Any]:
    return {"kind": "stone", "at": (20, 24), **more}


FIRE, AIR = {"ingredient": "shard-of-fire"}, {"ingredient": "shard-of-air"}
NIGHT = {"scenario": "wisp-night", "goals": None}


@pytest.mark.rule("objectives.ingredients")
@pytest.mark.parametrize(
    ("more", "words", "path"),
    [
        (
            {"markers": [shard(20, ingredient="shard-of-ai")], **NIGHT},
            "did you mean 'shard-of-air'",
            "$.markers[0].ingredient",
        ),
        (
            {"markers": [shard(20, ingredient="living-coal")], **NIGHT},
            "living-coal",
            "$.markers[0].ingredient",
        ),
        ({"markers": [shard(20, **AIR), shard(30, **AIR)], **NIGHT}, "too often", "$.markers[1].ingredient"),
        (
            {"markers": [shard(20, **FIRE)], "forces": [force(points=1, ingredients=[FIRE])], **NIGHT},
            "too often",
            "$.markers[0].ingredient",
        ),
        ({"markers": [stone(cards=3)], "goals": None}, "2 cards", "$.markers[0].cards"),
        (
            {"markers": [stone()], "goals": {"mana-source": {"copies": 0}}},
            "nothing is left",
            "$.markers[0].kind",
        ),
    ],
)
def test_what_no_marker_holds(more: dict[str, Any], words: str, path: str) -> None:
    check_refused(position(**more), path, words)


@pytest.mark.rule("objectives.ingredients", "objective.shard")
def test_shards_without_a_name_are_those_that_are_left() -> None:
    scene = skirmish(
        markers=[shard(20), shard(30, **AIR), shard(40), shard(50)],
        forces=[force(points=1, ingredients=[{"ingredient": "shard-of-water"}]), force()],
        **NIGHT,
    )
    found = [one.ingredient for one in scene.state.markers().values()]
    assert found == ["shard-of-fire", "shard-of-air", "shard-of-earth", "shard-of-arcane"]


ANVIL = {"kind": "anvil", "at": (48, 70)}
RITUAL = {"kind": "ritual", "at": (48, 70)}


@pytest.mark.rule("objective.shape-the-hammer")
def test_an_objective_that_is_not_listed_was_taken() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (48, 60)),
        scenario="ember-forge",
        goals={"shape-the-hammer": {"holder": 0, "checks": 1}},
        markers=[ANVIL],
        at="end",
    )
    assert scene.passes().player(0).points == 3, "the forge was lit before"


@pytest.mark.rule("objective.major-power-aura")
def test_who_held_a_marker_at_the_last_check_did_so_once_at_least() -> None:
    scene = skirmish(
        creature("orc-warrior", 0, (48, 60)),
        goals={"major-power-aura": {"holder": 0}},
        markers=[RITUAL],
        forces=[force(mana=5), force()],
        at="end",
    )
    scene.does(0, "collect:major-power-aura")
    assert scene.player(0).points == 3


@pytest.mark.rule("objectives")
@pytest.mark.parametrize(
    ("more", "words", "path"),
    [
        ({"goals": {"light-the-forge": {"progress": 3}}}, "3 times", "$.goals.light-the-forge.progress"),
        ({"goals": {"light-the-forge": {"stoked": (0, 2)}}}, "seat 2", "$.goals.light-the-forge.stoked"),
        ({"goals": {"shape-the-hammer": {"checks": 1}}}, "nobody", "$.goals.shape-the-hammer.checks"),
        (
            {
                "goals": {"slag-brute": {"copies": 2}},
                "forces": [force(ingredients=[{"ingredient": "slag-plate"}])],
            },
            "players have 1",
            "$.goals.slag-brute.copies",
        ),
        ({"graves": [{"x": 97, "y": 2, "owner": 0}]}, "table", "$.graves[0]"),
        ({"graves": [{"x": 9, "y": 2, "owner": 2}]}, "seat 2", "$.graves[0].owner"),
        ({"winners": [0]}, "not over", "$.winners"),
        ({"phase": "end"}, "activation", "$.phase"),
    ],
)
def test_what_no_match_comes_to(more: dict[str, Any], words: str, path: str) -> None:
    check_refused(position(scenario="ember-forge", **more), path, words)


@pytest.mark.rule("card.salamander-pup")
def test_late_damage_needs_no_source() -> None:
    hurt = creature("orc-warrior", 0, (48, 60), late=[{"amount": 1, "by": 1}])
    assert skirmish(hurt, at="end").passes().damage("orc-warrior") == 1


@pytest.mark.rule("objective.giant-nail", "objectives.ingredients")
def test_what_players_have_is_no_longer_to_be_won() -> None:
    nail = {"ingredient": "giants-nail"}
    scene = skirmish(
        monster("giant-nail", (48, 48), damage=1),
        scenario="giant",
        goals=None,
        forces=[force(points=1, ingredients=[nail]), force()],
    )
    assert scene.state.goals.left["giant-nail"].copies == 1
