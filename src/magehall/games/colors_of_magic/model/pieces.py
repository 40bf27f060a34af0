"""Pieces of the table: plain records without rules."""

from __future__ import annotations

from enum import StrEnum
from typing import Protocol

from magehall.games.colors_of_magic.cards.vocabulary import (
    Element,
    Form,
    HarmKind,
    MarkerKind,
    Phase,
    TerrainKind,
    Until,
    ZoneKind,
)
from magehall.games.colors_of_magic.cards.words.base import Mod
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.kernel.records import Value
from magehall.kernel.state import Thing

MONSTERS = -1
"""The owner of monsters: nobody. [monsters]"""

NO_CARD = -1

CARDS_EACH = 41
"""Card numbers of a player: 30 of the grimoire, then the codex of ten or eleven. [force.codex-of-eleven]"""

GRIMOIRE = 30


class Piece(Value):
    """A piece of terrain: a convex polygon on lattice points, in order around it. [table.terrain]"""

    kind: TerrainKind
    corners: tuple[tuple[int, int], ...]


class Lasting(Value):
    """A change that holds for a creature for a while, or for good.

    ``by`` is the seat that made it; ``spell``: a spell did. ``fresh``: it came in an activation of the creature, whose end
    does not count as that of its next one. [turn.words]"""

    mod: Mod
    until: Until
    by: int = MONSTERS
    spell: bool = False
    fresh: bool = False


class Burn(Value):
    """Damage that comes at the end of its next activation. [keyword.burn]"""

    amount: int
    by: int
    source: str = ""
    persistent: bool = False


class LateHarm(Value):
    """Damage that comes in the end phase. [card.salamander-pup]"""

    amount: int
    by: int
    source: str = ""
    element: Element | None = None


class Away(StrEnum):
    """Why a creature in play is not on the table."""

    BANISHED = "banished"
    CARRIED = "carried"


class Creature(Thing):
    """A creature in play: a player's or a monster. [concepts.creature]

    ``x``, ``y`` is the centre of its base; away from the table the place it left, or shares. ``card`` is the card it came
    from. ``tapped``: it was activated. ``turn_x``, ``turn_y``: where it stood when the turn began, -1 if it was not in play.
    ``moved``: its own moves this turn by the ruler, in hundredths of a lattice step. ``used`` are lines used this turn,
    ``used_up`` those used once and for all. ``still``: end phases in a row without having moved. ``size`` is 0 as printed.
    ``late`` is damage of this end phase. ``mount`` is what it rides, ``carrier`` what carries it."""

    face: str
    owner: int
    x: int
    y: int
    card: int = NO_CARD
    damage: int = 0
    tapped: bool = False
    away: Away | None = None
    lasting: list[Lasting] = []
    shield: int = 0
    magic_shield: int = 0
    marked: bool = False
    burns: list[Burn] = []
    venom: int = 0
    turn_x: int = -1
    turn_y: int = -1
    moved: int = 0
    attacked: bool = False
    used: list[str] = []
    used_up: list[str] = []
    still: int = 0
    size: int = 0
    late: list[LateHarm] = []
    mount: str = ""
    carrier: str = ""
    exiles: bool = False
    """Its card is exiled when it leaves. [mage.chronicle-archivist]"""

    from_discard: bool = False
    activations: int = 0
    """How often it was activated this turn: losing an activation taps, and is none. [card.stasis-field]"""


class Held(Value):
    """An ingredient that a player took. ``bearer``: the creature it is attached to; ``used``: it is used up.
    [objectives.ingredients]"""

    ingredient: str
    bearer: str = ""
    used: bool = False


class Reduction(Value):
    """A cost reduction for a spell this turn. It is for the next one, the next creature, or one card.
    [spell.reductions]"""

    amount: int
    creatures: bool = False
    card: int = NO_CARD


class Allowed(Value):
    """A card of the discard pile that may be cast this turn. [card.living-grimoire]"""

    card: int
    discount: int


class Player(Thing):
    """A player: mage, schools, cards, mana. [force]

    Piles are listed from the bottom: the last card is the top one. ``left_out`` are codex cards out of the game.
    ``archived``: casts by Archives this turn. ``shown`` are cards of the hand that lie open this turn. ``next_creature``
    must be activated next. ``last_instant`` is the last instant that resolved this turn."""

    mage: str
    schools: tuple[str, ...]
    corner: int = -1
    mana: int = 0
    tokens: int = 0
    hand: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    exile: list[int] = []
    left_out: list[int] = []
    points: int = 0
    ingredients: list[Held] = []
    form: Form | None = None
    passed: bool = False
    out: bool = False
    """No creature is left: out of the match. [seats.more]"""

    taxes: list[int] = []
    reductions: list[Reduction] = []
    allowed: list[Allowed] = []
    archived: int = 0
    from_discard: int = 0
    from_discard_now: int = 0
    shown: list[int] = []
    next_creature: str = ""
    last_instant: str = ""
    servants: list[str] = []
    """Faces of the codex that have Servant by a scenario. [keyword.servant]"""


class Cards(Thing):
    """Every card by its number, with its face and who knows it. ``known`` has a bit for each seat. [cards.hidden]"""

    faces: list[str]
    known: list[int]


