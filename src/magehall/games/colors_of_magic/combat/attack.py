"""An attack from its declaration to its end. [combat]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, HarmKind, On, Stat, Until
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.combat.aftermath import follow
from magehall.games.colors_of_magic.combat.monster_cards import shot_bonus
from magehall.games.colors_of_magic.combat.reach import why_no_attack, why_not_besides, why_out_of_reach
from magehall.games.colors_of_magic.combat.strength import blow_of, cover_now, shot_power
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.combat_events import (
    AttackDeclared,
    AttackFailed,
    ShotCompared,
    ShotDeclared,
    TargetChanged,
)
from magehall.games.colors_of_magic.model.deeds import Choose, Decline
from magehall.games.colors_of_magic.model.frames.combat import Attack, Duel
from magehall.games.colors_of_magic.model.frames.spells import Run
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import MONSTERS
from magehall.games.colors_of_magic.model.protection import why_no_target
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import has, restricted, stat
from magehall.games.colors_of_magic.model.words import name_of, say
from magehall.kernel.decision import Moment, Option, Question
from magehall.kernel.flow import Asked, Flow, Procedure

HARM = {AttackKind.MELEE: HarmKind.MELEE, AttackKind.RANGED: HarmKind.RANGED}
DEFLECT = "deflect"
DIE_SIDES, DODGED_FROM = 6, 4


def _declare(attack: Attack, flow: Flow[Skirmish]) -> None:
    """The attacker names its target; those who can answer do. [combat.declare]"""
    state = flow.state
    attack.first_target = attack.target
    flow.state.edit_creature(attack.attacker).attacked = True
    attacker = name_of(state.creature(attack.attacker).face)
    target = name_of(state.creature(attack.target).face)
    if attack.kind is AttackKind.MELEE:
        flow.emit(AttackDeclared(attacker=attacker, target=target), "combat.declare")
    else:
        flow.emit(ShotDeclared(attacker=attacker, target=target), "combat.ranged")


def _ask_deflect(attack: Attack, flow: Flow[Skirmish]) -> Asked:
    """Once a turn a Deflector may send a shot elsewhere; a monster always does. [keyword.deflector]"""
    if not _can_deflect(flow.state, attack):
        return None
    owner = flow.state.creature(attack.target).owner
    return None if owner == MONSTERS else DEFLECTING.ask(flow.state, owner)


def _can_deflect(state: Skirmish, attack: Attack) -> bool:
    return (
        attack.kind is AttackKind.RANGED
        and state.stands(attack.target)
        and has(state, attack.target, KeywordId.DEFLECTOR)
        and DEFLECT not in state.creature(attack.target).used
        and bool(_deflected_to(state, attack))
    )


def _deflected_to(state: Skirmish, attack: Attack) -> list[str]:
    """All others, of any side but the attacker itself, that the attacker could target."""
    return [
        id
        for id in state.on_table()
        if id not in (attack.attacker, attack.target)
        and why_no_target(state, attack.attacker, id, AttackKind.RANGED, allies=True) is None
        and why_out_of_reach(state, attack.attacker, id, AttackKind.RANGED) is None
    ]


def _deflect(attack: Attack, flow: Flow[Skirmish]) -> None:
    if not _can_deflect(flow.state, attack):
        return
    if flow.answers and isinstance(flow.answer.deed, Decline):
        return
    others = _deflected_to(flow.state, attack)
    flow.state.edit_creature(attack.target).used.append(DEFLECT)
    attack.target = others[flow.chance.roll("deflector", len(others)) - 1]
    attack.first_target = attack.target
    attacker = name_of(flow.state.creature(attack.attacker).face)
    target = name_of(flow.state.creature(attack.target).face)
    flow.emit(TargetChanged(attacker=attacker, target=target), "keyword.deflector")


def _deflections(_moment: Moment[Skirmish]) -> Iterator[Option]:
    yield Choose(DEFLECT).option(say("option-deflect"), "keyword.deflector")
    yield Decline().option(say("option-decline"), "keyword.deflector")


DEFLECTING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-deflect"), "keyword.deflector", _deflections, lambda _moment, _deed: None
)


def _dodge(attack: Attack, flow: Flow[Skirmish]) -> None:
    """The one die of the game. [card.elemental-avatar]"""
    if attack.kind is AttackKind.MELEE and restricted(flow.state, attack.target, Restriction.DODGES):
        attack.failed = flow.chance.roll("dodge", DIE_SIDES) >= DODGED_FROM


def _window(attack: Attack, flow: Flow[Skirmish]) -> None:
    if not attack.failed:
        happen(
            flow,
            Happening(
                On.ATTACK_DECLARED, attack.seat, attack.attacker, attack.target, kind=HARM[attack.kind]
            ),
        )


def _check(attack: Attack, flow: Flow[Skirmish]) -> None:
    """What is no longer possible fails; the Action is spent. [stack.checked-again]"""
    state = flow.state
    standing = state.stands(attack.attacker) and state.stands(attack.target)
    if not standing or attack.failed:
        attack.failed = True
    elif attack.target == attack.first_target:
        attack.failed = (
            why_no_attack(state, attack.attacker, attack.kind) is not None
            or why_no_target(state, attack.attacker, attack.target, attack.kind, allies=True) is not None
            or why_out_of_reach(state, attack.attacker, attack.target, attack.kind) is not None
            or why_not_besides(state, attack.attacker, attack.target) is not None
        )
    else:
        attack.failed = why_no_attack(state, attack.attacker, attack.kind) is not None
    if attack.failed:
        if state.stands(attack.attacker):
            flow.emit(AttackFailed(attacker=name_of(state.creature(attack.attacker).face)), "combat.fails")
        attack.go("over")


def _fight(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Decide the attack. A melee one is a duel of cards; a ranged one compares power with Defence. [combat.duel]
    [combat.ranged]"""
    state = flow.state
    if attack.kind is AttackKind.MELEE or state.agreement.ranged_duel:
        sides = (attack.seat, state.creature(attack.target).owner)
        flow.call(Duel(sides))
        return
    power = shot_power(state, attack, cover_now(state, attack)) + shot_bonus(state, attack)
    defense = stat(state, attack.target, Stat.DEFENSE)
    flow.emit(ShotCompared(power=power, defense=defense), "combat.ranged")
    if power > defense:
        attack.winner, attack.loser = attack.attacker, attack.target
        strike(flow, blow_of(state, attack, attack.attacker, attack.target, 1))


