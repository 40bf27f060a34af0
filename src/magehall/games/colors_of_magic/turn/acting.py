"""Actions: attacks, abilities marked Action, and what objectives and markers offer. [turn.activation]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from magehall.games.colors_of_magic.cards.catalogue import CARDS
from magehall.games.colors_of_magic.cards.lines import Action, Razed
from magehall.games.colors_of_magic.cards.reference import lines_of
from magehall.games.colors_of_magic.cards.vocabulary import ATTACK_KINDS, AttackKind, On
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.combat.reach import targets, volley, why_not_attack
from magehall.games.colors_of_magic.damage.activations import put_out
from magehall.games.colors_of_magic.damage.leaving import discard_permanents
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.acting import acting
from magehall.games.colors_of_magic.model.deeds import ActWith, AttackTarget, EndActivation
from magehall.games.colors_of_magic.model.distances import apart, base, hostile
from magehall.games.colors_of_magic.model.events import MarkerDestroyed
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.turn import OneAction, Volley
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import Creature, Permanent
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import restricted
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.games.colors_of_magic.scenarios.goals import begin_perform, goal_options, why_not_perform
from magehall.games.colors_of_magic.spells.using import act_options, begin_act, why_not_act
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kit.lattice.shapes import Disc

PUT_OUT, RAZE = "put-out", "raze"
"""Actions that rules offer to every creature: ``ActWith.ability``."""


# What a creature may do as its Action


def action_options(state: Skirmish, seat: int, creature: str) -> list[Option]:
    """The Actions there may be."""
    found = [attack_option(state, id, kind) for kind in ATTACK_KINDS for id in targets(state, creature, kind)]
    found += act_options(state, seat, creature)
    found += goal_options(state, seat, creature)
    for marker, one in state.markers().items():
        if _is_razable(state, marker):
            text = say("option-raze", card=name_of(state.permanent(one.permanent).face))
            found.append(ActWith(marker, RAZE).option(text, "card.earth-dominion"))
    if any(burn.persistent for burn in state.creature(creature).burns):
        found.append(ActWith(creature, PUT_OUT).option(say("option-put-out"), "keyword.persistent-burn"))
    return found


def attack_option(state: Skirmish, target: str, kind: AttackKind) -> Option:
    """The option to attack a creature."""
    return _attack_option(target, state.creature(target).face, kind)


@lru_cache(maxsize=4096)
def _attack_option(target: str, face: str, kind: AttackKind) -> Option:
    verb = "strike" if kind is AttackKind.MELEE else "shoot"
    text = say(f"option-{verb}", creature=name_of(face))
    return AttackTarget(target, kind).option(text, "combat.declare")


def likely_attacks(state: Skirmish, creature: str) -> Iterator[Deed]:
    """Attacks that look possible: on every enemy."""
    own = state.creature(creature)
    for id, other in state.on_table().items():
        if hostile(own, other):
            for kind in ATTACK_KINDS:
                yield AttackTarget(id, kind)


def why_not_do(state: Skirmish, seat: int, creature: str, deed: AttackTarget | ActWith) -> Verdict:
    """Why a creature cannot do that as its Action."""
    if restricted(state, creature, Restriction.CANNOT_ACT):
        return refuse("cannot-act", "turn.activation")
    if isinstance(deed, AttackTarget):
        return why_not_attack(state, creature, deed.target, deed.kind)
    if deed.ability == PUT_OUT:
        on_fire = deed.source == creature and any(burn.persistent for burn in state.creature(creature).burns)
        return None if on_fire else refuse("not-on-fire", "keyword.persistent-burn")
    if deed.ability == RAZE:
        return _why_not_raze(state, creature, deed.source)
    if isinstance(state.things.get(deed.source), Creature | Permanent):
        return why_not_act(state, seat, creature, deed)
    return why_not_perform(state, seat, creature, deed)


def begin_action(flow: Flow[Skirmish], seat: int, creature: str, deed: AttackTarget | ActWith) -> None:
    """Do it; an activation remembers it for whoever repeats it. [card.deja-vu]"""
    _remember(flow.state, creature, deed)
    if isinstance(deed, AttackTarget):
        if deed.kind is AttackKind.RANGED and volley(flow.state, creature) > 1:
            flow.call(Volley(creature, seat, (deed.target,)))
        flow.call(Attack(creature, deed.target, deed.kind, seat))
    elif deed.ability == PUT_OUT:
        put_out(flow, creature)
    elif deed.ability == RAZE:
        _raze(flow, creature, deed.source)
    elif isinstance(flow.state.things.get(deed.source), Creature | Permanent):
        begin_act(flow, seat, deed)
    else:
        begin_perform(flow, seat, creature, deed)


def _remember(state: Skirmish, creature: str, deed: AttackTarget | ActWith) -> None:
    activation = acting(state, creature)
    if activation is None:
        return
    activation.last_target, activation.last_kind, activation.last_line = "", None, -1
    if isinstance(deed, AttackTarget):
        activation.last_target, activation.last_kind = deed.target, deed.kind
    elif deed.source == creature:
        for number, line in enumerate(lines_of(state.creature(creature).face)):
            if isinstance(line, Action) and line.name == deed.ability:
                activation.last_line = number


def tell_acted(flow: Flow[Skirmish], seat: int, creature: str) -> None:
    """Its Action ended. [windows]"""
    if flow.state.stands(creature):
        happen(flow, Happening(On.ACTED, seat, creature))


# Markers that enemies destroy


def _is_razable(state: Skirmish, marker: str) -> bool:
    permanent = state.markers()[marker].permanent if marker in state.markers() else ""
    return bool(permanent) and any(
        isinstance(line, Razed) for line in CARDS[state.permanent(permanent).face].lines
    )


def _why_not_raze(state: Skirmish, creature: str, marker: str) -> Verdict:
    """Only enemies do, and only where their base touches it. [card.earth-dominion]"""
    if not _is_razable(state, marker):
        return refuse("no-such-action", "turn.activation")
    one = state.marker(marker)
    if state.permanent(one.permanent).owner == state.creature(creature).owner:
        return refuse("own-marker", "card.earth-dominion")
    if apart(Disc((one.x, one.y), one.radius), base(state.creature(creature)), 0):
        return refuse("marker-not-touched", "card.earth-dominion")
    return None


def _raze(flow: Flow[Skirmish], creature: str, marker: str) -> None:
    """With the last marker its card is discarded. [card.earth-dominion]"""
    permanent = flow.state.marker(marker).permanent
    razed = MarkerDestroyed(
        creature=name_of(flow.state.creature(creature).face),
        card=name_of(flow.state.permanent(permanent).face),
    )
    flow.state.remove(marker)
    flow.emit(razed, "card.earth-dominion")
    if not any(one.permanent == permanent for one in flow.state.markers().values()):
        discard_permanents(flow, permanent)


# Several shots as one Action


def _ask_shot(shots: Volley, flow: Flow[Skirmish]) -> Asked:
    """Up to so many, each at another target. [keyword.volley]"""
    state = flow.state
    if (
        not state.stands(shots.creature)
        or len(shots.shot) >= volley(state, shots.creature)
        or not _other_targets(state, shots)
    ):
        shots.stop()
        return None
    return SHOOTING.ask(state, shots.seat)


def _other_targets(state: Skirmish, shots: Volley) -> list[str]:
    return [id for id in targets(state, shots.creature, AttackKind.RANGED) if id not in shots.shot]


def _shoot(shots: Volley, flow: Flow[Skirmish]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, AttackTarget):
        shots.shot = (*shots.shot, deed.target)
        shots.go("ask")
        flow.call(Attack(shots.creature, deed.target, deed.kind, shots.seat))


def _shots(moment: Moment[Skirmish]) -> Iterator[Option]:
    shots = moment.state.top(Volley)
    for id in _other_targets(moment.state, shots):
        yield attack_option(moment.state, id, AttackKind.RANGED)
    yield EndActivation().option(say("option-end-volley"), "keyword.volley")


def _why_not_shoot(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, EndActivation):
        return None
    if not isinstance(deed, AttackTarget) or deed.kind is not AttackKind.RANGED:
        return refuse("only-shots", "keyword.volley")
    shots = moment.state.top(Volley)
    if deed.target in shots.shot:
        return refuse("shot-already", "keyword.volley")
    return why_not_attack(moment.state, shots.creature, deed.target, deed.kind)


SHOOTING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment,
    say("ask-volley"),
    "keyword.volley",
    _shots,
    _why_not_shoot,
    lambda moment: likely_attacks(moment.state, moment.state.top(Volley).creature),
)


# One Action at once


def _ask_action(one: OneAction, flow: Flow[Skirmish]) -> Asked:
    """Activated or not, it may do one Action. [card.whisper-network]"""
    if not flow.state.stands(one.creature):
        one.stop()
        return None
    return ACTING.ask(flow.state, one.seat)


def _act(one: OneAction, flow: Flow[Skirmish]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, AttackTarget | ActWith):
        begin_action(flow, one.seat, one.creature, deed)
    else:
        one.stop()


def _tell(one: OneAction, flow: Flow[Skirmish]) -> None:
    tell_acted(flow, one.seat, one.creature)


def _actions(moment: Moment[Skirmish]) -> Iterator[Option]:
    yield from action_options(moment.state, moment.seat, moment.state.top(OneAction).creature)
    yield EndActivation().option(say("option-no-action"), "turn.activation")


def _why_not_act(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, EndActivation):
        return None
    if isinstance(deed, AttackTarget | ActWith):
        return why_not_do(moment.state, moment.seat, moment.state.top(OneAction).creature, deed)
    return refuse("only-actions", "turn.activation")


ACTING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment,
    say("ask-action"),
    "turn.activation",
    _actions,
    _why_not_act,
    lambda moment: likely_attacks(moment.state, moment.state.top(OneAction).creature),
)

PROCEDURES: dict[type[Frame], Procedure] = {
    Volley: Procedure(ask=_ask_shot, shoot=_shoot),
    OneAction: Procedure(ask=_ask_action, act=_act, tell=_tell),
}
