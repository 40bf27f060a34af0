"""Saved matches as bytes: JSON with versions and a digest. There is the version of the schema and that of the game's
rules.

The file holds the set-up and the moves, which are the match, and the state as a snapshot, so that loading need not
replay. The log is not stored: it is replayed when someone asks for it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from magehall.kernel.chance import Draw, Scripted
from magehall.kernel.codec import codec
from magehall.kernel.matches.journal import Move, Setup
from magehall.kernel.records import encode

if TYPE_CHECKING:
    from magehall.kernel.matches.match import Match

SCHEMA = 1
LIMIT = 5_000_000

HEAD = b'{"magehall":%d,"digest":"' % SCHEMA
DIGEST_LENGTH = 64
MIDDLE = b'","match":'
TAIL = b"}"


class LoadError(ValueError):
    """A file that cannot be loaded; the message says what is wrong with it. Nothing was loaded."""


class _Envelope(Struct, forbid_unknown_fields=True):
    magehall: int
    digest: str
    match: Raw


class Snapshot(Struct, forbid_unknown_fields=True):
    """The state as it was saved, not yet decoded."""

    things: Raw
    stack: Raw
    answers: dict[int, str]
    count: int
    script: list[Scripted]


class Saved(Struct, forbid_unknown_fields=True):
    """The content of a saved match."""

    game: str
    rules: int
    setup: Setup
    moves: list[Move]
    undo_floor: int
    draws: list[Draw]
    state: Snapshot


_envelopes = msgspec.json.Decoder(_Envelope)
_saves = msgspec.json.Decoder(Saved)


def _snapshot(match: Match[Any]) -> Snapshot:
    state, chance = match.state, match.flow.chance
    return Snapshot(
        Raw(codec(match.game).write_things(state.things)),
        Raw(encode(state.stack)),
        dict(sorted(state.answers.items())),
        chance.count,
        list(chance.script),
    )


def state_hash(match: Match[Any]) -> str:
    """A digest of the whole state: equal for equal matches on every machine."""
    return hashlib.sha256(encode(_snapshot(match))).hexdigest()


def save_match(match: Match[Any]) -> bytes:
    """The match as a file's content."""
    saved = Saved(
        match.game.id,
        match.game.version,
        match.setup,
        list(match.moves),
        match.undo_floor,
        list(match.flow.chance.draws),
        _snapshot(match),
    )
    content = encode(saved)
    return b"".join((HEAD, _digest(content).encode(), MIDDLE, content, TAIL))


def read_save(data: bytes | str) -> Saved:
    """The content of a file, checked without its game's rules."""
    if isinstance(data, str):
        data = data.encode(errors="replace")
    if not isinstance(data, bytes | bytearray | memoryview):
        raise LoadError(f"a saved match is bytes or text, not {type(data).__name__}")
    if len(data) > LIMIT:
        raise LoadError(f"the file has {len(data)} bytes; a saved match has at most {LIMIT}")
    try:
        return _saves.decode(_opened(bytes(data)))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LoadError(f"the match inside is malformed: {error}") from None


def _opened(data: bytes) -> bytes:
    """The content of a file, with its digest checked. One written just as we write it is cut, not read: that spares a
    pass over all its moves."""
    content = data[len(HEAD) + DIGEST_LENGTH + len(MIDDLE) : -len(TAIL)]
    if data.startswith(HEAD + _digest(content).encode() + MIDDLE) and data.endswith(TAIL):
        return content
    try:
        envelope = _envelopes.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LoadError(f"not a saved match, or cut short: {error}") from None
    if envelope.magehall > SCHEMA:
        raise LoadError(
            f"saved by a newer Magehall (schema {envelope.magehall}; this one reads up to {SCHEMA}): update"
        )
    if envelope.magehall < 1:
        raise LoadError(f"no such schema: {envelope.magehall}")
    content = bytes(envelope.match)
    if _digest(content) != envelope.digest:
        raise LoadError("the file is damaged: its digest does not fit its content")
    return content


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
