"""One browser at a table."""

from __future__ import annotations

from typing import Any

from magehall.table.rooms.mailbox import Mailbox
from magehall.table.rooms.messages import Pace


class Visitor:
    """Who looks, through which seat (None: a spectator), in which language and how fast; which version was shown there
    last, and how much of its log. ``seen`` is what was shown to one who sees the table late."""

    def __init__(self, person_id: str, name: str, seat: int | None) -> None:
        self.person_id = person_id
        self.name = name
        self.seat = seat
        self.lang = "en"
        self.pace: Pace = "normal"
        self.shown = 0
        self.known = 0
        self.seen: object = None
        self.muted: set[str] = set()
        self.mailbox = Mailbox()

    def hear(self, note: dict[str, Any]) -> None:
        """Something was said at the table; not to who does not want to read its author."""
        if note.get("person") not in self.muted:
            self.mailbox.put(note)
