"""Artifacts: sixteen, of which four are banners. [cards.artifact]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.kinds import Artifact, Banner
from magehall.games.mage_knight.cards.vocabulary import (
    ANY_COLOR,
    BASIC_COLORS,
    BLACK,
    BLUE,
    GOLD,
    GREEN,
    RED,
    SIEGE,
    WHITE,
    Color,
    Kind,
    Resistance,
)
from magehall.games.mage_knight.cards.words.enemies import (
    At,
    DoublePhysical,
    LoseResistances,
    PushAttack,
    RollForWounds,
    SkipBlocking,
)
from magehall.games.mage_knight.cards.words.flow import AtEndOfTurn, ByTime, Per
from magehall.games.mage_knight.cards.words.gains import (
    DiscardForAttack,
    DrawPerWoundHealed,
    Fame,
    TakeFromOffer,
    ThrowAway,
    To,
)
from magehall.games.mage_knight.cards.words.mana import (
    SAME,
    Darkness,
    EndlessMana,
    FamePerSpell,
    GainCrystal,
    GainEachMana,
    GainMana,
    RollForCrystals,
    Sunshine,
)
from magehall.games.mage_knight.cards.words.points import Attack, Heal, Influence
from magehall.games.mage_knight.cards.words.rivals import ProtectFromWounds
from magehall.games.mage_knight.cards.words.units import FamePerFightingUnit, ReadyAllUnits, UnitValues


def ring(id: str, color: Color, number: int) -> Artifact:
    """A mana, a crystal and a fame. Strong: endless mana of the colour and black, and a fame for each spell of it."""
    return Artifact(
        id,
        basic=(GainMana((color,)), GainCrystal((color,)), Fame(1)),
        strong=(EndlessMana((color, BLACK)), FamePerSpell(color)),
        number=number,
    )


ARTIFACTS = (
    # The unit: armor, attack and block 1 more, a fame each time it attacks or blocks. Strong: all units this turn.
    Artifact(
        "banner-of-glory",
        banner=Banner(armor=1, attack=1, block=1, fame=1),
        strong=(UnitValues(attack=1, block=1, armor=1), FamePerFightingUnit(1)),
        number=1,
    ),
    # The unit is spent to cancel an attack, for a fame. Strong: skip the block and damage phases.
    Artifact("banner-of-fear", banner=Banner(cancels=True, fame=1), strong=(SkipBlocking(),), number=2),
    # The unit: armor 1 more, and it resists fire and ice. Strong: wounds received this turn are thrown away.
    Artifact(
        "banner-of-protection",
        banner=Banner(armor=1, resistances=(Resistance.FIRE, Resistance.ICE)),
        strong=(ProtectFromWounds(),),
        number=3,
    ),
    # The unit is readied once a round. Strong: ready all units.
    Artifact(
        "banner-of-courage", banner=Banner(readies=True), strong=(ReadyAllUnits(),), number=4, healing=True
    ),
    ring("ruby-ring", RED, number=5),
    ring("sapphire-ring", BLUE, number=6),
    ring("diamond-ring", WHITE, number=7),
    ring("emerald-ring", GREEN, number=8),
    # Discard any number of cards: attack 3 for each; a fame for each enemy defeated. Strong: physical attacks count
    # double in the attack phase, and no enemy resists them.
    Artifact(
        "sword-of-justice",
        basic=(DiscardForAttack(3), AtEndOfTurn(fame=1, per=Per.ENEMY_DEFEATED)),
        strong=(
            DoublePhysical(),
            LoseResistances(At.ALL, (Resistance.PHYSICAL,)),
            AtEndOfTurn(fame=1, per=Per.ENEMY_DEFEATED),
        ),
        number=9,
    ),
    # Siege attack 6; a die, and a wound on black or red. Strong: up to 6 more, a die for each.
    Artifact(
        "horn-of-wrath",
        basic=(Attack(6, SIEGE), RollForWounds((BLACK, RED))),
        strong=(Attack(6, SIEGE), PushAttack(6, (BLACK, RED))),
        number=10,
    ),
    # Influence 4 and two fame. Strong: influence 9 and three fame.
    Artifact("endless-bag-of-gold", basic=(Influence(4), Fame(2)), strong=(Influence(9), Fame(3)), number=11),
    # Two dice for crystals. Strong: a mana of each basic colour, and a gold one, at night a black one.
    Artifact(
        "endless-gem-pouch",
        basic=(RollForCrystals(2),),
        strong=(
            GainEachMana(BASIC_COLORS),
            ByTime(day=(GainMana((GOLD,)),), night=(GainMana((BLACK,)),)),
        ),
        number=12,
    ),
    # Heal 2, a fame for each of these points spent. Strong: heal 6, a card for each wound healed from hand.
    Artifact(
        "golden-grail",
        basic=(Heal(2, fame_per_point=1),),
        strong=(DrawPerWoundHealed(), Heal(6)),
        number=13,
        healing=True,
    ),
    # Throw away an action: an advanced one of its colour into hand. Strong: a spell and a crystal of its colour.
    Artifact(
        "book-of-wisdom",
        basic=(ThrowAway(), TakeFromOffer(Kind.ADVANCED_ACTION, To.HAND)),
        strong=(ThrowAway(), TakeFromOffer(Kind.SPELL, To.HAND), GainCrystal(SAME)),
        number=14,
    ),
    # A gold mana; at night gold serves, forests cost 3 and garrisons show. Strong: three gold mana.
    Artifact(
        "amulet-of-the-sun",
        basic=(GainMana((GOLD,)), Sunshine()),
        strong=(GainMana((GOLD,), 3), Sunshine()),
        number=15,
    ),
    # A mana of any colour; by day black serves and deserts cost 3. Strong: three mana.
    Artifact(
        "amulet-of-darkness",
        basic=(GainMana(ANY_COLOR), Darkness()),
        strong=(GainMana(ANY_COLOR, 3), Darkness()),
        number=16,
    ),
)
"""Every artifact, in the order of their printed numbers."""
