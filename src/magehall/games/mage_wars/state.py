"""The table as plain data: the objects in the arena, the players with their spellbooks, and the match itself."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Self, TypeVar

from msgspec import Struct

from magehall.games.mage_wars.arena import Arena
from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.card import Grant, Kind
from magehall.games.mage_wars.cards.traits import Trait
from magehall.kernel.state import State, Thing

if TYPE_CHECKING:
    from magehall.games.mage_wars.profile import Profile

MATCH = "match"
PLAYER = tuple(f"player-{seat}" for seat in range(4))
MAGE = tuple(f"mage-{seat}" for seat in range(4))

NOWHERE = -1
"""The zone of what is attached to an object, stands on a border, is banished, or is a spell being cast."""

NO_CARD = -1
NO_SEAT = -1


STANDING = frozenset({Kind.CREATURE, Kind.CONJURATION})
IN_PLAY = frozenset({Kind.CREATURE, Kind.CONJURATION, Kind.WALL, Kind.ENCHANTMENT, Kind.EQUIPMENT})

T = TypeVar("T", bound=Thing)


class Boon(Struct, frozen=True):
    """Traits for a time: to the end of the round, of the creature's own action phase, or for its next melee attack.

    ``rule`` is the card's or ability's, and names it where something may be given only once.
    """

    rule: str
    traits: tuple[Trait, ...]
    since: int
    until: str = "round"
    """``round``, ``action`` (the end of its own action phase), ``activation`` (the beginning of it), ``melee`` (its
    next melee attack this round) or ``next-melee`` (that attack in whichever round)."""


class Piece(Thing):
    """An object in the arena, or a spell on its way there: a creature, a conjuration, a wall, an enchantment, an
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
    markers: dict[str, int] = {}
    """Conditions and tokens."""
    late: dict[str, int] = {}
    """Those of its conditions that came from a barrier or a counterstrike in its own action phase and so stay."""
    used: dict[str, int] = {}
    """What was used this round, and how often."""
    boons: list[Boon] = []


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


class TheMatch(Thing):
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


class Index:
    """The objects sorted by where they are and what they do: worked out in one pass, and never changed."""

    __slots__ = ("attached", "creatures", "givers", "pieces", "standing", "veiled", "walls")

    def __init__(self, things: dict[str, Thing]) -> None:
        self.pieces: list[tuple[str, Piece]] = []
        self.attached: dict[str, list[str]] = {}
        self.creatures: list[str] = []
        self.standing: list[str] = []
        self.walls: dict[str, str] = {}
        self.veiled: set[int] = set()
        self.givers: list[tuple[str, Grant]] = []
        for id, thing in things.items():
            if not isinstance(thing, Piece):
                continue
            self.pieces.append((id, thing))
            card = CARDS[thing.card]
            in_zone = thing.zone != NOWHERE
            if thing.host:
                self.attached.setdefault(thing.host, []).append(id)
            elif thing.border:
                self.walls[thing.border] = id
            elif not in_zone:
                continue
            if thing.hidden:
                self.veiled.add(thing.controller)
                continue
            if card.kind in STANDING:
                self.standing.append(id)
                if in_zone and card.kind is Kind.CREATURE:
                    self.creatures.append(id)
            if card.grants:
                self.givers += [(id, grant) for grant in card.grants]


