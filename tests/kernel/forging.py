"""Files that someone has tampered with, digest and all: a digest guards against accidents, not against malice."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from magehall.kernel.matches.journal import by_columns
from magehall.kernel.matches.save import SCHEMA

COLUMNS = 3
"""The first schema with the moves by columns."""


def written_in(data: bytes) -> dict[str, Any]:
    """What a saved match holds below its envelope."""
    content: dict[str, Any] = json.loads(data)["match"]
    return content


def content_of(data: bytes) -> dict[str, Any]:
    """What a saved match holds below its envelope, with its moves as pairs."""
    content = written_in(data)
    if isinstance(content["moves"], dict):
        seats, options = content["moves"]["seats"], content["moves"]["options"].split(" ")
        content["moves"] = [[int(seat), option] for seat, option in zip(seats, options, strict=False)]
    return content


def sealed(content: object, schema: int = SCHEMA) -> bytes:
    """A file with this content and the digest that fits it. Pairs that can be moves are written as the schema has
    them."""
    if isinstance(content, dict) and schema >= COLUMNS:
        content = _by_columns(content)
    inner = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(inner.encode()).hexdigest()
    return f'{{"magehall":{json.dumps(schema)},"digest":"{digest}","match":{inner}}}'.encode()


def _by_columns(content: dict[str, Any]) -> dict[str, Any]:
    try:
        moves = by_columns([(seat, option) for seat, option in content["moves"]])
    except (KeyError, TypeError, ValueError):
        return content
    return content | {"moves": {"seats": moves.seats, "options": moves.options}}


def forge(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file with something in its content changed."""
    content = content_of(data)
    change(content)
    return sealed(content)
