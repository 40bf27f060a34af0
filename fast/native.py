"""Setup script that turns modules into native code: ``python native.py CONFIG build_ext --inplace``.

mypyc writes a C file for each module, and one header about all modules that each of these reads. So several of them are
compiled as one: alone, each would take longer to read the header than to be compiled. It writes a **shim** for each module
too, the small library that Python finds it by; those are compiled and linked several at a time as well.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup  # type: ignore[import-untyped]  # its types are a package of their own
from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # as above

JOBS = os.cpu_count() or 1
UNIT = 3_000_000
"""So many bytes of C are compiled at once; a compiler needs some 400 MB for them."""

SHIMS = 16
"""So many shims are one library, copied to where Python looks for each: few calls of compiler and linker, small copies."""

PER_MODULE = "__native_magehall"
"""How the C files of modules begin; mypyc has a few more."""


class Build(build_ext):  # type: ignore[misc]  # as above
    """The command that compiles, with all processors."""

    cold: frozenset[str] = frozenset()
    """Modules in which play spends no time, so the compiler should not take any either."""

    quick: bool = False
    """Whether to optimise nothing, for a build that is only compared with plain Python."""

    def build_extensions(self) -> None:
        """Compile the library that holds all modules, then the shims that Python finds them by."""
        library, *shims = self.extensions
        units = _units(library, self.cold, self.quick)
        with ThreadPoolExecutor(JOBS) as pool:
            compiled = pool.map(lambda unit: self._compiled(library, *unit), units)
            library.extra_objects = [made for objects in compiled for made in objects]
            library.sources = []
            self.build_extension(library)
            list(pool.map(lambda together: self._build_shims(*together), enumerate(shims_together(shims))))

    def _build_shims(self, number: int, shims: list[Extension]) -> None:
        """Make one library of some shims, and put a copy of it where each is looked for."""
        unit = Path(shims[0].sources[0]).with_name(f"shims-{number}.c")
        unit.write_text("".join(map(_included, shims)), encoding="utf-8")
        objects = self.compiler.compile([str(unit)], output_dir=self.build_temp, extra_postargs=["-O0"])
        made = Path(self.build_temp) / f"shims-{number}.so"
        self.compiler.link_shared_object(objects, str(made))
        for shim in shims:
            place = Path(self.get_ext_fullpath(shim.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(made, place)

    def _compiled(self, library: Extension, source: Path, level: str) -> list[str]:
        made: list[str] = self.compiler.compile(
            [str(source)],
            output_dir=self.build_temp,
            include_dirs=library.include_dirs,
            # What no other library calls is called directly.
            extra_postargs=[*library.extra_compile_args, "-fvisibility=hidden", level],
        )
        return made


def shims_together(shims: list[Extension]) -> list[list[Extension]]:
    """The shims in groups. Python calls each by the last part of its name, so no group has two alike."""
    groups: list[dict[str, Extension]] = []
    for shim in shims:
        name = Path(shim.sources[0]).stem
        group = next((one for one in groups if len(one) < SHIMS and name not in one), None)
        if group is None:
            groups.append(group := {})
        group[name] = shim
    return [list(group.values()) for group in groups]


def _included(shim: Extension) -> str:
    """Lines of C that include a shim; the name each has besides, which only other systems call, is made its own."""
    source = Path(shim.sources[0]).resolve()
    return (
        f'#define PyInit___init__ PyInit___init__{source.stem}\n#include "{source}"\n#undef PyInit___init__\n'
    )


def _units(library: Extension, cold: frozenset[str], quick: bool) -> list[tuple[Path, str]]:
    """What to compile and how hard to try, the longest first."""
    sources = [Path(source) for source in library.sources]
    single = [source for source in sources if not source.name.startswith(PER_MODULE)]
    units = [(source, "-O0" if quick else "-O2") for source in single]
    for level, easy in (("-O1", False), ("-O0", True)):
        chosen = [
            source
            for source in sources
            if source not in single and (quick or _module(source) in cold) is easy
        ]
        for number, files in enumerate(_heaps(chosen)):
            unit = chosen[0].parent / f"unit{level}-{number}.c"
            unit.write_text("".join(f'#include "{file.name}"\n' for file in files), encoding="utf-8")
            units.append((unit, level))
    return units


def _module(source: Path) -> str:
    return source.stem.removeprefix("__native_").replace("___", ".")


def _heaps(sources: list[Path]) -> list[list[Path]]:
    """The files in heaps of about as many bytes each."""
    heaps: list[list[Path]] = []
    size = UNIT
    for source in sorted(sources):
        if size + source.stat().st_size > UNIT:
            heaps.append([])
            size = 0
        heaps[-1].append(source)
        size += source.stat().st_size
    return heaps


def main(config: dict[str, Any], arguments: list[str]) -> None:
    """Run the command that the arguments name on the modules that the configuration names."""
    Build.cold = frozenset(config["cold"])
    Build.quick = config["quick"]
    modules = mypycify(
        [f"--config-file={config['mypy']}", *config["paths"]],
        opt_level="2",
        debug_level="0",
        multi_file=True,
    )
    setup(
        name="magehall-fast",
        script_args=arguments,
        ext_modules=modules,
        cmdclass={"build_ext": Build},
    )


if __name__ == "__main__":
    main(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")), sys.argv[2:])
