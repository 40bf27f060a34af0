"""One browser at a table."""

from __future__ import annotations

from magehall.table.rooms.visitors.outbox import Outbox
from magehall.table.wire.messages import Pace
from magehall.table.wire.server_messages import Note


class Visitor:
    """Connection state of one browser at a table. It has the person, the seat (None: a spectator), the language and the
    pace; which version was shown there last, and how much of its log. ``seen`` is what was shown to one who sees the
    table late."""

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
        self.outbox = Outbox()

    def notify(self, note: Note) -> None:
        """Queue a note, unless its author is muted."""
        if note.person not in self.muted:
            self.outbox.put(note)
