"""Files are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from magehall.terminal.errors import UserError
from magehall.terminal.store import Seating, Store, data_folder, write
from tests.terminal.person import new_match, seating


def test_the_folder_is_the_systems_for_data() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/magehall")
    assert data_folder({}).parts[-3:] == (".local", "share", "magehall")


def test_a_failed_write_leaves_what_was_there_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    write(file, b"before")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write(file, b"after")
    assert file.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_each_match_has_a_file_of_its_own(tmp_path: Path) -> None:
    store = Store(tmp_path)
    first = store.autosave(new_match(2, seed=1), seating(2))
    second = store.autosave(new_match(2, seed=2), seating(2))
    assert first != second
    assert store.resume()[0].setup.secret == "2"


@pytest.mark.parametrize(
    "note",
    [
        Seating(5, "Anna", {1: "random"}, "en"),
        Seating(0, "Anna", {}, "en"),
        Seating(0, "Anna", {1: "random", 2: "random"}, "en"),
        Seating(0, "Anna", {1: "random"}, "de"),
    ],
)
def test_a_note_that_does_not_fit_the_match_is_refused(tmp_path: Path, note: Seating) -> None:
    store = Store(tmp_path)
    store.autosave(new_match(2), note)
    with pytest.raises(UserError, match="--load"):
        store.resume()
