"""Docstrings begin with a short sentence, and everything public outside the games has one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import magehall

SOURCE = Path(magehall.__file__).parent
MOST_WORDS = 14

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def parse(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def first_sentence(docstring: str) -> str:
    """Up to the first full stop, question mark or exclamation mark before a gap."""
    text = " ".join(docstring.split())
    end = re.search(r"[.!?](?=\s|$)", text)
    return text[: end.end()] if end else text


def documented(tree: ast.Module) -> Iterator[tuple[str, Documented]]:
    """A module and all classes and functions in it, also private ones, by name."""
    yield "the module", tree
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node


def long_sentences(file: Path) -> list[str]:
    """The places where a docstring's first sentence is too long."""
    found = []
    for name, node in documented(parse(file)):
        words = len(first_sentence(ast.get_docstring(node) or "").split())
        if words > MOST_WORDS:
            found.append(f"{file.relative_to(SOURCE)}: {name} begins with {words} words")
    return found


def public(tree: ast.Module) -> Iterator[tuple[str, Documented]]:
    """A module with its public classes and functions and their public methods, by name."""
    yield "the module", tree
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name[0] != "_":
            yield node.name, node
            for part in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and part.name[0] != "_":
                    yield f"{node.name}.{part.name}", part


def inherited(files: list[Path]) -> dict[str, set[str]]:
    """The names of the methods that each class documents, by class; protocols count for all, under no name."""
    found: dict[str, set[str]] = {"": set()}
    for file in files:
        for node in parse(file).body:
            if isinstance(node, ast.ClassDef):
                named = {
                    part.name
                    for part in node.body
                    if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(part)
                }
                found.setdefault(node.name, set()).update(named)
                if any(ast.unparse(base).partition("[")[0] == "Protocol" for base in node.bases):
                    found[""] |= named
    return found


def described_elsewhere(tree: ast.Module, name: str, methods: dict[str, set[str]]) -> bool:
    """Whether a base class or a protocol has the docstring of the method ``Class.method``."""
    owner, _, method = name.rpartition(".")
    bases = [
        ast.unparse(base).partition("[")[0]
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == owner
        for base in node.bases
    ]
    return bool(owner) and any(method in methods.get(base, ()) for base in ["", *bases])


FILES = sorted(SOURCE.rglob("*.py"))
HOUSE = [file for file in FILES if file.relative_to(SOURCE).parts[0] != "games"]
"""All but the games. A step of a procedure may go by its name alone, which is that of the rulebook."""


def test_first_sentences_are_short() -> None:
    """An engineer who reads a list of them knows what each thing is."""
    found = [place for file in FILES for place in long_sentences(file)]
    assert not found, "\n".join(found)


def test_everything_public_has_a_docstring() -> None:
    methods = inherited(HOUSE)
    found = []
    for file in HOUSE:
        tree = parse(file)
        for name, node in public(tree):
            if not ast.get_docstring(node) and not described_elsewhere(tree, name, methods):
                found.append(f"{file.relative_to(SOURCE)}: {name}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("docstring", "sentence"),
    [
        ("One.", "One."),
        ("Two words. And more.", "Two words."),
        ("A ``name.with_dots`` in it. More.", "A ``name.with_dots`` in it."),
        ("Over two\n    lines! More.", "Over two lines!"),
        ("No stop", "No stop"),
    ],
)
def test_where_a_first_sentence_ends(docstring: str, sentence: str) -> None:
    assert first_sentence(docstring) == sentence
