"""Rounds of a match: prepared, tactics chosen, turns played, ended. [round]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.model.deeds.round import RemoveTactic
from magehall.games.mage_knight.model.events.round import (
    ChosenRevealed,
    HeroLeftBehind,
    QuestEnded,
    RoundEnded,
    TacticRemoved,
    TacticsRemoved,
    TurnSkipped,
)
from magehall.games.mage_knight.model.frames.round import ChooseTactics, PlayTurns, PrepareRound, Rounds
from magehall.games.mage_knight.model.frames.turn import Turn
from magehall.games.mage_knight.model.pieces import DUMMY, NOWHERE
from magehall.games.mage_knight.model.realm import first_day, portal_space
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.games.mage_knight.round.dummy import play_dummy
from magehall.games.mage_knight.round.tactics import tactic_of
from magehall.games.mage_knight.turn.ending import in_last_turns, turn_is_over
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

DAY_AND_NIGHT = 2

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


def end(_rounds: Rounds, flow: Flow[Quest]) -> None:
    """A round is over, and with the first one a portal may close. [round.end]"""
    flow.emit(RoundEnded(round=flow.state.calendar.round), "round.end")
    close_portal(flow)


def ask_for_removal(_rounds: Rounds, flow: Flow[Quest]) -> Asked:
    """Ask which used tactic leaves a cooperative match. The first in order says which. [cooperation.tactics]"""
    state = flow.state
    if not state.agreement.tactic_leaves or not _comes_again(state) or is_over(state):
        return None
    return REMOVING.ask(state, next(who for who in state.calendar.order if who != DUMMY))


def _comes_again(state: Quest) -> bool:
    """Whether the time of the round that ended may come again. In growing darkness any round may be like the last.
    [cooperation.tactics] [variant.darkness]"""
    return state.agreement.darkness or state.calendar.round + DAY_AND_NIGHT <= state.agreement.rounds


def remove_tactics(_rounds: Rounds, flow: Flow[Quest]) -> None:
    """A tactic that was named leaves the game, or all of the round. [cooperation.tactics] [solo.tactics]"""
    calendar = flow.state.edit_calendar()
    if flow.answers:
        tactic = flow.deed(RemoveTactic).tactic
        calendar.removed.append(tactic)
        flow.emit(TacticRemoved(tactic=card_name(tactic)), "cooperation.tactics")
    elif flow.state.agreement.tactics_used_once:
        calendar.removed += [tactic_of(flow.state, who) for who in calendar.order]
        flow.emit(TacticsRemoved(), "solo.tactics")


def next_round(rounds: Rounds, flow: Flow[Quest]) -> None:
    """End the match, or begin another round. It is over when its aim was reached or its rounds are. [round.limit]"""
    if is_over(flow.state):
        reveal_chosen(flow)
        flow.emit(QuestEnded(), "round.limit")
    else:
        rounds.go("prepare")


def reveal_chosen(flow: Flow[Quest]) -> None:
    """In the end each team reveals its chosen one. That says who may have won. [scenario.one-to-return]"""
    for seat in flow.state.seats:
        if flow.state.hero(seat).chosen:
            flow.emit(ChosenRevealed(chosen=f"#{seat}"), "scenario.one-to-return")


def is_over(state: Quest) -> bool:
    """Whether no round follows. [round.limit] [scenario.one-to-return]"""
    calendar = state.calendar
    lost = all(state.hero(seat).eliminated for seat in state.seats)
    return calendar.ending or lost or calendar.round >= state.agreement.rounds


def _used(moment: Moment[Quest]) -> Iterator[Option]:
    for seat in moment.state.seats:
        tactic = moment.state.hero(seat).tactic
        words = say("option-remove-tactic", tactic=card_name(tactic))
        yield RemoveTactic(tactic).option(words, "cooperation.tactics")


def _why_not_remove(moment: Moment[Quest], deed: Deed) -> Verdict:
    used = [moment.state.hero(seat).tactic for seat in moment.state.seats]
    if isinstance(deed, RemoveTactic) and deed.tactic not in used:
        return refuse("tactic-not-used", "cooperation.tactics")
    return None


REMOVING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-remove-tactic"), "cooperation.tactics", _used, _why_not_remove
)


def close_portal(flow: Flow[Quest]) -> None:
    """Close the portal after the first day. Who is on it, or waits to come back by it, is out.
    [scenario.one-to-return]"""
    state = flow.state
    if not state.agreement.portal_closes or state.calendar.round != first_day(state):
        return
    for seat in state.seats:
        if state.hero(seat).space in (NOWHERE, portal_space(state)):
            hero = state.edit_hero(seat)
            hero.space, hero.eliminated = NOWHERE, True
            flow.emit(HeroLeftBehind(hero=f"#{seat}"), "scenario.one-to-return")


# The turns of a round


def next_turn(turns: PlayTurns, flow: Flow[Quest]) -> None:
    """Play the next turn in the order of the tactics. They go round until the last turns are played. [round.turns]"""
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
    """Count off the turn, unless the end of the round was announced after it. [round.announce] [turn.extra]"""
    order = flow.state.calendar.order
    turn_is_over(flow, None if turns.late else order[turns.place])
    turns.late = False
    turns.place = (turns.place + 1) % len(order)
    turns.go("next_turn")


PROCEDURES: dict[type[Frame], Procedure] = {
    Rounds: Procedure(
        first=first_round,
        prepare=prepare,
        tactics=tactics,
        turns=turns,
        end=(end, ask_for_removal, remove_tactics, next_round),
    ),
    PlayTurns: Procedure(turn=(next_turn, after_turn)),
}
