"""State is plain data: things, running procedures and incomplete answers. Things go by id; procedures lie on a stack."""

from __future__ import annotations

from typing import Self, TypeVar

from magehall.kernel.frame import Frame
from magehall.kernel.records import Record, copy_record, replace


class Thing(Record, omit_defaults=True):
    """A piece of the state with an id. Its fields are scalars, frozen records, tuples, and lists or dicts of
    those: a copy of the record and of its lists is a whole copy.

    A field that is as it would be if nobody said it is not written into a file. What is compared is the object itself, so a
    thing with a default of which there may be several, such as a text, says ``omit_defaults=False``."""


T = TypeVar("T", bound=Thing)
F = TypeVar("F", bound=Frame)


class State:
    """Everything a match is at one moment but its chance and its log. A game adds accessors, never fields.

    Reading is free; writing goes through ``edit`` alone, because a clone shares every thing with its original
    until one of the two edits it.
    """

    __slots__ = ("_own", "answers", "stack", "things")

    def __init__(self) -> None:
        self.things: dict[str, Thing] = {}
        self.stack: list[Frame] = []
        self.answers: dict[int, str] = {}
        self._own: set[str] = set()

    def add(self, id: str, thing: Thing) -> None:
        """Put a new thing into the state."""
        self.things[id] = thing
        self._own.add(id)

    def adopt(self, things: dict[str, Thing]) -> None:
        """Let these be all the things of the state, and nobody else's."""
        self.things = things
        self._own = set(things)

    def share(self) -> dict[str, Thing]:
        """The things, for another state to have them too. Whichever edits one copies it first."""
        self._own.clear()
        return self.things

    def remove(self, id: str) -> None:
        """Take a thing out of the state."""
        del self.things[id]
        self._own.discard(id)

    def get(self, id: str, kind: type[T]) -> T:
        """The thing of that id, for reading."""
        thing = self.things[id]
        if not isinstance(thing, kind):
            raise TypeError(f"{id} is a {type(thing).__name__}, not a {kind.__name__}")
        return thing

    def edit(self, id: str, kind: type[T]) -> T:
        """The thing of that id, for writing. This is the one gate through which a state changes."""
        thing = self.things[id]
        if not isinstance(thing, kind):
            raise TypeError(f"{id} is a {type(thing).__name__}, not a {kind.__name__}")
        if id not in self._own:
            thing = copy_record(thing)
            self.things[id] = thing
            self._own.add(id)
        return thing

    # Running procedures

    def top(self, kind: type[F]) -> F:
        """The procedure that runs now, which must be of that kind."""
        frame = self.stack[-1]
        if not isinstance(frame, kind):
            raise TypeError(f"{self.trace()} is no {kind.__name__}")
        return frame

    def find(self, kind: type[F]) -> F | None:
        """The innermost running procedure of that kind. No kind of frame is a special case of another."""
        for frame in reversed(self.stack):
            if type(frame) is kind:
                return frame
        return None

    def running(self, kind: type[F]) -> list[F]:
        """The running procedures of that kind, the outermost first."""
        return [frame for frame in self.stack if type(frame) is kind]

    def opener(self) -> Frame:
        """The procedure below the one on top. It opened that window, or called that procedure."""
        return self.stack[-2]

    def clone(self) -> Self:
        """An independent state; cheap, as things are shared until edited."""
        twin = type(self)()
        twin.things = self.things.copy()
        twin.stack = [replace(frame) for frame in self.stack]
        if self.answers:
            twin.answers = self.answers.copy()
        self._own.clear()
        return twin

    def trace(self) -> str:
        """The running procedures as one line, for error reports: ``Turn.play > Window.ask``."""
        return (
            " > ".join(f"{type(frame).__name__}.{frame.step or 'end'}" for frame in self.stack) or "(at rest)"
        )
