"""Export of all that travels between server and client as JSON Schema.

``scripts/wire`` runs it, and generates the client's TypeScript from what it writes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from msgspec import Struct

from magehall.kernel.game import registered
from magehall.table.json_schema import REF, definitions
from magehall.table.records.messages import Replay
from magehall.table.rooms.messages import AnyMessage
from magehall.table.rooms.server_messages import SERVER_MESSAGES

CLIENT_MESSAGES: tuple[type[Struct], ...] = get_args(AnyMessage)
TABLE = "table"


def export() -> dict[str, str]:
    """The schema files by name. There is the table's, and one for the view of each game."""
    found = {TABLE: _table()}
    for game in registered().values():
        found[game.id] = _root(definitions([game.view_type]), game.view_type.__name__)
    return {
        f"{name}.schema.json": json.dumps(schema, indent=1, ensure_ascii=False) + "\n"
        for name, schema in found.items()
    }


def _table() -> dict[str, Any]:
    known = definitions([*SERVER_MESSAGES, *CLIENT_MESSAGES, Replay])
    known["ServerMessage"] = _one_of(SERVER_MESSAGES, "Whatever the server sends over the socket.")
    known["ClientMessage"] = _one_of(CLIENT_MESSAGES, "Whatever a client may send over the socket.")
    roots = ("ServerMessage", "ClientMessage", Replay.__name__)
    known["Wire"] = {
        "description": "All that is declared here.",
        "type": "object",
        "properties": {name: {"$ref": REF + name} for name in roots},
        "required": list(roots),
    }
    return _root(known, "Wire")


def _one_of(kinds: Iterable[type[Struct]], description: str) -> dict[str, Any]:
    """A union of messages. msgspec has no name for it, and a client needs one."""
    return {"description": description, "anyOf": [{"$ref": REF + kind.__name__} for kind in kinds]}


def _root(known: dict[str, Any], root: str) -> dict[str, Any]:
    """A schema whose outermost type is ``root``."""
    others = {name: schema for name, schema in sorted(known.items()) if name != root}
    return {"title": root, **known[root], "$defs": others}


def main() -> None:
    """Write the schema files into a folder. Those of games that are gone go."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    files = export()
    for gone in {path.name for path in folder.glob("*.schema.json")} - set(files):
        (folder / gone).unlink()
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    import magehall.games  # noqa: F401 - registers the games

    main()
