"""User names: validation, confusable names, and names for guests."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache

from magehall.kernel.text import LOCALES, render
from magehall.table.errors import TABLE, Refused
from magehall.table.models import Person

SHORTEST = 2
LONGEST = 24
_SIGNS = frozenset(" -_.'’")

# Letters of other alphabets, and digits, that look like Latin letters in lower or upper case.
_LOOKALIKES = str.maketrans(
    {
        **dict(zip("авезікмнорстухѕјһԁԛԝѵӏьгп", "abe3lkmhopctyxsjhdqwvlbrn", strict=True)),
        **dict(zip("αβγεζηικμνορτυχω", "abyeznlkmvoptuxw", strict=True)),
        **dict(zip("015ı", "olsl", strict=True)),
        **dict(zip("iłøđþŋ", "llodpn", strict=True)),
        "ß": "ss",
        "æ": "ae",
        "œ": "oe",
        " ": "",
        "-": "",
        "_": "",
        ".": "",
        "'": "",
        "’": "",
    }
)

_RESERVED = ("magehall", "admin", "administrator", "moderator", "system", "server", "root", "bot")


def clean_name(text: str) -> str:
    """Normalise and validate a name; raises Refused."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused(422, "name-length", field="name", shortest=SHORTEST, longest=LONGEST)
    if not all(_may_stand(letter) for letter in name) or not name[0].isalpha() or _piled_marks(name):
        raise Refused(422, "name-letters", field="name")
    alike = skeleton(name)
    if len(alike) < SHORTEST:
        raise Refused(422, "name-letters", field="name")
    if alike in _reserved():
        raise Refused(409, "name-taken", field="name")
    return name


def skeleton(name: str) -> str:
    """Skeleton of a name, equal for confusable names. They differ only in case, accents, gaps or letters that look
    alike. At most 120 letters for a clean name."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    # Two narrow pairs that print as one broad letter.
    return bare.translate(_LOOKALIKES).replace("rn", "m").replace("vv", "w")[:120]


def _may_stand(letter: str) -> bool:
    return letter in _SIGNS or unicodedata.category(letter) in (
        "Lu",
        "Ll",
        "Lt",
        "Lo",
        "Lm",
        "Mn",
        "Mc",
        "Nd",
    )


def _piled_marks(name: str) -> bool:
    run = 0
    for letter in name:
        run = run + 1 if unicodedata.combining(letter) else 0
        if run > 2:
            return True
    return False


@cache
def _reserved() -> frozenset[str]:
    return frozenset(skeleton(word) for word in (*_RESERVED, *(former_player(lang) for lang in LOCALES)))


def former_player(lang: str) -> str:
    """The display name of a deleted person."""
    return render(TABLE, "former-player", {}, lang, {})


_BEGINNINGS = (
    "Ael", "Bel", "Bryn", "Cael", "Cor", "Dael", "Dor", "Eld", "Fael", "Fen", "Gal", "Hal", "Il", "Jor", "Kael", "Lor",
    "Lun", "Mael", "Mir", "Myr", "Nael", "Ner", "Or", "Per", "Quel", "Ril", "Sael", "Sel", "Tal", "Thal", "Tir", "Ul",
    "Vael", "Vel", "Wyn", "Yl", "Zar", "Zel",
)  # fmt: skip
_MIDDLES = ("a", "ani", "ara", "e", "eli", "eri", "i", "ila", "ira", "o", "ola", "ori", "u", "una", "y")
_ENDINGS = (
    "bren", "dan", "dra", "dris", "fen", "la", "lan", "lis", "lor", "mir", "mon", "na", "nor", "ra", "ran", "ren", "ris",
    "ros", "rin", "sar", "sel", "sha", "thas", "this", "va", "van", "vin", "wen", "wyn", "zar",
)  # fmt: skip


def guest_name() -> str:
    """A random name for a guest."""
    return f"{secrets.choice(_BEGINNINGS)}{secrets.choice(_MIDDLES)}{secrets.choice(_ENDINGS)}"


def name_of(person: Person, lang: str) -> str:
    """The display name of a person, in the reader's language. Those who left for good have no name any more."""
    return former_player(lang) if person.deleted is not None else person.name
