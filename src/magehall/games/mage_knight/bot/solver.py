"""Solver: the cheapest sets of plays that reach what is wanted.

A play uses up sources (cards, units, skills, mana), each a bit of its mask, and gives points of one kind. A goal wants so
many points; a pack is a minimal set of plays that reaches it. Several goals are reached together by packs that share no
source.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from magehall.games.mage_knight.cards.vocabulary import MELEE, PHYSICAL, Color, Element, Mode
from magehall.kernel.records import Key, Value

MOVE, INFLUENCE, ATTACK, BLOCK, HEAL = "move", "influence", "attack", "block", "heal"
HOLD, WEAKEN, DESTROY, DRAW, OTHER = "hold", "weaken", "destroy", "draw", "other"

MOST_NODES = 600
"""How many sets of plays are looked at for one goal."""

ENDLESS = 1000
"""More points than any play gives."""

MOST_JOINS = 2000
"""How many packs are tried together for several goals."""

MOST_PACKS = 24
"""How many of the cheapest packs of a goal are tried together with those of other goals."""


class Play(Key):
    """A way to get points. ``option`` is what to choose first; empty for points that lie there already.

    ``extra`` is how many other cards must be given up for it."""

    mask: int
    price: float
    kind: str
    points: int
    option: str = ""
    mode: Mode = MELEE
    element: Element = PHYSICAL
    extra: int = 0
    per_icon: int = 0
    slows: bool = False
    color: Color | None = None
    unfortified: bool = False


class Goal(Key):
    """Points that are wanted. ``halved`` are the elements that count half, ``modes`` those that count at all.

    ``slowed`` is what is enough where a play slows the enemy; ``icons`` are those on its token. ``immune`` are colours whose
    effects fail on it; ``fortified`` forbids some of them."""

    kind: str
    needed: int
    modes: frozenset[Mode] = frozenset(Mode)
    halved: frozenset[Element] = frozenset()
    slowed: int = 0
    icons: int = 0
    immune: frozenset[Color] = frozenset()
    fortified: bool = False
    last: bool = False
    """Whether it is for the attack phase, where enemies can be destroyed."""


class Pack(Value):
    """A set of plays that reaches a goal."""

    mask: int
    price: float
    extra: int
    plays: tuple[Play, ...]


NO_PACK = Pack(0, 0.0, 0, ())


class _Worth(Value):
    """The value of a play for a goal. Points count in full or half."""

    play: Play
    full: int
    half: int
    slows: bool


def _worth(play: Play, goal: Goal) -> _Worth | None:
    """What a play gives for a goal; None for nothing."""
    if play.kind == goal.kind:
        if goal.kind == ATTACK and play.mode not in goal.modes:
            return None
        points = play.points + play.per_icon * goal.icons
        if points <= 0:
            return None
        if play.element in goal.halved:
            return _Worth(play, 0, points, play.slows)
        return _Worth(play, points, 0, play.slows)
    if play.color is not None and play.color in goal.immune:
        return None
    if goal.kind == BLOCK and play.kind == HOLD:
        return None if play.unfortified and goal.fortified else _Worth(play, goal.needed, 0, False)
    if goal.kind == ATTACK:
        if play.kind == WEAKEN:
            less = min(play.points, goal.needed - 1)
            return _Worth(play, less, 0, False) if less > 0 else None
        if play.kind == DESTROY and goal.last:
            return _Worth(play, goal.needed, 0, False)
    return None


_SERVING = {ATTACK: (ATTACK, WEAKEN, DESTROY), BLOCK: (BLOCK, HOLD)}
"""The kinds of plays that serve a kind of goal, where these are not its own alone."""


def packs(plays: Sequence[Play], goal: Goal) -> list[Pack]:
    """The minimal sets of plays that reach a goal, the cheapest first."""
    if goal.needed <= 0:
        return [NO_PACK]
    worths: list[_Worth] = []
    reachable = 0
    for play in plays:
        worth = _worth(play, goal)
        if worth is not None:
            worths.append(worth)
            reachable += worth.full + worth.half
    least = min(goal.needed, goal.slowed or goal.needed)
    if reachable < least:
        return []
    usable = _undominated(worths)
    usable.sort(key=_thriftiness)
    search = _Search(usable, goal, least)
    search.grow(0, 0, 0.0, 0, 0, 0, False, ENDLESS, ())
    search.found.sort(key=_price)
    return search.found[:MOST_PACKS]


def _thriftiness(worth: _Worth) -> float:
    return (worth.play.price + 0.1) / (worth.full + worth.half * 0.5)


def _price(pack: Pack) -> float:
    return pack.price


def _simplicity(worth: _Worth) -> tuple[int, float]:
    return worth.play.mask.bit_count(), worth.play.price


def _undominated(worths: list[_Worth]) -> list[_Worth]:
    """The Pareto front of plays for a goal. None is kept where another does as much for less, out of the same sources."""
    kept: list[_Worth] = []
    for worth in sorted(worths, key=_simplicity):
        play = worth.play
        for other in kept:
            better = other.play
            if (
                better.mask & play.mask == better.mask
                and better.price <= play.price
                and better.extra <= play.extra
                and other.full >= worth.full
                and other.full + other.half >= worth.full + worth.half
                and other.slows >= worth.slows
            ):
                break
        else:
            kept.append(worth)
    return kept


class _Search:
    """Depth-first search for the packs of a goal, within a number of nodes."""

    __slots__ = ("found", "goal", "least", "nodes", "rest", "usable")

    def __init__(self, usable: list[_Worth], goal: Goal, least: int) -> None:
        self.usable = usable
        self.least = least
        self.rest = [0] * (len(usable) + 1)
        for place in range(len(usable) - 1, -1, -1):
            self.rest[place] = self.rest[place + 1] + usable[place].full + usable[place].half
        self.goal = goal
        self.nodes = 0
        self.found: list[Pack] = []

    def grow(
        self,
        start: int,
        mask: int,
        price: float,
        extra: int,
        full: int,
        half: int,
        slows: bool,
        smallest: int,
        chosen: tuple[Play, ...],
    ) -> None:
        """Add one more play to those chosen. ``smallest`` is the least that one of them gives, of those that slow
        nothing: with so much to spare it would not be needed."""
        goal, usable, rest, short = self.goal, self.usable, self.rest, self.least - full - half
        for place in range(start, len(usable)):
            if rest[place] < short:
                return
            worth = usable[place]
            play = worth.play
            if play.mask & mask:
                continue
            self.nodes += 1
            if self.nodes > MOST_NODES:
                return
            more_full, more_half = full + worth.full, half + worth.half
            slower = slows or worth.slows
            needed = goal.slowed if slower and goal.slowed else goal.needed
            surplus = more_full + more_half // 2 - needed
            if surplus >= 0:
                if smallest > surplus:
                    pack = Pack(mask | play.mask, price + play.price, extra + play.extra, (*chosen, play))
                    self.found.append(pack)
                continue
            given = worth.full + worth.half
            self.grow(
                place + 1,
                mask | play.mask,
                price + play.price,
                extra + play.extra,
                more_full,
                more_half,
                slower,
                smallest if worth.slows or given > smallest else given,
                (*chosen, play),
            )


class Solution(Value):
    """Packs that reach several goals together, in the order of the goals."""

    price: float
    packs: tuple[Pack, ...]


def join(choices: Sequence[Sequence[Pack]], spare: int, most: float) -> Solution | None:
    """The cheapest packs, one of each row, that share no source. None where there are none below the price ``most``.

    ``spare`` are the cards that may be given up for plays that ask for it."""
    if any(not row for row in choices):
        return None
    order = sorted(range(len(choices)), key=lambda place: len(choices[place]))
    search = _Join([choices[place] for place in order], spare, most)
    search.choose(0, 0, 0.0, 0, ())
    if search.best is None:
        return None
    placed = [NO_PACK] * len(order)
    for place, pack in zip(order, search.best, strict=True):
        placed[place] = pack
    return Solution(search.limit, tuple(placed))


class _Join:
    """Branch and bound over the packs of several goals, within a number of nodes."""

    __slots__ = ("best", "limit", "nodes", "rest", "rows", "spare")

    def __init__(self, rows: list[Sequence[Pack]], spare: int, most: float) -> None:
        self.rows = rows
        self.spare = spare
        self.limit = most
        self.nodes = 0
        self.best: tuple[Pack, ...] | None = None
        self.rest = [0.0] * (len(rows) + 1)
        for place in range(len(rows) - 1, -1, -1):
            self.rest[place] = self.rest[place + 1] + rows[place][0].price

    def choose(self, place: int, mask: int, price: float, extra: int, chosen: tuple[Pack, ...]) -> None:
        """Choose a pack of the next row."""
        if place == len(self.rows):
            if not extra or (self.spare & ~mask).bit_count() >= extra:
                self.limit, self.best = price, chosen
            return
        for pack in self.rows[place]:
            if price + pack.price + self.rest[place + 1] >= self.limit or self.nodes > MOST_JOINS:
                return
            self.nodes += 1
            if not pack.mask & mask:
                self.choose(
                    place + 1, mask | pack.mask, price + pack.price, extra + pack.extra, (*chosen, pack)
                )


class Packer:
    """The packs of one set of plays, each goal worked out once."""

    __slots__ = ("_known", "plays", "spare")

    def __init__(self, plays: tuple[Play, ...], spare: int) -> None:
        self.plays = plays
        self.spare = spare
        self._known = _memory(plays)

    def packs(self, goal: Goal) -> list[Pack]:
        """The packs of a goal, the cheapest first."""
        known = self._known
        found = known.packs.get(goal)
        if found is None:
            found = known.packs[goal] = packs(known.serving(goal.kind), goal)
        return found


class _Memory:
    """Memo of a set of plays. It has those that serve a kind of goal, and the packs of goals."""

    __slots__ = ("_serving", "packs", "plays")

    def __init__(self, plays: tuple[Play, ...]) -> None:
        self.plays = plays
        self.packs: dict[Goal, list[Pack]] = {}
        self._serving: dict[str, list[Play]] = {}

    def serving(self, kind: str) -> list[Play]:
        """The plays that could serve a goal of that kind."""
        found = self._serving.get(kind)
        if found is None:
            kinds = _SERVING.get(kind, (kind,))
            found = self._serving[kind] = [play for play in self.plays if play.kind in kinds]
        return found


@lru_cache(maxsize=512)
def _memory(plays: tuple[Play, ...]) -> _Memory:
    """Cache of what is known of a set of plays. The same hand meets the same goals again and again."""
    return _Memory(plays)
