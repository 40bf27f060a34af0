"""Pieces on the table: plain records without rules."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import (
    Color,
    Pile,
    Resistance,
    Site,
    Time,
)
from magehall.kernel.records import Value
from magehall.kernel.state import Thing

DUMMY = -1
"""The dummy player in the order of the round; it has no seat. [dummy]"""

NOWHERE = ""
"""Where a hero stands that is off the map: at the start, and after a turn that ended on the portal. [site.portal]"""


# The map


class Placed(Value):
    """A tile on the map, turned by so many sixths. [map.orientation]"""

    tile: str
    turned: int = 0


class Token(Value):
    """An enemy token on the map: face up, or known by its back alone. [enemy.tokens]"""

    enemy: str
    up: bool


class RuinsToken(Value):
    """A token of ancient ruins on the map. [site.ruins]"""

    ruins: str
    up: bool


class CityState(Value):
    """A city on the map. [city]

    ``shields`` are the seats that defeated its defenders, in that order. ``friendly``: nobody need conquer it. ``closed``:
    nobody may enter it. ``twin`` is the other space of a Megapolis."""

    color: Color
    level: int
    garrison: tuple[Token, ...] = ()
    shields: tuple[int, ...] = ()
    friendly: bool = False
    closed: bool = False
    twin: str = ""


class Realm(Thing):
    """The map: tiles by their middle, and by space what lies there. [map]

    ``deck`` is listed from its top; ``spare`` are the tiles left in the box. ``secrets`` are sites that a scenario adds.
    ``stand_ins`` are mines whose brown enemy is drawn when it shows itself, as there was no token left. ``absent`` are
    tiles that a position leaves out."""

    shape: str
    tiles: dict[str, Placed] = {}
    deck: list[str] = []
    spare: list[str] = []
    tokens: dict[str, tuple[Token, ...]] = {}
    ruins: dict[str, RuinsToken] = {}
    shields: dict[str, tuple[int, ...]] = {}
    cities: dict[str, CityState] = {}
    secrets: dict[str, Site] = {}
    stand_ins: list[str] = []
    absent: tuple[str, ...] = ()


# The supply


class Source(Thing):
    """The dice of the Source, by the colours they show. [source]"""

    dice: list[Color] = []


class Offers(Thing):
    """Offers and decks of cards, listed from their top. The lowest card of an offer is its last. [offers]

    ``monastery`` are the advanced actions among the units."""

    spells: list[str] = []
    actions: list[str] = []
    units: list[str] = []
    monastery: list[str] = []
    skills: list[str] = []
    spell_deck: list[str] = []
    action_deck: list[str] = []
    artifact_deck: list[str] = []
    regular_deck: list[str] = []
    elite_deck: list[str] = []


class Piles(Thing):
    """Piles of enemy and ruins tokens, drawn from the end, and what was discarded. [setup.enemies]

    ``absent`` are enemies that a position leaves out."""

    enemies: dict[Pile, tuple[str, ...]] = {}
    discarded: dict[Pile, tuple[str, ...]] = {}
    ruins: list[str] = []
    ruins_discarded: list[str] = []
    absent: tuple[str, ...] = ()


# The round


class Calendar(Thing):
    """Time, order and tactics of the round. [round]

    ``order`` is that of the round, the dummy among it. ``flipped`` are those whose token lies face down: they skip their
    next turn. ``announced`` is who announced the end of the round. ``last_turns`` are those who still have one in the
    last turns of the round, or of the match once ``ending`` is said. ``removed`` are tactics out of the game."""

    time: Time
    round: int = 1
    order: list[int] = []
    flipped: list[int] = []
    tactics: list[str] = []
    removed: list[str] = []
    announced: int | None = None
    ending: bool = False
    last_turns: list[int] = []
    conceded: list[int] = []
    """Who admitted that the others have won, which ends the match. [scenario.concede]"""

    motivated: int | None = None
    """Who used Motivation last: nobody else may until the end of their next turn. [skill.motivation]"""

    motivated_now: bool = False
    """Whether that turn is the one in which it was used, which does not count. [skill.motivation]"""


# Players


class SkillState(StrEnum):
    """Whether a skill can be used. [skills.kinds]"""

    READY = "ready"
    USED = "used-this-turn"
    DOWN = "face-down"
    LAID = "on-the-table"


class Hero(Thing):
    """A player's hero, with cards and tokens. [setup.hero]

    ``deck`` is listed from its top. ``level`` is the level reached; fame may already call for more. ``mana`` are tokens
    in the play area. ``tactic_down``: it is used up; ``stored_die`` and ``spared`` lie on it. ``plundered`` and
    ``prepared`` with the tactic for before each turn: since the last turn. ``space`` is NOWHERE off the map."""

    name: str
    space: str = NOWHERE
    fame: int = 0
    reputation: int = 0
    level: int = 1
    line: int = 1
    """The line of the fame track up to which a Blitz gave its fame, or the level if that is more. [scenario.blitz]"""

    hand: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    units: list[str] = []
    crystals: dict[Color, int] = {}
    mana: list[Color] = []
    skills: dict[str, SkillState] = {}
    skill_pile: list[str] = []
    tactic: str = ""
    tactic_down: bool = False
    stored_die: Color | None = None
    spared: list[str] = []
    plundered: bool = False
    prepared: bool = False
    eliminated: bool = False
    pack: list[str] = []
    """The advanced actions one chooses from in a draft. [variant.draft]"""

    drafted: list[str] = []
    """Those chosen and not yet in the deed deck. [variant.draft]"""
    chanted: bool = False
    """Whether the incantation of this night was made. [scenario.druid-nights]"""

    chosen: bool = False
    """Whether it is the one of its team who must return, which only the team knows. [scenario.one-to-return]"""

    claimed_die: Color | None = None
    """A die kept by Mana Claim; ``claim_pays``: a mana in each turn; ``claim_curses``: others suffer for its colour.
    [card.mana-claim]"""

    claim_pays: bool = False
    claim_curses: bool = False
    exploited: Color | None = None
    """The colour that Mana Exploit leaves unharmed while it lies on the table. [skill.mana-exploit]"""


class Unit(Thing):
    """A unit in somebody's service. ``bonded``: it stands under Bonds of Loyalty. [units]"""

    card: str
    owner: int
    ready: bool = True
    wounds: int = 0
    banner: str = ""
    banner_down: bool = False
    bonded: bool = False
    armor_less: int = 0
    """What a rival takes off its armor and resistances in a duel. [duel.effects]"""

    stripped: list[Resistance] = []
    unfortified: bool = False
    """Whether a rival took it out of its walls for this duel. [duel.exposed]"""


class Dummy(Thing):
    """The dummy player. ``skill_pile`` only in a solo game. [dummy]"""

    name: str
    deck: list[str] = []
    discard: list[str] = []
    crystals: dict[Color, int] = {}
    tactic: str = ""
    skill_pile: list[str] = []
