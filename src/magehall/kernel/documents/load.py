"""Saved matches brought back to life, or a clear word why not."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from magehall.kernel.callers import from_anyone
from magehall.kernel.chance import SEPARATOR
from magehall.kernel.codec import codec, things_of
from magehall.kernel.flow import Flow
from magehall.kernel.game import Game, OptionError, find_game
from magehall.kernel.history import History
from magehall.kernel.matches.floor import floor_below
from magehall.kernel.matches.journal import Moves, Setup, by_columns, history_of
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.playable import check_playable
from magehall.kernel.matches.save import (
    Floor,
    LoadError,
    Saved,
    Snapshot,
    head_of,
    open_save,
    read_content,
)
from magehall.kernel.records import Reader, carrier
from magehall.kernel.state import State

S = TypeVar("S", bound=State)

GAME_AT = len(b'{"game":"')
"""Where the content of a file names its game."""


@from_anyone
def load_match(data: bytes | str) -> Match[Any]:
    """The match of a file, at the decision where it was saved. It raises LoadError otherwise."""
    content = open_save(data)
    game, saved = _read_at_once(content) or _read_by_parts(content)
    try:
        return _restore(game, saved)
    except LoadError:
        raise
    # A file with a true digest can still hold any nonsense; whatever the rules make of it, it is not a match.
    except Exception as error:
        raise LoadError(f"the state inside is not one of {game.id}: {error}") from None


@cache
def typed_reader(game: Game[Any]) -> Reader[Any]:
    """Decoder of the files of one game. Things and frames come as records."""
    names = codec(game)
    state = _retyped(Snapshot, things=names.entries, stack=names.frames)
    floor: Any = _retyped(Floor, things=names.entries, stack=names.frames)
    return Reader(_retyped(Saved, state=state, floor=floor | None))


def _retyped(kind: type[Struct], **types: Any) -> type[Struct]:
    """The same struct with other types for some of its fields."""
    fields: list[Any] = [
        (field.name, types.get(field.name, field.type))
        if field.required
        else (field.name, types.get(field.name, field.type), field.default)
        for field in msgspec.structs.fields(kind)
    ]
    return carrier(msgspec.defstruct(kind.__name__, fields, module=__name__, forbid_unknown_fields=True))


def _read_at_once(content: bytes) -> tuple[Game[Any], Any] | None:
    """Game and content of a file that begins just as we write it. One pass reads all of it. None for any other file, and
    where something is wrong with it."""
    try:
        game = find_game(content[GAME_AT : content.index(b'"', GAME_AT)].decode())
        if content.startswith(head_of(game.id, game.version)):
            return game, typed_reader(game).decode(content)
    except (ValueError, RecursionError):
        pass  # part by part it will come out what is wrong
    return None


def _read_by_parts(content: bytes) -> tuple[Game[Any], Any]:
    """Game and content of any file. Raises LoadError, with a reason for each part."""
    saved: Any = read_content(content)
    try:
        game = find_game(saved.game)
    except OptionError as error:
        raise LoadError(str(error)) from None
    if saved.rules != game.version:
        raise LoadError(
            f"saved under rules version {saved.rules} of {game.id}; this is version {game.version}: "
            "such a match can be verified or continued only with the version it was played with"
        )
    check_setup(game, saved.setup)
    names = codec(game)
    try:
        for part in (saved.state, saved.floor):
            if part is not None:
                part.things, part.stack = names.things.decode(part.things), names.stack.decode(part.stack)
    except (ValueError, RecursionError) as error:
        raise LoadError(f"the state inside is not one of {game.id}: {error}") from None
    return game, saved


def check_setup(game: Game[Any], setup: Setup) -> None:
    """Raise LoadError where no match of the game can have started so."""
    if setup.seats not in game.seats:
        raise LoadError(f"{game.id} has no table for {setup.seats}")
    strangers = [seat for seat in setup.contributions if not 0 <= seat < setup.seats]
    if strangers:
        raise LoadError(f"seat {strangers[0]} added to the seed, but the seats are 0 to {setup.seats - 1}")
    # Two of what a seed is made of would otherwise look like one, and the other way round.
    if any(SEPARATOR in part for part in (setup.secret, *setup.contributions.values())):
        raise LoadError("a part of the seed goes over more than one line")
    try:
        game.read_options(setup.options)
    except OptionError as error:
        raise LoadError(str(error)) from None


def _restore(game: Game[S], saved: Any) -> Match[S]:
    """The match of a file whose things and frames are read."""
    check_setup(game, saved.setup)
    try:
        moves = history_of(saved.moves if isinstance(saved.moves, Moves) else by_columns(saved.moves))
    except ValueError as error:
        raise LoadError(str(error)) from None
    if not 0 <= saved.undo_floor <= len(moves):
        raise LoadError(f"undo reaches back to move {saved.undo_floor} of {len(moves)}")
    if saved.floor is not None and not 0 < saved.undo_floor < len(moves):
        raise LoadError(
            f"it tells of a floor, but undo reaches back to move {saved.undo_floor} of {len(moves)}"
        )
    names = codec(game)
    state = game.state()
    state.adopt(things_of(saved.state.things))
    state.stack = names.checked_stack(saved.state.stack)
    state.answers = saved.state.answers
    game.check(state)
    chance = saved.setup.chance(saved.state.count, saved.state.script)
    chance.draws = History(saved.draws)
    match = Match(game, saved.setup, Flow(game, state, chance))
    match.moves = moves
    below = saved.floor
    floor = None if below is None else floor_below(game, state, below.things, below.stack)
    match.forget(saved.undo_floor, floor)
    match.advance()
    check_playable(match)
    match.flow.log = History()
    return match
