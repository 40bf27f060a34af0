"""Banners that cancel an attack in the block phase. [card.banner-of-fear]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.combat.block import why_not_attacking
from magehall.games.mage_knight.combat.units import serves
from magehall.games.mage_knight.effects.points import banner_of
from magehall.games.mage_knight.effects.rival_units import rival_units, take_off
from magehall.games.mage_knight.foes.values import unreached
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.deeds.combat import CancelAttackBy
from magehall.games.mage_knight.model.events.combat import AttackCancelled
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

RULE = "card.banner-of-fear"


def why_not_cancel(choice: Choice, deed: CancelAttackBy) -> Verdict:
    """Verdict on cancelling an attack by a banner. A ready, unwounded unit with it does so in the block phase.
    [card.banner-of-fear]"""
    combat, state = choice.combat, choice.state
    if combat is None or combat.phase is not Phase.BLOCK:
        return refuse("no-block-phase", "combat.phases")
    if deed.unit not in choice.hero.units:
        return refuse("no-such-unit", RULE)
    unit, banner = state.unit(deed.unit), banner_of(state, deed.unit)
    if banner is None or not banner.cancels:
        return refuse("banner-cancels-nothing", RULE)
    if not serves(combat, unit):
        return refuse("units-stay-outside", "combat.no-units")
    if unit.wounds:
        return refuse("banner-unit-wounded", RULE, unit=card_name(unit.card))
    if not unit.ready:
        return refuse("banner-unit-spent", RULE, unit=card_name(unit.card))
    if deed.foe in rival_units(state, attacking=True):
        return None
    foe = state.foes().get(deed.foe)
    return unreached(state, deed.foe, RULE) if foe is None else why_not_attacking(foe)


def cancel(flow: Flow[Quest], seat: int, deed: CancelAttackBy) -> None:
    """Spend the unit; the enemy does not attack. In a duel what a unit gave is taken off the attack.
    [card.banner-of-fear] [duel.effects]"""
    state = flow.state
    unit = state.edit_unit(deed.unit)
    unit.ready = False
    enemy = card_name(_attackers(state)[deed.foe])
    if deed.foe in state.foes():
        state.edit_foe(deed.foe).held = True
    else:
        take_off(state, deed.foe)
    flow.emit(AttackCancelled(hero=f"#{seat}", unit=card_name(unit.card), enemy=enemy), RULE)
    banner = banner_of(state, deed.unit)
    gain_fame(flow, seat, banner.fame if banner else 0, RULE)


def _attackers(state: Quest) -> dict[str, str]:
    """Who could be kept from attacking, with the name on its token or card. [combat.no-attack] [duel.effects]"""
    units = {id: state.unit(id).card for id in rival_units(state, attacking=True)}
    return {id: foe.enemy for id, foe in state.foes().items()} | units


def cancellations(choice: Choice) -> Iterator[Option]:
    """All attacks that a banner may cancel."""
    if choice.combat is None or choice.combat.phase is not Phase.BLOCK:
        return
    for id in choice.hero.units:
        unit, banner = choice.state.unit(id), banner_of(choice.state, id)
        if banner is None or not banner.cancels:
            continue
        for attacker, name in _attackers(choice.state).items():
            words = say("option-cancel", unit=card_name(unit.card), enemy=card_name(name))
            yield CancelAttackBy(id, attacker).option(words, RULE)


BANNERS = Repertoire(cancellations, {CancelAttackBy: DeedRule(why_not_cancel, cancel)})
