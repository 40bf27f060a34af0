"""Words that put creatures, zones and markers on the table, or take them off."""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import ZoneKind
from magehall.games.colors_of_magic.cards.words.asks import Placement
from magehall.games.colors_of_magic.cards.words.pieces import (
    ConsumeZone,
    LayMarkers,
    LayScorched,
    LayZone,
    Summon,
    SummonDiscarded,
)
from magehall.games.colors_of_magic.effects.context import (
    CARD,
    CENTRE,
    MARKER,
    ZONE,
    picked,
    standpoint,
)
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.pieces import Invocation, Marker, Zone
from magehall.games.colors_of_magic.model.state import MARKER as MARKER_ID
from magehall.games.colors_of_magic.model.state import ZONE as ZONE_ID
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.movement.putting import SUMMON
from magehall.kernel.flow import Flow
from magehall.kit.lattice.points import Point, parse


def _summon(flow: Flow[Skirmish], run: Run, word: Summon) -> None:
    """Creatures without a card, one after another; without a place none comes. [spell.without-card]"""
    seat = flow.state.invocation(run.invocation).seat
    flow.call(
        Putting(
            seat,
            SUMMON,
            face=word.creature,
            invocation=run.invocation,
            count=word.count,
            placement=word.at,
            mods=word.mods,
        )
    )


def _summon_discarded(flow: Flow[Skirmish], run: Run, _word: SummonDiscarded) -> None:
    """The cards picked in the discard pile, each in range and sight. [card.army_of_the_damned]"""
    invocation = flow.state.invocation(run.invocation)
    left = list(flow.state.player(invocation.seat).discard)
    cards = []
    for face in picked(invocation, CARD):
        card = next((card for card in reversed(left) if flow.state.face(card) == face), None)
        if card is not None:
            left.remove(card)
            cards.append(card)
    for card in reversed(cards):
        flow.call(
            Putting(
                invocation.seat,
                SUMMON,
                face=flow.state.face(card),
                invocation=run.invocation,
                placement=Placement.IN_RANGE,
                card=card,
            )
        )


# Zones


def _permanent(state: Skirmish, invocation: Invocation) -> str:
    """The permanent that an effect belongs to, if it is one."""
    return invocation.source if invocation.source in state.permanents() else ""


def lay_zone(
    flow: Flow[Skirmish], kind: ZoneKind, centre: Point, radius: int, owner: int, permanent: str = ""
) -> str:
    """Lay a zone on the table; its id. Who stands there does not enter it. [table.zones]"""
    id = flow.state.new_id(ZONE_ID)
    flow.state.add(id, Zone(kind, centre[0], centre[1], radius, owner, permanent))
    return id


def _lay_zone(flow: Flow[Skirmish], run: Run, word: LayZone) -> None:
    invocation = flow.state.invocation(run.invocation)
    for place in picked(invocation, CENTRE)[:1]:
        permanent = _permanent(flow.state, invocation)
        lay_zone(flow, word.kind, parse(place), word.radius, invocation.seat, permanent)


def _lay_scorched(flow: Flow[Skirmish], run: Run, word: LayScorched) -> None:
    """It stays until consumed. [table.scorched]"""
    invocation = flow.state.invocation(run.invocation)
    id = standpoint(flow.state, run).find(word.around)
    if word.old:
        place: Point | None = (invocation.old_x, invocation.old_y) if invocation.old_x >= 0 else None
    else:
        creature = flow.state.creatures().get(id)
        place = (creature.x, creature.y) if creature is not None else None
    if place is not None:
        lay_zone(flow, ZoneKind.SCORCHED, place, word.radius, invocation.seat)


def _consume_zone(flow: Flow[Skirmish], run: Run, _word: ConsumeZone) -> None:
    for zone in picked(flow.state.invocation(run.invocation), ZONE):
        if zone in flow.state.zones():
            flow.state.remove(zone)


def _lay_markers(flow: Flow[Skirmish], run: Run, word: LayMarkers) -> None:
    """Markers of a permanent, which may have an end. [table.markers]"""
    invocation = flow.state.invocation(run.invocation)
    permanent = _permanent(flow.state, invocation)
    for place in picked(invocation, MARKER):
        x, y = parse(place)
        id = flow.state.new_id(MARKER_ID)
        flow.state.add(id, Marker(word.kind, x, y, owner=invocation.seat, permanent=permanent))
    if word.turns is not None and permanent:
        flow.state.edit_permanent(permanent).ends = flow.state.course.turn + word.turns


RULES: dict[type, WordRule] = {
    Summon: _summon,
    SummonDiscarded: _summon_discarded,
    LayZone: _lay_zone,
    LayScorched: _lay_scorched,
    ConsumeZone: _consume_zone,
    LayMarkers: _lay_markers,
}
