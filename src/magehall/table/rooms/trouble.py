"""A rule that broke at a table: what everyone is told of it, and what the people may agree on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from magehall.kernel.decision import Option, Refusal
from magehall.kernel.match import Match
from magehall.kernel.text import Text, render
from magehall.table.rooms.lines import BROKEN, Line

REFUSED, PASSED, STILL = "refused", "passed", "still"
"""What became of the match: a move does not count, a window was closed as passed, or nothing can go on."""

LASTS = 10
"""After so many moves more a match has gone on, and what broke is past."""


class Trouble(Struct, frozen=True):
    """The last rule that broke. ``place`` is how many moves stood, ``failed`` the moves known to break at this very
    moment; once the match has moved it is no longer ``current``."""

    version: int
    kind: str
    place: int
    seat: int | None = None
    failed: frozenset[tuple[int, str]] = frozenset()
    current: bool = True

    @property
    def is_still(self) -> bool:
        """Whether the match stands still until the people agree on something."""
        return self.current and self.kind == STILL

    def refusal(self, seat: int, option: str) -> Refusal | None:
        """Why a seat may not choose at this moment what the rules would allow."""
        if self.is_still:
            return Refusal(Text("table", "refused-still"))
        return Refusal(Text("table", "refused-broken")) if (seat, option) in self.failed else None


def broken_line(kind: str, seat: int | None = None, option: str | None = None) -> Line:
    """The entry that says what broke. The option stands where nobody is shown it: it may be a secret."""
    return Line(BROKEN, seat, None, {"kind": kind, "option": option})


def follow_trouble(trouble: Trouble | None, line: Line, version: int, moves: int) -> Trouble | None:
    """The trouble after one more entry, which led to ``version`` with so many moves standing."""
    if line.kind == BROKEN:
        data: dict[str, Any] = line.data or {}
        known = trouble.failed if trouble is not None and trouble.current else frozenset()
        if line.seat is not None and data.get("option"):
            known |= {(line.seat, data["option"])}
        return Trouble(version, data["kind"], moves, line.seat, known)
    if trouble is None or moves > trouble.place + LASTS:
        return None
    return replace(trouble, failed=frozenset(), current=False)


def sound_options(match: Match[Any], seat: int, trouble: Trouble | None) -> list[Option]:
    """What a seat may choose now, without what is known to break."""
    failed = trouble.failed if trouble is not None else frozenset()
    decision = match.pending.get(seat)
    return [] if decision is None else [o for o in decision.options if (seat, o.id) not in failed]


def told_trouble(trouble: Trouble, lang: str, names: Mapping[int, str]) -> dict[str, Any]:
    """What everyone at the table is told."""
    name = names.get(trouble.seat, "") if trouble.seat is not None else ""
    return {
        "version": trouble.version,
        "still": trouble.is_still,
        "text": render("table", f"trouble-{trouble.kind}", {"name": name}, lang, {}),
    }
