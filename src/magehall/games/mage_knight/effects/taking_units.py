"""Units of the offer for nothing, and abilities borrowed from them. [units.reward] [card.call-to-arms]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import UNIT_CARDS
from magehall.games.mage_knight.cards.reference import Effect, ability
from magehall.games.mage_knight.cards.words.units import BorrowUnit
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.heroes.units import disband, has_free_bond, has_free_token, recruit
from magehall.games.mage_knight.model.deeds.effects import (
    ActivateUnit,
    ChooseUnit,
    Decline,
    DisbandUnit,
    TakeBonded,
)
from magehall.games.mage_knight.model.frames.effects import BorrowOffered, Resolve, TakeUnit
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def _ask_unit(taking: TakeUnit, flow: Flow[Quest]) -> Asked:
    return TAKING.ask(flow.state, taking.seat)


def _choose_unit(taking: TakeUnit, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, ChooseUnit | TakeBonded):
        taking.unit, taking.bonded = deed.unit, isinstance(deed, TakeBonded)
    else:
        taking.stop()


def _ask_place(taking: TakeUnit, flow: Flow[Quest]) -> Asked:
    """Ask whom to disband where no command token is free. [units.command]"""
    if taking.bonded or has_free_token(flow.state, taking.seat):
        return None
    return MAKING_PLACE.ask(flow.state, taking.seat)


def _take_unit(taking: TakeUnit, flow: Flow[Quest]) -> None:
    state, seat = flow.state, taking.seat
    if flow.answers:
        disband(flow, flow.deed(DisbandUnit).unit)
    recruit(flow, seat, taking.unit, bonded=taking.bonded)
    if taking.recruits:
        state.edit_turn(seat).recruited += 1


def _offered_units(moment: Moment[Quest]) -> Iterator[Option]:
    for card in dict.fromkeys(moment.state.offers.units):
        yield ChooseUnit(card).option(say("option-take-unit", unit=card_name(card)), "units.reward")
        if has_free_bond(moment.state, moment.seat):
            words = say("option-take-bonded", unit=card_name(card))
            yield TakeBonded(card).option(words, "skill.bonds-of-loyalty")
    yield Decline().option(say("option-no-unit"), "units.reward")


def _why_not_offered(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseUnit | TakeBonded):
        return None
    if deed.unit not in moment.state.offers.units:
        return refuse("not-offered", "units.reward")
    state, seat = moment.state, moment.seat
    if isinstance(deed, TakeBonded):
        return None if has_free_bond(state, seat) else refuse("no-bond", "skill.bonds-of-loyalty")
    disbandable = any(not unit.bonded for unit in state.units(seat))
    free = has_free_token(state, seat)
    return None if free or disbandable else refuse("no-command-token", "units.command")


TAKING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-take-unit"), "units.reward", _offered_units, _why_not_offered
)


def _disbandable(moment: Moment[Quest]) -> Iterator[Option]:
    for id in moment.state.hero(moment.seat).units:
        words = say("option-disband", unit=card_name(moment.state.unit(id).card))
        yield DisbandUnit(id).option(words, "units.disband")


def why_not_disband(moment: Moment[Quest], deed: Deed) -> Verdict:
    """A unit under Bonds of Loyalty stays. [skill.bonds-of-loyalty]"""
    if not isinstance(deed, DisbandUnit):
        return None
    if deed.unit not in moment.state.hero(moment.seat).units:
        return refuse("not-your-unit", "units.command")
    return refuse("bonded", "skill.bonds-of-loyalty") if moment.state.unit(deed.unit).bonded else None


MAKING_PLACE: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-disband"), "units.disband", _disbandable, why_not_disband
)


# Borrowing


def _borrow(flow: Flow[Quest], resolve: Resolve, _word: BorrowUnit) -> None:
    flow.call(BorrowOffered(resolve.seat))


def _why_not_borrow(choice: Choice, _effect: Effect, _word: BorrowUnit) -> Verdict:
    """Not where units may not be used. [card.call-to-arms]"""
    if choice.combat is not None and not choice.combat.units:
        return refuse("no-units-here", "combat.no-units")
    return None if choice.state.offers.units else refuse("empty-offer", "units.offer")


def borrowable(state: Quest) -> Iterator[tuple[ActivateUnit, Effect]]:
    """The abilities of the units in the offer."""
    for card in dict.fromkeys(state.offers.units):
        for number in range(len(UNIT_CARDS[card].abilities)):
            yield ActivateUnit(card, number), ability(card, number)


RULES: dict[type, WordRule] = {BorrowUnit: WordRule(_borrow, _why_not_borrow)}

PROCEDURES: dict[type[Frame], Procedure] = {
    TakeUnit: Procedure(unit=(_ask_unit, _choose_unit), place=(_ask_place, _take_unit)),
}
