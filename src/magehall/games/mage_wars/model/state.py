"""The state of a battle, with its queries and its writers."""

from __future__ import annotations

from functools import cache
from typing import Self, TypeVar

from magehall.games.mage_wars.cards import CARDS, NUMBER, Card, in_edition
from magehall.games.mage_wars.model.arena import Arena
from magehall.games.mage_wars.model.index import CHANGES_OTHERS, Index
from magehall.games.mage_wars.model.pieces import (
    IN_PLAY,
    MAGE,
    MATCH,
    NO_CARD,
    NO_SEAT,
    NOWHERE,
    PLAYER,
    STANDING,
    Body,
    Boon,
    Cards,
    Counters,
    Entrance,
    Piece,
    Player,
    TheMatch,
    is_placed,
)
from magehall.games.mage_wars.model.profile import Profile
from magehall.games.mage_wars.model.roster import Roster, roster_of
from magehall.kernel.records import Value
from magehall.kernel.state import State, Thing

__all__ = [
    "IN_PLAY",
    "MAGE",
    "MATCH",
    "NOWHERE",
    "NO_CARD",
    "NO_SEAT",
    "PLAYER",
    "STANDING",
    "Body",
    "Boon",
    "Cards",
    "Counters",
    "Duel",
    "Entrance",
    "Piece",
    "Player",
    "TheMatch",
    "is_placed",
]

T = TypeVar("T", bound=Thing)
W = TypeVar("W", bound=Value)


