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
from magehall.table.app import create_app
from magehall.table.schemas import COMPONENT
from magehall.table.settings import Settings
from magehall.table.wire.json_schema import REF, definitions
from magehall.table.wire.messages import AnyMessage
from magehall.table.wire.server_messages import SERVER_MESSAGES

CLIENT_MESSAGES: tuple[type[Struct], ...] = get_args(AnyMessage)
TABLE = "table"
JSON = "application/json"
CALLS = "/api/"
"""Where the client's calls are; health and metrics are for others."""


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
    described = _moved(create_app(Settings()).openapi())
    known = definitions([*SERVER_MESSAGES, *CLIENT_MESSAGES])
    for name, schema in described["components"]["schemas"].items():
        assert known.setdefault(name, schema) == schema, f"two types of one name: {name}"
    known["ServerMessage"] = _one_of(SERVER_MESSAGES, "Whatever the server sends over the socket.")
    known["ClientMessage"] = _one_of(CLIENT_MESSAGES, "Whatever a client may send over the socket.")
    known["Calls"] = _calls(described["paths"])
    roots = ("ServerMessage", "ClientMessage", "Calls", "ErrorBody")
    known["Wire"] = _record({name: {"$ref": REF + name} for name in roots}, "All that is declared here.")
    return _root(known, "Wire")


def _calls(paths: dict[str, Any]) -> dict[str, Any]:
    """The HTTP calls that answer with JSON or with nothing, by method and path."""
    found = {}
    for path, methods in paths.items():
        for method, call in methods.items():
            answer = _answer(call["responses"])
            if path.startswith(CALLS) and answer is not None:
                found[f"{method.upper()} {path}"] = _call(call, answer)
    return _record(found, "The HTTP calls, with what is sent and what is answered.")


def _call(call: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    """A call as a record. It has what goes into path, query and body, and the answer."""
    parts: dict[str, Any] = {}
    needed = {"answer"}
    for place in ("path", "query"):
        asked = [parameter for parameter in call.get("parameters", ()) if parameter["in"] == place]
        if asked:
            required = [parameter["name"] for parameter in asked if parameter["required"]]
            parts[place] = _record({each["name"]: each["schema"] for each in asked}, required=required)
            needed |= {place} if required else set()
    if body := call.get("requestBody"):
        parts["body"] = body["content"][JSON]["schema"]
        needed |= {"body"} if body.get("required") else set()
    parts["answer"] = answer
    return _record(parts, call["description"], [name for name in parts if name in needed])


def _answer(responses: dict[str, Any]) -> dict[str, Any] | None:
    """The schema of a successful answer; None where it is no JSON."""
    content = next(each for status, each in responses.items() if status.startswith("2")).get("content")
    if content is None:
        return {"type": "null"}
    schema: dict[str, Any] | None = content.get(JSON, {}).get("schema")
    return schema


def _record(
    fields: dict[str, Any], description: str = "", required: Iterable[str] | None = None
) -> dict[str, Any]:
    """The schema of a record with these fields. All are required unless ``required`` says which."""
    return {
        **({"description": description} if description else {}),
        "type": "object",
        "properties": fields,
        "required": list(fields if required is None else required),
    }


def _moved(part: Any) -> Any:
    """OpenAPI with its references as a bare JSON Schema has them."""
    match part:
        case {"$ref": ref}:
            return {**part, "$ref": REF + ref.removeprefix(COMPONENT)}
        case dict():
            return {key: _moved(value) for key, value in part.items()}
        case list():
            return [_moved(value) for value in part]
    return part


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
