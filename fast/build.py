"""Compile kernel, kit and games with mypyc: ``python -m fast.build FOLDER [GAME ...]`` puts a wheel there.

Where games are named, the others stay as they are. What is not compiled is in the wheel too, as it is. Needs mypy, setuptools
and hatchling (requirements-fast.lock) and a C compiler.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from fast.sources import RECORDS, Module, Sources, packages_with
from fast.translate import translate, with_open_heirs

ROOT = Path(__file__).parents[1]
COLD_ROOMS = frozenset({"documents", "position"})
COPIED = (
    "src",
    "pyproject.toml",
    "hatch_build.py",
    "README.md",
    "LICENSE",
    "NOTICE",
    "web/NOTICE",
    "web/dist",
    "web/locale",
)
"""What a wheel is made of."""

NEEDED = "mypy-extensions>=1.0"
"""What compiled modules import beside all that the plain ones do."""

MYPY = """[mypy]
strict = True
explicit_package_bases = True
follow_imports = silent
warn_unused_ignores = False
"""


def is_cold(module: Module, sources: Sources) -> bool:
    """Whether play spends no time in the code of a module: it reads positions, or declares what is only read."""
    if not COLD_ROOMS.isdisjoint(module.name.split(".")):
        return True
    places = [(module.name, name) for name in module.classes]
    functions = any(isinstance(node, ast.FunctionDef) for node in module.tree.body)
    return not functions and all(sources.is_only_read(place) for place in places)


def missing() -> str:
    """What this machine lacks for compiling, as a sentence; empty if nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(compiler.split()[0]) is None:
        return (
            f"there is no C compiler here ({compiler.split()[0]}): install one, such as gcc, or name yours in CC. "
            "Without, everything runs as plain Python"
        )
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python's C headers are not here: install them (python3-dev on Debian)"
    return ""


def lay_out(folder: Path, games: list[str]) -> Sources:
    """Copy what a wheel is made of, with the sources translated that are to be compiled."""
    for name in COPIED:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    project = (folder / "pyproject.toml").read_text(encoding="utf-8")
    needed = project.replace("dependencies = [\n", f"dependencies = [\n    {NEEDED!r},\n", 1)
    (folder / "pyproject.toml").write_text(needed, encoding="utf-8")
    sources = Sources(folder / "src", packages_with(games))
    for module in sources.modules.values():
        if module.name == RECORDS:
            shutil.copy(ROOT / "fast" / "records.py", module.path)
        elif sources.is_compiled(module):
            module.path.write_text(translate(module, sources), encoding="utf-8")
        else:
            module.path.write_text(with_open_heirs(module, sources), encoding="utf-8")
    return sources


def compile_into(folder: Path, games: list[str], *, quick: bool = False) -> None:
    """Put all that a wheel is made of into a folder, with these games compiled, or all if none is named."""
    sources = lay_out(folder, games)
    modules = [module for module in sources.modules.values() if sources.is_compiled(module)]
    source = folder / "src"
    (folder / "mypy.ini").write_text(MYPY, encoding="utf-8")
    print(f"Compiling {len(modules)} modules ...", flush=True)
    config = {
        "mypy": str(folder / "mypy.ini"),
        "paths": [str(module.path.relative_to(source)) for module in modules],
        "cold": [module.name for module in modules if is_cold(module, sources)],
        "quick": quick,
    }
    (folder / "native.json").write_text(json.dumps(config), encoding="utf-8")
    native = str(ROOT / "fast" / "native.py")
    _run(native, str(folder / "native.json"), "build_ext", "--inplace", cwd=source)
    shutil.rmtree(source / "build")
    shutil.rmtree(source / ".mypy_cache", ignore_errors=True)


def build(target: Path, games: list[str]) -> None:
    """Put a wheel into ``target`` in which these games are compiled, or all if none is named."""
    with tempfile.TemporaryDirectory(prefix="magehall-fast-") as temporary:
        compile_into(Path(temporary), games)
        _run(
            *("-m", "hatchling", "build", "--target", "wheel", "--directory", str(target.resolve())),
            cwd=Path(temporary),
        )


def _run(*arguments: str, cwd: Path) -> None:
    """Run a tool; what it says is shown only where it fails."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}{' '.join(arguments)} failed")


if __name__ == "__main__":
    if missing():
        sys.exit(f"make fast: {missing()}.")
    build(Path(sys.argv[1]), sys.argv[2:])
