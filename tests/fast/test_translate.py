"""What is handed to mypyc says the same as the declarations do."""

from __future__ import annotations

import ast
from importlib import import_module
from typing import Any

import pytest
from msgspec import structs

from fast.build import ROOT, is_compiled, missing
from fast.in_place import in_place
from fast.sources import RECORDS, Module, Place, Sources
from fast.translate import translate

SOURCES = Sources(ROOT / "src")
COMPILED = [module for module in SOURCES.modules.values() if is_compiled(module)]
RECORD_CLASSES = [
    (module.name, name)
    for module in COMPILED
    for name in module.classes
    if SOURCES.is_record((module.name, name))
]

by_name = pytest.mark.parametrize("module", COMPILED, ids=lambda module: module.name)
each_record = pytest.mark.parametrize("place", RECORD_CLASSES, ids=lambda place: place[1])


def test_the_loop_and_the_rules_are_compiled() -> None:
    hot = {"flow", "matches.match", "state", "decision", "chance"}
    assert {f"magehall.kernel.{name}" for name in hot} <= {module.name for module in COMPILED}
    assert sum(module.name.startswith("magehall.games.battle_mages.") for module in COMPILED) > 10
    assert len(RECORD_CLASSES) > 30


@each_record
def test_fields_defaults_and_tags_are_read_as_msgspec_reads_them(place: Place) -> None:
    kind: Any = getattr(import_module(place[0]), place[1])
    fields = SOURCES.fields(place)
    assert tuple(one.name for one in fields) == kind.__struct_fields__
    assert [one.default is None for one in fields] == [one.required for one in structs.fields(kind)]
    config = kind.__struct_config__
    assert SOURCES.tag(place) == (None if config.tag_field is None else (config.tag_field, config.tag))


@by_name
def test_every_translated_module_is_python_without_class_keywords_or_defaults(module: Module) -> None:
    if module.name == RECORDS:
        return
    tree = ast.parse(translate(module, SOURCES))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and SOURCES.is_record((module.name, node.name)):
            assert not node.keywords
            fields = [
                line
                for line in node.body
                if isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line)
            ]
            assert all(line.value is None for line in fields)


def test_without_a_compiler_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pipe")
    assert missing().startswith("there is no C compiler here (no-such-compiler): install one")


@by_name
def test_what_is_said_otherwise_within_lines_keeps_them(module: Module) -> None:
    told = in_place(module)
    assert len(told.splitlines()) == len(module.source.splitlines())
    names = {node.name for node in module.tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    kept = ast.parse(told).body
    assert names == {node.name for node in kept if isinstance(node, ast.ClassDef | ast.FunctionDef)}


def test_constants_are_final_and_nothing_else_is() -> None:
    words = in_place(SOURCES.modules["magehall.games.mage_knight.cards.vocabulary"])
    assert "RED: _Final = _unpacked_" in words
    assert "BASIC_COLORS: _Final = (RED, BLUE, GREEN, WHITE)" in words
    state = in_place(SOURCES.modules["magehall.kernel.state"])
    assert 'T = TypeVar("T", bound=Thing)' in state
    text = in_place(SOURCES.modules["magehall.kernel.text"])
    assert "_folders: dict[str, Path] =" in text


@by_name
def test_kinds_are_asked_for_one_by_one_instead_of_as_a_union(module: Module) -> None:
    for node in ast.walk(ast.parse(in_place(module))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
            assert not isinstance(node.args[1], ast.BinOp)


def test_a_compiled_record_from_which_an_interpreted_one_comes_says_so() -> None:
    turn = translate(SOURCES.modules["magehall.games.mage_knight.model.turn_state"], SOURCES)
    assert "@_mypyc_attr(allow_interpreted_subclasses=True)\nclass TurnState(" in turn
    assert "@_mypyc_attr(acyclic=True)\nclass CostRule(" in turn


def test_a_key_remembers_its_hash_and_what_checks_its_fields_does_so_when_made() -> None:
    arena = translate(SOURCES.modules["magehall.games.mage_wars.model.arena"], SOURCES)
    assert "        self.rows = rows\n        self._hash = 0\n        self.__post_init__()\n" in arena
    assert "        self._hash = self._hash or hash((self.columns, self.rows, ))\n" in arena
    line = arena.partition("class _Line(")[2]
    assert "self._hash" not in line
    assert "__post_init__" not in line
