"""The animals of the box."""

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
    Who,
)
from magehall.games.mage_wars.cards.declare import FULL, HIDDEN_ENCHANTMENT, QUICK, bar, creature, of, on
from magehall.games.mage_wars.cards.effects import Look
from magehall.games.mage_wars.cards.traits import (
    CLIMBING,
    ELUSIVE,
    FAMILIAR,
    FAST,
    FLYING,
    PEST,
    Harm,
    armor,
    charge,
    melee,
    modifier,
    piercing,
    rage,
    regenerate,
)

ANIMALS: tuple[Card, ...] = (
    # A Fast animal for little mana: it can move two zones and still bite with 3 dice.
    creature(
        "bitterwood_fox",
        of(nature=1),
        "animal",
        "canine",
        cost=5,
        life=5,
        attacks=(bar("bite", 3),),
        traits=(FAST,),
    ),
    # A legendary cat, Fast and Elusive: enemies neither hinder it nor make it attack their guards. It attacks with 4
    # dice and may dodge one attack a round on 8+.
    creature(
        "cervere_the_forest_shadow",
        of(nature=4),
        "animal",
        "cat",
        cost=15,
        life=11,
        armor=2,
        attacks=(bar("claws-and-bite", 4),),
        defenses=(Defense(8),),
        traits=(FAST, ELUSIVE),
        legendary=True,
    ),
    # A small flyer whose bite, 2 dice, leaves Rot on a high effect roll (9+).
    creature(
        "darkfenne_bat",
        of(dark=1),
        "animal",
        "bat",
        cost=5,
        life=4,
        attacks=(bar("diseased-bite", 2, effects=(on(9, "rot"),)),),
        traits=(FLYING,),
    ),
    # A well armoured reptile; its bite, 3 dice, leaves Rot on 8+.
    creature(
        "emerald_tegu",
        of(nature=2),
        "animal",
        "reptile",
        cost=9,
        life=8,
        armor=3,
        attacks=(bar("venomous-bite", 3, effects=(on(8, "rot"),)),),
    ),
    # A small cat that gets 2 extra dice when it attacks straight after moving (Charge +2), and can dodge one melee
    # attack a round on 8+.
    creature(
        "feral_bobcat",
        of(nature=1),
        "animal",
        "cat",
        cost=5,
        life=4,
        attacks=(bar("claws", 2),),
        defenses=(Defense(8, ranged=False),),
        traits=(charge(2),),
    ),
    # It regenerates 2 and lends Regenerate 1 to the other friendly living creatures in its zone. Its horn attacks with
    # 3 dice, with 2 more straight after a move.
    creature(
        "highland_unicorn",
        of(holy=3),
        "animal",
        "horse",
        cost=13,
        life=9,
        armor=2,
        attacks=(bar("horn", 3),),
        traits=(regenerate(2), charge(2)),
        grants=(Grant((regenerate(1),), Reach.ZONE, Who(friendly=True, living=True)),),
    ),
    # A flying familiar with 1 Channeling: once a round, during his own action, he can cast an incantation of level 1 or
    # 2, spending his own mana first and then yours. As a quick action he may look at a hidden enchantment up to two
    # zones away, which stays hidden; he dodges every attack on 6+.
    creature(
        "huginn_raven_familiar",
        of(arcane=3),
        "animal",
        "bird",
        cost=11,
        life=5,
        channeling=1,
        attacks=(bar("beak", 1, piercing(1)),),
        defenses=(Defense(6, uses=0),),
        traits=(FAMILIAR, FLYING, PEST),
        casts=Casts(SpellFilter(kinds=(Kind.INCANTATION,), highest_level=2)),
        school_only=School.ARCANE,
        legendary=True,
        abilities=(Ability("ravens-eye", QUICK, (Look(),), (0, 2), HIDDEN_ENCHANTMENT),),
    ),
    # A big ape that climbs over walls and strikes with 4 dice. Each time an enemy creature attacks and damages it, it
    # gains a Rage token, three at most, each worth one more melee die.
    creature(
        "mountain_gorilla",
        of(nature=4),
        "animal",
        "ape",
        cost=16,
        life=16,
        armor=2,
        attacks=(bar("fists", 4),),
        traits=(CLIMBING, rage(3)),
    ),
    # Leader of the pack: the other friendly canines in his zone have Armor +1 and Melee +1. He himself bites with 5
    # dice.
    creature(
        "redclaw_alpha_male",
        of(nature=4),
        "animal",
        "canine",
        cost=16,
        life=12,
        armor=3,
        attacks=(bar("bite", 5),),
        grants=(
            Grant((armor(1), melee(1)), Reach.ZONE, Who(subtypes=("canine",), friendly=True, other=True)),
        ),
        legendary=True,
    ),
    # His bite, 2 dice, taunts on 7+: the bitten creature must melee attack Sosruko in its next action phase if he is in
    # its zone and it is able to. He is Elusive, hinders nobody and dodges every attack on 5+.
    creature(
        "sosruko_ferret_companion",
        of(nature=2),
        "animal",
        cost=7,
        life=5,
        attacks=(bar("bite", 2, effects=(on(7, "taunt"),)),),
        defenses=(Defense(5, uses=0),),
        traits=(ELUSIVE, PEST),
        mages=("beastmaster",),
        legendary=True,
    ),
    # A heavyweight: 5 dice as a quick attack or 7 as a full one, ignoring 1 point of armour either way. Frost does it
    # much less harm (-3).
    creature(
        "steelclaw_grizzly",
        of(nature=4),
        "animal",
        "bear",
        cost=17,
        life=15,
        armor=3,
        attacks=(bar("claws", 5, piercing(1)), bar("heavy-claw-strike", 7, piercing(1), speed=FULL)),
        traits=(modifier(Harm.FROST, -3),),
    ),
    # A legendary bird of prey: 3 dice, Piercing +1, with 2 more dice against flyers. He can dodge one attack a round on
    # 7+, but only a melee attack by a flying creature.
    creature(
        "tarok_the_skyhunter",
        of(nature=3),
        "animal",
        "bird",
        cost=13,
        life=9,
        armor=2,
        attacks=(bar("beak-and-talons", 3, piercing(1), bonuses=(Bonus(2, ("flying",)),)),),
        defenses=(Defense(7, ranged=False, flyers_only=True),),
        traits=(FLYING,),
        legendary=True,
    ),
    # A Fast flyer for little mana that strikes with 3 dice.
    creature(
        "thunderift_falcon",
        of(nature=1),
        "animal",
        "bird",
        cost=6,
        life=5,
        attacks=(bar("razor-beak", 3),),
        traits=(FLYING, FAST),
    ),
    # A sturdy animal without tricks: 4 dice, 10 life and 2 armour.
    creature(
        "timber_wolf", of(nature=2), "animal", "canine", cost=9, life=10, armor=2, attacks=(bar("bite", 4),)
    ),
)
