"""What everyone may see of a combat, with what could come of it."""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.cards.vocabulary import FORTIFIED, Element
from magehall.games.mage_knight.combat.damage import attackers, damage_left, harm_of, why_not_unit
from magehall.games.mage_knight.combat.strike import PHASES
from magehall.games.mage_knight.combat.totals import attack_now, block_total, resists, strike_total
from magehall.games.mage_knight.duel import blows
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.combat_state import Combat, Foe, Phase
from magehall.games.mage_knight.model.deeds.combat import HERO
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.show.combat_types import (
    AttackView,
    BlockView,
    CombatView,
    DuelView,
    FoeView,
    ForceView,
    HarmView,
)


def combat_view(state: Quest, combat: Combat) -> CombatView:
    """The running combat: enemies, points played, and what those come to."""
    attacks = [attack_now(combat, entry) for entry in combat.attacks]
    return CombatView(
        seat=combat.seat,
        place=combat.space,
        phase=combat.phase,
        site=combat.site,
        fortified=combat.fortified,
        units=combat.units,
        night=combat.night,
        foes=[_foe(state, combat, id) for id in combat.foes],
        attacks=[AttackView(entry.points, entry.mode, entry.element) for entry in attacks],
        blocks=[BlockView(entry.points, entry.element) for entry in combat.blocks],
        forces=list(_forces(state, combat)),
        harms=list(_harms(state, combat)),
        wounds=combat.wounds,
        endures=level_token(state.hero(combat.seat).level).hand,
        knocked_out=combat.knocked_out,
        dealing=combat.dealing,
        damage=combat.damage,
        defeated=[fallen.enemy for fallen in combat.defeated],
        rival=combat.rival,
        duel=_duel(state),
    )


def _duel(state: Quest) -> DuelView | None:
    duel = state.find(Duel)
    if duel is None:
        return None
    return DuelView(
        attacker=duel.attacker,
        blocker=duel.blocker,
        melee=duel.melee,
        force=blows.attack_total(state, duel),
        points=duel.points,
        elements=list(duel.elements),
        block=blows.block_total(state, duel),
    )


def _foe(state: Quest, combat: Combat, id: str) -> FoeView:
    foe = state.foe(id)
    block = block_total(state, combat, foe)
    fortified = values.fortification(state, foe)
    return FoeView(
        id=id,
        card=foe.enemy,
        origin=foe.origin,
        place=foe.space,
        armor=values.armor(state, foe),
        attack=values.attack_value(state, foe),
        element=values.element(foe),
        traits=list(values.traits(state, foe)),
        resistances=list(values.resistances(foe)),
        fortification=fortified,
        fame=values.fame(foe),
        defends=foe.defends,
        held=foe.held,
        blocked=foe.blocked,
        dealt=foe.dealt,
        hidden=foe.hidden,
        reachable=combat.phase is not Phase.RANGED or fortified < values.DOUBLY,
        wards=_wards(state, combat, foe),
        attack_missing=strike_total(state, combat, [foe]).missing,
        block_needed=block.needed,
        block_missing=block.missing,
        damage=damage_left(state, id),
        wounds=harm_of(state, combat.seat, id, HERO).wounds if values.attacks(foe) else 0,
    )


# Attacks on several


def _wards(state: Quest, combat: Combat, foe: Foe) -> list[str]:
    """What lessens the points of an attack on an enemy, and on all struck with it. [combat.resistance]"""
    wards: list[str] = [element for element in Element if resists(values.resistances(foe), element)]
    if combat.phase is Phase.RANGED and values.is_fortified(state, foe):
        wards.append(FORTIFIED)
    return sorted(wards)


def _forces(state: Quest, combat: Combat) -> Iterator[ForceView]:
    """What the attack comes to against each union of wards: few, however many sets of enemies there are."""
    if not combat.attacks or combat.phase not in PHASES:
        return
    groups: dict[frozenset[str], tuple[Foe, ...]] = {}
    for foe in state.foes().values():
        own = frozenset(_wards(state, combat, foe))
        for wards, foes in [(frozenset[str](), ()), *groups.items()]:
            groups.setdefault(wards | own, (*foes, foe))
    for wards, foes in groups.items():
        total = strike_total(state, combat, foes)
        yield ForceView(sorted(wards), total.points, total.halved)


# Damage


def _harms(state: Quest, combat: Combat) -> Iterator[HarmView]:
    """Each way to assign damage now, with what it does. [combat.damage]"""
    if combat.phase is not Phase.DAMAGE:
        return
    choice = Choice(state, combat.seat)
    for foe in attackers(state):
        for to in (*(id for id in choice.hero.units if why_not_unit(choice, id) is None), HERO):
            harm = harm_of(state, combat.seat, foe, to)
            left = max(0, damage_left(state, foe) - harm.taken)
            yield HarmView(foe, to, harm.wounds, left, harm.discarded, harm.lost)