class Permanent(Thing):
    """A permanent spell in play. ``bearer`` is the creature it is attached to. ``ends``: the turn in whose end phase it
    vanishes, 0 for never. [spell.permanents]"""

    face: str
    owner: int
    card: int
    bearer: str = ""
    spent: int = 0
    used: list[str] = []
    ends: int = 0
    exiles: bool = False


class Expiring(Protocol):
    """The parts of a permanent that no cache depends on. They are the lines used this turn, and when it ends."""

    used: list[str]
    ends: int


class Zone(Thing):
    """A disc on the table. ``permanent`` is the spell it belongs to, if any. [table.zones]"""

    kind: ZoneKind
    x: int
    y: int
    radius: int
    owner: int
    permanent: str = ""


class Marker(Thing):
    """A marker on the table. ``objective`` is what can be won there, ``permanent`` the spell it belongs to. ``cards`` of
    the objective lie there; ``ingredient`` is what it gives, where its objective has several. [table.markers]"""

    kind: MarkerKind
    x: int
    y: int
    radius: int = 2
    owner: int = MONSTERS
    permanent: str = ""
    objective: str = ""
    ingredient: str = ""
    cards: int = 0


class Grave(Value):
    """Where a creature was destroyed this turn. [card.ash-walker]"""

    x: int
    y: int
    owner: int
    element: Element | None = None
    mage: bool = False


class Pick(Value):
    """Something picked for a spell or ability, under the pick's name."""

    name: str
    value: str


class Source(StrEnum):
    """Where a spell was cast from."""

    HAND = "hand"
    DISCARD = "discard"
    COPY = "copy"


class Invocation(Thing):
    """A spell or ability under way. It says who uses it, what was picked, and what came of it so far.

    ``face`` and ``part`` say which effect it is; ``source`` is the creature or permanent with the ability. ``undone``: it
    was countered. ``died``, ``stopped`` and ``summoned`` are creatures that this effect destroyed, pushed against something
    and put into play; ``old_x``, ``old_y`` is where its target stood before, ``fell_x``, ``fell_y`` with ``fell_radius`` where
    its caster stood when it left the table, ``lost_x``, ``lost_y`` with ``lost_radius`` where its first target did.
    ``forced``, ``hindered`` and ``forbade`` are
    what it did to an enemy. [spell.targets]"""

    seat: int
    face: str
    part: str
    source: str = ""
    caster: str = ""
    card: int = NO_CARD
    origin: Source = Source.HAND
    picks: list[Pick] = []
    spent: int = 0
    graft: str = ""
    happening: Happening | None = None
    paid: bool = False
    undone: bool = False
    died: list[str] = []
    stopped: list[str] = []
    summoned: list[str] = []
    old_x: int = -1
    old_y: int = -1
    forced: bool = False
    hindered: bool = False
    forbade: bool = False
    extra_damage: int = 0
    fell_x: int = -1
    fell_y: int = -1
    fell_radius: int = 0
    lost_x: int = -1
    lost_y: int = -1
    lost_radius: int = 0


class Blow(Value):
    """Damage that is about to be dealt to one creature. ``by`` is the seat, ``source`` the creature that deals it.
    [damage]"""

    target: str
    amount: int
    kind: HarmKind
    by: int
    source: str = ""
    element: Element | None = None
    spell: str = ""
    area: bool = False
    """Of a zone or of all creatures, not of one target. [keyword.swarm]"""


class Course(Thing):
    """The course of the match: turn, phase, who is first, and how it ended.

    ``active`` is whose turn of the activation phase it is. ``graves`` are of this turn. ``drawn`` are used cards of the
    activation deck, the last on top; ``deck`` is listed from the bottom."""

    turn: int = 0
    phase: Phase = Phase.SET_UP
    first: int = 0
    active: int = MONSTERS
    first_passer: int = MONSTERS
    graves: list[Grave] = []
    deck: list[int] = []
    drawn: list[int] = []
    next_id: int = 1
    winners: list[int] = []
    reason: str = ""


class Terrain(Thing):
    """The pieces of terrain, which never change. [table.terrain]"""

    pieces: tuple[Piece, ...] = ()
    dark: bool = False
    """Sight reaches 6 inches. [scenario.darkness]"""


class Agreement(Thing):
    """Scenario, map and options of the match. [setup.options]"""

    scenario: str
    map: str
    seats: int
    turn_limit: int = 15
    ranged_duel: bool = False
    token_to_first_passer: bool = False
    move_as_action: bool = False


class Goal(Value):
    """An objective, with the ``copies`` still to be won. ``progress``: how often its Action was done, and ``stoked`` by
    whom this turn; ``holder``: who controlled it at the last check, with ``checks`` in a row. [objectives]"""

    objective: str = ""
    copies: int = 1
    progress: int = 0
    holder: int = MONSTERS
    checks: int = 0
    stoked: tuple[int, ...] = ()


class Goals(Thing):
    """The objectives of the scenario by id. [objectives]"""

    left: dict[str, Goal] = {}
    rises: int = 0
    """The turn in which something is yet to rise, 0 where nothing is. [scenario.wisp-night]"""
