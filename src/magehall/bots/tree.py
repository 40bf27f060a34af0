"""The tree of a search: what has been tried at each point, and how it went for whoever tried it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from magehall.kernel.decision import Option

DECAY = 0.5


class Arm:
    """An option of a seat at one point of the tree. ``offered`` counts the worlds in which it could be chosen, for in
    another world a seat may hold other cards; ``total`` sums what came of it for the seat."""

    __slots__ = ("offered", "option", "total", "visits")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What came of it on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A point of the tree, known by the answers that led to it. Seats that are asked at the same time choose here
    each for itself; ``children`` is read by all their answers together."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[tuple[int, str], Arm] = {}
        self.children: dict[tuple[tuple[int, str], ...], Node] = {}

    def select(self, seat: int, options: Sequence[Option], curiosity: float) -> Arm:
        """The option of ``seat`` to try next, best guess first: the one with the best mean plus ``curiosity`` for what
        was tried seldom in the worlds that offered it, the more so the better the guess (PUCT)."""
        arms = self.arms
        here: list[Arm] = []
        visits, total = 0, 0.0
        for option in options:
            key = (seat, option.id)
            arm = arms.get(key)
            if arm is None:
                arm = arms[key] = Arm(option)
            arm.offered += 1
            here.append(arm)
            visits += arm.visits
            total += arm.total
        best = here[0]
        if not visits:
            return best
        mean = total / visits
        best_score = -math.inf
        guess = curiosity
        for arm in here:
            tried = arm.visits
            score = (arm.total / tried if tried else mean) + guess * math.sqrt(arm.offered) / (1 + tried)
            if score > best_score:
                best, best_score = arm, score
            guess *= DECAY
        return best

    def child(self, answers: tuple[tuple[int, str], ...]) -> Node:
        """The point after these answers."""
        found = self.children.get(answers)
        if found is None:
            found = self.children[answers] = Node()
        return found


class Spread:
    """How far apart the outcomes of a search lie for one seat: curiosity is measured by it, so that a search works
    alike where much and where little is at stake."""

    __slots__ = ("_count", "_mean", "_squares")

    def __init__(self) -> None:
        self._count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Take one more outcome into account."""
        self._count += 1
        step = value - self._mean
        self._mean += step / self._count
        self._squares += step * (value - self._mean)

    @property
    def width(self) -> float:
        """The standard deviation; a guess before there is anything to measure, and never nothing."""
        return max(0.01, math.sqrt(self._squares / self._count)) if self._count > 7 else 0.2
