"""What everyone may see of a combat, with what could come of it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET, UnsetType

from magehall.games.mage_knight.cards.levels import level_token
from magehall.games.mage_knight.cards.vocabulary import FORTIFIED, Element
from magehall.games.mage_knight.combat.damage import attackers, damage_left, harm_of, why_not_unit
from magehall.games.mage_knight.combat.strike import PHASES
from magehall.games.mage_knight.combat.totals import attack_now, block_total, resists, strike_total
from magehall.games.mage_knight.duel import blows
from magehall.games.mage_knight.foes import values
from magehall.games.mage_knight.model.combat_state import Combat, Foe, Phase
from magehall.games.mage_knight.model.deeds.combat import HERO
from magehall.games.mage_knight.model.frames.cooperation import JointAssault
from magehall.games.mage_knight.model.frames.duel import Duel, GivenTurn
from magehall.games.mage_knight.model.frames.turn import Turn
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
    JointView,
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
    )


def duel_view(state: Quest) -> DuelView | UnsetType:
    """The running combat between players, from the moment somebody is attacked."""
    duel = state.find(Duel)
    if duel is None or state.find(GivenTurn) is not None:
        return UNSET
    begun = state.combat is not None
    return DuelView(
        aggressor=duel.aggressor,
        defender=duel.defender,
        begun=begun,
        full=duel.full,
        attacker=duel.attacker,
        blocker=duel.blocker,
        passes=duel.passes,
        melee=duel.melee,
        force=blows.attack_total(state, duel) if begun else 0,
        points=duel.points,
        elements=list(duel.elements),
        block=blows.block_total(state, duel) if begun else 0,
    )


def joint_view(state: Quest) -> JointView | UnsetType:
    """The cooperative assault that is proposed or under way."""
    joint = state.find(JointAssault)
    if joint is None:
        return UNSET
    under_way = bool(joint.parts) and joint.number < len(joint.seats)
    return JointView(
        space=joint.space,
        color=state.realm.cities[joint.space].color,
        seats=list(joint.seats),
        shares=list(joint.shares),
        actor=joint.actor if under_way else None,
        done=list(joint.seats[: joint.number]),
        left=len(joint.left),
    )


def acting_seat(state: Quest) -> int | None:
    """Who acts where several have a turn: in a fight out of turn."""
    given, duel, joint = state.find(GivenTurn), state.find(Duel), state.find(JointAssault)
    if state.combat is not None:
        # What a block left, the attacker spends. [duel.damage]
        spends = duel is not None and state.combat.phase is Phase.DAMAGE
        return duel.attacker if duel is not None and spends else state.combat.seat
    if given is not None:
        return given.seat
    if duel is not None:
        return duel.defender
    if joint is not None:
        return joint.actor if joint.number < len(joint.seats) else None
    turn = state.find(Turn)
    return turn.seat if turn is not None and turn.given else None


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
        block_halved=block.halved,
        damage=damage_left(state, id),
        wounds=harm_of(state, combat.seat, id, HERO).wounds if values.attacks(foe) else 0,
    )


# Attacks on several


def _wards(state: Quest, combat: Combat, foe: Foe) -> list[str]:
    """What lessens the points of an attack on an enemy. It holds for all struck with it. [combat.resistance]"""
    wards: list[str] = [element for element in Element if resists(values.resistances(foe), element)]
    if combat.phase is Phase.RANGED and values.is_fortified(state, foe):
        wards.append(FORTIFIED)
    return sorted(wards)


def _forces(state: Quest, combat: Combat) -> Iterator[ForceView]:
    """The attack's total against each union of wards. They are few, however many sets of enemies there are."""
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
