"""How one game's things and frames are written and read, with every type checked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Union

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import astuple

from magehall.kernel.frame import Frame
from magehall.kernel.game import Game
from magehall.kernel.records import Reader, carrier, encode
from magehall.kernel.state import Thing


class Codec:
    """How one game's things and frames are written and read, with every type checked."""

    def __init__(self, game: Game[Any]) -> None:
        self.names = {kind: kind.__name__ for kind in game.things}
        # Things carry no tag in memory; a saved thing stands under the name of its kind.
        fields = [(kind.__name__, kind | None, None) for kind in game.things]
        entry = carrier(msgspec.defstruct("Entry", fields, forbid_unknown_fields=True))
        self.entries: Any = dict[str, entry]  # type: ignore[valid-type]  # made at run time, from the game's things
        self.things: Reader[dict[str, Struct]] = Reader(self.entries)
        frames: Any = Union[(*game.tables,)]
        self.frames: Any = list[frames]
        self.stack: Reader[list[Frame]] = Reader(self.frames)
        self.steps = game.tables

    def write_things(self, things: dict[str, Thing]) -> bytes:
        """Things by id, each under the name of its kind."""
        return encode({id: {self.names[type(thing)]: thing} for id, thing in things.items()})

    def read_things(self, data: Raw, standing: Mapping[str, Thing] | None = None) -> dict[str, Thing]:
        """The reverse of ``write_things``. An empty thing is the one that is ``standing`` already."""
        return things_of(self.things.decode(data), standing)

    def read_stack(self, data: Raw) -> list[Frame]:
        """Frames, bottom first; raises ValueError for a step that is none of the procedure's."""
        return self.checked_stack(self.stack.decode(data))

    def checked_stack(self, frames: list[Frame]) -> list[Frame]:
        """The same frames; raises ValueError for a step that is none of the procedure's."""
        for frame in frames:
            if frame.step and frame.step not in self.steps[type(frame)]:
                name, steps = type(frame).__name__, self.steps[type(frame)]
                raise ValueError(f"{name} has no step {frame.step!r}; its steps are: {', '.join(steps)}")
        return frames


def things_of(entries: Mapping[str, Struct], standing: Mapping[str, Thing] | None = None) -> dict[str, Thing]:
    """The things of entries that a codec has read. An empty one is what is ``standing`` already."""
    things: dict[str, Thing] = {}
    for id, entry in entries.items():
        found, told = None, 0
        for thing in astuple(entry):
            if thing is not None:
                found, told = thing, told + 1
        if not told and standing is not None and id in standing:
            found, told = standing[id], 1
        if found is None or told != 1:
            raise ValueError(f"{id!r} is {told or 'none'} of the things there are")
        things[id] = found
    return things


@cache
def codec(game: Game[Any]) -> Codec:
    """The codec of ``game``."""
    return Codec(game)
