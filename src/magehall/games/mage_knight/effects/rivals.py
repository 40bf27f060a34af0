"""Words that work on the other players. [teams.allies]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.reference import card_color, is_action
from magehall.games.mage_knight.cards.vocabulary import BASIC_COLORS, Color
from magehall.games.mage_knight.cards.words.rivals import (
    OthersDiscardColor,
    OthersLoseCrystal,
    SpendOthersUnits,
    WoundsPerCrystal,
)
from magehall.games.mage_knight.effects.naming import named_color
from magehall.games.mage_knight.effects.rule import WordRule, not_in_combat
from magehall.games.mage_knight.heroes.gains import gain_crystal
from magehall.games.mage_knight.heroes.units import unit_level
from magehall.games.mage_knight.heroes.wounds import take_wounds
from magehall.games.mage_knight.model.deeds.effects import (
    ChooseColor,
    ChooseUnit,
    Decline,
    GiveUp,
    KeepYielded,
)
from magehall.games.mage_knight.model.events.effects import (
    CardDiscarded,
    CardShown,
    CardTaken,
    CrystalLost,
    HandShown,
    UnitSpentByRival,
)
from magehall.games.mage_knight.model.frames.effects import (
    GainLost,
    Resolve,
    SpendUnits,
    YieldCard,
)
from magehall.games.mage_knight.model.pieces import Unit
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def others(state: Quest, seat: int) -> tuple[int, ...]:
    """The other players, in the order of the round from this one on."""
    order = [other for other in state.calendar.order if other in state.seats]
    start = order.index(seat)
    return tuple(order[start + 1 :] + order[:start])


# Crystals


def _others_lose_crystal(flow: Flow[Quest], resolve: Resolve, _word: OthersLoseCrystal) -> None:
    """A crystal by lot, or a wound; one of those lost may be gained. [card.mana-meltdown]"""
    lost: list[Color] = []
    for other in others(flow.state, resolve.seat):
        owned = [
            color for color in BASIC_COLORS for _ in range(flow.state.hero(other).crystals.get(color, 0))
        ]
        if not owned:
            take_wounds(flow, other, 1, "card.mana-meltdown")
            continue
        color = flow.chance.pick("crystal", owned)
        flow.state.edit_hero(other).crystals[color] -= 1
        flow.emit(CrystalLost(hero=f"#{other}", color=f"@color-{color}"), "card.mana-meltdown")
        lost.append(color)
    if lost:
        flow.call(GainLost(resolve.seat, tuple(dict.fromkeys(lost))))


def _ask_lost(gaining: GainLost, flow: Flow[Quest]) -> Asked:
    return GAINING.ask(flow.state, gaining.seat)


def _gain_lost(gaining: GainLost, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, ChooseColor):
        gain_crystal(flow, gaining.seat, Color(deed.color), "card.mana-meltdown")


def _lost_crystals(moment: Moment[Quest]) -> Iterator[Option]:
    for color in moment.state.top(GainLost).colors:
        yield ChooseColor(color).option(say("option-crystal", color=f"@color-{color}"), "card.mana-meltdown")
    yield Decline().option(say("option-no-crystal"), "card.mana-meltdown")


def _why_not_lost(moment: Moment[Quest], deed: Deed) -> Verdict:
    if isinstance(deed, ChooseColor) and deed.color not in moment.state.top(GainLost).colors:
        return refuse("other-color", "card.mana-meltdown")
    return None


GAINING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-lost-crystal"), "card.mana-meltdown", _lost_crystals, _why_not_lost
)


def _wounds_per_crystal(flow: Flow[Quest], resolve: Resolve, _word: WoundsPerCrystal) -> None:
    color = named_color(flow, resolve)
    if color is None:
        return
    for seat in flow.state.seats:
        count = flow.state.hero(seat).crystals.get(color, 0)
        if count:
            take_wounds(flow, seat, count, "card.mana-meltdown")


# Cards of a colour


def _others_discard(flow: Flow[Quest], resolve: Resolve, word: OthersDiscardColor) -> None:
    color = named_color(flow, resolve)
    if color is None:
        return
    gain_crystal(flow, resolve.seat, color, "card.mind-read")
    flow.call(YieldCard(resolve.seat, color, others(flow.state, resolve.seat), word.may_keep))


def _show_hands(yielding: YieldCard, flow: Flow[Quest]) -> None:
    """Who has no such card shows the hand. [card.mind-read]"""
    while yielding.left and not _has_color(flow.state, yielding.left[0], yielding.color):
        seat = yielding.left[0]
        flow.emit(HandShown(hero=f"#{seat}", color=f"@color-{yielding.color}"), "card.mind-read")
        for card in flow.state.hero(seat).hand:
            flow.emit(CardShown(hero=f"#{seat}", card=card_name(card)), "card.mind-read")
        yielding.left = yielding.left[1:]


def _has_color(state: Quest, seat: int, color: Color) -> bool:
    return any(card_color(card) is color for card in state.hero(seat).hand)


def _ask_card(yielding: YieldCard, flow: Flow[Quest]) -> Asked:
    return YIELDING.ask(flow.state, yielding.left[0]) if yielding.left else None


def _yield_card(yielding: YieldCard, flow: Flow[Quest]) -> None:
    if not flow.answers:
        return
    seat, card = yielding.left[0], flow.deed(GiveUp).card
    hero = flow.state.edit_hero(seat)
    hero.hand.remove(card)
    hero.discard.append(card)
    flow.emit(CardDiscarded(hero=f"#{seat}", card=card_name(card)), "card.mind-read")
    if is_action(card):
        yielding.yielded = (*yielding.yielded, (seat, card))
    yielding.left = yielding.left[1:]
    yielding.go("hands")


def _ask_to_keep(yielding: YieldCard, flow: Flow[Quest]) -> Asked:
    if not yielding.may_keep or not yielding.yielded:
        return None
    return KEEPING.ask(flow.state, yielding.by)


def _keep(yielding: YieldCard, flow: Flow[Quest]) -> None:
    if not flow.answers or not isinstance(flow.answer.deed, KeepYielded):
        return
    kept = flow.deed(KeepYielded)
    flow.state.edit_hero(kept.seat).discard.remove(kept.card)
    flow.state.edit_hero(yielding.by).hand.append(kept.card)
    flow.emit(CardTaken(hero=f"#{yielding.by}", card=card_name(kept.card)), "card.mind-read")


def _cards(moment: Moment[Quest]) -> Iterator[Option]:
    for card in dict.fromkeys(moment.state.hero(moment.seat).hand):
        yield GiveUp(card, False).option(say("option-discard", card=card_name(card)), "card.mind-read")


def _why_not_card(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, GiveUp):
        return None
    if deed.thrown or deed.card not in moment.state.hero(moment.seat).hand:
        return refuse("not-held", "card.mind-read")
    fits = card_color(deed.card) is moment.state.top(YieldCard).color
    return None if fits else refuse("other-color", "card.mind-read")


YIELDING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-discard"), "card.mind-read", _cards, _why_not_card
)


def _keepable(moment: Moment[Quest]) -> Iterator[Option]:
    for seat, card in moment.state.top(YieldCard).yielded:
        words = say("option-keep-yielded", card=card_name(card), rival=f"#{seat}")
        yield KeepYielded(card, seat).option(words, "card.mind-read")
    yield Decline().option(say("option-take-nothing"), "card.mind-read")


def _why_not_keep(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, KeepYielded):
        return None
    yielded = moment.state.top(YieldCard).yielded
    return None if (deed.seat, deed.card) in yielded else refuse("no-such-card", "card.mind-read")


KEEPING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-take"), "card.mind-read", _keepable, _why_not_keep
)


# Units of others


def _spend_units(flow: Flow[Quest], resolve: Resolve, word: SpendOthersUnits) -> None:
    flow.call(SpendUnits(resolve.seat, word.most, others(flow.state, resolve.seat)))


def _fits(unit: Unit, most: int) -> bool:
    return unit.ready and unit_level(unit) <= most


def _skip(spending: SpendUnits, flow: Flow[Quest]) -> None:
    """Pass over players without a unit that could be spent."""
    while spending.left and not any(
        _fits(unit, spending.most) for unit in flow.state.units(spending.left[0])
    ):
        spending.left = spending.left[1:]


def _ask_unit(spending: SpendUnits, flow: Flow[Quest]) -> Asked:
    return SPENDING.ask(flow.state, spending.seat) if spending.left else None


def _spend_unit(spending: SpendUnits, flow: Flow[Quest]) -> None:
    if not flow.answers:
        return
    deed, victim = flow.answer.deed, spending.left[0]
    if isinstance(deed, ChooseUnit):
        flow.state.edit_unit(deed.unit).ready = False
        name = card_name(flow.state.unit(deed.unit).card)
        flow.emit(UnitSpentByRival(hero=f"#{victim}", unit=name), "card.energy-flow")
    spending.left = spending.left[1:]
    spending.go("skip")


def _victims(moment: Moment[Quest]) -> Iterator[Option]:
    spending = moment.state.top(SpendUnits)
    for id in moment.state.hero(spending.left[0]).units:
        name = card_name(moment.state.unit(id).card)
        yield ChooseUnit(id).option(say("option-spend-unit", unit=name), "card.energy-flow")
    yield Decline().option(say("option-spare-unit"), "card.energy-flow")


def _why_not_victim(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseUnit):
        return None
    spending = moment.state.top(SpendUnits)
    if deed.unit not in moment.state.hero(spending.left[0]).units:
        return refuse("not-that-player", "card.energy-flow")
    unit = moment.state.unit(deed.unit)
    if not unit.ready:
        return refuse("unit-spent", "card.energy-flow")
    fits = unit_level(unit) <= spending.most
    return None if fits else refuse("level-too-high", "card.energy-flow", level=spending.most)


SPENDING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-spend-unit"), "card.energy-flow", _victims, _why_not_victim
)


RULES: dict[type, WordRule] = {
    OthersLoseCrystal: WordRule(_others_lose_crystal),
    WoundsPerCrystal: WordRule(_wounds_per_crystal),
    OthersDiscardColor: WordRule(_others_discard),
    SpendOthersUnits: WordRule(_spend_units, not_in_combat),
}

PROCEDURES: dict[type[Frame], Procedure] = {
    GainLost: Procedure(ask=_ask_lost, gain=_gain_lost),
    YieldCard: Procedure(
        hands=_show_hands, ask=_ask_card, discard=_yield_card, ask_to_keep=_ask_to_keep, keep=_keep
    ),
    SpendUnits: Procedure(skip=_skip, ask=_ask_unit, spend=_spend_unit),
}
