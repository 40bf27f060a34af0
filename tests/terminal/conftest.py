"""Every test of the terminal has a home of its own, no language but the one it asks for, and no colours."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.person import Run, play_on, runner

LANGUAGE = ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG")
COLOURS = ("FORCE_COLOR", "PYTHON_COLORS", "TTY_COMPATIBLE", "TTY_INTERACTIVE")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for variable in (*LANGUAGE, *COLOURS, "MAGEHALL_NAME", "USER"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "magehall"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A match that is not over, in a file."""
    path = tmp_path / "match.json"
    path.write_bytes(play_on(20).save())
    return path


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A match that is over, in a file."""
    path = tmp_path / "finished.json"
    path.write_bytes(play_on(100_000).save())
    return path
