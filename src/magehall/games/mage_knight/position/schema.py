"""The schema of position files."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from magehall.games.mage_knight.cards.levels import HIGHEST_REPUTATION, LEVELS, LOWEST_REPUTATION
from magehall.games.mage_knight.cards.vocabulary import Color, Pile, Resistance, Site, Time
from magehall.games.mage_knight.model.combat_state import CombatCourse, Foe, Origin, Phase
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.games.mage_knight.setup.auction import HIGHEST_BID

Seat = Annotated[int, Meta(ge=0, le=3)]
Player = Annotated[int, Meta(ge=-1, le=3)]
"""A seat, or -1 for the dummy player."""

Count = Annotated[int, Meta(ge=0, le=100)]
Number = Annotated[int, Meta(ge=0, le=10_000)]
Fame = Annotated[int, Meta(ge=-HIGHEST_BID, le=1_000)]
Cards: TypeAlias = list[str]


class PlacedSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tile that lies turned by so many sixths."""

    tile: str
    turned: Annotated[int, Meta(ge=0, le=5)] = 0


class TokenSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An enemy token that lies face down, or up."""

    enemy: str
    up: bool = True


class RuinsSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A token of ancient ruins that lies face down, or up."""

    ruins: str
    up: bool = True


Tokens: TypeAlias = list[str | TokenSetting]


class CitySetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A city. Without a garrison it is conquered."""

    color: Color
    level: Annotated[int, Meta(ge=0, le=11)] = 1
    """Nought where nobody need conquer it."""

    garrison: Tokens = []
    shields: list[Seat] = []
    friendly: bool = False
    closed: bool = False
    twin: str = ""


class UnitSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A unit that is not simply fresh."""

    card: str
    id: str = ""
    ready: bool = True
    wounds: Annotated[int, Meta(ge=0, le=2)] = 0
    banner: str = ""
    banner_down: bool = False
    bonded: bool = False
    armor_less: Count = 0
    stripped: list[Resistance] = []


class HeroSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A hero. What is left out is as at the start: the rest of the deck lies in it, by name; the level is what the fame
    calls for; the hero stands on the portal."""

    hero: str | None = None
    """By default the next one that nobody plays; nothing before it is chosen."""

    space: str | None = None
    fame: Fame = 0
    reputation: Annotated[int, Meta(ge=LOWEST_REPUTATION, le=HIGHEST_REPUTATION)] = 0
    level: Annotated[int, Meta(ge=1, le=len(LEVELS))] | None = None
    hand: Cards = []
    deck: Cards | None = None
    discard: Cards = []
    units: list[str | UnitSetting] = []
    crystals: dict[Color, Count] = {}
    mana: list[Color] = []
    skills: list[str] | dict[str, SkillState] = []
    skill_pile: list[str] | None = None
    tactic: str | None = None
    tactic_down: bool = False
    stored_die: Color | None = None
    spared: Cards = []
    plundered: bool = False
    prepared: bool = False
    eliminated: bool = False
    chanted: bool = False
    chosen: bool = False
    claimed_die: Color | None = None
    claim_pays: bool = False
    claim_curses: bool = False
    exploited: Color | None = None
    pack: Cards = []
    drafted: Cards = []


class DummySetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The dummy player, by default fresh."""

    hero: str | None = None
    deck: Cards | None = None
    discard: Cards = []
    crystals: dict[Color, Count] | None = None
    tactic: str | None = None
    skill_pile: list[str] | None = None


