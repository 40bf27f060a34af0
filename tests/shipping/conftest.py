"""The wheel, and an environment that holds it and its locked dependencies, and nothing else.

scripts/check-dist names others in SHIPPED_WHEEL and SHIPPED_ENVIRONMENT: those an operator would build and install.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.table.support import LONG

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "dist"


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout."""
    if given := os.environ.get("SHIPPED_WHEEL"):
        return Path(given)
    if not (CLIENT / "index.html").exists():
        pytest.skip("the client is not built (scripts/web builds it)")
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel installed.

    The packages of requirements.lock are links to those of our own environment: that needs no network and little time,
    and the packages that only tests need are not there.
    """
    if given := os.environ.get("SHIPPED_ENVIRONMENT"):
        return Path(given)
    folder = tmp_path_factory.mktemp("shipping") / "env"
    venv.create(folder, symlinks=True)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    for entry in locked_packages():
        (site / entry.name).symlink_to(entry)
    pip(folder, "install", "--no-index", "--no-deps", "--no-compile", str(wheel))
    return folder


def build(root: Path, target: str, folder: Path) -> Path:
    """Build a wheel or an sdist as ``make dist`` does, in another folder."""
    epoch = run("git", "log", "-1", "--format=%ct", cwd=ROOT).strip()
    run(
        sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(folder),
        cwd=root, env=os.environ | {"SOURCE_DATE_EPOCH": epoch},
    )  # fmt: skip
    [built] = folder.iterdir()
    return built


def locked_packages() -> Iterator[Path]:
    """Folders and files of the packages in requirements.lock, as they are installed here."""
    seen: set[Path] = set()
    for line in (ROOT / "requirements.lock").read_text().splitlines():
        if "==" not in line or line.startswith((" ", "#")):
            continue
        wanted = Requirement(line.removesuffix("\\").strip())
        if wanted.marker is not None and not wanted.marker.evaluate():
            continue
        found = distribution(wanted.name)
        assert found.version in wanted.specifier, f"{wanted.name} {found.version} is not what is locked"
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            entry = Path(str(found.locate_file(top)))
            if entry not in seen:
                seen.add(entry)
                yield entry


def pip(environment: Path, *arguments: str) -> str:
    """Run our pip on another environment, which needs none then."""
    python = environment / "bin" / "python"
    ours = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python))
    return run(*ours, *arguments)


def run(*command: str, cwd: Path | None = None, env: dict[str, str] | None = None) -> str:
    """Run a command that must succeed; what it prints."""
    ran = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=LONG, check=False)
    assert ran.returncode == 0, f"{' '.join(command)}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout
