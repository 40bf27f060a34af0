"""The enchantments of the box, but for the curses."""

from __future__ import annotations

from magehall.games.mage_wars.cards.answers import (
    AvoidAttack,
    CarryOff,
    CounterSpell,
    SendBack,
    SpringTrap,
    TurnAttack,
    TurnSpell,
)
from magehall.games.mage_wars.cards.card import (
    Aim,
    Card,
    Defense,
    Grant,
    Reach,
    School,
    Style,
    Target,
    Trigger,
    Who,
)
from magehall.games.mage_wars.cards.declare import (
    CLEAR_ZONE,
    CORPOREAL_CREATURE,
    CREATURE,
    LIVING_CREATURE,
    ZONE,
    Reprint,
    between,
    enchantment,
    fourth_edition,
    of,
    on,
    reaction,
)
from magehall.games.mage_wars.cards.effects import TeleportHost
from magehall.games.mage_wars.cards.lasting import GoneWithCounterstrike, Moment, PaysBack, Toll
from magehall.games.mage_wars.cards.traits import (
    COUNTERSTRIKE,
    DEFROST,
    ELUSIVE,
    ETHEREAL,
    FAST,
    FLYING,
    INCAPACITATED,
    RESTRAINED,
    UNMOVABLE,
    VAMPIRIC,
    Harm,
    aegis,
    armor,
    channeling,
    life,
    magebind,
    melee,
    ranged,
    regenerate,
    upkeep,
)

