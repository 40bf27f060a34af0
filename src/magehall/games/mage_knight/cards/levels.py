"""Level tokens and tracks. They give armor, hand limit and command tokens by level, influence by reputation. [levels]"""

from __future__ import annotations

from magehall.kernel.records import Value


class Level(Value):
    """A line of the fame track. It says where it begins, and what its level token shows. [levels]"""

    fame: int
    armor: int
    hand: int
    command: int


LEVELS = (
    Level(fame=0, armor=2, hand=5, command=1),
    Level(fame=3, armor=2, hand=5, command=1),
    Level(fame=8, armor=3, hand=5, command=2),
    Level(fame=15, armor=3, hand=5, command=2),
    Level(fame=24, armor=3, hand=6, command=3),
    Level(fame=35, armor=3, hand=6, command=3),
    Level(fame=48, armor=4, hand=6, command=4),
    Level(fame=63, armor=4, hand=6, command=4),
    Level(fame=80, armor=4, hand=7, command=5),
    Level(fame=99, armor=4, hand=7, command=5),
)
"""The lines of the fame track, level 1 first."""

REPUTATION = (None, -5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5)
"""What reputation adds to influence, from the lowest step on; there nobody deals with the hero. [reputation.track]"""

LOWEST_REPUTATION, HIGHEST_REPUTATION = -7, 7


def level_token(level: int) -> Level:
    """What the token of a level shows."""
    return LEVELS[level - 1]
