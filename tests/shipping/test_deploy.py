"""The files in deploy/ fit systemd, the settings and the checkout."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from magehall.table.settings import Settings
from tests.shipping.conftest import ROOT, run

DEPLOY = ROOT / "deploy"
EXPOSURE = "20"
"""The highest exposure that systemd's own review may find, in tenths: up to 2.0 it calls a service fine."""


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """The unit with a program that is there."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    text = (DEPLOY / "magehall.service").read_text()
    assert text.count("/opt/magehall/bin/magehall") == 1
    path = tmp_path / "magehall.service"
    path.write_text(text.replace("/opt/magehall/bin/magehall", "/bin/true"))
    return path


def test_systemd_understands_the_unit(unit: Path) -> None:
    # A key it does not know is an error only so.
    run("systemd-analyze", "verify", "--man=no", "--recursive-errors=no", str(unit))


def test_systemd_finds_the_unit_hardened(unit: Path) -> None:
    run("systemd-analyze", "security", "--offline=yes", f"--threshold={EXPOSURE}", "--no-pager", str(unit))


def test_the_example_of_the_environment_is_one_of_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [line for line in (DEPLOY / "magehall.env").read_text().splitlines() if not line.startswith("#")]
    for name, value in (line.split("=", 1) for line in lines):
        assert name.removeprefix("MAGEHALL_").lower() in Settings.model_fields
        monkeypatch.setenv(name, value.strip("'"))
    assert Settings().origins == ["https://hall.example"]
    assert Settings().secure_cookies


def test_the_image_is_built_from_what_is_there_and_set_by_real_settings() -> None:
    allowed = re.findall(r"^!/(.+)$", (DEPLOY / "Containerfile.dockerignore").read_text(), re.MULTILINE)
    assert allowed
    for pattern in allowed:
        assert list(ROOT.glob(pattern)), f"{pattern} is not there any more"
    text = (DEPLOY / "Containerfile").read_text()
    names = re.findall(r"\bMAGEHALL_(\w+)=", text)
    assert names
    assert {name.lower() for name in names} <= set(Settings.model_fields)