def _follow(attack: Attack, flow: Flow[Skirmish]) -> None:
    """What keywords do after an attack. [combat.after]"""
    follow(attack, flow)


def _over(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Run effects that wait for the end of the attack. Then come those who watch for it. [combat.after]"""
    if attack.later:
        first, *rest = attack.later
        attack.later = tuple(rest)
        attack.go("over")
        if first.invocation in flow.state.things:
            flow.call(Run(first.invocation, first.effect))
        return
    if flow.state.stands(attack.attacker):
        _spend_venom(flow, attack)


def _spend_venom(flow: Flow[Skirmish], attack: Attack) -> None:
    """Venom and bonuses for the next attack are gone with it. [keyword.venom]"""
    creature = flow.state.creature(attack.attacker)
    over = {Until.NEXT_ATTACK}
    if attack.kind is AttackKind.MELEE:
        over.add(Until.NEXT_MELEE_ATTACK)
    if creature.venom or any(lasting.until in over for lasting in creature.lasting):
        edited = flow.state.edit_creature(attack.attacker)
        edited.venom = 0
        edited.lasting = [lasting for lasting in edited.lasting if lasting.until not in over]


def _tell(attack: Attack, flow: Flow[Skirmish]) -> None:
    check_deaths(flow)
    if not attack.failed:
        happening = Happening(
            On.ATTACK_OVER,
            attack.seat,
            attack.attacker,
            attack.target,
            attack.dealt,
            HARM[attack.kind],
        )
        happen(flow, happening, window=False)


PROCEDURE = Procedure(
    declare=(_declare, _ask_deflect, _deflect, _dodge, _window),
    check=_check,
    fight=_fight,
    follow=_follow,
    over=_over,
    tell=_tell,
)
