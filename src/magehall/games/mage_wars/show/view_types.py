"""Types of a Mage Wars view: what a client is shown of the battle."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from magehall.games.mage_wars.cards.card import Kind


class ArenaView(Struct, frozen=True, gc=False):
    """The arena's size in zones."""

    columns: int
    rows: int


class PlayerView(Struct, frozen=True, gc=False):
    """A player with a book, a hand and a discard pile."""

    seat: int
    team: int
    mage: str | None
    """The id of the mage's card; null before it is chosen."""

    element: str
    dead: bool
    book: int
    prepared: int
    discard: list[str]
    active: int
    """How many of its creatures are still to act."""

    book_cards: list[str] | UnsetType = UNSET
    """Only of our own side."""

    prepared_cards: list[str] | UnsetType = UNSET
    """Only of our own side."""


class ObjectView(Struct, gc=False):
    """An object in play, or a spell being cast.

    It is not frozen: the view adds to it as far as the seat may know, and mypy sees each addition.
    """

    id: str
    kind: Kind
    card: str | None
    """What it is, if we may know."""

    hidden: bool
    owner: int
    controller: int
    zone: str | None
    border: str | None
    host: str | None
    in_play: bool
    """A spell being cast is not yet."""

    mana: int | UnsetType = UNSET
    """This and all that follows is told only of what is not hidden."""

    markers: dict[str, int] | UnsetType = UNSET
    used: list[str] | UnsetType = UNSET
    chosen: str | UnsetType | None = UNSET
    has_assigned: bool | UnsetType = UNSET
    """Whether a spell is prepared for it."""

    assigned: str | UnsetType | None = UNSET
    """The spell prepared for it, if that is for us to know."""

    has_bound: bool | UnsetType = UNSET
    """Whether a spell is bound to it."""

    bound: str | UnsetType | None = UNSET
    """The spell bound to it, if that is for us to know."""

    life: int | UnsetType = UNSET
    """This and all that follows is told only of what has life and is in play."""

    damage: int | UnsetType = UNSET
    armor: int | UnsetType = UNSET
    level: int | UnsetType = UNSET
    channeling: int | UnsetType | None = UNSET
    active: bool | UnsetType = UNSET
    """Whether it is still to act this round."""

    guard: bool | UnsetType = UNSET
    quickcast: bool | UnsetType = UNSET
    traits: list[str] | UnsetType = UNSET
    values: dict[str, int] | UnsetType = UNSET


AttackStage = Literal["declare", "avoid", "roll", "damage", "strikes", "barrier", "counterstrike", "end", ""]
CastStage = Literal["choose", "cast", "counter", "check", "resolve", ""]
"""What comes next; nothing where only a last window is open. [combat.steps] [casting.steps]"""


class AttackView(Struct, frozen=True, gc=False, tag_field="procedure", tag="attack"):
    """An attack under way."""

    stage: AttackStage
    attacker: str
    target: str
    attack: str
    manner: str
    dice: list[int]
    effect: int
    """What the effect die shows; 0 before it is rolled, or without one."""


class CastView(Struct, frozen=True, gc=False, tag_field="procedure", tag="cast"):
    """A spell being cast, or an ability being used."""

    stage: CastStage
    caster: str
    spell: str | None
    spell_id: str | None
    ability: str | None
    target: str


class ActivationView(Struct, frozen=True, gc=False, tag_field="procedure", tag="activation"):
    """A creature's activation."""

    step: str
    creature: str
    moves: int


class PushView(Struct, frozen=True, gc=False, tag_field="procedure", tag="push"):
    """A creature being pushed."""

    step: str
    creature: str


ProcedureView = AttackView | CastView | ActivationView | PushView


class TableView(Struct, frozen=True, gc=False):
    """The whole battle as one seat sees it."""

    mode: str
    edition: str
    """Whose wording the cards have."""

    round: int
    phase: str
    initiative: int | None
    turn: int | None
    arena: ArenaView
    players: list[PlayerView]
    objects: list[ObjectView]
    """In the order in which they came."""

    under_way: list[ProcedureView]
    """From the procedure that began first to the one on top."""
