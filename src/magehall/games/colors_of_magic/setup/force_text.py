"""Forces as texts: a code for programs, a list for people.

A code is ``COM1.<mage>.<school>+<school>+<school>.<name>``, the name in the letters of base64. A list has a line each for
name, mage and schools, in ids or in the names of any language; what begins with "#" says nothing."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterable, Mapping
from functools import cache

from msgspec import Struct

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.model.words import GAME, say
from magehall.games.colors_of_magic.setup.forces import SCHOOLS_EACH, faces_of
from magehall.kernel.contracts.decks import DeckError
from magehall.kernel.text import Arg
from magehall.kit.names import folded, quoted, spellings

PREFIX, VERSION = "COM", "1"
LONGEST_TEXT, LONGEST_NAME = 20_000, 40

NAME, MAGE, SCHOOL = "name", "mage", "school"


class Draft(Struct, frozen=True):
    """A force as it is put together: a mage, some schools, and a name."""

    mage: str
    schools: tuple[str, ...] = ()
    name: str = ""


def no_force(key: str, rule: str = "force", **args: Arg) -> DeckError:
    """What cannot be a force, with the message ``book-<key>``."""
    return DeckError(say(f"book-{key}", **args), rule)


def checked(draft: Draft) -> Draft:
    """The draft; raises DeckError where it names what does not exist."""
    if draft.mage not in MAGE_BY_ID:
        raise no_force("no-mage", "force.mage", mage=quoted(draft.mage))
    for school in draft.schools:
        if school not in SCHOOL_BY_ID:
            raise no_force("no-school", "force.schools", school=quoted(school))
    if len(draft.schools) > SCHOOLS_EACH:
        raise no_force("many-schools", "force.schools")
    if len(draft.name) > LONGEST_NAME or not draft.name.isprintable():
        raise no_force("bad-name", most=LONGEST_NAME)
    return draft


# Codes


def write_code(draft: Draft) -> str:
    """The code of a draft."""
    name = urlsafe_b64encode(draft.name.encode()).decode().rstrip("=")
    return f"{PREFIX}{VERSION}.{draft.mage}.{'+'.join(draft.schools)}.{name}"


def parse_text(text: str) -> Draft:
    """The draft of a code or of a list; raises DeckError for neither."""
    if len(text) > LONGEST_TEXT:
        raise no_force("text-too-long", most=LONGEST_TEXT)
    written = text.strip()
    if written.upper().startswith(PREFIX) and "." in written:
        return checked(_read_code(written))
    return checked(_read_list(text))


def _read_code(code: str) -> Draft:
    parts = code.split(".")
    if parts[0].upper() != PREFIX + VERSION:
        raise no_force("code-version")
    if len(parts) != len(("prefix", MAGE, "schools", NAME)):
        raise no_force("code-damaged")
    _, mage, schools, name = parts
    try:
        called = urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode()
    except ValueError as error:
        raise no_force("code-damaged") from error
    return Draft(mage.lower(), tuple(filter(None, schools.lower().split("+"))), called)


# Lists


def write_list(draft: Draft, locale: str) -> str:
    """The list of a draft in ``locale``, with its cards as remarks. They follow from mage and schools."""

    def line(field: str, value: str) -> str:
        return f"{say(f'book-field-{field}').render(locale)}: {value}"

    def named(id: str) -> str:
        return say(f"name-{id}").render(locale)

    lines = [line(NAME, draft.name)] if draft.name else []
    lines.append(line(MAGE, named(draft.mage)))
    lines += [line(SCHOOL, named(school)) for school in draft.schools]
    copies: dict[str, int] = {}
    for card in faces_of(MAGE_BY_ID[draft.mage], draft.schools):
        copies[card] = copies.get(card, 0) + 1
    lines += ["", *(f"# {count} {named(card)}" for card, count in copies.items())]
    return "\n".join(lines) + "\n"


def _read_list(text: str) -> Draft:
    mages: list[str] = []
    schools: list[str] = []
    name = ""
    for at, line in enumerate(text.splitlines(), 1):
        written = line.strip()
        if not written or written.startswith("#"):
            continue
        key, colon, value = written.partition(":")
        if colon and _fields().get(folded(key)) == NAME:
            name = value.strip()
            continue
        wanted = folded(value if colon else written)
        if wanted in _mages():
            mages.append(_mages()[wanted])
        elif wanted in _schools():
            schools.append(_schools()[wanted])
        else:
            raise no_force("list-unknown", line=at, value=quoted(written))
    if len(mages) != 1:
        raise no_force("list-one-mage", "force.mage")
    return Draft(mages[0], tuple(schools), name)


def _lookup(ids: Iterable[str], message: str) -> Mapping[str, str]:
    """Lookup of ids by what people may write. No two have one name."""
    found = spellings(GAME, ((id, f"{message}-{id}") for id in ids))
    return {written: meant[0] for written, meant in found.items()}


@cache
def _mages() -> Mapping[str, str]:
    return _lookup(MAGE_BY_ID, NAME)


@cache
def _schools() -> Mapping[str, str]:
    return _lookup(SCHOOL_BY_ID, NAME)


@cache
def _fields() -> Mapping[str, str]:
    return _lookup((NAME, MAGE, SCHOOL), "book-field")
