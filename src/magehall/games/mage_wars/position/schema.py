"""The schema of position files."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from magehall.games.mage_wars.model.state import Boon
from magehall.games.mage_wars.round.setup import STARTING_MANA

Seat = Annotated[int, Meta(ge=0, le=3)]
Number = Annotated[int, Meta(ge=0, le=10_000)]
Count = Annotated[int, Meta(ge=1, le=1_000)]
Handle = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$", max_length=60)]
Cards: TypeAlias = Literal["apprentice", "starter"] | dict[str, Count] | list[str]
Phase = Literal[
    "",
    "initiative",
    "reset",
    "channel",
    "upkeep",
    "planning",
    "deployment",
    "first-quickcast",
    "actions",
    "final-quickcast",
]


class Body(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """What differs from an object that has just come into play, whatever it is."""

    damage: Number = 0
    """Damage it has."""

    growth: Annotated[int, Meta(ge=-1_000, le=1_000)] = 0
    """What its life is raised by."""

    guard: bool = False
    """Whether it guards."""

    summoned: Number = 0
    """The round in which it was summoned."""

    displaced: Number = 0
    """How often it was moved by others; attacks and spells under way compare it."""

    last_zone: str | None = None
    """Where a banished creature comes back; it then stands in no zone."""
    banished_by: str | None = None
    """The spell that banished it, if it is to be told."""
    markers: dict[str, Count] = {}
    """How many of each, by condition: `burn`, `rot`, `daze` and so on."""

    late: dict[str, Count] = {}
    """Of its markers those that came during its own activation, which do not end with it."""

    used: dict[str, Count] = {}
    """What it did this round that can be done only so often."""

    boons: list[Boon] = []
    """What it has for a time, such as more dice in its next attack."""

    since: Number | None = None
    """Its age among all that came to be, where it is not simply the order of the list."""


class MageSetting(Body, kw_only=True):
    """A player and its mage. By default it is fresh in its corner with an empty book. The deck is whatever the position
    gives to the player."""

    mage: Literal["beastmaster", "priestess", "warlock", "wizard"]
    """Which mage it is."""

    element: Literal["", "air", "earth", "fire", "water"] | None = None
    """By default that of the book of the box, or none."""
    zone: str | UnsetType | None = UNSET
    """Such as `a1`; by default the corner of its seat."""

    mana: Number = STARTING_MANA
    """By default what a mage starts with."""

    active: bool = True
    """Whether its action marker is ready."""

    quickcast: bool = True
    """Whether its quickcast marker is ready."""

    book: Cards = []
    """Its spells that are not prepared: a ready book, a list, or how many of each."""

    prepared: list[str] = []
    """The spells it has in hand for this round."""

    discard: list[str] = []
    """Its discard pile."""

    open_book: bool = True
    """Whether everybody knows the list of its book."""

    dead: bool = False
    """Whether it is out."""


class ObjectSetting(Body, kw_only=True):
    """An object: ``zone``, ``border`` or ``on`` tells where. Equipment is worn by its controller's mage unless
    ``on`` says otherwise. What is ``loose`` is on its way into play or out of it, and stands nowhere: a spell being
    cast. It is ``lent`` if its card lies elsewhere, bound to a wand. Both need the running procedures."""

    card: str
    """What it is, by its id."""

    id: Handle | None = None
    """How options name it; by default its card and a number."""

    controller: Seat = 0
    """Who decides for it."""

    owner: Seat | None = None
    """Whose card it is; by default its controller's."""

    zone: str | None = None
    """The zone it stands in, such as `b2`."""

    border: str | None = None
    """The border on which a wall stands, such as `b1-c1`."""

    on: str | None = None
    """The id of what it is attached to."""

    hidden: bool = False
    """Whether an enchantment lies face down."""

    known: list[Seat] = []
    """The seats that have looked at it while it is hidden."""
    mana: Number = 0
    """Mana on it."""

    active: bool | None = None
    """Creatures are active by default."""
    assigned: str | None = None
    """The spell that was prepared for it, a familiar or a spawnpoint."""

    bound: str | None = None
    """The spell that is bound to it."""

    bound_owner: Seat | None = None
    """Whose card the bound spell is."""

    bound_shown: bool = False
    """Whether the bound spell is known to all."""

    chosen: str | None = None
    """What was chosen when it came into play."""

    loose: bool = False
    """Whether it is on its way."""

    lent: bool = False
    """Whether its card lies elsewhere."""


class DuelSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A battle. ``at`` is where it stands: before a step of the round, in the middle of the action stage with
    ``turn`` to choose a creature, or with ``creature`` activated and about to act."""

    players: list[MageSetting] = []
    """By seat."""

    mode: Literal["auto", "apprentice", "standard", "teams", "free_for_all"] = "auto"
    """Where it is left open, what fits the number of seats."""

    edition: Literal["first", "fourth"] = "first"
    """Whose wording the cards have, under whichever name they are listed."""
    round: Number = 1
    """Which round it is."""

    initiative: Seat | None = 0
    """None: not rolled for yet."""
    objects: list[ObjectSetting] = []
    """All in play but the mages."""

    at: Literal[
        "setup",
        "initiative",
        "reset",
        "channel",
        "upkeep",
        "planning",
        "deployment",
        "quickcast",
        "actions",
        "activation",
        "final_quickcast",
        "end",
        "over",
    ] = "actions"
    """The moment; without ``stack`` it is what is asked next."""

    turn: Seat | None = None
    """Who is to act; by default whoever has the initiative."""

    creature: str | None = None
    """The creature that is activated."""

    phase: Phase | None = None
    """By default that of ``at``."""

    serial: Number | None = None
    """What the next object's id counts on from; by default above every number in the position."""
    fallen: list[Seat] | None = None
    """Who was out before the present phase; by default all whose mages are dead."""
    winners: list[Seat] = []
    """Who has won, where it is over."""

    reason: Literal["", "last-standing", "draw", "too-long"] = ""
    """Why it is over."""


PHASES: dict[str, Phase] = {
    "setup": "",
    "quickcast": "first-quickcast",
    "activation": "actions",
    "final_quickcast": "final-quickcast",
    "end": "final-quickcast",
    "over": "actions",
}
"""The phase at a moment, where it is not called the same."""
