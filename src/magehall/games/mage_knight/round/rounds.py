"""Rounds of a match: prepared, tactics chosen, turns played, ended. [round]"""

from __future__ import annotations

from magehall.games.mage_knight.model.events.round import QuestEnded, RoundEnded, TacticsRemoved, TurnSkipped
from magehall.games.mage_knight.model.frames.round import ChooseTactics, PlayTurns, PrepareRound, Rounds
from magehall.games.mage_knight.model.frames.turn import Turn
from magehall.games.mage_knight.model.pieces import DUMMY
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.round.dummy import play_dummy
from magehall.games.mage_knight.round.tactics import tactic_of
from magehall.games.mage_knight.turn.ending import in_last_turns, turn_is_over
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame

# The rounds


def first_round(rounds: Rounds, _flow: Flow[Quest]) -> None:
    """The set-up has prepared the first round. [round.first]"""
    rounds.go("tactics")


def prepare(_rounds: Rounds, flow: Flow[Quest]) -> None:
    flow.call(PrepareRound())


def tactics(_rounds: Rounds, flow: Flow[Quest]) -> None:
    flow.call(ChooseTactics())


def turns(_rounds: Rounds, flow: Flow[Quest]) -> None:
    flow.call(PlayTurns())


def end(rounds: Rounds, flow: Flow[Quest]) -> None:
    """The match is over when its aim was reached or its rounds are; else another round follows. [round.limit]"""
    state = flow.state
    calendar = state.calendar
    flow.emit(RoundEnded(round=calendar.round), "round.end")
    if state.agreement.tactics_used_once:
        _remove_tactics(flow)
    if calendar.ending or calendar.round >= state.agreement.rounds:
        flow.emit(QuestEnded(), "round.limit")
    else:
        rounds.go("prepare")


def _remove_tactics(flow: Flow[Quest]) -> None:
    """The tactics of a round are used once in a match. [solo.tactics]"""
    used = [tactic_of(flow.state, who) for who in flow.state.calendar.order]
    flow.state.edit_calendar().removed += used
    flow.emit(TacticsRemoved(), "solo.tactics")


# The turns of a round


def next_turn(turns: PlayTurns, flow: Flow[Quest]) -> None:
    """In the order of the tactics, again and again, until the last turns are played. [round.turns]"""
    state = flow.state
    calendar = state.calendar
    if in_last_turns(state) and not calendar.last_turns:
        turns.stop()
        return
    who = calendar.order[turns.place]
    if in_last_turns(state) and who not in calendar.last_turns:
        return
    if who == DUMMY:
        play_dummy(flow)
    elif who in calendar.flipped:
        state.edit_calendar().flipped.remove(who)
        flow.emit(TurnSkipped(hero=f"#{who}"), "round.flipped")
    elif not state.hero(who).eliminated:
        flow.call(Turn(who))


def after_turn(turns: PlayTurns, flow: Flow[Quest]) -> None:
    order = flow.state.calendar.order
    turn_is_over(flow, order[turns.place])
    turns.place = (turns.place + 1) % len(order)
    turns.go("next_turn")


PROCEDURES: dict[type[Frame], Procedure] = {
    Rounds: Procedure(first=first_round, prepare=prepare, tactics=tactics, turns=turns, end=end),
    PlayTurns: Procedure(turn=(next_turn, after_turn)),
}
