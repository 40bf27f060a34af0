"""The schema of position files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from magehall.games.colors_of_magic.cards.vocabulary import Form, MarkerKind, Phase, TerrainKind, ZoneKind
from magehall.games.colors_of_magic.model.pieces import (
    NO_CARD,
    Away,
    Burn,
    Goal,
    Grave,
    Invocation,
    Lasting,
    LateHarm,
)
from magehall.games.colors_of_magic.position.keywords import KeywordSetting

Seat = Annotated[int, Meta(ge=0, le=3)]
Owner = Annotated[int, Meta(ge=-1, le=3)]
"""A seat, or -1 for the monsters."""

Count = Annotated[int, Meta(ge=0, le=200)]
Coordinate = Annotated[int, Meta(ge=0, le=96)]
Place = tuple[Coordinate, Coordinate]


class CreatureSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A creature in play. ``keywords`` come beside those that are printed. ``with_card``: it came from a card."""

    face: str
    owner: Owner
    at: Place
    id: str = ""
    with_card: bool = True
    card: int | None = None
    """Which card, where several are alike."""

    keywords: list[KeywordSetting | str] = []
    damage: Count = 0
    tapped: bool = False
    away: Away | None = None
    lasting: list[Lasting] = []
    shield: Count | None = None
    magic_shield: Count | None = None
    marked: bool = False
    burns: list[Burn] = []
    venom: Count = 0
    began_at: Place | None = None
    """Where it stood when the turn began; without it, where it stands."""

    new: bool = False
    """It came into play this turn."""

    moved: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How far its own moves of this turn carried it, in hundredths of a lattice step: 400 to the inch."""

    attacked: bool = False
    used: list[str] = []
    used_up: list[str] = []
    still: Count = 0
    size: Annotated[int, Meta(ge=0, le=3)] = 0
    late: list[LateHarm] = []
    mount: str = ""
    carrier: str = ""
    exiles: bool = False
    from_discard: bool = False
    activations: Count | None = None
    """How often it was activated this turn; without it once if it is tapped."""


class HeldSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An ingredient that a player took."""

    ingredient: str
    bearer: str = ""
    used: bool = False


class ReductionSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A cost reduction for a spell this turn. ``card`` is a card of the hand, by its face or its number."""

    amount: Count
    creatures: bool = False
    card: int | str = NO_CARD


class AllowedSetting(Struct, forbid_unknown_fields=True):
    """A card of the discard pile that may be cast this turn. It goes by its face or its number."""

    card: int | str
    discount: Count


class PlayerSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player. Cards that stand nowhere lie in the grimoire below those of ``deck``, which is listed from its top; codex
    cards in the hand, or in exile where ``hand`` is whole."""

    mage: str
    schools: list[str]
    mana: Count = 0
    tokens: Annotated[int, Meta(ge=0, le=5)] = 0
    hand: list[str] = []
    whole_hand: bool = False
    deck: list[str] = []
    discard: list[str] = []
    exile: list[str] = []
    left_out: list[str] = []
    corner: Annotated[int, Meta(ge=-1, le=3)] = -1
    points: Annotated[int, Meta(ge=0, le=11)] = 0
    ingredients: list[HeldSetting] = []
    form: Form | None = None
    passed: bool = False
    out: bool = False
    taxes: list[Count] = []
    reductions: list[ReductionSetting] = []
    allowed: list[AllowedSetting] = []
    archived: Count = 0
    from_discard: Count = 0
    from_discard_now: Count = 0
    shown: list[int | str] = []
    next_creature: str = ""
    last_instant: str = ""
    servants: list[str] = []
    numbers: dict[str, list[int]] = {}
    """Which cards the faces of each pile are, where running procedures and ``known`` speak of cards by number."""

    elsewhere: list[int] = []
    """Cards that running procedures hold."""


class PieceSetting(Struct, forbid_unknown_fields=True):
    """A piece of terrain."""

    kind: TerrainKind
    corners: list[Place]


class ZoneSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A zone on the table; its radius in lattice steps."""

    kind: ZoneKind
    at: Place
    radius: Annotated[int, Meta(ge=1, le=48)]
    owner: Owner
    id: str = ""
    permanent: str = ""


class MarkerSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A marker on the table. Of an objective's marker all but kind and place may be left out: the scenario says it."""

    kind: MarkerKind
    at: Place
    id: str = ""
    radius: Annotated[int, Meta(ge=1, le=12)] | None = None
    owner: Owner = -1
    permanent: str = ""
    objective: str | None = None
    cards: Count | None = None
    ingredient: str = ""


class PermanentSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A permanent spell in play."""

    face: str
    owner: Seat
    id: str = ""
    bearer: str = ""
    spent: Count = 0
    used: list[str] = []
    ends: Count = 0
    exiles: bool = False
    card: int | None = None


class SkirmishSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match at some moment. ``at`` says which, where no procedures are listed: a player's turn of the activation phase
    (``turn-began``: with the window of its beginning), the collect, monsters' or end phase, before the match, or after
    it."""

    players: list[PlayerSetting | None] = []
    """By seat; without a force where it is still to be chosen."""

    creatures: list[CreatureSetting] = []
    at: Literal["setup", "collect", "turn-began", "playing", "monsters", "end", "over"] = "playing"
    scenario: str = "ritual"
    map: str = ""
    turn_limit: Count = 15
    ranged_duel: bool = False
    token_to_first_passer: bool = False
    move_as_action: bool = False
    turn: Count = 1
    phase: Phase | None = None
    first: Seat = 0
    active: Owner | None = None
    first_passer: Owner = -1
    terrain: list[PieceSetting] = []
    dark: bool | None = None
    """Whether it is dark; without it, as in the scenario."""

    zones: list[ZoneSetting] = []
    markers: list[MarkerSetting] = []
    permanents: list[PermanentSetting] = []
    graves: list[Grave] = []
    activation_deck: list[int | str] | None = None
    """Activation cards by number or printed name, 0 or ``act1``; the last of them is drawn first. Those that
    stand nowhere were used already."""

    activation_drawn: list[int | str] = []
    goals: dict[str, Goal] | None = None
    """What is still to be won, by objective; without it, all of the scenario."""

    rises: Count | None = None
    """The turn in which monsters rise next, 0 for none; without it, as in the scenario."""

    invocations: dict[str, Invocation] = {}
    next_id: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    known: list[int] = []
    winners: list[Seat] = []
    reason: str = ""
