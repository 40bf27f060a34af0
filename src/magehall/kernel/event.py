"""Events: what happens in a match. A game declares them once, and its rules record them in the log.

    class SpellCast(Event):                     class CardDrawn(PrivateEvent):
        mage: str                                   mage: str
        spell: str                                  spell: Private[str]

The name follows from the class (``spell-cast``), the message from the name (``event-spell-cast``), and for those who read
private fields another (``event-card-drawn-seen``). Fields hold arguments of messages (``kernel/text.py``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Annotated, Any, ClassVar, NamedTuple, TypeVar

from magehall.kernel.records import Value, field_types
from magehall.kernel.text import Arg, Args, render
from magehall.kernel.view_types import EventView

T = TypeVar("T")

NOBODY: tuple[int, ...] = ()

PRIVATE = "private"
Private = Annotated[T, PRIVATE]
"""The type of a field that only the audience may read, such as ``Private[str]``."""

_BEFORE_A_WORD = re.compile(r"(?<!^)(?=[A-Z])")


class BaseEvent(Value):
    """What all events share."""

    reveals: ClassVar[bool] = False
    """Whether something hidden becomes known by it to a seat that did not know it. Nobody takes back what led there."""


class Event(BaseEvent):
    """An event of which everyone reads every field."""


class PrivateEvent(BaseEvent):
    """An event with fields that only an audience reads. It reveals them, unless it is declared otherwise."""

    reveals = True


class Declaration(NamedTuple):
    """What follows from the class of an event."""

    name: str
    public: tuple[str, ...]
    """The fields that everyone reads."""

    private: tuple[str, ...]
    """The fields that only the audience reads."""

    key: str
    """The message that all others read."""

    seen_key: str
    """The message that the audience reads."""


_declarations: dict[type[BaseEvent], Declaration] = {}


def declaration(kind: type[BaseEvent]) -> Declaration:
    """Name and fields of a kind of event: ``SpellCast`` is called ``spell-cast``."""
    found = _declarations.get(kind)
    if found is None:
        found = _declarations[kind] = _read_declaration(kind)
    return found


def _read_declaration(kind: type[BaseEvent]) -> Declaration:
    fields = field_types(kind)
    private = tuple(name for name, hint in fields.items() if PRIVATE in getattr(hint, "__metadata__", ()))
    public = tuple(name for name in fields if name not in private)
    name = _BEFORE_A_WORD.sub("-", kind.__name__).lower()
    return Declaration(name, public, private, f"event-{name}", f"event-{name}-seen")


def declared_in(*modules: ModuleType) -> tuple[type[BaseEvent], ...]:
    """The events that these modules declare."""
    return tuple(
        found
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, BaseEvent)
        and vars(found)["__module__"] == module.__name__
    )


class LogEntry(Value):
    """An event in the log, with its rule and its private readers.

    Every seat and every spectator gets the same number of events in the same order, so that counting them tells
    nothing."""

    event: BaseEvent
    rule: str
    audience: tuple[int, ...] = NOBODY

    @property
    def name(self) -> str:
        """What the event is called outside the engine."""
        return declaration(type(self.event)).name

    @property
    def data(self) -> Args:
        """What everyone may know of it."""
        return self._values(declaration(type(self.event)).public)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as ``seat`` (None: a spectator) may know it."""
        declared, _, args = self._told(seat)
        return {"event": declared.name, "rule": self.rule, **args}

    def shown(self, seat: int | None) -> EventView:
        """The event for a client of ``seat``, which renders the message ``key`` with ``args``."""
        declared, key, args = self._told(seat)
        return EventView(declared.name, self.rule, key, args)

    def text(
        self, domain: str, locale: str = "en", seat: int | None = None, names: Mapping[int, str] | None = None
    ) -> str:
        """The sentence the log of ``seat`` shows."""
        _, key, args = self._told(seat)
        return render(domain, key, args, locale, names or {})

    def _told(self, seat: int | None) -> tuple[Declaration, str, Args]:
        """What is declared of it, and the message for ``seat``."""
        declared = declaration(type(self.event))
        if seat in self.audience:
            return declared, declared.seen_key, self._values(declared.public + declared.private)
        return declared, declared.key, self._values(declared.public)

    def _values(self, fields: tuple[str, ...]) -> dict[str, Arg]:
        event = self.event
        return {field: getattr(event, field) for field in fields}
