"""Attacks that an effect grants: whom, or none at all. [combat.granted]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.combat.reach import why_not_attack
from magehall.games.colors_of_magic.model.deeds import AttackTarget, Decline
from magehall.games.colors_of_magic.model.frames.combat import Attack, AttackChoice
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

RULE = "combat.granted"


def why_not_granted(state: Skirmish, choice: AttackChoice, target: str, kind: AttackKind) -> Verdict:
    """Why a granted attack cannot be made so. A commanded creature may attack its own side. [card.voice-of-command]"""
    if choice.melee_only and kind is not AttackKind.MELEE:
        return refuse("only-melee", RULE)
    if (choice.at and target != choice.at) or target in (choice.but, choice.creature):
        return refuse("does-not-fit", RULE)
    return why_not_attack(state, choice.creature, target, kind, allies=choice.commanded)


def _ways(state: Skirmish, choice: AttackChoice) -> list[tuple[str, AttackKind]]:
    return [
        (target, kind)
        for kind in AttackKind
        for target in state.on_table()
        if why_not_granted(state, choice, target, kind) is None
    ]


def _ask(choice: AttackChoice, flow: Flow[Skirmish]) -> Asked:
    """Whom it attacks; nobody is asked who can attack none. Monsters take the first."""
    if not flow.state.stands(choice.creature) or not _ways(flow.state, choice):
        choice.stop()
        return None
    return GRANTED.ask(flow.state, choice.seat) if choice.seat >= 0 else None


def _attack(choice: AttackChoice, flow: Flow[Skirmish]) -> None:
    """The attack is made; it is no Action of an activation."""
    if flow.answers:
        if isinstance(flow.answer.deed, Decline):
            return
        deed = flow.deed(AttackTarget)
        target, kind = deed.target, deed.kind
    else:
        target, kind = _ways(flow.state, choice)[0]
    flow.call(Attack(choice.creature, target, kind, choice.seat, free=True, chain=choice.chain))


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    state = moment.state
    choice = state.top(AttackChoice)
    attacker = name_of(state.creature(choice.creature).face)
    for kind in AttackKind:
        key = "option-granted-strike" if kind is AttackKind.MELEE else "option-granted-shot"
        for target, creature in state.on_table().items():
            text = say(key, attacker=attacker, target=name_of(creature.face))
            yield AttackTarget(target, kind).option(text, RULE)
    if choice.may:
        yield Decline().option(say("option-decline"), RULE)


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    choice = moment.state.top(AttackChoice)
    if isinstance(deed, Decline):
        return None if choice.may else refuse("must-attack", RULE)
    if isinstance(deed, AttackTarget):
        return why_not_granted(moment.state, choice, deed.target, deed.kind)
    return None


GRANTED: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-granted-attack"), RULE, _options, _why_not
)

PROCEDURE = Procedure(ask=_ask, attack=_attack)
