"""One more target, which a graft allows near the first. [card.reality-splice]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.cards.words.spells import ExtraTarget
from magehall.games.colors_of_magic.effects.context import pick, picked
from magehall.games.colors_of_magic.model.deeds import Enough, PickOne
from magehall.games.colors_of_magic.model.distances import within
from magehall.games.colors_of_magic.model.frames.spells import Cast
from magehall.games.colors_of_magic.model.invocations import creatures_asked
from magehall.games.colors_of_magic.model.misfits import why_absent
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.spells.targets import why_not_target
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow

RULE = "card.reality-splice"


def _reach(invocation: Invocation) -> int | None:
    """The range of an extra target around the first, in inches. None where no graft allows one."""
    graft = CARDS[invocation.graft].graft if invocation.graft else None
    words = graft.does if graft is not None else ()
    return next((word.within for word in words if isinstance(word, ExtraTarget)), None)


def why_not_extra(state: Skirmish, invocation: Invocation, id: str) -> Verdict:
    """Verdict on a creature as a further target. It must be near the first, and a legal one."""
    reach = _reach(invocation)
    targets = picked(invocation, Ref.TARGET.value)
    if reach is None or not targets:
        return refuse("graft-needs-target", RULE)
    if id in targets:
        return refuse("picked-already", RULE)
    absent = why_absent(state, id, RULE) or why_absent(state, targets[0], RULE)
    if absent is not None:
        return absent
    if not within(state, targets[0], id, reach):
        return refuse("too-far", RULE)
    for ask in creatures_asked(invocation):
        if ask.pick is Ref.TARGET:
            return why_not_target(state, invocation, ask, id)
    return refuse("graft-needs-target", RULE)


def ask_extra(cast: Cast, flow: Flow[Skirmish]) -> Asked:
    """Its player may name another creature, where there is one."""
    state = flow.state
    invocation = state.invocation(cast.invocation)
    if _reach(invocation) is None:
        return None
    if not any(why_not_extra(state, invocation, id) is None for id in state.on_table()):
        return None
    return EXTRA.ask(state, invocation.seat)


def take_extra(cast: Cast, flow: Flow[Skirmish]) -> None:
    """The further target goes by the same name as the first."""
    if flow.answers and isinstance(flow.answer.deed, PickOne):
        pick(flow.state, cast.invocation, Ref.TARGET.value, flow.answer.deed.what)


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for id, creature in moment.state.on_table().items():
        yield PickOne(id).option(say("option-pick", what=name_of(creature.face)), RULE)
    yield Enough().option(say("option-enough"), RULE)


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, PickOne):
        state = moment.state
        return why_not_extra(state, state.invocation(state.top(Cast).invocation), deed.what)
    return None


EXTRA: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-extra-target"), RULE, _options, _why_not
)
