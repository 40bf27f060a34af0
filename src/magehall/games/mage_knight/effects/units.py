"""Words about units: readying, healing, bonuses, and units of the offer. [units]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.reference import Effect, words_of
from magehall.games.mage_knight.cards.vocabulary import BLUE, FOREST, RED, Color
from magehall.games.mage_knight.cards.words.units import (
    ActivationBonus,
    AddUnitsToOffer,
    BondOfLoyalty,
    FamePerFightingUnit,
    HealUnit,
    NoDamageToUnits,
    PayForMore,
    ReadyAllUnits,
    ReadyLevels,
    ReadyUnit,
    RecruitFree,
    UnitsResist,
    UnitValues,
    WoundItself,
)
from magehall.games.mage_knight.effects.rule import WordRule, in_combat, not_in_combat
from magehall.games.mage_knight.heroes.units import add_to_offer, heal_unit, ready_unit, unit_level
from magehall.games.mage_knight.mana.paying import why_not_payable
from magehall.games.mage_knight.model.deeds.effects import ChooseUnit, Decline, KeepRest, PayOptional
from magehall.games.mage_knight.model.events.combat import UnitWounded
from magehall.games.mage_knight.model.frames.effects import ChooseOwnUnit, Pay, PayMore, Resolve, TakeUnit
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.realm import terrain_at
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

READY, READY_AND_HEAL, HEAL = "ready", "ready-and-heal", "heal"


def _fits(unit: Unit, purpose: str, most: int) -> bool:
    if purpose == HEAL:
        return unit.wounds > 0
    return not unit.ready and unit_level(unit) <= most


def _ready(flow: Flow[Quest], resolve: Resolve, word: ReadyUnit) -> None:
    """Without a unit to ready the rest of the effect does not happen. [card.energy-flow]"""
    if not any(_fits(unit, READY, word.most) for unit in flow.state.units(resolve.seat)):
        resolve.stop()
        return
    flow.call(ChooseOwnUnit(resolve.seat, READY_AND_HEAL if word.heals else READY, word.most))


def _why_not_ready(choice: Choice, effect: Effect, word: ReadyUnit) -> Verdict:
    """Readying is healing: not in combat. An effect that begins with it needs a spent unit. [units.ready]"""
    if choice.fighting:
        return refuse("in-combat", "combat.no-healing")
    if not isinstance(words_of(effect)[0], ReadyUnit):
        return None
    spent = any(_fits(unit, READY, word.most) for unit in choice.state.units(choice.seat))
    return None if spent else refuse("no-spent-unit", "units.ready")


def _heal(flow: Flow[Quest], resolve: Resolve, _word: HealUnit) -> None:
    flow.call(ChooseOwnUnit(resolve.seat, HEAL, 0))


def _why_not_heal(choice: Choice, _effect: Effect, _word: HealUnit) -> Verdict:
    if choice.fighting:
        return refuse("in-combat", "combat.no-healing")
    wounded = any(unit.wounds for unit in choice.state.units(choice.seat))
    return None if wounded else refuse("no-wounded-unit", "heal.units")


def _ready_levels(flow: Flow[Quest], resolve: Resolve, word: ReadyLevels) -> None:
    state, seat = flow.state, resolve.seat
    space = state.hero(seat).space
    in_forest = bool(space) and terrain_at(state, space) is FOREST
    levels = word.in_forest if in_forest else word.levels
    if any(_fits(unit, READY, levels) for unit in state.units(seat)):
        flow.call(ChooseOwnUnit(seat, READY, levels, levels))


def _ready_all(flow: Flow[Quest], resolve: Resolve, _word: ReadyAllUnits) -> None:
    for id in flow.state.hero(resolve.seat).units:
        ready_unit(flow, resolve.seat, id)


# Which unit


def _ask(choosing: ChooseOwnUnit, flow: Flow[Quest]) -> Asked:
    return CHOOSING.ask(flow.state, choosing.seat)


def _choose(choosing: ChooseOwnUnit, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if not isinstance(deed, ChooseUnit):
        return
    state, seat = flow.state, choosing.seat
    if choosing.purpose != HEAL:
        ready_unit(flow, seat, deed.unit)
    if choosing.purpose != READY and state.unit(deed.unit).wounds:
        heal_unit(flow, seat, deed.unit)
    if choosing.levels:
        choosing.levels -= unit_level(state.unit(deed.unit))
        choosing.most = choosing.levels
        if any(_fits(unit, READY, choosing.levels) for unit in state.units(seat)):
            choosing.go("ask")


def _own_units(moment: Moment[Quest]) -> Iterator[Option]:
    choosing = moment.state.top(ChooseOwnUnit)
    key, rule = (
        ("option-heal-unit", "heal.units") if choosing.purpose == HEAL else ("option-ready", "units.ready")
    )
    for id in moment.state.hero(moment.seat).units:
        yield ChooseUnit(id).option(say(key, unit=card_name(moment.state.unit(id).card)), rule)
    if choosing.levels:
        yield KeepRest().option(say("option-enough"), rule)


def _why_not_own(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseUnit):
        return None
    choosing = moment.state.top(ChooseOwnUnit)
    if deed.unit not in moment.state.hero(moment.seat).units:
        return refuse("not-your-unit", "units.command")
    unit = moment.state.unit(deed.unit)
    if choosing.purpose == HEAL:
        return None if unit.wounds else refuse("not-wounded", "heal.units")
    if unit.ready:
        return refuse("already-ready", "units.ready")
    return (
        None
        if unit_level(unit) <= choosing.most
        else refuse("level-too-high", "units.ready", level=choosing.most)
    )


CHOOSING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-unit"), "units.ready", _own_units, _why_not_own
)


# Bonuses


def _values(flow: Flow[Quest], resolve: Resolve, word: UnitValues) -> None:
    turn = flow.state.edit_turn(resolve.seat)
    turn.unit_attack += word.attack
    turn.unit_block += word.block
    turn.unit_armor += word.armor


def _why_not_values(choice: Choice, _effect: Effect, word: UnitValues) -> Verdict:
    """Some need the start of a combat, before anything else is done in it. [card.into-the-heat]"""
    if not choice.fighting or choice.combat is None:
        return refuse("not-in-combat", "effects.when")
    return refuse("combat-begun", "card.into-the-heat") if word.at_start and choice.combat.begun else None


def _no_damage(flow: Flow[Quest], resolve: Resolve, _word: NoDamageToUnits) -> None:
    flow.state.edit_turn(resolve.seat).safe_units = True


def _resist(flow: Flow[Quest], resolve: Resolve, word: UnitsResist) -> None:
    flow.state.edit_turn(resolve.seat).unit_resistances += word.resistances


def _fame_per_unit(flow: Flow[Quest], resolve: Resolve, word: FamePerFightingUnit) -> None:
    flow.state.edit_turn(resolve.seat).fame_per_unit += word.points


def _lead(flow: Flow[Quest], resolve: Resolve, _word: ActivationBonus) -> None:
    flow.state.edit_turn(resolve.seat).activation = resolve.effect.source


def _wound_itself(flow: Flow[Quest], resolve: Resolve, _word: WoundItself) -> None:
    if resolve.unit in flow.state.things:
        unit = flow.state.edit_unit(resolve.unit)
        unit.wounds += 1
        event = UnitWounded(hero=f"#{resolve.seat}", unit=card_name(unit.card), wounds=1)
        flow.emit(event, "unit.utem-swordsmen")


# Mana for more


def _pay_for_more(flow: Flow[Quest], resolve: Resolve, word: PayForMore) -> None:
    flow.call(PayMore(resolve.seat, word.points))


def _ask_more(paying: PayMore, flow: Flow[Quest]) -> Asked:
    return PAYING_MORE.ask(flow.state, paying.seat)


def _more(paying: PayMore, flow: Flow[Quest]) -> None:
    """Each colour raises the points once. [unit.altem-mages]"""
    deed = flow.answer.deed
    if not isinstance(deed, PayOptional):
        return
    opener = flow.state.opener()
    assert isinstance(opener, Resolve)
    opener.bonus += paying.points
    paying.paid = (*paying.paid, Color(deed.color))
    if len(paying.paid) < 2:
        paying.go("ask")
    flow.call(Pay(paying.seat, ((Color(deed.color),),)))


def _more_mana(choice: Choice) -> Iterator[Option]:
    paid = choice.state.top(PayMore).paid
    for color in (BLUE, RED):
        if color not in paid:
            words = say("option-pay-more", color=f"@color-{color}")
            yield PayOptional(color).option(words, "unit.altem-mages")
    yield Decline().option(say("option-pay-nothing"), "unit.altem-mages")


def _why_not_more(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, PayOptional):
        return None
    if deed.color not in (BLUE, RED) or deed.color in choice.state.top(PayMore).paid:
        return refuse("other-color", "unit.altem-mages")
    return why_not_payable(choice, ((Color(deed.color),),))


PAYING_MORE: Question[Quest, Choice] = Question(
    Choice, say("ask-pay-more"), "unit.altem-mages", _more_mana, _why_not_more
)


# Units of the offer


def _recruit_free(flow: Flow[Quest], resolve: Resolve, _word: RecruitFree) -> None:
    flow.call(TakeUnit(resolve.seat, recruits=True))


def _why_no_unit_offered(choice: Choice, _effect: Effect, _word: object) -> Verdict:
    return None if choice.state.offers.units else refuse("empty-offer", "units.offer")


def _add_units(flow: Flow[Quest], _resolve: Resolve, word: AddUnitsToOffer) -> None:
    add_to_offer(flow, elite=False, count=word.count)


def _bond(_flow: Flow[Quest], _resolve: Resolve, _word: BondOfLoyalty) -> None:
    """Do nothing at once. The token itself counts as a place for a unit. [skill.bonds-of-loyalty]"""


RULES: dict[type, WordRule] = {
    ReadyUnit: WordRule(_ready, _why_not_ready),
    HealUnit: WordRule(_heal, _why_not_heal, asks=True),
    ReadyLevels: WordRule(_ready_levels, not_in_combat),
    ReadyAllUnits: WordRule(_ready_all, not_in_combat),
    UnitValues: WordRule(_values, _why_not_values),
    NoDamageToUnits: WordRule(_no_damage, in_combat),
    UnitsResist: WordRule(_resist, in_combat),
    FamePerFightingUnit: WordRule(_fame_per_unit, in_combat),
    ActivationBonus: WordRule(_lead, in_combat),
    WoundItself: WordRule(_wound_itself),
    PayForMore: WordRule(_pay_for_more),
    RecruitFree: WordRule(_recruit_free, _why_no_unit_offered),
    AddUnitsToOffer: WordRule(_add_units),
    BondOfLoyalty: WordRule(_bond),
}

PROCEDURES: dict[type[Frame], Procedure] = {
    ChooseOwnUnit: Procedure(ask=_ask, choose=_choose),
    PayMore: Procedure(ask=_ask_more, pay=_more),
}
