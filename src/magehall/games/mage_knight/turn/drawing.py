"""Discarding and drawing at the end of a turn. [draw]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.catalogue import TACTIC_CARDS, WOUND
from magehall.games.mage_knight.cards.kinds import When
from magehall.games.mage_knight.heroes.deck import draw_cards
from magehall.games.mage_knight.model.deeds.effects import UseTactic
from magehall.games.mage_knight.model.deeds.turn import DiscardBeforeDrawing, KeepHand, RefuseTactic
from magehall.games.mage_knight.model.events.turn import CardShed
from magehall.games.mage_knight.model.frames.turn import DrawMore, FinishTurn
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.values import hand_limit
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.games.mage_knight.play.skills import SKILLS, tactic_option, why_not_use_tactic
from magehall.kernel.decision import Deed, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

CARDS_TO_PLAN = 2
"""With so many cards in hand before drawing Planning helps. [tactic.planning]"""

# Discarding


def ask_discard(finishing: FinishTurn, flow: Flow[Quest]) -> Asked:
    """7. a) Any number of cards but wounds may be discarded. Who holds nothing but wounds is asked all the same, as others
    must not know. [draw.discard]"""
    state, seat = flow.state, finishing.seat
    if not state.hero(seat).hand:
        return None
    if owes_card(state, seat):
        return SHEDDING.ask(state, seat, say("ask-shed-one"), "turn.one-card")
    return SHEDDING.ask(state, seat)


def owes_card(state: Quest, seat: int) -> bool:
    """Whether a card must still be played or discarded in this turn. Wounds cannot be. [turn.one-card]"""
    return not state.turn(seat).played_or_discarded and any(card != WOUND for card in state.hero(seat).hand)


def discard(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    if not flow.answers:
        return
    deed = flow.answer.deed
    if isinstance(deed, DiscardBeforeDrawing):
        hero = flow.state.edit_hero(finishing.seat)
        hero.hand.remove(deed.card)
        hero.discard.append(deed.card)
        if not flow.state.turn(finishing.seat).played_or_discarded:
            flow.state.edit_turn(finishing.seat).played_or_discarded = True
        flow.emit(CardShed(hero=f"#{finishing.seat}", card=card_name(deed.card)), "draw.discard")
        finishing.go("ask_discard")


KEEP = KeepHand().option(say("option-keep-hand"), "draw.discard")


def _sheds(choice: Choice) -> list[Option]:
    return [KEEP, *[_shedding(card) for card in sorted(set(choice.hero.hand))]]


@cache
def _shedding(card: str) -> Option:
    return DiscardBeforeDrawing(card).option(say("option-shed", card=card_name(card)), "draw.discard")


def _why_not_shed(choice: Choice, deed: Deed) -> Verdict:
    if isinstance(deed, KeepHand):
        return refuse("must-discard", "turn.one-card") if owes_card(choice.state, choice.seat) else None
    if not isinstance(deed, DiscardBeforeDrawing):
        return None
    if deed.card == WOUND:
        return refuse("wound-stays", "draw.discard")
    return None if deed.card in choice.hero.hand else refuse("not-in-hand", "draw.discard")


SHEDDING: Question[Quest, Choice] = Question(Choice, say("ask-shed"), "draw.discard", _sheds, _why_not_shed)


# Drawing


def count_cards(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    """7. b) Cards up to the hand limit; none where those played came back. [draw.limit] [card.space-bending]"""
    state, seat = flow.state, finishing.seat
    hand = state.hero(seat).hand
    limit = hand_limit(state, seat) + state.turn(seat).more_cards
    if plans(state, seat):
        limit += 1
    finishing.wanted = 0 if state.turn(seat).takes_back else max(limit - len(hand), 0)


def plans(state: Quest, seat: int) -> bool:
    """Whether Planning raises the hand limit. [tactic.planning]"""
    hero = state.hero(seat)
    planning = bool(hero.tactic) and TACTIC_CARDS[hero.tactic].when is When.DRAWING
    return planning and len(hero.hand) >= CARDS_TO_PLAN


def draw(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    finishing.wanted -= draw_cards(flow, finishing.seat, finishing.wanted, "draw.limit")


def ask_for_more(finishing: FinishTurn, flow: Flow[Quest]) -> Asked:
    """7. d) With an empty deck drawing stops, unless Long Night is used now. [draw.empty] [tactic.long-night]"""
    if not finishing.wanted:
        return None
    decision = REFILLING.ask(flow.state, finishing.seat)
    return None if decision.forced is not None else decision


def refill(finishing: FinishTurn, flow: Flow[Quest]) -> None:
    if flow.answers and isinstance(flow.answer.deed, UseTactic):
        finishing.go("draw")
        SKILLS.rules[UseTactic].do(flow, finishing.seat, flow.answer.deed)


# Drawing by effects


def ask_in_the_middle(drawing: DrawMore, flow: Flow[Quest]) -> Asked:
    """The deck ran out while an effect drew: Long Night may be used now. [tactic.long-night]"""
    return REFILLING.ask(flow.state, drawing.seat)


def refill_in_the_middle(drawing: DrawMore, flow: Flow[Quest]) -> None:
    if isinstance(flow.answer.deed, UseTactic):
        SKILLS.rules[UseTactic].do(flow, drawing.seat, flow.answer.deed)


def draw_the_rest(drawing: DrawMore, flow: Flow[Quest]) -> None:
    """The effect goes on drawing; from an empty deck there is nothing. [cards.draw]"""
    draw_cards(flow, drawing.seat, drawing.wanted, drawing.rule)


SPARE = RefuseTactic().option(say("option-spare-tactic"), "tactic.long-night")


def _refills(choice: Choice) -> tuple[Option, ...]:
    tactic = choice.hero.tactic
    return (tactic_option(tactic, "tactic.long-night"), SPARE) if tactic else (SPARE,)


def _why_not_refill(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, UseTactic):
        return None
    tactic = TACTIC_CARDS.get(deed.tactic)
    if tactic is None or tactic.when is not When.DECK_EMPTY:
        return refuse("not-when-drawing", "tactic.long-night")
    return why_not_use_tactic(choice, deed)


REFILLING: Question[Quest, Choice] = Question(
    Choice, say("ask-refill"), "tactic.long-night", _refills, _why_not_refill
)

PROCEDURES: dict[type[Frame], Procedure] = {
    DrawMore: Procedure(ask=ask_in_the_middle, refill=refill_in_the_middle, draw=draw_the_rest)
}
