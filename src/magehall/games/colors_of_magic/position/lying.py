"""Validation of what spells in a position laid on the table: zones and markers. [spell.permanents]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.words.asks import Markers
from magehall.games.colors_of_magic.cards.words.pieces import LayMarkers, LayZone
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.position.problem import Problem
from magehall.games.colors_of_magic.position.schema import MarkerSetting, SkirmishSetting, ZoneSetting
from magehall.games.colors_of_magic.position.unsaid import SPELL_OF_MARKER, SPELL_OF_ZONE


def problems_with_what_lies(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """Spells that lay nothing, and what they do not lay so."""
    yield from _spells(state, document)
    yield from _zones(state, document)
    yield from _markers(state, document)


def _spells(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """Permanents without what they lie on the table as."""
    zones = {zone.permanent for zone in state.zones().values()}
    markers = {marker.permanent for marker in state.markers().values()}
    for place, (setting, id) in enumerate(zip(document.permanents, state.permanents(), strict=True)):
        for word in CARDS[setting.face].does:
            if isinstance(word, LayZone) and id not in zones:
                lacks = f"zones needs one of kind {word.kind}"
            elif isinstance(word, LayMarkers) and id not in markers:
                lacks = f"markers needs some of kind {word.kind}"
            else:
                continue
            yield f"{setting.face} lies nowhere: {lacks} with permanent {id!r}", f"$.permanents[{place}]"


def _zones(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """Zones that their spell does not lay so. It lays one. [table.zones]"""
    seen: set[str] = set()
    for place, zone in enumerate(document.zones):
        face = SPELL_OF_ZONE.get(zone.kind)
        if face is None:
            continue
        path = f"$.zones[{place}]"
        yield from _belongs(state, zone, face, path)
        if zone.permanent in seen:
            yield f"{face} lays one zone, and {zone.permanent!r} has one already", f"{path}.permanent"
        if zone.permanent:
            seen.add(zone.permanent)


def _markers(state: Skirmish, document: SkirmishSetting) -> Iterator[Problem]:
    """Markers that their spell does not lay, or not so many. [table.markers]"""
    seen: Counter[str] = Counter()
    for place, marker in enumerate(document.markers):
        face = SPELL_OF_MARKER.get(marker.kind)
        if face is None:
            continue
        path = f"$.markers[{place}]"
        yield from _belongs(state, marker, face, path)
        printed = next(ask.count for ask in CARDS[face].asks if isinstance(ask, Markers))
        seen[marker.permanent] += 1
        if marker.permanent and seen[marker.permanent] > printed:
            yield f"{face} lays {printed} {marker.kind} markers: take this one off the table", path


def _belongs(state: Skirmish, lying: ZoneSetting | MarkerSetting, face: str, path: str) -> Iterator[Problem]:
    """Something that is said to be of a spell which lays no such thing."""
    found = state.permanent(lying.permanent).face if lying.permanent else face
    if found != face:
        yield f"{lying.permanent!r} is {found}, and {face} lays such a {lying.kind}", f"{path}.permanent"
