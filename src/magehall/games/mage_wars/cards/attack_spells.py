"""The attack spells of the box."""

from __future__ import annotations

from magehall.games.mage_wars.cards.card import Bonus, Card
from magehall.games.mage_wars.cards.declare import FULL, attack_spell, between, blast, of, on
from magehall.games.mage_wars.cards.traits import DEFROST, ETHEREAL, SPARES_CASTER, UNAVOIDABLE, Harm

ATTACK_SPELLS: tuple[Card, ...] = (
    # A full spell on your own zone: everything there but the caster is attacked with 2 unavoidable Ethereal dice of
    # light, +2 against Nonliving creatures; it dazes on 4-9 and stuns on 10+.
    attack_spell(
        "blinding_flash",
        of(holy=2),
        "light",
        cost=7,
        within=(0, 0),
        speed=FULL,
        bar=blast(
            "blinding-flash",
            2,
            ETHEREAL,
            UNAVOIDABLE,
            within=(0, 0),
            zone=True,
            harm=Harm.LIGHT,
            effects=(between(4, 9, "daze"), on(10, "stun")),
            bonuses=(Bonus(2, ("nonliving",), creatures=True),),
        ),
        traits=(SPARES_CASTER,),
    ),
    # A full spell with 5 Ethereal dice of lightning up to one zone away; it dazes on 5-7 and stuns on 8+. Each time it
    # damages a target it may leap to a new one, in sight of the last and at most one zone from it, each leap with one
    # die less and one less on the effect roll. Nothing is struck twice.
    attack_spell(
        "chain_lightning",
        of(air=3),
        "lightning",
        cost=12,
        within=(0, 1),
        speed=FULL,
        bar=blast(
            "chain-lightning",
            5,
            ETHEREAL,
            within=(0, 1),
            leaps=True,
            harm=Harm.LIGHTNING,
            effects=(between(5, 7, "daze"), on(8, "stun")),
        ),
    ),
    # A full spell on your own zone: everything there but the caster is attacked with 4 unavoidable Ethereal dice of
    # lightning; it dazes on 7-8 and stuns on 9+.
    attack_spell(
        "electrify",
        of(air=2),
        "lightning",
        cost=9,
        within=(0, 0),
        speed=FULL,
        bar=blast(
            "electrify",
            4,
            ETHEREAL,
            UNAVOIDABLE,
            within=(0, 0),
            zone=True,
            harm=Harm.LIGHTNING,
            effects=(between(7, 8, "daze"), on(9, "stun")),
        ),
        traits=(SPARES_CASTER,),
    ),
    # A quick spell with 6 flame dice up to two zones away; one Burn is likely (4+), two on 11+.
    attack_spell(
        "fireball",
        of(fire=2),
        "flame",
        cost=8,
        within=(0, 2),
        bar=blast(
            "fireball",
            6,
            DEFROST,
            within=(0, 2),
            harm=Harm.FLAME,
            effects=(between(4, 10, "burn"), on(11, "burn", "burn")),
        ),
    ),
    # A full spell on a zone up to one away: everything in it is attacked with 5 unavoidable flame dice; a Burn on 5-9,
    # two on 10+. In your own zone that means you too.
    attack_spell(
        "firestorm",
        of(fire=3),
        "flame",
        cost=11,
        within=(0, 1),
        speed=FULL,
        bar=blast(
            "firestorm",
            5,
            DEFROST,
            UNAVOIDABLE,
            within=(0, 1),
            zone=True,
            harm=Harm.FLAME,
            effects=(between(5, 9, "burn"), on(10, "burn", "burn")),
        ),
    ),
    # A quick spell with 4 flame dice up to one zone away that cannot be dodged; a Burn on 7+, two on 11+.
    attack_spell(
        "flameblast",
        of(fire=1),
        "flame",
        cost=5,
        within=(0, 1),
        bar=blast(
            "flameblast",
            4,
            UNAVOIDABLE,
            DEFROST,
            within=(0, 1),
            harm=Harm.FLAME,
            effects=(between(7, 10, "burn"), on(11, "burn", "burn")),
        ),
    ),
    # A quick spell with 3 hydro dice up to one zone away that cannot be dodged and daze on 5+. A target that burns is
    # put out instead: the attack is cancelled and all its Burns are removed.
    attack_spell(
        "geyser",
        of(water=1),
        "hydro",
        cost=4,
        within=(0, 1),
        bar=blast(
            "geyser", 3, UNAVOIDABLE, within=(0, 1), harm=Harm.HYDRO, effects=(on(5, "daze"),), douses=True
        ),
    ),
    # A quick spell with 2 Ethereal dice of wind up to two zones away, +2 against flyers. It pushes on 4+, and dazes too
    # on 11+.
    attack_spell(
        "jet_stream",
        of(air=1),
        "wind",
        cost=4,
        within=(0, 2),
        bar=blast(
            "jet-stream",
            2,
            ETHEREAL,
            within=(0, 2),
            harm=Harm.WIND,
            effects=(between(4, 10, "push"), on(11, "push", "daze")),
            bonuses=(Bonus(2, ("flying",)),),
        ),
    ),
    # A quick spell with 5 Ethereal dice of lightning up to two zones away; it dazes on 6-7 and stuns on 8+.
    attack_spell(
        "lightning_bolt",
        of(air=2),
        "lightning",
        cost=8,
        within=(0, 2),
        bar=blast(
            "lightning-bolt",
            5,
            ETHEREAL,
            within=(0, 2),
            harm=Harm.LIGHTNING,
            effects=(between(6, 7, "daze"), on(8, "stun")),
        ),
    ),
    # A quick spell with 2 Ethereal dice of light up to two zones away, +2 against Nonliving creatures; it dazes on 4+
    # and stuns on 11+.
    attack_spell(
        "pillar_of_light",
        of(holy=1),
        "light",
        cost=5,
        within=(0, 2),
        bar=blast(
            "pillar-of-light",
            2,
            ETHEREAL,
            within=(0, 2),
            harm=Harm.LIGHT,
            effects=(between(4, 10, "daze"), on(11, "stun")),
            bonuses=(Bonus(2, ("nonliving",), creatures=True),),
        ),
    ),
    # A full spell on your own zone: everything there but the caster is attacked with 5 unavoidable flame dice; a Burn
    # on 7-10, two on 11+.
    attack_spell(
        "ring_of_fire",
        of(fire=2),
        "flame",
        cost=9,
        within=(0, 0),
        speed=FULL,
        bar=blast(
            "ring-of-fire",
            5,
            UNAVOIDABLE,
            DEFROST,
            within=(0, 0),
            zone=True,
            harm=Harm.FLAME,
            effects=(between(7, 10, "burn"), on(11, "burn", "burn")),
        ),
        traits=(SPARES_CASTER,),
    ),
    # A full spell with 6 Ethereal dice of lightning up to three zones away; it dazes on 4-6 and stuns on 7+.
    attack_spell(
        "thunderbolt",
        of(air=3),
        "lightning",
        cost=10,
        within=(0, 3),
        speed=FULL,
        bar=blast(
            "thunderbolt",
            6,
            ETHEREAL,
            within=(0, 3),
            harm=Harm.LIGHTNING,
            effects=(between(4, 6, "daze"), on(7, "stun")),
        ),
    ),
)
