"""The hundred spell cards: 72 common, 28 rare."""

from __future__ import annotations

from magehall.games.battle_mages.cards.common import COMMON_SPELLS
from magehall.games.battle_mages.cards.face import Common, Face, Rare, School
from magehall.games.battle_mages.cards.rare import RARE_SPELLS

FACES: tuple[Face, ...] = (*COMMON_SPELLS, *RARE_SPELLS)
"""Every different card, commons first; a card's face is its place in here."""

FACE_NUMBER = {face.id: number for number, face in enumerate(FACES)}

__all__ = ["COMMON_SPELLS", "FACES", "FACE_NUMBER", "RARE_SPELLS", "Common", "Face", "Rare", "School"]
