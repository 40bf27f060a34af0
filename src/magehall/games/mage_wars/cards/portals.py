"""The portals of the box, which are conjurations."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import (
    Ability,
    Card,
    Casts,
    Grant,
    Kind,
    Reach,
    School,
    SpellFilter,
    Style,
    Who,
)
from magehall.games.mage_wars.cards.declare import (
    FULL,
    Reprint,
    between,
    conjuration,
    fourth_edition,
    of,
    on,
    reaction,
)
from magehall.games.mage_wars.cards.effects import CollectMana, OpenGate
from magehall.games.mage_wars.cards.lasting import FedBySpells, FedByWounds, Gateway, OffersAction, SetUpon
from magehall.games.mage_wars.cards.traits import (
    DEFROST,
    FLAME_IMMUNITY,
    INCORPOREAL,
    SPAWNPOINT,
    ZONE_EXCLUSIVE,
    Harm,
    channeling,
    melee,
    modifier,
)

PORTALS: tuple[Card | Reprint, ...] = (
    # All demons, on either side, have Melee +1. Once in the game your mage can spend a full action and 12 mana to throw
    # the Gate open: it attacks every creature without Flying up to two zones away with 4 flame dice that cannot be
    # dodged. From then on you may place any demon your mage summons in the Gate's zone.
    conjuration(
        "gate_to_hell",
        of(dark=6),
        "portal",
        cost=12,
        life=11,
        armor=3,
        speed=FULL,
        attacks=(
            reaction(
                "open-the-gate",
                Style.SPECIAL,
                4,
                DEFROST,
                harm=Harm.FLAME,
                effects=(between(5, 10, "burn"), on(11, "burn", "burn")),
            ),
        ),
        traits=(ZONE_EXCLUSIVE, FLAME_IMMUNITY, modifier(Harm.HYDRO, 3)),
        grants=(Grant((melee(1),), Reach.ARENA, Who(subtypes=("demon",))),),
        mages=("warlock",),
        epic=True,
        abilities=(Ability("open-the-gate", FULL, (OpenGate(reach=2),), None, cost=12),),
        lasting=(OffersAction(), Gateway("demon")),
    ),
    # All demons, on either side, have Melee +1. Once in the game your mage can spend a full action and 12 mana to throw
    # the Gate open: it attacks every creature without Flying in the whole arena with 4 flame dice that cannot be dodged.
    # From then on you may place any demon that your mage, a spawnpoint or a familiar of yours summons in the Gate's
    # zone.
    fourth_edition(
        "gate_to_hell",
        abilities=(Ability("open-the-gate", FULL, (OpenGate(reach=None),), None, cost=12),),
        lasting=(OffersAction(), Gateway("demon", by_helpers=True)),
    ),
    # As the Gate enters play you name an opposing mage: each spell that mage casts and resolves puts 1 mana on it,
    # besides its own Channeling of 1. In the Deployment Phase, with 3 or more mana on it, it can summon a Corporeal
    # Arcane creature.
    conjuration(
        "gate_to_voltari",
        of(arcane=4),
        "portal",
        cost=14,
        life=14,
        armor=2,
        channeling=1,
        traits=(SPAWNPOINT, ZONE_EXCLUSIVE),
        casts=Casts(SpellFilter(kinds=(Kind.CREATURE,), schools=(School.ARCANE,), corporeal=True), needs=3),
        mages=("wizard",),
        epic=True,
        lasting=(SetUpon(enemy=True), FedBySpells(mana=1)),
    ),
    # A spawnpoint with 2 Channeling: in each Deployment Phase it can summon one animal.
    conjuration(
        "lair",
        of(nature=4),
        "portal",
        cost=15,
        life=13,
        armor=3,
        channeling=2,
        traits=(SPAWNPOINT, ZONE_EXCLUSIVE),
        casts=Casts(SpellFilter(kinds=(Kind.CREATURE,), subtypes=("animal",))),
        mages=("beastmaster",),
        epic=True,
    ),
    # As it enters play you choose a mage in line of sight up to two zones from it. As long as it stays, that mage has
    # Channeling -2, wherever in the arena.
    conjuration(
        "mana_siphon",
        of(arcane=3),
        "portal",
        "mana",
        cost=12,
        life=9,
        armor=None,
        traits=(ZONE_EXCLUSIVE, INCORPOREAL),
        epic=True,
        grants=(Grant((channeling(-2),), Reach.CHOSEN),),
        lasting=(SetUpon(within=(0, 2)),),
    ),
    # When a friendly creature attacks and damages an enemy creature, 1 mana goes on the Pentagram: once for each
    # different enemy and at most 2 a round, besides its own Channeling of 1. In the Deployment Phase, with 2 or more
    # mana on it, it can summon a living Dark creature.
    conjuration(
        "pentagram",
        of(dark=4),
        "portal",
        "rune",
        cost=14,
        life=10,
        armor=None,
        channeling=1,
        traits=(SPAWNPOINT, ZONE_EXCLUSIVE, INCORPOREAL),
        casts=Casts(SpellFilter(kinds=(Kind.CREATURE,), schools=(School.DARK,), living=True), needs=2),
        mages=("warlock",),
        epic=True,
        lasting=(FedByWounds(most=2),),
    ),
    # Up to twice a round a friendly cleric can use a full action to put 1 mana on the temple, besides its own
    # Channeling of 1. In the Deployment Phase, with 2 or more mana on it, it can summon a Holy creature.
    conjuration(
        "temple_of_asyra",
        of(holy=3),
        "temple",
        "portal",
        cost=10,
        life=9,
        armor=3,
        channeling=1,
        traits=(SPAWNPOINT, ZONE_EXCLUSIVE),
        casts=Casts(SpellFilter(kinds=(Kind.CREATURE,), schools=(School.HOLY,)), needs=2),
        school_only=School.HOLY,
        epic=True,
        abilities=(Ability("pray", FULL, (CollectMana(1),), None, per_round=2),),
        lasting=(OffersAction("cleric"),),
    ),
)
