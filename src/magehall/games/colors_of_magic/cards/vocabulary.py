"""Terms that cards and rules share."""

from __future__ import annotations

from enum import StrEnum

INCH = 4
"""Lattice steps to an inch: the lattice is one of quarter inches. [table.lattice]"""


class Element(StrEnum):
    """The colours of magic. [force.elements]"""

    FIRE = "fire"
    WATER = "water"
    EARTH = "earth"
    AIR = "air"
    ARCANE = "arcane"


FIRE, WATER, EARTH, AIR, ARCANE = Element

OPPOSED = {FIRE: WATER, WATER: FIRE, EARTH: AIR, AIR: EARTH}
"""No mage draws on the element opposed to the own one; arcane has none. [force.opposition]"""


class SpellType(StrEnum):
    """How a spell is played, and what becomes of its card. [spell.types]"""

    PERMANENT = "permanent"
    ARTIFACT = "artifact"
    CREATURE = "creature"
    EPHEMERAL = "ephemeral"
    INSTANT = "instant"


class Stat(StrEnum):
    """Values of a creature that effects change.

    ``ATTACK`` is melee and ranged value, each where the creature has that attack; ``INITIATIVE`` is added to its side's
    total in any duel it fights. [combat.attack-words]"""

    LIFE = "life"
    MOVEMENT = "movement"
    DEFENSE = "defense"
    MELEE = "melee"
    RANGED = "ranged"
    ATTACK = "attack"
    INITIATIVE = "initiative"


class Side(StrEnum):
    """Whose creature or deed it is, seen from who controls an effect. [concepts.sides]"""

    OWN = "own"
    ENEMY = "enemy"
    ANY = "any"


OWN, ENEMY, ANY = Side


class CreatureType(StrEnum):
    """Kinds of creatures that some cards ask for. [concepts.types]"""

    UNDEAD = "undead"
    ETHEREAL = "ethereal"
    MECHANICAL = "mechanical"
    GOBLIN = "goblin"
    ORC = "orc"
    DECOY = "decoy"


class Form(StrEnum):
    """The states of the Unbound Elementalist. [mage.unbound-elementalist]"""

    LIQUID = "liquid"
    SOLID = "solid"
    GASEOUS = "gaseous"


LIQUID, SOLID, GASEOUS = Form


class Until(StrEnum):
    """How long something lasts on a creature. [turn.words]"""

    END_OF_TURN = "end-of-turn"
    NEXT_ACTIVATION = "next-activation"
    """To the end of its next activation."""

    IN_NEXT_ACTIVATION = "in-next-activation"
    """From the beginning of its next activation to the end of that."""

    COLLECT = "collect"
    """To the next collect phase of who made it."""

    NEXT_ATTACK = "next-attack"
    """To the end of its next attack, whenever that is. [keyword.taunt]"""

    NEXT_MELEE_ATTACK = "next-melee-attack"
    """To the end of its next melee attack, or of the turn. [card.blade-of-cinders]"""

    FOR_GOOD = "for-good"


class AttackKind(StrEnum):
    """The two kinds of attacks. [combat]"""

    MELEE = "melee"
    RANGED = "ranged"


ATTACK_KINDS = tuple(AttackKind)
"""Both, for loops that run often: Python walks slowly over the members of a kind."""


class HarmKind(StrEnum):
    """Where damage comes from. Only blows of attacks are not magical. [damage.kinds]"""

    MELEE = "melee"
    RANGED = "ranged"
    SPELL = "spell"
    ABILITY = "ability"
    BURN = "burn"
    BLOOD = "blood"


class Phase(StrEnum):
    """The four phases of a turn. [turn.phases]"""

    SET_UP = "set-up"
    COLLECT = "collect"
    ACTIVATION = "activation"
    MONSTERS = "monsters"
    END = "end"


class On(StrEnum):
    """Happenings that abilities and instants wait for. [windows]

    A happening has a player behind it, a creature it is about (the subject) and often another (the object)."""

    ANYTHING = "anything"
    """Any window at all, and the beginning of one's own turn."""

    PHASE_BEGAN = "phase-began"
    COLLECT = "collect"
    """The third step of a player's collect phase."""

    END = "end"
    """The second step of the end phase, for each player in turn order."""

    TURN_BEGAN = "turn-began"
    """A player's turn of the activation phase begins."""

    SPELL_CAST = "spell-cast"
    """Subject: the caster. Object: its target, where it has one."""

    SPELL_UNDONE = "spell-undone"
    """A spell was countered, or a permanent dispelled. By: whose spell it was. Subject: the caster of a countered spell, the
    bearer of a permanent, else its player's mage; distances run from the zone or markers of a permanent that has some."""

    ENTERED_PLAY = "entered-play"
    ACTIVATED = "activated"
    ACTIVATION_ENDED = "activation-ended"
    MOVED = "moved"
    """Its own move ended. ``amount``: how far by the ruler, in hundredths of a lattice step."""

    DISENGAGED = "disengaged"
    ACTED = "acted"
    """Its Action ended."""

    ATTACK_DECLARED = "attack-declared"
    """Subject: the attacker. Object: the target."""

    ATTACK_OVER = "attack-over"
    DAMAGE_COMING = "damage-coming"
    """Subject: who would take it. Object: the creature that deals it, where one does."""

    DAMAGED = "damaged"
    """It took damage and lives."""

    DAMAGE_DEALT = "damage-dealt"
    """As DAMAGED, whether it lives or not."""

    DIED = "died"
    """Subject: who was destroyed. Object: the creature that did it, where one did."""

    FORCED = "forced"
    """A push or pull is about to happen."""

    ENTERED_ZONE = "entered-zone"
    ENTERED_WATER = "entered-water"
    DRAWN = "drawn"
    """A player drew outside the draw of three."""

    DISCARDED = "discarded"
    """Cards went to a discard pile together."""

    FORM_CHANGED = "form-changed"
    HINDERED = "hindered"
    """A spell or ability reduced, stopped or forced the movement of an enemy of who used it."""

    FORBADE = "forbade"
    """A spell or ability moved an enemy by force, or forbade it a move, an attack, an Action or its activation."""


class ZoneKind(StrEnum):
    """Kinds of zones that lie on the table. [table.zones]"""

    SCORCHED = "scorched"
    FLOW = "flow"
    SPRING = "spring"
    STASIS = "stasis"
    NULL = "null"
    EYE = "eye"
    CYCLONE = "cyclone"
    CLOUD = "cloud"
    NECROTIC = "necrotic"


WATERS = frozenset({ZoneKind.FLOW, ZoneKind.SPRING})
"""Zones that count as water, and scorched terrain with them for Flash Freeze. [card.flash-freeze]"""


class MarkerKind(StrEnum):
    """Kinds of markers that lie on the table. [table.markers]"""

    GEYSER = "geyser"
    PORTAL = "portal"
    TERRITORY = "territory"
    RITUAL = "ritual"
    STONE = "stone"
    ANVIL = "anvil"
    SHARD = "shard"


class TerrainKind(StrEnum):
    """Kinds of terrain pieces. [table.terrain]"""

    FOREST = "forest"
    RUIN = "ruin"
    LOW_WALL = "low-wall"
    HILL = "hill"
    WALL = "wall"
    ROCK = "rock"
    POND = "pond"


class TokenKind(StrEnum):
    """Tokens of the mages. [mage.tokens]"""

    WIND = "wind-current"
    DISSONANCE = "dissonance"
    DETERMINATION = "stone-determination"
    SOUL = "soul-essence"
    ASH = "ash-charge"
    TIDE = "tidal-insight"
