"""What a movement region and a line of sight cost on a full table of the lattice.

Ten pieces of terrain and twelve creatures of two sides stand on a table of 24 inches, drawn anew for each of some tables;
every creature works out where it can go and whom it sees. Times are of the processor, so that a busy machine
disturbs them less; the mean and the worst are printed.

    .venv/bin/python bench/lattice.py --tables 20
"""

import argparse
import random
from collections.abc import Callable
from time import process_time
from typing import NamedTuple, TypeVar

from magehall.kit.lattice import regions, sight
from magehall.kit.lattice.masks import Lattice
from magehall.kit.lattice.points import INCH, distance_squared
from magehall.kit.lattice.regions import Ground, reach
from magehall.kit.lattice.shadows import visible
from magehall.kit.lattice.shapes import Disc, Polygon, Shape

Found = TypeVar("Found")

LATTICE = Lattice(96)
PIECES, CREATURES, MOVEMENT, RANGE = 10, 12, 6, 6
TARGETS = {"region": 3.0, "sight": 1.0}
"""Milliseconds in the mean that issue 11 asks for."""


class Table(NamedTuple):
    """A table: the first half of the creatures is hostile to the second."""

    rocks: list[Polygon]
    mud: list[Polygon]
    woods: list[Polygon]
    creatures: list[Disc]

    def others(self, i: int, *, hostile: bool) -> list[Disc]:
        """The other creatures of the own or the other side."""
        half = CREATURES // 2
        return [c for j, c in enumerate(self.creatures) if j != i and ((i < half) != (j < half)) == hostile]

    def blockers(self, i: int, target: Disc | None) -> list[Shape]:
        """What may stand in the way of a creature's look at a target."""
        return [*self.rocks, *(c for c in self.others(i, hostile=True) if c != target)]

    def ground(self, i: int) -> Ground:
        """What the table is to a creature that moves."""
        radius = self.creatures[i].radius
        bases = stops = occupied = impassable = difficult = 0
        for other in self.others(i, hostile=True):
            bases |= LATTICE.overlapping(other, radius)
            stops |= LATTICE.touching(other, radius + INCH)
        for other in self.others(i, hostile=False):
            occupied |= LATTICE.overlapping(other, radius)
        for rock in self.rocks:
            impassable |= LATTICE.overlapping(rock, radius)
        for piece in self.mud + self.woods:
            difficult |= LATTICE.polygon(piece)
        return Ground(
            LATTICE,
            radius,
            bases=bases,
            impassable=impassable,
            occupied=occupied,
            difficult=difficult,
            stops=stops,
        )


def piece(luck: random.Random) -> Polygon:
    """A quadrangle of two to four inches."""
    x, y = luck.randrange(8, 76), luck.randrange(8, 76)
    width, height = luck.randrange(8, 17), luck.randrange(8, 17)
    cut = luck.randrange(1, 4)
    return Polygon([(x + cut, y), (x + width, y + cut), (x + width - cut, y + height), (x, y + height - cut)])


def make_table(luck: random.Random) -> Table:
    """A table on which no creature is engaged when it begins to move."""
    pieces = [piece(luck) for _ in range(PIECES)]
    rocks = pieces[:4]
    creatures: list[Disc] = []
    while len(creatures) < CREATURES:
        new = Disc((luck.randrange(8, 89), luck.randrange(8, 89)), luck.choice((2, 2, 3, 4)))
        apart = all(
            distance_squared(new.centre, c.centre) > (new.radius + c.radius + INCH) ** 2 for c in creatures
        )
        if apart and not any(
            LATTICE.contains(LATTICE.overlapping(rock, new.radius), new.centre) for rock in rocks
        ):
            creatures.append(new)
    return Table(rocks, pieces[4:7], pieces[7:], creatures)


class Times:
    """Times of one kind of work, in milliseconds."""

    def __init__(self) -> None:
        self.all: list[float] = []

    def measure(self, work: Callable[..., Found], *given: object) -> Found:
        """Do the work and note its time."""
        began = process_time()
        found = work(*given)
        self.all.append((process_time() - began) * 1000)
        return found


def measure(table: Table, times: dict[str, Times]) -> None:
    """Let every creature of a table move and look."""
    for i, creature in enumerate(table.creatures):
        ground = times["ground"].measure(table.ground, i)
        region = times["region"].measure(reach, ground, creature.centre, MOVEMENT)
        places = LATTICE.points(region.places)
        if places:
            far = max(places, key=lambda place: region.cost(place) or 0)
            times["path"].measure(region.path, far)
        times["why not"].measure(region.why_not, (48, 48))
        for other in table.others(i, hostile=True):
            blockers = table.blockers(i, other)
            times["sight"].measure(sight.sees, creature, other, blockers)
            times["cover"].measure(sight.cover, creature, other, blockers, table.woods)
            times["in the way"].measure(sight.blockers_between, creature, other, blockers)
        candidates = LATTICE.touching(creature, RANGE * INCH + 2) & LATTICE.inner(2)
        blockers = table.blockers(i, None)
        times["places in sight"].measure(visible, LATTICE, creature, candidates, 2, blockers)


def main() -> None:
    """Measure some tables and print a line for each kind of work."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    luck = random.Random(given.seed)
    names = ("ground", "region", "path", "why not", "sight", "cover", "in the way", "places in sight")
    times = {name: Times() for name in names}
    for _ in range(given.tables):
        measure(make_table(luck), times)
    compiled = "plain" if regions.__file__.endswith(".py") else "compiled"
    print(f"{given.tables} tables, {compiled}; milliseconds of the processor")
    print(f"{'':16}{'mean':>8}{'worst':>8}{'times':>8}  target")
    for name, found in times.items():
        mean, worst = sum(found.all) / len(found.all), max(found.all)
        target = f"under {TARGETS[name]:g} in the mean" if name in TARGETS else ""
        print(f"{name:16}{mean:8.3f}{worst:8.3f}{len(found.all):8}  {target}")


if __name__ == "__main__":
    main()
