"""State of a failed rule: what everyone is told, and what is possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from magehall.kernel.decision import Option, Refusal
from magehall.kernel.matches.match import Match
from magehall.kernel.text import Text, render
from magehall.table.rooms.journal.entry import BROKEN, JournalEntry
from magehall.table.wire.server_messages import TroubleState

REFUSED, PASSED, WENT_ON, HALTED = "refused", "passed", "went-on", "still"
"""What became of the match: a move does not count, a window was closed as passed, the table took a safe answer for
one the game has not, or nothing can go on."""

LASTS = 10
"""After so many moves more a match has gone on, and what broke is past."""


class RuleFailure(Struct, frozen=True):
    """The last rule that failed. ``place`` is how many moves stood, ``failed`` the moves known to fail at this very
    moment; once the match has moved it is no longer ``current``."""

    version: int
    kind: str
    place: int
    seat: int | None = None
    failed: frozenset[tuple[int, str]] = frozenset()
    hooks: frozenset[str] = frozenset()
    """What else of the game is known to fail. That may be asked at any moment, and is told of once."""

    current: bool = True

    @property
    def is_halted(self) -> bool:
        """Whether the match is halted until the people agree on something."""
        return self.current and self.kind == HALTED

    def refusal(self, seat: int, option: str) -> Refusal | None:
        """Why a seat may not choose what the rules would allow."""
        if self.is_halted:
            return Refusal(Text("table", "refused-still"))
        return Refusal(Text("table", "refused-broken")) if (seat, option) in self.failed else None


def failure_entry(
    kind: str, seat: int | None = None, option: str | None = None, hook: str | None = None
) -> JournalEntry:
    """The journal entry of a failure. The option stands where nobody is shown it: it may be a secret. A hook failed
    where no move did."""
    data = {"kind": kind, "option": option}
    return JournalEntry(BROKEN, seat, None, data if hook is None else {**data, "hook": hook})


def follow_failure(
    failure: RuleFailure | None, entry: JournalEntry, version: int, moves: int
) -> RuleFailure | None:
    """The failure after one more entry. It led to ``version`` with so many moves standing."""
    if entry.kind == BROKEN:
        data: dict[str, Any] = entry.data or {}
        known = failure.failed if failure is not None and failure.current else frozenset()
        if entry.seat is not None and data.get("option"):
            known |= {(entry.seat, data["option"])}
        hooks = failure.hooks if failure is not None else frozenset()
        if data.get("hook"):
            hooks |= {data["hook"]}
        return RuleFailure(version, data["kind"], moves, entry.seat, known, hooks)
    if failure is None or moves > failure.place + LASTS:
        return None
    return replace(failure, failed=frozenset(), current=False)


def sound_options(match: Match[Any], seat: int, failure: RuleFailure | None) -> list[Option]:
    """The options of a seat without those known to fail."""
    failed = failure.failed if failure is not None else frozenset()
    decision = match.decision(seat)
    return [] if decision is None else [o for o in decision.options if (seat, o.id) not in failed]


def describe_failure(failure: RuleFailure, lang: str, names: Mapping[int, str]) -> TroubleState:
    """Serialise a failure for everyone at the table."""
    name = names.get(failure.seat, "") if failure.seat is not None else ""
    text = render("table", f"trouble-{failure.kind}", {"name": name}, lang, {})
    return TroubleState(version=failure.version, still=failure.is_halted, text=text)
