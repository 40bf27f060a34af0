"""What lies at the markers of a position: refused where it cannot, and found where it is not said."""

from __future__ import annotations

from typing import Any

import pytest

from magehall import PositionError
from tests.games.colors_of_magic.scenario import force, skirmish


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
            "ingredient",
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
    with pytest.raises(PositionError) as error:
        skirmish(**more)
    assert words in str(error.value)
    assert path in error.value.path


@pytest.mark.rule("objectives.ingredients", "objective.shard")
def test_shards_without_a_name_are_those_that_are_left() -> None:
    scene = skirmish(
        markers=[shard(20), shard(30, **AIR), shard(40), shard(50)],
        forces=[force(points=1, ingredients=[{"ingredient": "shard-of-water"}]), force()],
        **NIGHT,
    )
    found = [one.ingredient for one in scene.state.markers().values()]
    assert found == ["shard-of-fire", "shard-of-air", "shard-of-earth", "shard-of-arcane"]