class Duel(State):
    """A battle of mages. What can be worked out from the things is remembered beside them, and forgotten where an edit
    could change it; who edits no more than ``Counters``, a ``Body`` or ``Cards`` says so, and less is forgotten."""

    __slots__ = ("_arena", "_index", "_pieces", "_roster", "memo", "noted")

    memo: dict[str, Profile]
    noted: object
    """What a bot saw here last. It is forgotten with every write but to what a player holds."""
    _arena: Arena | None
    _index: Index | None
    _pieces: list[tuple[str, Piece]] | None
    _roster: Roster | None

    def __init__(self) -> None:
        super().__init__()
        self.memo = {}
        self.noted = None
        self._arena = None
        self._index = None
        self._pieces = None
        self._roster = None

    @property
    def index(self) -> Index:
        """The objects sorted, as they are now."""
        if self._index is None:
            self._index = Index(self.pieces())
        return self._index

    @property
    def roster(self) -> Roster:
        """Who sits at the table, as it is now."""
        if self._roster is None:
            things = self.things
            seats = 2 if PLAYER[2] not in things else 3 if PLAYER[3] not in things else 4
            players = [self.player(seat) for seat in range(seats)]
            self._roster = roster_of(tuple([(one.team, one.mage_card, one.dead) for one in players]))
        return self._roster

    def _forget(self, id: str, piece: Piece, host: str) -> None:
        """Invalidate the caches that depend on an object in play. It may be attached to ``host``; what is known of the
        object itself is forgotten too."""
        self._index = None
        memo = self.memo
        memo.pop(id, None)
        if CHANGES_OTHERS[piece.card] or id in MAGE:
            self.memo = {}
        elif CARDS[piece.card].grants:
            for other in (host, piece.chosen, MAGE[piece.controller]):
                memo.pop(other, None)

    def add(self, id: str, thing: Thing) -> None:
        self.noted = None
        if isinstance(thing, Piece):
            self._pieces = None
            if is_placed(thing):
                self._forget(id, thing, thing.host)
        elif isinstance(thing, Player):
            self._roster = None
        super().add(id, thing)

    def remove(self, id: str) -> None:
        self.noted = None
        thing = self.things[id]
        if isinstance(thing, Piece):
            self._pieces = None
            self.memo.pop(id, None)
            if is_placed(thing):
                self._forget(id, thing, thing.host)
        super().remove(id)

    def edit(self, id: str, kind: type[T]) -> T:
        self.noted = None
        # Nothing else worked out depends on the count of rounds.
        if kind is Piece:
            self._index = self._pieces = None
            self.memo = {}
        elif kind is Player:
            self._roster = None
        return super().edit(id, kind)

    def clone(self) -> Self:
        twin = super().clone()
        # Profile, index, list and roster are never changed once made, so both may look at them.
        twin.memo = self.memo.copy()
        twin._arena = self._arena
        twin._index = self._index
        twin._pieces = self._pieces
        twin._roster = self._roster
        return twin

    # The match

    @property
    def match(self) -> TheMatch:
        """The match, for reading."""
        return self.things[MATCH]  # type: ignore[return-value]  # like ``piece``: asked too often to check

    def edit_match(self) -> TheMatch:
        """The match, for writing."""
        return self.edit(MATCH, TheMatch)

    @property
    def arena(self) -> Arena:
        """The arena's geometry; it stays the same for a whole match."""
        if self._arena is None:
            self._arena = _shared_arena(self.match.columns, self.match.rows)
        return self._arena

    def printed(self, card: str) -> int:
        """The number of the card with this id, as the match's edition words it. [setup.edition]"""
        return in_edition(NUMBER[card], self.match.edition)

    def next_serial(self) -> int:
        """A number never given before in this match."""
        match = self.edit_match()
        match.serial += 1
        return match.serial

    # The players

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return (self._roster or self.roster).seats

    def player(self, seat: int) -> Player:
        """A player, for reading."""
        return self.things[PLAYER[seat]]  # type: ignore[return-value]  # like ``piece``: asked too often to check

    def edit_player(self, seat: int) -> Player:
        """A player, for writing whatever it may be."""
        return self.edit(PLAYER[seat], Player)

    def edit_cards(self, seat: int) -> Cards:
        """A player, for writing what it holds, from which nothing else follows."""
        return super().edit(PLAYER[seat], Player)

    def friends(self, seat: int, other: int) -> bool:
        """Whether two seats are on the same side. Without teams everyone else is an enemy.
        [multiplayer.team-one-player] [multiplayer.free-for-all-enemies]"""
        teams = (self._roster or self.roster).teams
        return seat == other or teams[seat] == teams[other]

    def living_seats(self) -> tuple[int, ...]:
        """The seats whose mages live."""
        return (self._roster or self.roster).living

    def commander(self, seat: int) -> int:
        """Seat that decides and pays for a seat's objects. It is its own player while the mage lives, then the next
        living team mate to the left; ``NO_SEAT`` where there is none. [multiplayer.team-fallen]
        [multiplayer.free-for-all-fallen]"""
        return (self._roster or self.roster).commanders[seat]

    def voice(self, id: str) -> int:
        """Seat that decides about an object's defences and counterstrikes. Nobody has to pay for those: it is whoever
        commands the object, or else the player of its fallen mage."""
        seat = self.piece(id).controller
        commander = self.commander(seat)
        return seat if commander == NO_SEAT else commander

    def in_order(self) -> tuple[int, ...]:
        """The living seats, from the one with the initiative clockwise. [round.initiative-first]
        [multiplayer.turn-order]"""
        return self.roster.orders[max(0, self.match.initiative)]

    # The objects

    def piece(self, id: str) -> Piece:
        """An object, for reading."""
        return self.things[id]  # type: ignore[return-value]  # asked a thousand times a decision: not checked each time

    def edit_piece(self, id: str) -> Piece:
        """An object, for writing whatever it may be."""
        return self.edit(id, Piece)

    def edit_counters(self, id: str) -> Counters:
        """An object, for writing what nothing else follows from."""
        return self._write(id)

    def edit_body(self, id: str) -> Body:
        """An object, for writing what only its own traits and values follow from."""
        self.memo.pop(id, None)
        return self._write(id)

    def edit_hidden(self, id: str) -> Piece:
        """An object that lies face down, for writing anything but its reveal. Whatever it is, it gives nothing to
        others."""
        self._index = None
        self.memo.pop(id, None)
        return self._write(id)

    def enter(self, id: str, host: str = "") -> Entrance:
        """An object that comes into play or is turned up, for writing. ``host`` names what it is to be attached to, if
        it is not yet."""
        piece = self._write(id)
        self._forget(id, piece, host or piece.host)
        return piece

    def move(self, id: str, zone: int) -> Counters:
        """An object that now stands in this zone of the arena."""
        if self.piece(id).zone == NOWHERE:
            piece = self.edit_piece(id)
        else:
            self._forget_place(id)
            piece = self._write(id)
        piece.zone = zone
        return piece

    def _forget_place(self, id: str) -> None:
        """Forget what may follow from an object's being in this zone and no other."""
        index, memo = self.index, self.memo
        # A pet is stronger beside its mage. [mages.pet-near]
        for pet in [other for other, made in memo.items() if made.near]:
            del memo[pet]
        if index.anchors:
            moved = (id, *index.hanging_on(id))
            if not index.anchors.isdisjoint(moved):
                self.memo = {}
            for other in moved:
                memo.pop(other, None)

    def _write(self, id: str) -> Piece:
        self.noted = None
        if id not in self._own:
            self._pieces = None  # the list shows what is about to become a copy
        return super().edit(id, Piece)

    def card(self, id: str) -> Card:
        """The card an object is."""
        piece: Piece = self.things[id]  # type: ignore[assignment]  # like ``piece``
        return CARDS[piece.card]

    def exists(self, id: str) -> bool:
        """Whether the object is still there."""
        return id in self.things

    def pieces(self) -> list[tuple[str, Piece]]:
        """Everything with a card, in the order in which it came. The list must not be changed."""
        if self._pieces is None:
            self._pieces = [(id, thing) for id, thing in self.things.items() if isinstance(thing, Piece)]
        return self._pieces

    def with_word(self, kind: type[W]) -> list[tuple[str, W]]:
        """Objects in play with a lasting word of this kind. Each comes with the word, in the order in which they came,
        face down or not."""
        found = self.index.words.get(kind)
        return [(id, word) for id, word in found if isinstance(word, kind)] if found else []

    def is_in_play(self, *kinds: type[Value]) -> bool:
        """Whether an object with a word of one of these kinds is in play. It may be face down."""
        return not self.index.words.keys().isdisjoint(kinds)

    def in_zone(self, zone: int) -> list[str]:
        """Creatures and conjurations in a zone, in the order they came. Conjurations attached to an object stand with
        their host."""
        return [id for id in self.index.standing if self.zone_of(id) == zone]

    def creatures(self, seat: int | None = None) -> list[str]:
        """Creatures in the arena, in the order in which they came. With ``seat`` they are only those it controls."""
        index = self.index
        return list(index.creatures if seat is None else index.creatures_of.get(seat, ()))

    def attached(self, id: str) -> list[str]:
        """What is attached to an object, in the order in which it came."""
        return list(self.index.attached.get(id, ()))

    def worn(self, id: str) -> list[str]:
        """The equipment on a mage, in the order in which it came."""
        return list(self.index.worn.get(id, ()))

    def bears(self, id: str, kind: type[W]) -> list[tuple[str, W]]:
        """What an object bears that has a lasting word of this kind. Each comes with the word; it is revealed."""
        found = self.index.words.get(kind)
        if not found:
            return []
        return [
            (other, word)
            for other, word in found
            if isinstance(word, kind) and self.piece(other).host == id and not self.piece(other).hidden
        ]

    def wall_on(self, border: str | None) -> str:
        """The wall on a border; empty where there is none."""
        return self.index.walls.get(border or "", "")

    def zone_of(self, id: str) -> int:
        """Zone an object is in, its own or its host's. It is ``NOWHERE`` for walls, spells and the banished."""
        piece: Piece = self.things[id]  # type: ignore[assignment]  # like ``piece``
        return self.zone_of(piece.host) if piece.host else piece.zone

    def is_enemy(self, seat: int, id: str) -> bool:
        """Whether an object is controlled by the other side."""
        return not self.friends(seat, self.piece(id).controller)


@cache
def _shared_arena(columns: int, rows: int) -> Arena:
    return Arena(columns, rows)
