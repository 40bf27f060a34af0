"""The map as text. Each space has a sign for its terrain, its site and who is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magehall.games.mage_knight.model.hexes import coordinates
from magehall.kit.columns import WIDTH

TERRAINS = {
    "plains": ("green", "."),
    "hills": ("yellow", "n"),
    "forest": ("green", "♣"),
    "wasteland": ("red", "x"),
    "desert": ("bright_yellow", "∴"),
    "swamp": ("cyan", "%"),
    "city": ("bold", "#"),
    "lake": ("bright_blue", "≈"),
    "mountain": ("white", "▲"),
    "sea": ("blue", "~"),
}
SITES = {
    "village": "v",
    "monastery": "m",
    "keep": "K",
    "mage-tower": "T",
    "city": "C",
    "ruins": "R",
    "dungeon": "D",
    "tomb": "B",
    "monster-den": "L",
    "spawning-grounds": "S",
    "mine": "*",
    "glade": "g",
    "portal": "O",
}
HEROES = (("bright_blue", "①"), ("red", "②"), ("green", "③"), ("yellow", "④"))
"""The look of each seat on the map."""

COLORS = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "white": "bright_white",
    "gold": "yellow",
    "black": "magenta",
    "brown": "yellow",
    "grey": "white",
    "violet": "magenta",
}
_UP, _DOWN, _SHIELD = "!", "?", "+"
_FIGHT = "⚔"
_HALF = 2
"""Half a space in columns: rows of hexes lie askew by half a space."""

_LABEL = 9
"""Columns before a row: the name of its first space, and a line."""


def draw_map(spaces: Sequence[Mapping[str, Any]], middle: str, steps: Mapping[str, str]) -> list[str]:
    """The rows of the map, cut around the middle to a terminal's width. Each begins with the name of its first space;
    ``steps`` are the signs of spaces within reach."""
    at = {coordinates(space["place"]): space for space in spaces}
    if not at:
        return []
    columns = {place: 2 * place[0] + place[1] for place in at}
    left, right = min(columns.values()), max(columns.values())
    room = (WIDTH - _LABEL) // _HALF - 1
    if right - left > room:
        q, r = coordinates(middle) if middle else next(iter(at))
        left = max(left, min(2 * q + r - room // 2, right - room))
        right = left + room
    lines = []
    for row in range(min(r for _, r in at), max(r for _, r in at) + 1):
        shown = sorted((columns[p], p) for p in at if p[1] == row and left <= columns[p] <= right)
        line, column = "", left
        for place, where in shown:
            line += " " * (_HALF * (place - column)) + _cell(at[where], steps)
            column = place + 2
        label = at[shown[0][1]]["place"] if shown else ""
        lines.append(f"  [dim]{label:>5}│[/] {line}".rstrip())
    return lines


def reading_order(spaces: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The spaces row by row, as the map is read."""
    return sorted(spaces, key=lambda space: coordinates(space["place"])[::-1])


def step_sign(step: Mapping[str, Any]) -> str:
    """The sign of a space within reach. It is what the way there costs, or that a fight ends it."""
    return _FIGHT if step["stops"] else str(step["cost"]) if step["cost"] < 10 else "…"


def _cell(space: Mapping[str, Any], steps: Mapping[str, str]) -> str:
    """Three signs and a gap."""
    colour, terrain = TERRAINS[space["terrain"]]
    site = SITES.get(space.get("site") or "", " ")
    tint = COLORS.get(space.get("color") or "", "bold")
    return f"[{colour}]{terrain}[/][{tint}]{site}[/]{_who(space, steps)} "


def _who(space: Mapping[str, Any], steps: Mapping[str, str]) -> str:
    """The sign of who is on a space. It is a hero, an enemy, or the shield of one; and where there is nobody, what the
    way there costs."""
    if space.get("heroes"):
        colour, sign = HEROES[space["heroes"][0]]
        return f"[bold {colour}]{sign}[/]"
    city = space.get("city") or {}
    tokens = [*space.get("tokens", ()), *city.get("garrison", ())]
    if tokens:
        sign = _UP if "enemy" in tokens[0] else _DOWN
        return f"[{COLORS[tokens[0]['pile']]}]{sign}[/]"
    shields = [*space.get("shields", ()), *city.get("shields", ())]
    if shields:
        return f"[{HEROES[shields[-1]][0]}]{_SHIELD}[/]"
    return f"[bold]{steps[space['place']]}[/]" if space["place"] in steps else " "
