"""Set-ups that no schema can describe: forces of all mages and all schools that go together."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from magehall.games.colors_of_magic.cards.catalogue import MAGE_BY_ID, SCHOOL_BY_ID
from magehall.games.colors_of_magic.setup.forces import SCHOOLS_EACH, why_not_force

CHOSEN_AT_THE_TABLE = 3
"""In one of so many games the players choose their forces themselves, among those that are listed."""


def drawn(luck: Random, seats: int) -> dict[str, Any]:
    """A force for every seat: a mage, then any schools that go with it."""
    if luck.randrange(CHOSEN_AT_THE_TABLE) == 0:
        return {}
    mages = [luck.choice(list(MAGE_BY_ID)) for _ in range(seats)]
    return {"forces": [{"mage": mage, "schools": list(luck.choice(schools_of(mage)))} for mage in mages]}


@cache
def schools_of(mage: str) -> list[tuple[str, ...]]:
    """All sets of schools that a mage may take."""
    return [some for some in combinations(SCHOOL_BY_ID, SCHOOLS_EACH) if why_not_force(mage, some) is None]
