"""Words for people: message keys with arguments, rendered from Fluent files in three languages.

An argument is a number, a plain string, ``@key`` (the message of that key, such as a card's name) or
``#n`` (the person in seat n). So one record serves every locale, the browser and the log alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime.resolver import Pattern
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from magehall.kernel.bundle import Bundle
from magehall.kernel.records import Value

LOCALES = ("en", "fr", "ru")
KERNEL = "kernel"

Arg = str | int
Args = dict[str, Arg]

SENTENCES = 4096
"""So many rendered sentences are kept, about a megabyte."""

_folders: dict[str, Path] = {KERNEL: Path(__file__).parent / "locale"}


class Text(Value):
    """A sentence still without a language. ``domain`` is the game (or the kernel) whose files hold ``key``."""

    domain: str
    key: str
    args: Args = {}

    def render(self, locale: str = "en", names: Mapping[int, str] | None = None) -> str:
        """The sentence in ``locale``; ``names`` gives the people's names by seat."""
        return render(self.domain, self.key, self.args, locale, names or {})


def register_texts(domain: str, folder: Path) -> None:
    """Make the files of ``folder`` the words of ``domain``. They are called ``fr.ftl`` or, by topic, such as
    ``lessons.fr.ftl``."""
    if _folders.get(domain) == folder:
        return
    _folders[domain] = folder
    _bundle.cache_clear()
    _rendered.cache_clear()


def render(domain: str, key: str, args: Mapping[str, Arg], locale: str, names: Mapping[int, str]) -> str:
    """The message ``key`` of ``domain`` in ``locale``; raises KeyError when no file has it."""
    return _rendered(domain, key, locale, tuple(args.items()), tuple(names.items()))


@lru_cache(maxsize=SENTENCES)
def _rendered(
    domain: str, key: str, locale: str, args: tuple[tuple[str, Arg], ...], people: tuple[tuple[int, str], ...]
) -> str:
    """Cache of rendered sentences. A match says the same few hundred things again and again."""
    message = _message(domain, key, locale)
    names = dict(people)
    resolved = {name: _resolve(domain, value, locale, names) for name, value in args}
    text, errors = _bundle(message[0], locale).fluent.format_pattern(message[1], resolved)
    if errors:
        raise KeyError(f"{domain}/{locale}.ftl: {key}: {errors[0]}")
    return str(text)


def has_message(domain: str, key: str, locale: str) -> bool:
    """Whether ``key`` can be rendered in ``locale`` (the kernel's own words included)."""
    return any(_bundle(where, locale).find(key) is not None for where in (domain, KERNEL))


def is_house(domain: str, key: str, locale: str) -> bool:
    """Whether the message has the attribute ``house``. Those are words of ours where the printed ones are not known."""
    message = _bundle(domain, locale).find(key)
    return message is not None and "house" in message.attributes


def _message(domain: str, key: str, locale: str) -> tuple[str, Pattern]:
    for where in (domain, KERNEL):
        message = _bundle(where, locale).find(key)
        if message is not None and message.value is not None:
            return where, message.value
    raise KeyError(f"no message {key!r} in {domain}/{locale}.ftl")


def _resolve(domain: str, value: Arg, locale: str, names: Mapping[int, str]) -> Arg:
    if isinstance(value, int) or not value:
        return value
    if value[0] == "@":
        return render(domain, value[1:], {}, locale, names)
    if value[0] == "#":
        seat = int(value[1:])
        return names.get(seat) or render(KERNEL, "seat", {"number": seat + 1}, locale, names)
    return value


@cache
def _bundle(domain: str, locale: str) -> Bundle:
    return Bundle(locale, (path.read_text(encoding="utf-8") for path in _files(domain, locale)))


def _files(domain: str, locale: str) -> list[Path]:
    return sorted(_folders[domain].glob(f"*{locale}.ftl"))


def _entries(domain: str, locale: str) -> Iterator[tuple[str, ast.EntryType]]:
    for path in _files(domain, locale):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield f"{domain}/{path.name}", entry


def text_problems(domain: str) -> Iterator[str]:
    """What is wrong with the words of ``domain``. Entries may be unreadable, and a locale may lack keys or
    placeholders."""
    tables: dict[str, dict[str, frozenset[str]]] = {}
    for locale in LOCALES:
        tables[locale] = {}
        for where, entry in _entries(domain, locale):
            if isinstance(entry, ast.Junk):
                yield f"{where}: cannot be read: {(entry.content or '').strip()[:60]!r}"
            elif isinstance(entry, ast.Message):
                if entry.id.name in tables[locale]:
                    yield f"{where}: {entry.id.name} stands twice"
                tables[locale][entry.id.name] = _placeholders(entry)
    keys = {key for table in tables.values() for key in table}
    for key in sorted(keys):
        missing = [locale for locale, table in tables.items() if key not in table]
        if missing:
            yield f"{domain}: {key} is missing in {', '.join(missing)}"
        elif len({table[key] for table in tables.values()}) > 1:
            yield f"{domain}: {key} has other placeholders in one language than in another"


def messages(domain: str, locale: str) -> dict[str, frozenset[str]]:
    """The keys ``domain`` has in ``locale``, each with the placeholders of its message."""
    return {
        entry.id.name: _placeholders(entry)
        for _, entry in _entries(domain, locale)
        if isinstance(entry, ast.Message)
    }


class _Collector(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.names.add(node.id.name)


def _placeholders(entry: ast.Message) -> frozenset[str]:
    collector = _Collector()
    collector.visit(entry)
    return frozenset(collector.names)
