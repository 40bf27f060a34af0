"""What travels is declared: the exported schemas are up to date, and what is really sent fits them."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magehall.kernel.game import find_game
from magehall.kernel.view_types import View
from magehall.table import wire_schema
from magehall.table.app import create_app
from magehall.table.records.messages import Replay
from magehall.table.settings import Settings
from magehall.table.wire.json_schema import definitions
from magehall.table.wire.server_messages import AnyServerMessage

WEB = Path(__file__).parents[2] / "web"
WIRE = WEB / "src" / "wire"
SUFFIX = ".schema.json"
MOMENTS = sorted(WEB.glob("src/games/*/fixtures/*.json"))
RECORDED = json.loads((WEB / "mock" / "recorded" / "hall.json").read_text(encoding="utf-8"))


def fits(shown: Any, kind: Any) -> None:
    """Read what was shown as its type, and lose nothing of it."""
    read = msgspec.convert(shown, kind, strict=True)
    assert json.loads(msgspec.json.encode(read)) == shown


def test_the_exported_schemas_are_up_to_date(tmp_path: Path) -> None:
    # In a process of its own: here games for tests are registered as well.
    (tmp_path / f"gone{SUFFIX}").touch()
    subprocess.run([sys.executable, "-m", wire_schema.__name__, str(tmp_path)], check=True)
    exported, kept = (
        {path.name: path.read_bytes() for path in folder.glob(f"*{SUFFIX}")} for folder in (tmp_path, WIRE)
    )
    assert exported == kept, "the types have changed: run scripts/wire"


def test_every_schema_has_its_types_and_nothing_else_is_there() -> None:
    schemas = {path.name.removesuffix(SUFFIX) for path in WIRE.glob(f"*{SUFFIX}")}
    assert {path.name for path in WIRE.iterdir()} == {
        name + suffix for name in schemas for suffix in (SUFFIX, ".ts")
    }


@pytest.mark.parametrize("path", MOMENTS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_recorded_moments_fit_the_types(path: Path) -> None:
    moment = json.loads(path.read_text(encoding="utf-8"))
    for view in filter(None, (moment["view"], moment["previous"])):
        whole = view if "table" in view else {"table": view}
        if "game" in whole:
            fits(whole, View)
        fits(whole["table"], find_game(path.parts[-3]).view_type)


def test_recorded_messages_fit_the_types() -> None:
    for state in RECORDED["states"]:
        fits(state, AnyServerMessage)
        fits(state["view"]["table"], find_game(state["view"]["game"]).view_type)
    replay = RECORDED["http"]["GET /tables/one/replay"]
    # As text: a moment in time has a type only where it is read from JSON.
    read = msgspec.json.decode(json.dumps(replay), type=Replay)
    assert json.loads(msgspec.json.encode(read)) == replay


def test_a_field_is_described_by_its_docstring_and_a_record_by_its_first_paragraph() -> None:
    known = definitions([View])
    assert known["View"]["description"] == "What a seat, or a spectator, may see of a match."
    assert known["View"]["properties"]["table"]["description"] == "The game's own part."


def test_every_call_that_answers_with_json_has_its_types() -> None:
    declared = json.loads((WIRE / f"table{SUFFIX}").read_text(encoding="utf-8"))["$defs"]["Calls"][
        "properties"
    ]
    described = {
        f"{method.upper()} {path}"
        for path, methods in create_app(Settings()).openapi()["paths"].items()
        for method in methods
        if path.startswith("/api/")
    }
    assert described - set(declared) == {"GET /api/texts/{domain}/{locale}"}, "texts alone are no JSON"


def test_whatever_a_schema_refers_to_is_there() -> None:
    for path in WIRE.glob(f"*{SUFFIX}"):
        text = path.read_text(encoding="utf-8")
        referred = set(re.findall(r'"\$ref": "([^"]*)"', text))
        assert referred <= {f"#/$defs/{name}" for name in json.loads(text)["$defs"]}
