"""Putting creatures and markers somewhere: any place that the occasion allows. [move.teleport] [spell.summoning]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.ground.terrain import SIDE, TABLE
from magehall.games.colors_of_magic.model.combat_events import CreatureBack
from magehall.games.colors_of_magic.model.deed_reading import read_deed
from magehall.games.colors_of_magic.model.deeds import Decline, PickPlace
from magehall.games.colors_of_magic.model.distances import RADIUS, base
from magehall.games.colors_of_magic.model.events import CreaturePut, MarkerMoved
from magehall.games.colors_of_magic.model.frames.moves import EnterPlay, Putting
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Away, Source
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.movement.arriving import arrive, touched_zones, touches_water
from magehall.games.colors_of_magic.movement.putting_places import (
    Part,
    anywhere_parts,
    beside_parts,
    common,
    corner_parts,
    marker_parts,
    return_parts,
    servant_parts,
    summon_parts,
    teleport_parts,
)
from magehall.games.colors_of_magic.movement.space_rows import rows_of
from magehall.games.colors_of_magic.movement.useful import useful_places
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.space import Space
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import Point, write
from magehall.kit.lattice.shapes import Disc

PLACE = "place"
"""The verb of the space."""

SUMMON, TELEPORT, BESIDE, CORNER, SERVANT, PORTAL, SET_DOWN, MARKER, ANYWHERE, RETURN = (
    "summon",
    "teleport",
    "beside",
    "corner",
    "servant",
    "portal",
    "set-down",
    "marker",
    "anywhere",
    "return",
)
"""What is put: a new creature; one teleported; one put next to ``beside``; a mage deployed; a Servant; one that leaves the
portal ``beside``; a rider or passenger set down next to ``beside``; the marker ``creature``; one that may go anywhere; one
that comes back."""

NEW = (SUMMON, CORNER, SERVANT)


def _parts(state: Skirmish, putting: Putting) -> list[Part]:
    what, id = putting.what, putting.creature
    if what == SUMMON:
        placement = putting.placement or CARDS[putting.face].placement
        return summon_parts(state, state.invocation(putting.invocation), putting.face, placement)
    if what == CORNER:
        radius = RADIUS[CREATURES[putting.face].body.size]
        return corner_parts(state, state.player(putting.seat).corner, radius)
    if what == SERVANT:
        return servant_parts(state, putting.seat, putting.face)
    if what == MARKER:
        return marker_parts(state, id, putting.steps)
    if what == TELEPORT:
        return teleport_parts(state, id, putting.steps, putting.apart)
    if what == PORTAL:
        marker = state.marker(putting.beside)
        return beside_parts(state, id, Disc((marker.x, marker.y), marker.radius), 0)
    if what in (BESIDE, SET_DOWN):
        return beside_parts(state, id, base(state.creature(putting.beside)))
    return return_parts(state, id) if what == RETURN else anywhere_parts(state, id)


def put_places(state: Skirmish, putting: Putting) -> Mask:
    """The places that may be chosen."""
    return common(_parts(state, putting))


# The question


def _ask(putting: Putting, flow: Flow[Skirmish]) -> Asked:
    """Ask the player to choose among all places. Monsters take the nearest, and nobody is asked where there is none."""
    if not _is_there(flow.state, putting) or not put_places(flow.state, putting):
        putting.stop()
        return None
    if putting.seat < 0:
        return None
    asked = PLACING.ask(flow.state, putting.seat)
    return Decision(putting.seat, asked.prompt, asked.rule, asked.options, PLACE, PLACING)


def _is_there(state: Skirmish, putting: Putting) -> bool:
    """Whether what is put, and what it is put next to, is still there."""
    if putting.what in NEW:
        return not putting.invocation or putting.invocation in state.things
    return putting.creature in state.things and (not putting.beside or putting.beside in state.things)


def _start(state: Skirmish, putting: Putting) -> Point | None:
    if putting.what == MARKER:
        marker = state.marker(putting.creature)
        return marker.x, marker.y
    if putting.creature:
        creature = state.creature(putting.creature)
        return creature.x, creature.y
    return None


def _what(state: Skirmish, putting: Putting) -> str:
    """The name of what is put."""
    if putting.what == MARKER:
        return name_of(f"marker-{state.marker(putting.creature).kind}")
    return name_of(putting.face or state.creature(putting.creature).face)


class PlacingMoment(Moment[Skirmish]):
    """What is put, what its places must keep to, and which they are."""

    __slots__ = ("parts", "places", "putting")

    def __init__(self, state: Skirmish, seat: int) -> None:
        super().__init__(state, seat)
        self.putting = state.top(Putting)
        self.parts = _parts(state, self.putting)
        self.places = common(self.parts)


def _options(moment: PlacingMoment) -> Iterator[Option]:
    putting = moment.putting
    for point in useful_places(moment.state, moment.seat, moment.places, _start(moment.state, putting)):
        yield _option(moment.state, putting, point)
    if putting.may:
        yield Decline().option(say("option-decline"), "concepts.effects")


def _option(state: Skirmish, putting: Putting, point: Point) -> Option:
    return _put_option(_what(state, putting), point)


@lru_cache(maxsize=4096)
def _put_option(what: str, point: Point) -> Option:
    text = say("option-put", what=what, place=write(point))
    return PickPlace(*point).option(text, "move.teleport")


def _why_not(moment: PlacingMoment, deed: Deed) -> Verdict:
    if isinstance(deed, Decline):
        return None if moment.putting.may else refuse("must-be-put", "move.teleport")
    if not isinstance(deed, PickPlace):
        return None
    point = (deed.x, deed.y)
    if not TABLE.has(point):
        return refuse("off-table", "table.lattice")
    if TABLE.contains(moment.places, point):
        return None
    for part in moment.parts:
        if not TABLE.contains(part.mask, point):
            return refuse(part.reason, part.rule)
    return None


PLACING: Question[Skirmish, PlacingMoment] = Question(
    PlacingMoment, say("ask-place"), "move.teleport", _options, _why_not
)


class Places(Space):
    """The places that may be chosen for what is put now."""

    __slots__ = ("_putting", "_state")

    def __init__(self, state: Skirmish) -> None:
        self._state = state
        self._putting = state.top(Putting)

    def find(self, option_id: str) -> Option | Refusal:
        deed = read_deed(option_id)
        if not isinstance(deed, PickPlace):
            return refuse("off-table", "table.lattice")
        refusal = _why_not(PlacingMoment(self._state, self._putting.seat), deed)
        return refusal or _option(self._state, self._putting, (deed.x, deed.y))

    def rows(self) -> list[list[int]]:
        return rows_of(put_places(self._state, self._putting))


# Putting


def _put(putting: Putting, flow: Flow[Skirmish]) -> None:
    """It is there now; several come one after another."""
    if flow.answers:
        if isinstance(flow.answer.deed, Decline):
            return
        deed = flow.deed(PickPlace)
        point = (deed.x, deed.y)
    else:
        start = _start(flow.state, putting) or (SIDE // 2, SIDE // 2)
        nearest = TABLE.nearest(put_places(flow.state, putting), start)
        assert nearest is not None, "who has no place is not put anywhere"
        point = nearest
    if putting.what in NEW:
        putting.count -= 1
        if putting.count > 0:
            putting.go("ask")
        flow.call(_enter(flow.state, putting, point))
    elif putting.what == MARKER:
        moved = flow.state.edit_marker(putting.creature)
        moved.x, moved.y = point
        flow.emit(MarkerMoved(marker=_what(flow.state, putting), place=write(point)), "table.markers")
    else:
        put_at(flow, putting.creature, point, putting.invocation, back=putting.what == RETURN)


def _enter(state: Skirmish, putting: Putting, point: Point) -> EnterPlay:
    """The frame by which a creature enters play. A creature spell brings its own card; it is exiled if it came from the
    discard pile. [mage.chronicle-archivist]"""
    card, exiles, again = putting.card, False, False
    if putting.what == SUMMON and putting.placement is None:
        spell = state.invocation(putting.invocation)
        card = spell.card
        exiles = again = spell.origin is Source.DISCARD
    return EnterPlay(
        putting.seat,
        putting.face,
        point[0],
        point[1],
        card,
        putting.invocation,
        putting.mods,
        exiles=exiles and card != NO_CARD,
        from_discard=again,
    )


def put_at(flow: Flow[Skirmish], id: str, point: Point, invocation: str = "", *, back: bool = False) -> None:
    """Put a creature to a place without a move. There is no way, no cost and no free attack; it enters the zones there,
    and who shares its base comes along. [move.teleport] [card.ashen-steed]

    An effect that puts an enemy elsewhere moved it by force. [mage.whispering-tyrant]"""
    state = flow.state
    creature = state.creature(id)
    old = (creature.x, creature.y)
    on_table = creature.away is None
    zones = touched_zones(state, id) if on_table else frozenset[str]()
    water = on_table and touches_water(state, id)
    edited = state.edit_creature(id)
    edited.x, edited.y = point
    edited.carrier = ""
    edited.away = None if edited.away is not Away.BANISHED or back else edited.away
    name, place = name_of(creature.face), write(point)
    event = CreatureBack(creature=name, place=place) if back else CreaturePut(creature=name, place=place)
    flow.emit(event, "move.teleport")
    if invocation in state.things and on_table:
        running = state.edit_invocation(invocation)
        running.old_x, running.old_y = old
        if creature.owner != running.seat:
            running.forced = running.hindered = running.forbade = True
    arrive(flow, id, zones, water)


PROCEDURE = Procedure(ask=_ask, put=_put)
