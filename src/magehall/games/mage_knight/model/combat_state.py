"""Memory of a combat: enemies, points played, and what befell so far."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import (
    MELEE,
    PHYSICAL,
    Color,
    Element,
    Mode,
    Resistance,
    Site,
)
from magehall.kernel.records import Value
from magehall.kernel.state import Thing


class Origin(StrEnum):
    """How an enemy came into a combat, and so what becomes of it. [combat.outcome]"""

    GARRISON = "garrison"
    CITY = "city"
    RAMPAGING = "rampaging"
    LAIR = "lair"
    DRAWN = "drawn"
    SUMMONED = "summoned"


class Phase(StrEnum):
    """The phases of a combat. [combat.phases]"""

    START = "start"
    RANGED = "ranged"
    BLOCK = "block"
    DAMAGE = "damage"
    ATTACK = "attack"
    END = "end"


class AttackPoints(Value):
    """Points played for an attack. [combat.attack]"""

    points: int
    mode: Mode = MELEE
    element: Element = PHYSICAL
    unit: str = ""
    """The unit they come from; a rival may keep it from attacking. [duel.effects]"""


class BlockPoints(Value):
    """Points played for a block. ``effect``: what is done if it succeeds, with the colour it has. [combat.block]"""

    points: int
    element: Element = PHYSICAL
    per_icon: int = 0
    slows: bool = False
    effect: Effect | None = None
    color: Color | None = None


class Fallen(Value):
    """An enemy that was defeated, and where it came from. [combat.outcome]"""

    enemy: str
    origin: Origin
    space: str = ""


class Foe(Thing):
    """An enemy in a combat. [enemy.tokens]

    ``space`` is where its token lay. ``defends``: it must fall for the site to fall. ``half_fame`` of a drawn garrison.
    ``summoner`` is the foe it stands in for; that one is ``hidden`` meanwhile."""

    enemy: str
    origin: Origin
    space: str = ""
    defends: bool = True
    half_fame: bool = False
    double_fame: bool = False
    more_fame: int = 0
    armor_less: int = 0
    more_armor: int = 0
    more_attack: int = 0
    unfortified: bool = False
    lost_resistances: list[Resistance] = []
    held: bool = False
    blocked: bool = False
    dealt: bool = False
    summoner: str = ""
    hidden: bool = False


class CombatCourse(Thing):
    """How far a combat has come, whoever fights. [combat]

    ``site`` is where it takes place, ``fortified`` whether that shields its defenders, ``night``: night rules hold inside.
    ``wounds`` taken by the hero count for being knocked out. ``closed`` are units that take no more damage."""

    phase: Phase = Phase.START
    site: Site | None = None
    fortified: bool = False
    units: bool = True
    night: bool = False
    cities: list[Color] = []
    assault: bool = False
    move_left: int = 0
    """Move points unspent when it began. [card.agility]"""

    begun: bool = False
    """Whether anything was done in it yet. [card.into-the-heat]"""

    attacks: list[AttackPoints] = []
    blocks: list[BlockPoints] = []
    later: list[AttackPoints] = []
    """Attack points that a successful block gave for the attack phase. [card.burning-shield]"""

    wounds: int = 0
    knocked_out: bool = False
    closed: list[str] = []
    skips_blocking: bool = False
    all_cold_fire: bool = False
    all_siege: bool = False
    fought: list[str] = []
    """Units that attacked or blocked, for fame. [card.banner-of-glory]"""

    defeated: list[Fallen] = []
    """The enemies that fell, in that order. [combat.outcome]"""

    halved: int = 0
    """The printed fame of fallen enemies that count half: added up, then halved. [keep.rival]"""

    rival: int | None = None
    """The other player, where it is a duel. [duel]"""

    die: Color | None = None
    """The die that another player set in secret, until it shows. [interactive.die]"""

    dealing: str = ""
    """The enemy whose damage is being assigned, and how much of it is left. [combat.damage]"""

    damage: int = 0


class Combat(CombatCourse, kw_only=True):
    """A combat of a player against enemies, or a side of a duel. [combat] [duel]"""

    seat: int
    space: str
    foes: list[str] = []
    numbered: int = 0
    """How many enemies came so far; no number is given twice. [enemy.tokens]"""
