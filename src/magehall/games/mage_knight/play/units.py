"""Activating units, and banners assigned to them. [units.activate]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from magehall.games.mage_knight.cards.catalogue import ARTIFACT_CARDS, UNIT_CARDS
from magehall.games.mage_knight.cards.reference import ability
from magehall.games.mage_knight.effects.judge import why_not_effect
from magehall.games.mage_knight.effects.points import banner_of
from magehall.games.mage_knight.effects.taking_units import borrowable
from magehall.games.mage_knight.heroes.units import ready_unit
from magehall.games.mage_knight.mana.ways import Need
from magehall.games.mage_knight.model.deeds.effects import ActivateUnit, AssignBanner, Decline, UseBanner
from magehall.games.mage_knight.model.events.effects import BannerAssigned, UnitActivated
from magehall.games.mage_knight.model.frames.effects import BorrowOffered, Pay, Resolve
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Deed, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def ability_price(card: str, number: int) -> tuple[Need, ...]:
    """The mana that an ability takes. [units.activate]"""
    mana = UNIT_CARDS[card].abilities[number].mana
    return () if mana is None else ((mana,),)


@cache
def _activation(id: str, card: str, number: int) -> Option:
    words = say("option-activate", unit=card_name(card), ability=f"@ability-{card}-{number}")
    return ActivateUnit(id, number).option(words, "units.activate")


def _candidates(choice: Choice) -> Iterable[Option]:
    return _candidates_of_units(choice) if choice.hero.units else ()


def _candidates_of_units(choice: Choice) -> Iterator[Option]:
    for id in choice.hero.units:
        unit = choice.state.unit(id)
        for number in range(len(UNIT_CARDS[unit.card].abilities)):
            yield _activation(id, unit.card, number)
        if unit.banner:
            words = say("option-use-banner", unit=card_name(unit.card), banner=card_name(unit.banner))
            yield UseBanner(id).option(words, "card.banner-of-courage")
    for card in dict.fromkeys(choice.hero.hand):
        if card in ARTIFACT_CARDS and ARTIFACT_CARDS[card].banner is not None:
            for id in choice.hero.units:
                words = say(
                    "option-assign-banner", banner=card_name(card), unit=card_name(choice.state.unit(id).card)
                )
                yield AssignBanner(card, id).option(words, "units.banner")


def why_not_activate(choice: Choice, deed: ActivateUnit) -> Verdict:
    """Only a ready and unwounded unit can be activated. [units.activate]"""
    if deed.unit not in choice.hero.units:
        return refuse("not-your-unit", "units.command")
    unit = choice.state.unit(deed.unit)
    if not 0 <= deed.ability < len(UNIT_CARDS[unit.card].abilities):
        return refuse("no-such-ability", "units.activate")
    if unit.wounds:
        return refuse("unit-wounded", "units.activate")
    if not unit.ready:
        return refuse("unit-spent", "units.activate")
    if choice.combat is not None and not choice.combat.units and not unit.bonded:
        return refuse("no-units-here", "combat.no-units")
    return why_not_effect(choice, ability(unit.card, deed.ability), ability_price(unit.card, deed.ability))


def _activate(flow: Flow[Quest], seat: int, deed: ActivateUnit) -> None:
    state = flow.state
    unit = state.edit_unit(deed.unit)
    unit.ready = False
    if state.combat is not None:
        state.edit_combat().begun = True
    _run(flow, seat, unit.card, deed.ability, deed.unit)


def _run(flow: Flow[Quest], seat: int, card: str, number: int, unit: str) -> None:
    flow.emit(UnitActivated(hero=f"#{seat}", unit=card_name(card)), "units.activate")
    flow.call(Resolve(seat, ability(card, number), unit=unit))
    needs = ability_price(card, number)
    if needs:
        flow.call(Pay(seat, needs))


# Banners


def why_not_assign(choice: Choice, deed: AssignBanner) -> Verdict:
    """A banner in hand can be assigned at any moment of one's turn. [units.banner]"""
    if deed.banner not in choice.hero.hand:
        return refuse("not-held", "units.banner")
    if deed.banner not in ARTIFACT_CARDS or ARTIFACT_CARDS[deed.banner].banner is None:
        return refuse("no-banner", "units.banner")
    return None if deed.unit in choice.hero.units else refuse("not-your-unit", "units.command")


def _assign(flow: Flow[Quest], seat: int, deed: AssignBanner) -> None:
    """A banner that the unit had is discarded. Assigning counts as playing. [units.banner]"""
    hero, unit = flow.state.edit_hero(seat), flow.state.edit_unit(deed.unit)
    hero.hand.remove(deed.banner)
    if unit.banner:
        hero.discard.append(unit.banner)
    unit.banner, unit.banner_down = deed.banner, False
    flow.state.edit_turn(seat).played_or_discarded = True
    flow.emit(
        BannerAssigned(hero=f"#{seat}", banner=card_name(deed.banner), unit=card_name(unit.card)),
        "units.banner",
    )


def why_not_use_banner(choice: Choice, deed: UseBanner) -> Verdict:
    """Once a round, and not in combat, the Banner of Courage readies its unit. [card.banner-of-courage]"""
    if deed.unit not in choice.hero.units:
        return refuse("not-your-unit", "units.command")
    banner = banner_of(choice.state, deed.unit)
    if banner is None or not banner.readies:
        return refuse("no-such-banner", "card.banner-of-courage")
    if choice.fighting:
        return refuse("in-combat", "combat.no-healing")
    unit = choice.state.unit(deed.unit)
    if unit.banner_down:
        return refuse("banner-used", "card.banner-of-courage")
    return refuse("already-ready", "units.ready") if unit.ready else None


def _use_banner(flow: Flow[Quest], seat: int, deed: UseBanner) -> None:
    flow.state.edit_unit(deed.unit).banner_down = True
    ready_unit(flow, seat, deed.unit)


UNITS = Repertoire(
    _candidates,
    {
        ActivateUnit: DeedRule(why_not_activate, _activate),
        AssignBanner: DeedRule(why_not_assign, _assign),
        UseBanner: DeedRule(why_not_use_banner, _use_banner),
    },
)


# A unit of the offer


def _ask_borrowed(borrowing: BorrowOffered, flow: Flow[Quest]) -> Asked:
    return BORROWING.ask(flow.state, borrowing.seat)


def _use_borrowed(borrowing: BorrowOffered, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if isinstance(deed, ActivateUnit):
        _run(flow, borrowing.seat, deed.unit, deed.ability, deed.unit)


def _borrowed(choice: Choice) -> Iterator[Option]:
    for deed, _ in borrowable(choice.state):
        ability_text = f"@ability-{deed.unit}-{deed.ability}"
        words = say("option-activate", unit=card_name(deed.unit), ability=ability_text)
        yield deed.option(words, "card.call-to-arms")
    yield Decline().option(say("option-no-unit"), "card.call-to-arms")


def _why_not_borrowed(choice: Choice, deed: Deed) -> Verdict:
    if not isinstance(deed, ActivateUnit):
        return None
    for found, effect in borrowable(choice.state):
        if found == deed:
            return why_not_effect(choice, effect, ability_price(deed.unit, deed.ability))
    return refuse("not-offered", "card.call-to-arms")


BORROWING: Question[Quest, Choice] = Question(
    Choice, say("ask-borrow"), "card.call-to-arms", _borrowed, _why_not_borrowed
)

PROCEDURES: dict[type[Frame], Procedure] = {
    BorrowOffered: Procedure(ask=_ask_borrowed, use=_use_borrowed),
}
