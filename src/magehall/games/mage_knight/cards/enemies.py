"""Enemy tokens: sixty, of six piles. [enemy.tokens]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Enemy
from magehall.games.mage_knight.cards.vocabulary import (
    BRUTAL,
    COLD_FIRE,
    FIRE,
    FORTIFIED,
    ICE,
    PARALYZE,
    POISON,
    SUMMON,
    SWIFT,
    Pile,
    Resistance,
)

RESISTS_FIRE, RESISTS_ICE, RESISTS_PHYSICAL = Resistance.FIRE, Resistance.ICE, Resistance.PHYSICAL

ENEMIES = (
    # Orcs that maraud, and haunt ruins.
    Enemy("prowlers", Pile.GREEN, copies=2, armor=3, fame=2, attack=4),
    Enemy("diggers", Pile.GREEN, copies=2, armor=3, fame=2, attack=3, traits=(FORTIFIED,)),
    Enemy("cursed-hags", Pile.GREEN, copies=2, armor=5, fame=3, attack=3, traits=(POISON,)),
    Enemy("wolf-riders", Pile.GREEN, copies=2, armor=4, fame=3, attack=3, traits=(SWIFT,)),
    Enemy(
        "ironclads",
        Pile.GREEN,
        copies=2,
        armor=3,
        fame=4,
        attack=4,
        traits=(BRUTAL,),
        resists=(RESISTS_PHYSICAL,),
    ),
    Enemy("orc-summoners", Pile.GREEN, copies=2, armor=4, fame=4, traits=(SUMMON,)),
    # Monsters of the underworld.
    Enemy("minotaur", Pile.BROWN, copies=2, armor=5, fame=4, attack=5, traits=(BRUTAL,)),
    Enemy("gargoyle", Pile.BROWN, copies=2, armor=4, fame=4, attack=5, resists=(RESISTS_PHYSICAL,)),
    Enemy("medusa", Pile.BROWN, copies=2, armor=4, fame=5, attack=6, traits=(PARALYZE,)),
    Enemy("crypt-worm", Pile.BROWN, copies=2, armor=6, fame=5, attack=6, traits=(FORTIFIED,)),
    Enemy("werewolf", Pile.BROWN, copies=2, armor=5, fame=5, attack=7, traits=(SWIFT,)),
    # Garrisons of keeps.
    Enemy("crossbowmen", Pile.GREY, copies=3, armor=4, fame=3, attack=4, traits=(SWIFT,)),
    Enemy("guardsmen", Pile.GREY, copies=3, armor=7, fame=3, attack=3, traits=(FORTIFIED,)),
    Enemy("swordsmen", Pile.GREY, copies=2, armor=5, fame=4, attack=6),
    Enemy("golems", Pile.GREY, copies=2, armor=5, fame=4, attack=2, resists=(RESISTS_PHYSICAL,)),
    # Garrisons of mage towers.
    Enemy("monks", Pile.VIOLET, copies=2, armor=5, fame=4, attack=5, traits=(POISON,)),
    Enemy(
        "illusionists", Pile.VIOLET, copies=2, armor=3, fame=4, traits=(SUMMON,), resists=(RESISTS_PHYSICAL,)
    ),
    Enemy("ice-mages", Pile.VIOLET, copies=2, armor=6, fame=5, attack=5, element=ICE, resists=(RESISTS_ICE,)),
    Enemy(
        "ice-golems",
        Pile.VIOLET,
        copies=1,
        armor=4,
        fame=5,
        attack=2,
        element=ICE,
        traits=(PARALYZE,),
        resists=(RESISTS_ICE, RESISTS_PHYSICAL),
    ),
    Enemy(
        "fire-mages", Pile.VIOLET, copies=2, armor=5, fame=5, attack=6, element=FIRE, resists=(RESISTS_FIRE,)
    ),
    Enemy(
        "fire-golems",
        Pile.VIOLET,
        copies=1,
        armor=4,
        fame=5,
        attack=3,
        element=FIRE,
        traits=(BRUTAL,),
        resists=(RESISTS_FIRE, RESISTS_PHYSICAL),
    ),
    # Garrisons of cities.
    Enemy(
        "freezers",
        Pile.WHITE,
        copies=3,
        armor=7,
        fame=7,
        attack=3,
        element=ICE,
        traits=(SWIFT, PARALYZE),
        resists=(RESISTS_FIRE,),
    ),
    Enemy(
        "gunners",
        Pile.WHITE,
        copies=3,
        armor=6,
        fame=7,
        attack=6,
        element=FIRE,
        traits=(BRUTAL,),
        resists=(RESISTS_ICE,),
    ),
    Enemy(
        "altem-guardsmen",
        Pile.WHITE,
        copies=2,
        armor=7,
        fame=8,
        attack=6,
        traits=(FORTIFIED,),
        resists=(RESISTS_FIRE, RESISTS_ICE, RESISTS_PHYSICAL),
    ),
    Enemy(
        "altem-mages",
        Pile.WHITE,
        copies=2,
        armor=8,
        fame=8,
        attack=4,
        element=COLD_FIRE,
        traits=(FORTIFIED, BRUTAL, POISON),
        resists=(RESISTS_PHYSICAL,),
    ),
    # Draconum.
    Enemy("swamp-dragon", Pile.RED, copies=2, armor=9, fame=7, attack=5, traits=(SWIFT, POISON)),
    Enemy(
        "fire-dragon",
        Pile.RED,
        copies=2,
        armor=7,
        fame=8,
        attack=9,
        element=FIRE,
        resists=(RESISTS_FIRE, RESISTS_PHYSICAL),
    ),
    Enemy(
        "ice-dragon",
        Pile.RED,
        copies=2,
        armor=7,
        fame=8,
        attack=6,
        element=ICE,
        traits=(PARALYZE,),
        resists=(RESISTS_ICE, RESISTS_PHYSICAL),
    ),
    Enemy(
        "high-dragon",
        Pile.RED,
        copies=2,
        armor=9,
        fame=9,
        attack=6,
        element=COLD_FIRE,
        traits=(BRUTAL,),
        resists=(RESISTS_FIRE, RESISTS_ICE),
    ),
)
"""Every kind of token."""
