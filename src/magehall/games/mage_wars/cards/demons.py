"""The demons of the box."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Card
from magehall.games.mage_wars.cards.declare import (
    FULL,
    Reprint,
    bar,
    between,
    creature,
    fourth_edition,
    of,
    on,
    shot,
)
from magehall.games.mage_wars.cards.lasting import Poisons
from magehall.games.mage_wars.cards.traits import (
    DEFROST,
    FLAME_IMMUNITY,
    FLYING,
    POISON_IMMUNITY,
    SLOW,
    SWEEPING,
    Harm,
    modifier,
    piercing,
)

DEMONS: tuple[Card | Reprint, ...] = (
    # A flying demon that flame cannot hurt. His scythe is a quick melee attack of 6 flame dice that often leaves one or
    # two Burns; as a full action he sweeps over two different targets with 4 dice each.
    creature(
        "adramelech_lord_of_fire",
        of(dark=4, fire=2),
        "demon",
        cost=24,
        life=14,
        armor=3,
        attacks=(
            bar(
                "hellfire-scythe",
                6,
                DEFROST,
                harm=Harm.FLAME,
                effects=(between(5, 9, "burn"), on(10, "burn", "burn")),
            ),
            bar(
                "hellfire-sweep",
                4,
                SWEEPING,
                DEFROST,
                speed=FULL,
                harm=Harm.FLAME,
                effects=(between(7, 10, "burn"), on(11, "burn", "burn")),
            ),
        ),
        traits=(FLYING, FLAME_IMMUNITY),
        legendary=True,
    ),
    # A tough demon with 14 life: his sword strikes with 4 dice and ignores 2 points of armour, and flame does him less
    # harm (-2).
    creature(
        "dark_pact_slayer",
        of(dark=3),
        "demon",
        cost=13,
        life=14,
        armor=2,
        attacks=(bar("hellsword", 4, piercing(2)),),
        traits=(modifier(Harm.FLAME, -2),),
    ),
    # A cheap demon that flame cannot hurt; its claws, 2 flame dice, set fire on 8+.
    creature(
        "firebrand_imp",
        of(dark=1),
        "demon",
        cost=5,
        life=6,
        attacks=(bar("hellfire-claws", 2, DEFROST, harm=Harm.FLAME, effects=(on(8, "burn"),)),),
        traits=(FLAME_IMMUNITY,),
    ),
    # A demon that flame cannot hurt and that burns from afar: as a full action 3 flame dice at exactly one zone, with
    # up to two Burns. Close up its trident strikes with 4 flame dice.
    creature(
        "flaming_hellion",
        of(dark=3),
        "demon",
        cost=13,
        life=9,
        armor=2,
        attacks=(
            shot(
                "flameblast",
                3,
                DEFROST,
                within=(1, 1),
                harm=Harm.FLAME,
                effects=(between(5, 9, "burn"), on(10, "burn", "burn")),
            ),
            bar(
                "hell-trident",
                4,
                DEFROST,
                harm=Harm.FLAME,
                effects=(between(7, 10, "burn"), on(11, "burn", "burn")),
            ),
        ),
        traits=(FLAME_IMMUNITY,),
    ),
    # A slow demon who poisons his surroundings: in each Upkeep Phase every other living creature in his zone, friend or
    # foe, suffers 2 direct poison damage. He claws with 4 dice, Piercing +1.
    creature(
        "malacoda",
        of(dark=4),
        "demon",
        cost=16,
        life=13,
        armor=3,
        attacks=(bar("talons", 4, piercing(1)),),
        traits=(SLOW,),
        legendary=True,
        lasting=(Poisons(2, spares_itself=True),),
    ),
    # A slow demon who poisons his surroundings: in each Upkeep Phase every living creature in his zone, friend or foe,
    # suffers 2 direct poison damage. He himself is immune to poison, whatever brings it, and claws with 4 dice,
    # Piercing +1.
    fourth_edition("malacoda", traits=(SLOW, POISON_IMMUNITY), lasting=(Poisons(2),)),
)
