"""Effects in the turns of others, without stopping whoever is on turn. [turn.aside]"""

from __future__ import annotations

from magehall.games.mage_knight.interaction.plunder import PLUNDERING
from magehall.games.mage_knight.model.frames.turn import Aside, Turn
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import Combined
from magehall.games.mage_knight.model.state import TURN, Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.play.between import BETWEEN_TURNS
from magehall.kernel.decision import Decision, Option, Question
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame

_DEEDS = Combined(BETWEEN_TURNS, PLUNDERING)
ASIDE: Question[Quest, Choice] = Question(
    Choice, say("ask-aside"), "turn.aside", _DEEDS.candidates, _DEEDS.why_not, _DEEDS.lookalikes
)


def aside(state: Quest, seat: int) -> Decision | None:
    """What a player may do in the turn of another, if anything. [turn.aside]"""
    if state.find(Turn) is None or state.has_turn(seat) or state.hero(seat).eliminated:
        return None
    decision = ASIDE.ask(state, seat)
    return decision if decision.options else None


def do_aside(flow: Flow[Quest], seat: int, option: Option) -> None:
    """Do it as before a turn of one's own. What it asks is answered before the turn of the other goes on. [turn.aside]"""
    flow.state.add(TURN[seat], TurnState(Stage.BEFORE))
    flow.call(Aside(seat))
    _DEEDS.do(flow, seat, option.deed)


def end(aside: Aside, flow: Flow[Quest]) -> None:
    """Forget it: the turn to come begins anew. [turn.aside]"""
    flow.state.remove(TURN[aside.seat])


PROCEDURES: dict[type[Frame], Procedure] = {Aside: Procedure(end=end)}
