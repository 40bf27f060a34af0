"""Records of which a view is made; the client's types follow from them."""

from __future__ import annotations

from msgspec import Struct


class Place(Struct, array_like=True):
    """A lattice point, as a pair."""

    x: int
    y: int


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
    sight: int | None
    """How far darkness lets it see, in inches; None where nothing limits that."""


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
    """A player as others see them; the owner sees the hand too."""

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


class DuelSideView(Struct):
    """A side of a duel. ``base`` is its total before cards, ``total`` with those cards that the seat sees."""

    creature: str
    seat: int
    base: int
    cards: list[str | None]
    """Face-down cards of others are there without a face."""

    monster_card: int | None
    """What the open card of a monster adds; None for players, and while it lies face down."""

    total: int
    if_won: int
    """The damage it deals if it wins, with those cards that the seat sees; no armour is counted."""

    if_lost: int
    """The damage that it deals to the winner if it loses."""


class DuelView(Struct):
    """A duel under way. ``turn`` is the seat that lays next; ``passes`` were made in a row, and two end it."""

    attacker: DuelSideView
    defender: DuelSideView
    turn: int
    passes: int
    face_down: bool
    ties_won_by_attacker: bool
    """The attacker strikes first, so that a tie is a victory."""


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


class AimView(Struct):
    """What choosing a target would mean, whether it is offered or not. It has the line, the range, cover, and the
    strength."""

    option: str
    """The id of the option that would choose it."""

    kind: str
    """``melee``, ``ranged``, ``spell``, or ``reach`` where only the distance counts; an ability that needs a line counts
    as a spell."""

    source: str
    target: str
    start: Place
    end: Place
    """The line that would be used, or where none is open the one with the fewest obstacles."""

    distance: int
    """From edge to edge, in hundredths of an inch, rounded up: 100 is within an inch, 101 is not."""

    reach: int | None
    """In inches; None where there is no limit."""

    in_range: bool
    open: bool
    """Whether there is a line of sight; a melee attack or a reach needs none."""

    dark: bool
    """Darkness hides the target."""

    blockers: list[str]
    """Creatures and zones in the way where no line is open."""

    walls: list[int]
    """Pieces of terrain in the way, by their places in ``terrain``."""

    covers: list[int]
    """Pieces of light cover that the line passes through."""

    power: int | None
    """What the attacker has: the power of a shot, or its total before cards."""

    defense: int | None
    """What that is compared with."""

    duel: bool
    """Cards decide as well."""

    hits: bool | None
    """Whether the shot hits, as things stand; None for duels and spells."""


class PushedView(Struct):
    """Where a creature would end by a push. ``stopped``: something is in the way."""

    creature: str
    end: Place
    stopped: bool


class PushView(Struct):
    """What an offered aim would do, if nobody answers."""

    option: str
    pushed: list[PushedView]


class CastStepView(Struct):
    """Something that a spell or ability asks for. ``kind`` is caster, tokens, target, graft, cost or blood."""

    kind: str
    state: str
    """``done``, ``now`` or ``later``."""

    picks: list[str]
    """What was chosen: ids, faces, places or numbers."""


class CastingView(Struct):
    """A spell or ability that its own player is still putting together. Nobody else sees it before it is paid for."""

    card: str
    ability: str
    """The name of an ability, empty for a spell."""

    caster: str
    steps: list[CastStepView]
    printed: int
    cost: int
    """What it costs as chosen so far."""

    mana: int
    """What its player has."""

    due: int
    """Points of blood still to be paid."""


class PauseView(Struct):
    """What is about to happen, or has just happened, while players may add instants. See ``On`` for ``on``."""

    on: str
    seat: int
    subject: str
    """Whom it is about, by the name of its face; it may be gone already."""

    subject_id: str
    object: str
    object_id: str
    amount: int
    kind: str
    spell: str
    """The card of the spell it belongs to."""

    lethal: bool
    order: list[int]
    """Who is asked, in turn."""

    adds: int
    """Whose turn it is to add; -1 for nobody, while one resolves."""


class TableView(Struct):
    """What a seat sees of the table. ``stage`` is the innermost procedure.

    ``aims``, ``pushes`` and ``casting`` are there for who is asked for such a thing, and None for everyone else."""

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
    pause: PauseView | None
    aims: list[AimView] | None
    pushes: list[PushView] | None
    casting: CastingView | None
    stage: str
    winners: list[int]
