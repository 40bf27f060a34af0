"""The arena: zones, borders, distance, line of sight and directions of a push.

Geometry only, exact and without state. A zone is a small number, ``row * columns + column``, called "a1" where people
read it: column letter, then row digit, with "a1" in the north-west. A border lies between two adjacent zones and is
known by both their names, "a1-b1". Whoever asks about sight says which borders carry a wall that blocks it: none,
where a flyer looks or is looked at. The wall around the arena is no border; no line between places inside ever meets
it.
"""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import cache
from typing import Final, Literal, TypeAlias

from magehall.kernel.records import Key, Value

Direction: TypeAlias = Literal["north", "east", "south", "west"]
Border: TypeAlias = str

DIRECTIONS: Final[tuple[Direction, ...]] = ("north", "east", "south", "west")
EFFECT_DIE: Final = 12

_STEPS: Final[Mapping[Direction, tuple[int, int]]] = {
    "north": (0, -1),
    "east": (1, 0),
    "south": (0, 1),
    "west": (-1, 0),
}
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_MOST_ROWS: Final = 9  # a row is one digit in a zone's name

# Places are measured in half zones: the middle of a zone is odd in both numbers, the middle of a border in one of them,
# and a corner, where up to four borders meet, in neither. So every question below is answered in whole numbers.
_Point: TypeAlias = tuple[int, int]


class Arena(Key):
    """A rectangle of zones. Equal sizes are the same arena. Everything it lists comes in one fixed order."""

    columns: int
    rows: int

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= len(_LETTERS) and 1 <= self.rows <= _MOST_ROWS):
            raise ValueError(f"an arena cannot be {self.columns} zones wide and {self.rows} deep")

    @property
    def zones(self) -> range:
        """All zones, row by row from the north-west."""
        return range(self.columns * self.rows)

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Corner zones, clockwise from the north-west. The first and the third lie opposite each other."""
        last = len(self.zones) - 1
        return 0, self.columns - 1, last, last - self.columns + 1

    def name(self, zone: int) -> str:
        """The zone as people read it: "a1"."""
        try:
            return _names(self)[zone]
        except KeyError:
            raise ValueError(f"there is no zone number {zone} in this arena") from None

    def zone(self, name: str) -> int:
        """The zone with this name. Raises ValueError if the arena has none."""
        try:
            return _zones_by_name(self)[name]
        except KeyError:
            first, last = self.name(self.zones[0]), self.name(self.zones[-1])
            raise ValueError(f"there is no zone {name!r}: the zones are {first} to {last}") from None

    def is_zone(self, name: str) -> bool:
        """Whether a zone has this name."""
        return name in _zones_by_name(self)

    def place(self, zone: int) -> tuple[int, int]:
        """The zone's column and row, both from 0."""
        try:
            return _places(self)[zone]
        except KeyError:
            raise ValueError(f"there is no zone number {zone} in this arena") from None

    def step(self, zone: int, direction: Direction) -> int | None:
        """Adjacent zone in that direction. None where the wall around the arena stands."""
        column, row = self.place(zone)
        right, down = _STEPS[direction]
        column, row = column + right, row + down
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return None

    def neighbours(self, zone: int) -> Mapping[Direction, int]:
        """The adjacent zones by direction, in the order north, east, south, west. Zones that touch only at a corner are
        not adjacent. [movement.zones]"""
        return _neighbours(self)[zone]

    def distance(self, a: int, b: int) -> int:
        """Range from one zone to the other. It counts steps across borders, never diagonal; walls make no difference.
        [movement.distance]"""
        return _distance(self, a, b)

    def zones_within(self, zone: int, least: int, most: int) -> frozenset[int]:
        """The zones between the least and the greatest range."""
        return _zones_within(self, zone, least, most)

    @property
    def borders(self) -> tuple[Border, ...]:
        """All borders, each once, by the first of their zones."""
        return tuple(_sides(self))

    def border(self, a: int, b: int) -> Border:
        """The border between two adjacent zones, whichever is named first. Raises ValueError if they are not adjacent."""
        try:
            return _borders_between(self)[a, b]
        except KeyError:
            raise ValueError(f"{self.name(a)} and {self.name(b)} share no border") from None

    def border_towards(self, zone: int, direction: Direction) -> Border | None:
        """Border crossed by leaving the zone in that direction. None where the wall around the arena stands."""
        beyond = self.step(zone, direction)
        return None if beyond is None else self.border(zone, beyond)

    def borders_of(self, zone: int) -> tuple[Border, ...]:
        """The zone's own borders, in the order north, east, south, west."""
        return tuple(self.border(zone, beyond) for beyond in self.neighbours(zone).values())

    def sides(self, border: Border) -> tuple[int, int]:
        """The two zones a border lies between, the lower number first. Raises ValueError for what is no border here."""
        try:
            return _sides(self)[border]
        except KeyError:
            raise ValueError(f"there is no border {border!r} in this arena") from None

    def in_line(self, border: Border) -> tuple[Border, ...]:
        """The borders that carry this one straight on, at most one at either end."""
        x, y = _middle_of_border(self, border)
        right, down = _along(x)
        ends = ((x - 2 * right, y - 2 * down), (x + 2 * right, y + 2 * down))
        return tuple(_borders_by_middle(self)[end] for end in ends if end in _borders_by_middle(self))

    def continuations(self, border: Border) -> tuple[Border, ...]:
        """Borders on which a second wall may extend one on this border. Those straight on come first, then those at a
        right angle around a corner. An end that stands against the wall around the arena goes no further.
        [spells.wall-extend-place]"""
        x, y = _middle_of_border(self, border)
        right, down = _along(x)
        around = [
            (x + end * right + turn * down, y + end * down + turn * right)
            for end in (-1, 1)
            for turn in (-1, 1)
        ]
        found = _borders_by_middle(self)
        return self.in_line(border) + tuple(found[middle] for middle in around if middle in found)

    def distance_to_border(self, zone: int, border: Border) -> int:
        """Range to the nearer of the two zones beside a border. The other is always one further."""
        first, second = self.sides(border)
        return min(self.distance(zone, first), self.distance(zone, second))

    def borders_within(self, zone: int, least: int, most: int) -> tuple[Border, ...]:
        """The borders on which a wall is in range."""
        return _borders_within(self, zone, least, most)

    def border_in_range(self, zone: int, border: Border, least: int, most: int) -> bool:
        """Whether a wall on this border is in range. It is enough that one of its two zones is. So a wall beside the
        zone itself is at range 0 and at range 1. [spells.wall-border, spells.wall-attacked]"""
        return any(least <= self.distance(zone, side) <= most for side in self.sides(border))


