"""End of a round and of a match: announcement and last turns. [round.end] [scenario.end]"""

from __future__ import annotations

from magehall.games.mage_knight.model.aims import aim_reached
from magehall.games.mage_knight.model.events.round import EndIsNear
from magehall.games.mage_knight.model.frames.round import PlayTurns
from magehall.games.mage_knight.model.pieces import DUMMY
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.flow import Flow


def announce_end(flow: Flow[Quest], who: int) -> None:
    """Announce the end of the round. Everyone else has one more turn, but for those whose last turn of the match is
    over. [round.announce]"""
    calendar = flow.state.edit_calendar()
    calendar.announced = who
    left = calendar.last_turns if calendar.ending else calendar.order
    calendar.last_turns = [player for player in left if player != who]
    turns = flow.state.find(PlayTurns)
    if turns is not None and calendar.order[turns.place] != who and not calendar.ending:
        turns.late = True


def turn_is_over(flow: Flow[Quest], who: int | None) -> None:
    """Count off a last turn, and check the aim of the scenario. None: it was not a last one. [scenario.end]"""
    state = flow.state
    calendar = state.calendar
    if calendar.announced is not None or calendar.ending:
        calendar = state.edit_calendar()
        calendar.last_turns = [player for player in calendar.last_turns if player != who]
    if not calendar.ending and aim_reached(state):
        calendar = state.edit_calendar()
        calendar.ending = True
        flow.emit(EndIsNear(), "scenario.end")
        left = calendar.order if calendar.announced is None else calendar.last_turns
        calendar.last_turns = [player for player in left if player != DUMMY]


def in_last_turns(state: Quest) -> bool:
    """Whether last turns are played. The end of the round was announced, or that of the match has come.
    [round.announce] [scenario.end]"""
    return state.calendar.announced is not None or state.calendar.ending
