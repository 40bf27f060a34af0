"""All luck of a match: one counter-based stream from one seed, open to proof.

Draw number c is the SHA-256 of ``<seed>:<c>`` (in ASCII), read as a big-endian number, modulo the number of
outcomes; with 256 bits the bias is below 2**-240. docs/fairness.md tells how to check a match without our code.
"""

from __future__ import annotations

import hashlib
import random
import struct
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from magehall.kernel.history import History

T = TypeVar("T")

Draw = tuple[str, int | list[int]]
SEPARATOR = "\n"
"""What stands between the parts of a seed, and in none of them."""

Scripted = int | str | list[int | str]
"""A number that is rolled, what is picked by its name, or an order."""

Mark = tuple[int, tuple[Scripted, ...], int]
"""How many draws were made, what is left of the script, and how many draws are recorded."""


class ScriptError(ValueError):
    """A scripted result does not fit its die or shuffle, or was never used."""


def commit(secret: str) -> str:
    """What the table publishes before anyone adds to the seed."""
    return hashlib.sha256(f"magehall:{secret}".encode()).hexdigest()


def stand_in(secret: str, seat: int) -> str:
    """What the table adds for a seat that adds nothing of its own. It follows from the secret, so whoever is bound by
    the commitment cannot choose it later."""
    return hashlib.sha256(f"table:{seat}:{secret}".encode()).hexdigest()[:32]


def combine(secret: str, contributions: Mapping[int, str]) -> str:
    """The seed of a match. It joins the table's secret and what each seat added, in seat order."""
    parts = [f"{seat}={contributions[seat]}" for seat in sorted(contributions)]
    return hashlib.sha256(SEPARATOR.join([secret, *parts]).encode()).hexdigest()


class Chance:
    """A stream of draws. ``draws`` is the record that a proof compares, ``sizes`` how many outcomes each of those made
    here had, 0 where the result was scripted. Scripted results come first and must fit exactly; where the script is
    ``exact``, nothing comes after them."""

    __slots__ = ("_base", "count", "draws", "exact", "recording", "script", "seed", "sizes")

    def __init__(
        self,
        seed: str,
        count: int = 0,
        script: Sequence[Scripted] = (),
        *,
        exact: bool = False,
        recording: bool = True,
        draws: History[Draw] | None = None,
        sizes: History[int] | None = None,
    ) -> None:
        self.seed = seed
        self.count = count
        self.script = tuple(script)
        self.exact = exact
        self.draws: History[Draw] = History() if draws is None else draws
        self.sizes: History[int] = History() if sizes is None else sizes
        self.recording = recording
        self._base: hashlib._Hash | None = None

    def clone(self) -> Chance:
        """A stream that goes on from here by itself."""
        twin = Chance(
            self.seed,
            self.count,
            self.script,
            exact=self.exact,
            recording=self.recording,
            draws=self.draws.fork(),
            sizes=self.sizes.fork(),
        )
        twin._base = self._base
        return twin

    def mark(self) -> Mark:
        """Where the stream stands, for ``rewind``."""
        return self.count, self.script, len(self.draws)

    def rewind(self, mark: Mark) -> None:
        """Go back to a mark; what was drawn since is drawn again."""
        self.count, self.script, length = mark
        self.draws.cut(length)
        self.sizes.cut(length)

    def _next(self, outcomes: int) -> int:
        if self._base is None:
            self._base = hashlib.sha256(f"{self.seed}:".encode())
        block = self._base.copy()
        block.update(b"%d" % self.count)
        self.count += 1
        return int.from_bytes(block.digest(), "big") % outcomes

    def roll(self, label: str, sides: int) -> int:
        """A number from 1 to ``sides``."""
        scripted = bool(self.script) or self.exact
        result = self._scripted_number(label, sides) if scripted else self._next(sides) + 1
        if self.recording:
            self._record(label, result, 0 if scripted else sides)
        return result

    def pick(self, label: str, items: Sequence[T]) -> T:
        """One of ``items``, all alike. A script may call it by its name."""
        if self.script and isinstance(self.script[0], str):
            self.script = (self._named(label, items, self.script[0]), *self.script[1:])
        return items[self.roll(label, len(items)) - 1]

    def shuffled(self, label: str, items: Sequence[T], name: Callable[[T], str] = str) -> list[T]:
        """``items`` in a new order; ``name`` is what a script calls an item."""
        scripted = bool(self.script) or self.exact
        if scripted:
            order = self._scripted_order(label, items, name)
        else:
            order = list(range(len(items)))
            for last in range(len(order) - 1, 0, -1):
                other = self._next(last + 1)
                order[last], order[other] = order[other], order[last]
        if self.recording:
            self._record(label, order, 0 if scripted else len(order))
        return [items[place] for place in order]

    def _record(self, label: str, result: int | list[int], size: int) -> None:
        self.draws.append((label, result))
        self.sizes.append(size)

    def _script_for(self, label: str) -> tuple[object, ...]:
        if not self.script:
            raise ScriptError(f"{label}: the position has no dice left, and only its own count")
        return self.script

    def _scripted_number(self, label: str, sides: int) -> int:
        result: object = self._script_for(label)[0]
        if not isinstance(result, int) or not 1 <= result <= sides:
            raise ScriptError(f"{label}: expected a number from 1 to {sides} in the script, found {result!r}")
        self.script = self.script[1:]
        return result

    @staticmethod
    def _named(label: str, items: Sequence[T], name: str) -> int:
        """The number of an item in a roll, by its name."""
        found = next((number for number, item in enumerate(items, 1) if str(item) == name), None)
        if found is None:
            raise ScriptError(f"{label}: the script asks for {name!r}, which is not there")
        return found

    def _scripted_order(self, label: str, items: Sequence[T], name: Callable[[T], str]) -> list[int]:
        wanted: object = self._script_for(label)[0]
        if not isinstance(wanted, list):
            raise ScriptError(f"{label}: expected an order of {len(items)} in the script, found {wanted!r}")
        left = list(range(len(items)))
        order: list[int] = []
        for entry in wanted:
            place = next((p for p in left if p == entry or name(items[p]) == entry), None)
            if place is None:
                raise ScriptError(
                    f"{label}: the scripted order asks for {entry!r}, which is not (or no longer) there"
                )
            left.remove(place)
            order.append(place)
        self.script = self.script[1:]
        return order + left

    def finish(self) -> None:
        """Raise ScriptError if a scripted result was never used."""
        if self.script:
            raise ScriptError(f"scripted results never used: {list(self.script)}")


