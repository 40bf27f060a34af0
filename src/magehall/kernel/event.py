"""What happened: one record per happening, with who may know it and which rule says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from magehall.kernel.text import Args, render
from magehall.kernel.view_types import EventView

NOBODY: tuple[int, ...] = ()


class Event(Struct, frozen=True, gc=False):
    """A happening. ``data`` is for everyone; ``private`` only for the seats in ``audience``, who read the message
    ``event-<name>-seen`` where all others read ``event-<name>``. Every seat and every spectator gets the same
    number of events in the same order, so that counting them tells nothing."""

    name: str
    rule: str
    data: Args
    audience: tuple[int, ...] = NOBODY
    private: Args | None = None

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as ``seat`` (None: a spectator) may know it."""
        seen: dict[str, Any] = {"event": self.name, "rule": self.rule, **self.data}
        if self.private is not None and seat in self.audience:
            seen |= self.private
        return seen

    def shown(self, seat: int | None) -> EventView:
        """The event for a client of ``seat``, which renders the message ``key`` with ``args``."""
        key, args = self._message(seat)
        return EventView(self.name, self.rule, key, args)

    def text(
        self, domain: str, locale: str = "en", seat: int | None = None, names: Mapping[int, str] | None = None
    ) -> str:
        """The sentence the log of ``seat`` shows."""
        key, args = self._message(seat)
        return render(domain, key, args, locale, names or {})

    def _message(self, seat: int | None) -> tuple[str, Args]:
        if self.private is not None and seat in self.audience:
            return f"event-{self.name}-seen", {**self.data, **self.private}
        return f"event-{self.name}", dict(self.data)
