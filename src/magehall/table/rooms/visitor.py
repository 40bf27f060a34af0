"""One browser at a table."""

from __future__ import annotations

from magehall.table.rooms.mailbox import Mailbox
from magehall.table.rooms.messages import Pace


class Visitor:
    """Who looks, through which seat (None: a spectator), in which language and how fast, and how much of the log is
    known there. ``held`` is the version of a window this browser's person has answered."""

    def __init__(self, person_id: str, name: str, seat: int | None) -> None:
        self.person_id = person_id
        self.name = name
        self.seat = seat
        self.lang = "en"
        self.pace: Pace = "normal"
        self.known = 0
        self.held = -1
        self.muted: set[str] = set()
        self.mailbox = Mailbox()
