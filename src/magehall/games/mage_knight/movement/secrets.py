"""Secret dungeons and tombs: placing them, and the tunnels between those conquered. [scenario.dungeon-lords]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from magehall.games.mage_knight.cards.vocabulary import LAKE, SEA, SWAMP, Site
from magehall.games.mage_knight.model.deeds.movement import HideSite, TakeTunnel
from magehall.games.mage_knight.model.frames.movement import PlaceSecret
from magehall.games.mage_knight.model.hexes import neighbors
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import why_not_moving
from magehall.games.mage_knight.model.realm import revealed_spaces, site_at, terrain_at
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.movement.arrive import land
from magehall.games.mage_knight.movement.reveal import place_secret, why_not_secret
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

TUNNEL_COST = 2
"""What a tunnel costs beside a point for each space. [scenario.dungeon-lords]"""


# Placing


def _places(moment: Moment[Quest]) -> Iterator[Option]:
    placing = moment.state.top(PlaceSecret)
    for space in neighbors(placing.near):
        words = say("option-hide", space=space, site=f"@site-{placing.site}")
        yield HideSite(space).option(words, "scenario.dungeon-lords")


def _why_not_place(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, HideSite):
        return None
    return why_not_secret(moment.state, moment.state.top(PlaceSecret).near, deed.space)


PLACING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-hide"), "scenario.dungeon-lords", _places, _why_not_place
)


def _ask(placing: PlaceSecret, flow: Flow[Quest]) -> Asked:
    """Ask where; another site of the same tile may have taken the last place. [scenario.dungeon-lords]"""
    state = flow.state
    free = [near for near in neighbors(placing.near) if why_not_secret(state, placing.near, near) is None]
    return PLACING.ask(state, placing.seat) if free else None


def _place(placing: PlaceSecret, flow: Flow[Quest]) -> None:
    if flow.answers:
        place_secret(flow, flow.deed(HideSite).space, placing.site)


PROCEDURES: dict[type[Frame], Procedure] = {PlaceSecret: Procedure(ask=_ask, place=_place)}


# Tunnels


def _entrances(state: Quest) -> list[str]:
    sites = (Site.DUNGEON, Site.TOMB)
    return [
        space for space, shields in state.realm.shields.items() if shields and site_at(state, space) in sites
    ]


def tunnel_length(state: Quest, start: str, end: str) -> int | None:
    """The length of the shortest way over revealed land; None without one. It crosses no lakes and swamps."""
    land_spaces = {
        space for space in revealed_spaces(state) if terrain_at(state, space) not in (LAKE, SWAMP, SEA)
    }
    reached, edge, steps = {start}, [start], 0
    while edge and end not in reached:
        around = dict.fromkeys(near for space in edge for near in neighbors(space))
        edge = [near for near in around if near in land_spaces and near not in reached]
        reached.update(edge)
        steps += 1
    return steps if end in reached else None


def _tunnels(choice: Choice) -> Iterable[Option]:
    if not choice.state.agreement.secret_sites or why_not_moving(choice) is not None:
        return ()
    return _tunnels_from_here(choice)


def _tunnels_from_here(choice: Choice) -> Iterator[Option]:
    here, entrances = choice.hero.space, _entrances(choice.state)
    if here not in entrances:
        return
    for space in entrances:
        length = tunnel_length(choice.state, here, space)
        if space != here and length is not None:
            words = say("option-tunnel", space=space, cost=TUNNEL_COST + length)
            yield TakeTunnel(space).option(words, "scenario.dungeon-lords")


def _why_not_tunnel(choice: Choice, deed: TakeTunnel) -> Verdict:
    verdict = why_not_moving(choice)
    if verdict is not None:
        return verdict
    state, here = choice.state, choice.hero.space
    entrances = _entrances(state) if state.agreement.secret_sites else []
    if here == deed.space or here not in entrances or deed.space not in entrances:
        return refuse("no-tunnel", "scenario.dungeon-lords")
    length = tunnel_length(state, here, deed.space)
    if length is None:
        return refuse("no-tunnel", "scenario.dungeon-lords")
    cost = TUNNEL_COST + length
    if choice.turn.move < cost:
        return refuse("too-few-move", "scenario.dungeon-lords", cost=cost, points=choice.turn.move)
    return None


def _take_tunnel(flow: Flow[Quest], seat: int, deed: TakeTunnel) -> None:
    length = tunnel_length(flow.state, flow.state.hero(seat).space, deed.space)
    assert length is not None
    flow.state.edit_turn(seat).move -= TUNNEL_COST + length
    land(flow, seat, deed.space)


TUNNELS = Repertoire(_tunnels, {TakeTunnel: DeedRule(_why_not_tunnel, _take_tunnel)})
