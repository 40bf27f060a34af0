"""Translation within the lines of a source: what mypyc would drop, or look up again and again.

No line is added or taken, so that the places of classes hold.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from fast.sources import Module

FROM_ANYONE = "from_anyone"
FINAL = "_Final"
CACHE = "cache"
_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
"""How the names of constants are written; a single letter is a type variable."""

LONG = ("Mask",)
"""Names for whole numbers that are long: mypyc has numbers of its own, and long ones are slower than Python's, so it is not told
that these are numbers."""

TOLD = ("Procedure",)
"""Kinds of constants that others read while a circle of modules is loaded: mypy must be told what they are."""

Change = tuple[int, int, str]
"""From where to where in the bytes of a source, and what stands there instead."""


class Text:
    """Source of a module, by its nodes."""

    def __init__(self, module: Module) -> None:
        self.source = module.source.encode()
        self._starts = [0]
        for line in module.source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line.encode()))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends."""
        start = self._starts[node.lineno - 1] + node.col_offset
        return start, self._starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def of(self, node: ast.expr | ast.stmt) -> str:
        """What stands there."""
        start, end = self.span(node)
        return self.source[start:end].decode()

    def changed(self, changes: Iterable[Change]) -> str:
        """The source with all that is said otherwise."""
        source = self.source
        done = len(source)
        for start, end, told in sorted(changes, reverse=True):
            if end <= done:  # else it stands inside of something that was said otherwise
                source = source[:start] + told.encode() + source[end:]
                done = start
        return source.decode()


def in_place(module: Module) -> str:
    """The source with what is said otherwise within its lines."""
    text = Text(module)
    return text.changed([*_constants(module.tree, text), *_elsewhere(module.tree, text)])


def _elsewhere(tree: ast.Module, text: Text) -> Iterator[Change]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise) and node.exc is not None and node.cause is not None:
            if not isinstance(node.cause, ast.Constant):
                # mypyc drops the cause.
                name = f"_raised_{node.lineno}"
                made, cause = text.of(node.exc), text.of(node.cause)
                told = f"{name}: BaseException = {made}; {name}.__cause__ = {cause}; raise {name}"
                yield (*text.span(node), told)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            if isinstance(node, ast.FunctionDef) and node in tree.body and is_remembered(node, text.source):
                yield from _remembering(node, text)
            for mark in node.decorator_list:
                if ast.unparse(mark) == FROM_ANYONE:
                    start, end = text.span(mark)
                    yield start - 1, end, ""
                    yield from [(*text.span(said), "_Any") for said in _open_annotations(node)]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
            # mypyc makes the union anew each time, and asks Python about it.
            kinds = list(_members(node.args[1]))
            if len(kinds) > 1:
                yield (*text.span(node.args[1]), f"({', '.join(map(ast.unparse, kinds))})")


def is_remembered(node: ast.FunctionDef, source: bytes) -> bool:
    """Whether what a function of a module returns is looked up in a dict of our own. Compiled code calls Python's cache
    as it calls anything, with a tuple of the arguments, and that takes three times as long.

    Not where it may return nothing, for that would be worked out again each time; nor where somebody empties its cache."""
    said = node.args
    plain = not said.vararg and not said.kwarg and (said.args or said.kwonlyargs) and node.returns is not None
    return (
        bool(plain)
        and [ast.unparse(mark) for mark in node.decorator_list] == [CACHE]
        and "None" not in ast.unparse(node.returns or ast.Constant(None))
        and f"{node.name}.cache_".encode() not in source
    )


def memo_of(node: ast.FunctionDef) -> str:
    """The dict of a remembered function, empty. It stands above everything that might call the function."""
    keys = [ast.unparse(one.annotation) for one in (*node.args.args, *node.args.kwonlyargs) if one.annotation]
    key = keys[0] if len(keys) == 1 else f"tuple[{', '.join(keys)}]"
    return (
        f"_known_{node.name}: {FINAL}[dict[{key}, {ast.unparse(node.returns or ast.Constant(None))}]] = {{}}"
    )


