"""The hundred spell cards: 72 common, 28 rare."""

from __future__ import annotations

from magehall.games.battle_mages.cards.common import COMMON_SPELLS
from magehall.games.battle_mages.cards.rare import RARE_SPELLS
from magehall.games.battle_mages.cards.vocabulary import Common, Face, Rare, School, When

FACES: tuple[Face, ...] = (*COMMON_SPELLS, *RARE_SPELLS)
"""Every different card, commons first; a card's face is its place in here."""

FACE_NUMBER = {face.id: number for number, face in enumerate(FACES)}

(AFTER_ELIMINATION,) = (spell for spell in RARE_SPELLS if spell.when is When.ELIMINATED)
"""The one card that its mage plays when it is out. [eliminated.rebirth]"""

(AT_ANY_MOMENT,) = (spell for spell in RARE_SPELLS if spell.when is When.ANY_MOMENT)
"""The one card that can be played in the turns of others. [paralyze.moments]"""

__all__ = [
    "AFTER_ELIMINATION",
    "AT_ANY_MOMENT",
    "COMMON_SPELLS",
    "FACES",
    "FACE_NUMBER",
    "RARE_SPELLS",
    "Common",
    "Face",
    "Rare",
    "School",
]
