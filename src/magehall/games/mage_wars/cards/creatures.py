"""The creatures of the box, but for animals and demons."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import (
    Ability,
    Bonus,
    Card,
    Casts,
    Defense,
    Grant,
    Kind,
    Reach,
    School,
    SpellFilter,
)
from magehall.games.mage_wars.cards.declare import FULL, LIVING_CREATURE, bar, between, creature, of, on, shot
from magehall.games.mage_wars.cards.effects import DestroySelf, Heal
from magehall.games.mage_wars.cards.lasting import Empowers, GrowsInWrath
from magehall.games.mage_wars.cards.traits import (
    BLINKING,
    COUNTERSTRIKE,
    DOUBLESTRIKE,
    ETHEREAL,
    FAMILIAR,
    FAST,
    FLYING,
    INCORPOREAL,
    LIGHT_IMMUNITY,
    NONLIVING,
    PEST,
    PSYCHIC_IMMUNITY,
    SLOW,
    TRIPLESTRIKE,
    UNAVOIDABLE,
    VAMPIRIC,
    Harm,
    aegis,
    bloodthirsty,
    mana_drain,
    modifier,
    piercing,
    regenerate,
    upkeep,
)

CREATURES: tuple[Card, ...] = (
    # A cheap helper with a weak staff. As a full action he heals a living creature up to one zone away by the result of
    # 1 attack die.
    creature(
        "asyran_cleric",
        of(holy=1),
        "cleric",
        cost=5,
        life=6,
        armor=1,
        attacks=(bar("staff", 2),),
        abilities=(Ability("healing-light", FULL, (Heal(1),), (0, 1), LIVING_CREATURE),),
    ),
    # On activating the gremlin you may pay 1 mana: for this round he is Fast, and every move he makes is a teleport
    # into a neighbouring zone. Besides, he claws with 3 dice, Piercing +1, and can dodge one attack a round on 8+; as a
    # Pest he hinders nobody.
    creature(
        "blue_gremlin",
        of(arcane=2),
        "gremlin",
        cost=7,
        life=7,
        armor=1,
        attacks=(bar("claws", 3, piercing(1)),),
        defenses=(Defense(8),),
        traits=(PEST,),
        lasting=(Empowers(1, (FAST, BLINKING)),),
    ),
    # A heavily armoured knight whose blade, 4 dice, cannot be dodged and ignores 3 points of armour. Lightning hits him
    # harder (+2).
    creature(
        "brogan_bloodstone",
        of(holy=4),
        "knight",
        "soldier",
        cost=15,
        life=11,
        armor=4,
        attacks=(bar("vorpal-blade", 4, UNAVOIDABLE, piercing(3)),),
        traits=(modifier(Harm.LIGHTNING, 2),),
        legendary=True,
    ),
    # A slow monster that regenerates 2 damage each round. It bites three times in one full action, 3 dice each, and
    # answers melee attacks with a bite of 4.
    creature(
        "darkfenne_hydra",
        of(arcane=4),
        "serpent",
        cost=16,
        life=15,
        armor=1,
        attacks=(bar("snapping-bite", 4, COUNTERSTRIKE), bar("triple-bite", 3, TRIPLESTRIKE, speed=FULL)),
        traits=(regenerate(2), SLOW),
    ),
    # A flying familiar with 1 Channeling: once a round, during her own action, she can cast an enchantment from your
    # spellbook, spending her own mana first and then yours. She dodges every attack on 6+, and as a Pest she hinders
    # nobody.
    creature(
        "fellella_pixie_familiar",
        of(nature=3),
        "faerie",
        cost=12,
        life=6,
        channeling=1,
        attacks=(bar("ethereal-touch", 2, ETHEREAL),),
        defenses=(Defense(6, uses=0),),
        traits=(FAMILIAR, FLYING, PEST),
        casts=Casts(SpellFilter(kinds=(Kind.ENCHANTMENT,))),
        school_only=School.NATURE,
        legendary=True,
    ),
    # Goran has Bloodthirsty +1, and one more while he shares a zone with the mage who controls him. He bites with 4
    # dice or, as a full action, claws the same target twice with 3.
    creature(
        "goran_werewolf_pet",
        of(dark=4),
        "lycanthrope",
        "canine",
        cost=15,
        life=12,
        armor=3,
        attacks=(bar("fangs", 4), bar("feral-claws", 3, DOUBLESTRIKE, speed=FULL)),
        traits=(bloodthirsty(1),),
        grants=(Grant((bloodthirsty(1),), Reach.SELF, beside_mage=True),),
        mages=("warlock",),
        legendary=True,
    ),
    # A slow archer who regenerates 2 damage a round. Her arrows, a full action with 4 dice at range 1-2, weaken the
    # target once or twice; her claws are a poor second choice.
    creature(
        "gorgon_archer",
        of(arcane=4),
        "serpent",
        cost=16,
        life=13,
        armor=1,
        attacks=(
            shot("poison-bow", 4, within=(1, 2), effects=(between(4, 9, "weak"), on(10, "weak", "weak"))),
            bar("claws", 2),
        ),
        traits=(regenerate(2), SLOW),
    ),
    # A flyer with a 4-dice sword. As a full action it may give itself up: any living creature in the arena is healed by
    # the result of 6 attack dice, and the angel is destroyed.
    creature(
        "gray_angel",
        of(holy=3),
        "angel",
        cost=12,
        life=10,
        armor=2,
        attacks=(bar("sword", 4),),
        traits=(FLYING,),
        abilities=(Ability("redeeming-sacrifice", FULL, (Heal(6), DestroySelf()), None, LIVING_CREATURE),),
    ),
    # A solid fighter: 5 dice in melee, good armour, and one dodge a round on 8+. Lightning hits him harder (+2).
    creature(
        "knight_of_westlock",
        of(holy=3),
        "knight",
        "soldier",
        cost=13,
        life=10,
        armor=3,
        attacks=(bar("longsword", 5),),
        defenses=(Defense(8),),
        traits=(modifier(Harm.LIGHTNING, 2),),
    ),
    # A bite that damages an enemy creature costs that creature's controller mana: 1 with the quick attack of 2 dice, 2
    # with the full attack of 3. It is immune to psychic effects.
    creature(
        "mana_leech",
        of(arcane=2),
        "worm",
        cost=8,
        life=8,
        armor=1,
        attacks=(bar("leeching-bite", 2, mana_drain(1)), bar("gorging-bite", 3, mana_drain(2), speed=FULL)),
        traits=(PSYCHIC_IMMUNITY,),
    ),
    # A tiny flyer that dodges every attack on 6+ and, as a Pest, hinders nobody. Her zap, 2 Ethereal dice, gets 2 more
    # dice against Incorporeal objects.
    creature(
        "moonglow_faerie",
        of(arcane=2),
        "faerie",
        cost=8,
        life=5,
        attacks=(bar("zap", 2, ETHEREAL, bonuses=(Bonus(2, ("incorporeal",)),)),),
        defenses=(Defense(6, uses=0),),
        traits=(FLYING, PEST),
    ),
    # When you activate her you may pay 1 mana, and she flies until her action phase ends. Her fangs, 5 dice, heal her
    # for half of what they do to a living creature.
    creature(
        "necropian_vampiress",
        of(dark=4),
        "vampire",
        cost=16,
        life=15,
        armor=2,
        attacks=(bar("fangs", 5, VAMPIRIC),),
        traits=(modifier(Harm.FROST, -2),),
        lasting=(Empowers(1, (FLYING,), own_phase=True),),
    ),
    # She shoots as a full action, 4 dice at range 1-2, and ignores 1 point of armour. In melee she has only a knife of
    # 2 dice.
    creature(
        "royal_archer",
        of(holy=3),
        "high_elf",
        "soldier",
        cost=12,
        life=9,
        armor=1,
        attacks=(shot("longbow", 4, piercing(1), within=(1, 2)), bar("knife", 2)),
    ),
    # A flyer shielded by Aegis 1 and immune to light. Her sword, 5 Ethereal dice of light, dazes or stuns, and is one
    # better in dice and effect roll against Nonliving and Dark creatures.
    creature(
        "samandriel_angel_of_light",
        of(holy=5),
        "angel",
        cost=21,
        life=14,
        armor=1,
        attacks=(
            bar(
                "the-greatsword-starfire",
                5,
                ETHEREAL,
                harm=Harm.LIGHT,
                effects=(between(7, 10, "daze"), on(11, "stun")),
                bonuses=(Bonus(1, ("nonliving",), (School.DARK,), creatures=True),),
            ),
        ),
        traits=(aegis(1), FLYING, LIGHT_IMMUNITY),
        legendary=True,
    ),
    # A skeleton soldier without armour but with 11 life, striking with 4 dice. Nonliving, it fears neither poison nor
    # psychic effects and cannot be healed.
    creature(
        "skeletal_sentry",
        of(dark=2),
        "undead",
        "skeleton",
        "soldier",
        cost=8,
        life=11,
        attacks=(bar("short-sword", 4),),
        traits=(NONLIVING, PSYCHIC_IMMUNITY),
    ),
    # A slow hunter: its gaze, a full action with 2 dice up to two zones away, cripples on 7+; its bite has 4 dice.
    creature(
        "stonegaze_basilisk",
        of(arcane=3),
        "reptile",
        "lizard",
        cost=12,
        life=10,
        armor=2,
        attacks=(shot("paralysis-beam", 2, within=(0, 2), effects=(on(7, "cripple"),)), bar("bite", 4)),
        traits=(SLOW,),
    ),
    # A flyer with Aegis 1 whose sword, 4 Ethereal dice of lightning, dazes or stuns. Once a round, when an enemy
    # creature's attack destroys a friendly creature, she gains a Wrath token, four at most; each gives her Melee +1.
    creature(
        "valshalla_lightning_angel",
        of(holy=5),
        "angel",
        cost=21,
        life=14,
        armor=1,
        attacks=(
            bar(
                "lightning-sword",
                4,
                ETHEREAL,
                harm=Harm.LIGHTNING,
                effects=(between(7, 8, "daze"), on(9, "stun")),
            ),
        ),
        traits=(aegis(1), FLYING, modifier(Harm.LIGHTNING, -2)),
        legendary=True,
        lasting=(GrowsInWrath(most=4),),
    ),
    # An Incorporeal spirit that costs 1 mana each Upkeep Phase. Its gale, 4 Ethereal dice of wind (+2 against
    # Incorporeal objects), pushes the target away and may daze it.
    creature(
        "whirling_spirit",
        of(air=4),
        "wind",
        cost=12,
        life=13,
        armor=None,
        attacks=(
            bar(
                "windstorm",
                4,
                ETHEREAL,
                harm=Harm.WIND,
                effects=(between(7, 10, "push"), on(11, "push", "daze")),
                bonuses=(Bonus(2, ("incorporeal",)),),
            ),
        ),
        traits=(upkeep(1), INCORPOREAL, NONLIVING),
    ),
)
