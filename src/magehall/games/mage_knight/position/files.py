"""Reading position files into matches, and writing any moment as such a file."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from magehall.games.mage_knight.foes.arrival import summon_monsters
from magehall.games.mage_knight.model.combat_state import Combat, Phase
from magehall.games.mage_knight.model.frames.combat import Fight
from magehall.games.mage_knight.model.frames.round import ChooseTactics, PlayTurns, Rounds
from magehall.games.mage_knight.model.frames.setup import SettingUp
from magehall.games.mage_knight.model.frames.turn import FinishTurn, Turn
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.position.build import on_turn, place_all
from magehall.games.mage_knight.position.build_combat import SUMMONING
from magehall.games.mage_knight.position.describe import describe
from magehall.games.mage_knight.position.schema import QuestSetting
from magehall.kernel.flow import Flow
from magehall.kernel.matches.positions import PositionError

_PHASES = {
    Phase.RANGED: "ranged_goes_on",
    Phase.BLOCK: "block_goes_on",
    Phase.DAMAGE: "damage_goes_on",
    Phase.ATTACK: "attack_goes_on",
}
"""The step of a combat that comes next in the middle of a phase."""


class QuestPositions:
    """Reads and writes position files."""

    schema: type[Struct] = QuestSetting
    agreed: tuple[str, ...] = ()

    def build(self, flow: Flow[Quest], document: QuestSetting, seats: int) -> None:
        place_all(flow.state, document, seats)

    def begin(self, flow: Flow[Quest], document: QuestSetting, seats: int) -> None:
        state = flow.state
        if document.at == "over":
            return
        if document.at == "setup":
            flow.call(SettingUp(tuple(state.calendar.order)))
            return
        flow.call(Rounds())
        if document.at == "tactics":
            state.stack[-1].step = "turns"
            flow.call(ChooseTactics())
            return
        state.stack[-1].step = "end"
        seat = on_turn(state, document)
        flow.call(PlayTurns(state.calendar.order.index(seat)))
        state.stack[-1].step = "after_turn"
        flow.call(Turn(seat))
        if document.at == "before":
            return
        state.stack[-1].step = "again" if document.at == "ending" else "ask"
        if document.at == "ending":
            flow.call(FinishTurn(seat))
        elif state.combat is not None:
            self._fight(flow, state.combat, seat)

    def _fight(self, flow: Flow[Quest], combat: Combat, seat: int) -> None:
        """A combat in the middle of its phase. Where blocks began, monsters of which nothing is said were summoned.
        [enemy.summon]"""
        if not combat.foes and combat.rival is None:
            raise PositionError("say who is fought", "$.combat.foes")
        if combat.rival is not None:
            raise PositionError("a duel begins in play: put both heroes on one space", "$.combat.rival")
        if combat.phase not in _PHASES:
            raise PositionError("a combat is in one of its four phases", "$.combat.phase")
        flow.call(Fight(seat))
        flow.state.stack[-1].step = _PHASES[combat.phase]
        if combat.phase in SUMMONING:
            summon_monsters(flow)

    def describe(self, state: Quest) -> dict[str, Any]:
        return describe(state)
