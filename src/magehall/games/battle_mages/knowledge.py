"""What the whole table knows of a hand. Whether anyone is asked anything may depend on this alone."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, Face
from magehall.games.battle_mages.state import EVERYONE, Battle


def holds(state: Battle, number: int, face: Face) -> bool:
    """Whether a mage has such a card: the truth, for the mage's own options."""
    place, faces = FACE_NUMBER[face.id], state.table.faces
    return any(faces[card] == place for card in state.mage(number).hand)


def could_hold(state: Battle, number: int, face: Face) -> bool:
    """Whether a mage could have the one card of ``face``, as far as everybody knows."""
    table = state.table
    place = FACE_NUMBER[face.id]
    if place not in table.faces:
        return False
    card = table.faces.index(place)
    hand = state.mage(number).hand
    if table.known[card] == EVERYONE:
        return card in hand
    return any(table.known[held] != EVERYONE for held in hand)