class SealedDraw(Exception):
    """Something was to be drawn where nothing may be drawn."""


class SealedChance(Chance):
    """The stream of another chance, from which nothing can be drawn."""

    __slots__ = ()

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance.seed, chance.count, chance.script, exact=chance.exact)
        self.draws, self.sizes = chance.draws, chance.sizes

    def clone(self) -> Chance:
        return SealedChance(super().clone())

    def roll(self, label: str, sides: int) -> int:
        raise SealedDraw(label)

    def shuffled(self, label: str, items: Sequence[T], name: Callable[[T], str] = str) -> list[T]:
        raise SealedDraw(label)

    def finish(self) -> None:
        """What is left of a script may yet be used at the table."""


class Stream:
    """Random numbers of 32 bits, made as far as somebody has read. All who start from the same place share them."""

    __slots__ = ("_random", "numbers")

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)
        self.numbers: list[int] = []

    def go_on(self) -> None:
        """Make some more numbers."""
        self.numbers.extend(_BLOCK.unpack(self._random.randbytes(_BLOCK.size)))


_BLOCK = struct.Struct("<32I")


class SimulationChance(Chance):
    """The luck of worlds that a bot imagines. It is seeded and repeatable too, but quick and without record or proof.

    Its draws are those of Python's generator with that seed, whatever Python makes of them one day. A clone reads on in the
    same stream by itself: a generator's state is 624 numbers, too many to copy for each simulation."""

    __slots__ = ("_place", "_stream")

    def __init__(self, seed: str, stream: Stream | None = None, place: int = 0) -> None:
        super().__init__(seed, recording=False)
        self._stream = Stream(seed) if stream is None else stream
        self._place = place

    def clone(self) -> Chance:
        """A chance with the same luck to come."""
        return SimulationChance(self.seed, self._stream, self._place)

    def _next(self, outcomes: int) -> int:
        numbers, place = self._stream.numbers, self._place
        while len(numbers) < place + 2:
            self._stream.go_on()
        self._place = place + 2
        share = ((numbers[place] >> 5) * 67108864.0 + (numbers[place + 1] >> 6)) * (1.0 / 9007199254740992.0)
        return int(share * outcomes)

    def shuffled(self, label: str, items: Sequence[T], name: Callable[[T], str] = str) -> list[T]:
        order = list(items)
        stream, place = self._stream, self._place
        numbers = stream.numbers
        unused = 32 - len(order).bit_length()
        for last in range(len(order) - 1, 0, -1):
            # So many bits as the number of outcomes has, until they are one of them.
            while (last + 1) >> (31 - unused) == 0:
                unused += 1
            other = len(order)
            while other > last:
                if place == len(numbers):
                    stream.go_on()
                other = numbers[place] >> unused
                place += 1
            order[last], order[other] = order[other], order[last]
        self._place = place
        return order
