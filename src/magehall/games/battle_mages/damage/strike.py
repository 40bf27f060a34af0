"""Damage: a spell strikes, life is lost or regained. At zero the mage falls."""

from __future__ import annotations

from magehall.games.battle_mages.model.events import DamageGuarded, LifeRegained, MageHurt
from magehall.games.battle_mages.model.frames import Elimination, Strike
from magehall.games.battle_mages.model.mages import guard_against
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.kernel.flow import Flow, Procedure


def about_to_strike(_strike: Strike, flow: Flow[Battle]) -> None:
    """The last moment for Paralyze. [paralyze.moments]"""


def strike(strike: Strike, flow: Flow[Battle]) -> None:
    """The guard lowers the damage, not below zero. [mage.guard] [mage.never-below-zero]"""
    spell = strike.spell
    mage = flow.state.mage(spell.at)
    damage = max(0, spell.damage - guard_against(mage.school, spell.school))
    if damage < spell.damage:
        flow.emit(DamageGuarded(mage=f"#{spell.at}"), "mage.guard")
    strike.lost = min(damage, mage.life)
    hurt(flow, spell.at, damage, "turn.suffer")


def leech(strike: Strike, flow: Flow[Battle]) -> None:
    """What Leech took, its caster regains, if still in the duel. [leech.when-dealt] [eliminated.no-healing]"""
    if strike.spell.leech and flow.state.is_alive(strike.spell.by):
        regain(flow, strike.spell.by, strike.lost, "rare.leech")


PROCEDURE = Procedure(about_to_strike=about_to_strike, strike=strike, leech=leech)


def cancel_shares(flow: Flow[Battle], spell: Aimed) -> None:
    """With one share of a spell goes what its other targets would suffer. [paralyze.whole-spell]"""
    if spell.cast:
        table = flow.state.edit_table()
        table.aimed = [other for other in table.aimed if other.cast != spell.cast]


def hurt(flow: Flow[Battle], number: int, damage: int, rule: str) -> None:
    """Subtract damage from a mage's life; at zero the mage is out. [damage.life] [damage.zero]"""
    mage = flow.state.edit_mage(number)
    mage.life = max(0, mage.life - damage)
    flow.emit(MageHurt(mage=f"#{number}", damage=damage, life=mage.life), rule)
    if mage.life == 0:
        flow.call(Elimination(number))


def regain(flow: Flow[Battle], number: int, life: int, rule: str) -> None:
    """Give life back, never above the starting value. [rare.heal]"""
    mage = flow.state.edit_mage(number)
    gained = min(life, mage.starting_life - mage.life)
    mage.life += gained
    flow.emit(LifeRegained(mage=f"#{number}", gained=gained, life=mage.life), rule)
