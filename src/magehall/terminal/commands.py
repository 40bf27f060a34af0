"""Parser of typed lines: an option, a command, or unclear."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from magehall.kernel.decision import Option, Refusal
from magehall.terminal.translator import Translator

LONGEST = 300
SHORTEST_WORD = 3

COMMANDS = (
    "help",
    "why",
    "hint",
    "table",
    "measure",
    "log",
    "rules",
    "undo",
    "plan",
    "save",
    "stops",
    "lang",
    "quit",
)
EXPLAIN = "?"


class Chosen(Struct, frozen=True):
    """Parsed as an option."""

    option: Option


class Command(Struct, frozen=True):
    """Parsed as a command with its arguments."""

    name: str
    rest: str


class Nothing(Struct, frozen=True):
    """Parsed as an empty line."""


class Unclear(Struct, frozen=True):
    """Several options fit, or none (then ``fits`` is empty)."""

    typed: str
    fits: tuple[Option, ...] = ()


class Refused(Struct, frozen=True):
    """Parsed as an option that is written in full and not possible now."""

    id: str
    refusal: Refusal


Meaning = Chosen | Command | Nothing | Unclear | Refused
Spelled = Callable[[str], Chosen | Refused | None]
"""Reads words that name one option in full, be it listed or not."""


def understand(
    line: str,
    options: Sequence[Option],
    translator: Translator,
    known: Collection[str] = (EXPLAIN, *COMMANDS),
    spelled: Spelled | None = None,
) -> Meaning:
    """Parse ``line``. A number or an exact id is always the option; a command is a whole word, in English or in the
    person's language; then come options in full that need not be listed, and at last the beginning of an option's id or
    of a word in it."""
    typed = "".join(letter for letter in line[:LONGEST] if letter.isprintable()).strip()
    if not typed:
        return Nothing()
    if typed.startswith(EXPLAIN) and EXPLAIN in known:
        return Command(EXPLAIN, typed[1:].strip())
    option = by_number(typed, options) or next((option for option in options if option.id == typed), None)
    if option is not None:
        return Chosen(option)
    first, _, rest = typed.partition(" ")
    name = command_named(first, translator)
    if name in known:
        return Command(name, rest.strip())
    meant = spelled(typed) if spelled is not None else None
    if meant is not None:
        return meant
    fits = find_options(typed, options, translator)
    return Chosen(fits[0]) if len(fits) == 1 else Unclear(typed, tuple(fits))


def command_named(word: str, translator: Translator) -> str:
    """The command a word names, or an empty string. It may be in English or in the person's language."""
    lowered = word.casefold()
    return next((name for name in COMMANDS if lowered in (name, translator.say(f"command-{name}"))), "")


def by_number(typed: str, options: Sequence[Option]) -> Option | None:
    """The option a number names."""
    if typed.isdecimal() and len(typed) < 5 and 1 <= int(typed) <= len(options):
        return options[int(typed) - 1]
    return None


def find_options(typed: str, options: Sequence[Option], translator: Translator) -> list[Option]:
    """Match options by text. The first way of reading it that fits any counts."""
    lowered = typed.casefold()
    readings: list[Callable[[Option], bool]] = [
        lambda option: option.id.startswith(lowered),
        lambda option: any(part.startswith(lowered) for part in option.id.split(":")),
        lambda option: len(lowered) >= SHORTEST_WORD and _has_word(translator.option(option), lowered),
    ]
    for fits in readings:
        found = [option for option in options if fits(option)]
        if found:
            return found
    return []


def _has_word(text: str, beginning: str) -> bool:
    return f" {beginning}" in f" {text.casefold()}".replace("«", " ").replace("\u00a0", " ")
