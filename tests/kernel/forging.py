"""Files that someone has tampered with, digest and all: a digest guards against accidents, not against malice."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from magehall.kernel.matches.save import SCHEMA


def content_of(data: bytes) -> dict[str, Any]:
    """What a saved match holds below its envelope."""
    content: dict[str, Any] = json.loads(data)["match"]
    return content


def sealed(content: object, schema: object = SCHEMA) -> bytes:
    """A file with this content and the digest that fits it."""
    inner = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    digest = hashlib.sha256(inner.encode()).hexdigest()
    return f'{{"magehall":{json.dumps(schema)},"digest":"{digest}","match":{inner}}}'.encode()


def forge(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file with something in its content changed."""
    content = content_of(data)
    change(content)
    return sealed(content)
