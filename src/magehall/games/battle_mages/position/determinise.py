"""Determinisation: cards that a seat does not know are dealt anew."""

from __future__ import annotations

from magehall.games.battle_mages.model.state import Battle
from magehall.kernel.chance import Chance


def imagine(state: Battle, seat: int, chance: Chance) -> None:
    """Deal unknown faces anew among the cards the seat does not know."""
    table = state.edit_table()
    hidden = [card for card, known in enumerate(table.known) if not known >> seat & 1]
    faces = chance.shuffled("imagine", sorted(table.faces[card] for card in hidden))
    for card, face in zip(hidden, faces, strict=True):
        table.faces[card] = face
