"""The equipment of the box."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import (
    Ability,
    Bonus,
    Card,
    Defense,
    Discount,
    Grant,
    Kind,
    Reach,
    School,
    Slot,
    SpellFilter,
    Style,
)
from magehall.games.mage_wars.cards.declare import (
    ANIMAL,
    LIVING_NON_MAGE,
    QUICK,
    Reprint,
    bar,
    between,
    equipment,
    fourth_edition,
    of,
    on,
    reaction,
    shot,
)
from magehall.games.mage_wars.cards.effects import Bestow, Heal, Place, Rebind
from magehall.games.mage_wars.cards.lasting import Frightens, Moment, Toll, Torments
from magehall.games.mage_wars.cards.traits import (
    CRITICAL,
    DEFROST,
    ETHEREAL,
    REACH,
    SPELLBIND,
    Harm,
    armor,
    channeling,
    mana_drain,
    melee,
    might,
    modifier,
    piercing,
    regenerate,
)

REBIND = Ability("rebind", QUICK, (Rebind(),), None, cost=3, spell=True)
"""Change the spell bound to a wand."""

EQUIPMENT: tuple[Card | Reprint, ...] = (
    # Once a round the wearer pays 1 mana less for a metamagic or mana spell; for an enchantment the discount comes when
    # it is revealed, not when it is cast.
    equipment(
        "arcane_ring",
        of(arcane=1),
        "mana",
        cost=2,
        slots=(Slot.RING,),
        discount=Discount(SpellFilter(subtypes=("metamagic", "mana"))),
        mages=("wizard",),
    ),
    # The wearer has Armor +2 and suffers less from frost (-2).
    equipment(
        "bearskin",
        of(nature=1),
        cost=6,
        slots=(Slot.CHEST,),
        grants=(Grant((armor(2), modifier(Harm.FROST, -2)), Reach.MAGE),),
    ),
    # Once a round, as a quick spell, the wearer may pay 2 mana to put an Armor +1 token on a living creature, no mage,
    # up to one zone away. Tokens add up.
    equipment(
        "crown_of_protection",
        of(holy=1),
        "protection",
        cost=1,
        slots=(Slot.HELMET,),
        mages=("priestess",),
        abilities=(Ability("protect", QUICK, (Place("armor"),), (0, 1), LIVING_NON_MAGE, 2, 1, spell=True),),
    ),
    # The wearer's attacks that deal light damage have Melee +1 and Ranged +1.
    equipment(
        "dawnbreaker_ring",
        of(holy=1),
        cost=3,
        slots=(Slot.RING,),
        grants=(Grant((might(Harm.LIGHT, 1),), Reach.MAGE),),
    ),
    # The wearer has a Defense: once a round a melee attack may be avoided on 7+.
    equipment(
        "deflection_bracers",
        of(war=1),
        "defense",
        cost=6,
        slots=(Slot.GLOVES,),
        lends=(Defense(7, ranged=False),),
    ),
    # The wearer has Armor +2, and a Damage Barrier: whoever hits the mage in melee suffers 1 Ethereal die that cannot
    # be dodged and whose damage is all critical.
    equipment(
        "demonhide_armor",
        of(dark=2),
        cost=8,
        slots=(Slot.CHEST,),
        attacks=(reaction("demonic-presence", Style.BARRIER, 1, ETHEREAL, CRITICAL),),
        grants=(Grant((armor(2),), Reach.MAGE),),
        school_only=School.DARK,
    ),
    # The wearer has Armor +2 and suffers less from flame (-2).
    equipment(
        "dragonscale_hauberk",
        of(fire=1),
        cost=6,
        slots=(Slot.CHEST,),
        grants=(Grant((armor(2), modifier(Harm.FLAME, -2)), Reach.MAGE),),
    ),
    # The wearer has Armor +1 and suffers less from flame, frost and lightning (-2 each).
    equipment(
        "elemental_cloak",
        of(arcane=1),
        cost=6,
        slots=(Slot.CLOAK,),
        grants=(
            Grant(
                (armor(1), modifier(Harm.FLAME, -2), modifier(Harm.FROST, -2), modifier(Harm.LIGHTNING, -2)),
                Reach.MAGE,
            ),
        ),
    ),
    # You may bind an attack spell from your spellbook to the wand, unless it is Epic; it can be cast once a round and
    # stays bound. Binding another later takes a quick spell and 3 mana.
    equipment(
        "elemental_wand",
        of(earth=2, fire=2, air=2, water=2),
        cost=5,
        slots=(Slot.WEAPON, Slot.SHIELD),
        either_slot=True,
        either_school=True,
        traits=(SPELLBIND,),
        binds=SpellFilter(kinds=(Kind.ATTACK,), epic=False),
        abilities=(REBIND,),
    ),
    # Once a round the wearer pays 1 mana less when casting an enchantment on a friendly creature.
    equipment(
        "enchanters_ring",
        of(arcane=1, nature=1),
        cost=2,
        slots=(Slot.RING,),
        either_school=True,
        discount=Discount(SpellFilter(kinds=(Kind.ENCHANTMENT,)), on_reveal=False, on_friendly_creature=True),
    ),
    # The wearer's attacks that deal flame damage have Melee +1 and Ranged +1.
    equipment(
        "fireshaper_ring",
        of(fire=1),
        cost=3,
        slots=(Slot.RING,),
        grants=(Grant((might(Harm.FLAME, 1),), Reach.MAGE),),
    ),
    # The wearer has Melee +1.
    equipment(
        "gauntlets_of_strength",
        of(war=1),
        cost=3,
        slots=(Slot.GLOVES,),
        grants=(Grant((melee(1),), Reach.MAGE),),
    ),
    # When a melee attack that is no Counterstrike is declared against the wearer, the effect die is rolled before
    # anything is paid for it: on 9+ it is cancelled, and the attacker may choose another target. Nonliving creatures
    # and those with Psychic Immunity know no fear.
    equipment(
        "helm_of_fear",
        of(dark=2),
        cost=8,
        slots=(Slot.HELMET,),
        mages=("warlock",),
        lasting=(Frightens(roll=9),),
    ),
    # When a melee attack that is no Counterstrike is declared against the wearer, the effect die is rolled before
    # anything is paid for it: on 9+ it is cancelled. The attacker may choose another attack, but none in melee against
    # this mage until its action phase ends. Nonliving creatures and those with Psychic Immunity know no fear.
    fourth_edition("helm_of_fear", lasting=(Frightens(roll=9, melee_only=True),)),
    # A two-handed bow, taking the weapon and the shield place: as a full action, 4 dice at range 1-2 that ignore 1
    # point of armour.
    equipment(
        "ivarium_longbow",
        of(war=2),
        cost=8,
        slots=(Slot.WEAPON, Slot.SHIELD),
        attacks=(shot("voltaric-strike", 4, piercing(1), within=(1, 2)),),
    ),
    # A whip for quick melee attacks: 4 flame dice with Reach, so that flyers are not safe, and up to two Burns.
    equipment(
        "lash_of_hellfire",
        of(dark=1, fire=1),
        cost=8,
        slots=(Slot.WEAPON,),
        attacks=(
            bar(
                "searing-thrash",
                4,
                REACH,
                DEFROST,
                harm=Harm.FLAME,
                effects=(between(7, 10, "burn"), on(11, "burn", "burn")),
            ),
        ),
        mages=("warlock",),
    ),
    # The wearer has Armor +1.
    equipment(
        "leather_boots",
        of(war=1),
        cost=2,
        slots=(Slot.BOOTS,),
        grants=(Grant((armor(1),), Reach.MAGE),),
        novice=True,
    ),
    # The wearer has Armor +1.
    equipment(
        "leather_gloves",
        of(war=1),
        cost=2,
        slots=(Slot.GLOVES,),
        grants=(Grant((armor(1),), Reach.MAGE),),
        novice=True,
    ),
    # The wearer's attacks that deal lightning damage have Melee +1 and Ranged +1.
    equipment(
        "lightning_ring",
        of(air=1),
        cost=3,
        slots=(Slot.RING,),
        grants=(Grant((might(Harm.LIGHTNING, 1),), Reach.MAGE),),
    ),
    # A weapon for quick melee attacks: 4 Ethereal dice with Reach.
    equipment(
        "mage_staff",
        of(arcane=1),
        cost=5,
        slots=(Slot.WEAPON,),
        attacks=(bar("arcane-burst", 4, REACH, ETHEREAL),),
    ),
    # You may bind an incantation from your spellbook to the wand, unless it is Epic; it can be cast once a round and
    # stays bound. Binding another later takes a quick spell and 3 mana.
    equipment(
        "mage_wand",
        of(arcane=2),
        cost=5,
        slots=(Slot.WEAPON, Slot.SHIELD),
        either_slot=True,
        traits=(SPELLBIND,),
        binds=SpellFilter(kinds=(Kind.INCANTATION,), epic=False),
        abilities=(REBIND,),
    ),
    # In the Upkeep Phase you may pay 1 mana for each creature that carries a revealed curse of yours: it suffers 1
    # direct damage.
    equipment(
        "molochs_torment",
        of(dark=1),
        cost=3,
        slots=(Slot.AMULET,),
        mages=("warlock",),
        lasting=(Torments(mana=1, damage=1),),
    ),
    # The wearer has Channeling +1.
    equipment(
        "moonglow_amulet",
        of(arcane=1),
        "mana",
        cost=6,
        slots=(Slot.AMULET,),
        grants=(Grant((channeling(1),), Reach.MAGE),),
    ),
    # The wearer has Regenerate 2.
    equipment(
        "regrowth_belt",
        of(nature=1),
        cost=6,
        slots=(Slot.BELT,),
        grants=(Grant((regenerate(2),), Reach.MAGE),),
    ),
    # Once a round the wearer pays 1 mana less for a Holy incantation or enchantment; for an enchantment the discount
    # comes when it is revealed, not when it is cast.
    equipment(
        "ring_of_asyra",
        of(holy=1),
        "mana",
        cost=2,
        slots=(Slot.RING,),
        discount=Discount(SpellFilter(kinds=(Kind.ENCHANTMENT, Kind.INCANTATION), schools=(School.HOLY,))),
        mages=("priestess",),
    ),
    # Once a round the wearer pays 1 mana less for casting an animal.
    equipment(
        "ring_of_beasts",
        of(nature=1),
        "mana",
        cost=2,
        slots=(Slot.RING,),
        discount=Discount(SpellFilter(kinds=(Kind.CREATURE,), subtypes=("animal",)), on_reveal=False),
        mages=("beastmaster",),
    ),
    # Once a round the wearer pays 1 mana less for a curse; for an enchantment the discount comes when it is revealed,
    # not when it is cast.
    equipment(
        "ring_of_curses",
        of(dark=1),
        "mana",
        cost=2,
        slots=(Slot.RING,),
        discount=Discount(SpellFilter(subtypes=("curse",))),
        mages=("warlock",),
    ),
    # A weapon for quick melee attacks: 4 Ethereal dice of light, +2 against Nonliving creatures, that daze or stun.
    equipment(
        "staff_of_asyra",
        of(holy=2),
        cost=9,
        slots=(Slot.WEAPON,),
        attacks=(
            bar(
                "celestial-strike",
                4,
                ETHEREAL,
                harm=Harm.LIGHT,
                effects=(between(5, 10, "daze"), on(11, "stun")),
                bonuses=(Bonus(2, ("nonliving",), creatures=True),),
            ),
        ),
        mages=("priestess",),
    ),
    # A weapon with 4 dice for quick melee attacks. Once a round, as a quick spell, the wearer may pay 2 mana for an
    # animal up to one zone away: it has Melee +2 for the rest of the round, or is healed by 2 attack dice.
    equipment(
        "staff_of_beasts",
        of(nature=2),
        cost=7,
        slots=(Slot.WEAPON,),
        attacks=(bar("savage-strike", 4),),
        mages=("beastmaster",),
        abilities=(
            Ability("embolden", QUICK, (Bestow((melee(2),)),), (0, 1), ANIMAL, 2, 1, spell=True),
            Ability("mend", QUICK, (Heal(2),), (0, 1), ANIMAL, 2, 1, spell=True),
        ),
    ),
    # A weapon whose attacks are Ethereal and, when they wound an enemy creature, take 1 mana from its controller: 4
    # dice in quick melee, or 3 dice at exactly one zone as a full action.
    equipment(
        "staff_of_the_arcanum",
        of(arcane=2),
        cost=8,
        slots=(Slot.WEAPON,),
        attacks=(
            bar("arcane-strike", 4, ETHEREAL, mana_drain(1)),
            shot("arcane-blast", 3, ETHEREAL, mana_drain(1), within=(1, 1)),
        ),
    ),
    # For each creature's first melee attack of the round against the wearer, counterstrikes included, its controller
    # must pay 2 mana when it is declared.
    equipment(
        "suppression_cloak",
        of(arcane=2),
        "mana",
        cost=8,
        slots=(Slot.CLOAK,),
        mages=("wizard",),
        lasting=(Toll(Moment.ATTACKED, mana=2),),
    ),
    # For each creature's first melee attack of the round against the wearer its controller must pay 2 mana when it is
    # declared. Counterstrikes are free, and do not count as that first attack.
    fourth_edition("suppression_cloak", lasting=(Toll(Moment.ATTACKED, mana=2, spares_counterstrikes=True),)),
    # The wearer has Armor +2 and suffers much less from wind (-3).
    equipment(
        "wind_wyvern_hide",
        of(air=1),
        cost=6,
        slots=(Slot.CHEST,),
        grants=(Grant((armor(2), modifier(Harm.WIND, -3)), Reach.MAGE),),
    ),
)
