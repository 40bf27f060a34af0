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
from magehall.games.mage_knight.cards.vocabulary import Kind
from magehall.games.mage_knight.model.agreement import Agreement
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
        """Why there is none: of another hero, left out, or all are elsewhere."""
        if not self.held(name):
            left_out = name in DEED_CARDS and DEED_CARDS[name].kind is Kind.SPELL
            why = "was left out as agreed" if left_out else "belongs to a hero whom nobody plays"
            return f"{self._kind} {name!r} {why}"
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


def change_hands(agreement: Agreement, seats: int) -> bool:
    """Whether cards of one hero may be with another, who kept them. Mind Steal alone does that, among players who did not
    leave out such spells; none of its words reach the dummy player. [card.mind-read] [friendly.spells]"""
    return agreement.interactive_spells and seats > 1


class Box:
    """All components of a match. ``names`` are the heroes that are played, ``dummy`` the one of the dummy player."""

    def __init__(self, agreement: Agreement, names: Iterable[str], dummy: str = "") -> None:
        played = [name for name in names if name]
        heroes = [*played, dummy] if dummy else played
        spells = [card.id for card in SPELLS if agreement.interactive_spells or not card.interactive]
        shared = [card.id for card in (*ADVANCED_ACTIONS, *ARTIFACTS)] + spells
        self.cards = Shelf("card", dict.fromkeys(DEED_CARDS, 0) | dict.fromkeys(shared, 1))
        self.own = {
            hero: Shelf("card", dict.fromkeys(DEED_CARDS, 0) | HERO_CARDS[hero].deck) for hero in heroes
        }
        self._sharing = frozenset(played if change_hands(agreement, len(played)) else ())
        self.units = Shelf("unit", {unit.id: unit.copies for unit in UNIT_CARDS.values()})
        self.skills = Shelf("skill", {id: int(skill.hero in self.own) for id, skill in SKILL_TOKENS.items()})
        self.tactics = Shelf("tactic", dict.fromkeys(TACTIC_CARDS, 1))
        self.enemies = Shelf("enemy", {enemy.id: enemy.copies for enemy in ENEMIES})
        self.ruins = Shelf("ruins token", {ruins.id: 1 for ruins in RUINS})
        self.tiles = Shelf("tile", {tile.id: 1 for tile in TILES})

    def deed_card(self, hero: str, name: str, path: str) -> str:
        """Take a card for somebody's deck. It is one of the hero's own, one of all, a wound, or one kept from another hero
        where cards change hands. [setup.deck] [card.mind-read]"""
        if plain(name) == WOUND:
            return WOUND
        found = self.cards.find(name, path)
        holders = [owner for owner, shelf in self.own.items() if shelf.held(found)]
        if DEED_CARDS[found].kind is not Kind.BASIC_ACTION or not holders:
            return self.cards.take(found, path)
        lenders = [owner for owner in holders if owner == hero or {owner, hero} <= self._sharing]
        if not lenders:
            owners = " and ".join(holders)
            raise PositionError(f"card {found!r} belongs to {owners}, whose cards nobody else gets", path)
        lender = min(lenders, key=lambda owner: (not self.own[owner].has(found), owner != hero))
        if lenders == [hero] and not self.own[hero].has(found):
            raise PositionError(f"no card {found!r} of {hero}'s is left: all stand elsewhere already", path)
        return self.own[lender].take(found, path)

    def deed_cards(self, hero: str, names: Iterable[str], path: str) -> list[str]:
        """Take several cards for somebody's deck."""
        return [self.deed_card(hero, name, f"{path}[{place}]") for place, name in enumerate(names)]
