"""Keywords of position files, with the numbers and names that each needs."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Annotated

from msgspec import Meta, Struct

from magehall.games.colors_of_magic.cards.keywords import Keyword, KeywordId
from magehall.games.colors_of_magic.cards.last_gasps import LAST_GASPS
from magehall.games.colors_of_magic.cards.vocabulary import CreatureType, Element
from magehall.games.colors_of_magic.position.names import id_meant
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.validation import suggest

Number = Annotated[int, Meta(ge=0, le=48)]

WITH_X = frozenset(
    {
        KeywordId.SOURCE,
        KeywordId.BURN,
        KeywordId.PERSISTENT_BURN,
        KeywordId.CHARGE,
        KeywordId.VOLLEY,
        KeywordId.VORACIOUS,
        KeywordId.EXPLOSION,
        KeywordId.VENOM,
        KeywordId.LIFE_DRAIN,
        KeywordId.ARMOR,
        KeywordId.REGENERATION,
        KeywordId.COUNTER_ATTACK,
        KeywordId.SHIELD,
        KeywordId.MAGIC_SHIELD,
        KeywordId.TELEPORT,
        KeywordId.SKIRMISH,
        KeywordId.INSPIRATION,
        KeywordId.AURA_OF_FEAR,
        KeywordId.HEALING,
        KeywordId.AMPLIFY,
        KeywordId.REINFORCEMENT,
        KeywordId.MANA_SIPHON,
        KeywordId.EXTENDED_SIGHT,
        KeywordId.RETRIBUTION,
    }
)
"""Keywords that do nothing without a number. [keywords]"""

WITH_Y = frozenset({KeywordId.CHARGE, KeywordId.AMPLIFY, KeywordId.MANA_SIPHON, KeywordId.SHOCKWAVE})

NAMED: dict[KeywordId, tuple[str, Collection[str]]] = {
    KeywordId.IMMUNITY: ("an element", tuple(Element)),
    KeywordId.AMPLIFY: ("an element", tuple(Element)),
    KeywordId.MASTER: ("a type of creatures", tuple(CreatureType)),
    KeywordId.LAST_GASP: ("an effect", tuple(LAST_GASPS)),
}
"""What ``of`` names, where a keyword needs it."""


class KeywordSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A keyword that a creature carries. ``value`` is its one number, or what it names, as cards print it; keywords with
    two numbers have ``x`` and ``y``."""

    id: str
    """Its name, such as `flying`."""

    x: Number = 0
    """Its first number."""

    y: Number = 0
    """Its second number."""

    of: str = ""
    """What it names: an element, a type of creatures, or an effect."""

    value: Number | str | None = None
    """In place of ``x`` or ``of``."""

    effect: str = ""
    """The same as ``of``, where that is the effect of a Last Gasp."""


_PRINTED = re.compile(
    r"(?P<id>[^()]*?)\s*(\((?P<of>[^()]*)\))?\s*((?<=[\s)])(?P<x>\d{1,2})(\s*/\s*(?P<y>\d{1,2}))?)?"
)
"""A keyword as it is printed: Armour 1, Charge 3/2, Immunity (fire), Amplification (fire) 4/2."""


def _printed(words: str) -> KeywordSetting:
    found = _PRINTED.fullmatch(words)
    if found is None:
        return KeywordSetting(words)
    return KeywordSetting(
        found["id"], x=int(found["x"] or 0), y=int(found["y"] or 0), of=(found["of"] or "").strip()
    )


def keyword_of(setting: KeywordSetting | str, path: str) -> Keyword:
    """The keyword that a file means; refused where it lacks something it needs. A bare word is one as it is printed."""
    if isinstance(setting, str):
        setting = _printed(setting)
    known = [one.value for one in KeywordId]
    name = id_meant("keyword", setting.id)
    if name not in known:
        raise PositionError(f"no keyword is called {setting.id!r}{suggest(name, known)}", f"{path}.id")
    id, x, y, of = KeywordId(name), setting.x, setting.y, setting.of or setting.effect
    if isinstance(setting.value, str):
        of = of or setting.value
    elif setting.value is not None:
        x = x or setting.value
    if id is KeywordId.SHOCKWAVE:
        y = y or x
    if id in NAMED:
        what, names = NAMED[id]
        of = of.lower()
        if of not in names:
            raise PositionError(f"{id} names {what}: {', '.join(names)}{suggest(of, names)}", f"{path}.of")
    if id in WITH_X and not x:
        raise PositionError(f"{id} needs a number", f"{path}.x")
    if id in WITH_Y and not y:
        raise PositionError(f"{id} needs a second number" if x else f"{id} needs a number", f"{path}.y")
    return Keyword(id, x, y, of)
