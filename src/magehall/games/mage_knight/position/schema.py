"""The schema of position files."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from magehall.games.mage_knight.cards.vocabulary import Color, Pile, Site, Time
from magehall.games.mage_knight.model.combat_state import CombatCourse, Foe, Origin, Phase
from magehall.games.mage_knight.model.turn_state import TurnState
from magehall.games.mage_knight.position.schema_heroes import Cards, Count, DummySetting, HeroSetting

Seat = Annotated[int, Meta(ge=0, le=3)]
Player = Annotated[int, Meta(ge=-1, le=3)]
"""A seat, or -1 for the dummy player."""

Number = Annotated[int, Meta(ge=0, le=10_000)]


class PlacedSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A tile that lies turned by so many sixths."""

    tile: str
    """Its id, such as `countryside-3`."""

    turned: Annotated[int, Meta(ge=0, le=5)] = 0
    """Sixths of a turn."""


class TokenSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An enemy token that lies face down, or up."""

    enemy: str
    """Its id, such as `prowlers`."""

    up: bool = True
    """Whether everybody sees it."""


class RuinsSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A token of ancient ruins that lies face down, or up."""

    ruins: str
    """The id of the token."""

    up: bool = True
    """Whether everybody sees it."""


Tokens: TypeAlias = list[str | TokenSetting]


class CitySetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A city. Without a garrison it is conquered."""

    color: Color | None = None
    """Which city it is; by default the one printed there."""

    level: Annotated[int, Meta(ge=0, le=11)] = 1
    """Nought where nobody need conquer it."""

    garrison: Tokens = []
    """Its defenders."""

    shields: list[Seat] = []
    """Whose shields lie there, in the order in which they came."""

    friendly: bool = False
    """Whether nobody need conquer it, and everybody has a shield there."""

    closed: bool = False
    """Whether nobody may enter it."""

    twin: str = ""
    """The space of the other half of a Megapolis."""


class OffersSetting(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Offers, and decks from their top. A deck that is left out holds all that stands nowhere, by name."""

    spells: Cards = []
    """The spell offer, from its top."""

    actions: Cards = []
    """The offer of advanced actions, from its top."""

    units: Cards = []
    """The unit offer, without the advanced actions of monasteries."""

    monastery: Cards = []
    """Advanced actions among the units."""

    skills: Cards = []
    """Skills that everybody may take at a level."""

    spell_deck: Cards | None = None
    """From the top."""

    action_deck: Cards | None = None
    """Advanced actions, from the top."""

    artifact_deck: Cards | None = None
    """From the top."""

    regular_deck: Cards | None = None
    """Regular units, from the top."""

    elite_deck: Cards | None = None
    """Elite units, from the top."""


