"""Translation of sources for mypyc: each record becomes a native class with its methods written out.

A native class keeps neither annotations nor class keywords, so what msgspec needs to read it is declared beside it.
"""

from __future__ import annotations

import ast
import builtins

from fast.enumerations import ENUMERATIONS, constants_of, with_constants
from fast.in_place import FINAL, in_place, is_remembered, memo_of
from fast.sources import KEY, RECORDS, ROOTS, Field, Module, Place, Sources, is_of_class, names_in

UNTOUCHED = ENUMERATIONS | {"Protocol", "NamedTuple", "TypedDict"}
EMPTY = {"[]", "{}", "set()"}


def translate(module: Module, sources: Sources) -> str:
    """The source of a module as mypyc is to compile it."""
    lines = in_place(with_constants(module, sources)).splitlines()
    members = constants_of(module, sources)
    imports: dict[str, Place] = {}
    declared: list[str] = []
    for node in reversed(module.classes.values()):
        place = (module.name, node.name)
        if sources.is_record(place):
            declared[:0] = _declaration(place, sources)
            _write_out(lines, node, place, sources, imports)
        elif node.name in members:
            lines[node.end_lineno : node.end_lineno] = members.pop(node.name)
        else:
            _decorate(lines, node, place, sources)
    last = max(node.end_lineno or 0 for node in module.tree.body if isinstance(node, ast.ImportFrom))
    lines[last:last] = [line for told in members.values() for line in told]
    lines += declared
    added = (
        ["from mypy_extensions import mypyc_attr as _mypyc_attr"]
        if "@_mypyc_attr" in "\n".join(lines)
        else []
    )
    # By this name, because a field may be called object.
    added += ["import builtins as _builtins"] if "_builtins." in "\n".join(lines) else []
    added += ["from typing import Any as _Any"]
    added += ["from typing import ClassVar as _ClassVar"] if "_ClassVar[" in "\n".join(lines) else []
    final = f"from typing import Final as {FINAL}"
    added += [final] if FINAL in "\n".join(lines) else []
    added += [f"from {RECORDS} import Native as _Native, declare as _declare"] if declared else []
    added += [
        f"from {home} import {original} as {name}"
        for name, (home, original) in imports.items()
        if name not in module.classes and name not in module.imports
    ]
    source = module.source.encode()
    memos = [
        memo_of(node)
        for node in module.tree.body
        if isinstance(node, ast.FunctionDef) and is_remembered(node, source)
    ]
    if memos and final not in added:
        added.append(final)
    return _importing(module, lines, [*added, *memos])


def with_open_heirs(module: Module, sources: Sources) -> str:
    """The source of an interpreted module. Its records from compiled ones say to mypy that they take any fields.

    mypy knows the fields of a struct by itself, but of a native class only its ``__init__``."""
    lines = module.source.splitlines()
    heirs = [node for node in module.classes.values() if sources.is_record((module.name, node.name))]
    for node in reversed(heirs):
        lines[node.end_lineno : node.end_lineno] = [
            "",
            "    if _typing.TYPE_CHECKING:",
            "        def __init__(self, *values: _typing.Any, **named: _typing.Any) -> None: ...",
        ]
    return _importing(module, lines, ["import typing as _typing"]) if heirs else module.source


def _importing(module: Module, lines: list[str], imports: list[str]) -> str:
    """The lines with more imports, after those of the future."""
    first = next(
        node.end_lineno or 0
        for node in module.tree.body
        if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    )
    return "\n".join([*lines[:first], *imports, *lines[first:]]) + "\n"


def _decorate(lines: list[str], node: ast.ClassDef, place: Place, sources: Sources) -> None:
    """Say of a class that is no record what mypyc has to know."""
    names = {ast.unparse(base).partition("[")[0] for base in node.bases}
    if names & UNTOUCHED:
        return
    line = node.lineno - 1
    if _is_exception(place, sources):
        lines.insert(line, "@_mypyc_attr(native_class=False)")
    elif sources.may_have_interpreted_heirs(place):
        lines.insert(line, "@_mypyc_attr(allow_interpreted_subclasses=True)")
    else:
        lines[node.end_lineno : node.end_lineno] = _own_constructor(place, sources)


def _own_constructor(place: Place, sources: Sources) -> list[str]:
    """A constructor written out, where the inherited one may serve interpreted classes.

    mypyc calls a shared one twice for a new object, in ``__new__`` and again in ``__init__``, and what the first call put into its
    fields is never freed."""
    inherited = sources.method(place, "__init__")
    if inherited is None or inherited[0] == place or not sources.may_have_interpreted_heirs(inherited[0]):
        return []
    if len(inherited[1].args.args) > 1:
        raise ValueError(f"{place} needs an __init__ of its own")
    return ["", "    def __init__(self) -> None:", "        super().__init__()"]


def _is_exception(place: Place, sources: Sources) -> bool:
    if hasattr(builtins, place[1]):
        kind = getattr(builtins, place[1])
        return isinstance(kind, type) and issubclass(kind, BaseException)
    return any(_is_exception(base, sources) for base in sources.bases(place))


