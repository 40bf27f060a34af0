"""Whether words exist: in three languages, with every blank filled, and under rules that the ledger knows."""

from __future__ import annotations

import re
from typing import Any

from magehall import Decision, Event, Game, Refusal
from magehall.kernel.ledger import ledger
from magehall.kernel.text import LOCALES, Arg, Text

LEFTOVER = re.compile(r"[{}$@]|#\d|\?\?\?|\A\s*\Z")

# Random games say the same things very often: what has been read once and was good, of whatever seat, is not read again.
_read: set[tuple[Any, ...]] = set()


def _alike(args: dict[str, Arg] | None) -> tuple[tuple[str, Arg], ...] | None:
    if args is None:
        return None
    return tuple((name, "#" if str(value)[:1] == "#" else value) for name, value in args.items())


def assert_sentence(sentence: str, source: object) -> None:
    """A sentence a person can read."""
    assert not LEFTOVER.search(sentence), f"{sentence!r}, from {source}"


def assert_text(text: Text) -> None:
    """The text can be read in every language."""
    words = (text.domain, text.key, _alike(text.args))
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


def assert_event(game: Game[Any], event: Event, seats: int) -> None:
    """Everyone can read of the event: those who see all of it, those who do not, and spectators."""
    words = (game.id, event.name, event.rule, _alike(event.data), _alike(event.private))
    if words in _read:
        return
    assert_rule(game, event.rule, event.name)
    for locale in LOCALES:
        for seat in (None, *range(seats)):
            assert_sentence(event.text(game.id, locale, seat), event)
    _read.add(words)


def assert_refusal(game: Game[Any], refusal: Refusal) -> None:
    """The reason can be read, and the rule, where there is one, exists."""
    assert_text(refusal.reason)
    if refusal.rule:
        assert_rule(game, refusal.rule, refusal.reason.key)
