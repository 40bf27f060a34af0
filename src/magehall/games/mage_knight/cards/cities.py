"""Cities: four, with garrisons for eleven levels. [city.garrison]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import City
from magehall.games.mage_knight.cards.vocabulary import BLUE, BRUTAL, GREEN, POISON, RED, WHITE, Pile

GREY, VIOLET, BROWN, PALE = Pile.GREY, Pile.VIOLET, Pile.BROWN, Pile.WHITE

CITIES = (
    City(
        BLUE,
        garrison=(
            (GREY, VIOLET),
            (VIOLET, VIOLET),
            (VIOLET, PALE),
            (GREY, VIOLET, PALE),
            (VIOLET, VIOLET, PALE),
            (VIOLET, PALE, PALE),
            (GREY, VIOLET, VIOLET, PALE),
            (VIOLET, VIOLET, PALE, PALE),
            (VIOLET, PALE, PALE, PALE),
            (GREY, VIOLET, VIOLET, PALE, PALE),
            (VIOLET, VIOLET, PALE, PALE, PALE),
        ),
        elemental_attack=2,
        cold_fire_attack=1,
    ),
    City(
        GREEN,
        garrison=(
            (GREY, BROWN),
            (BROWN, BROWN),
            (GREY, GREY, BROWN),
            (GREY, BROWN, PALE),
            (BROWN, BROWN, PALE),
            (GREY, GREY, BROWN, PALE),
            (GREY, BROWN, BROWN, PALE),
            (BROWN, BROWN, PALE, PALE),
            (GREY, BROWN, BROWN, BROWN, PALE),
            (GREY, BROWN, BROWN, PALE, PALE),
            (BROWN, BROWN, PALE, PALE, PALE),
        ),
        physical_gains=POISON,
    ),
    City(
        RED,
        garrison=(
            (PALE,),
            (BROWN, VIOLET),
            (BROWN, PALE),
            (BROWN, VIOLET, VIOLET),
            (BROWN, VIOLET, PALE),
            (BROWN, BROWN, VIOLET, VIOLET),
            (BROWN, VIOLET, VIOLET, PALE),
            (BROWN, VIOLET, PALE, PALE),
            (BROWN, BROWN, VIOLET, VIOLET, PALE),
            (BROWN, BROWN, VIOLET, PALE, PALE),
            (BROWN, VIOLET, PALE, PALE, PALE),
        ),
        physical_gains=BRUTAL,
    ),
    City(
        WHITE,
        garrison=(
            (PALE,),
            (GREY, PALE),
            (PALE, PALE),
            (GREY, GREY, PALE),
            (GREY, PALE, PALE),
            (GREY, GREY, GREY, PALE),
            (GREY, GREY, PALE, PALE),
            (GREY, PALE, PALE, PALE),
            (GREY, GREY, GREY, PALE, PALE),
            (GREY, GREY, PALE, PALE, PALE),
            (GREY, PALE, PALE, PALE, PALE),
        ),
        armor=1,
    ),
)
"""Every city. The garrison of level 1 stands first."""
