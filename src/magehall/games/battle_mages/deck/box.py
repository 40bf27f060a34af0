"""The cards of a duel, by number of players."""

from __future__ import annotations

from magehall.games.battle_mages.cards import AFTER_ELIMINATION, FACES, Rare
from magehall.games.battle_mages.model.state import Table


def deck(seats: int) -> list[int]:
    """The faces of all cards in the game. Those removed for one or for two are left out. [setup.box] [two.removed]
    [solo.removed]"""
    faces = []
    for number, face in enumerate(FACES):
        removed = isinstance(face, Rare) and (
            (seats == 2 and face.removed_with_two)
            # Rebirth is the virtual opponent's alone, so it is not in the deck either. [solo.rebirth]
            or (seats == 1 and (face.removed_solo or face is AFTER_ELIMINATION))
        )
        if not removed:
            faces += [number] * face.copies
    return faces


def bare_table(seats: int) -> Table:
    """A table with the deck on it and nothing dealt."""
    faces = deck(seats)
    cards = len(faces)
    return Table(faces, [0] * cards, list(range(cards)), cards, [], [])
