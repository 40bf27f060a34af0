"""Kinds of cards, tokens and tiles: what is printed on each."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import (
    PHYSICAL,
    SUMMON,
    Color,
    Element,
    Kind,
    Pile,
    Resistance,
    Site,
    Terrain,
    Time,
    Trait,
)
from magehall.games.mage_knight.cards.words.base import Words
from magehall.kernel.records import Value


class Action(Value):
    """A basic or advanced action. It has an effect, and a stronger one for a mana of its colour. [cards.action]

    ``healing``: it bears the hand, so that nothing of it is played in combat. ``hero``: whose own card it is."""

    id: str
    color: Color
    basic: Words
    strong: Words
    healing: bool = False
    number: int = 0
    hero: str = ""

    @property
    def kind(self) -> Kind:
        """Advanced actions are numbered."""
        return Kind.ADVANCED_ACTION if self.number else Kind.BASIC_ACTION


class Spell(Value):
    """A spell, with an effect for a mana of its colour. At night a black mana more gives the stronger one.
    [cards.spell]

    ``interactive``: it harms other players, and is left out of friendly games."""

    id: str
    strong_id: str
    color: Color
    basic: Words
    strong: Words
    number: int
    healing: bool = False
    interactive: bool = False

    @property
    def kind(self) -> Kind:
        """What a spell is."""
        return Kind.SPELL


class Banner(Value):
    """What a banner does for the unit it is assigned to. [units.banner]

    ``cancels``: the unit is spent in the block phase to cancel an attack. ``readies``: once a round it is readied."""

    armor: int = 0
    attack: int = 0
    block: int = 0
    fame: int = 0
    resistances: tuple[Resistance, ...] = ()
    cancels: bool = False
    readies: bool = False


class Artifact(Value):
    """An artifact: an effect, and a stronger one for throwing it away. [cards.artifact]"""

    id: str
    strong: Words
    number: int
    basic: Words = ()
    banner: Banner | None = None
    healing: bool = False

    @property
    def kind(self) -> Kind:
        """What an artifact is."""
        return Kind.ARTIFACT


class Ability(Value):
    """An ability that a unit is activated for, and the mana it takes. [units.activate]"""

    does: Words
    mana: Color | None = None


class UnitCard(Value):
    """A unit that can be recruited. [units]"""

    id: str
    copies: int
    cost: int
    level: int
    armor: int
    sites: tuple[Site, ...]
    abilities: tuple[Ability, ...]
    resistances: tuple[Resistance, ...] = ()
    elite: bool = False


class Usage(StrEnum):
    """How often a skill serves. [skills.kinds]"""

    TURN = "once-a-turn"
    ROUND = "once-a-round"
    INTERACTIVE = "interactive"
    ALWAYS = "always"


class Skill(Value):
    """A skill of a hero. ``anytime``: also in the turns of others. [skills]"""

    id: str
    hero: str
    usage: Usage
    does: Words
    healing: bool = False
    anytime: bool = False


class When(StrEnum):
    """When a tactic does something. [tactics]"""

    NEVER = "never"
    CHOSEN = "when-chosen"
    IN_TURN = "once-in-a-turn-of-the-round"
    EACH_TURN = "once-a-turn"
    BEFORE_A_TURN = "once-before-a-turn"
    BEFORE_EACH_TURN = "before-each-turn"
    DECK_EMPTY = "once-when-the-deck-is-empty"
    DRAWING = "when-drawing"


class Tactic(Value):
    """A tactic: its number sets the order of the round. [tactics]"""

    id: str
    time: Time
    number: int
    when: When = When.NEVER
    does: Words = ()


class Enemy(Value):
    """An enemy token. One that summons has no attack of its own. [enemy.tokens]"""

    id: str
    pile: Pile
    copies: int
    armor: int
    fame: int
    attack: int = 0
    element: Element = PHYSICAL
    traits: tuple[Trait, ...] = ()
    resists: tuple[Resistance, ...] = ()

    @property
    def icons(self) -> int:
        """How many abilities, attack colours and resistances are printed on it. [card.cold-toughness]"""
        colors = {PHYSICAL: 0, Element.COLD_FIRE: 2}.get(self.element, 1) if SUMMON not in self.traits else 0
        return len(self.traits) + colors + len(self.resists)


class RewardKind(StrEnum):
    """What is won. [rewards]"""

    FAME = "fame"
    ARTIFACT = "artifact"
    SPELL = "spell"
    ADVANCED_ACTION = "advanced-action"
    UNIT = "unit"
    CRYSTALS = "crystals"
    RANDOM_CRYSTAL = "random-crystal"
    SPELL_OR_ARTIFACT = "spell-or-artifact"


class Reward(Value):
    """Something won at the end of the turn. Of crystals it is one of each basic colour. [rewards]"""

    kind: RewardKind
    count: int = 1


class Ruins(Value):
    """A token of ancient ruins. It is an altar that wants three mana of a colour, or enemies that guard something.
    [site.ruins]"""

    id: str
    rewards: tuple[Reward, ...]
    altar: Color | None = None
    enemies: tuple[Pile, ...] = ()


class HeroCard(Value):
    """A hero: the deck it begins with, and its crystals as a dummy player. [setup.heroes] [dummy.crystals]"""

    id: str
    deck: dict[str, int]
    crystals: tuple[Color, Color, Color]


class Ground(Value):
    """A space as printed on a tile. ``color``: of a mine or city; ``rampaging``: the token that roams there."""

    terrain: Terrain
    site: Site | None = None
    color: Color | None = None
    rampaging: Pile | None = None


class TileKind(StrEnum):
    """The back of a tile. [setup.tiles]"""

    START = "start"
    COUNTRYSIDE = "countryside"
    CORE = "core"


class Tile(Value):
    """A tile of seven spaces: the middle one, then clockwise from the north-east. [map.tiles]"""

    id: str
    kind: TileKind
    number: int
    center: Ground
    ne: Ground
    e: Ground
    se: Ground
    sw: Ground
    w: Ground
    nw: Ground

    @property
    def city(self) -> Color | None:
        """The colour of the city in its middle."""
        return self.center.color if self.center.site is Site.CITY else None

    @property
    def grounds(self) -> tuple[Ground, ...]:
        """The spaces, the middle one first."""
        return self.center, self.ne, self.e, self.se, self.sw, self.w, self.nw


class City(Value):
    """A city: who defends it at each level, and what that gives its defenders. [city.garrison] [city.bonus]"""

    color: Color
    garrison: tuple[tuple[Pile, ...], ...]
    armor: int = 0
    elemental_attack: int = 0
    cold_fire_attack: int = 0
    physical_gains: Trait | None = None
