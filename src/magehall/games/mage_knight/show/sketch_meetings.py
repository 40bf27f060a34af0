"""Joint assaults and duels in the sketch for a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magehall.games.mage_knight.show.sketch_words import Words, titled
from magehall.kit.columns import cut

_NAME = 16
_INDENT = "  "


def joint_assault(words: Words, joint: Mapping[str, Any]) -> list[str]:
    """Who takes part, how many defenders each fights, and whose part it is."""
    lines = [f"  [bold red]⚔ {words.say('sketch-joint', place=joint['space'])}[/]"]
    shares = joint["shares"] or [None] * len(joint["seats"])
    parts = [_part(words, joint, seat, share) for seat, share in zip(joint["seats"], shares, strict=True)]
    lines += titled(_INDENT, parts)
    if joint["left"]:
        lines.append(f"    {words.say('sketch-joint-left', count=joint['left'])}")
    return lines


def _part(words: Words, joint: Mapping[str, Any], seat: int, share: int | None) -> str:
    sign = "✓ " if seat in joint["done"] else "▶ " if seat == joint["actor"] else ""
    count = "" if share is None else f" [bold]{share}[/]"
    return f"{sign}{_name(words, seat)}{count}"


def duel(words: Words, fight: Mapping[str, Any]) -> list[str]:
    """Who attacks whom with what, and what blocks it."""
    attacker, blocker = _name(words, fight["attacker"]), _name(words, fight["blocker"])
    lines = [f"  [bold red]⚔ {words.say('sketch-duel', attacker=attacker, blocker=blocker)}[/]"]
    if fight["begun"]:
        points = {"force": fight["force"], "damage": fight["points"], "block": fight["block"]}
        said = [words.say(f"sketch-duel-{key}", points=count) for key, count in points.items() if count]
        lines += titled(_INDENT, said) if said else []
    return lines


def _name(words: Words, seat: int) -> str:
    return cut(words.player(seat), _NAME)
