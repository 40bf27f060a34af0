"""Inventory of the components that a position has still to place. Nothing stands in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from magehall.games.mage_knight.cards.advanced_actions import ADVANCED_ACTIONS
from magehall.games.mage_knight.cards.artifacts import ARTIFACTS
from magehall.games.mage_knight.cards.catalogue import (
    DEED_CARDS,
    HERO_CARDS,
    SKILL_TOKENS,
    TACTIC_CARDS,
    UNIT_CARDS,
    WOUND,
)
from magehall.games.mage_knight.cards.enemies import ENEMIES
from magehall.games.mage_knight.cards.ruins import RUINS
from magehall.games.mage_knight.cards.spells import SPELLS
from magehall.games.mage_knight.cards.tiles import TILES
from magehall.kernel.matches.positions import PositionError
from magehall.kernel.validation import suggest
from magehall.kit.names import folded

_STRONG = {spell.strong_id: spell.id for spell in SPELLS}
"""The cards that names of strong spells stand on. [cards.spell]"""


_WRITTEN = str.maketrans({"_": "-", " ": "-"} | dict.fromkeys("'\u2019?!"))
"""What names are written with and ids are not."""


def plain(name: str) -> str:
    """The id that a name is written for. "Fire Bolt" and fire_bolt are fire-bolt, and "Don't" is dont."""
    return name.casefold().translate(_WRITTEN).strip("-")


class Shelf:
    """Components of one kind: how many of each are left."""

    def __init__(self, kind: str, copies: Mapping[str, int]) -> None:
        self._kind = kind
        self._left = Counter(dict(copies))
        self._known = frozenset(copies)
        self._spelled = {folded(name): name for name in copies}
        self._there = frozenset(name for name, count in copies.items() if count)

    def find(self, name: str, path: str) -> str:
        """The id that a name means; raises PositionError where it means none."""
        found = self._spelled.get(folded(name), plain(name))
        if found not in self._known:
            if found in _STRONG and _STRONG[found] in self._known:
                raise PositionError(f"{name!r} is the strong half of {_STRONG[found]!r}", path)
            raise PositionError(f"no {self._kind} is called {name!r}{suggest(name, self._known)}", path)
        return found

    def has(self, name: str) -> bool:
        """Whether one is left."""
        return self._left[name] > 0

    def held(self, name: str) -> bool:
        """Whether there ever was one."""
        return name in self._there

    def take(self, name: str, path: str) -> str:
        """Take one; raises PositionError where none is left."""
        found = self.find(name, path)
        if not self._left[found]:
            raise PositionError(self._gone(found), path)
        self._left[found] -= 1
        return found

    def _gone(self, name: str) -> str:
        """Why there is none: of another hero, or all are elsewhere."""
        if not self.held(name):
            return f"{self._kind} {name!r} belongs to a hero whom nobody plays"
        return f"no {self._kind} {name!r} is left: all stand elsewhere already"

    def take_all(self, names: Iterable[str], path: str) -> list[str]:
        """Take several, in their order."""
        return [self.take(name, f"{path}[{place}]") for place, name in enumerate(names)]

    def first(self, among: Iterable[str] | None) -> str | None:
        """Take the first by name that is left of these, or of all. None where none is."""
        found = next((name for name in sorted(among or self._known) if self._left[name]), None)
        if found is not None:
            self._left[found] -= 1
        return found

    def rest(self, among: Iterable[str]) -> list[str]:
        """Take all that are left of these, by name."""
        found = sorted(name for name in set(among) for _ in range(self._left[name]))
        for name in found:
            self._left[name] -= 1
        return found


class Box:
    """All components of a match."""

    def __init__(self, heroes: Iterable[str]) -> None:
        shared = [card.id for card in (*ADVANCED_ACTIONS, *SPELLS, *ARTIFACTS)]
        self.cards = Shelf("card", dict.fromkeys(DEED_CARDS, 0) | dict.fromkeys(shared, 1))
        self.own = {
            hero: Shelf("card", dict.fromkeys(DEED_CARDS, 0) | HERO_CARDS[hero].deck) for hero in heroes
        }
        self.units = Shelf("unit", {unit.id: unit.copies for unit in UNIT_CARDS.values()})
        self.skills = Shelf("skill", {id: int(skill.hero in self.own) for id, skill in SKILL_TOKENS.items()})
        self.tactics = Shelf("tactic", dict.fromkeys(TACTIC_CARDS, 1))
        self.enemies = Shelf("enemy", {enemy.id: enemy.copies for enemy in ENEMIES})
        self.ruins = Shelf("ruins token", {ruins.id: 1 for ruins in RUINS})
        self.tiles = Shelf("tile", {tile.id: 1 for tile in TILES})

    def deed_card(self, hero: str, name: str, path: str) -> str:
        """Take a card for somebody's deck. It is one of the hero's own, one of all, one kept from another hero, or a
        wound. [card.mind-read]"""
        if plain(name) == WOUND:
            return WOUND
        found = self.cards.find(name, path)
        shelves = [self.own[hero]] if hero in self.own else []
        shelves += [self.cards, *(shelf for other, shelf in self.own.items() if other != hero)]
        holders = [shelf for shelf in shelves if shelf.held(found)] or [self.cards]
        return next((shelf for shelf in holders if shelf.has(found)), holders[0]).take(found, path)

    def deed_cards(self, hero: str, names: Iterable[str], path: str) -> list[str]:
        """Take several cards for somebody's deck."""
        return [self.deed_card(hero, name, f"{path}[{place}]") for place, name in enumerate(names)]
