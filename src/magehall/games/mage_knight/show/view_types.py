"""Types of a Mage Knight view: what a client is shown of the table."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from magehall.games.mage_knight.cards.kinds import Reward, TileKind
from magehall.games.mage_knight.cards.vocabulary import (
    Color,
    Pile,
    Site,
    Terrain,
    Time,
)
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.show.combat_types import CombatView, DuelView, JointView

UNSEEN = UNSET
"""What a seat is not shown: it is absent."""


# The map


class TileView(Struct, frozen=True, gc=False):
    """A tile on the map, by its middle space. It is turned by so many sixths."""

    center: str
    tile: str
    turned: int


class TokenView(Struct, frozen=True, gc=False):
    """An enemy token on the map. Its back tells the pile; what it is only one face up tells."""

    pile: Pile
    enemy: str | UnsetType = UNSEEN


class CityView(Struct, frozen=True, gc=False):
    """A city: its defenders, and the seats whose shields lie there, in that order."""

    color: Color
    level: int
    garrison: list[TokenView]
    shields: list[int]
    leader: int | None
    friendly: bool
    closed: bool
    twin: str
    """The other space of a Megapolis, or nothing."""


class SpaceView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A space of the map, with what stands and lies on it. What is absent is not there."""

    place: str
    terrain: Terrain
    site: Site | None = None
    color: Color | None = None
    """Of a mine."""

    rampaging: bool = False
    tokens: list[TokenView] = []
    ruins: str | None = None
    """The ruins token: its id face up, and nothing but "hidden" face down."""

    shields: list[int] = []
    heroes: list[int] = []
    city: CityView | None = None


class RealmView(Struct, frozen=True, gc=False):
    """The map, and what is left of its tiles."""

    shape: str
    tiles: list[TileView]
    spaces: list[SpaceView]
    next: TileKind | None
    """The back of the next tile, which all can see."""

    countryside: int
    core: int
    open: list[str]
    """Where the next tile could come to lie, by the middle of that position."""

    sea: list[str]
    """Positions next to tiles where none ever lies: beyond the coast."""


# The supply


class OffersView(Struct, frozen=True, gc=False):
    """Cards on offer, the lowest last, and how many lie in the decks."""

    spells: list[str]
    actions: list[str]
    units: list[str]
    monastery: list[str]
    skills: list[str]
    spell_deck: int
    action_deck: int
    artifact_deck: int
    regular_deck: int
    elite_deck: int


class PileView(Struct, frozen=True, gc=False):
    """A pile of enemy tokens: how many are left, and which were discarded."""

    pile: Pile
    left: int
    discarded: list[str]


# Players


class UnitView(Struct, frozen=True, gc=False):
    """A unit in somebody's service."""

    id: str
    card: str
    owner: int
    ready: bool
    wounds: int
    banner: str
    banner_down: bool
    bonded: bool


class SkillView(Struct, frozen=True, gc=False):
    """A skill token of a hero."""

    skill: str
    state: SkillState


class HeroView(Struct, frozen=True, gc=False):
    """A player's hero, with everything that lies open."""

    seat: int
    hero: str | None
    """Null before it is chosen."""

    place: str
    """The space it stands on, nothing off the map."""

    fame: int
    level: int
    next_level: int | None
    """The fame that the next level takes."""

    reputation: int
    influence: int | None
    """What reputation adds in an interaction; null where nobody deals with it."""

    armor: int
    hand_limit: int
    command: int
    hand: int
    deck: int
    discard: list[str]
    crystals: dict[Color, int]
    mana: list[Color]
    units: list[UnitView]
    skills: list[SkillView]
    skill_pile: int
    tactic: str
    tactic_down: bool
    stored_die: Color | None
    claimed_die: Color | None
    exploited: Color | None
    """The colour that Mana Exploit leaves unharmed."""

    spared: int
    """Cards that lie face down on the tactic."""

    eliminated: bool
    pack: int
    """Advanced actions to choose from in a draft, and ``drafted`` those chosen."""

    drafted: int
    chosen: bool | UnsetType = UNSEEN
    """Whether it is the chosen one of its team. Only the team knows before the match is over."""

    cards: list[str] | UnsetType = UNSEEN
    """Only our own hand."""

    pack_cards: list[str] | UnsetType = UNSEEN
    """Only our own."""

    drafted_cards: list[str] | UnsetType = UNSEEN
    """Only our own."""


class DummyView(Struct, frozen=True, gc=False):
    """The dummy player."""

    hero: str
    deck: int
    discard: list[str]
    crystals: dict[Color, int]
    tactic: str


# Rounds and turns


class CalendarView(Struct, frozen=True, gc=False):
    """Time, order and tactics of the round. The dummy player is -1 in orders."""

    scenario: str
    round: int
    rounds: int
    time: Time
    order: list[int]
    flipped: list[int]
    tactics: list[str]
    """Those still to be chosen from."""

    removed: list[str]
    announced: int | None
    ending: bool
    last_turns: list[int]


class StepView(Struct, frozen=True, gc=False):
    """A space that could be reached, and the least move points for that."""

    place: str
    cost: int
    stops: bool
    """Whether the move ends there: in an assault, or next to enemies that are provoked."""

    before: str
    """The last space on the way there."""


class TurnView(Struct, frozen=True, gc=False):
    """A running turn: points not spent yet, and what was played."""

    seat: int
    stage: Stage
    move: int
    influence: int
    healing: int
    played: list[str]
    dice_left: int
    dice: list[Color]
    """Taken from the Source this turn."""

    endless: list[Color]
    path: list[str]
    rewards: list[Reward]
    costs: dict[Terrain, int]
    """The move points that each terrain takes now; what cannot be entered is absent."""

    reach: list[StepView]
    """Where the move points left could bring the hero."""


class TableView(Struct, frozen=True, gc=False):
    """The whole table as one seat may see it."""

    calendar: CalendarView
    realm: RealmView
    source: list[Color]
    offers: OffersView
    piles: list[PileView]
    ruins: int
    """Ruins tokens left in their pile."""

    heroes: list[HeroView]
    dummy: DummyView | None
    turns: list[TurnView]
    """That of who acts now last."""

    combat: CombatView | None
    duel: DuelView | UnsetType = UNSET
    """Absent where no player fights another."""

    joint: JointView | UnsetType = UNSET
    """Absent where no cooperative assault is proposed or under way."""
