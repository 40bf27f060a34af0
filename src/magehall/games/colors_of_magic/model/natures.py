"""Natures: what a creature is, by its face and what changes it."""

from __future__ import annotations

from functools import lru_cache

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.keywords import Keyword, KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import Stat
from magehall.games.colors_of_magic.cards.words.base import Mod, Restriction

_PRINTED = {
    Stat.LIFE: "life",
    Stat.MOVEMENT: "movement",
    Stat.DEFENSE: "defense",
    Stat.MELEE: "melee",
    Stat.RANGED: "ranged",
}


def printed_on(face: str, which: Stat) -> int:
    """The printed value of a face."""
    field = _PRINTED.get(which)
    return 0 if field is None else int(getattr(CREATURES[face].body, field))


class Nature:
    """What a creature is now, but for the attack under way. It has changes, keywords, restrictions and values. All
    follow from its face and the changes, so creatures that are alike share one."""

    __slots__ = ("_face", "_values", "keyword_ids", "keywords", "mods", "restrictions")

    def __init__(self, face: str, mods: tuple[Mod, ...]) -> None:
        self.mods = mods
        self.keywords: list[Keyword] = [
            *CREATURES[face].body.keywords,
            *[mod.keyword for mod in mods if mod.keyword is not None],
        ]
        self.keyword_ids = frozenset([keyword.id for keyword in self.keywords])
        self.restrictions = frozenset([mod.restriction for mod in mods if mod.restriction is not None])
        self._face = face
        self._values: dict[Stat, int] = {}

    def attacks_with(self, which: Stat) -> bool:
        """Whether it has a melee or a ranged attack. It is printed, or given by a change of that very value.
        [combat.attack-words] [card.reality-splice]"""
        given = sum([mod.amount for mod in self.mods if mod.stat is which])
        return which in (Stat.MELEE, Stat.RANGED) and (printed_on(self._face, which) > 0 or given > 0)

    def counts(self, which: Stat, changed: Stat) -> bool:
        """Whether a change of one value changes another. ATTACK changes each attack that it has.
        [combat.attack-words]"""
        return changed is which or (changed is Stat.ATTACK and self.attacks_with(which))

    def value(self, which: Stat) -> int:
        """A value, but for what keywords of allies add."""
        found = self._values.get(which)
        if found is None:
            found = self._values[which] = self._work_out(which)
        return found

    def _work_out(self, which: Stat) -> int:
        value = printed_on(self._face, which)
        slow = which is Stat.MOVEMENT and KeywordId.SLOW in self.keyword_ids
        for mod in self.mods:
            if mod.stat is not None and self.counts(which, mod.stat) and not (slow and mod.amount > 0):
                value += mod.amount
        if which is Stat.MOVEMENT and Restriction.NO_MOVEMENT in self.restrictions:
            return 0
        return value


@lru_cache(maxsize=4096)
def nature_of(face: str, mods: tuple[Mod, ...]) -> Nature:
    """What creatures of a face are with those changes."""
    return Nature(face, mods)
