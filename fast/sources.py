"""Sources of the package, parsed: its modules, their imports, and which of their classes are records."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

RECORDS = "magehall.kernel.records"
KEY = (RECORDS, "Key")
ROOTS = ((RECORDS, "Record"), (RECORDS, "Value"), KEY)
EVENT = ("magehall.kernel.event", "BaseEvent")

COMPILED = (
    "magehall.kernel",
    "magehall.kit",
    "magehall.games.battle_mages",
    "magehall.games.colors_of_magic",
    "magehall.games.mage_knight",
    "magehall.games.mage_wars",
)

UNSET = frozenset({"UNSET", "UnsetType"})
"""What msgspec calls a field without a value."""

Place = tuple[str, str]
"""A module and a name in it."""


@dataclass
class Module:
    """A module of the package."""

    name: str
    path: Path
    source: str
    tree: ast.Module
    imports: dict[str, Place] = field(default_factory=dict)
    classes: dict[str, ast.ClassDef] = field(default_factory=dict)

    @property
    def is_edge(self) -> bool:
        """Whether it talks to msgspec itself, and so stays interpreted. To leave a field unset is no talk."""
        return any(
            "msgspec" in ast.unparse(node) and not _is_import_of(node, UNSET)
            for node in self.tree.body
            if _is_import(node)
        )


@dataclass(frozen=True)
class Field:
    """A field of a record, as its declaration says it."""

    name: str
    type: str
    default: str | None
    home: str
    keyword: bool

    @property
    def is_container(self) -> bool:
        """Whether it holds a list, dict or set."""
        return self.type.startswith(("list[", "dict[", "set["))


class Sources:
    """All modules below a folder, and which of them are compiled."""

    def __init__(self, root: Path, packages: tuple[str, ...] = COMPILED) -> None:
        self._inside = tuple(f"{name}." for name in packages)
        self.modules = {
            module.name: module for module in (_read(path, root) for path in sorted(root.rglob("*.py")))
        }
        interpreted = [module for module in self.modules.values() if not self.is_compiled(module)]
        self._with_heirs = {
            above
            for module in interpreted
            for name in module.classes
            for above in self._ancestors((module.name, name))
        }

    def is_compiled(self, module: Module) -> bool:
        """Whether a module is compiled: neither the face of a package nor at the edge, where msgspec reads and writes."""
        if module.name == RECORDS:
            return True
        inside = module.name.startswith(self._inside)
        return inside and module.path.name != "__init__.py" and not module.is_edge

    def find(self, module: Module, name: str) -> Place:
        """Where a name of a module is defined."""
        if name in module.classes or name not in module.imports:
            return module.name, name
        home, original = module.imports[name]
        return self.find(self.modules[home], original) if home in self.modules else (home, original)

    def bases(self, place: Place) -> list[Place]:
        """The bases of a class, as far as they are ours."""
        module = self.modules.get(place[0])
        if module is None or place[1] not in module.classes:
            return []
        said = module.classes[place[1]].bases
        plain = [base.value if isinstance(base, ast.Subscript) else base for base in said]
        return [self.find(module, base.id) for base in plain if isinstance(base, ast.Name)]

    def _ancestors(self, place: Place) -> Iterator[Place]:
        for base in self.bases(place):
            yield base
            yield from self._ancestors(base)

    def may_have_interpreted_heirs(self, place: Place) -> bool:
        """Whether a class that is not compiled comes from this one: of a game or test on the kernel, or at the edge."""
        return place[0].startswith("magehall.kernel.") or place in self._with_heirs

    def descends(self, place: Place, roots: tuple[Place, ...]) -> bool:
        """Whether a class is one of ``roots``, or comes from one."""
        return place in roots or any(self.descends(base, roots) for base in self.bases(place))

    def is_record(self, place: Place) -> bool:
        """Whether a class is a record, and none of the bases all records have."""
        return place not in ROOTS and self.descends(place, ROOTS)

    def method(self, place: Place, name: str) -> tuple[Place, ast.FunctionDef] | None:
        """The method that a class has by that name, its own or that of its bases, and where it stands."""
        module = self.modules.get(place[0])
        if module is None or place[1] not in module.classes:
            return None
        for line in module.classes[place[1]].body:
            if isinstance(line, ast.FunctionDef) and line.name == name:
                return place, line
        return next((found for base in self.bases(place) if (found := self.method(base, name))), None)

    def is_only_read(self, place: Place) -> bool:
        """Whether a record is seldom compared, copied or saved: events, and words of cards."""
        if place in ROOTS[1:2] or self.descends(place, (EVENT,)):
            return True
        return ".cards." in place[0] and self.is_record(place) and self.is_only_read(self.bases(place)[0])

    def is_checked(self, place: Place) -> bool:
        """Whether a record looks at its fields once it is made."""
        if not self.is_record(place):
            return False
        body = self.modules[place[0]].classes[place[1]].body
        return any(
            isinstance(line, ast.FunctionDef) and line.name == "__post_init__" for line in body
        ) or self.is_checked(self.bases(place)[0])

    def keywords(self, place: Place) -> dict[str, str]:
        """What the header of a class says beside its bases."""
        node = self.modules[place[0]].classes[place[1]]
        return {keyword.arg: ast.unparse(keyword.value) for keyword in node.keywords if keyword.arg}

    def own_fields(self, place: Place) -> list[Field]:
        """The fields a record declares itself."""
        node = self.modules[place[0]].classes[place[1]]
        keyword = self.keywords(place).get("kw_only") == "True"
        return [
            Field(
                line.target.id,
                ast.unparse(line.annotation),
                None if line.value is None else ast.unparse(line.value),
                place[0],
                keyword,
            )
            for line in node.body
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and not is_of_class(line)
        ]

    def class_variables(self, place: Place) -> dict[str, str]:
        """The class variables of a record with their types, its own and those of its bases."""
        if not self.is_record(place):
            return {}
        (base,) = self.bases(place)[:1]
        body = self.modules[place[0]].classes[place[1]].body
        own = [line for line in body if isinstance(line, ast.AnnAssign) and is_of_class(line)]
        return self.class_variables(base) | {
            ast.unparse(line.target): ast.unparse(line.annotation) for line in own
        }

    def fields(self, place: Place) -> list[Field]:
        """All fields of a record, in the order in which they are written: those by keyword alone come last."""
        if not self.is_record(place):
            return []
        (base,) = self.bases(place)[:1]
        found = {one.name: one for one in [*self.fields(base), *self.own_fields(place)]}
        return sorted(found.values(), key=lambda one: one.keyword)

    def tag(self, place: Place) -> tuple[str, str] | None:
        """The key and the word by which a saved record is known, if it has one."""
        if not self.is_record(place):
            return None
        said = self.keywords(place)
        if said.get("tag") == "True":
            return ast.literal_eval(said.get("tag_field", "'type'")), place[1]
        above = self.tag(self.bases(place)[0])
        return above and (above[0], place[1])


def packages_with(games: list[str]) -> tuple[str, ...]:
    """What is compiled for these games, or for all if none is named. Raises ValueError for one that there is not."""
    wanted = {f"magehall.games.{game}" for game in games}
    if not wanted <= set(COMPILED):
        raise ValueError(f"no such games: {', '.join(sorted(wanted - set(COMPILED)))}")
    return tuple(name for name in COMPILED if not games or ".games." not in name or name in wanted)


def _read(path: Path, root: Path) -> Module:
    parts = path.relative_to(root).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    source = path.read_text(encoding="utf-8")
    module = Module(name, path, source, ast.parse(source))
    for node in module.tree.body:
        if isinstance(node, ast.ClassDef):
            module.classes[node.name] = node
        elif isinstance(node, ast.ImportFrom) and node.module:
            module.imports |= {name.asname or name.name: (node.module, name.name) for name in node.names}
    return module


def _is_import(node: ast.stmt) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)


def _is_import_of(node: ast.stmt, names: frozenset[str]) -> bool:
    return isinstance(node, ast.ImportFrom) and names.issuperset(name.name for name in node.names)


def is_of_class(line: ast.AnnAssign) -> bool:
    """Whether a line declares a class variable, and no field."""
    return ast.unparse(line.annotation).startswith("ClassVar[")


def names_in(code: str) -> Iterator[str]:
    """The names an expression uses."""
    return (node.id for node in ast.walk(ast.parse(code, mode="eval")) if isinstance(node, ast.Name))
