"""Spending healing points. [heal.use]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from magehall.games.mage_knight.cards.catalogue import WOUND
from magehall.games.mage_knight.heroes.deck import draw_on
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.heroes.units import heal_unit, unit_level
from magehall.games.mage_knight.model.deeds.effects import HealWith
from magehall.games.mage_knight.model.events.effects import WoundHealed
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

HAND = "hand"


def _candidates(choice: Choice) -> Iterable[Option]:
    return _healings(choice) if choice.turn.healing else ()


def _healings(choice: Choice) -> Iterator[Option]:
    yield HealWith(HAND).option(say("option-heal-hand"), "heal.use")
    for id in choice.hero.units:
        unit = choice.state.unit(id)
        words = say("option-heal-with", unit=card_name(unit.card), points=unit_level(unit))
        yield HealWith(id).option(words, "heal.units")


def why_not_heal(choice: Choice, deed: HealWith) -> Verdict:
    """Verdict on healing a wound. One in hand takes a point, one of a unit takes its level; never in combat. [heal.use]"""
    if choice.fighting:
        return refuse("in-combat", "combat.no-healing")
    if deed.what == HAND:
        if WOUND not in choice.hero.hand:
            return refuse("no-wound", "heal.use")
        return None if choice.turn.healing else refuse("too-little-healing", "heal.use", needed=1)
    if deed.what not in choice.hero.units:
        return refuse("not-your-unit", "units.command")
    unit = choice.state.unit(deed.what)
    if not unit.wounds:
        return refuse("not-wounded", "heal.units")
    level = unit_level(unit)
    return None if choice.turn.healing >= level else refuse("too-little-healing", "heal.units", needed=level)


def _heal(flow: Flow[Quest], seat: int, deed: HealWith) -> None:
    state = flow.state
    if deed.what == HAND:
        state.edit_hero(seat).hand.remove(WOUND)
        flow.emit(WoundHealed(hero=f"#{seat}"), "heal.use")
        _spend(flow, seat, 1)
        if state.turn(seat).draws_when_healed:
            draw_on(flow, seat, 1, "card.golden-grail")
    else:
        _spend(flow, seat, unit_level(state.unit(deed.what)))
        heal_unit(flow, seat, deed.what)


def _spend(flow: Flow[Quest], seat: int, points: int) -> None:
    """Spend healing points, those of the Golden Grail first, which bring fame. [card.golden-grail]"""
    turn = flow.state.edit_turn(seat)
    turn.healing -= points
    golden = min(points, turn.golden_healing)
    turn.golden_healing -= golden
    gain_fame(flow, seat, golden, "card.golden-grail")


HEALING = Repertoire(_candidates, {HealWith: DeedRule(why_not_heal, _heal)})
