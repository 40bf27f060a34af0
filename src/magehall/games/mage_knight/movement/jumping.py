"""Flights and journeys: where to land, and landing. [move.jump]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.model.deeds.movement import LandOn, StayPut
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.frames.movement import Flight, Journey
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.moving import flight_cost, spaces_around, why_not_land
from magehall.games.mage_knight.model.realm import is_hostile, rivals_at, terrain_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.movement.arrive import land
from magehall.kernel.decision import Deed, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _jump(choice: Choice) -> Flight | Journey:
    frame = choice.state.stack[-1]
    assert isinstance(frame, Flight | Journey)
    return frame


def _landings(choice: Choice) -> Iterator[Option]:
    jump = _jump(choice)
    for space in spaces_around(choice, jump):
        cost = flight_cost(choice, jump, space) if isinstance(jump, Flight) else 0
        words = say(
            "option-land", space=space, terrain=f"@terrain-{terrain_at(choice.state, space)}", cost=cost
        )
        yield LandOn(space).option(words, "move.fly" if isinstance(jump, Flight) else "move.travel")
    yield StayPut().option(say("option-stay"), "move.jump")


def _why_not(choice: Choice, deed: Deed) -> Verdict:
    return why_not_land(choice, _jump(choice), deed.space) if isinstance(deed, LandOn) else None


LANDING: Question[Quest, Choice] = Question(Choice, say("ask-land"), "move.jump", _landings, _why_not)


def _ask(jump: Flight | Journey, flow: Flow[Quest]) -> Asked:
    return LANDING.ask(flow.state, jump.seat)


def _fly(flight: Flight, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, LandOn):
        cost = flight_cost(Choice(flow.state, flight.seat), flight, deed.space)
        flow.state.edit_turn(flight.seat).move -= cost
        land(flow, flight.seat, deed.space)


def _travel(journey: Journey, flow: Flow[Quest]) -> None:
    """End a journey on the chosen space. An assault out of the ground passes by the fortifications of the site; who comes
    up beside a hero attacks at once. [card.underground-travel]"""
    deed = flow.answer.deed
    if isinstance(deed, LandOn):
        if journey.assault:
            flow.state.edit_turn(journey.seat).ignores_sites = True
        land(flow, journey.seat, deed.space)
        rivals = rivals_at(flow.state, journey.seat, deed.space)
        if journey.assault and rivals and not is_hostile(flow.state, journey.seat, deed.space):
            flow.call(Duel(journey.seat, rivals[0]))


PROCEDURES: dict[type[Frame], Procedure] = {
    Flight: Procedure(ask=_ask, fly=_fly),
    Journey: Procedure(ask=_ask, travel=_travel),
}
