"""Records of which a view is made; the client's types follow from them."""

from __future__ import annotations

from msgspec import Struct

Place = tuple[int, int]


class PieceView(Struct):
    """A piece of terrain."""

    kind: str
    corners: list[Place]


class ZoneView(Struct):
    """A zone on the table; the radius in lattice steps."""

    id: str
    kind: str
    x: int
    y: int
    radius: int
    owner: int


class MarkerView(Struct):
    """A marker on the table, and who controls it now."""

    id: str
    kind: str
    x: int
    y: int
    radius: int
    owner: int
    objective: str
    ingredient: str


class KeywordView(Struct):
    """A keyword with its numbers."""

    id: str
    x: int
    y: int
    of: str


class CreatureView(Struct):
    """A creature in play with its values as they are now. ``card`` is its face."""

    id: str
    card: str
    owner: int
    x: int
    y: int
    radius: int
    size: int
    element: str
    mage: bool
    life: int
    left: int
    movement: int
    defense: int
    melee: int
    ranged: int
    initiative: int
    keywords: list[KeywordView]
    bounds: list[str]
    """Restrictions that hold for it."""

    tapped: bool
    away: str
    marked: bool
    shield: int
    venom: int
    burns: int
    engaged: list[str]
    mount: str


class PermanentView(Struct):
    """A permanent spell in play."""

    id: str
    card: str
    owner: int
    bearer: str


class HeldView(Struct):
    """An ingredient that a player took."""

    ingredient: str
    bearer: str
    used: bool


class HandCardView(Struct):
    """A card of a hand as far as the seat knows it. ``cost`` is what it would cost its player now."""

    card: str | None
    codex: bool | None
    cost: int | None


class PlayerView(Struct):
    """A player as others see them, with the own hand for who it belongs to."""

    seat: int
    mage: str
    schools: list[str]
    corner: int
    mana: int
    tokens: int
    most_tokens: int
    points: int
    hand: list[HandCardView]
    deck: int
    discard: list[str]
    exile: list[str]
    ingredients: list[HeldView]
    form: str
    passed: bool
    out: bool


class SpellView(Struct):
    """A spell in the air, the last cast last."""

    id: str
    card: str
    seat: int
    caster: str
    targets: list[str]
    places: list[Place]
    graft: str
    spent: int


class DuelView(Struct):
    """A duel under way. Face-down cards of others are there without a face."""

    attacker: str
    defender: str
    attacker_seat: int
    defender_seat: int
    attacker_base: int
    defender_base: int
    attacker_cards: list[str | None]
    defender_cards: list[str | None]
    turn: int


class AttackView(Struct):
    """An attack under way."""

    attacker: str
    target: str
    kind: str


class GoalView(Struct):
    """An objective still to be won."""

    objective: str
    points: int
    copies: int
    progress: int
    holder: int
    checks: int
    ingredients: list[str]


class MoveView(Struct):
    """A creature that is activated or moves: what is lit on the board."""

    creature: str
    moved: bool
    acted: bool


class TableView(Struct):
    """What a seat sees of the table.

    ``stage`` is the innermost procedure; ``space`` are rows of places that may be chosen: y, then runs of x."""

    turn: int
    phase: str
    first: int
    active: int
    scenario: str
    map: str
    turn_limit: int
    dark: bool
    terrain: list[PieceView]
    zones: list[ZoneView]
    markers: list[MarkerView]
    creatures: list[CreatureView]
    permanents: list[PermanentView]
    players: list[PlayerView]
    spells: list[SpellView]
    goals: list[GoalView]
    attack: AttackView | None
    duel: DuelView | None
    activation: MoveView | None
    happening: str
    stage: str
    winners: list[int]
