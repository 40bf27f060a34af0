"""Creatures that carry a keyword, and the attacks they take part in."""

from __future__ import annotations

from typing import Any

from tests.games.colors_of_magic.scenario import Scene, skirmish

Piece = dict[str, Any]
FOREST = {"kind": "forest", "corners": [[54, 44], [57, 44], [57, 52], [54, 52]]}


def kw(id: str, x: int = 0, y: int = 0, of: str = "") -> dict[str, list[Piece]]:
    """A keyword for a creature of a position."""
    return {"keywords": [{"id": id, "x": x, "y": y, "of": of}]}


def strikes(attacker: Piece, target: Piece, *others: Piece, **more: Any) -> Scene:
    """A creature of seat 0 at 40,48 strikes one of seat 1 at 48,48, and no cards are laid."""
    scene = skirmish(
        {**attacker, "owner": 0, "at": (40, 48)}, {**target, "owner": 1, "at": (48, 48)}, *others, **more
    )
    return scene.does(0, f"activate:{attacker['face']}", f"strike:{target['face']}").fights()


def shoots(target: Piece, *others: Piece, shooter: Piece | None = None, **more: Any) -> Scene:
    """A Gale Messenger of seat 0 at 70,48 is activated; its target of seat 1 stands at 48,48."""
    one = {"face": "gale-messenger", **(shooter or {}), "owner": 0, "at": (70, 48)}
    scene = skirmish(one, {**target, "owner": 1, "at": (48, 48)}, *others, **more)
    return scene.does(0, "activate:gale-messenger").passes()


def one(face: str, **more: Any) -> Piece:
    """A creature whose place the helper knows."""
    return {"face": face, **more}
