"""Monsters of the scenarios. [monsters]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import AttackTarget, Symbol
from magehall.games.colors_of_magic.cards.faces import Body, CreatureFace, Origin
from magehall.games.colors_of_magic.cards.instincts import (
    AttackCards,
    FleesMages,
    FollowsMages,
    Instinct,
    KeepsAway,
)
from magehall.games.colors_of_magic.cards.keywords import (
    AQUATIC,
    ELUSIVE,
    FLYING,
    Keyword,
    KeywordId,
    keyword,
)
from magehall.games.colors_of_magic.cards.last_gasps import LIFT
from magehall.games.colors_of_magic.cards.lines import Lines
from magehall.games.colors_of_magic.cards.vocabulary import (
    AIR,
    EARTH,
    ENEMY,
    FIRE,
    WATER,
    CreatureType,
    Element,
)
from magehall.games.colors_of_magic.cards.words.attacks import Trample
from magehall.games.colors_of_magic.cards.words.base import Who
from magehall.games.colors_of_magic.cards.words.moves import Push, Toward


def _monster(id: str, element: Element | None, body: Body, *lines: Lines) -> CreatureFace:
    return CreatureFace(id, element, body, Origin.MONSTER, tuple(line for some in lines for line in some))


def _goblin(name: str, *, defense: int = 10, melee: int = 1, lines: Lines = ()) -> CreatureFace:
    body = Body(life=1, movement=4, defense=defense, melee=melee, types=(CreatureType.GOBLIN,))
    return _monster(f"goblin-{name}", None, body, lines)


NIGHT_VISION = Keyword(KeywordId.NIGHT_VISION)

# The nearest creature in its sight; C: it tramples everything within 3 inches. It stops 2 inches from whom it seeks.
_GIANT: Lines = (
    KeepsAway(2),
    Instinct((Symbol.A, Symbol.B), attack=AttackTarget.NEAREST_IN_SIGHT),
    Instinct((Symbol.C,), does=(Trample(power=8, within=3),)),
)
GIANT = (
    _monster("giant-nail", None, Body(life=6, movement=6, defense=8, melee=8, ranged=6, size=3), _GIANT),
    # Faster, and two attacks.
    _monster(
        "giant-bile",
        None,
        Body(life=6, movement=8, defense=8, melee=8, ranged=6, size=3),
        _GIANT,
        (AttackCards(2),),
    ),
)
"""One monster in the values of its two cards: the nails hold first, then the bile. [monster.giant-nail]"""

GOBLINS = (
    _goblin("grizelda-the-greedy"),
    # At the end of the phase 2 inches towards the nearest mage.
    _goblin("pip-the-pest", lines=(FollowsMages(2),)),
    _monster(
        "goblin-zorp-the-rock-tosser",
        None,
        Body(life=1, movement=4, defense=10, ranged=2, range=6, types=(CreatureType.GOBLIN,)),
    ),
    # At the start of the phase 4 inches away from a mage within 6.
    _goblin("fink-the-coward", lines=(FleesMages(within=6, inches=4),)),
    _goblin("mog-the-armored", defense=12),
    _goblin("gorb-the-belligerent", melee=2),
)

FORGE = (
    _monster(
        "slag-brute",
        EARTH,
        Body(
            life=2,
            movement=3,
            defense=6,
            melee=4,
            size=2,
            keywords=(
                keyword(KeywordId.ARMOR, 1),
                keyword(KeywordId.VORACIOUS, 1),
                keyword(KeywordId.IMPACT),
            ),
        ),
    ),
    _monster(
        "cinder-imp",
        FIRE,
        Body(
            life=1,
            movement=5,
            defense=7,
            melee=2,
            keywords=(
                keyword(KeywordId.BURN, 1),
                keyword(KeywordId.EXPLOSION, 1),
                keyword(KeywordId.CLIMBER),
            ),
        ),
    ),
    _monster(
        "bellows-hound",
        FIRE,
        Body(
            life=2,
            movement=6,
            defense=6,
            melee=3,
            keywords=(
                keyword(KeywordId.CHARGE, 3, 2),
                keyword(KeywordId.FURY),
                keyword(KeywordId.UNTOUCHABLE),
            ),
        ),
    ),
    # The nearest creature within its reach; C: a burst of slag over everything within 2 inches.
    _monster(
        "anvil-warden",
        EARTH,
        Body(
            life=3,
            movement=0,
            defense=7,
            melee=5,
            size=2,
            keywords=(
                keyword(KeywordId.IMMUNITY, of=FIRE),
                keyword(KeywordId.IMMOVABLE),
                keyword(KeywordId.SHIELD, 2),
                keyword(KeywordId.COUNTER_ATTACK, 1),
                keyword(KeywordId.REGENERATION, 1),
                keyword(KeywordId.STEADFAST),
            ),
        ),
        (
            Instinct((Symbol.A, Symbol.B), attack=AttackTarget.NEAREST_IN_REACH),
            Instinct((Symbol.C,), does=(Trample(power=5, within=2),)),
        ),
    ),
)

WISP_NIGHT = (
    # The nearest creature within her reach; C: every creature of a player within 6 inches is pulled 2 inches.
    _monster(
        "drowned-queen",
        WATER,
        Body(
            life=5,
            movement=4,
            defense=7,
            melee=6,
            size=3,
            keywords=(
                AQUATIC,
                NIGHT_VISION,
                keyword(KeywordId.AURA_OF_FEAR, 4),
                keyword(KeywordId.HINDER),
                keyword(KeywordId.REGENERATION, 1),
                keyword(KeywordId.MASTER, of=CreatureType.UNDEAD),
            ),
            types=(CreatureType.UNDEAD,),
        ),
        (
            Instinct((Symbol.A, Symbol.B), attack=AttackTarget.NEAREST_IN_REACH),
            Instinct((Symbol.C,), does=(Push(2, Who(ENEMY, within=6), Toward.SOURCE),)),
        ),
    ),
    _monster(
        "wisp",
        AIR,
        Body(
            life=2,
            movement=5,
            defense=5,
            ranged=3,
            range=6,
            keywords=(
                FLYING,
                ELUSIVE,
                NIGHT_VISION,
                keyword(KeywordId.DEFLECTOR),
                keyword(KeywordId.SWARM),
                keyword(KeywordId.TELEPORT, 6),
                keyword(KeywordId.LAST_GASP, of=LIFT),
            ),
            types=(CreatureType.ETHEREAL,),
        ),
    ),
    _monster(
        "drowned",
        WATER,
        Body(
            life=1,
            movement=3,
            defense=6,
            melee=2,
            keywords=(
                AQUATIC,
                NIGHT_VISION,
                keyword(KeywordId.VENOM, 1),
                keyword(KeywordId.REINFORCEMENT, 6),
            ),
            types=(CreatureType.UNDEAD,),
        ),
    ),
)

MONSTERS: tuple[CreatureFace, ...] = (*GIANT, *GOBLINS, *FORGE, *WISP_NIGHT)