class Duel(State):
    """A battle of mages. What can be worked out from the things is remembered until one of them is edited."""

    __slots__ = ("_index", "memo")

    memo: dict[str, Profile]
    _index: Index | None

    def __init__(self) -> None:
        super().__init__()
        self.memo = {}
        self._index = None

    @property
    def index(self) -> Index:
        """The objects sorted, as they are now."""
        if self._index is None:
            self._index = Index(self.things)
        return self._index

    def _forget(self) -> None:
        if self.memo:
            self.memo = {}
        self._index = None

    def add(self, id: str, thing: Thing) -> None:
        self._forget()
        super().add(id, thing)

    def remove(self, id: str) -> None:
        self._forget()
        super().remove(id)

    def edit(self, id: str, kind: type[T]) -> T:
        # Nothing worked out depends on what players hold or on the count of rounds.
        if kind is Piece:
            self._forget()
        return super().edit(id, kind)

    def clone(self) -> Self:
        twin = super().clone()
        # A profile is never changed once made, so both may look at it.
        twin.memo = self.memo.copy()
        twin._index = self._index
        return twin

    # The match

    @property
    def match(self) -> TheMatch:
        """The match, for reading."""
        match = self.things[MATCH]
        assert isinstance(match, TheMatch)
        return match

    def edit_match(self) -> TheMatch:
        """The match, for writing."""
        return self.edit(MATCH, TheMatch)

    @property
    def arena(self) -> Arena:
        """The arena's geometry."""
        match = self.match
        return _arena(match.columns, match.rows)

    def next_serial(self) -> int:
        """A number never given before in this match."""
        match = self.edit_match()
        match.serial += 1
        return match.serial

    # The players

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        things = self.things
        return 2 if PLAYER[2] not in things else 3 if PLAYER[3] not in things else 4

    def player(self, seat: int) -> Player:
        """A player, for reading."""
        player = self.things[PLAYER[seat]]
        assert isinstance(player, Player)
        return player

    def edit_player(self, seat: int) -> Player:
        """A player, for writing."""
        return self.edit(PLAYER[seat], Player)

    def friends(self, seat: int, other: int) -> bool:
        """Whether two seats are on the same side; without teams everyone else is an enemy.
        [multiplayer.team-one-player] [multiplayer.free-for-all-enemies]"""
        return seat == other or self.player(seat).team == self.player(other).team

    def living_seats(self) -> list[int]:
        """The seats whose mages live."""
        return [seat for seat in range(self.seats) if not self.player(seat).dead]

    def commander(self, seat: int) -> int:
        """Who decides and pays for a seat's objects: its own player while the mage lives, then the next living team
        mate to the left; ``NO_SEAT`` where there is none. [multiplayer.team-fallen]
        [multiplayer.free-for-all-fallen]"""
        seats = self.seats
        order = [(seat + step) % seats for step in range(seats)]
        return next((s for s in order if not self.player(s).dead and self.friends(s, seat)), NO_SEAT)

    def voice(self, id: str) -> int:
        """Who decides about the defences and counterstrikes of an object, which nobody has to pay for: whoever
        commands it, or else the player of its fallen mage."""
        seat = self.piece(id).controller
        commander = self.commander(seat)
        return seat if commander == NO_SEAT else commander

    def in_order(self) -> list[int]:
        """The living seats, from the one with the initiative clockwise. [round.initiative-first]
        [multiplayer.turn-order]"""
        seats, first = self.seats, max(0, self.match.initiative)
        order = [(first + place) % seats for place in range(seats)]
        return [seat for seat in order if not self.player(seat).dead]

    # The objects

    def piece(self, id: str) -> Piece:
        """An object, for reading."""
        return self.things[id]  # type: ignore[return-value]  # asked a thousand times a decision: not checked each time

    def edit_piece(self, id: str) -> Piece:
        """An object, for writing."""
        return self.edit(id, Piece)

    def card(self, id: str) -> Card:
        """The card an object is."""
        return CARDS[self.piece(id).card]

    def exists(self, id: str) -> bool:
        """Whether the object is still there."""
        return id in self.things

    def pieces(self) -> list[tuple[str, Piece]]:
        """Everything with a card, in the order in which it came; the list must not be changed."""
        return self.index.pieces

    def in_zone(self, zone: int) -> list[str]:
        """The creatures and conjurations that stand in a zone, in the order in which they came; conjurations attached
        to an object stand with their host."""
        return [id for id in self.index.standing if self.zone_of(id) == zone]

    def creatures(self, seat: int | None = None) -> list[str]:
        """The creatures in the arena (of one controller), in the order in which they came."""
        found = self.index.creatures
        return list(found) if seat is None else [id for id in found if self.piece(id).controller == seat]

    def attached(self, id: str) -> list[str]:
        """What is attached to an object, in the order in which it came."""
        return list(self.index.attached.get(id, ()))

    def bears(self, id: str, card: str) -> list[str]:
        """The revealed objects of that card attached to an object."""
        return [
            other
            for other in self.index.attached.get(id, ())
            if CARDS[self.piece(other).card].id == card and not self.piece(other).hidden
        ]

    def zone_of(self, id: str) -> int:
        """The zone an object is in, its own or its host's; ``NOWHERE`` for walls, spells and the banished."""
        piece = self.piece(id)
        return self.zone_of(piece.host) if piece.host else piece.zone

    def mage_of(self, seat: int) -> str:
        """The id of a seat's mage; it may no longer exist."""
        return MAGE[seat]

    def is_mage(self, id: str) -> bool:
        """Whether the object is a mage."""
        return id in MAGE

    def is_enemy(self, seat: int, id: str) -> bool:
        """Whether an object is controlled by the other side."""
        return not self.friends(seat, self.piece(id).controller)


@cache
def _arena(columns: int, rows: int) -> Arena:
    return Arena(columns, rows)