def _declaration(place: Place, sources: Sources) -> list[str]:
    """The call that tells msgspec's side of a record. Types stay words, which somebody reads when they are asked for."""
    own, fields = sources.own_fields(place), sources.fields(place)
    types = {one.name: one.type for one in own}
    defaults = ", ".join(f"{one.name!r}: {one.default}" for one in own if one.default is not None)
    keywords = "".join(
        f", {name}={value}" for name, value in sources.keywords(place).items() if name not in ("eq", "gc")
    )
    builder, lines = "None", []
    if not sources.is_only_read(place):
        builder = f"_built_{place[1]}"
        values = _passed_by([f"found[{number}]" for number in range(len(fields))], fields)
        lines = [
            f"def {builder}(found: list[_Any]) -> _Native:",
            f"    return {place[1]}({values})",
        ]
    told = f"_declare({place[1]}, {builder}, {types}, {{{defaults}}}{keywords})"
    return [*lines, f"{_struct_of(place[1])}: {FINAL}[_Any] = {told}" if lines else told]


def _struct_of(name: str) -> str:
    """The name that the struct of a record has in its module."""
    return f"_STRUCT_OF_{name}"


def _passed_by(values: list[str], fields: list[Field]) -> str:
    """Values for a constructor, one for each field."""
    pairs = zip(values, fields, strict=True)
    return ", ".join(f"{one.name}={value}" if one.keyword else value for value, one in pairs)


def _write_out(
    lines: list[str], node: ast.ClassDef, place: Place, sources: Sources, imports: dict[str, Place]
) -> None:
    """Put the native class in the place of a record's declaration; from below, so that line numbers above hold."""
    fields = sources.fields(place)
    module = sources.modules[place[0]]
    for one in fields:
        if one.home != place[0]:
            home = sources.modules[one.home]
            for name in [*names_in(one.type), *(names_in(one.default) if one.default else ())]:
                if name in home.imports or name in home.classes or not hasattr(builtins, name):
                    found = sources.find(home, name)
                    if name in module.imports and sources.find(module, name) != found:
                        raise ValueError(f"{place}: {name} means something else in {one.home}")
                    imports[name] = found
    own = {line.name for line in node.body if isinstance(line, ast.FunctionDef)}
    frozen = sources.descends(place, ROOTS[1:])
    lines[node.end_lineno : node.end_lineno] = _methods(place, fields, own, sources, frozen=frozen)
    of_class = sources.class_variables(place)
    for line in reversed(node.body):
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) in of_class:
            name = ast.unparse(line.targets[0])
            told = (
                f"    {name}: {of_class[name].replace('ClassVar', '_ClassVar')} = {ast.unparse(line.value)}"
            )
            lines[line.lineno - 1 : line.end_lineno] = [told]
        elif isinstance(line, ast.AnnAssign) and line.value is not None and not is_of_class(line):
            text = f"    {ast.unparse(line.target)}: {ast.unparse(line.annotation)}"
            lines[line.lineno - 1 : line.end_lineno] = [text]
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    marks = ["acyclic=True"]
    if sources.may_have_interpreted_heirs(place):
        marks.append("allow_interpreted_subclasses=True")
    header = f"@_mypyc_attr({', '.join(marks)})"
    lines[node.lineno - 1 : node.body[0].lineno - 1] = [header, f"class {node.name}({bases}):"]


def _methods(
    place: Place, fields: list[Field], own: set[str], sources: Sources, *, frozen: bool
) -> list[str]:
    name = place[1]
    equal = "".join(f" and self.{one.name} == other.{one.name}" for one in fields)
    hashed = f"hash(({''.join(f'self.{one.name}, ' for one in fields)}))"
    is_key = sources.descends(place, (KEY,))
    made = [f"        self.{one.name} = {_given(one)}" for one in fields]
    made += ["        self._hash = 0"] if is_key else []
    made += ["        self.__post_init__()"] if sources.is_checked(place) else []
    written = {
        "__init__": [
            f"    def __init__(self{_parameters(fields)}) -> None:",
            *(made or ["        pass"]),
        ],
        "__eq__": [
            "    def __eq__(self, other: _builtins.object) -> bool:",
            f"        return isinstance(other, {name}) and type(other) is type(self){equal}",
        ],
        "__hash__": [
            "    def __hash__(self) -> int:",
            *([f"        self._hash = self._hash or {hashed}"] if is_key else []),
            f"        return {'self._hash' if is_key else hashed}",
        ],
        "_twin": [
            "    def _twin(self) -> _Native:",
            f"        return {name}({_passed(fields, copied=False)})",
        ],
        "_copied": [
            "    def _copied(self) -> _Native:",
            f"        return {name}({_passed(fields, copied=True)})",
        ],
        "_written": [
            "    def _written(self) -> _builtins.object:",
            f"        return {_struct_of(name)}({_passed(fields, copied=False)})",
        ],
    }
    # What is frozen is shared, and hardly ever copied: what Native does is quick enough.
    del written["_copied" if frozen else "__hash__"]
    if sources.is_only_read(place):
        written = {"__init__": written["__init__"]}
    return [line for method, text in written.items() if method not in own for line in ("", *text)]


def _parameters(fields: list[Field]) -> str:
    parts = []
    for one in fields:
        if one.keyword and "*" not in parts:
            parts.append("*")
        if one.default is None:
            parts.append(f"{one.name}: {one.type}")
        elif one.default in EMPTY:
            parts.append(f"{one.name}: {one.type} | None = None")
        else:
            parts.append(f"{one.name}: {one.type} = {one.default}")
    return "".join(f", {part}" for part in parts)


def _given(one: Field) -> str:
    return f"{one.default} if {one.name} is None else {one.name}" if one.default in EMPTY else one.name


def _passed(fields: list[Field], *, copied: bool) -> str:
    return ", ".join(
        f"{one.name + '=' if one.keyword else ''}self.{one.name}{'.copy()' if copied and one.is_container else ''}"
        for one in fields
    )