class TurnSetting(TurnState, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A running turn: what differs from one just begun."""

    seat: Seat
    """Whose turn it is."""


class FoeSetting(Foe, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An enemy in a combat that is not simply fresh. What is left out is as its site has it."""

    origin: Origin = Origin.DRAWN
    """How it came into the combat."""

    id: str = ""
    """How options name it, such as `foe-1`; by default numbered."""


class CombatSetting(CombatCourse, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A combat of whoever's turn it is. By default it is in its first phase and in the open, or for the site the hero
    stands on where just such enemies lie; at a site its walls, the bonus of a city, night inside and units left outside are
    as the site has them. On a map it stands where the hero does; a position that leaves the map out, with its hero on the
    portal, may name any site but a city or ruins."""

    phase: Phase = Phase.RANGED
    """Where it stands."""

    foes: list[str | FoeSetting] = []
    """The enemies; a bare name is one drawn for this combat. Left out, they are those that lie where the hero stands. Once
    blocks began, a summoner of whose monster nothing is said draws one."""

    space: str | None = None
    """By default where the hero stands; a hero of whom no space is said stands there."""

    seat: Seat | None = None
    """Who fights; by default who is on turn."""

    numbered: Number | None = None
    """How many enemies came so far."""


class QuestSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A quest. ``at`` is where it stands: before tactics are chosen, before the turn of ``turn``, in the middle of it, in
    its combat, at its end; or over."""

    heroes: list[HeroSetting] = []
    """By seat."""

    at: Literal["setup", "tactics", "before", "playing", "combat", "ending", "over"] = "playing"
    """The moment; without ``stack`` it is what is asked next."""

    turn: Seat | None = None
    """Whose turn it is; by default the first in the order of the round."""

    options: dict[str, Any] = {}
    """Scenario and variants as a new match has them."""

    scenario: str | None = None
    """By default that of the options."""

    agreement: dict[str, bool | int | str | list[int]] = {}
    """Only what differs from what the options agree on."""

    time: Time | None = None
    """By default as days and nights take turns: the first round is a day, unless the options say otherwise."""

    round: Annotated[int, Meta(ge=1, le=100)] = 1
    """Which round it is."""

    order: list[Player] | None = None
    """The order of the round; by default that of tactics, else of seats."""

    flipped: list[Seat] = []
    """Whose round tokens are turned over: they skip their next turn."""

    tactics: Cards | None = None
    """Those that can still be chosen."""

    removed: Cards = []
    """Tactics out of the game."""

    announced: Player | None = None
    """Who announced the end of the round."""

    ending: bool = False
    """Whether the end of the match was brought about."""

    last_turns: list[Player] | None = None
    """Who still has a last turn. By default, after the announcement of the end of the round, all from the one on turn to
    the one before who announced it; at the end of the match all players."""

    conceded: list[Seat] = []
    """Who admitted that the others have won."""

    motivated: Seat | None = None
    """Who used Motivation last: nobody else may until the end of their next turn."""

    motivated_now: bool = False
    """Whether that turn is the one in which it was used."""

    # The map
    shape: Literal["narrow", "open", "open-4", "open-3", "predefined"] | None = None
    """The shape of the map; by default that of the scenario."""

    tiles: dict[str, str | PlacedSetting] | None = None
    """By the space in their middle; the starting tile lies at "0,0" in any case."""

    tile_deck: list[str] | None = None
    """By default the countryside tiles that do not lie on the map, in the order of their numbers. Where it is said, cities that
    are neither on the map nor in it do not count as still to be conquered."""

    spare: list[str] | None = None
    """The tiles in the box that may come when the deck is out. By default all that are left."""

    absent_tiles: list[str] | None = None
    """Tiles out of the game. By default those of which a file says nothing that lists the spare ones."""

    tokens: dict[str, Tokens] = {}
    """Keeps and towers that are left out, and have no shield, get a token: face down, or up next to a hero by day.
    Mines that are to be freed get theirs. Rampaging enemies are only where they are said to be."""

    ruins: dict[str, str | RuinsSetting | None] = {}
    """Ruins that are left out, and have no shield, get a token: face up by day or under a hero; null leaves them without."""

    shields: dict[str, list[Seat]] = {}
    """Whose shields lie on a space, in the order in which they came."""

    cities: dict[str, CitySetting] = {}
    """Those that are left out are as the scenario has them; where they are to be conquered with a garrison, which lies
    face up next to a hero."""

    secrets: dict[str, Site] = {}
    """Sites that villages and monasteries turned out to hide, by space."""

    stand_ins: list[str] = []
    """Mines that a brown enemy holds whose token is drawn when it shows itself."""

    # The supply
    source: list[Color] | None = None
    """The dice of the Source."""

    offers: OffersSetting = OffersSetting()
    """The offers and the decks behind them."""

    piles: dict[Pile, list[str]] | None = None
    """Enemy tokens that lie on top of their piles, the next one last. The rest lies under them, by name, unless all
    piles are said."""

    absent_enemies: list[str] | None = None
    """Tokens out of the game. By default those of which a file says nothing that lists all piles."""

    discarded: dict[Pile, list[str]] = {}
    """Enemy tokens beside their piles."""

    ruins_pile: list[str] | None = None
    """Tokens of ruins that lie on top of their pile, the next one last. The rest lies under them, by name."""

    ruins_discarded: list[str] = []
    """Tokens of ruins beside their pile."""

    dummy: DummySetting | None = None
    """Where players play together or alone, there is one in any case."""

    # Turns and combats
    move: Count = 0
    """Move points to spend; in a combat those left when it began."""

    influence: Count = 0
    """Influence points to spend."""

    healing: Count = 0
    """Healing points to spend."""

    played: Cards = []
    """Cards in the play area."""

    turns: list[TurnSetting] = []
    """Running turns in full; ``move``, ``influence``, ``healing`` and ``played`` are short for the one on turn."""

    combat: CombatSetting | None = None
    """The combat of who is on turn."""

    waiting: CombatSetting | None = None
    """In a duel the combat of who does not have the word."""
