"""The recorder of moments by the toy game: what it writes, and when it gives up."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from magehall import Match, Option, new_match
from magehall.testing.moments import View, ids, key, played, record, verbs


def weigh(_match: Match[Any], _seat: int, option: Option) -> float:
    return 0.5 if option.verb == "pass" else 1.0


def matches(seats: int, seed: int) -> Iterator[Match[Any]]:
    return played(new_match("midnight_larder", seats, seed), seed, weigh, most=200)


def read(folder: Path) -> dict[str, View]:
    return {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in folder.iterdir()}


def over(view: View) -> bool:
    return "result" in view


MOMENTS: dict[str, tuple[int, Callable[[View], bool]]] = {
    "asked": (2, lambda view: len(ids(view)) > 1),
    "heard": (3, lambda view: bool(view["happened"]) and bool(verbs(view))),
    "end": (2, over),
    "spectator": (3, over),
}


def test_each_moment_is_written_as_somebody_sees_it(tmp_path: Path) -> None:
    record(tmp_path, MOMENTS, matches, seeds=3)
    found = read(tmp_path)
    assert set(found) == set(MOMENTS)
    for name, moment in found.items():
        assert moment["moment"] == name
        assert moment["previous"] is None
        assert MOMENTS[name][1](moment["view"] | {"happened": [name]})
        assert (moment["view"]["seat"] is None) == (name == "spectator")
    assert key(found["asked"]["view"]).startswith("ask-")


def test_a_moment_named_alone_is_the_same_one(tmp_path: Path) -> None:
    together, alone = tmp_path / "together", tmp_path / "alone"
    for folder in (together, alone):
        folder.mkdir()
    record(together, MOMENTS, matches, seeds=3)
    record(alone, MOMENTS, matches, seeds=3, only=["end"])
    assert read(alone) == {"end": read(together)["end"]}


def test_a_game_may_keep_the_table_before_and_what_happened(tmp_path: Path) -> None:
    record(
        tmp_path,
        {"end": (2, over)},
        matches,
        seeds=1,
        more=lambda name, sight: {"previous": sight.before, "happened": sight.happened, "of": name},
    )
    (end,) = read(tmp_path).values()
    assert end["previous"] != end["view"]["table"]
    assert end["previous"].keys() == end["view"]["table"].keys()
    assert end["happened"]
    assert end["of"] == "end"


def test_a_moment_that_never_comes_is_told(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="never"):
        record(tmp_path, {"never": (2, lambda _view: False)}, matches, seeds=2)
    assert read(tmp_path) == {}
