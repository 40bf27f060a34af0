"""Determinisation: cards that a seat does not know are dealt anew."""

from __future__ import annotations

from magehall.games.battle_mages.model.state import Battle
from magehall.kernel.chance import Chance
from magehall.kit.cards import dealt_anew, unknown_to


def imagine(state: Battle, seat: int, chance: Chance) -> None:
    """Deal unknown faces anew among the cards the seat does not know."""
    table = state.edit_table()
    hidden = unknown_to(seat, range(len(table.faces)), table.known)
    faces = dealt_anew(chance, [table.faces[card] for card in hidden])
    for card, face in zip(hidden, faces, strict=True):
        table.faces[card] = face
