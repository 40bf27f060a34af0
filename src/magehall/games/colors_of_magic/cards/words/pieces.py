"""Words that put creatures, zones and markers on the table, or take them off."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, ZoneKind
from magehall.games.colors_of_magic.cards.words.asks import Placement
from magehall.games.colors_of_magic.cards.words.base import Mod, Ref, Word


class Summon(Word):
    """Creatures without a card come into play. ``creature`` is a face. [spell.without-card]"""

    creature: str
    count: int = 1
    at: Placement = Placement.IN_RANGE
    mods: tuple[Mod, ...] = ()


class SummonDiscarded(Word):
    """Put the creature cards picked in the discard pile into play. Each comes in range and sight.
    [card.army_of_the_damned]"""


class LayZone(Word):
    """Lay a zone around the chosen centre. It lasts as long as its permanent. [table.zones]"""

    kind: ZoneKind
    radius: int


class LayScorched(Word):
    """Lay scorched terrain around the place of a creature. ``old``: where it was before this effect. [table.scorched]"""

    around: Ref
    radius: int = 12
    old: bool = False


class ConsumeZone(Word):
    """The zone that was picked is gone."""


class LayMarkers(Word):
    """The markers whose places were chosen. ``turns``: they vanish with their permanent in the end phase of the turn so
    many after this one. [table.markers]"""

    kind: MarkerKind
    turns: int | None = None
