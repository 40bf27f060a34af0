"""Whether words exist: in three languages, with every blank filled, and under rules that the ledger knows."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from magehall import Decision, Game, LogEntry, Refusal
from magehall.kernel.ledger import ledger
from magehall.kernel.records import convert, field_names, to_builtins
from magehall.kernel.text import KERNEL, LOCALES, Arg, Text, _files

LEFTOVER = re.compile(r"[{}$@]|#\d|\?\?\?|\A\s*\Z")

SELECTED = re.compile(r"\$([\w-]+)[^{}\n]*->")

# Random games say the same things very often: what has been read once and was good, with arguments of these kinds, is not
# read again.
_read: set[tuple[Any, ...]] = set()


@cache
def _selected(domain: str) -> frozenset[str]:
    """The arguments by whose value a message of the domain, in any language, says something else."""
    files = [path for where in (domain, KERNEL) for locale in LOCALES for path in _files(where, locale)]
    return frozenset(name for path in files for name in SELECTED.findall(path.read_text(encoding="utf-8")))


def _kinds(domain: str, args: dict[str, Arg]) -> tuple[tuple[str, Arg], ...]:
    """What a sentence can depend on: the value of a number or word it selects by, and otherwise only what sort of
    argument it is. What is merely put in is read by itself."""
    return tuple((name, _kind(domain, name, arg)) for name, arg in args.items())


def _kind(domain: str, name: str, arg: Arg) -> Arg:
    sort = "number" if isinstance(arg, int) else arg[:1]
    if sort == "@":
        assert_text(Text(domain, str(arg)[1:]))
    elif sort not in ("number", "#", ""):
        assert_sentence(str(arg), domain)
        sort = "words"
    return arg if name in _selected(domain) and sort in ("number", "words") else sort


def assert_sentence(sentence: str, source: object) -> None:
    """A sentence a person can read."""
    assert not LEFTOVER.search(sentence), f"{sentence!r}, from {source}"


def assert_text(text: Text) -> None:
    """The text can be read in every language."""
    words = (text.domain, text.key, _kinds(text.domain, text.args))
    if words not in _read:
        for locale in LOCALES:
            assert_sentence(text.render(locale), text)
        _read.add(words)


def assert_rule(game: Game[Any], rule: str, source: object) -> None:
    """The ledger has the rule."""
    assert rule in ledger(game), f"no rule {rule!r} in the ledger of {game.id}, but {source} names it"


def assert_decision(game: Game[Any], decision: Decision) -> None:
    """Prompt, options and rules of a decision exist."""
    assert_text(decision.prompt)
    assert_rule(game, decision.rule, decision.prompt.key)
    for option in decision.options:
        assert_text(option.words)
        assert_rule(game, option.rule, option.id)


def assert_event(game: Game[Any], entry: LogEntry, seats: int) -> None:
    """The event is as the game declares it, and everyone can read of it: those who see all of it, those who do not,
    and spectators."""
    kind = type(entry.event)
    data = {name: getattr(entry.event, name) for name in field_names(kind)}
    words = (game.id, entry.name, entry.rule, _kinds(game.id, data))
    if words in _read:
        return
    assert kind in game.events
    assert convert(to_builtins(data), kind) == entry.event
    assert_rule(game, entry.rule, entry.name)
    for locale in LOCALES:
        for seat in (None, *range(seats)):
            assert_sentence(entry.text(game.id, locale, seat), entry)
    _read.add(words)


def assert_refusal(game: Game[Any], refusal: Refusal) -> None:
    """The reason can be read, and the rule, where there is one, exists."""
    assert_text(refusal.reason)
    if refusal.rule:
        assert_rule(game, refusal.rule, refusal.reason.key)
