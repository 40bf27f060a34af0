"""The rule ledger: rules with place, summary and status. It counts which rules have code and a test that name them;
summaries are in three languages."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from magehall.kernel.game import Game
from magehall.kernel.text import LOCALES

DONE = "done"
MISSING = "missing"
FOLDER = "ledger"
"""Where below a game's folder its chapters lie."""


class Rule(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule. ``where`` names the place in the rulebook; ``ruling`` gives the reason where the rulebook leaves
    the point open and this is our answer; ``house`` marks text of ours where the box's own is not known."""

    id: str
    where: str
    en: str
    fr: str
    ru: str
    status: str = DONE
    ruling: str = ""
    house: bool = False

    def text(self, locale: str) -> str:
        """The summary in ``locale``."""
        return {"en": self.en, "fr": self.fr, "ru": self.ru}[locale]


class _Ledger(Struct, forbid_unknown_fields=True):
    rule: list[Rule]


class Coverage(Struct, frozen=True):
    """One rule's standing."""

    rule: Rule
    code: bool
    tests: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether the rule is done, enforced by code and proven by a test."""
        return self.rule.status == DONE and self.code and bool(self.tests)


def read_ledger(path: Path) -> dict[str, Rule]:
    """The rules of a ledger file by id. It raises ValueError for a rule that stands twice or lacks a part."""
    rules: dict[str, Rule] = {}
    for rule in msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _Ledger).rule:
        if rule.id in rules:
            raise ValueError(f"{path.name}: {rule.id} stands twice")
        if rule.status not in (DONE, MISSING):
            raise ValueError(
                f"{path.name}: {rule.id}: status is {DONE!r} or {MISSING!r}, not {rule.status!r}"
            )
        if not all(rule.text(locale).strip() for locale in LOCALES):
            raise ValueError(f"{path.name}: {rule.id} lacks a summary in one language")
        rules[rule.id] = rule
    return rules


@cache
def ledger(game: Game[Any]) -> dict[str, Rule]:
    """The rules of ``game``, from the files ``ledger/<number>_<chapter>.toml`` in the order of their names."""
    rules: dict[str, Rule] = {}
    for chapter in sorted((game.folder / FOLDER).glob("*.toml")):
        found = read_ledger(chapter)
        for rule in found.keys() & rules.keys():
            raise ValueError(f"{chapter.name}: {rule} stands in another chapter too")
        rules |= found
    return rules


def coverage(game: Game[Any], tests: Path) -> list[Coverage]:
    """Code and tests that name each rule. Code includes declarations; the tests below ``tests`` are marked with it."""
    rules, code = ledger(game), game.folder
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(code.rglob("*.py")))
    named = game.cites | set(re.findall(r"[a-z0-9]+(?:[.-][a-z0-9]+)+|(?<=\[)[a-z]+(?=\])", source))
    proven: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for test, rule in _marked(path):
            proven.setdefault(rule, []).append(f"{path.name}::{test}")
    return [Coverage(rule, rule.id in named, tuple(proven.get(rule.id, ()))) for rule in rules.values()]


def _marked(path: Path) -> list[tuple[str, str]]:
    """The tests of a file with the rules they are marked with. ``pytest.mark.rule(...)`` stands on the test or on one
    of its cases."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in (call for decorator in node.decorator_list for call in ast.walk(decorator)):
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    found += [(node.name, a.value) for a in mark.args if isinstance(a, ast.Constant)]
    return [(test, str(rule)) for test, rule in found]
