"""Targets: whom a spell or ability may choose, and why not others. [spell.targets]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.reference import SPELL
from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind
from magehall.games.colors_of_magic.cards.words.asks import (
    Ask,
    Centre,
    InZone,
    Markers,
    Target,
    TheOne,
)
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.effects.context import CENTRE, MARKER, element_of_effect, picked
from magehall.games.colors_of_magic.effects.moves import why_not_partner
from magehall.games.colors_of_magic.ground.antimagic import null_mask
from magehall.games.colors_of_magic.ground.places import free_places
from magehall.games.colors_of_magic.ground.range import (
    caster_spot,
    in_range,
    in_range_and_sight,
    is_any_in_range_and_sight,
    range_of,
)
from magehall.games.colors_of_magic.ground.sight import seen_from, sees, why_unseen
from magehall.games.colors_of_magic.ground.terrain import IMPASSABLE, TABLE, pieces
from magehall.games.colors_of_magic.model.distances import all_near, apart, base
from magehall.games.colors_of_magic.model.invocations import asks_of
from magehall.games.colors_of_magic.model.misfits import rule_of, why_absent, why_misfit
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import (
    has,
    in_null_zone,
    is_immune,
    keyword_ids,
    restricted,
)
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Verdict
from magehall.kit.lattice.masks import Mask, minus
from magehall.kit.lattice.points import Point, parse
from magehall.kit.lattice.shapes import Disc

MARKER_RADIUS = 2


def why_not_target(
    state: Skirmish, invocation: Invocation, ask: Target | TheOne | InZone, id: str
) -> Verdict:
    """Why a creature cannot be a target. [spell.targets]"""
    if not state.stands(id):
        return why_absent(state, id, "spell.targets")
    at = Standpoint(state, invocation.seat, invocation.source, invocation)
    if not at.fits(ask.who, id):
        # Who does not fit is refused, whatever words there are for it.
        return why_misfit(at, ask.who, id, rule_of(invocation)) or refuse("does-not-fit", "spell.targets")
    return _why_not_fitting(state, invocation, ask, id)


def _why_not_fitting(
    state: Skirmish, invocation: Invocation, ask: Target | TheOne | InZone, id: str
) -> Verdict:
    """What else keeps off a creature that fits the words of the card."""
    if type(ask) is Target and ask.unused and ask.unused in state.creature(id).used:
        return refuse("used-this-turn", f"card.{invocation.face}")
    in_zone = type(ask) is InZone
    if in_zone and not _touches_zone(state, invocation, id):
        return refuse("outside-zone", "table.zones")
    protected = why_protected(state, invocation, id) or why_not_partner(state, invocation, ask.pick, id)
    if protected is not None:
        return protected
    if in_zone:
        return None
    return why_out_of_range(state, invocation, id, sight=isinstance(ask, Target) and ask.sight)


def why_protected(state: Skirmish, invocation: Invocation, id: str) -> Verdict:
    """What keeps a creature from being a target of a spell. [keyword.ethereal] [keyword.magic-immunity]"""
    element = element_of_effect(state, invocation)
    if element is not None and is_immune(state, id, element):
        return refuse("immune", "keyword.immunity-element")
    if invocation.part != SPELL:
        return None
    keywords = keyword_ids(state, id)
    if KeywordId.MAGIC_IMMUNITY in keywords:
        return refuse("magic-immune", "keyword.magic-immunity")
    caster = invocation.caster
    if KeywordId.ETHEREAL in keywords and not (
        caster in state.creatures() and has(state, caster, KeywordId.ETHEREAL)
    ):
        return refuse("ethereal", "keyword.ethereal")
    if restricted(state, id, Restriction.NO_SPELL_TARGET):
        return refuse("silenced", "card.silence-ward")
    if in_null_zone(state, state.creature(id)):
        return refuse("null-zone", "card.null-zone")
    return None


def why_out_of_range(state: Skirmish, invocation: Invocation, id: str, *, sight: bool = False) -> Verdict:
    """Verdict on range and sight from the caster to a creature. A caster that fell when the spell was paid for counts
    where it fell. [spell.range] [spell.blood-pact]"""
    reach = range_of(state, invocation)
    if reach is None and not sight:
        return None
    caster = invocation.caster
    spot = caster_spot(state, invocation)
    if spot is None:
        return None if invocation.paid else refuse("no-caster", "spell.caster")
    if reach and apart(spot, base(state.creature(id)), reach):
        return refuse("out-of-range", "spell.range")
    there = caster in state.creatures()
    seen = sees(state, caster, id) if there else seen_from(state, spot, invocation.seat, id)
    return None if seen else why_unseen(state, caster, base(state.creature(id)))


def _touches_zone(state: Skirmish, invocation: Invocation, id: str) -> bool:
    places = picked(invocation, CENTRE)
    centres = [ask for ask in CARDS[invocation.face].asks if isinstance(ask, Centre)]
    if not places or not centres:
        return False
    return not apart(Disc(parse(places[0]), centres[0].radius), base(state.creature(id)), 0)


def fitting(state: Skirmish, invocation: Invocation, ask: Target | InZone) -> list[str]:
    """The creatures that may be targets and were not picked yet."""
    return list(_fitting(state, invocation, ask))


def fits_any(state: Skirmish, invocation: Invocation, ask: Target | InZone) -> bool:
    """Whether any creature may be a target and was not picked yet."""
    return next(_fitting(state, invocation, ask), None) is not None


def _fitting(state: Skirmish, invocation: Invocation, ask: Target | InZone) -> Iterator[str]:
    taken = [pick.value for pick in invocation.picks if pick.name in ("target", "second")]
    reach = 0 if type(ask) is InZone else range_of(state, invocation) or 0
    caster = state.creatures().get(invocation.caster) if reach else None
    table = state.on_table()
    at, who = Standpoint(state, invocation.seat, invocation.source, invocation), ask.who
    for id in table if caster is None else all_near(caster, table, reach):
        # Who does not fit is left out without a reason: that is for those who ask.
        if id not in taken and at.fits(who, id) and _why_not_fitting(state, invocation, ask, id) is None:
            yield id


def places_of(state: Skirmish, invocation: Invocation, ask: Ask) -> Mask:
    """The places that may be chosen for a zone's centre or marker. [table.zones] [table.markers]"""
    found, radius = _unhindered(state, invocation, ask)
    return in_range_and_sight(state, invocation, found, radius)


