"""Lines for a terminal: wrapped lists, columns, and a life bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from magehall.kit.columns import spread

BAR = 12
"""How many dashes a whole life takes."""

_SMALL = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def life_bar(mage: Mapping[str, Any]) -> str:
    """A bar for the life that is left, and the numbers."""
    life, most = max(0, mage["life"] - mage["damage"]), max(1, mage["life"])
    full = -(-life * BAR // most)
    colour = "green" if life * 2 > most else "yellow" if life * 4 > most else "red"
    return f"[{colour}]{'━' * full}[/][dim]{'─' * (BAR - full)}[/] [bold]{life:>2}[/][dim]/{most}[/]"


def listed(title: str, parts: Sequence[str]) -> list[str]:
    """The parts after a title, wrapped into lines. There are commas where there is a title, and no line without parts."""
    if not parts:
        return []
    if not title:
        return spread("  ", parts)
    return spread(title, [*(f"{part}," for part in parts[:-1]), parts[-1]], gap=1)


def small(number: int) -> str:
    """A number in superscript digits; empty for none. It does not get mixed up with those beside it."""
    return str(number).translate(_SMALL) if number else ""


def share(room: int, wishes: Sequence[int]) -> list[int]:
    """Column widths for so much ``room``, by what the columns wish for. Where it is not enough, the modest get what
    they wish for and the others the same each; where it is, all are as equal as can be."""
    widths = [0] * len(wishes)
    left = room
    order = sorted(range(len(wishes)), key=lambda column: wishes[column])
    for place, column in enumerate(order):
        widths[column] = min(wishes[column], left // (len(wishes) - place))
        left -= widths[column]
    for _ in range(left):
        widths[min(order, key=lambda column: widths[column])] += 1
    return widths
