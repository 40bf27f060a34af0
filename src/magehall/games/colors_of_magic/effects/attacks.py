"""Words about attacks and Actions. [combat]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.catalogue import CREATURES
from magehall.games.colors_of_magic.cards.instincts import Instinct
from magehall.games.colors_of_magic.cards.lines import Action
from magehall.games.colors_of_magic.cards.reference import LINE, all_words
from magehall.games.colors_of_magic.cards.vocabulary import On
from magehall.games.colors_of_magic.cards.words.attacks import (
    ActNow,
    AttackNow,
    CancelAttack,
    RedirectAttack,
    RepeatDeed,
)
from magehall.games.colors_of_magic.cards.words.base import Ref
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.combat.reach import why_not_attack
from magehall.games.colors_of_magic.effects.context import standpoint
from magehall.games.colors_of_magic.effects.reaching import reaches
from magehall.games.colors_of_magic.effects.rule import WordRule
from magehall.games.colors_of_magic.happenings.paying import why_not_pay
from magehall.games.colors_of_magic.model.acting import acting
from magehall.games.colors_of_magic.model.combat_events import TargetChanged
from magehall.games.colors_of_magic.model.frames.combat import Attack, AttackChoice
from magehall.games.colors_of_magic.model.frames.moves import Move
from magehall.games.colors_of_magic.model.frames.spells import Run, Stack, Triggers, Use
from magehall.games.colors_of_magic.model.frames.turn import OneAction
from magehall.games.colors_of_magic.model.invocations import effect_of
from magehall.games.colors_of_magic.model.pieces import Invocation
from magehall.games.colors_of_magic.model.protection import why_not_redirect
from magehall.games.colors_of_magic.model.state import INVOCATION, Skirmish
from magehall.games.colors_of_magic.model.words import name_of
from magehall.games.colors_of_magic.movement.reach import inches_of, why_not_move
from magehall.games.colors_of_magic.movement.straight import farthest_along
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace


def _cancel(flow: Flow[Skirmish], run: Run, _word: CancelAttack) -> None:
    """The attack fails when it goes on; the Action is spent. One that another creature took over by then does not.
    [combat.fails]"""
    attack = flow.state.find(Attack)
    if attack is not None and attack.target in standpoint(flow.state, run).all(Ref.TARGET):
        attack.failed = True


def _redirect(flow: Flow[Skirmish], run: Run, word: RedirectAttack) -> None:
    """Another creature is attacked, within reach or not, unless something protects it. Who answers the attack now
    answers one on that creature. [combat.redirected] [keyword.unblockable]"""
    state = flow.state
    attack = state.find(Attack)
    to = standpoint(state, run).find(word.to)
    if attack is None or not to or why_not_redirect(state, attack, to) is not None:
        return
    for frame in state.stack:
        if not isinstance(frame, Stack | Triggers) or frame.happening.on is not On.ATTACK_DECLARED:
            continue
        if frame.happening.object == attack.target:
            frame.happening = replace(frame.happening, object=to)
    attack.target = to
    attacker, target = name_of(state.creature(attack.attacker).face), name_of(state.creature(to).face)
    flow.emit(TargetChanged(attacker=attacker, target=target), "combat.redirected")


def why_not_stand_in(state: Skirmish, invocation: Invocation, name: str, id: str) -> Verdict:
    """Verdict on a creature picked to take over an attack. [combat.redirected]"""
    attack = state.find(Attack)
    words = all_words(effect_of(invocation))
    takes_over = any(isinstance(word, RedirectAttack) and word.to.value == name for word in words)
    return why_not_redirect(state, attack, id) if takes_over and attack is not None else None


def _attack_now(flow: Flow[Skirmish], run: Run, word: AttackNow) -> None:
    """One attack at once, whether the creature was activated or not. [combat.granted]"""
    state = flow.state
    at = standpoint(state, run)
    invocation = state.invocation(run.invocation)
    whom = at.find(word.whom)
    target = at.find(word.at) if word.at is not None else ""
    if not whom or not state.stands(whom) or not reaches(state, invocation, whom):
        return
    if word.at is not None and not target:
        return
    creature = state.creature(whom)
    flow.call(
        AttackChoice(
            whom,
            invocation.seat if word.commanded else creature.owner,
            run.invocation,
            melee_only=word.melee_only,
            at=target,
            may=word.may,
            chain=invocation.face == creature.face,
            commanded=word.commanded,
        )
    )


def _act_now(flow: Flow[Skirmish], run: Run, word: ActNow) -> None:
    """One Action at once, without tapping. [card.whisper-network]"""
    for id in standpoint(flow.state, run).those(word.whom)[:1]:
        owner = flow.state.creature(id).owner
        if owner >= 0:
            flow.call(OneAction(id, owner))


# Doing the same again


def _repeat(flow: Flow[Skirmish], run: Run, _word: RepeatDeed) -> None:
    """The move or Action that just ended happens again, if it can. [card.deja-vu]"""
    invocation = flow.state.invocation(run.invocation)
    id = standpoint(flow.state, run).find(Ref.TARGET)
    if not id or not flow.state.stands(id) or not reaches(flow.state, invocation, id):
        return
    happening = invocation.happening
    if happening is not None and happening.on is On.MOVED:
        _move_again(flow, id)
    elif happening is not None and happening.on is On.ACTED:
        _act_again(flow, id)


def _move_again(flow: Flow[Skirmish], id: str) -> None:
    """By the same vector, in a straight line as far as it can. [card.deja-vu]"""
    state = flow.state
    move = state.find(Move)
    inches = inches_of(state, id)
    if move is None or move.creature != id or move.old_x < 0:
        return
    if why_not_move(state, id, Manner.NORMAL, inches) is not None:
        return
    vector = (move.x - move.old_x, move.y - move.old_y)
    end = farthest_along(state, id, vector, inches)
    creature = state.creature(id)
    if end != (creature.x, creature.y):
        owner = creature.owner
        flow.call(Move(id, owner, Manner.NORMAL, inches, granted=True, x=end[0], y=end[1]))


def _act_again(flow: Flow[Skirmish], id: str) -> None:
    """Repeat the last Action of a creature, which may be a monster. An attack is at the same target, another Action
    happens if it can be paid. [card.deja-vu]"""
    state = flow.state
    activation = acting(state, id)
    if activation is None:
        return
    owner = state.creature(id).owner
    target, kind = activation.last_target, activation.last_kind
    if target and kind is not None:
        if state.stands(target) and why_not_attack(state, id, target, kind) is None:
            flow.call(Attack(id, target, kind, owner, free=True))
        return
    lines = CREATURES[state.creature(id).face].lines
    line = lines[activation.last_line] if 0 <= activation.last_line < len(lines) else None
    payable = isinstance(line, Action) and why_not_pay(state, owner, line.cost) is None
    if payable or isinstance(line, Instinct):
        again = state.new_id(INVOCATION)
        face = state.creature(id).face
        state.add(again, Invocation(owner, face, f"{LINE}{activation.last_line}", id, id))
        flow.call(Use(again))


RULES: dict[type, WordRule] = {
    CancelAttack: _cancel,
    RedirectAttack: _redirect,
    AttackNow: _attack_now,
    ActNow: _act_now,
    RepeatDeed: _repeat,
}
