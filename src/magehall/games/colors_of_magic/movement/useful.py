"""Sample of a dozen useful places among many, for lists. Random players, bots and the terminal need no more. [move]"""

from __future__ import annotations

from magehall.games.colors_of_magic.ground.terrain import SIDE, TABLE
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kit.lattice.masks import Mask
from magehall.kit.lattice.points import Point

MOST = 12
NEAREST_ENEMIES = 4


def useful_places(state: Skirmish, seat: int, mask: Mask, start: Point | None = None) -> list[Point]:
    """At most a dozen places worth a look. They are nearest to enemies, objectives and the centre, nearest to and
    farthest from the own mage, the corners of the region, and next to where it began."""
    return TABLE.nearest_each(mask, _aims(state, seat, start), MOST) if mask else []


def _aims(state: Skirmish, seat: int, start: Point | None) -> list[Point]:
    table = state.on_table()
    enemies = [(c.x, c.y) for c in table.values() if c.owner != seat]
    origin = start or next(((c.x, c.y) for c in table.values() if c.owner == seat), (SIDE // 2, SIDE // 2))
    enemies.sort(key=lambda place: (place[0] - origin[0]) ** 2 + (place[1] - origin[1]) ** 2)
    aims = enemies[:NEAREST_ENEMIES]
    aims += [(marker.x, marker.y) for marker in state.markers().values()][:4]
    aims.append((SIDE // 2, SIDE // 2))
    if enemies:
        x, y = enemies[0]
        aims.append((2 * origin[0] - x, 2 * origin[1] - y))
    mage = state.mage_of(seat)
    if mage:
        own = state.creature(mage)
        aims.append((own.x, own.y))
    aims += [(0, 0), (SIDE, SIDE), (0, SIDE), (SIDE, 0)]
    return aims
