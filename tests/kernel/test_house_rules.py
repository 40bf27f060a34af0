"""House rules that prose cannot enforce: what the code of kernel and games must not contain."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "magehall"
FILES = sorted([*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").rglob("*.py")])

CLOCKS_AND_THE_LIKE = {
    "asyncio", "datetime", "io", "os", "pickle", "random", "secrets", "shelve", "shutil", "socket", "subprocess", "sys",
    "tempfile", "threading", "time", "uuid",
}  # fmt: skip
ALLOWED = {
    ("chance.py", "random"),  # imagined worlds want quick luck, from a seed like all other
}
READERS = {"kernel/text.py", "kernel/ledger.py", "kernel/documents/position_files.py"}
"""The files that may read files, and never write any: words, ledgers and positions."""

Finder = Callable[[ast.AST], Iterator[str]]


def imports(node: ast.AST) -> Iterator[str]:
    """The top-level modules a statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name.partition(".")[0] for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield (node.module or "").partition(".")[0]


def clocks_and_luck(node: ast.AST) -> Iterator[str]:
    yield from (name for name in imports(node) if name in CLOCKS_AND_THE_LIKE)


def star_imports(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
        yield f"from {node.module} import *"


def deep_copies(node: ast.AST) -> Iterator[str]:
    if "copy" in imports(node):
        yield "import copy"
    if isinstance(node, ast.Attribute | ast.Name) and ast.unparse(node).rpartition(".")[2] == "deepcopy":
        yield "deepcopy"


def file_access(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call):
        called = ast.unparse(node.func).rpartition(".")[2]
        if called in {
            "open",
            "read_text",
            "read_bytes",
            "write_text",
            "write_bytes",
            "unlink",
            "mkdir",
            "print",
            "input",
        }:
            yield called


GATES = ("get", "mage", "table", "things")


def writes_past_the_gate(node: ast.AST) -> Iterator[str]:
    """Assignments to what was only asked for reading: ``state.mage(1).life = 3``, ``state.table.centre = 7``."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Delete):
        targets = node.targets
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            owner = part.value if isinstance(part, ast.Attribute | ast.Subscript) else None
            while owner is not None:
                name = owner.func if isinstance(owner, ast.Call) else owner
                if (
                    isinstance(name, ast.Attribute)
                    and name.attr in GATES
                    and ast.unparse(name.value) != "self"
                ):
                    yield ast.unparse(part)
                owner = owner.value if isinstance(owner, ast.Attribute | ast.Subscript) else None


def prompts_and_evals(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) in {
        "eval",
        "exec",
        "compile",
        "__import__",
        "globals",
    }:
        yield ast.unparse(node.func)


@cache
def nodes(source: str) -> list[ast.AST]:
    """A piece of code, parsed once for all who look at it."""
    return list(ast.walk(ast.parse(source)))


def found(finder: Finder, source: str) -> list[str]:
    """What ``finder`` finds in a piece of code, with its line."""
    return [f"{getattr(node, 'lineno', 0)}: {what}" for node in nodes(source) for what in finder(node)]


def everywhere(finder: Finder) -> list[str]:
    return [
        f"{path.relative_to(SOURCE)}:{what}"
        for path in FILES
        for what in found(finder, path.read_text(encoding="utf-8"))
    ]


def test_there_is_something_to_check() -> None:
    assert len(FILES) > 20


def test_no_clock_no_luck_of_its_own_no_system() -> None:
    """What a match is follows from its seed and its moves alone."""
    wrong = [
        what for what in everywhere(clocks_and_luck) if not any(f in what and m in what for f, m in ALLOWED)
    ]
    assert wrong == []


def test_nothing_reads_or_writes_files_but_the_readers_of_words_ledgers_and_positions() -> None:
    wrong = [what for what in everywhere(file_access) if what.partition(":")[0] not in READERS]
    assert wrong == []
    assert [what for what in everywhere(file_access) if "write" in what or "unlink" in what] == []


@pytest.mark.parametrize(
    "finder", [star_imports, deep_copies, prompts_and_evals], ids=lambda finder: finder.__name__
)
def test_no_star_imports_no_deep_copies_no_evaluated_code(finder: Finder) -> None:
    assert everywhere(finder) == []


def test_things_are_written_only_through_edit() -> None:
    """A clone shares every thing with its original until one of the two edits it."""
    wrong = [what for what in everywhere(writes_past_the_gate) if not what.startswith("kernel/state.py")]
    assert wrong == []


def test_files_stay_short() -> None:
    tests = Path(__file__).parents[1]
    ours = [
        *FILES,
        *(path for part in ("toy", "conformance", "kernel", "fuzz") for path in (tests / part).rglob("*.py")),
    ]
    long = {
        str(path): lines
        for path in ours
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}


@pytest.mark.parametrize(
    ("finder", "code"),
    [
        (clocks_and_luck, "import time"),
        (clocks_and_luck, "from datetime import datetime"),
        (clocks_and_luck, "import os.path"),
        (clocks_and_luck, "def roll():\n    import random"),
        (star_imports, "from magehall.kernel.flow import *"),
        (deep_copies, "from copy import deepcopy"),
        (deep_copies, "import copy\nx = copy.deepcopy(y)"),
        (file_access, "Path('x').read_text()"),
        (file_access, "open('x')"),
        (prompts_and_evals, "eval('1')"),
        (writes_past_the_gate, "state.table.centre = 7"),
        (writes_past_the_gate, "flow.state.mage(1).life -= 3"),
        (writes_past_the_gate, "state.get('x', Thing).hand[0] = 1"),
        (writes_past_the_gate, "a, state.table.pile[0] = 1, 2"),
        (writes_past_the_gate, "del state.mage(0).hand[0]"),
    ],
)
def test_the_checks_find_what_they_look_for(finder: Finder, code: str) -> None:
    assert found(finder, code)


@pytest.mark.parametrize(
    "code", ["table.pile = []", "state.edit_mage(1).life = 3", "self.table = 1", "mage.life -= 1"]
)
def test_the_checks_leave_proper_writing_alone(code: str) -> None:
    assert found(writes_past_the_gate, code) == []
