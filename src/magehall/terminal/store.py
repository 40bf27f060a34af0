"""Files of saved matches, written atomically."""

from __future__ import annotations

import os
import tempfile
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from magehall.kernel.chance import commit
from magehall.kernel.documents.load import load_match
from magehall.kernel.documents.position_files import load_position
from magehall.kernel.documents.proof import verify
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.matches.save import LIMIT, LoadError, read_save
from magehall.kernel.text import LOCALES
from magehall.terminal.errors import UserError


class Seating(Struct, frozen=True):
    """Who sits where: one person, or none, and bots. A saved match does not tell."""

    seat: int | None
    name: str
    bots: dict[int, str]
    locale: str
    stops: bool = False


class _Last(Struct, frozen=True):
    file: str
    seating: Seating


def data_folder(environment: Mapping[str, str]) -> Path:
    """The data folder of saved matches."""
    base = environment.get("XDG_DATA_HOME", "")
    if base:
        return Path(base) / "magehall"
    try:
        return Path.home() / ".local" / "share" / "magehall"
    except RuntimeError:
        return Path(tempfile.gettempdir()) / "magehall"


def reason(error: OSError) -> str:
    """The message of an OSError, without its number."""
    return error.strerror or str(error)


def write(path: Path, data: bytes) -> None:
    """Write a file atomically; raises OSError. On any failure what was there stays."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> bytes:
    """The bytes of a file somebody named."""
    try:
        with path.open("rb") as file:
            return file.read(LIMIT + 1)
    except OSError as error:
        raise UserError(f"{path}: cannot be read ({reason(error)}): name a match saved by Magehall") from None


def open_match(path: Path) -> Match[Any]:
    """Load and verify the match in a file; raises UserError. Its moves are made again: who plays on from a file, or
    looks at it, relies on its log."""
    data = read(path)
    try:
        match = load_match(data)
        fault = verify(data).fault
    except LoadError as error:
        raise UserError(f"{path}: {error}") from None
    if fault:
        raise UserError(f"{path}: {fault}")
    return match


def open_position(path: Path) -> Match[Any]:
    """Start a match from a position file."""
    try:
        return load_position(path)
    except PositionError as error:
        raise UserError(str(error)) from None


class Store:
    """The saved matches of one person."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def _last(self) -> Path:
        return self.folder / "last.json"

    def place(self, match: Match[Any]) -> Path:
        """The autosave file of a match: each has its own."""
        return self.folder / "matches" / f"{match.game.id}-{commit(match.setup.secret)[:12]}.json"

    def autosave(self, match: Match[Any], seating: Seating) -> Path:
        """Save the match as the one to resume; raises OSError."""
        path = self.place(match)
        write(path, match.save())
        write(self._last, msgspec.json.encode(_Last(str(path), seating)))
        return path

    def resume(self) -> tuple[Match[Any], Seating]:
        """Load the match played last, and its seating."""
        try:
            last = msgspec.json.decode(self._last.read_bytes(), type=_Last)
        except FileNotFoundError:
            raise UserError("there is no match to resume: start one with 'magehall play'") from None
        except (OSError, msgspec.DecodeError, UnicodeDecodeError) as error:
            raise UserError(
                f"{self._last}: cannot be read ({error}): use 'magehall play --load FILE'"
            ) from None
        match, seating = open_match(Path(last.file)), last.seating
        seats = {*range(match.setup.seats)}
        people = set() if seating.seat is None else {seating.seat}
        if seating.bots.keys() | people != seats or seating.locale not in LOCALES:
            raise UserError(f"{self._last}: does not fit the match it names: use 'magehall play --load FILE'")
        return match, seating

    def keep(self, match: Match[Any], name: str) -> Path:
        """Save under a name, or under an unused one; raises OSError. A file that is no saved match is never written
        over."""
        if not name:
            folder, number = self.folder / "saves", 1
            while (folder / f"{match.game.id}-{number}.json").exists():
                number += 1
            path = folder / f"{match.game.id}-{number}.json"
        else:
            path = Path(name).expanduser()
            path = path if path.suffix or path.is_dir() else path.with_name(f"{path.name}.json")
            if path.exists():
                _check_is_save(path)
        write(path, match.save())
        return path.absolute()

    def crash(self, error: BaseException, story: str) -> Path:
        """Write a crash report; raises OSError."""
        folder, number = self.folder / "crashes", 1
        while (folder / f"crash-{number}.txt").exists():
            number += 1
        path = folder / f"crash-{number}.txt"
        report = "".join(traceback.format_exception(error))
        write(path, f"{story}\n\n{report}".encode())
        return path


def _check_is_save(path: Path) -> None:
    try:
        read_save(path.read_bytes())
    except LoadError:
        raise FileExistsError(0, "a file of another kind is there") from None
