"""Units of a rival as targets of effects in a duel. [duel.effects]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import BLUE, RED, Color, Resistance
from magehall.games.mage_knight.cards.words.enemies import (
    Destroy,
    Hold,
    LoseFortification,
    LoseResistances,
    Weaken,
)
from magehall.games.mage_knight.effects.unit_values import unit_armor, unit_resistances
from magehall.games.mage_knight.model.combat_state import Combat
from magehall.games.mage_knight.model.events.combat import (
    EnemyHeld,
    EnemyWeakened,
    FortificationLost,
    ResistanceLost,
    UnitWounded,
)
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.state import COMBAT, WAITING, Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow

RIVAL = "rival"
"""What the effect of a block names instead of an enemy: a unit of the attack is chosen. [duel.effects]"""

AimedWord = Weaken | Hold | LoseFortification | LoseResistances | Destroy

_IMMUNE = {RED: Resistance.FIRE, BLUE: Resistance.ICE}


def rival_units(state: Quest, *, attacking: bool = False) -> list[str]:
    """The unwounded units of the rival in a duel. ``attacking``: those that gave to the attack under way.
    [duel.effects]"""
    combat, duel = state.combat, state.find(Duel)
    if combat is None or combat.rival is None or duel is None:
        return []
    shares = {share.unit for share in duel.shares if share.points and duel.attacker != combat.seat}
    units = [id for id in state.hero(combat.rival).units if not state.unit(id).wounds]
    return [id for id in units if id in shares or not attacking]


def is_immune(state: Quest, unit: str, color: Color | None) -> bool:
    """Red effects do nothing to what resists fire, blue ones to what resists ice. [combat.resist-effects]"""
    return color in _IMMUNE and _IMMUNE[color] in unit_resistances(state, unit)


def is_walled(state: Quest, unit: str) -> bool:
    """Whether a unit of the rival stands behind walls that count. [duel.fortified] [duel.exposed]"""
    if state.unit(unit).unfortified:
        return False
    owner = state.unit(unit).owner
    for id in (COMBAT, WAITING):
        side = state.get(id, Combat) if id in state.things else None
        if side is not None and side.seat == owner and side.rival is not None:
            return side.fortified and not state.turn(side.rival).ignores_sites
    return False


def work_on_unit(flow: Flow[Quest], word: AimedWord, unit: str) -> None:
    """Apply an aimed word to a unit of the rival. What would destroy it wounds it, and what holds it takes its part off
    the attack. [duel.effects]"""
    state, enemy = flow.state, card_name(flow.state.unit(unit).card)
    if isinstance(word, Weaken):
        less = word.fortified if word.fortified and is_walled(state, unit) else word.armor
        times = len(unit_resistances(state, unit)) if word.per_resistance else 1
        state.edit_unit(unit).armor_less += less * times
        flow.emit(EnemyWeakened(enemy=enemy, armor=unit_armor(state, unit)), "duel.effects")
    elif isinstance(word, LoseFortification):
        state.edit_unit(unit).unfortified = True
        flow.emit(FortificationLost(enemy=enemy), "duel.exposed")
    elif isinstance(word, LoseResistances):
        state.edit_unit(unit).stripped += word.resistances
        flow.emit(ResistanceLost(enemy=enemy), "duel.effects")
    elif isinstance(word, Hold):
        take_off(state, unit)
        flow.emit(EnemyHeld(enemy=enemy), "duel.effects")
    elif isinstance(word, Destroy):
        hurt = state.edit_unit(unit)
        hurt.wounds += 1
        event = UnitWounded(hero=f"#{hurt.owner}", unit=card_name(hurt.card), wounds=1)
        flow.emit(event, "duel.effects")


def take_off(state: Quest, unit: str) -> None:
    """Take what a unit gave off the attack under way; the rest goes on. [duel.effects]"""
    duel = state.find(Duel)
    assert duel is not None
    duel.points = max(0, duel.points - sum(share.points for share in duel.shares if share.unit == unit))
    duel.shares = tuple(share for share in duel.shares if share.unit != unit)
