"""Words that give points. [effects.points]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.catalogue import ARTIFACT_CARDS, SKILL_TOKENS, WOUND
from magehall.games.mage_knight.cards.kinds import Banner
from magehall.games.mage_knight.cards.reference import BASIC, STRONG, Effect, all_words, color_of
from magehall.games.mage_knight.cards.vocabulary import FOREST, MELEE, RANGED, Mode
from magehall.games.mage_knight.cards.words.base import Word, Words
from magehall.games.mage_knight.cards.words.enemies import InfluenceAsBlock
from magehall.games.mage_knight.cards.words.gains import BuyAdvancedAction
from magehall.games.mage_knight.cards.words.points import (
    Attack,
    Block,
    Heal,
    Influence,
    InfluencePerCrystalColor,
    InfluencePerWound,
    Move,
    MovePerReadyUnit,
)
from magehall.games.mage_knight.cards.words.units import ActivationBonus
from magehall.games.mage_knight.effects.rule import WordRule, not_in_combat
from magehall.games.mage_knight.foes.values import enemies_faced
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.model.combat_state import AttackPoints, BlockPoints, Phase
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.moment import Choice, Occasion
from magehall.games.mage_knight.model.realm import terrain_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import refuse
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow

# When points are of use

_NOT_MOVING = refuse("not-moving", "effects.when")
_NOT_DEALING = refuse("not-interacting", "effects.when")
_NOT_FIGHTING = refuse("not-in-combat", "effects.when")
_NOT_ATTACKING = refuse("not-attacking", "effects.when")
_NOT_SHOOTING = refuse("not-shooting", "effects.when")
_NOT_BLOCKING = refuse("not-blocking", "effects.when")


def why_not_move(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    """Move points are for the movement of a turn. [effects.when]"""
    return None if choice.occasion is Occasion.MOVING else _NOT_MOVING


def why_not_influence(choice: Choice, effect: Effect, _word: object) -> Verdict:
    """Influence is for interactions, unless an effect uses it elsewhere. [effects.when]"""
    return why_not_deal(choice, all_words(effect))


def why_not_deal(choice: Choice, words: Words = ()) -> Verdict:
    """Why influence is of no use now, to who plays these words. [effects.when]"""
    if choice.occasion is Occasion.INTERACTING:
        return None
    as_block = choice.turn.influence_block is not None or _holds(words, InfluenceAsBlock)
    buys = bool(choice.turn.purchases) or _holds(words, BuyAdvancedAction)
    if buys or (as_block and choice.occasion is Occasion.BLOCKING):
        return None
    return refuse("not-now", "effects.when") if as_block else _NOT_DEALING


@cache
def _holds(words: Words, kind: type[Word]) -> bool:
    return any(isinstance(word, kind) for word in words)


def why_not_attack(choice: Choice, effect: Effect, word: Attack) -> Verdict:
    """Ranged and siege attacks fit both phases of attack, others the last one only. [combat.ranged] [combat.attack]"""
    if choice.occasion is Occasion.RANGED and word.mode is not MELEE:
        return None
    if choice.fighting and word.mode is not MELEE and choice.occasion is not Occasion.ATTACKING:
        return _NOT_SHOOTING
    return why_not_melee(choice, effect, word)


def why_not_melee(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    """Melee is for the attack phase, unless all attacks became siege. [combat.ranged] [combat.convert]"""
    if choice.occasion is Occasion.ATTACKING:
        return None
    if choice.occasion is not Occasion.RANGED:
        return _NOT_ATTACKING if choice.fighting else _NOT_FIGHTING
    siege = choice.combat is not None and choice.combat.all_siege
    return None if siege else refuse("not-ranged", "combat.ranged")


def why_not_block(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    """Blocks are for the block phase. [combat.block]"""
    if choice.occasion is Occasion.BLOCKING:
        return None
    return _NOT_BLOCKING if choice.fighting else _NOT_FIGHTING


def why_not_crystal_influence(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    """Only in an interaction. [skill.glittering-fortune]"""
    return None if choice.occasion is Occasion.INTERACTING else _NOT_DEALING


# What they come to


def _bonus(resolve: Resolve) -> int:
    """What another card adds to the first points of an effect. [card.concentration]"""
    bonus, resolve.bonus = resolve.bonus, 0
    return bonus


def _move(flow: Flow[Quest], resolve: Resolve, word: Move) -> None:
    flow.state.edit_turn(resolve.seat).move += word.points + _bonus(resolve)


def _move_per_unit(flow: Flow[Quest], resolve: Resolve, word: MovePerReadyUnit) -> None:
    ready = sum(1 for unit in flow.state.units(resolve.seat) if unit.ready and not unit.wounds)
    flow.state.edit_turn(resolve.seat).move += min(ready, word.most)


def _influence(flow: Flow[Quest], resolve: Resolve, word: Influence) -> None:
    flow.state.edit_turn(resolve.seat).influence += word.points + _bonus(resolve)


def _influence_per_wound(flow: Flow[Quest], resolve: Resolve, word: InfluencePerWound) -> None:
    state, seat = flow.state, resolve.seat
    wounds = state.hero(seat).hand.count(WOUND) + sum(unit.wounds for unit in state.units(seat))
    state.edit_turn(seat).influence += word.points * wounds


def _influence_per_crystal(flow: Flow[Quest], resolve: Resolve, word: InfluencePerCrystalColor) -> None:
    colors = sum(1 for count in flow.state.hero(resolve.seat).crystals.values() if count)
    flow.state.edit_turn(resolve.seat).influence += word.points * colors


def _heal(flow: Flow[Quest], resolve: Resolve, word: Heal) -> None:
    state, seat = flow.state, resolve.seat
    space = state.hero(seat).space
    in_forest = bool(word.in_forest) and bool(space) and terrain_at(state, space) is FOREST
    points = word.in_forest if in_forest else word.points
    turn = state.edit_turn(seat)
    if word.fame_per_point:
        turn.golden_healing += points
    turn.healing += points


def _attack(flow: Flow[Quest], resolve: Resolve, word: Attack) -> None:
    state, seat = flow.state, resolve.seat
    points = word.points + _bonus(resolve) + word.per_enemy * enemies_faced(state)
    if resolve.unit:
        points += _unit_attack(flow, resolve, word.mode)
    elif resolve.effect.part in (BASIC, STRONG):
        points += first_card_bonus(state, seat, attack=True)
    combat = state.edit_combat()
    # Only a successful block gives attack in the block phase, and it waits for its own phase. [card.burning-shield]
    pool = combat.later if combat.phase is Phase.BLOCK else combat.attacks
    unit = "" if combat.rival is None else resolve.unit
    pool.append(AttackPoints(points, word.mode, word.element, unit))


def _block(flow: Flow[Quest], resolve: Resolve, word: Block) -> None:
    state, seat = flow.state, resolve.seat
    points = word.points + _bonus(resolve) + word.per_enemy * enemies_faced(state)
    if resolve.unit:
        points += _unit_block(flow, resolve)
    elif resolve.effect.part in (BASIC, STRONG):
        points += first_card_bonus(state, seat, attack=False)
    after = resolve.effect.branch(resolve.place - 1) if word.if_blocked else None
    state.edit_combat().blocks.append(
        BlockPoints(points, word.element, word.per_icon, word.slows, after, color_of(resolve.effect))
    )


def first_card_bonus(state: Quest, seat: int, *, attack: bool) -> int:
    """What Ambush adds to the first attack or block card of the turn. [card.ambush]"""
    turn = state.turn(seat)
    bonus = turn.first_attack if attack else turn.first_block
    if turn.first_attack or turn.first_block:
        turn = state.edit_turn(seat)
        turn.first_attack = turn.first_block = 0
    return bonus


def banner_of(state: Quest, unit: str) -> Banner | None:
    """The banner assigned to a unit. [units.banner]"""
    assigned = state.unit(unit).banner if unit in state.things else ""
    return ARTIFACT_CARDS[assigned].banner if assigned else None


def _unit_attack(flow: Flow[Quest], resolve: Resolve, mode: Mode) -> int:
    """What is added to an attack of an activated unit. [units.values]"""
    state, seat = flow.state, resolve.seat
    _reward_fighting(flow, resolve)
    banner = banner_of(state, resolve.unit)
    return state.turn(seat).unit_attack + (banner.attack if banner else 0) + _led_attack(state, seat, mode)


def _unit_block(flow: Flow[Quest], resolve: Resolve) -> int:
    """What is added to a block of an activated unit. [units.values]"""
    state, seat = flow.state, resolve.seat
    _reward_fighting(flow, resolve)
    banner, leader = banner_of(state, resolve.unit), _leadership(state, seat)
    if leader is not None:
        state.edit_turn(seat).activation = ""
    return state.turn(seat).unit_block + (banner.block if banner else 0) + (leader.block if leader else 0)


def _led_attack(state: Quest, seat: int, mode: Mode) -> int:
    """What Leadership adds to an attack. In the attack phase it is for any attack, before that for a ranged one alone.
    [skill.leadership]"""
    leader = _leadership(state, seat)
    if leader is None:
        return 0
    in_attack_phase = Choice(state, seat).occasion is Occasion.ATTACKING
    if not in_attack_phase and mode is not RANGED:
        return 0
    state.edit_turn(seat).activation = ""
    return leader.attack if in_attack_phase else leader.ranged


def _leadership(state: Quest, seat: int) -> ActivationBonus | None:
    """The skill that waits for the next activation. [skill.leadership]"""
    skill = state.turn(seat).activation
    words = SKILL_TOKENS[skill].does if skill else ()
    return next((word for word in words if isinstance(word, ActivationBonus)), None)


def _reward_fighting(flow: Flow[Quest], resolve: Resolve) -> None:
    """Fame for a unit that attacks or blocks. [card.banner-of-glory]"""
    state, seat = flow.state, resolve.seat
    banner = banner_of(state, resolve.unit)
    if banner is not None and not banner.cancels:
        gain_fame(flow, seat, banner.fame, "card.banner-of-glory")
    fame, combat = state.turn(seat).fame_per_unit, state.combat
    if fame and combat is not None and resolve.unit not in combat.fought:
        state.edit_combat().fought.append(resolve.unit)
        gain_fame(flow, seat, fame, "card.banner-of-glory")


RULES: dict[type, WordRule] = {
    Move: WordRule(_move, why_not_move),
    MovePerReadyUnit: WordRule(_move_per_unit, why_not_move),
    Influence: WordRule(_influence, why_not_influence),
    InfluencePerWound: WordRule(_influence_per_wound, why_not_influence),
    InfluencePerCrystalColor: WordRule(_influence_per_crystal, why_not_crystal_influence),
    Attack: WordRule(_attack, why_not_attack),
    Block: WordRule(_block, why_not_block),
    Heal: WordRule(_heal, not_in_combat),
}
