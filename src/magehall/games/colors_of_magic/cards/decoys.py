"""Creatures without a card that are no other card's creature. [spell.without-card]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.faces import Body, CreatureFace, Origin
from magehall.games.colors_of_magic.cards.vocabulary import AIR, CreatureType

DECOYS = (
    # What Mirror Image leaves beside itself: the same with 1 life. [card.mirror-image]
    CreatureFace(
        "mirror-image-decoy",
        AIR,
        Body(life=1, movement=5, defense=2, melee=1, types=(CreatureType.DECOY,)),
        Origin.TOKEN,
    ),
)
