"""Asking players what an effect needs to know, and doing what they answer. [concepts.effects]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.effects import changes, hands, moves, piles, players, spells
from magehall.games.colors_of_magic.effects.answers import Kind
from magehall.games.colors_of_magic.model.frames.spells import Answer
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

KINDS: dict[str, Kind] = {
    **changes.KINDS,
    **players.KINDS,
    **hands.KINDS,
    **piles.KINDS,
    **moves.KINDS,
    **spells.KINDS,
}


def _ask(answer: Answer, flow: Flow[Skirmish]) -> Asked:
    """Ask; where nothing can be answered the effect goes on."""
    asked = QUESTIONS[answer.kind].ask(flow.state, answer.seat)
    if not asked.options:
        answer.stop()
        return None
    return asked


def _take(answer: Answer, flow: Flow[Skirmish]) -> None:
    answer.left -= 1
    KINDS[answer.kind].take(flow, answer, flow.answer.deed)


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    answer = moment.state.top(Answer)
    yield from KINDS[answer.kind].options(moment.state, answer)


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    answer = moment.state.top(Answer)
    kind = KINDS[answer.kind]
    if any(option.id == deed.id for option in kind.options(moment.state, answer)):
        return None
    return refuse("does-not-fit", kind.rule)


QUESTIONS: dict[str, Question[Skirmish, Moment[Skirmish]]] = {
    name: Question(Moment, say(f"ask-{name}"), kind.rule, _options, _why_not) for name, kind in KINDS.items()
}

PROCEDURE = Procedure(ask=_ask, take=_take)
