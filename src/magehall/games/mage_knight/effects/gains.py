"""Words that give fame, reputation, wounds, cards and bonuses for later. [effects]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.words.enemies import (
    FirstCardBonus,
    InfluenceAsBlock,
    MoveAsAttack,
)
from magehall.games.mage_knight.cards.words.flow import AtEndOfTurn
from magehall.games.mage_knight.cards.words.gains import (
    AnotherTurn,
    BuyAdvancedAction,
    CastFromOffer,
    Draw,
    DrawPerWoundHealed,
    Fame,
    HandLimit,
    ReturnToDeck,
    TakeBackPlayedCards,
    TakeWound,
)
from magehall.games.mage_knight.cards.words.rivals import ProtectFromWounds
from magehall.games.mage_knight.effects.rule import WordRule, in_combat, not_in_combat
from magehall.games.mage_knight.heroes.deck import draw_on
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.heroes.wounds import take_wounds
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.moment import Choice, in_own_turn
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import EndGain, Purchase
from magehall.games.mage_knight.model.words import refuse
from magehall.kernel.decision import Verdict
from magehall.kernel.flow import Flow


def _fame(flow: Flow[Quest], resolve: Resolve, word: Fame) -> None:
    gain_fame(flow, resolve.seat, word.points, "fame.track")


def _wound(flow: Flow[Quest], resolve: Resolve, word: TakeWound) -> None:
    take_wounds(flow, resolve.seat, word.count, "wounds.hero")


def _draw(flow: Flow[Quest], resolve: Resolve, word: Draw) -> None:
    draw_on(flow, resolve.seat, word.count, "cards.draw")


def _at_end(flow: Flow[Quest], resolve: Resolve, word: AtEndOfTurn) -> None:
    flow.state.edit_turn(resolve.seat).gains += (EndGain(word.fame, word.reputation, word.per),)


def _another_turn(flow: Flow[Quest], resolve: Resolve, _word: AnotherTurn) -> None:
    flow.state.edit_turn(resolve.seat).more_turns += 1


def _take_back(flow: Flow[Quest], resolve: Resolve, _word: TakeBackPlayedCards) -> None:
    flow.state.edit_turn(resolve.seat).takes_back = True


def _hand_limit(flow: Flow[Quest], resolve: Resolve, word: HandLimit) -> None:
    flow.state.edit_turn(resolve.seat).more_cards += word.cards


def _return_to_deck(flow: Flow[Quest], resolve: Resolve, word: ReturnToDeck) -> None:
    turn = flow.state.edit_turn(resolve.seat)
    if resolve.effect.source in turn.played:
        turn.returns[resolve.effect.source] = word.on_top


def _buy(flow: Flow[Quest], resolve: Resolve, word: BuyAdvancedAction) -> None:
    flow.state.edit_turn(resolve.seat).purchases += (Purchase(word.influence, word.to),)


def _cast_from_offer(flow: Flow[Quest], resolve: Resolve, _word: CastFromOffer) -> None:
    flow.state.edit_turn(resolve.seat).offer_spells += 1


def _draw_when_healed(flow: Flow[Quest], resolve: Resolve, _word: DrawPerWoundHealed) -> None:
    flow.state.edit_turn(resolve.seat).draws_when_healed = True


def _protect(flow: Flow[Quest], resolve: Resolve, _word: ProtectFromWounds) -> None:
    flow.state.edit_turn(resolve.seat).protected = True


def _first_card_bonus(flow: Flow[Quest], resolve: Resolve, word: FirstCardBonus) -> None:
    turn = flow.state.edit_turn(resolve.seat)
    turn.first_attack += word.attack
    turn.first_block += word.block


def _move_as_attack(flow: Flow[Quest], resolve: Resolve, word: MoveAsAttack) -> None:
    turn = flow.state.edit_turn(resolve.seat)
    turn.move_as_attack = True
    turn.move_as_ranged = turn.move_as_ranged or word.ranged


def _influence_as_block(flow: Flow[Quest], resolve: Resolve, word: InfluenceAsBlock) -> None:
    flow.state.edit_turn(resolve.seat).influence_block = word.element


def _why_not_twice(choice: Choice, _effect: Effect, _word: TakeBackPlayedCards) -> Verdict:
    """Another turn cannot be taken twice at once. [turn.extra]"""
    return refuse("another-turn", "turn.extra") if choice.turn.takes_back else None


def _why_not_another(choice: Choice, _effect: Effect, _word: AnotherTurn) -> Verdict:
    """Another turn follows a turn of one's own. [turn.extra] [duel.partly]"""
    return None if in_own_turn(choice.state, choice.seat) else refuse("only-in-own-turn", "turn.extra")


RULES: dict[type, WordRule] = {
    Fame: WordRule(_fame),
    TakeWound: WordRule(_wound),
    Draw: WordRule(_draw),
    AtEndOfTurn: WordRule(_at_end),
    AnotherTurn: WordRule(_another_turn, _why_not_another),
    TakeBackPlayedCards: WordRule(_take_back, _why_not_twice),
    HandLimit: WordRule(_hand_limit),
    ReturnToDeck: WordRule(_return_to_deck),
    BuyAdvancedAction: WordRule(_buy),
    CastFromOffer: WordRule(_cast_from_offer),
    DrawPerWoundHealed: WordRule(_draw_when_healed, not_in_combat),
    ProtectFromWounds: WordRule(_protect, in_combat),
    FirstCardBonus: WordRule(_first_card_bonus),
    MoveAsAttack: WordRule(_move_as_attack),
    InfluenceAsBlock: WordRule(_influence_as_block),
}
