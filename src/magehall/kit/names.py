"""Names as people write them: folded, looked up in every language, and quoted."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from magehall.kernel.text import LOCALES, Text, has_message

LONGEST_QUOTE = 40


def folded(name: str) -> str:
    """The name without capitals, accents, spaces and signs. People leave those out or write them otherwise."""
    plain = unicodedata.normalize("NFKD", name.casefold()).replace("œ", "oe")
    return "".join(letter for letter in plain if letter.isalnum())


def spellings(game: str, named: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """The ids that people may mean, by what they write, folded. ``named`` has pairs of an id and the key of its message;
    both the id and the message in every language mean it."""
    found: dict[str, set[str]] = {}
    for id, key in named:
        names = [Text(game, key).render(locale) for locale in LOCALES if has_message(game, key, locale)]
        for written in (id, *names):
            found.setdefault(folded(written), set()).add(id)
    return {written: tuple(sorted(ids)) for written, ids in found.items()}


def quoted(text: str) -> str:
    """Somebody's own words, fit to stand in a message. They are short, on one line, and read neither as a message key nor
    as a seat, which is what a first ``@`` or ``#`` would mean."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text[: LONGEST_QUOTE + 1])
    shown = shown.lstrip("@# ").rstrip()
    return f"{shown[:LONGEST_QUOTE]}…" if len(text) > LONGEST_QUOTE else shown
