"""Carrying out effects, word by word. [concepts.effects]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.reference import words_of
from magehall.games.colors_of_magic.cards.vocabulary import Form
from magehall.games.colors_of_magic.cards.words.base import Ref, Word
from magehall.games.colors_of_magic.cards.words.changes import Give
from magehall.games.colors_of_magic.cards.words.conditions import Condition, IsSlowed
from magehall.games.colors_of_magic.cards.words.flow import (
    AfterAttack,
    ByForm,
    ChooseCreature,
    ForEach,
    If,
    OneOf,
)
from magehall.games.colors_of_magic.cards.words.moves import Push
from magehall.games.colors_of_magic.effects.attacks import why_not_stand_in
from magehall.games.colors_of_magic.effects.context import pick, pick_anew, standpoint, standpoint_of
from magehall.games.colors_of_magic.effects.moves import why_not_partner
from magehall.games.colors_of_magic.effects.registry import WORD_RULES
from magehall.games.colors_of_magic.ground.places import slows_at_start
from magehall.games.colors_of_magic.model.conditions import holds
from magehall.games.colors_of_magic.model.deeds import Choose, Decline, Enough, PickOne
from magehall.games.colors_of_magic.model.frames.combat import Attack, Later
from magehall.games.colors_of_magic.model.frames.spells import ChooseBranch, ForEachOf, PickCreature, Run
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import is_slowed
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _carry_out(run: Run, flow: Flow[Skirmish]) -> None:
    """Do the next word; come back until none is left."""
    words = words_of(run.effect)
    if run.place >= len(words) or run.invocation not in flow.state.things:
        return
    word = words[run.place]
    run.place += 1
    run.go("carry_out")
    if not _branch(flow, run, word):
        WORD_RULES[type(word)](flow, run, word)


def _branch(flow: Flow[Skirmish], run: Run, word: Word) -> bool:
    """Enter a word that holds other words, or asks for creatures. False where it does neither."""
    place = run.place - 1
    if isinstance(word, If):
        then = _holds(word.condition, standpoint(flow.state, run))
        _inside(flow, run, place, 0 if then else 1)
    elif isinstance(word, ByForm):
        seat = flow.state.invocation(run.invocation).seat
        form = flow.state.player(seat).form if seat >= 0 else None
        if form is not None:
            _inside(flow, run, place, list(Form).index(form))
    elif isinstance(word, OneOf):
        flow.call(ChooseBranch(run.invocation, run.effect, place))
    elif isinstance(word, ForEach):
        creatures = tuple(standpoint(flow.state, run).those(word.pick))
        flow.call(ForEachOf(run.invocation, run.effect.branch(place), creatures))
    elif isinstance(word, ChooseCreature):
        pick_anew(flow.state, run.invocation, word.pick.value)
        flow.call(PickCreature(run.invocation, run.effect, place, word.count))
    elif isinstance(word, AfterAttack):
        attack = flow.state.find(Attack)
        if attack is not None:
            attack.later = (*attack.later, Later(run.invocation, run.effect.branch(place)))
    else:
        return False
    return True


def _holds(condition: Condition, at: Standpoint) -> bool:
    """Whether a condition holds, those about values included."""
    if isinstance(condition, IsSlowed):
        found = at.all(condition.creature)
        return any(is_slowed(at.state, id) or slows_at_start(at.state, id) > 0 for id in found)
    return holds(condition, at)


def _inside(flow: Flow[Skirmish], run: Run, place: int, number: int) -> None:
    flow.call(Run(run.invocation, run.effect.branch(place, number)))


# One of several effects


def _ask_branch(choosing: ChooseBranch, flow: Flow[Skirmish]) -> Asked:
    """Its controller chooses; monsters take the first. Nobody is asked what becomes of nobody."""
    if _is_about_nobody(flow.state, choosing):
        choosing.stop()
        return None
    seat = flow.state.invocation(choosing.invocation).seat
    return BRANCHING.ask(flow.state, seat) if seat >= 0 else None


def _is_about_nobody(state: Skirmish, choosing: ChooseBranch) -> bool:
    """Whether all that could happen is about a creature that was not chosen."""
    at = standpoint_of(state, choosing.invocation)
    words = [word for branch in _word_of(choosing).branches for word in branch.does]
    return all(isinstance(word, Give | Push) and word.whom is Ref.TARGET for word in words) and not at.all(
        Ref.TARGET
    )


def _take_branch(choosing: ChooseBranch, flow: Flow[Skirmish]) -> None:
    number = 0
    if flow.answers:
        name = flow.deed(Choose).branch
        branches = _word_of(choosing).branches
        number = next(place for place, branch in enumerate(branches) if branch.name == name)
    flow.call(Run(choosing.invocation, choosing.effect.branch(choosing.place, number)))


def _word_of(choosing: ChooseBranch) -> OneOf:
    word = words_of(choosing.effect)[choosing.place]
    assert isinstance(word, OneOf)
    return word


def _branches(moment: Moment[Skirmish]) -> Iterator[Option]:
    for branch in _word_of(moment.state.top(ChooseBranch)).branches:
        yield Choose(branch.name).option(say(f"branch-{branch.name}"), "concepts.effects")


def _why_not_branch(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, Choose):
        branches = _word_of(moment.state.top(ChooseBranch)).branches
        if deed.branch not in {branch.name for branch in branches}:
            return refuse("no-such-effect", "concepts.effects")
    return None


BRANCHING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-branch"), "concepts.effects", _branches, _why_not_branch
)


# For each of several creatures


def _next_creature(each: ForEachOf, flow: Flow[Skirmish]) -> None:
    """Run the effect for the next creature, which is then the target. In the end all are targets again."""
    pick_anew(flow.state, each.invocation, Ref.TARGET.value)
    if each.place >= len(each.creatures):
        pick(flow.state, each.invocation, Ref.TARGET.value, *each.creatures)
        return
    creature = each.creatures[each.place]
    each.place += 1
    each.go("next")
    if flow.state.stands(creature):
        pick(flow.state, each.invocation, Ref.TARGET.value, creature)
        flow.call(Run(each.invocation, each.effect))


# Creatures chosen in the middle of an effect


def _ask_creature(picking: PickCreature, flow: Flow[Skirmish]) -> Asked:
    """Its controller chooses among those that fit; monsters take the first."""
    if picking.left <= 0 or not pickable(flow.state, picking):
        picking.stop()
        return None
    seat = flow.state.invocation(picking.invocation).seat
    return PICKING.ask(flow.state, seat) if seat >= 0 else None


def _take_creature(picking: PickCreature, flow: Flow[Skirmish]) -> None:
    if flow.answers and isinstance(flow.answer.deed, Decline | Enough):
        return
    word = choice_of(picking)
    what = flow.deed(PickOne).what if flow.answers else pickable(flow.state, picking)[0]
    pick(flow.state, picking.invocation, word.pick.value, what)
    picking.left -= 1
    picking.go("ask")


def choice_of(picking: PickCreature) -> ChooseCreature:
    """The word that asks for them."""
    word = words_of(picking.effect)[picking.place]
    assert isinstance(word, ChooseCreature)
    return word


def pickable(state: Skirmish, picking: PickCreature, *, anywhere: bool = False) -> list[str]:
    """Those that fit and were not chosen yet. With ``anywhere``, those that stand too far away, too."""
    word = choice_of(picking)
    at = standpoint(state, Run(picking.invocation, picking.effect))
    chosen = at.all(word.pick)
    invocation = state.invocation(picking.invocation)
    return [
        id
        for id in state.on_table()
        if id not in chosen
        and (at.could_fit(word.who, id) if anywhere else at.fits(word.who, id))
        and why_not_partner(state, invocation, word.pick.value, id) is None
        and why_not_stand_in(state, invocation, word.pick.value, id) is None
    ]


def _creatures(moment: Moment[Skirmish]) -> Iterator[Option]:
    picking = moment.state.top(PickCreature)
    word = choice_of(picking)
    for id in pickable(moment.state, picking):
        text = say("option-pick", what=name_of(moment.state.creature(id).face))
        yield PickOne(id).option(text, "concepts.effects")
    if word.may:
        yield Decline().option(say("option-decline"), "concepts.effects")


def _why_not_creature(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, PickOne) and deed.what not in pickable(moment.state, moment.state.top(PickCreature)):
        return refuse("does-not-fit", "concepts.effects")
    return None


PICKING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-pick"), "concepts.effects", _creatures, _why_not_creature
)

PROCEDURES: dict[type[Frame], Procedure] = {
    Run: Procedure(carry_out=_carry_out),
    ChooseBranch: Procedure(ask=_ask_branch, take=_take_branch),
    ForEachOf: Procedure(next=_next_creature),
    PickCreature: Procedure(ask=_ask_creature, take=_take_creature),
}
