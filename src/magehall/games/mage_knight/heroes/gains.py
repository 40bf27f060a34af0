"""Fame, reputation, mana and crystals that heroes gain. [gain]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.levels import HIGHEST_REPUTATION, LOWEST_REPUTATION
from magehall.games.mage_knight.cards.vocabulary import Color
from magehall.games.mage_knight.model.events.effects import (
    CrystalGained,
    FameGained,
    ManaGained,
    ReputationChanged,
)
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import level_of
from magehall.kernel.flow import Flow

MOST_CRYSTALS = 3
"""Crystals of one colour in an inventory. [mana.crystals]"""


def gain_fame(flow: Flow[Quest], seat: int, fame: int, rule: str) -> None:
    """Move a hero on the fame track. Levels follow at the end of the turn, the fame of a new line at once. [fame.track]
    [scenario.blitz]"""
    if fame:
        flow.state.edit_hero(seat).fame += fame
        flow.emit(FameGained(hero=f"#{seat}", fame=fame), rule)
        gain_for_line(flow, seat)


def gain_for_line(flow: Flow[Quest], seat: int) -> None:
    """Gain the fame of the next line that was reached, if there is one. It may reach another line. [scenario.blitz]"""
    state = flow.state
    hero, fame = state.hero(seat), state.agreement.fame_per_line
    line = max(hero.line, hero.level)
    if fame and level_of(hero.fame) > line:
        state.edit_hero(seat).line = line + 1
        gain_fame(flow, seat, fame, "scenario.blitz")
        gain_for_line(flow, seat)


def change_reputation(flow: Flow[Quest], seat: int, steps: int, rule: str) -> None:
    """Move a hero on the reputation track; steps beyond its ends are lost. [reputation.track]"""
    before = flow.state.hero(seat).reputation
    after = min(max(before + steps, LOWEST_REPUTATION), HIGHEST_REPUTATION)
    if after != before:
        flow.state.edit_hero(seat).reputation = after
        flow.emit(ReputationChanged(hero=f"#{seat}", steps=after - before), rule)


def gain_mana(flow: Flow[Quest], seat: int, color: Color, rule: str) -> None:
    """Put a mana token into a hero's play area. [gain.mana]"""
    flow.state.edit_hero(seat).mana.append(color)
    flow.emit(ManaGained(hero=f"#{seat}", color=f"@color-{color}"), rule)


def gain_crystal(flow: Flow[Quest], seat: int, color: Color, rule: str, *, from_effect: bool = True) -> None:
    """Put a crystal into a hero's inventory. A fourth of a colour is a token if an effect gives it, and nothing if a mine
    or a reward does. [gain.crystal] [site.mine]"""
    if flow.state.hero(seat).crystals.get(color, 0) < MOST_CRYSTALS:
        crystals = flow.state.edit_hero(seat).crystals
        crystals[color] = crystals.get(color, 0) + 1
        flow.emit(CrystalGained(hero=f"#{seat}", color=f"@color-{color}"), rule)
    elif from_effect:
        gain_mana(flow, seat, color, rule)
