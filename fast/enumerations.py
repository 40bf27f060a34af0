"""Members of enumerations as constants of the modules that name them.

Compiled code finds a member as Python does, by the name of its class and then by its own, a thousand instructions each time.
A final name is read from memory.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace

from fast.in_place import FINAL, Text
from fast.sources import Module, Place, Sources

ENUMERATIONS = frozenset({"Enum", "IntEnum", "StrEnum"})

_TYPES = ("annotation", "returns")
"""Where a node says of what type something is: a member stands there within ``Literal``, and stays."""


def with_constants(module: Module, sources: Sources) -> Module:
    """The module with a constant wherever a function names a member. ``constants_of`` declares them."""
    text = Text(module)
    source = text.changed(
        [(*text.span(member), _constant(member)) for member in _members_named(module, sources)]
    )
    return replace(module, source=source, tree=ast.parse(source))


def constants_of(module: Module, sources: Sources) -> dict[str, list[str]]:
    """The lines that declare the constants of a module, by the enumeration they come from."""
    found: dict[str, list[str]] = {}
    for member in _members_named(module, sources):
        declared = found.setdefault(ast.unparse(member.value), [])
        line = f"{_constant(member)}: {FINAL} = {ast.unparse(member)}"
        if line not in declared:
            declared.append(line)
    return found


def _constant(member: ast.Attribute) -> str:
    return f"_{ast.unparse(member).replace('.', '_')}"


def _members_named(module: Module, sources: Sources) -> Iterator[ast.Attribute]:
    """The members that functions of a module name.

    Not those of patterns, where a bare name would take whatever is matched, nor those in types."""
    met: set[ast.AST] = set()
    for function in ast.walk(module.tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for line in function.body:
            for node in _evaluated(line):
                # A function within another is met again.
                if node not in met and isinstance(node, ast.Attribute) and _is_member(node, module, sources):
                    met.add(node)
                    yield node


def _evaluated(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for name, value in ast.iter_fields(node):
        if name in _TYPES or (isinstance(node, ast.match_case) and name == "pattern"):
            continue
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.AST):
                yield from _evaluated(part)


def _is_member(node: ast.Attribute, module: Module, sources: Sources) -> bool:
    return isinstance(node.value, ast.Name) and node.attr in _members(
        sources.find(module, node.value.id), sources
    )


def _members(place: Place, sources: Sources) -> set[str]:
    """The members that a class declares, if it is an enumeration of ours."""
    module = sources.modules.get(place[0])
    if module is None or place[1] not in module.classes:
        return set()
    node = module.classes[place[1]]
    if ENUMERATIONS.isdisjoint(ast.unparse(base) for base in node.bases):
        return set()
    declared = [target for line in node.body if isinstance(line, ast.Assign) for target in line.targets]
    return {ast.unparse(target) for target in declared}
