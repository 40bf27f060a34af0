"""The Source: its dice at the start of a round. [source]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import ANY_COLOR, BASIC_COLORS, Color
from magehall.games.mage_knight.model.events.round import SourceRolled
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.flow import Flow

MORE_THAN_PLAYERS = 2
"""Dice of the Source and units on offer beyond the players. [setup.source] [offers.units]"""


def supply(state: Quest) -> int:
    """How many dice the Source has, and how many units the offer. [setup.source] [offers.units] [scenario.blitz]"""
    return len(state.seats) + MORE_THAN_PLAYERS + state.agreement.extra


def roll_source(flow: Flow[Quest], *, only_basic: bool = False) -> None:
    """Roll all dice; reroll gold and black ones until at least half are basic. ``only_basic``: until all are.
    [setup.source] [variant.night-first]"""
    count = supply(flow.state)
    least = count if only_basic else (count + 1) // 2
    dice = [_roll(flow) for _ in range(count)]
    while sum(die in BASIC_COLORS for die in dice) < least:
        dice = [die if die in BASIC_COLORS else _roll(flow) for die in dice]
    flow.state.edit_source().dice = dice
    flow.emit(SourceRolled(count=count), "setup.source")


def _roll(flow: Flow[Quest]) -> Color:
    return flow.chance.pick("mana", ANY_COLOR)
