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
    growth: Annotated[int, Meta(ge=-1_000, le=1_000)] = 0
    guard: bool = False
    summoned: Number = 0
    displaced: Number = 0
    last_zone: str | None = None
    """Where a banished creature comes back; it then stands in no zone."""
    banished_by: str | None = None
    """The spell that banished it, if it is to be told."""
    markers: dict[str, Count] = {}
    late: dict[str, Count] = {}
    used: dict[str, Count] = {}
    boons: list[Boon] = []
    since: Number | None = None
    """Its age among all that came to be, where it is not simply the order of the list."""


class MageSetting(Body, kw_only=True):
    """A player and its mage. By default it is fresh in its corner with an empty book. The deck is whatever the position
    gives to the player."""

    mage: Literal["beastmaster", "priestess", "warlock", "wizard"]
    element: Literal["", "air", "earth", "fire", "water"] | None = None
    """By default that of the book of the box, or none."""
    zone: str | UnsetType | None = UNSET
    mana: Number = STARTING_MANA
    active: bool = True
    quickcast: bool = True
    book: Cards = []
    prepared: list[str] = []
    discard: list[str] = []
    open_book: bool = True
    dead: bool = False


class ObjectSetting(Body, kw_only=True):
    """An object: ``zone``, ``border`` or ``on`` tells where. Equipment is worn by its controller's mage unless
    ``on`` says otherwise. What is ``loose`` is on its way into play or out of it, and stands nowhere: a spell being
    cast. It is ``lent`` if its card lies elsewhere, bound to a wand. Both need the running procedures."""

    card: str
    id: Handle | None = None
    controller: Seat = 0
    owner: Seat | None = None
    zone: str | None = None
    border: str | None = None
    on: str | None = None
    hidden: bool = False
    known: list[Seat] = []
    """The seats that have looked at it while it is hidden."""
    mana: Number = 0
    active: bool | None = None
    """Creatures are active by default."""
    assigned: str | None = None
    bound: str | None = None
    bound_owner: Seat | None = None
    bound_shown: bool = False
    chosen: str | None = None
    loose: bool = False
    lent: bool = False


class DuelSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A battle. ``at`` is where it stands: before a step of the round, in the middle of the action stage with
    ``turn`` to choose a creature, or with ``creature`` activated and about to act."""

    players: list[MageSetting] = []
    mode: Literal["apprentice", "standard", "teams", "free_for_all"] | None = None
    edition: Literal["first", "fourth"] = "first"
    """Whose wording the cards have, under whichever name they are listed."""
    round: Number = 1
    initiative: Seat | None = 0
    """None: not rolled for yet."""
    objects: list[ObjectSetting] = []
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
    turn: Seat | None = None
    creature: str | None = None
    phase: Phase | None = None
    serial: Number | None = None
    """What the next object's id counts on from; by default above every number in the position."""
    fallen: list[Seat] | None = None
    """Who was out before the present phase; by default all whose mages are dead."""
    winners: list[Seat] = []
    reason: Literal["", "last-standing", "draw", "too-long"] = ""


PHASES: dict[str, Phase] = {
    "setup": "",
    "quickcast": "first-quickcast",
    "activation": "actions",
    "final_quickcast": "final-quickcast",
    "end": "final-quickcast",
    "over": "actions",
}
"""The phase at a moment, where it is not called the same."""
