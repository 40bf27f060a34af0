"""Quests for tests that read like rulings: say only what matters, act only through what is offered.

    scene = quest(hero("tovak", hand=["march"], space="0,0"), tiles={"3,-2": "countryside-1"})
    scene.does(0, "play:march:basic", "move:1,-1")
    assert scene.hero().space == "1,-1"

What is not said is a legal default: First Reconnaissance by day in its first round, the starting tile alone, heroes on its
portal with the rest of their sixteen cards in the deck, a Source of basic colours, nothing on offer, seat 0 on turn and
about to do something.
"""

from __future__ import annotations

from typing import Any

import magehall
from magehall.games.mage_knight.cards.kinds import TileKind
from magehall.games.mage_knight.cards.tiles import TILES
from magehall.games.mage_knight.model.combat_state import Combat, Foe
from magehall.games.mage_knight.model.hexes import tile_spaces
from magehall.games.mage_knight.model.pieces import Hero
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.testing import Scenario


class Scene(Scenario[Quest]):
    """A quest under test."""

    @property
    def state(self) -> Quest:
        """The table, for reading."""
        return self.match.state

    def hero(self, seat: int = 0) -> Hero:
        """A player's hero."""
        return self.state.hero(seat)

    def turn(self, seat: int = 0) -> TurnState:
        """The running turn of a player."""
        return self.state.turn(seat)

    @property
    def combat(self) -> Combat:
        """The running combat, which there must be."""
        combat = self.state.combat
        assert combat is not None, "nobody fights"
        return combat

    def foe(self, number: int = 1) -> Foe:
        """An enemy of the combat, by its number."""
        return self.state.foe(f"foe-{number}")


_EAST = "3,-2"
_SITES = {
    ground.site: (tile.id, space)
    for tile in reversed(TILES)
    if tile.kind is TileKind.COUNTRYSIDE
    for space, ground in zip(tile_spaces(_EAST), tile.grounds, strict=True)
    if ground.site is not None
}
"""A countryside tile with each site, and where that stands if the tile lies east of the start."""


def hero(name: str | None = None, **more: Any) -> dict[str, Any]:
    """A hero: ``space``, ``hand``, ``deck``, ``crystals``, ``units`` and so on, as in a position file."""
    return {"hero": name, **more}


def unit(card: str, **more: Any) -> dict[str, Any]:
    """A unit that is spent, wounded or bears a banner."""
    return {"card": card, **more}


def down(enemy: str) -> dict[str, Any]:
    """An enemy token that lies face down."""
    return {"enemy": enemy, "up": False}


def fight(*foes: str | dict[str, Any], **more: Any) -> dict[str, Any]:
    """A combat with these enemies: ``phase``, ``site``, ``fortified`` and so on, as in a position file."""
    return {"foes": list(foes), **more}


def quest(*heroes: dict[str, Any], **more: Any) -> Scene:
    """A quest of these heroes, alone without any; all else as in a position file, but for ``leaves_dice``. Who fights for
    a site stands on one where neither a tile nor a space is said."""
    leaves_dice = more.pop("leaves_dice", False)
    site = (more.get("combat") or {}).get("site")
    if site and "tiles" not in more and not (heroes and "space" in heroes[0]):
        tile, space = _SITES[site.replace("_", "-")]
        more["tiles"], first = {_EAST: tile}, heroes[0] if heroes else hero()
        heroes = ({**first, "space": space}, *heroes[1:])
    document = {"game": "mage_knight", "seats": max(1, len(heroes)), "heroes": list(heroes), **more}
    return Scene(magehall.load_position(document), leaves_dice=leaves_dice)
