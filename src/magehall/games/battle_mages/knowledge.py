"""What the whole table knows of a hand. Whether anyone is asked anything may depend on this alone."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.battle_mages.cards import FACE_NUMBER, Face
from magehall.games.battle_mages.state import EVERYONE, Battle


def holds(state: Battle, number: int, face: Face) -> bool:
    """Whether a mage has such a card: the truth, for the mage's own options."""
    place, faces = FACE_NUMBER[face.id], state.table.faces
    return any(faces[card] == place for card in state.mage(number).hand)


def who_could_hold(state: Battle, face: Face, mages: Sequence[int]) -> Sequence[int]:
    """Those of ``mages`` who could have the one card of ``face``, as far as everybody knows."""
    table = state.table
    place, known = FACE_NUMBER[face.id], table.known
    if place not in table.faces:
        return ()
    card = table.faces.index(place)
    if known[card] == EVERYONE:
        return [number for number in mages if card in state.mage(number).hand]
    return [number for number in mages if any(known[held] != EVERYONE for held in state.mage(number).hand)]