def has_place(state: Skirmish, invocation: Invocation, ask: Ask) -> bool:
    """Whether any place may be chosen."""
    found, radius = _unhindered(state, invocation, ask)
    return is_any_in_range_and_sight(state, invocation, found, radius)


def _unhindered(state: Skirmish, invocation: Invocation, ask: Ask) -> tuple[Mask, int]:
    """The places where nothing forbids it, and the radius of what comes."""
    if isinstance(ask, Markers):
        radius = MARKER_RADIUS
        if ask.kind is MarkerKind.GEYSER:
            found = free_places(state, MARKER_RADIUS)
        else:
            found = TABLE.inner(MARKER_RADIUS)
            for shape in pieces(state, IMPASSABLE):
                found &= ~TABLE.overlapping(shape, MARKER_RADIUS)
        for marker in state.markers().values():
            found &= ~TABLE.overlapping(Disc((marker.x, marker.y), marker.radius), MARKER_RADIUS)
        for place in picked(invocation, MARKER):
            found &= ~TABLE.overlapping(Disc(parse(place), MARKER_RADIUS), MARKER_RADIUS)
    else:
        found, radius = _touching_enough(state, invocation, ask), 0
    return minus(found, null_mask(state)), radius


def _touching_enough(state: Skirmish, invocation: Invocation, ask: Ask) -> Mask:
    """The centres of a zone from which it touches enough creatures. The spell chooses that many in it.
    [card.mass-hallucination]"""
    chosen = [one for one in asks_of(invocation) if isinstance(one, InZone)]
    if not chosen or not isinstance(ask, Centre):
        return TABLE.all
    at = Standpoint(state, invocation.seat, invocation.source, invocation)
    touched = [0] * sum([one.count for one in chosen])
    for id, creature in state.on_table().items():
        if at.fits(chosen[0].who, id) and why_protected(state, invocation, id) is None:
            near = TABLE.touching(base(creature), ask.radius)
            for fewer in range(len(touched) - 1, 0, -1):
                touched[fewer] |= touched[fewer - 1] & near
            touched[0] |= near
    return touched[-1]


def why_not_place(state: Skirmish, invocation: Invocation, ask: Centre | Markers, point: Point) -> Verdict:
    """Why a zone or a marker cannot be put there. [table.zones] [table.markers]"""
    if not TABLE.has(point):
        return refuse("off-table", "table.lattice")
    if TABLE.contains(places_of(state, invocation, ask), point):
        return None
    radius = 0 if isinstance(ask, Centre) else MARKER_RADIUS
    if not in_range(state, invocation, TABLE.bit(point), radius):
        return refuse("out-of-range", "spell.range")
    if not in_range_and_sight(state, invocation, TABLE.bit(point), radius):
        return why_unseen(state, invocation.caster, Disc(point, radius))
    if TABLE.contains(null_mask(state), point):
        return refuse("null-zone", "card.null-zone")
    if isinstance(ask, Centre):
        return refuse("no-target", "spell.targets")
    return refuse("occupied", "table.markers")
