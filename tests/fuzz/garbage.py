"""Garbage of every kind: random bytes, valid files a little off, and documents with one part that does not belong."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

NASTY: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 99, 255, 2**31, 2**63, -(2**63), 2**64, 10**30, 0.5, -0.0, 1e308, "", " ", "0",
    "1", "-1", "pass", "ask", "end", "all", "table", "mage-0", "\x00", "é", "🧙", "@", "#", "#x", "@x", "{", "$", ":", "a" * 999,
    [], [0], [[]], [None], [[0, "pass"]], {}, {"": ""}, {"0": "pass"}, {"x": {}}, {"procedure": "Window"},
]  # fmt: skip
ALPHABET = b'{}[]",:0123456789abcdefmagehalldigestmatch \\\n\x00\xff'


def random_bytes(luck: Random) -> bytes:
    """Bytes without meaning; half of them from letters that JSON is made of."""
    size = luck.choice((0, 1, 2, 10, 100, 1_000))
    return luck.randbytes(size) if luck.random() < 0.5 else bytes(luck.choices(ALPHABET, k=size))


def shaken(data: bytes, luck: Random) -> bytes:
    """The bytes with some of them changed, lost, doubled, moved or cut off."""
    broken = bytearray(data)
    for _ in range(luck.choice((1, 1, 2, 8))):
        here, there = sorted(luck.choices(range(len(broken) + 1), k=2))
        there = min(there, here + luck.choice((1, 4, 64)))
        change = luck.randrange(5)
        if change == 0 and here < len(broken):
            broken[here] ^= 1 << luck.randrange(8)
        elif change == 1:
            del broken[here:there]
        elif change == 2:
            broken[here:here] = broken[here:there]
        elif change == 3:
            broken[here:here] = random_bytes(luck)[:8]
        elif luck.random() < 0.2:
            del broken[here:]
    return bytes(broken)


def places(part: Any) -> list[tuple[Any, Any]]:
    """Every place of a document at which something stands: the container, and the key or index."""
    found: list[tuple[Any, Any]] = []
    keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    for key in keys:
        found.append((part, key))
        found += places(part[key])
    return found


def misfit(document: dict[str, Any], luck: Random) -> dict[str, Any]:
    """A copy of the document in which one thing, or a few, do not belong."""
    copy: dict[str, Any] = json.loads(json.dumps(document))
    for _ in range(luck.choice((1, 1, 1, 2, 4))):
        spots = places(copy)
        if not spots:
            break
        container, key = luck.choice(spots)
        luck.choice(CHANGES)(container, key, spots, luck)
    return copy


def _nasty(container: Any, key: Any, spots: list[tuple[Any, Any]], luck: Random) -> None:
    container[key] = luck.choice(NASTY)


def _lost(container: Any, key: Any, spots: list[tuple[Any, Any]], luck: Random) -> None:
    del container[key]


def _nudged(container: Any, key: Any, spots: list[tuple[Any, Any]], luck: Random) -> None:
    value = container[key]
    if isinstance(value, int):
        container[key] = value + luck.choice((-1, 1, 2, -20, 20))
    elif isinstance(value, str):
        container[key] = luck.choice((value[:-1], value + "x", value.upper(), value * 2))
    elif isinstance(value, list):
        luck.shuffle(value)


def _misplaced(container: Any, key: Any, spots: list[tuple[Any, Any]], luck: Random) -> None:
    other, place = luck.choice(spots)
    container[key] = json.loads(json.dumps(other[place]))


def _doubled(container: Any, key: Any, spots: list[tuple[Any, Any]], luck: Random) -> None:
    if isinstance(container, list):
        container.insert(key, json.loads(json.dumps(container[key])))
    else:
        container[luck.choice(("0", "7", "extra", f"{key}x"))] = json.loads(json.dumps(container[key]))


CHANGES: list[Callable[[Any, Any, list[tuple[Any, Any]], Random], None]] = [
    _nasty, _nasty, _lost, _nudged, _nudged, _misplaced, _doubled,
]  # fmt: skip

YAML_BITS = [
    ": ", "- ", "? ", "[", "]", "{", "}", "&a ", "*a", "!!int ", "!!bool ", "!!set ", "!!binary ", "!!timestamp ", "<<: ",
    "|\n", ">\n", "'", '"', "#", "%YAML 9.9\n", "---\n", "...\n", "\t", "~", "yes", ".inf", "0x", "0o9", "1:2:3",
    "2020-13-40", "\x00", "\ufeff", "\u2028", "é", "\n", "  ", "!<x> ", "!!python/object:os.system ", "=",
]  # fmt: skip


def shaken_yaml(text: str, luck: Random) -> str:
    """A YAML text with lines lost, doubled or moved, and bits put in where they do not belong."""
    for _ in range(luck.choice((1, 1, 2, 5))):
        lines = text.splitlines(keepends=True) or [""]
        here = luck.randrange(len(lines))
        change = luck.randrange(6)
        if change == 0:
            del lines[here]
        elif change == 1:
            lines.insert(luck.randrange(len(lines) + 1), lines[here])
        elif change == 2:
            lines[here] = luck.choice(("  ", "\t", "", "    ")) + lines[here].lstrip()
        else:
            place = luck.randrange(len(lines[here]) + 1)
            bit = luck.choice(YAML_BITS) if change < 5 else str(luck.choice(NASTY))
            lines[here] = lines[here][:place] + bit + lines[here][place + luck.choice((0, 0, 1, 3)) :]
        text = "".join(lines)
    return text


def random_seat(luck: Random) -> Any:
    """Something in the place of a seat."""
    return luck.choice(
        (luck.choice(NASTY), luck.randrange(-2, 9), float(luck.randrange(3)), (0,), b"0", object())
    )


def random_option(luck: Random, ids: list[str]) -> Any:
    """Something in the place of an option, often close to a true one."""
    if luck.random() < 0.5 or not ids:
        return luck.choice(
            (luck.choice(NASTY), b"pass", object(), ("pass",), {"id": luck.choice(NASTY)}, float("nan"))
        )
    return shaken(luck.choice(ids).encode(), luck).decode(
        errors=luck.choice(("replace", "surrogateescape", "ignore"))
    )
