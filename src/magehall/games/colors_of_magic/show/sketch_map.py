"""The table in text: 24 by 24 cells of an inch, two columns each. [table.lattice]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from magehall.games.colors_of_magic.cards.vocabulary import INCH

Record = Mapping[str, Any]
Point = tuple[int, int]

CELLS = 24
TERRAINS = {
    "forest": ("green", "♣"),
    "ruin": ("white", "∩"),
    "low-wall": ("white", "="),
    "hill": ("yellow", "n"),
    "wall": ("bright_white", "#"),
    "rock": ("bright_white", "▲"),
    "pond": ("bright_blue", "~"),
}
ZONE, MARKER = "○", "◆"
SEATS = ("bright_blue", "red", "green", "yellow")
"""The colour of each seat."""

MONSTER = "magenta"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def colour_of(seat: int) -> str:
    """The colour of a seat, or that of the monsters."""
    return MONSTER if seat < 0 else SEATS[seat]


def signs_of(creatures: Iterable[tuple[str, int, bool]]) -> dict[str, str]:
    """Two signs for each creature, of id, owner and mage or not. They are whose it is, and a letter, which is a capital
    for mages."""
    found: dict[str, str] = {}
    counts: dict[int, int] = {}
    for id, owner, mage in creatures:
        place = counts.get(owner, 0)
        counts[owner] = place + 1
        letter = _LETTERS[place % len(_LETTERS)]
        side = "m" if owner < 0 else str(owner + 1)
        found[id] = side + (letter.upper() if mage else letter)
    return found


def labels(creatures: Sequence[Record]) -> dict[str, str]:
    """The signs of the creatures of a view."""
    return signs_of((one["id"], one["owner"], one["mage"]) for one in creatures)


def draw_map(table: Record) -> list[str]:
    """The rows of the table. Above every fourth column and before every other row stands its lattice coordinate."""
    signs = labels(table["creatures"])
    cells = {(x, y): _ground(table, (x, y)) for x in range(CELLS) for y in range(CELLS)}
    for marker in table["markers"]:
        cells[_cell(marker)] = f"[{colour_of(marker['owner'])}]{MARKER}[/] "
    for creature in table["creatures"]:
        if not creature["away"]:
            style = f"{'dim' if creature['tapped'] else 'bold'} {colour_of(creature['owner'])}"
            cells[_cell(creature)] = f"[{style}]{signs[creature['id']]}[/]"
    numbers = "".join(f"{x * INCH:<8}" for x in range(0, CELLS, 4))
    rows = [f"     [dim]{numbers.rstrip()}[/]"]
    for y in range(CELLS):
        label = f"{y * INCH:>3}" if y % 2 == 0 else "   "
        line = "".join(cells[(x, y)] for x in range(CELLS))
        rows.append(f"[dim]{label}│[/] {line}".rstrip())
    return rows


def _cell(thing: Record) -> Point:
    """The cell of the map that a point lies in. The far edge belongs to the last one."""
    return min(CELLS - 1, thing["x"] // INCH), min(CELLS - 1, thing["y"] // INCH)


def _ground(table: Record, cell: Point) -> str:
    """Terrain or zone at the centre of a cell."""
    point = (cell[0] * INCH + INCH // 2, cell[1] * INCH + INCH // 2)
    for piece in table["terrain"]:
        if _inside(piece["corners"], point):
            colour, sign = TERRAINS[piece["kind"]]
            return f"[{colour}]{sign}[/] "
    for zone in table["zones"]:
        if (zone["x"] - point[0]) ** 2 + (zone["y"] - point[1]) ** 2 <= zone["radius"] ** 2:
            return f"[{colour_of(zone['owner'])}]{ZONE}[/] "
    return "· "


def _inside(corners: Sequence[Sequence[int]], point: Point) -> bool:
    """Whether a point lies in a convex polygon. It is on the same side of all its edges."""
    x, y = point
    sides = [
        (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True)
    ]
    return all(side >= 0 for side in sides) or all(side <= 0 for side in sides)
