"""Words that change how a hero travels. [move.changes]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.words.travel import (
    ACCESSIBLE,
    Fly,
    Leap,
    TerrainCap,
    TerrainChange,
    TerrainCost,
    Travel,
)
from magehall.games.mage_knight.effects.points import why_not_move
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.frames.movement import Flight, Journey
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import why_not_jump
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import CostRule
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow


def _change(flow: Flow[Quest], resolve: Resolve, word: TerrainChange) -> None:
    rule = CostRule(word.terrains, change=word.change, least=word.least, most=word.most)
    flow.state.edit_turn(resolve.seat).costs += (rule,)


def _fix(flow: Flow[Quest], resolve: Resolve, word: TerrainCost) -> None:
    flow.state.edit_turn(resolve.seat).costs += (CostRule(word.terrains, fixed=word.cost),)


def _cap(flow: Flow[Quest], resolve: Resolve, word: TerrainCap) -> None:
    flow.state.edit_turn(resolve.seat).costs += (CostRule(ACCESSIBLE, most=word.cost),)


def _leap(flow: Flow[Quest], resolve: Resolve, _word: Leap) -> None:
    flow.state.edit_turn(resolve.seat).leaps = True


def _why_not_fly(choice: Choice, _effect: Effect, word: Fly) -> Verdict:
    return why_not_jump(choice, Flight(choice.seat, word.costs))


def _why_not_travel(choice: Choice, _effect: Effect, word: Travel) -> Verdict:
    return why_not_jump(choice, Journey(choice.seat, word.spaces, word.forbidden, word.assault))


def _fly(flow: Flow[Quest], resolve: Resolve, word: Fly) -> None:
    flow.call(Flight(resolve.seat, word.costs))


def _travel(flow: Flow[Quest], resolve: Resolve, word: Travel) -> None:
    flow.call(Journey(resolve.seat, word.spaces, word.forbidden, word.assault))


RULES: dict[type, WordRule] = {
    TerrainChange: WordRule(_change, why_not_move),
    TerrainCost: WordRule(_fix, why_not_move),
    TerrainCap: WordRule(_cap, why_not_move),
    Leap: WordRule(_leap, why_not_move),
    Fly: WordRule(_fly, _why_not_fly),
    Travel: WordRule(_travel, _why_not_travel),
}
