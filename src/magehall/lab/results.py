"""Results file of a lab. It has JSON lines: the plan first, then each game as it ends."""

from __future__ import annotations

from pathlib import Path
from typing import IO

import msgspec
from msgspec import Struct

from magehall.lab.plan import Plan
from magehall.lab.playing import Outcome


class ResultsError(ValueError):
    """A results file cannot be read or written, or is of another plan."""


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a results file."""

    plan: Plan


def read_results(path: Path, plan: Plan) -> list[Outcome]:
    """The games that were played by this plan, in the order of the file. A last line that was cut short, as when
    the power fails, is passed over; whatever else does not fit raises ResultsError."""
    lines = _lines(path)
    if not lines:
        raise ResultsError(f"{path}: empty: no results of a lab")
    try:
        found = msgspec.json.decode(lines[0], type=Heading).plan
    except msgspec.DecodeError:
        raise ResultsError(f"{path}: line 1: no results of a lab") from None
    for field in Plan.__struct_fields__:
        was, wanted = getattr(found, field), getattr(plan, field)
        if was != wanted:
            raise ResultsError(f"{path}: played with other {field}: {_short(was)}, not {_short(wanted)}")
    decoder = msgspec.json.Decoder(Outcome)
    outcomes: dict[int, Outcome] = {}
    for number, line in enumerate(lines[1:], start=2):
        try:
            outcome = decoder.decode(line)
        except msgspec.DecodeError as error:
            if number == len(lines) and not line.endswith(b"\n"):
                break
            raise ResultsError(f"{path}: line {number}: {error}") from None
        if outcome.number in outcomes:
            raise ResultsError(f"{path}: line {number}: game {outcome.number} stands there twice")
        outcomes[outcome.number] = outcome
    return list(outcomes.values())


def _lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise ResultsError(f"{path}: {error.strerror}") from None


def _short(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."


class ResultsFile:
    """A results file that is being written. Every game is on the disk before the next one counts."""

    def __init__(self, path: Path, plan: Plan, outcomes: list[Outcome], *, anew: bool) -> None:
        """Begin a file, or go on with one after its outcomes."""
        try:
            if anew:
                self._file: IO[bytes] = path.open("xb")
                self._write(Heading(plan))
            else:
                self._file = path.open("r+b")
                self._cut(outcomes)
        except OSError as error:
            raise ResultsError(f"{path}: {error.strerror}") from None

    def _cut(self, outcomes: list[Outcome]) -> None:
        """Cut off a last line that was not finished."""
        kept = sum(len(line) for line in self._file.readlines()[: len(outcomes) + 1])
        self._file.truncate(kept)
        self._file.seek(kept)

    def append(self, outcome: Outcome) -> None:
        """Write the line of a game."""
        self._write(outcome)

    def _write(self, record: Struct) -> None:
        self._file.write(msgspec.json.encode(record) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """End writing."""
        self._file.close()
