"""What follows from an attack: keywords of both creatures. [combat.after]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import INCH, AttackKind, Element, HarmKind
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.cards.words.moves import Manner
from magehall.games.colors_of_magic.damage.harm import strike
from magehall.games.colors_of_magic.damage.heal import heal
from magehall.games.colors_of_magic.model.combat_events import (
    CreatureIgnited,
    CreatureMarked,
    CreaturePoisoned,
)
from magehall.games.colors_of_magic.model.distances import hostile, near_place, spot_of
from magehall.games.colors_of_magic.model.frames.combat import Attack, Fighter
from magehall.games.colors_of_magic.model.frames.moves import Force, Move
from magehall.games.colors_of_magic.model.pieces import Blow, Burn
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import element_of, has, keywords, number, restricted
from magehall.games.colors_of_magic.model.words import name_of
from magehall.kernel.flow import Flow


def follow(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Call everything that keywords do after a melee attack, in order."""
    if attack.kind is not AttackKind.MELEE:
        return
    state = flow.state
    # Frames run in the reverse order of their calls: the last called comes first.
    if not attack.free and state.stands(attack.attacker):
        steps = number(state, attack.attacker, KeywordId.SKIRMISH)
        if steps:
            owner = state.creature(attack.attacker).owner
            flow.call(Move(attack.attacker, owner, Manner.SLIP, steps, granted=True))
    _push_target(attack, flow)
    _shock(attack, flow)
    _hit_back(attack, flow)
    _feed(attack, flow)
    _afflict(attack, flow)


def _afflict(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Burn, Venom and a brand, if it attacked and won. [keyword.burn] [keyword.venom]"""
    state = flow.state
    if attack.winner != attack.attacker or not state.stands(attack.loser):
        return
    attacker = state.creature(attack.attacker) if state.stands(attack.attacker) else None
    if attacker is None:
        return
    for keyword in keywords(state, attack.attacker):
        if keyword.id in (KeywordId.BURN, KeywordId.PERSISTENT_BURN):
            persistent = keyword.id is KeywordId.PERSISTENT_BURN
            burn = Burn(keyword.x, attacker.owner, attack.attacker, persistent)
            victim = state.edit_creature(attack.loser)
            victim.burns.append(burn)
            flow.emit(CreatureIgnited(creature=name_of(victim.face), damage=burn.amount), "keyword.burn")
        elif keyword.id is KeywordId.VENOM:
            victim = state.edit_creature(attack.loser)
            victim.venom = max(victim.venom, keyword.x)
            flow.emit(CreaturePoisoned(creature=name_of(victim.face), value=victim.venom), "keyword.venom")
    if restricted(state, attack.attacker, Restriction.BRANDS) and not state.creature(attack.loser).marked:
        state.edit_creature(attack.loser).marked = True
        flow.emit(CreatureMarked(creature=name_of(state.creature(attack.loser).face)), "card.mark-of-cinder")


def _dealt(attack: Attack) -> list[tuple[Fighter, Fighter, int]]:
    """The damage that each side of a duel did to the other. The winner's is its blow, the loser's that of its cards' lines.
    [combat.duel-effects]"""
    if not attack.fighters:
        return []
    winner, loser = attack.fighters
    return [(winner, loser, attack.blow), (loser, winner, attack.reply)]


def _feed(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Life Drain and Voracious, in either role. Who fell after its blow has drained all the same. [keyword.life-drain]
    [keyword.voracious]"""
    state = flow.state
    for dealer, victim, damage in _dealt(attack):
        id = dealer.creature
        if damage <= 0:
            continue
        mage = state.mage_of(dealer.owner)
        if dealer.drains and state.stands(mage):
            heal(flow, mage, dealer.drains, dealer.owner)
        if victim.creature in attack.died and state.stands(id):
            heal(flow, id, number(state, id, KeywordId.VORACIOUS), dealer.owner)


def _hit_back(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Counter-Attack and Retribution, those of the fallen too. [keyword.counter-attack] [keyword.retribution]"""
    state = flow.state
    if attack.winner != attack.attacker and state.stands(attack.attacker):
        if attack.fighters:
            one, *_ = attack.fighters
            _hurt(flow, attack.attacker, one.strikes_back, one.owner, one.creature, one.element)
        elif state.stands(attack.target):
            target = state.creature(attack.target)
            amount = number(state, attack.target, KeywordId.COUNTER_ATTACK)
            _hurt(flow, attack.attacker, amount, target.owner, attack.target, element_of(target))
    for dealer, victim, damage in _dealt(attack):
        if damage > 0 and state.stands(dealer.creature):
            _hurt(flow, dealer.creature, victim.retribution, victim.owner, victim.creature, victim.element)


def _hurt(
    flow: Flow[Skirmish], target: str, amount: int, owner: int, source: str, element: Element | None
) -> None:
    """Damage by a creature that may just have died."""
    if amount > 0:
        strike(flow, Blow(target, amount, HarmKind.ABILITY, owner, source, element))


def _shock(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Shockwave: enemies adjacent to the target, whatever the result, even its death. [keyword.shockwave]"""
    state = flow.state
    if not state.stands(attack.attacker):
        return
    x, y, radius = spot_of(state.creature(attack.target)) if state.stands(attack.target) else attack.spot
    attacker = state.creature(attack.attacker)
    amount = sum(k.y or k.x for k in keywords(state, attack.attacker) if k.id is KeywordId.SHOCKWAVE)
    if amount:
        strike(
            flow,
            *[
                Blow(
                    other,
                    amount,
                    HarmKind.ABILITY,
                    attacker.owner,
                    attack.attacker,
                    element_of(attacker),
                    area=True,
                )
                for other in near_place(state, x, y, radius, 1)
                if other != attack.target and hostile(attacker, state.creature(other))
            ],
        )


def _push_target(attack: Attack, flow: Flow[Skirmish]) -> None:
    """Impact: the target is pushed an inch away, whatever the result. [keyword.impact]"""
    state = flow.state
    if (
        state.stands(attack.attacker)
        and state.stands(attack.target)
        and has(state, attack.attacker, KeywordId.IMPACT)
    ):
        attacker = state.creature(attack.attacker)
        flow.call(Force(attack.target, attacker.owner, INCH, attacker.x, attacker.y, away=True, keyword=True))
