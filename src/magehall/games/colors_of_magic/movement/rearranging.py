"""Procedure of putting creatures to any free places, one by one. It ends when its player has done enough.
[card.grand-illusion]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.model.deeds import Enough, PickOne
from magehall.games.colors_of_magic.model.frames.moves import Putting, Rearranging
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import restricted
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.movement.putting import ANYWHERE
from magehall.games.colors_of_magic.movement.swapping import can_be_put
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

RULE = "card.grand-illusion"


def _ask(rearranging: Rearranging, flow: Flow[Skirmish]) -> Asked:
    if rearranging.seat < 0 or not any(
        why_not_rearrange(flow.state, rearranging, id) is None for id in rearranging.creatures
    ):
        rearranging.stop()
        return None
    return REARRANGING.ask(flow.state, rearranging.seat)


def _take(rearranging: Rearranging, flow: Flow[Skirmish]) -> None:
    """The next one is put somewhere."""
    if isinstance(flow.answer.deed, Enough):
        return
    id = flow.deed(PickOne).what
    rearranging.done = (*rearranging.done, id)
    rearranging.go("ask")
    flow.call(Putting(rearranging.seat, ANYWHERE, id, invocation=rearranging.invocation))


def why_not_rearrange(state: Skirmish, rearranging: Rearranging, id: str) -> Verdict:
    """Why a creature stays where it is. [card.grand-illusion]"""
    if id not in rearranging.creatures or not state.stands(id):
        return refuse("does-not-fit", RULE)
    if id in rearranging.done:
        return refuse("picked-already", RULE)
    if restricted(state, id, Restriction.STASIS):
        return refuse("in-stasis", "card.stasis-field")
    if not can_be_put(state, id, rearranging.seat):
        return refuse("immovable", "keyword.immovable")
    return None


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for id in moment.state.top(Rearranging).creatures:
        if moment.state.stands(id):
            text = say("option-pick", what=name_of(moment.state.creature(id).face))
            yield PickOne(id).option(text, RULE)
    yield Enough().option(say("option-enough"), RULE)


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, PickOne):
        return why_not_rearrange(moment.state, moment.state.top(Rearranging), deed.what)
    return None


REARRANGING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-rearrange"), RULE, _options, _why_not
)

PROCEDURE = Procedure(ask=_ask, take=_take)
