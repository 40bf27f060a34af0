"""Exploring: a tile more for two move points. [explore]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from magehall.games.mage_knight.cards.catalogue import TILE_CARDS
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.model.deeds.movement import Explore
from magehall.games.mage_knight.model.hexes import distance, is_space, tile_place, tile_spaces, within
from magehall.games.mage_knight.model.map_shapes import next_kind, spare_tiles, why_not_position
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import why_not_moving
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import is_revealed
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.movement.moves import reach
from magehall.games.mage_knight.movement.reveal import place_tile
from magehall.kernel.decision import Deed, Option, Verdict
from magehall.kernel.flow import Flow

COST = 2
"""Move points that a tile takes, whatever terrain costs. [explore.cost]"""


def positions_beside(choice: Choice) -> list[str]:
    """The positions without a tile that a hero stands next to. [explore.adjacent]"""
    if choice.hero.space == NOWHERE:
        return []
    bare = (
        space for space in within(choice.hero.space, reach(choice)) if not is_revealed(choice.state, space)
    )
    return list(dict.fromkeys(tile_place(space)[0] for space in bare))


def _positions(choice: Choice) -> list[Option]:
    if choice.turn.move < COST or why_not_moving(choice) is not None:
        return []
    return [_position(center, next_kind(choice.state, center)) for center in positions_beside(choice)]


@cache
def _position(center: str, kind: TileKind | None) -> Option:
    words = say("option-explore", space=center, kind=f"@tile-kind-{kind}" if kind else "@tile-kind-spare")
    return Explore(center).option(words, "explore.place")


def _other_positions(choice: Choice) -> Iterator[Deed]:
    """Positions beside the hero, whether a tile may come there or not."""
    if why_not_moving(choice) is None:
        for center in positions_beside(choice):
            yield Explore(center)


def _why_not(choice: Choice, deed: Explore) -> Verdict:
    verdict = why_not_moving(choice)
    if verdict is not None:
        return verdict
    if not is_space(deed.center) or tile_place(deed.center)[1]:
        return refuse("no-position", "explore.place")
    if not any(distance(choice.hero.space, space) <= reach(choice) for space in tile_spaces(deed.center)):
        return refuse("position-not-adjacent", "explore.adjacent")
    verdict = why_not_position(choice.state, deed.center)
    if verdict is not None:
        return verdict
    if choice.turn.move < COST:
        return refuse("too-few-move", "explore.cost", cost=COST, points=choice.turn.move)
    return None


def _explore(flow: Flow[Quest], seat: int, deed: Explore) -> None:
    turn = flow.state.edit_turn(seat)
    turn.move -= COST
    turn.tiles += 1
    place_tile(flow, deed.center, take_tile(flow, deed.center), by=seat)
    gain_fame(flow, seat, flow.state.agreement.fame_per_tile, "scenario.first-reconnaissance")


def take_tile(flow: Flow[Quest], center: str) -> str:
    """Take the tile that comes to a position. It is of the deck, then by lot of the box. [explore.deck]
    [explore.deck-out]"""
    state = flow.state
    kind = next_kind(state, center)
    if kind is None:
        tile = flow.chance.pick("spare tile", spare_tiles(state))
        state.edit_realm().spare.remove(tile)
        return tile
    tile = next(tile for tile in state.realm.deck if TILE_CARDS[tile].kind is kind)
    state.edit_realm().deck.remove(tile)
    return tile


EXPLORING = Repertoire(_positions, {Explore: DeedRule(_why_not, _explore)}, _other_positions)
