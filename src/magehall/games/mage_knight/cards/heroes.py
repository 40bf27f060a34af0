"""Heroes: four, each with a deck of sixteen cards. [setup.heroes]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import HeroCard
from magehall.games.mage_knight.cards.vocabulary import BLUE, GREEN, RED, WHITE

HEROES = (
    HeroCard(
        "arythea",
        {
            "rage": 1,
            "determination": 1,
            "swiftness": 2,
            "march": 2,
            "stamina": 2,
            "tranquility": 1,
            "promise": 1,
            "threaten": 1,
            "crystallize": 1,
            "mana-draw": 1,
            "concentration": 1,
            "improvisation": 1,
            "battle-versatility": 1,
        },
        crystals=(RED, RED, WHITE),
    ),
    HeroCard(
        "goldyx",
        {
            "rage": 2,
            "determination": 1,
            "swiftness": 2,
            "march": 2,
            "stamina": 2,
            "tranquility": 1,
            "promise": 1,
            "threaten": 1,
            "crystallize": 1,
            "mana-draw": 1,
            "improvisation": 1,
            "will-focus": 1,
        },
        crystals=(GREEN, GREEN, BLUE),
    ),
    HeroCard(
        "norowas",
        {
            "rage": 2,
            "determination": 1,
            "swiftness": 2,
            "march": 2,
            "stamina": 2,
            "tranquility": 1,
            "threaten": 1,
            "crystallize": 1,
            "mana-draw": 1,
            "concentration": 1,
            "improvisation": 1,
            "noble-manners": 1,
        },
        crystals=(WHITE, WHITE, GREEN),
    ),
    HeroCard(
        "tovak",
        {
            "rage": 2,
            "swiftness": 2,
            "march": 2,
            "stamina": 2,
            "tranquility": 1,
            "promise": 1,
            "threaten": 1,
            "crystallize": 1,
            "mana-draw": 1,
            "concentration": 1,
            "improvisation": 1,
            "cold-toughness": 1,
        },
        crystals=(BLUE, BLUE, RED),
    ),
)
"""Every hero."""
