"""Another legal target for a spell in the air. [card.redirect]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.words.asks import TheOne
from magehall.games.colors_of_magic.model.deeds import PickOne
from magehall.games.colors_of_magic.model.events import SpellRedirected
from magehall.games.colors_of_magic.model.frames.spells import Retarget
from magehall.games.colors_of_magic.model.invocations import creatures_asked
from magehall.games.colors_of_magic.model.misfits import seen_from_caster, why_absent
from magehall.games.colors_of_magic.model.pieces import Pick
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.spells.asking import meant
from magehall.games.colors_of_magic.spells.targets import why_not_target
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

RULE = "card.redirect"


def why_not_new(state: Skirmish, retarget: Retarget, id: str) -> Verdict:
    """Verdict on a creature as the new target. It must not be one already, and its caster could choose it. A spell about
    the creature of a happening has no other. [spell.targets]"""
    spell = state.invocation(retarget.spell)
    if any(pick.value == id for pick in spell.picks if pick.name in ("target", "second")):
        return refuse("picked-already", RULE)
    name = next((pick.name for pick in spell.picks if pick.value == retarget.old), "")
    for ask in creatures_asked(spell):
        if ask.pick.value == name:
            if isinstance(ask, TheOne) and id not in meant(state, spell, ask):
                return why_absent(state, id, RULE) or refuse("not-the-one", RULE)
            refusal = why_not_target(state, spell, ask, id)
            return refusal if retarget.seat == spell.seat else seen_from_caster(refusal)
    return refuse("does-not-fit", RULE)


def _ask(retarget: Retarget, flow: Flow[Skirmish]) -> Asked:
    """Its player chooses; where no other target is legal it keeps the old one."""
    state = flow.state
    if retarget.spell not in state.things or not any(
        why_not_new(state, retarget, id) is None for id in state.on_table()
    ):
        retarget.stop()
        return None
    return RETARGETING.ask(state, retarget.seat)


def _take(retarget: Retarget, flow: Flow[Skirmish]) -> None:
    new = flow.deed(PickOne).what
    spell = flow.state.edit_invocation(retarget.spell)
    spell.picks = [Pick(pick.name, new) if pick.value == retarget.old else pick for pick in spell.picks]
    target = name_of(flow.state.creature(new).face)
    flow.emit(SpellRedirected(card=name_of(spell.face), target=target), RULE)


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    for id, creature in moment.state.on_table().items():
        yield PickOne(id).option(say("option-pick", what=name_of(creature.face)), RULE)


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, PickOne):
        return why_not_new(moment.state, moment.state.top(Retarget), deed.what)
    return None


RETARGETING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-retarget"), RULE, _options, _why_not
)

PROCEDURE = Procedure(ask=_ask, take=_take)
