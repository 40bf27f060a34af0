"""The incantations of the box."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Aim, Card, School, Style, Target, Who
from magehall.games.mage_wars.cards.declare import (
    ARENA,
    CORPOREAL_CREATURE,
    CREATURE,
    CREATURE_OR_CONJURATION,
    FULL,
    LIVING_CREATURE,
    MAGE,
    ZONE,
    Reprint,
    fourth_edition,
    incantation,
    of,
    on,
    reaction,
)
from magehall.games.mage_wars.cards.effects import (
    Banish,
    Bestow,
    BestowAll,
    DestroyEnchantments,
    DestroyTarget,
    DrainMana,
    Heal,
    HealZone,
    Hurt,
    KnockDown,
    MoveEnchantment,
    Place,
    PushIt,
    RemoveConditions,
    Resurrect,
    Rouse,
    Strike,
    TeleportIt,
)
from magehall.games.mage_wars.cards.markers import SLEEP
from magehall.games.mage_wars.cards.prices import (
    Ask,
    ByLevel,
    CostOfChosen,
    CostOfCures,
    CostToReturn,
    Level,
    PerZone,
    ThroughWall,
    TwofoldCost,
    WholeCost,
)
from magehall.games.mage_wars.cards.traits import (
    DEFROST,
    ELUSIVE,
    FAST,
    MAGECAST,
    UNAVOIDABLE,
    VAMPIRIC,
    Harm,
    charge,
    melee,
    piercing,
)

INCANTATIONS: tuple[Card | Reprint, ...] = (
    # A creature that is no mage leaves the arena with 3 Banish tokens, one of which goes in each Upkeep Phase; with the
    # last it comes back to the zone it left. Meanwhile it cannot act, its action marker stays as it is, and only what
    # is attached to it, its conditions and its own traits affect it.
    incantation(
        "banish",
        of(arcane=3),
        "teleport",
        cost=14,
        target=Target((Aim.OBJECT,), Who(mage=False)),
        does=(Banish(phases=3),),
    ),
    # A creature that is no mage leaves the arena with 3 Banish tokens, one of which goes in each Upkeep Phase; with the
    # last it comes back to the zone it left. Meanwhile it cannot act, its action marker stays as it is, and only what
    # is attached to it, its conditions and its own traits and abilities affect it.
    fourth_edition("banish", does=(Banish(phases=3, keeps_abilities=True),)),
    # After the target's next melee attack this round, Counterstrikes aside, it may at once make a quick melee attack as
    # well. Only one Battle Fury a round can be cast on the same creature.
    incantation(
        "battle_fury",
        of(war=1),
        "command",
        cost=5,
        target=CORPOREAL_CREATURE,
        does=(Bestow((), next_melee=True, another=True),),
        once_a_round=True,
    ),
    # For the rest of the round all friendly animals in the arena have Melee +1.
    incantation(
        "call_of_the_wild",
        of(nature=1),
        cost=4,
        target=ARENA,
        within=(0, 0),
        does=(BestowAll((melee(1),), "animal"),),
    ),
    # For the rest of the round a Corporeal creature is Fast and has Charge +1.
    incantation(
        "charge", of(war=1), "command", cost=4, target=CORPOREAL_CREATURE, does=(Bestow((FAST, charge(1))),)
    ),
    # Destroys a revealed enchantment. It costs as much as that enchantment did in all: casting and revealing together.
    incantation(
        "dispel",
        of(arcane=1),
        "metamagic",
        target=Target((Aim.ENCHANTMENT,), hidden=False),
        price=WholeCost(),
        does=(DestroyTarget(),),
    ),
    # Destroys one piece of equipment on a mage up to one zone away. It costs as much mana as that equipment's casting.
    incantation(
        "dissolve",
        of(water=1),
        "acid",
        target=MAGE,
        within=(0, 1),
        price=CostOfChosen(),
        asks=Ask.EQUIPMENT,
        does=(DestroyTarget(),),
    ),
    # A living creature up to one zone away suffers 5 dice of direct damage, and the caster heals by as much as it
    # suffered. Only a mage can cast this.
    incantation(
        "drain_life",
        of(dark=3),
        "vampiric",
        cost=12,
        target=LIVING_CREATURE,
        within=(0, 1),
        traits=(MAGECAST,),
        school_only=School.DARK,
        does=(Hurt(5, drain=True),),
    ),
    # A mage up to two zones away loses mana by the result of 8 attack dice, and the caster gains what was lost. Only a
    # mage can cast this.
    incantation(
        "drain_power", of(arcane=3), "mana", cost=16, target=MAGE, traits=(MAGECAST,), does=(DrainMana(8),)
    ),
    # For the rest of the round a Corporeal creature is Elusive.
    incantation("evade", of(war=1), "command", cost=3, target=CORPOREAL_CREATURE, does=(Bestow((ELUSIVE,)),)),
    # Destroys one piece of equipment on a mage up to one zone away and then attacks that mage with 4 flame dice that
    # cannot be dodged and burn on 6+. It costs 6 mana more than the equipment's casting.
    incantation(
        "explode",
        of(fire=2),
        "flame",
        target=MAGE,
        within=(0, 1),
        attacks=(
            reaction("fiery-blast", Style.SPECIAL, 4, DEFROST, harm=Harm.FLAME, effects=(on(6, "burn"),)),
        ),
        price=CostOfChosen(more=6),
        asks=Ask.EQUIPMENT,
        does=(DestroyTarget(), Strike()),
    ),
    # Pushes a creature one zone in a direction you choose. Through a wall with Passage Attacks it costs 3 mana more;
    # Unmovable creatures stay where they are.
    incantation(
        "force_push",
        of(mind=1),
        "force",
        cost=3,
        target=CREATURE,
        price=ThroughWall(3),
        asks=Ask.DIRECTION,
        does=(PushIt(),),
    ),
    # Pushes a creature one zone in a direction you choose. A wall with Passage Attacks stops it, unless you pay 3 mana
    # more as you cast the spell; Unmovable creatures stay where they are.
    fourth_edition("force_push", price=ThroughWall(3, optional=True), does=(PushIt(halts=True),)),
    # Each friendly living creature in a zone is healed by the result of 5 attack dice, rolled for each of them.
    incantation(
        "group_heal",
        of(holy=2),
        "healing",
        cost=9,
        target=ZONE,
        within=(0, 1),
        speed=FULL,
        does=(HealZone(5),),
    ),
    # A living creature is healed by the result of 8 attack dice.
    incantation("heal", of(holy=2), "healing", cost=9, target=LIVING_CREATURE, does=(Heal(8),)),
    # A creature is Incapacitated until its next action phase begins, or the round ends if that comes first. Unmovable
    # creatures keep their feet.
    incantation("knockdown", of(mind=1), "force", cost=3, target=CREATURE, does=(KnockDown(),)),
    # A living creature in your zone, no mage, is healed by the result of 12 attack dice; you may also take off as many
    # of its condition markers as you pay for.
    incantation(
        "lay_hands",
        of(holy=3),
        "healing",
        cost=9,
        target=Target((Aim.OBJECT,), Who(living=True, mage=False)),
        within=(0, 0),
        school_only=School.HOLY,
        epic=True,
        does=(Heal(12), RemoveConditions(all=True)),
    ),
    # A living creature up to one zone away is healed by the result of 5 attack dice.
    incantation(
        "minor_heal", of(holy=1), "healing", cost=5, target=LIVING_CREATURE, within=(0, 1), does=(Heal(5),)
    ),
    # The next melee attack of a Corporeal creature this round is Unavoidable.
    incantation(
        "perfect_strike",
        of(war=1),
        "command",
        cost=2,
        target=CORPOREAL_CREATURE,
        novice=True,
        does=(Bestow((UNAVOIDABLE,), next_melee=True),),
    ),
    # The next melee attack of a Corporeal creature has Piercing +3.
    incantation(
        "piercing_strike",
        of(war=1),
        "command",
        cost=2,
        target=CORPOREAL_CREATURE,
        novice=True,
        does=(Bestow((piercing(3),), next_melee=True, lasting=True),),
    ),
    # The next melee attack of a Corporeal creature this round has Piercing +3.
    fourth_edition("piercing_strike", does=(Bestow((piercing(3),), next_melee=True),)),
    # All enchantments on a creature or conjuration up to one zone away are destroyed, hidden and revealed, yours and
    # others'.
    incantation(
        "purge_magic",
        of(arcane=3),
        "metamagic",
        cost=12,
        target=CREATURE_OR_CONJURATION,
        within=(0, 1),
        does=(DestroyEnchantments(),),
    ),
    # You take poison conditions off a living creature, paying the removal cost of each, and destroy revealed poison
    # enchantments on it, paying for each what it cost in all. How many, you decide.
    incantation(
        "purify",
        of(holy=1),
        "healing",
        target=LIVING_CREATURE,
        price=CostOfCures(),
        asks=Ask.CURES,
        does=(RemoveConditions(all=True, harm="poison"),),
    ),
    # Brings a destroyed living creature back out of your discard pile, summoned into the caster's zone. It costs that
    # creature's mana plus its level.
    incantation(
        "resurrection",
        of(holy=4),
        "healing",
        target=Target((Aim.DISCARD,), Who(living=True)),
        within=(0, 0),
        speed=FULL,
        price=CostToReturn(),
        does=(Resurrect(),),
    ),
    # A living creature summoned this round gets ready and may act this round. It costs its level, and each creature can
    # be roused once a round only.
    incantation(
        "rouse_the_beast",
        of(nature=1),
        target=LIVING_CREATURE,
        price=Level(),
        once_a_round=True,
        does=(Rouse(),),
    ),
    # Destroys a hidden enchantment; once the spell is cast, it can no longer be revealed in answer.
    incantation(
        "seeking_dispel",
        of(arcane=1),
        "metamagic",
        cost=2,
        target=Target((Aim.ENCHANTMENT,), hidden=True),
        does=(DestroyTarget(pinned=True),),
    ),
    # Moves an enchantment of yours to another legal target; both must be in range and in sight. A hidden one costs 1
    # mana, a revealed one its level.
    incantation(
        "shift_enchantment",
        of(arcane=1),
        "metamagic",
        target=Target((Aim.ENCHANTMENT,), mine=True),
        novice=True,
        price=Level(hidden=1),
        asks=Ask.HOST,
        does=(MoveEnchantment(),),
    ),
    # A living creature, no mage, gets a Sleep marker unless psychic effects cannot touch it. It costs 4, 5 or 6 mana
    # for level 1, 2 or 3, and 2 more for each further level.
    incantation(
        "sleep",
        of(mind=2),
        "psychic",
        target=Target((Aim.OBJECT,), Who(living=True, mage=False)),
        price=ByLevel((4, 5, 6, 8, 10, 12)),
        does=(Place(SLEEP),),
    ),
    # A revealed enchantment becomes yours and moves to another legal target; both must be in range and in sight. You
    # pay what it cost in all, and then the casting and reveal cost for the new target.
    incantation(
        "steal_enchantment",
        of(arcane=3),
        "metamagic",
        target=Target((Aim.ENCHANTMENT,), hidden=False),
        speed=FULL,
        price=TwofoldCost(),
        asks=Ask.THEFT,
        does=(MoveEnchantment(steal=True),),
    ),
    # Teleports a creature to a zone in range and in sight. It costs 3 mana for each zone of distance, at least 3, and
    # is no move action of the creature.
    incantation(
        "teleport",
        of(arcane=2),
        "teleport",
        target=CREATURE,
        price=PerZone(3),
        asks=Ask.ZONE,
        does=(TeleportIt(),),
    ),
    # The next melee attack of a living creature this round is Vampiric and has Piercing +1.
    incantation(
        "vampiric_strike",
        of(dark=1),
        "vampiric",
        cost=3,
        target=LIVING_CREATURE,
        does=(Bestow((VAMPIRIC, piercing(1)), next_melee=True),),
    ),
)
