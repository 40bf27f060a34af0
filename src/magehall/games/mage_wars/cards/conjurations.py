"""The conjurations of the box, but for portals and walls."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import (
    Ability,
    Aim,
    Bonus,
    Card,
    Casts,
    Grant,
    Kind,
    Reach,
    School,
    SpellFilter,
    Target,
    Who,
)
from magehall.games.mage_wars.cards.declare import (
    CREATURE_OR_CONJURATION,
    FREE,
    FRIENDLY_CREATURE,
    LIVING_CREATURE,
    Reprint,
    between,
    conjuration,
    fourth_edition,
    of,
    on,
    shot,
)
from magehall.games.mage_wars.cards.effects import Bestow, Heal, SacrificeFriend, StrikeByTemples
from magehall.games.mage_wars.cards.lasting import Moment, Poisons, Rerolls, Stifles, Toll
from magehall.games.mage_wars.cards.traits import (
    CLIMBING,
    ELUSIVE,
    ETHEREAL,
    FINITE_LIFE,
    FLAME_IMMUNITY,
    HYDRO_IMMUNITY,
    INCORPOREAL,
    LIVING,
    RESTRAINED,
    SPAWNPOINT,
    UNMOVABLE,
    UNSHOOTABLE,
    ZONE_EXCLUSIVE,
    Harm,
    armor,
    channeling,
    charge,
    melee,
    modifier,
    piercing,
    regenerate,
    tough,
    upkeep,
)

CONJURATIONS: tuple[Card | Reprint, ...] = (
    # Your mage learns from the animals you control: a canine gives Melee +1, a reptile Armor +1, a bear Tough -2, an
    # ape Climbing and a cat Elusive. Each lasts while you control such an animal.
    conjuration(
        "animal_kinship",
        of(nature=2),
        "totem",
        cost=8,
        life=7,
        armor=3,
        traits=(ZONE_EXCLUSIVE,),
        mages=("beastmaster",),
        grants=(
            Grant((melee(1),), Reach.MAGE, while_controlling="canine"),
            Grant((armor(1),), Reach.MAGE, while_controlling="reptile"),
            Grant((tough(-2),), Reach.MAGE, while_controlling="bear"),
            Grant((CLIMBING,), Reach.MAGE, while_controlling="ape"),
            Grant((ELUSIVE,), Reach.MAGE, while_controlling="cat"),
        ),
    ),
    # A spawnpoint with 1 Channeling: in each Deployment Phase it can cast one equipment spell. Flame cannot harm it;
    # water does so all the more (+3).
    conjuration(
        "battle_forge",
        of(war=1, fire=1),
        "structure",
        cost=8,
        life=6,
        armor=4,
        channeling=1,
        traits=(SPAWNPOINT, ZONE_EXCLUSIVE, FLAME_IMMUNITY, modifier(Harm.HYDRO, 3)),
        casts=Casts(SpellFilter(kinds=(Kind.EQUIPMENT,))),
    ),
    # While it stands, nothing heals: all creatures and conjurations in play, your own too, have Finite Life.
    conjuration(
        "deathlock",
        of(dark=2),
        "artifact",
        cost=9,
        life=9,
        armor=2,
        traits=(ZONE_EXCLUSIVE,),
        grants=(Grant((FINITE_LIFE,), Reach.ARENA, Who(kinds=(Kind.CREATURE, Kind.CONJURATION, Kind.WALL))),),
        epic=True,
    ),
    # Once a round, next to the action phase of a friendly creature (before or after), you help one living creature:
    # Armor +1 or Melee +1 for the rest of the round, or 1 damage healed.
    conjuration(
        "hand_of_bim_shalla",
        of(holy=1),
        "temple",
        cost=5,
        life=5,
        armor=2,
        traits=(ZONE_EXCLUSIVE,),
        unique=True,
        abilities=(
            Ability("ward", FREE, (Bestow((armor(1),)),), None, LIVING_CREATURE, per_round=1),
            Ability("inspire", FREE, (Bestow((melee(1),)),), None, LIVING_CREATURE, per_round=1),
            Ability("soothe", FREE, (Heal(fixed=1),), None, LIVING_CREATURE, per_round=1),
        ),
    ),
    # In every Upkeep Phase each living creature in the arena, mages included, suffers 1 direct poison damage.
    conjuration(
        "idol_of_pestilence",
        of(dark=2),
        "artifact",
        cost=9,
        life=11,
        armor=1,
        traits=(ZONE_EXCLUSIVE,),
        epic=True,
        legendary=True,
        lasting=(Poisons(1, everywhere=True),),
    ),
    # You receive 1 mana more each round: its controller has Channeling +1. Flame cannot harm it.
    conjuration(
        "mana_crystal",
        of(arcane=1),
        "mana",
        cost=5,
        life=6,
        armor=2,
        traits=(ZONE_EXCLUSIVE, FLAME_IMMUNITY),
        grants=(Grant((channeling(1),), Reach.MAGE),),
    ),
    # You receive 1 mana more each round: its controller has Channeling +1. A living plant that regenerates 2, thrives
    # on water and dreads flame (+2).
    conjuration(
        "mana_flower",
        of(nature=1),
        "mana",
        "plant",
        cost=5,
        life=6,
        traits=(ZONE_EXCLUSIVE, regenerate(2), LIVING, modifier(Harm.FLAME, 2), HYDRO_IMMUNITY),
        grants=(Grant((channeling(1),), Reach.MAGE),),
    ),
    # Friendly living creatures in the tree's zone have Regenerate 2, as the tree itself does. It is a living plant:
    # immune to water, weak against flame (+2).
    conjuration(
        "mohktari_great_tree_of_life",
        of(nature=2),
        "plant",
        "tree",
        cost=8,
        life=8,
        armor=2,
        traits=(regenerate(2), LIVING, modifier(Harm.FLAME, 2), HYDRO_IMMUNITY),
        grants=(Grant((regenerate(2),), Reach.ZONE, Who(friendly=True, living=True)),),
        legendary=True,
    ),
    # Keeping creatures costs everyone more: all creatures except mages have Upkeep +1.
    conjuration(
        "mordoks_obelisk",
        of(arcane=2),
        "artifact",
        "obelisk",
        cost=8,
        life=7,
        armor=3,
        traits=(ZONE_EXCLUSIVE,),
        grants=(Grant((upkeep(1),), Reach.ARENA, Who(mage=False)),),
        epic=True,
        legendary=True,
    ),
    # In each Upkeep Phase the living creatures in its zone suffer 2 direct poison damage. A living creature that enters
    # the zone or begins its action phase there can make only one move that round. Wind scatters the cloud more easily
    # (+2).
    conjuration(
        "poison_gas_cloud",
        of(air=2),
        "cloud",
        "poison",
        cost=8,
        life=5,
        armor=None,
        traits=(INCORPOREAL, modifier(Harm.WIND, 2)),
        lasting=(Poisons(2), Stifles()),
    ),
    # All animals in the arena, on either side, have Charge +1.
    conjuration(
        "rajans_fury",
        of(nature=2),
        "totem",
        cost=7,
        life=7,
        armor=2,
        traits=(ZONE_EXCLUSIVE,),
        grants=(Grant((charge(1),), Reach.ARENA, Who(subtypes=("animal",))),),
    ),
    # Once a round, next to the action phase of a friendly creature (before or after), you can sacrifice a creature you
    # both own and control. Until the round ends a friendly creature gains Melee and Piercing, each by the level of the
    # victim.
    conjuration(
        "sacrificial_altar",
        of(dark=1),
        cost=4,
        life=5,
        armor=2,
        traits=(ZONE_EXCLUSIVE,),
        school_only=School.DARK,
        abilities=(Ability("sacrifice", FREE, (SacrificeFriend(),), None, FRIENDLY_CREATURE, per_round=1),),
    ),
    # Moving has its price: before each move action of a creature that is no mage, its controller pays 1 mana, or the
    # creature does not move.
    conjuration(
        "suppression_orb",
        of(mind=2),
        "force",
        "mana",
        "artifact",
        cost=8,
        life=8,
        armor=2,
        traits=(ZONE_EXCLUSIVE,),
        epic=True,
        legendary=True,
        lasting=(Toll(Moment.MOVES, mana=1),),
    ),
    # It is attached to a Corporeal creature, which is Restrained and Unmovable until the vine is destroyed or left
    # behind by teleporting. It cannot seize flyers or Uncontainable creatures, and ranged attacks cannot aim at it.
    conjuration(
        "tanglevine",
        of(nature=1),
        "plant",
        "vine",
        cost=5,
        life=8,
        target=Target((Aim.OBJECT,), Who(corporeal=True), grounded=True, containable=True),
        within=(0, 2),
        traits=(UNSHOOTABLE, LIVING, modifier(Harm.FLAME, 2), HYDRO_IMMUNITY),
        grants=(Grant((UNMOVABLE, RESTRAINED)),),
    ),
    # Once a round, next to the action phase of a friendly creature (before or after), the temple can shoot up to two
    # zones away: as many Ethereal light dice as you control temples, with that number added to the effect roll, and +2
    # against Nonliving creatures. An effect roll of 9-10 stuns, 11 or more dazes.
    conjuration(
        "temple_of_light",
        of(holy=2),
        "temple",
        cost=9,
        life=8,
        armor=3,
        attacks=(
            shot(
                "light-blast",
                0,
                ETHEREAL,
                within=(0, 2),
                speed=FREE,
                harm=Harm.LIGHT,
                effects=(between(9, 10, "stun"), on(11, "daze")),
                bonuses=(Bonus(2, ("nonliving",), creatures=True),),
            ),
        ),
        traits=(ZONE_EXCLUSIVE,),
        unique=True,
        abilities=(
            Ability("light-blast", FREE, (StrikeByTemples(),), (0, 2), CREATURE_OR_CONJURATION, per_round=1),
        ),
    ),
    # Once a round, next to the action phase of a friendly creature (before or after), the temple can shoot up to two
    # zones away. You choose a number up to that of the temples you control and pay as much mana: so many Ethereal light
    # dice are rolled, that number is added to the effect roll, and it is +2 against Nonliving creatures. An effect roll
    # of 9-10 stuns, 11 or more dazes.
    fourth_edition(
        "temple_of_light",
        abilities=(
            Ability(
                "light-blast",
                FREE,
                (StrikeByTemples(paid=True),),
                (0, 2),
                CREATURE_OR_CONJURATION,
                cost=1,
                per_round=1,
            ),
        ),
    ),
    # Once a round you may have one roll made again: a Defense or escape roll of your own, or, when a friendly creature
    # is attacked, the effect roll or all the attack dice of that attack.
    conjuration(
        "temple_of_the_dawnbreaker",
        of(holy=2),
        "temple",
        cost=8,
        life=7,
        armor=3,
        traits=(ZONE_EXCLUSIVE,),
        lasting=(Rerolls(),),
    ),
    # The melee attacks of all animals in the arena, on either side, have Piercing +1.
    conjuration(
        "tooth_and_nail",
        of(nature=2),
        "totem",
        cost=7,
        life=7,
        armor=2,
        traits=(ZONE_EXCLUSIVE,),
        grants=(Grant((piercing(1),), Reach.ARENA, Who(subtypes=("animal",))),),
    ),
)