class OffersSetting(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Offers, and decks from their top. A deck that is left out holds all that stands nowhere, by name."""

    spells: Cards = []
    actions: Cards = []
    units: Cards = []
    monastery: Cards = []
    skills: Cards = []
    spell_deck: Cards | None = None
    action_deck: Cards | None = None
    artifact_deck: Cards | None = None
    regular_deck: Cards | None = None
    elite_deck: Cards | None = None


class TurnSetting(TurnState, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A running turn: what differs from one just begun."""

    seat: Seat


class FoeSetting(Foe, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An enemy in a combat that is not simply fresh. What is left out is as its site has it."""

    origin: Origin = Origin.DRAWN
    id: str = ""


class CombatSetting(CombatCourse, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A combat of whoever's turn it is. By default it is in its first phase and in the open; at a site its walls, the
    bonus of a city, night inside and units left outside are as the site has them."""

    phase: Phase = Phase.RANGED
    foes: list[str | FoeSetting] = []
    space: str | None = None
    """By default where the hero stands."""

    seat: Seat | None = None
    numbered: Number | None = None


class QuestSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A quest. ``at`` is where it stands: before tactics are chosen, before the turn of ``turn``, in the middle of it, in
    its combat, at its end; or over."""

    heroes: list[HeroSetting] = []
    at: Literal["setup", "tactics", "before", "playing", "combat", "ending", "over"] = "playing"
    turn: Seat | None = None
    options: dict[str, Any] = {}
    """Scenario and variants as a new match has them."""

    scenario: str | None = None
    """By default that of the options."""

    agreement: dict[str, bool | int | str | list[int]] = {}
    """Only what differs from what the options agree on."""

    time: Time | None = None
    """By default as days and nights take turns: the first round is a day, unless the options say otherwise."""

    round: Annotated[int, Meta(ge=1, le=100)] = 1
    order: list[Player] | None = None
    flipped: list[Seat] = []
    tactics: Cards | None = None
    removed: Cards = []
    announced: Player | None = None
    ending: bool = False
    last_turns: list[Player] | None = None
    """Who still has a last turn. By default, after the announcement of the end of the round, all from the one on turn to
    the one before who announced it; at the end of the match all players."""

    conceded: list[Seat] = []
    motivated: Seat | None = None
    motivated_now: bool = False

    # The map
    shape: Literal["narrow", "open", "open-4", "open-3", "predefined"] | None = None
    tiles: dict[str, str | PlacedSetting] | None = None
    """By the space in their middle; the starting tile lies at "0,0" in any case."""

    tile_deck: list[str] | None = None
    """By default the countryside tiles that do not lie on the map, in the order of their numbers."""

    spare: list[str] | None = None
    """The tiles in the box that may come when the deck is out. By default all that are left."""

    absent_tiles: list[str] | None = None
    """Tiles out of the game. By default those of which a file says nothing that lists the spare ones."""

    tokens: dict[str, Tokens] = {}
    """Keeps and towers that are left out, and have no shield, get a token: face down, or up next to a hero by day."""

    ruins: dict[str, str | RuinsSetting | None] = {}
    """Ruins that are left out, and have no shield, get a token: face up by day or under a hero; null leaves them without."""

    shields: dict[str, list[Seat]] = {}
    cities: dict[str, CitySetting] = {}
    """Those that are left out are as the scenario has them; where they are to be conquered with a garrison, which lies
    face up next to a hero."""

    secrets: dict[str, Site] = {}
    stand_ins: list[str] = []
    """Mines that a brown enemy holds whose token is drawn when it shows itself."""

    # The supply
    source: list[Color] | None = None
    offers: OffersSetting = OffersSetting()
    piles: dict[Pile, list[str]] | None = None
    """Enemy tokens that lie on top of their piles, the next one last. The rest lies under them, by name, unless all
    piles are said."""

    absent_enemies: list[str] | None = None
    """Tokens out of the game. By default those of which a file says nothing that lists all piles."""

    discarded: dict[Pile, list[str]] = {}
    ruins_pile: list[str] | None = None
    """Tokens of ruins that lie on top of their pile, the next one last. The rest lies under them, by name."""

    ruins_discarded: list[str] = []
    dummy: DummySetting | None = None
    """Where players play together or alone, there is one in any case."""

    # Turns and combats
    move: Count = 0
    influence: Count = 0
    healing: Count = 0
    played: Cards = []
    turns: list[TurnSetting] = []
    """Running turns in full; ``move``, ``influence``, ``healing`` and ``played`` are short for the one on turn."""

    combat: CombatSetting | None = None
    waiting: CombatSetting | None = None
    """In a duel the combat of who does not have the word."""