ENCHANTMENTS: tuple[Card | Reprint, ...] = (
    # A living creature gets Melee +2.
    enchantment(
        "bear_strength", of(nature=1), reveal=3, target=LIVING_CREATURE, grants=(Grant((melee(2),)),)
    ),
    # The next attack against this Corporeal creature turns Block up in the Avoid Attack Step: it works as a successful
    # Defense, then is destroyed. Against an Unavoidable attack, or while the creature is Incapacitated, it is destroyed
    # for nothing.
    enchantment(
        "block",
        of(mind=1),
        "force",
        "defense",
        reveal=2,
        target=CORPOREAL_CREATURE,
        trigger=Trigger.ATTACKED,
        answer=AvoidAttack(),
    ),
    # A living creature gets Life +4.
    enchantment(
        "bull_endurance", of(nature=1), reveal=3, target=LIVING_CREATURE, grants=(Grant((life(4),)),)
    ),
    # A living creature becomes Fast.
    enchantment("cheetah_speed", of(nature=1), reveal=3, target=LIVING_CREATURE, grants=(Grant((FAST,)),)),
    # A Corporeal creature gets a Damage Barrier: whoever hits it in melee is struck back with 2 Ethereal lightning dice
    # that cannot be dodged, and may be dazed or stunned.
    enchantment(
        "circle_of_lightning",
        of(air=2),
        "lightning",
        "barrier",
        reveal=4,
        target=CORPOREAL_CREATURE,
        attacks=(
            reaction(
                "electric-surge",
                Style.BARRIER,
                2,
                ETHEREAL,
                harm=Harm.LIGHTNING,
                effects=(between(7, 10, "daze"), on(11, "stun")),
            ),
        ),
        traits=(magebind(2),),
    ),
    # A living creature gets a Defense: once a round it may avoid a melee or ranged attack on 7+.
    enchantment(
        "cobra_reflexes",
        of(nature=2),
        "defense",
        reveal=5,
        target=LIVING_CREATURE,
        lends=(Defense(7),),
    ),
    # A living creature gets a Defense: once a round it may avoid a melee or ranged attack on 7+. To reveal it on a mage
    # costs 2 mana more.
    fourth_edition("cobra_reflexes", traits=(magebind(2),)),
    # A bluff: it does nothing, and when it is revealed it is destroyed. Whenever it is destroyed or countered, revealed
    # or not, you get 2 mana back. Any object or zone may carry it.
    enchantment(
        "decoy",
        of(mind=1),
        "illusion",
        reveal=0,
        target=Target((Aim.ZONE, Aim.OBJECT)),
        novice=True,
        one_use=True,
        lasting=(PaysBack(mana=2),),
    ),
    # When you reveal it you may teleport the enchanted living creature to any zone of the arena; then the enchantment
    # is destroyed.
    enchantment(
        "divine_intervention",
        of(holy=3),
        "protection",
        reveal=10,
        target=LIVING_CREATURE,
        does=(TeleportHost(),),
        one_use=True,
        school_only=School.HOLY,
        epic=True,
    ),
    # A living creature gets Aegis 1: every attack against it loses a die.
    enchantment(
        "divine_protection",
        of(holy=1),
        "protection",
        "aegis",
        reveal=2,
        target=LIVING_CREATURE,
        traits=(magebind(2),),
        grants=(Grant((aegis(1),)),),
    ),
    # A living creature that is no mage learns to fly.
    enchantment(
        "eagle_wings",
        of(nature=2),
        reveal=4,
        target=Target((Aim.OBJECT,), Who(living=True, mage=False)),
        grants=(Grant((FLYING,)),),
    ),
    # A creature that is no mage gets Upkeep +2: its own controller pays, or loses it.
    enchantment(
        "essence_drain",
        of(arcane=2),
        "mana",
        reveal=4,
        target=Target((Aim.OBJECT,), Who(mage=False)),
        grants=(Grant((upkeep(2),)),),
    ),
    # The enchanted creature is Restrained and Unmovable; Uncontainable creatures do not care. You pay 3 mana for it in
    # each Upkeep Phase.
    enchantment(
        "force_hold",
        of(mind=2),
        "force",
        reveal=2,
        target=CREATURE,
        traits=(upkeep(3),),
        grants=(Grant((UNMOVABLE, RESTRAINED), containable=True),),
    ),
    # A Corporeal creature gets a Defense against ranged attacks, once a round on 8+. It works even while the creature
    # is dazed, Restrained or Incapacitated.
    enchantment(
        "force_orb",
        of(mind=1),
        "force",
        "defense",
        reveal=3,
        target=CORPOREAL_CREATURE,
        traits=(magebind(1),),
        lends=(Defense(8, melee=False, unhampered=True),),
    ),
    # A Corporeal creature gets a Defense against melee attacks, once a round on 8+. It works even while the creature is
    # dazed, Restrained or Incapacitated.
    enchantment(
        "force_sword",
        of(mind=1),
        "force",
        "defense",
        reveal=3,
        target=CORPOREAL_CREATURE,
        traits=(magebind(1),),
        lends=(Defense(8, ranged=False, unhampered=True),),
    ),
    # An object that channels mana of its own, such as a mage, a spawnpoint or a familiar, gets Channeling +1.
    enchantment(
        "harmonize",
        of(arcane=1),
        "mana",
        reveal=2,
        target=Target((Aim.OBJECT,), channeling=True),
        traits=(magebind(2),),
        grants=(Grant((channeling(1),)),),
    ),
    # A living creature gets Ranged +1.
    enchantment("hawkeye", of(nature=1), reveal=1, target=LIVING_CREATURE, grants=(Grant((ranged(1),)),)),
    # A trap for a zone without enemy creatures. The first enemy creature to enter springs it: 4 flame dice that cannot
    # be dodged, with one or two Burns; then the trap is gone.
    enchantment(
        "hellfire_trap",
        of(dark=1),
        "trap",
        "flame",
        reveal=2,
        target=CLEAR_ZONE,
        trigger=Trigger.ENTERED,
        answer=SpringTrap(),
        attacks=(
            reaction(
                "trap-attack",
                Style.TRAP,
                4,
                DEFROST,
                harm=Harm.FLAME,
                effects=(between(5, 8, "burn"), on(9, "burn", "burn")),
            ),
        ),
    ),
    # The next quick spell of the enchanted creature reveals Jinx and is cancelled: the card goes back to its owner's
    # spellbook and the mana is returned. The action is lost, and Jinx is destroyed.
    enchantment(
        "jinx",
        of(arcane=1),
        "metamagic",
        reveal=1,
        target=CREATURE,
        trigger=Trigger.CASTS_QUICK,
        answer=SendBack(),
    ),
    # A living creature becomes Elusive: enemies no longer hinder it, and it need not attack their guards.
    enchantment(
        "mongoose_agility", of(nature=1), reveal=3, target=LIVING_CREATURE, grants=(Grant((ELUSIVE,)),)
    ),
    # The next incantation or enchantment with which an opponent targets this Corporeal creature reveals Nullify and is
    # countered; Nullify is then destroyed.
    enchantment(
        "nullify",
        of(arcane=1),
        "metamagic",
        reveal=2,
        target=CORPOREAL_CREATURE,
        trigger=Trigger.TARGETED,
        answer=CounterSpell(),
    ),
    # For the first melee or ranged attack of the enchanted creature in a round its controller must pay 2 mana as it is
    # declared, or it does not happen. Counterstrikes are free. Mages cannot be pacified.
    enchantment(
        "pacify",
        of(holy=1),
        "psychic",
        reveal=2,
        target=Target((Aim.OBJECT,), Who(mage=False)),
        lasting=(Toll(Moment.ATTACKS, mana=2),),
    ),
    # A living creature gets Regenerate 2.
    enchantment(
        "regrowth",
        of(nature=1),
        reveal=3,
        target=LIVING_CREATURE,
        traits=(magebind(1),),
        grants=(Grant((regenerate(2),)),),
    ),
    # The quick melee attacks of a Corporeal creature can be used as a Counterstrike. After the first such answer the
    # enchantment is destroyed.
    enchantment(
        "retaliate",
        of(war=1),
        reveal=2,
        target=CORPOREAL_CREATURE,
        grants=(Grant((COUNTERSTRIKE,)),),
        lasting=(GoneWithCounterstrike(),),
    ),
    # The next attack against this Corporeal creature reveals Reverse Attack in the Avoid Attack Step: it misses and
    # turns on the attacker instead, under your control. Then the enchantment is destroyed; against an Unavoidable
    # attack it is destroyed for nothing.
    enchantment(
        "reverse_attack",
        of(mind=2),
        "force",
        "defense",
        reveal=5,
        target=CORPOREAL_CREATURE,
        trigger=Trigger.ATTACKED,
        answer=TurnAttack(takes_over=True),
    ),
    # The next attack against this Corporeal creature reveals Reverse Attack in the Avoid Attack Step: it misses and
    # turns on the attacker instead while dice are rolled and damage and effects dealt, without changing hands. Then the
    # enchantment is destroyed; against an Unavoidable attack it is destroyed for nothing.
    fourth_edition("reverse_attack", answer=TurnAttack()),
    # The next incantation or enchantment with which an opponent targets this Corporeal creature reveals Reverse Magic:
    # you take control of the spell, and its caster becomes its target. What was chosen for it stays chosen, and nobody
    # pays more. If the caster cannot be its target, or the choice does not fit there, the spell is countered; either
    # way Reverse Magic is destroyed.
    enchantment(
        "reverse_magic",
        of(arcane=2),
        "metamagic",
        reveal=5,
        target=CORPOREAL_CREATURE,
        trigger=Trigger.TARGETED,
        answer=TurnSpell(),
    ),
    # The next incantation or enchantment with which an opponent targets this Corporeal creature reveals Reverse Magic:
    # you take control of the spell, and its caster becomes its target. What is to be chosen for it you choose, and pay
    # what that costs more. If the caster cannot be its target, the spell is countered; either way Reverse Magic is
    # destroyed.
    fourth_edition("reverse_magic", answer=TurnSpell(anew=True)),
    # A living creature gets Armor +2.
    enchantment(
        "rhino_hide",
        of(nature=1),
        reveal=2,
        target=LIVING_CREATURE,
        traits=(magebind(1),),
        grants=(Grant((armor(2),)),),
    ),
    # Friendly living creatures in the enchanted zone have Aegis 1.
    enchantment(
        "sacred_ground",
        of(holy=2),
        "protection",
        "aegis",
        reveal=4,
        target=ZONE,
        grants=(Grant((aegis(1),), Reach.ZONE, Who(friendly=True, living=True)),),
    ),
    # A trap for a zone without enemy creatures. The first enemy creature to enter springs it and is whisked off to
    # whichever zone you choose, two zones away at most; then the trap is gone.
    enchantment(
        "teleport_trap",
        of(arcane=1),
        "trap",
        "teleport",
        reveal=2,
        target=CLEAR_ZONE,
        trigger=Trigger.ENTERED,
        answer=CarryOff(most=2),
    ),
    # A Corporeal creature that is no mage is Incapacitated but has Armor +6. You pay 4 mana for it in each Upkeep
    # Phase, and you cannot reveal it in the middle of an attack, a spell or another action.
    enchantment(
        "turn_to_stone",
        of(arcane=2, earth=1),
        "transform",
        reveal=4,
        target=Target((Aim.OBJECT,), Who(corporeal=True, mage=False)),
        traits=(upkeep(4),),
        grants=(Grant((armor(6), INCAPACITATED)),),
        only_at_rest=True,
    ),
    # A living creature's melee attacks become Vampiric: it heals itself for half of what they do to living creatures.
    enchantment(
        "vampirism", of(dark=2), "vampiric", reveal=4, target=LIVING_CREATURE, grants=(Grant((VAMPIRIC,)),)
    ),
)
