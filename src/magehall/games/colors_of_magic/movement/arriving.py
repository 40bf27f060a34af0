"""Arriving: the zones and the water a creature enters. [windows] [table.zones]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.vocabulary import WATERS, On
from magehall.games.colors_of_magic.damage.activations import put_out
from magehall.games.colors_of_magic.ground.terrain import TABLE, WATER, pieces
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.distances import apart, base, sharing
from magehall.games.colors_of_magic.model.frames.moves import Entering
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.flow import Flow, Procedure
from magehall.kit.lattice.shapes import Disc


def touched_zones(state: Skirmish, id: str) -> frozenset[str]:
    """The zones that a creature's base touches. [table.zones]"""
    own = base(state.creature(id))
    return frozenset(
        zone for zone, one in state.zones().items() if not apart(Disc((one.x, one.y), one.radius), own, 0)
    )


def touches_water(state: Skirmish, id: str) -> bool:
    """Whether a creature's base touches water. That is a pond, or a zone that counts as water. [card.flash-freeze]"""
    own = base(state.creature(id))
    if any(TABLE.contains(TABLE.touching(pond, own.radius), own.centre) for pond in pieces(state, WATER)):
        return True
    return any(state.zone(zone).kind in WATERS for zone in touched_zones(state, id))


def quench(flow: Flow[Skirmish], id: str) -> None:
    """Water puts out the fires of a creature that ends its move there. [keyword.persistent-burn]"""
    if flow.state.creature(id).burns and touches_water(flow.state, id):
        put_out(flow, id)


def arrive(flow: Flow[Skirmish], id: str, zones: frozenset[str], water: bool) -> None:
    """Let a creature enter what it did not touch before. Who shares its base comes along."""
    state = flow.state
    here = state.creature(id)
    entered = tuple(sorted(touched_zones(state, id) - zones))
    wet = touches_water(state, id) and not water
    for other in sharing(state, id):
        if other != id:
            along = state.edit_creature(other)
            along.x, along.y = here.x, here.y
        if entered or wet:
            flow.call(Entering(other, entered, wet))


def _enter(entering: Entering, flow: Flow[Skirmish]) -> None:
    if entering.place >= len(entering.zones):
        return
    zone = entering.zones[entering.place]
    entering.place += 1
    entering.go("enter")
    state = flow.state
    if state.stands(entering.creature) and zone in state.zones():
        owner = state.creature(entering.creature).owner
        happen(flow, Happening(On.ENTERED_ZONE, owner, entering.creature, zone=zone))


def _get_wet(entering: Entering, flow: Flow[Skirmish]) -> None:
    state = flow.state
    if entering.water and state.stands(entering.creature):
        owner = state.creature(entering.creature).owner
        happen(flow, Happening(On.ENTERED_WATER, owner, entering.creature))


PROCEDURE = Procedure(enter=_enter, get_wet=_get_wet)
