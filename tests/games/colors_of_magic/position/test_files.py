"""Files with a table that there cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import magehall
from magehall import LoadError, load_match
from tests.kernel.forging import forge


@pytest.mark.parametrize(
    "corners",
    [
        pytest.param([[0, 0], [10, 10], [10, 0], [0, 10]], id="crossing itself"),
        pytest.param([[0, 0], [10, 0], [2, 2], [0, 10]], id="with a dent"),
        pytest.param([[0, 0], [10, 10]], id="a line"),
    ],
)
def test_terrain_without_a_convex_shape_is_refused(corners: list[list[int]]) -> None:
    """Else whoever looks past it first would find out."""

    def misshapen(content: dict[str, Any]) -> None:
        pieces = [{"kind": "wall", "corners": corners}]
        content["state"]["things"]["terrain"]["Terrain"]["pieces"] = pieces

    match = magehall.new_match("colors_of_magic", 2, seed=1)
    with pytest.raises(LoadError, match="not a convex polygon"):
        load_match(forge(match.save(), misshapen))
