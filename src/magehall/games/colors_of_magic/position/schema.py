"""The schema of position files."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from magehall.games.colors_of_magic.cards.vocabulary import MarkerKind, Phase, TerrainKind, ZoneKind
from magehall.games.colors_of_magic.model.pieces import Goal, Grave, Invocation
from magehall.games.colors_of_magic.position.schema_forces import (
    Count,
    CreatureSetting,
    Owner,
    Place,
    PlayerSetting,
)

Seat = Annotated[int, Meta(ge=0, le=3)]


class PieceSetting(Struct, forbid_unknown_fields=True):
    """A piece of terrain."""

    kind: TerrainKind
    """What ground it is."""

    corners: list[Place]
    """Of a convex polygon, in order around it, either way; the first may stand at the end again."""


class ZoneSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A zone on the table; its radius in lattice steps."""

    kind: ZoneKind
    """What it does."""

    at: Place
    """Its middle."""

    radius: Annotated[int, Meta(ge=1, le=48)]
    """In quarter inches."""

    owner: Owner
    """Whose it is."""

    id: str = ""
    """How options name it."""

    permanent: str = ""
    """The id of the spell to which it belongs; by default one of its owner that lays such zones."""


class MarkerSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A marker on the table. Of an objective's marker all but kind and place may be left out: the scenario says it."""

    kind: MarkerKind
    """What it marks."""

    at: Place
    """Its middle."""

    id: str = ""
    """How options name it."""

    radius: Annotated[int, Meta(ge=1, le=12)] | None = None
    """In quarter inches."""

    owner: Owner = -1
    """Whose it is, -1 for nobody's."""

    permanent: str = ""
    """The id of the spell to which it belongs; by default the only one in play that lays such markers."""

    objective: str | None = None
    """What can be won there."""

    cards: Count | None = None
    """How many copies of the objective lie there."""

    ingredient: str = ""
    """What it gives, where its objective has several."""


class PermanentSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A permanent spell in play."""

    face: str
    """The id of its card."""

    owner: Seat
    """Whose it is."""

    id: str = ""
    """How options name it."""

    bearer: str = ""
    """The id of the creature to which it is attached."""

    spent: Count = 0
    """Tokens that were spent on it when it was cast."""

    used: list[str] = []
    """Abilities used this turn."""

    ends: Count | None = None
    """The turn in whose end phase it vanishes, 0 for never; by default as if it was cast this turn."""

    exiles: bool = False
    """Whether its card is exiled when it leaves."""

    card: int | None = None
    """Which card, where several are alike."""


class SkirmishSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match at some moment. ``at`` says which, where no procedures are listed: a player's turn of the activation phase
    (``turn-began``: with the window of its beginning), the collect, monsters' or end phase, before the match, or after
    it."""

    players: list[PlayerSetting | None] = []
    """By seat; without a force where it is still to be chosen."""

    creatures: list[CreatureSetting] = []
    """All in play, mages included."""

    at: Literal["setup", "collect", "turn-began", "playing", "monsters", "end", "over"] = "playing"
    """The moment; without ``stack`` it is what is asked next."""

    scenario: str = "ritual"
    """Which scenario is played."""

    map: str = ""
    """The name of the map; its pieces stand in ``terrain``."""

    turn_limit: Count = 15
    """After how many turns it ends, 0 for never."""

    ranged_duel: bool = False
    """The option of that name."""

    token_to_first_passer: bool = False
    """The option of that name."""

    move_as_action: bool = False
    """The option of that name."""

    turn: Count = 1
    """Which turn it is."""

    phase: Phase | None = None
    """By default that of ``at``."""

    first: Seat = 0
    """Who has the token of the first player."""

    active: Owner | None = None
    """Whose turn of the activation phase it is; by default the first player's."""

    first_passer: Owner = -1
    """Who passed first this turn, -1 for nobody."""

    terrain: list[PieceSetting] = []
    """Pieces of terrain."""

    dark: bool | None = None
    """Whether it is dark; without it, as in the scenario."""

    zones: list[ZoneSetting] = []
    """Zones on the table."""

    markers: list[MarkerSetting] = []
    """Markers on the table."""

    permanents: list[PermanentSetting] = []
    """Permanent spells in play."""

    graves: list[Grave] = []
    """Where creatures were destroyed this turn."""

    activation_deck: list[int | str] | None = None
    """Activation cards by number or printed name, 0 or ``act1``; the last of them is drawn first. Those that
    stand nowhere were used already."""

    activation_drawn: list[int | str] = []
    """Its used cards, the last one on top."""

    goals: dict[str, Goal] | None = None
    """What is still to be won, by objective; without it, all of the scenario that no player has."""

    rises: Count | None = None
    """The turn in which monsters rise next, 0 for none; without it, as in the scenario."""

    invocations: dict[str, Invocation] = {}
    """Spells and abilities under way, by id."""

    next_id: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None
    """What ids count on from."""

    known: list[int] = []
    """Who knows each card: a bit for each seat."""

    winners: list[Seat] = []
    """Who has won, where it is over."""

    reason: str = ""
    """Why it is over."""
