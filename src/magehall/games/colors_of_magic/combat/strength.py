"""How strong an attack is: totals of duels, power of shots, and blows. [combat]"""

from __future__ import annotations

from collections.abc import Iterable

from magehall.games.colors_of_magic.cards.catalogue import CARDS, CREATURES
from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.lines import Strike
from magehall.games.colors_of_magic.cards.reference import LINE
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind, HarmKind, Stat
from magehall.games.colors_of_magic.combat.reach import shot_cover
from magehall.games.colors_of_magic.model.conditions import HUNDREDTHS, all_hold
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.turn import Activation, MonsterTurn
from magehall.games.colors_of_magic.model.pieces import Blow
from magehall.games.colors_of_magic.model.standpoint import Standpoint
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import element_of, has, keywords, stat


def attacker_total(state: Skirmish, attack: Attack) -> int:
    """What the attacker of a duel has before cards. That of a shot is its power, by an option of the match. [combat.duel]
    [setup.options]"""
    id = attack.attacker
    if attack.kind is AttackKind.RANGED:
        value = shot_power(state, attack, cover_now(state, attack))
        return max(0, value) + stat(state, id, Stat.INITIATIVE)
    value = stat(state, id, Stat.MELEE) - state.creature(id).venom
    more = sum(line.initiative for _, line in own_strikes(state, attack)) + charge_bonus(state, id)
    return max(0, value) + stat(state, id, Stat.INITIATIVE) + more


def defender_total(state: Skirmish, attack: Attack) -> int:
    """What the defender of a duel has before cards. [combat.duel]"""
    return stat(state, attack.target, Stat.DEFENSE) + stat(state, attack.target, Stat.INITIATIVE)


def charge_bonus(state: Skirmish, id: str) -> int:
    """What a charge adds to the melee value. [keyword.charge]"""
    activations = (state.find(Activation), state.find(MonsterTurn))
    charges = [one.charge for one in activations if one is not None and one.creature == id]
    return sum(
        keyword.y
        for keyword in keywords(state, id)
        if keyword.id is KeywordId.CHARGE and charges and charges[0] >= keyword.x * HUNDREDTHS
    )


def own_strikes(state: Skirmish, attack: Attack) -> list[tuple[int, Strike]]:
    """The lines of the attacker that count in this melee attack, with their numbers. [combat.own-bonus]"""
    if attack.kind is not AttackKind.MELEE:
        return []
    creature = state.creature(attack.attacker)
    at = Standpoint(state, creature.owner, attack.attacker)
    return [
        (number, line)
        for number, line in enumerate(CREATURES[creature.face].lines)
        if isinstance(line, Strike)
        and not (line.once and f"{LINE}{number}" in creature.used)
        and all_hold(line.when, at)
    ]


def winning_damage(state: Skirmish, attack: Attack, cards: Iterable[str], *, attacking: bool) -> int:
    """The damage a side deals if it wins a duel. It is one point, that of its boosts, and the attacker's own lines.
    [combat.duel-effects]"""
    more = sum(line.damage for _, line in own_strikes(state, attack)) if attacking else 0
    return 1 + sum(CARDS[face].boost.winner_damage for face in cards) + more


def losing_damage(cards: Iterable[str]) -> int:
    """What a side deals by its boosts if it loses. [combat.duel-effects]"""
    return sum(CARDS[face].boost.loser_damage for face in cards)


def cover_now(state: Skirmish, attack: Attack) -> int:
    """The light cover that a shot meets. A redirected one keeps that of its first line. [combat.cover]
    [card.mirror-guardian]"""
    first = attack.first_target or attack.target
    return (shot_cover(state, attack.attacker, first) or 0) if state.stands(first) else 0


def shot_power(state: Skirmish, attack: Attack, cover: int) -> int:
    """The power of a ranged attack. [combat.ranged] [combat.cover] [keyword.flying] [keyword.elusive]"""
    value = stat(state, attack.attacker, Stat.RANGED) - state.creature(attack.attacker).venom
    if not has(state, attack.attacker, KeywordId.PRECISION):
        value -= cover
    if has(state, attack.target, KeywordId.FLYING):
        value += 1
    if has(state, attack.target, KeywordId.ELUSIVE):
        value -= 1
    return value


def blow_of(state: Skirmish, attack: Attack, dealer: str, target: str, amount: int) -> Blow:
    """The damage that one side of an attack deals. It is of the element of its creature, and not magical. [combat.blow]"""
    kind = HarmKind.MELEE if attack.kind is AttackKind.MELEE else HarmKind.RANGED
    creature = state.creature(dealer)
    return Blow(target, amount, kind, creature.owner, dealer, element_of(creature))
