"""What the messages of a game's words take: for tests that no field of a word is left out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Names(Visitor):
    """The arguments of a message, and the messages it refers to."""

    def __init__(self) -> None:
        self.args: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - fluent's own name
        self.messages.add(node.id.name)


@cache
def messages(game: Path, locale: str) -> dict[str, Names]:
    """What each message about the words of a game takes and refers to, by its key."""
    found = {}
    for path in sorted((game / "locale").glob(f"words*.{locale}.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                found[entry.id.name] = names = Names()
                names.visit(entry)
    return found


def taken(game: Path, key: str, locale: str) -> set[str]:
    """The arguments of a message, with those of the messages it refers to."""
    known = messages(game, locale)
    if key not in known:
        return set()
    return known[key].args.union(*(taken(game, other, locale) for other in known[key].messages))