class _Line(Value):
    """Borders that a straight line of sight meets on its way. These are the borders it crosses, and for every corner it
    runs exactly through, the borders meeting there on the one side of the line and on the other."""

    crossed: frozenset[Border]
    corners: tuple[tuple[frozenset[Border], frozenset[Border]], ...]

    def is_clear(self, blocked: Set[Border]) -> bool:
        """Whether it meets no blocking wall. A corner stops it only if blocking walls end there on both its sides.
        [movement.los-corner]"""
        return blocked.isdisjoint(self.crossed) and all(
            blocked.isdisjoint(left) or blocked.isdisjoint(right) for left, right in self.corners
        )

    def without(self, border: Border) -> _Line:
        """The same line where nothing on this border can stop it."""
        only = {border}
        return _Line(self.crossed - only, tuple((left - only, right - only) for left, right in self.corners))


APPRENTICE: Final = Arena(3, 2)  # half the board, turned on its side [setup.apprentice-arena]
STANDARD: Final = Arena(4, 3)  # [setup.standard-arena]
FREE_FOR_ALL: Final = Arena(
    6, 4
)  # two boards, long side to long side, turned [multiplayer.free-for-all-arena]


def sight(arena: Arena, a: int, b: int, blocked: Set[Border]) -> bool:
    """Whether two zones have line of sight past blocking walls. The line goes from middle to middle, and the walls
    stand on the ``blocked`` borders. A zone sees itself, and seeing is mutual. [movement.los-line]"""
    return not blocked or _line(arena, a, b).is_clear(blocked)


def sight_to_border(arena: Arena, zone: int, border: Border, blocked: Set[Border]) -> bool:
    """Whether a wall on this border is seen from the zone. A wall stands in no zone, so it is enough to see one of the
    two beside it, as it is for range. It does not hide itself: a line that would be stopped by this wall alone has
    reached it. [movement.los-wall]"""
    if not blocked:
        return True
    to_first, to_second = _lines_to_border(arena, zone, border)
    return to_first.is_clear(blocked) or to_second.is_clear(blocked)


def push_directions(arena: Arena, source: int, pushed: int) -> tuple[Direction, ...]:
    """Directions in which an effect may push an object. From zone ``source`` it pushes what stands in zone ``pushed``
    straight away; either way off a diagonal; any way at all within one zone. More than one means that the source's
    player chooses. A way may lead against a wall, or the one around the arena. [movement.push, movement.push-choice]"""
    if source == pushed:
        return DIRECTIONS
    (from_column, from_row), (column, row) = arena.place(source), arena.place(pushed)
    right, down = column - from_column, row - from_row
    return tuple(way for way in DIRECTIONS if _STEPS[way][0] * right + _STEPS[way][1] * down > 0)


