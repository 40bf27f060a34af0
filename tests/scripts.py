"""Scripts as modules, for tests of their functions."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPTS = Path(__file__).resolve().parents[1] / "scripts"


@cache
def script(name: str) -> ModuleType:
    """The script of that name as a module, with the modules that lie beside it in reach."""
    spec = spec_from_loader(name, SourceFileLoader(name, str(SCRIPTS / name)))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        patch.setitem(sys.modules, name, module)
        spec.loader.exec_module(module)
    return module


def page_is_as_written(name: str) -> bool:
    """Whether a script would write its page as it stands there."""
    return (
        subprocess.run([sys.executable, SCRIPTS / name, "--check"], check=False, timeout=120).returncode == 0
    )
