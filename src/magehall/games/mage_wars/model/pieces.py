"""Records of the table: objects in the arena, players with spellbooks, the match."""

from __future__ import annotations

from typing import Literal, Protocol

from magehall.games.mage_wars.cards.card import Edition, Kind
from magehall.games.mage_wars.cards.traits import Trait
from magehall.kernel.records import Value
from magehall.kernel.state import Thing

MATCH = "match"
PLAYER = tuple(f"player-{seat}" for seat in range(4))
MAGE = tuple(f"mage-{seat}" for seat in range(4))

NOWHERE = -1
"""The zone of what is attached to an object, stands on a border, is banished, or is a spell being cast."""

NO_CARD = -1
NO_SEAT = -1


STANDING = frozenset({Kind.CREATURE, Kind.CONJURATION})
IN_PLAY = frozenset({Kind.CREATURE, Kind.CONJURATION, Kind.WALL, Kind.ENCHANTMENT, Kind.EQUIPMENT})


Until = Literal["round", "action", "activation", "melee", "next-melee"]


class Boon(Value, forbid_unknown_fields=True):
    """Traits given for a time. They last to the end of the round, of the creature's own action phase, or for its next
    melee attack.

    ``rule`` is the card's or ability's, and names it where something may be given only once.
    """

    rule: str
    traits: tuple[Trait, ...]
    since: int
    until: Until = "round"
    """``round``, ``action`` (the end of its own action phase), ``activation`` (the beginning of it), ``melee`` (its
    next melee attack this round) or ``next-melee`` (that attack in whichever round)."""


class Piece(Thing):
    """An object in the arena, or a spell on its way there. It is a creature, a conjuration, a wall, an enchantment, an
    equipment, or an incantation or attack spell being cast.

    Where it is: ``zone`` for what stands in one; ``border`` for a wall; ``host`` for what is attached to an object;
    neither for a spell being cast. An enchantment on a zone has that zone.
    """

    card: int
    owner: int
    controller: int
    since: int
    """Later is newer: where effects conflict, the newer wins. An enchantment is as old as its reveal."""
    zone: int = NOWHERE
    border: str = ""
    host: str = ""
    hidden: bool = False
    known: int = 0
    """The seats besides the controller's side that have looked at it while hidden, a bit for each."""
    damage: int = 0
    growth: int = 0
    """Life gained less life lost, for good."""
    mana: int = 0
    active: bool = False
    guard: bool = False
    quickcast: bool = False
    summoned: int = 0
    """The round in which it came into play."""
    displaced: int = 0
    """How often it was pushed or teleported."""
    bound: int = NO_CARD
    bound_owner: int = NO_SEAT
    """Whose spell is bound: a wand that was cast on another mage takes the wearer's."""
    bound_shown: bool = False
    assigned: int = NO_CARD
    """The spell prepared for a familiar or a spawnpoint."""
    chosen: str = ""
    """The mage it was set upon when it came into play, or the slot it takes."""
    last_zone: int = NOWHERE
    """Where a banished creature comes back."""
    banished_by: int = NO_CARD
    """The card that banished it: its tokens outlive the spell."""
    markers: dict[str, int] = {}
    """Conditions and tokens."""
    late: dict[str, int] = {}
    """Those of its conditions that came from a barrier or a counterstrike in its own action phase and so stay."""
    used: dict[str, int] = {}
    """What was used this round, and how often."""
    boons: list[Boon] = []


class Counters(Protocol):
    """What of an object nothing else follows from."""

    known: int
    damage: int
    mana: int
    active: bool
    quickcast: bool
    displaced: int
    bound: int
    bound_owner: int
    bound_shown: bool
    assigned: int
    late: dict[str, int]
    used: dict[str, int]


class Body(Counters, Protocol):
    """What of an object only its own traits and values follow from."""

    growth: int
    guard: bool
    markers: dict[str, int]
    boons: list[Boon]


class Entrance(Counters, Protocol):
    """Fields of an object that change when it comes into play. They also change when it is turned up there."""

    zone: int
    border: str
    host: str
    chosen: str
    hidden: bool
    since: int
    summoned: int

    @property
    def controller(self) -> int:
        """Whose it is stays as it is."""


class Player(Thing):
    """A seat: its cards outside the arena. ``deck`` is the spellbook as the match began."""

    team: int
    deck: tuple[int, ...]
    book: list[int]
    prepared: list[int] = []
    discard: list[int] = []
    mage_card: int = NO_CARD
    element: str = ""
    open_book: bool = True
    """Whether everybody knows the list of the book, as with the books of the box."""
    dead: bool = False


class Cards(Protocol):
    """What of a player nothing else follows from."""

    book: list[int]
    prepared: list[int]
    discard: list[int]


class TheMatch(Thing, omit_defaults=False):
    """What belongs to nobody."""

    mode: str
    columns: int
    rows: int
    round: int = 0
    initiative: int = NO_SEAT
    serial: int = 0
    """Counts everything that came to be; gives objects their ids and effects their age."""
    phase: str = ""
    fallen: tuple[int, ...] = ()
    """The seats that were out of the battle before the present phase began."""
    winners: tuple[int, ...] = ()
    reason: str = ""
    edition: str = Edition.FIRST.value
    """Whose wording the cards have. [setup.edition]"""


def is_placed(piece: Piece) -> bool:
    """Whether an object is somewhere in the arena. Spells being cast and the banished are not."""
    return piece.zone != NOWHERE or bool(piece.border) or bool(piece.host)
