"""Portals: once a turn a creature goes from one marker to the other. [card.water-portal]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import Portals
from magehall.games.colors_of_magic.model.distances import apart, base
from magehall.games.colors_of_magic.model.frames.moves import Putting
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.pieces import Permanent
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, in_null_zone, is_immune
from magehall.games.colors_of_magic.model.words import refuse
from magehall.games.colors_of_magic.movement.putting import PORTAL, put_places
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow
from magehall.kit.lattice.shapes import Disc

__all__ = ["PORTAL", "pass_through", "sources", "why_not_pass"]

RULE = "card.water-portal"


def sources(state: Skirmish) -> list[str]:
    """The permanents with portals, whoever's."""
    memo, key = state.memo_of_ground, "portals"
    found: list[str] | None = memo.get(key)
    if found is None:
        found = [id for id, permanent in state.permanents().items() if _has_portals(permanent)]
        memo[key] = found
    return found


def _has_portals(permanent: Permanent) -> bool:
    return any(isinstance(line, Portals) for line in CARDS[permanent.face].lines)


def _way(state: Skirmish, creature: str, permanent: str) -> str:
    """The marker that a creature comes out at; none where it touches none."""
    markers = [id for id, marker in state.markers().items() if marker.permanent == permanent]
    own = base(state.creature(creature))
    for id in markers:
        marker = state.marker(id)
        if not apart(Disc((marker.x, marker.y), marker.radius), own, 0):
            return next((other for other in markers if other != id), "")
    return ""


def why_not_pass(state: Skirmish, seat: int, permanent: str) -> Verdict:
    """Why the creature that is being activated cannot go through."""
    thing = state.things[permanent]
    if not isinstance(thing, Permanent) or not _has_portals(thing):
        return refuse("no-such-ability", RULE)
    activation = state.find(Activation)
    if activation is None or activation.seat != seat or not state.stands(activation.creature):
        return refuse("only-in-activation", RULE)
    if _used(permanent) in state.creature(activation.creature).used:
        return refuse("used-this-turn", RULE)
    unreached = _why_unreached(state, thing, activation.creature)
    if unreached is not None:
        return unreached
    out = _way(state, activation.creature, permanent)
    if not out:
        return refuse("marker-not-touched", RULE)
    if not put_places(state, Putting(seat, PORTAL, activation.creature, beside=out)):
        return refuse("nowhere-to-go", RULE)
    return None


def _why_unreached(state: Skirmish, portals: Permanent, creature: str) -> Verdict:
    """Verdict on a spell as what moves a creature. [keyword.magic-immunity] [keyword.immunity-element]
    [card.null-zone]"""
    if has(state, creature, KeywordId.MAGIC_IMMUNITY):
        return refuse("magic-immune", "keyword.magic-immunity")
    if is_immune(state, creature, CARDS[portals.face].element):
        return refuse("immune", "keyword.immunity-element")
    if in_null_zone(state, state.creature(creature)):
        return refuse("null-zone", "card.null-zone")
    return None


def pass_through(flow: Flow[Skirmish], seat: int, permanent: str) -> None:
    """It comes out at a free place that touches the other marker."""
    activation = flow.state.find(Activation)
    assert activation is not None
    out = _way(flow.state, activation.creature, permanent)
    flow.state.edit_creature(activation.creature).used.append(_used(permanent))
    flow.call(Putting(seat, PORTAL, activation.creature, beside=out))


def _used(permanent: str) -> str:
    return f"{PORTAL}-{permanent}"
