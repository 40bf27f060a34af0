"""Survey of a turn as it stands. Its roads and plays are worked out once for all aims. [turn]"""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_knight.bot.arsenal import Arsenal
from magehall.games.mage_knight.bot.fights import Stance, stance
from magehall.games.mage_knight.bot.goals import haven
from magehall.games.mage_knight.bot.outlook import explore_worth, turns_left, wound_worth
from magehall.games.mage_knight.bot.roads import Roads, roads
from magehall.games.mage_knight.bot.solver import MOVE, Goal, Pack, Packer
from magehall.games.mage_knight.combat.starts import why_no_action
from magehall.games.mage_knight.model.map_shapes import why_not_position
from magehall.games.mage_knight.model.moment import Choice
from magehall.kernel.records import Value


class Aim(Value):
    """Something to do in this turn. ``value`` is what it brings over what it costs; ``option`` is the next thing to choose
    for it. ``what`` tells aims apart."""

    value: float
    what: str
    option: str


class Survey:
    """A turn as it stands: roads and plays, worked out once for all aims."""

    __slots__ = (
        "bearing",
        "choice",
        "haven",
        "here",
        "inside",
        "left",
        "open",
        "packer",
        "positions",
        "roads",
        "wound",
    )

    def __init__(self, choice: Choice, arsenal: Arsenal) -> None:
        state, seat = choice.state, choice.seat
        self.choice = choice
        self.here = choice.hero.space
        self.roads: Roads = roads(choice, self.here)
        self.packer = Packer(arsenal.plays, arsenal.spare)
        self.inside = self.packer
        if choice.hero.units:
            inside = [
                play for play in arsenal.plays if play.kind == MOVE or not play.option.startswith("activate:")
            ]
            self.inside = Packer(tuple(inside), arsenal.spare)
        self.positions = dict[str, float]()
        self.wound = wound_worth(state, seat)
        self.left = turns_left(state, seat)
        self.bearing: Stance = stance(choice, self.wound, arsenal.shields)
        self.open = why_no_action(choice) is None
        self.haven = haven(state, seat, self.left)

    def homeward(self, space: str) -> float:
        """What ending the turn on a space is worth. It is against ending it here, where one must come home in the end."""
        return 0.0 if self.haven is None else self.haven.worth(space) - self.haven.worth(self.here)

    def explore_worth(self, center: str) -> float:
        """What a tile at a position is worth; below 0 where none fits."""
        if center not in self.positions:
            state = self.choice.state
            fits = why_not_position(state, center) is None
            self.positions[center] = explore_worth(state, self.choice.seat, center) if fits else -1000.0
        return self.positions[center]

    def move_packs(self, cost: int) -> Sequence[Pack]:
        """What it takes to have so many move points."""
        return self.packer.packs(Goal(MOVE, cost - self.choice.turn.move))

    def go(self, space: str, pack: Pack) -> str:
        """The next option on the way to a space. It is a step that can be paid, or a play for more move points."""
        step = self.roads.first_step(space)
        if self.roads.costs[step] <= self.choice.turn.move or not pack.plays:
            return f"move:{step}"
        return pack.plays[0].option

    def go_or(self, space: str, pack: Pack, there: str) -> str:
        """The next option on the way to a space, or what to do there. A hero who stands there already gets more move
        points first."""
        if space != self.here:
            return self.go(space, pack)
        return pack.plays[0].option if pack.plays else there
