"""What protects a creature from attacks. [combat.forbidden]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import AttackKind
from magehall.games.colors_of_magic.cards.words.base import Restriction
from magehall.games.colors_of_magic.model.distances import adjacent, hostile
from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import element_of, has, is_immune, restricted
from magehall.games.colors_of_magic.model.words import refuse
from magehall.kernel.decision import Verdict


def why_no_target(
    state: Skirmish, attacker: str, target: str, kind: AttackKind, *, allies: bool = False
) -> Verdict:
    """What protects a creature from being attacked. Nobody protects others from the melee attacks of the unblockable.
    [keyword.ethereal] [keyword.immunity-element] [keyword.unblockable]"""
    if not state.stands(target):
        return refuse("not-on-table", "combat.declare")
    one, other = state.creature(attacker), state.creature(target)
    if not hostile(one, other) and not allies:
        return refuse("own-creature", "combat.declare")
    if has(state, target, KeywordId.ETHEREAL) and not has(state, attacker, KeywordId.ETHEREAL):
        return refuse("ethereal", "keyword.ethereal")
    element = element_of(one)
    if element is not None and is_immune(state, target, element):
        return refuse("immune", "keyword.immunity-element")
    unblockable = kind is AttackKind.MELEE and has(state, attacker, KeywordId.UNBLOCKABLE)
    if restricted(state, target, Restriction.NO_ATTACK_TARGET) and not unblockable:
        return refuse("protected", "card.foresworn-guardian")
    if restricted(state, target, Restriction.ONLY_ADJACENT_ATTACK) and attacker not in adjacent(
        state, target
    ):
        return refuse("only-adjacent", "card.cinder-phantom")
    return None


def why_not_redirect(state: Skirmish, attack: Attack, to: str) -> Verdict:
    """Verdict on another creature as the target of an attack under way. Its reach does not matter, but what protects the
    creature does. [combat.redirected] [keyword.unblockable]"""
    if attack.failed or not state.stands(attack.attacker):
        return refuse("not-on-table", "combat.redirected")
    if to in (attack.target, attack.attacker):
        return refuse("does-not-fit", "combat.redirected")
    if attack.kind is AttackKind.MELEE and has(state, attack.attacker, KeywordId.UNBLOCKABLE):
        return refuse("does-not-fit", "keyword.unblockable")
    return why_no_target(state, attack.attacker, to, attack.kind, allies=True)
