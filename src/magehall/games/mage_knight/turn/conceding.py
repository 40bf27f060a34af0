"""Admitting that the others have won. [scenario.concede]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.heroes.achievements import holdings
from magehall.games.mage_knight.model.agreement import Scores
from magehall.games.mage_knight.model.deeds.cooperation import Consent
from magehall.games.mage_knight.model.deeds.turn import Concede
from magehall.games.mage_knight.model.events.turn import Conceded, ConcessionRefused
from magehall.games.mage_knight.model.frames.turn import Concession
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import are_allies
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

TWO_SIDES = 2
CONCEDE = Concede().option(say("option-concede"), "scenario.concede")


def _allies(state: Quest, seat: int) -> list[int]:
    """One's side, without oneself."""
    return [other for other in state.seats if other != seat and are_allies(state, seat, other)]


def _is_behind(state: Quest, seat: int) -> bool:
    """Whether the other side holds more. [score.holdings]"""
    own = sum(holdings(state, other) for other in state.seats if are_allies(state, seat, other))
    return own < sum(holdings(state, other) for other in state.seats) - own


def _can_concede(state: Quest) -> bool:
    """Whether two sides play for what they hold. [scenario.concede]"""
    sides = TWO_SIDES if state.agreement.teams else len(state.seats)
    return state.agreement.scores is Scores.HOLDINGS and sides == TWO_SIDES


def _ways(choice: Choice) -> Iterator[Option]:
    if _can_concede(choice.state):
        yield CONCEDE


def _why_not(choice: Choice, _deed: Concede) -> Verdict:
    """Verdict on conceding. It is for two sides that play for what they hold, while the other holds more; a team is
    asked once a turn. [scenario.concede]"""
    if not _can_concede(choice.state):
        return refuse("no-conceding", "scenario.concede")
    if choice.turn.conceding:
        return refuse("conceding-refused", "scenario.concede")
    return None if _is_behind(choice.state, choice.seat) else refuse("not-behind", "scenario.concede")


def _concede(flow: Flow[Quest], seat: int, _deed: Concede) -> None:
    flow.state.edit_turn(seat).conceding = True
    flow.call(Concession(seat))


CONCEDING = Repertoire(_ways, {Concede: DeedRule(_why_not, _concede)})

# The consent of the team


def _answers(_moment: Moment[Quest]) -> Iterator[Option]:
    yield Consent(False).option(say("option-play-on"), "scenario.concede")
    yield Consent(True).option(say("option-concede"), "scenario.concede")


def _any(_moment: Moment[Quest], _deed: Deed) -> Verdict:
    return None


CONSENTING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-concede"), "scenario.concede", _answers, _any
)


def ask_team(concession: Concession, flow: Flow[Quest]) -> Asked:
    """Ask the others of one's team, if there are any. [scenario.concede]"""
    allies = _allies(flow.state, concession.seat)
    return tuple(CONSENTING.ask(flow.state, ally) for ally in allies) or None


def give_up(concession: Concession, flow: Flow[Quest]) -> None:
    """End the match at once, unless one of the team plays on. [scenario.concede]"""
    refusing = [seat for seat, option in flow.answers.items() if option.deed == Consent(False)]
    if refusing:
        flow.emit(ConcessionRefused(hero=f"#{refusing[0]}"), "scenario.concede")
        return
    seat = concession.seat
    flow.state.edit_calendar().conceded = [seat, *_allies(flow.state, seat)]
    flow.emit(Conceded(hero=f"#{seat}"), "scenario.concede")
    flow.state.stack.clear()


PROCEDURES: dict[type[Frame], Procedure] = {Concession: Procedure(ask=ask_team, give_up=give_up)}
