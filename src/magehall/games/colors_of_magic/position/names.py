"""Names in position files, as people write them: the ids they mean. In any language, with or without hyphens."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES, MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.scenarios import SCENARIOS
from magehall.games.colors_of_magic.model.words import GAME
from magehall.kit.names import folded, spellings

_IDS: dict[str, Iterable[str]] = {
    "card": CARDS,
    "creature": CREATURES,
    "keyword": [one.value for one in KeywordId],
    "mage": MAGE_BY_ID,
    "scenario": SCENARIOS,
    "school": SCHOOL_BY_ID,
}


def id_meant(kind: str, written: str) -> str:
    """The id that a name means. It is the name itself where that means none, or several."""
    ids = _written(kind).get(folded(written), ())
    return ids[0] if len(ids) == 1 and written not in _IDS[kind] else written


@cache
def _written(kind: str) -> Mapping[str, tuple[str, ...]]:
    return spellings(GAME, ((id, f"name-{id}") for id in _IDS[kind]))
