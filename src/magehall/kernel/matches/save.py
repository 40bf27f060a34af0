"""Saved matches as bytes: JSON with versions and a digest. There is the version of the schema and that of the game's
rules.

The file holds the set-up and the moves, which are the match, and the state as a snapshot, so that loading need not
replay. Besides it holds the floor, past which nothing is taken back, by what has changed since: so taking back plays
again only what lies above it. The log is not stored: it is replayed when someone asks for it.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw, Struct

from magehall.kernel.chance import Draw, Scripted
from magehall.kernel.codec import codec
from magehall.kernel.history import Form, Parts
from magehall.kernel.matches.journal import MOVES, Move, Moves, Setup, enclosed
from magehall.kernel.records import encode
from magehall.kernel.state import Thing

if TYPE_CHECKING:
    from magehall.kernel.matches.match import Match

SCHEMA = 3
"""1: no file told its floor. 2: moves were pairs, and things told what goes without saying."""

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


class Floor(Struct, forbid_unknown_fields=True):
    """The state past which nothing is taken back, as it was saved. An empty thing is as it stands in the match."""

    things: Raw
    stack: Raw


class Saved(Struct, forbid_unknown_fields=True):
    """The content of a saved match, as it is read."""

    game: str
    rules: int
    setup: Setup
    moves: Moves | list[Move]
    undo_floor: int
    draws: list[Draw]
    state: Snapshot
    floor: Floor | None = None


class _Content(Struct):
    """The content of a saved match, as it is written. What was encoded for an earlier file is not encoded again."""

    game: str
    rules: int
    setup: Setup
    moves: Raw
    undo_floor: int
    draws: Raw
    state: Snapshot
    floor: Floor | None


_envelopes = msgspec.json.Decoder(_Envelope)
_saves = msgspec.json.Decoder(Saved)
_draws = msgspec.json.Decoder(list[Draw])


def _write_draws(draws: list[Draw]) -> Parts:
    return (encode(draws)[1:-1],)


def _read_draws(parts: Parts) -> list[Draw]:
    return _draws.decode(b"[%b]" % parts[0])


DRAWS = Form(_write_draws, _read_draws, (b",",))
"""How draws are written in a file."""


def _snapshot(match: Match[Any]) -> Snapshot:
    state, chance = match.state, match.flow.chance
    return Snapshot(
        Raw(codec(match.game).write_things(state.things)),
        Raw(encode(state.stack)),
        dict(sorted(state.answers.items())),
        chance.count,
        list(chance.script),
    )


def _floor(match: Match[Any]) -> Floor | None:
    """The floor, where it is neither the start nor the present."""
    floor = match.floor
    if floor is None or not 0 < match.undo_floor < len(match.moves):
        return None
    names, now = codec(match.game).names, match.state.things
    things = {
        id: {} if now.get(id) is thing or _same(now.get(id), thing) else {names[type(thing)]: thing}
        for id, thing in floor.things.items()
    }
    return Floor(Raw(encode(things)), Raw(encode(floor.stack)))


def _same(one: Thing | None, other: Thing) -> bool:
    """Whether both are written alike. Equal is not enough: a dict in another order is equal."""
    return one is not None and encode(one) == encode(other)


def state_hash(match: Match[Any]) -> str:
    """A digest of the whole state: equal for equal matches on every machine."""
    return hashlib.sha256(encode(_snapshot(match))).hexdigest()


def save_match(match: Match[Any]) -> bytes:
    """The match as a file's content."""
    content = encode(
        _Content(
            match.game.id,
            match.game.version,
            match.setup,
            Raw(enclosed(match.moves.json(MOVES))),
            match.undo_floor,
            Raw(b"[%b]" % match.flow.chance.draws.json(DRAWS)[0]),
            _snapshot(match),
            _floor(match),
        )
    )
    return b"".join((HEAD, _digest(content).encode(), MIDDLE, content, TAIL))


def head_of(game_id: str, rules: int) -> bytes:
    """How the content of a file begins."""
    return b'{"game":%b,"rules":%d,' % (encode(game_id), rules)


def read_save(data: bytes | str) -> Saved:
    """The content of a file, checked without its game's rules."""
    return read_content(open_save(data))


def read_content(content: bytes) -> Saved:
    """What the content of a file says, checked without its game's rules."""
    try:
        return _saves.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise LoadError(f"the match inside is malformed: {error}") from None


def open_save(data: bytes | str) -> bytes:
    """The content of a file, with its digest checked. One written just as we write it is cut, not read: that spares a
    pass over all its moves."""
    if isinstance(data, str):
        data = data.encode(errors="replace")
    if not isinstance(data, bytes | bytearray | memoryview):
        raise LoadError(f"a saved match is bytes or text, not {type(data).__name__}")
    if len(data) > LIMIT:
        raise LoadError(f"the file has {len(data)} bytes; a saved match has at most {LIMIT}")
    data = bytes(data)
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
