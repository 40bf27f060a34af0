"""The curses of the box, which are enchantments."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Aim, Card, Grant, School, Target, Who
from magehall.games.mage_wars.cards.declare import (
    CORPOREAL_CREATURE,
    CREATURE,
    LIVING_CREATURE,
    enchantment,
    of,
)
from magehall.games.mage_wars.cards.lasting import GivesAway, Hurts, LinksLife, Moment
from magehall.games.mage_wars.cards.traits import (
    FINITE_LIFE,
    GROUNDED,
    MAGECAST,
    SLOW,
    Harm,
    feeble,
    magebind,
)

CURSES: tuple[Card, ...] = (
    # The enchanted creature rolls 2 dice fewer in each melee or ranged attack that is not a spell.
    enchantment("agony", of(dark=1), "curse", reveal=3, target=CREATURE, grants=(Grant((feeble(2),)),)),
    # Every move action costs the enchanted creature 1 direct damage.
    enchantment(
        "chains_of_agony", of(dark=1), "curse", reveal=1, target=CREATURE, lasting=(Hurts(Moment.MOVES, 1),)
    ),
    # In each Upkeep Phase your mage may shed up to 2 damage, healing it, and the enchanted creature suffers the same
    # amount as direct damage, at any distance. The target is a living creature other than a mage, and only a mage can
    # cast this.
    enchantment(
        "death_link",
        of(dark=2),
        "curse",
        reveal=6,
        target=Target((Aim.OBJECT,), Who(living=True, mage=False)),
        traits=(MAGECAST,),
        school_only=School.DARK,
        unique=True,
        lasting=(LinksLife(most=2),),
    ),
    # The enchanted creature becomes Slow: when it moves, it does nothing else.
    enchantment("enfeeble", of(dark=2), "curse", reveal=4, target=CREATURE, grants=(Grant((SLOW,)),)),
    # A living creature suffers 2 direct damage in every Upkeep Phase. The enchantment is a poison.
    enchantment(
        "ghoul_rot",
        of(dark=2),
        "curse",
        "poison",
        reveal=4,
        target=LIVING_CREATURE,
        traits=(magebind(2),),
        lasting=(Hurts(Moment.UPKEEP, 2, Harm.POISON),),
    ),
    # Each spell the enchanted creature casts and resolves does it 1 direct damage.
    enchantment(
        "magebane", of(dark=1), "curse", reveal=3, target=CREATURE, lasting=(Hurts(Moment.CASTS, 1),)
    ),
    # A Corporeal creature loses Flying.
    enchantment(
        "maim_wings", of(dark=1), "curse", reveal=3, target=CORPOREAL_CREATURE, grants=(Grant((GROUNDED,)),)
    ),
    # Every creature rolls one die more in its first attack of the round against the marked creature.
    enchantment(
        "marked_for_death",
        of(dark=1),
        "curse",
        reveal=2,
        target=CREATURE,
        traits=(magebind(2),),
        lasting=(GivesAway(dice=1),),
    ),
    # A living creature gets Finite Life: it can no longer heal, regenerate or gain life. The enchantment is a poison.
    enchantment(
        "poisoned_blood",
        of(dark=1),
        "curse",
        "poison",
        reveal=3,
        target=LIVING_CREATURE,
        grants=(Grant((FINITE_LIFE,)),),
    ),
)
