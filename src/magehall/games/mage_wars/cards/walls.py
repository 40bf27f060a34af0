"""The walls of the box."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import (
    Card,
    School,
    Style,
)
from magehall.games.mage_wars.cards.declare import (
    between,
    on,
    reaction,
    wall,
)
from magehall.games.mage_wars.cards.lasting import StrikesByLevel
from magehall.games.mage_wars.cards.traits import (
    BLOCKS_SIGHT,
    DEFROST,
    FLAME_IMMUNITY,
    HYDRO_IMMUNITY,
    INCORPOREAL,
    LIVING,
    PASSAGE_ATTACKS,
    PASSAGE_BLOCKED,
    YIELDS_TO_HYDRO,
    Harm,
    modifier,
    regenerate,
)

WALLS: tuple[Card, ...] = (
    wall("fog_bank", ((School.AIR, 1),), 4, "cloud", life=4, armor=None, traits=(BLOCKS_SIGHT, INCORPOREAL)),
    wall(
        "wall_of_fire",
        ((School.FIRE, 2),),
        7,
        life=8,
        armor=None,
        attacks=(
            reaction(
                "searing-flames",
                Style.PASSAGE,
                5,
                DEFROST,
                harm=Harm.FLAME,
                effects=(between(5, 9, "burn"), on(10, "burn", "burn")),
            ),
        ),
        traits=(
            YIELDS_TO_HYDRO,
            BLOCKS_SIGHT,
            PASSAGE_ATTACKS,
            INCORPOREAL,
            FLAME_IMMUNITY,
            modifier(Harm.HYDRO, 3),
        ),
    ),
    wall("wall_of_stone", ((School.EARTH, 2),), 7, life=10, armor=3, traits=(BLOCKS_SIGHT, PASSAGE_BLOCKED)),
    wall(
        "wall_of_thorns",
        ((School.NATURE, 1),),
        5,
        "plant",
        life=6,
        attacks=(reaction("sharp-thorns", Style.PASSAGE, 2),),
        traits=(
            PASSAGE_ATTACKS,
            BLOCKS_SIGHT,
            regenerate(2),
            LIVING,
            modifier(Harm.FLAME, 2),
            HYDRO_IMMUNITY,
        ),
        lasting=(StrikesByLevel(),),
    ),
)
