"""The walls of the box."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Card, Style
from magehall.games.mage_wars.cards.declare import between, of, on, reaction, wall
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
    # A wall of mist: nobody sees through it, but anyone may walk through. It is Incorporeal and can be cast two borders
    # long.
    wall("fog_bank", of(air=1), "cloud", cost=4, life=4, armor=None, traits=(BLOCKS_SIGHT, INCORPOREAL)),
    # Nobody sees through it, and whoever passes is attacked with 5 flame dice that cannot be dodged, with up to two
    # Burns. Hydro attacks count as Ethereal against it and hit it harder (+3).
    wall(
        "wall_of_fire",
        of(fire=2),
        cost=7,
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
    # A strong wall that blocks both the way and the view. It has 10 life and 3 armour and can be cast two borders long.
    wall("wall_of_stone", of(earth=2), cost=7, life=10, armor=3, traits=(BLOCKS_SIGHT, PASSAGE_BLOCKED)),
    # It blocks the view, and a creature passing through suffers unavoidable attacks of 2 dice, one fewer than its
    # level: none at level 1, two at level 3. From level 2 on, passing takes a full action. A living plant that
    # regenerates 2.
    wall(
        "wall_of_thorns",
        of(nature=1),
        "plant",
        cost=5,
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
