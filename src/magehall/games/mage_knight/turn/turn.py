"""A turn: what comes before it, playing it or resting, and its end. [turn]"""

from __future__ import annotations

from magehall.games.mage_knight.effects.skill_tokens import fade
from magehall.games.mage_knight.model.deeds.turn import AnnounceEnd, BeginTurn, EndTurn, SkipTurn
from magehall.games.mage_knight.model.events.turn import ExtraTurn, TurnBegan
from magehall.games.mage_knight.model.frames.duel import GivenTurn
from magehall.games.mage_knight.model.frames.turn import FinishTurn, Turn
from magehall.games.mage_knight.model.state import TURN, Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.games.mage_knight.movement.arrive import appear
from magehall.games.mage_knight.movement.reveal import look_around
from magehall.games.mage_knight.play.start import receive_start, take_back_skills
from magehall.games.mage_knight.turn.finish import close_turn
from magehall.games.mage_knight.turn.repertoires import BEFORE_TURN, BEGIN_QUESTION, IN_TURN, TURN_QUESTION
from magehall.kernel.decision import Deed
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def begin(turn: Turn, flow: Flow[Quest]) -> None:
    """A new turn. [turn]"""
    seat = turn.seat
    flow.state.add(TURN[seat], TurnState(stage=Stage.BEFORE))
    flow.emit(TurnBegan(hero=f"#{seat}"), "turn")


def ask_before(turn: Turn, flow: Flow[Quest]) -> Asked:
    """Effects before the turn, then announcing the end of the round, passing or beginning. [turn.before]"""
    decision = BEGIN_QUESTION.ask(flow.state, turn.seat)
    if decision.forced is None:
        return decision
    turn.go("start")
    _do_before(turn, flow, decision.forced.deed)
    return None


def do_before(turn: Turn, flow: Flow[Quest]) -> None:
    _do_before(turn, flow, flow.answer.deed)


def _do_before(turn: Turn, flow: Flow[Quest], deed: Deed) -> None:
    seat = turn.seat
    if isinstance(deed, AnnounceEnd | SkipTurn):
        take_back_skills(flow, seat)
        close_turn(flow, seat)
        turn.stop()
    elif not isinstance(deed, BeginTurn):
        turn.go("ask_before")
    BEFORE_TURN.do(flow, seat, deed)


def start(turn: Turn, flow: Flow[Quest]) -> None:
    """Start the turn; a hero off the map enters by the portal. [site.portal]"""
    state, seat = flow.state, turn.seat
    appear(flow, seat)
    space = state.hero(seat).space
    running = state.edit_turn(seat)
    running.stage, running.path = Stage.MOVEMENT, [space]
    look_around(flow, seat)
    receive_start(flow, seat)


def go_on(turn: Turn, flow: Flow[Quest]) -> None:
    """Let go of what served for the last deed alone. [skill.invocation]"""
    fade(flow, turn.seat)


def ask(turn: Turn, flow: Flow[Quest]) -> Asked:
    """Whatever may be done, one thing after the other. [turn.play]"""
    return TURN_QUESTION.ask(flow.state, turn.seat)


def play(turn: Turn, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if not isinstance(deed, EndTurn):
        turn.go("go_on")
    IN_TURN.do(flow, turn.seat, deed)


def finish(turn: Turn, flow: Flow[Quest]) -> None:
    """Finish the turn; others may follow at once. [turn.end] [turn.extra]"""
    turn.again += flow.state.turn(turn.seat).more_turns
    flow.call(FinishTurn(turn.seat))


def finish_given(turn: Turn, flow: Flow[Quest]) -> None:
    """Finish the turns of those who gave theirs for the assault of this one. [cooperation.end]"""
    if turn.given:
        seat, *rest = turn.given
        turn.given = tuple(rest)
        turn.go("finish_given")
        flow.call(GivenTurn(seat))


def again(turn: Turn, flow: Flow[Quest]) -> None:
    """Begin another turn, where one was announced. [turn.extra]"""
    if turn.again:
        turn.again -= 1
        flow.emit(ExtraTurn(hero=f"#{turn.seat}"), "turn.extra")
        turn.go("begin")


def let_others_follow(turn: Turn, flow: Flow[Quest]) -> None:
    """Give another turn to those who announced it in a given one. [turn.extra]"""
    if turn.followers:
        seat, *rest = turn.followers
        turn.followers = tuple(rest)
        turn.go("let_others_follow")
        flow.emit(ExtraTurn(hero=f"#{seat}"), "turn.extra")
        flow.call(Turn(seat))


PROCEDURES: dict[type[Frame], Procedure] = {
    Turn: Procedure(
        begin=begin,
        before=(ask_before, do_before),
        start=start,
        play=(go_on, ask, play),
        finish=(finish, finish_given),
        again=(again, let_others_follow),
    )
}