def _remembering(node: ast.FunctionDef, text: Text) -> Iterator[Change]:
    """In the place of its mark a function that looks first; its own code goes by another name."""
    first, start = text.span(node.decorator_list[0]), text.span(node)[0]
    named = start + len("def ")
    names = [one.arg for one in (*node.args.args, *node.args.kwonlyargs)]
    key = names[0] if len(names) == 1 else f"({', '.join(names)})"
    passed = ", ".join(
        [*[one.arg for one in node.args.args], *[f"{one.arg}={one.arg}" for one in node.args.kwonlyargs]]
    )
    head = f"def {node.name}({ast.unparse(node.args)}) -> {ast.unparse(node.returns or ast.Constant(None))}:"
    known = f"_known_{node.name}"
    body = f"_found = {known}.get({key}); "
    body += f"return _found if _found is not None else {known}.setdefault({key}, _made_{node.name}({passed}))"
    yield first[0] - 1, first[1], f"{head} {body}"
    yield named, named + len(node.name), f"_made_{node.name}"


def _open_annotations(node: ast.FunctionDef | ast.ClassDef) -> list[ast.expr]:
    """The types of the arguments that may be of any type."""
    if isinstance(node, ast.ClassDef):
        public = [one for one in node.body if isinstance(one, ast.FunctionDef) and one.name[0] != "_"]
        return [said for one in public if not one.decorator_list for said in _open_annotations(one)]
    return [one.annotation for one in (*node.args.args, *node.args.kwonlyargs) if one.annotation]


def _members(kind: ast.expr) -> Iterator[ast.expr]:
    if isinstance(kind, ast.BinOp) and isinstance(kind.op, ast.BitOr):
        yield from _members(kind.left)
        yield from _members(kind.right)
    else:
        yield kind


def _constants(tree: ast.Module, text: Text) -> Iterator[Change]:
    """Constants of a module are final: mypyc then reads them from memory, and looks up nothing."""
    written = Counter(_written(tree.body))

    def is_constant(target: ast.expr) -> bool:
        fits = isinstance(target, ast.Name) and _CONSTANT.fullmatch(target.id) is not None
        return fits and written[ast.unparse(target)] == 1

    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and node.value is not None and is_constant(node.target):
            if "Final" not in ast.unparse(node.annotation):
                yield (*text.span(node.annotation), f"{FINAL}[{text.of(node.annotation)}]")
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if is_constant(target):
                _, end = text.span(target)
                made_by = ast.unparse(node.value.func) if isinstance(node.value, ast.Call) else ""
                yield end, end, f": {FINAL}[{made_by}]" if made_by in TOLD else f": {FINAL}"
            elif isinstance(target, ast.Name) and target.id in LONG:
                yield (*text.span(node.value), "_Any")
            elif isinstance(target, ast.Tuple) and all(map(is_constant, target.elts)):
                yield (*text.span(node), _one_by_one(node, target, text))


def _written(body: list[ast.stmt]) -> Iterator[str]:
    """The names that a module writes itself, or lets its functions write."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from [name for one in ast.walk(node) if isinstance(one, ast.Global) for name in one.names]
        else:
            for one in ast.walk(node):
                if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store):
                    yield one.id


def _one_by_one(node: ast.Assign, target: ast.Tuple, text: Text) -> str:
    """Several constants that were unpacked, each by itself: values that stand there, or members of an enumeration."""
    names = [ast.unparse(name) for name in target.elts]
    unpacked = f"_unpacked_{node.lineno}"
    if isinstance(node.value, ast.Tuple):
        told = [
            f"{name}: {FINAL} = {text.of(value)}" for name, value in zip(names, node.value.elts, strict=True)
        ]
    else:
        told = [f"{unpacked}: {FINAL} = tuple({text.of(node.value)})"]
        told += [f"{name}: {FINAL} = {unpacked}[{place}]" for place, name in enumerate(names)]
    kept = "; ".join(told)
    return kept + "\n" * ((node.end_lineno or 0) - node.lineno - kept.count("\n"))
