"""The state of a match, with accessors and caches of derived values."""

from __future__ import annotations

from typing import Any, Self, TypeVar

from magehall.games.colors_of_magic.model.pieces import (
    CARDS_EACH,
    GRIMOIRE,
    Agreement,
    Cards,
    Course,
    Creature,
    Goals,
    Invocation,
    Marker,
    Permanent,
    Player,
    Terrain,
    Zone,
)
from magehall.kernel.state import State, Thing
from magehall.kit.sides import turn_order

AGREEMENT, COURSE, TERRAIN, CARDS, GOALS = "agreement", "course", "terrain", "cards", "goals"
PLAYER = tuple(f"player-{seat}" for seat in range(4))

CREATURE, PERMANENT, ZONE, MARKER, INVOCATION = "c", "p", "z", "m", "i"
"""The letters that ids of these begin with; a number follows that is never given again."""

T = TypeVar("T", bound=Thing)
Memo = dict[Any, Any]
COUNTED = "counted"
"""Remembered with the table if anything there was counted by cards of a player."""

Telling = tuple[object, ...]
"""What of a thing something remembered depends on."""

APART = (Invocation, Course, Goals)
"""Kinds of things that nothing remembered depends on."""


class Skirmish(State):
    """A match of Colors of Magic.

    What was worked out is remembered, by a key: from the table in ``memo``, from who is in play wherever it stands in
    ``memo_of_company``, from the cards of one player in ``memo_of_hand``. An edit of a creature or a player forgets only
    what depends on what it changed; damage and mana change nothing. Whoever edits a thing writes at once and asks for
    derived values before or after, never between. Clones share what is remembered until one side forgets it, so
    nothing of it may lead to a state."""

    __slots__ = ("_company", "_creatures", "_hands", "_memo", "_on_table", "_touched", "_touched_hands")

    def __init__(self) -> None:
        super().__init__()
        self._memo: Memo = {}
        self._company: Memo = {}
        self._hands: dict[int, Memo] = {}
        self._touched: dict[str, tuple[Telling, Telling, Telling]] = {}
        self._touched_hands: dict[int, Telling] = {}
        self._creatures: dict[str, Creature] | None = None
        self._on_table: dict[str, Creature] | None = None

    def add(self, id: str, thing: Thing) -> None:
        super().add(id, thing)
        if not isinstance(thing, APART):
            self._forget()
        if isinstance(thing, Cards | Player):
            self._hands = {}

    def adopt(self, things: dict[str, Thing]) -> None:
        super().adopt(things)
        self._hands = {}
        self._touched_hands = {}
        self._forget()

    def remove(self, id: str) -> None:
        if not isinstance(self.things[id], APART):
            self._forget()
        super().remove(id)

    def edit(self, id: str, kind: type[T]) -> T:
        thing = self.things[id]
        if isinstance(thing, Creature):
            self._creatures = self._on_table = None
            if id not in self._touched:
                self._touched[id] = _told_by_creature(thing)
        elif isinstance(thing, Player):
            if id not in self._touched:
                self._touched[id] = _told_by_player(thing)
            seat = PLAYER.index(id)
            if seat in self._hands and seat not in self._touched_hands:
                self._touched_hands[seat] = _told_by_hand(thing)
        elif isinstance(thing, Cards):
            self._hands = {}
            self._touched_hands = {}
        elif not isinstance(thing, APART):
            self._forget()
        return super().edit(id, kind)

    def clone(self) -> Self:
        if self._touched:
            self._settle()
        for seat in list(self._touched_hands):
            self.memo_of_hand(seat)
        twin = super().clone()
        twin._memo, twin._company = self._memo, self._company
        twin._hands = self._hands.copy()
        twin._creatures, twin._on_table = self._creatures, self._on_table
        return twin

    @property
    def memo(self) -> Memo:
        """What was worked out from the table."""
        if self._touched:
            self._settle()
        return self._memo

    @property
    def memo_of_company(self) -> Memo:
        """Cache of what follows from the things in play. That is who and what is there, and who bears what, but not
        places and changes."""
        if self._touched:
            self._settle()
        return self._company

    def memo_of_hand(self, seat: int) -> Memo:
        """What was worked out from hand, piles and leave to cast of a player."""
        told = self._touched_hands.pop(seat, None)
        found = self._hands.get(seat)
        if found is None or (told is not None and told != _told_by_hand(self.player(seat))):
            found = self._hands[seat] = {}
        return found

    def _settle(self) -> None:
        """Forget what depends on something that was edited and is another now."""
        for id, (company, rest, counts) in self._touched.items():
            thing = self.things[id]
            now = (
                _told_by_creature(thing)
                if isinstance(thing, Creature)
                else _told_by_player(self.get(id, Player))
            )
            if now[0] != company:
                self._memo, self._company = {}, {}
            elif now[1] != rest or (now[2] != counts and COUNTED in self._memo):
                self._memo = {}
        self._touched = {}

    def _forget(self) -> None:
        self._memo, self._company = {}, {}
        self._touched = {}
        self._creatures = self._on_table = None

    # The match

    @property
    def agreement(self) -> Agreement:
        """Scenario and options."""
        return self.get(AGREEMENT, Agreement)

    @property
    def course(self) -> Course:
        """Turn and phase, for reading."""
        return self.get(COURSE, Course)

    def edit_course(self) -> Course:
        """Turn and phase, for writing."""
        return self.edit(COURSE, Course)

    @property
    def terrain(self) -> Terrain:
        """The terrain."""
        return self.get(TERRAIN, Terrain)

    @property
    def cards(self) -> Cards:
        """All cards, for reading."""
        return self.get(CARDS, Cards)

    def edit_cards(self) -> Cards:
        """All cards, for writing."""
        return self.edit(CARDS, Cards)

    @property
    def goals(self) -> Goals:
        """The objectives, for reading."""
        return self.get(GOALS, Goals)

    def edit_known(self) -> list[int]:
        """Who knows each card, for writing: nothing remembered depends on it."""
        return super().edit(CARDS, Cards).known

    def edit_goals(self) -> Goals:
        """The objectives, for writing."""
        return self.edit(GOALS, Goals)

    def face(self, card: int) -> str:
        """What a card is."""
        return self.cards.faces[card]

    def faces_of(self, cards: list[int]) -> list[str]:
        """What some cards are, each face once."""
        faces = self.cards.faces
        return list(dict.fromkeys([faces[card] for card in cards]))

    def new_id(self, letter: str) -> str:
        """A new id of a kind of thing: ``c12``."""
        course = self.edit_course()
        course.next_id += 1
        return f"{letter}{course.next_id - 1}"

    # Players

    @property
    def seats(self) -> range:
        """The seats that play."""
        return range(self.agreement.seats)

    def player(self, seat: int) -> Player:
        """A player, for reading."""
        thing = self.things[PLAYER[seat]]
        return thing if isinstance(thing, Player) else self.get(PLAYER[seat], Player)

    def edit_player(self, seat: int) -> Player:
        """A player, for writing."""
        return self.edit(PLAYER[seat], Player)

    def seats_from(self, first: int) -> list[int]:
        """The seats still in the match in turn order, from ``first`` on. [turn.order]"""
        order = turn_order(len(self.seats), first)
        return [seat for seat in order if not self.player(seat).out]

    def opponents(self, seat: int) -> list[int]:
        """The other players still in the match, in turn order from ``seat``."""
        return [other for other in self.seats_from(seat) if other != seat]

    # Things on the table

    def creature(self, id: str) -> Creature:
        """A creature, for reading."""
        thing = self.things[id]
        return thing if isinstance(thing, Creature) else self.get(id, Creature)

    def edit_creature(self, id: str) -> Creature:
        """A creature, for writing."""
        return self.edit(id, Creature)

    def creatures(self) -> dict[str, Creature]:
        """The creatures in play by id, in the order in which they came."""
        found = self._creatures
        if found is None:
            found = {id: thing for id, thing in self.things.items() if isinstance(thing, Creature)}
            self._creatures = found
        return found

    def on_table(self) -> dict[str, Creature]:
        """The creatures that stand on the table."""
        found = self._on_table
        if found is None:
            found = {id: creature for id, creature in self.creatures().items() if creature.away is None}
            self._on_table = found
        return found

    def stands(self, id: str) -> bool:
        """Whether that creature is in play and on the table."""
        return id in self.on_table()

    def mage_of(self, seat: int) -> str:
        """The id of a player's mage; none where it is dead."""
        if seat < 0:
            return ""
        memo = self.memo_of_company
        key = ("mage", seat)
        found: str | None = memo.get(key)
        if found is None:
            found = memo[key] = self._find_mage(seat)
        return found

    def _find_mage(self, seat: int) -> str:
        face = self.player(seat).mage
        for id, creature in self.creatures().items():
            if creature.owner == seat and creature.face == face:
                return id
        return ""

    def permanent(self, id: str) -> Permanent:
        """A permanent, for reading."""
        return self.get(id, Permanent)

    def edit_permanent(self, id: str) -> Permanent:
        """A permanent, for writing."""
        return self.edit(id, Permanent)

    def permanents(self) -> dict[str, Permanent]:
        """The permanents in play by id."""
        found: dict[str, Permanent] | None = self.memo.get("permanents")
        if found is None:
            found = {id: thing for id, thing in self.things.items() if isinstance(thing, Permanent)}
            self.memo["permanents"] = found
        return found

    def zones(self) -> dict[str, Zone]:
        """The zones on the table by id."""
        found: dict[str, Zone] | None = self.memo.get("zones")
        if found is None:
            found = {id: thing for id, thing in self.things.items() if isinstance(thing, Zone)}
            self.memo["zones"] = found
        return found

    def zone(self, id: str) -> Zone:
        """A zone, for reading."""
        return self.get(id, Zone)

    def markers(self) -> dict[str, Marker]:
        """The markers on the table by id."""
        found: dict[str, Marker] | None = self.memo.get("markers")
        if found is None:
            found = {id: thing for id, thing in self.things.items() if isinstance(thing, Marker)}
            self.memo["markers"] = found
        return found

    def marker(self, id: str) -> Marker:
        """A marker, for reading."""
        return self.get(id, Marker)

    def edit_marker(self, id: str) -> Marker:
        """A marker, for writing."""
        return self.edit(id, Marker)

    def invocation(self, id: str) -> Invocation:
        """A spell or ability under way, for reading."""
        return self.get(id, Invocation)

    def edit_invocation(self, id: str) -> Invocation:
        """A spell or ability under way, for writing."""
        return self.edit(id, Invocation)


def _told_by_creature(creature: Creature) -> tuple[Telling, Telling, Telling]:
    """The parts of a creature that caches depend on. They are who it is; and where it stands and what changes it, on
    which values, distances and sight depend."""
    place = (creature.x, creature.y, creature.away, creature.size, creature.mount)
    return (creature.face, creature.owner, creature.away), (place, *creature.lasting), ()


def _told_by_player(player: Player) -> tuple[Telling, Telling, Telling]:
    """The parts of a player that caches depend on. They are the mage and what is borne; the form; and what some values
    are counted by."""
    grimoire = sum([card % CARDS_EACH < GRIMOIRE for card in player.hand])
    return (player.mage, *player.ingredients), (player.form,), (player.from_discard, grimoire)


def _told_by_hand(player: Player) -> Telling:
    """All cards of which one might be cast."""
    return tuple(player.hand), tuple(player.deck), tuple(player.discard), tuple(player.allowed)