def random_direction(roll: int) -> Direction:
    """Direction of a random push, by the roll of the effect die. Each direction has three faces, clockwise from the
    north. [movement.push-random]"""
    if not 1 <= roll <= EFFECT_DIE:
        raise ValueError(f"the effect die does not show {roll}")
    return DIRECTIONS[(roll - 1) * len(DIRECTIONS) // EFFECT_DIE]


@cache
def _lines_to_border(arena: Arena, zone: int, border: Border) -> tuple[_Line, _Line]:
    first, second = arena.sides(border)
    return _line(arena, zone, first).without(border), _line(arena, zone, second).without(border)


@cache
def _line(arena: Arena, a: int, b: int) -> _Line:
    """The line from the middle of one zone to the middle of the other. It never runs along a border."""
    (x, y), end = _middle_of_zone(arena, a), _middle_of_zone(arena, b)
    right, down = end[0] - x, end[1] - y
    crossed: set[Border] = set()
    corners: list[tuple[frozenset[Border], frozenset[Border]]] = []
    found = _borders_by_middle(arena)
    for wall_x in _even_between(x, end[0]):
        height = y * right + (wall_x - x) * down  # where the line meets it, times ``right`` to stay whole
        if height % (2 * right) == 0:
            corners.append(_corner(arena, (wall_x, height // right), right, down))
        else:
            crossed.add(found[wall_x, height // (2 * right) * 2 + 1])
    for wall_y in _even_between(y, end[1]):
        width = x * down + (wall_y - y) * right
        if width % (2 * down):  # the corners are all noted above
            crossed.add(found[width // (2 * down) * 2 + 1, wall_y])
    return _Line(frozenset(crossed), tuple(corners))


def _corner(arena: Arena, at: _Point, right: int, down: int) -> tuple[frozenset[Border], frozenset[Border]]:
    """Borders that meet at a corner, on either side of a line. The line runs through it in the direction given."""
    (x, y), found = at, _borders_by_middle(arena)
    ahead, below = (1 if right > 0 else -1), (1 if down > 0 else -1)
    beside = frozenset({found[x, y - below], found[x + ahead, y]})
    beyond = frozenset({found[x - ahead, y], found[x, y + below]})
    return beside, beyond


def _even_between(a: int, b: int) -> range:
    """The even numbers between two odd ones."""
    return range(min(a, b) + 1, max(a, b), 2)


def _middle_of_zone(arena: Arena, zone: int) -> _Point:
    column, row = arena.place(zone)
    return 2 * column + 1, 2 * row + 1


def _middle_of_border(arena: Arena, border: Border) -> _Point:
    first, second = (_middle_of_zone(arena, side) for side in arena.sides(border))
    return (first[0] + second[0]) // 2, (first[1] + second[1]) // 2


def _along(middle_x: int) -> tuple[int, int]:
    """Which way a border itself runs: down where it parts two columns, else across."""
    return (1, 0) if middle_x % 2 else (0, 1)


@cache
def _places(arena: Arena) -> Mapping[int, tuple[int, int]]:
    return {zone: (zone % arena.columns, zone // arena.columns) for zone in arena.zones}


@cache
def _names(arena: Arena) -> Mapping[int, str]:
    return {zone: f"{_LETTERS[column]}{row + 1}" for zone, (column, row) in _places(arena).items()}


@cache
def _distance(arena: Arena, a: int, b: int) -> int:
    (a_column, a_row), (b_column, b_row) = arena.place(a), arena.place(b)
    return abs(a_column - b_column) + abs(a_row - b_row)


@cache
def _zones_within(arena: Arena, zone: int, least: int, most: int) -> frozenset[int]:
    return frozenset(other for other in arena.zones if least <= arena.distance(zone, other) <= most)


@cache
def _borders_within(arena: Arena, zone: int, least: int, most: int) -> tuple[Border, ...]:
    return tuple(b for b in arena.borders if arena.border_in_range(zone, b, least, most))


@cache
def _zones_by_name(arena: Arena) -> Mapping[str, int]:
    return {arena.name(zone): zone for zone in arena.zones}


@cache
def _neighbours(arena: Arena) -> Mapping[int, Mapping[Direction, int]]:
    return {
        zone: {way: beyond for way in DIRECTIONS if (beyond := arena.step(zone, way)) is not None}
        for zone in arena.zones
    }


@cache
def _borders_between(arena: Arena) -> Mapping[tuple[int, int], Border]:
    return {
        (zone, beyond): f"{arena.name(min(zone, beyond))}-{arena.name(max(zone, beyond))}"
        for zone in arena.zones
        for beyond in arena.neighbours(zone).values()
    }


@cache
def _sides(arena: Arena) -> Mapping[Border, tuple[int, int]]:
    return {border: zones for zones, border in _borders_between(arena).items() if zones[0] < zones[1]}


@cache
def _borders_by_middle(arena: Arena) -> Mapping[_Point, Border]:
    return {_middle_of_border(arena, border): border for border in arena.borders}
