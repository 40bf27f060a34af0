"""The state of a match, with accessors and caches of derived values."""

from __future__ import annotations

from typing import Self, TypeVar

from magehall.games.colors_of_magic.model.pieces import (
    Agreement,
    Cards,
    Course,
    Creature,
    Expiring,
    Goals,
    Invocation,
    Marker,
    Permanent,
    Player,
    Terrain,
    Zone,
)
from magehall.games.colors_of_magic.model.telling import (
    COUNTED,
    PEOPLED,
    Memo,
    Telling,
    Told,
    has_aura,
    told_by_creature,
    told_by_hand,
    told_by_player,
    without,
)
from magehall.kernel.state import State, Thing
from magehall.kit.sides import turn_order

AGREEMENT, COURSE, TERRAIN, CARDS, GOALS = "agreement", "course", "terrain", "cards", "goals"
PLAYER = tuple(f"player-{seat}" for seat in range(4))

CREATURE, PERMANENT, ZONE, MARKER, INVOCATION = "c", "p", "z", "m", "i"
"""The letters that ids of these begin with; a number follows that is never given again."""

T = TypeVar("T", bound=Thing)
APART = (Invocation, Course, Goals)
"""Kinds of things that nothing remembered depends on."""


class Skirmish(State):
    """A match of Colors of Magic.

    What was worked out is remembered, by a key. Each of four memos depends on what those before it do, and more: on what
    lies on the table (``memo_of_ground``), on who is in play (``memo_of_company``), on what changes creatures, wherever
    they stand (``memo_of_natures``), and on where they stand (``memo``). ``memo_of_hand`` is about the cards of one player.
    An edit of a creature or a player forgets only what depends on what it changed; damage and mana change nothing.
    Whoever edits a thing writes at once and asks for derived values before or after, never between. Clones share what
    is remembered until one side forgets it, so nothing of it may lead to a state."""

    __slots__ = (
        "_company",
        "_creatures",
        "_ground",
        "_hands",
        "_memo",
        "_natures",
        "_on_table",
        "_touched",
        "_touched_hands",
    )

    def __init__(self) -> None:
        super().__init__()
        self._ground: Memo = {}
        self._company: Memo = {}
        self._natures: Memo = {}
        self._memo: Memo = {}
        self._hands: dict[int, Memo] = {}
        self._touched: dict[str, Told] = {}
        self._touched_hands: dict[int, Telling] = {}
        self._creatures: dict[str, Creature] | None = None
        self._on_table: dict[str, Creature] | None = None

    def add(self, id: str, thing: Thing) -> None:
        super().add(id, thing)
        self._forget(id, thing)
        if type(thing) in (Cards, Player):
            self._hands = {}

    def adopt(self, things: dict[str, Thing]) -> None:
        super().adopt(things)
        self._hands = {}
        self._touched_hands = {}
        self._forget_all()

    def remove(self, id: str) -> None:
        self._forget(id, self.things[id])
        super().remove(id)

    def edit(self, id: str, kind: type[T]) -> T:
        thing = self.things[id]
        if type(thing) is Creature:
            return self._edit_creature(id, thing, kind)
        if type(thing) is Player:
            if id not in self._touched:
                self._touched[id] = told_by_player(thing, counted=COUNTED in self._natures)
            seat = PLAYER.index(id)
            if seat in self._hands and seat not in self._touched_hands:
                self._touched_hands[seat] = told_by_hand(thing)
        elif isinstance(thing, Cards):
            self._hands = {}
            self._touched_hands = {}
        else:
            self._forget(id, thing)
        return super().edit(id, kind)

    def _edit_creature(self, id: str, creature: Creature, kind: type[T]) -> T:
        if id not in self._touched:
            self._touched[id] = told_by_creature(creature)
        self._on_table = None
        edited = super().edit(id, kind)
        if edited is not creature and self._creatures is not None and isinstance(edited, Creature):
            self._creatures = {**self._creatures, id: edited}
        return edited

    def clone(self) -> Self:
        if self._touched:
            self._settle()
        for seat in list(self._touched_hands):
            self.memo_of_hand(seat)
        twin = super().clone()
        twin._ground, twin._company, twin._natures = self._ground, self._company, self._natures
        twin._memo = self._memo
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
    def memo_of_ground(self) -> Memo:
        """What was worked out from terrain, zones, markers and permanents, whoever is in play."""
        return self._ground

    @property
    def memo_of_company(self) -> Memo:
        """Cache of what follows from the things in play. That is who and what is there, and who bears what, but not
        places and changes."""
        if self._touched:
            self._settle()
        return self._company

    @property
    def memo_of_natures(self) -> Memo:
        """Cache of what follows from who is in play and what changes them. Places have no part in it."""
        if self._touched:
            self._settle()
        return self._natures

    def note_counted(self) -> None:
        """Note that what creatures are is counted by cards of a player. Only from now on do edits tell how many those
        are, so clones from before have no part in it."""
        if COUNTED not in self.memo_of_natures:
            self._natures = {**self._natures, COUNTED: True}
            self._memo = self._memo.copy()

    def memo_of_hand(self, seat: int) -> Memo:
        """What was worked out from hand, piles and leave to cast of a player."""
        told = self._touched_hands.pop(seat, None) if self._touched_hands else None
        found = self._hands.get(seat)
        if found is None or (told is not None and told != told_by_hand(self.player(seat))):
            found = self._hands[seat] = {}
        return found

    def _settle(self) -> None:
        """Forget what depends on something that was edited and is another now. What is kept of a memo is kept as a copy:
        a clone may share it."""
        for id, told in self._touched.items():
            thing = self.things[id]
            now = (
                told_by_creature(thing)
                if type(thing) is Creature
                else told_by_player(self.get(id, Player), counted=bool(told.counts))
            )
            if now.company != told.company:
                self._company, self._natures, self._memo = {}, {}, {}
            elif now.counts != told.counts:
                self._natures, self._memo = {}, {}
            elif now.changes != told.changes:
                self._natures = without(self._natures, id)
                self._memo = {}
            elif now.places != told.places:
                self._memo = {}
        self._touched = {}

    def _forget(self, id: str, thing: Thing) -> None:
        """Forget what depends on whether a thing is there, or on what it is. In another line of play its id may be
        somebody else's."""
        if type(thing) is Creature:
            self._settle()
            self._company, self._memo = {}, {}
            crowd = PEOPLED in self._natures or has_aura(thing.face)
            self._natures = {} if crowd else without(self._natures, id)
            self._creatures = self._on_table = None
        elif type(thing) not in APART:
            self._forget_all()

    def _forget_all(self) -> None:
        self._ground, self._company, self._natures, self._memo = {}, {}, {}, {}
        self._touched = {}
        self._creatures = self._on_table = None

    # The match

    @property
    def agreement(self) -> Agreement:
        """Scenario and options."""
        thing = self.things[AGREEMENT]
        return thing if isinstance(thing, Agreement) else self.get(AGREEMENT, Agreement)

    @property
    def course(self) -> Course:
        """Turn and phase, for reading."""
        thing = self.things[COURSE]
        return thing if isinstance(thing, Course) else self.get(COURSE, Course)

    def edit_course(self) -> Course:
        """Turn and phase, for writing: nothing remembered depends on them."""
        return super().edit(COURSE, Course)

    @property
    def terrain(self) -> Terrain:
        """The terrain."""
        return self.get(TERRAIN, Terrain)

    @property
    def cards(self) -> Cards:
        """All cards, for reading."""
        thing = self.things[CARDS]
        return thing if isinstance(thing, Cards) else self.get(CARDS, Cards)

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
        return list(dict.fromkeys(map(self.cards.faces.__getitem__, cards)))

    def new_id(self, letter: str) -> str:
        """A new id of a kind of thing: ``c12``. A position file may have taken some."""
        course = self.edit_course()
        course.next_id += 1
        id = f"{letter}{course.next_id - 1}"
        return id if id not in self.things else self.new_id(letter)

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
            found = {id: thing for id, thing in self.things.items() if type(thing) is Creature}
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

    def edit_permanent(self, id: str) -> Expiring:
        """A permanent, for writing what of it nothing remembered depends on."""
        edited = super().edit(id, Permanent)
        self._ground = without(self._ground, Permanent)
        return edited

    def permanents(self) -> dict[str, Permanent]:
        """The permanents in play by id."""
        return self._lying(Permanent)

    def zones(self) -> dict[str, Zone]:
        """The zones on the table by id."""
        return self._lying(Zone)

    def zone(self, id: str) -> Zone:
        """A zone, for reading."""
        return self.get(id, Zone)

    def markers(self) -> dict[str, Marker]:
        """The markers on the table by id."""
        return self._lying(Marker)

    def _lying(self, kind: type[T]) -> dict[str, T]:
        """Cache of the things of a kind that lie on the table, by id."""
        found: dict[str, T] | None = self._ground.get(kind)
        if found is None:
            found = {id: thing for id, thing in self.things.items() if type(thing) is kind}
            self._ground[kind] = found
        return found

    def marker(self, id: str) -> Marker:
        """A marker, for reading."""
        return self.get(id, Marker)

    def edit_marker(self, id: str) -> Marker:
        """A marker, for writing."""
        return self.edit(id, Marker)

    def invocation(self, id: str) -> Invocation:
        """A spell or ability under way, for reading."""
        thing = self.things[id]
        return thing if isinstance(thing, Invocation) else self.get(id, Invocation)

    def edit_invocation(self, id: str) -> Invocation:
        """A spell or ability under way, for writing: nothing remembered depends on it."""
        return super().edit(id, Invocation)
