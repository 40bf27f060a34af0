"""Attacks that are no creature's attack action. Those of spells and of a temple, and the automatic ones."""

from __future__ import annotations

from magehall.games.mage_wars.combat.cancel import places
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.frames import Attack, AttackAction, ZoneAttack
from magehall.games.mage_wars.model.state import NO_CARD, Duel
from magehall.kernel.flow import Flow


def cast_attack(flow: Flow[Duel], spell: str, caster: str, seat: int, target: str) -> None:
    """Begin the attack of an attack spell, on one target or a zone. Some spells spare their caster. [spells.attack]
    [combat.attack-spell]"""
    state = flow.state
    if state.exists(target):
        flow.call(
            AttackAction(
                attacker=caster, holder=spell, place=0, target=target, seat=seat, manner=AttackKind.SPELL
            )
        )
        return
    zone = state.arena.zone(target)
    spares = "spares-caster" in state.card(spell).trait_names
    left = tuple(id for id in state.in_zone(zone) if not (spares and id == caster))
    flow.call(ZoneAttack(attacker=caster, holder=spell, place=0, seat=seat, left=left, zone=zone))


def strike_with(flow: Flow[Duel], source: str, caster: str, seat: int, target: str) -> None:
    """The attack on an object's card, made by an effect: Explode, Arcane Zap."""
    state = flow.state
    if not state.exists(target):
        return
    place = next(place for place, bar in enumerate(state.card(source).attacks) if bar.speed is None)
    flow.call(
        AttackAction(
            attacker=caster, holder=source, place=place, target=target, seat=seat, manner=AttackKind.SPELL
        )
    )


def temples_of(state: Duel, temple: str) -> int:
    """How many temples the controller of one has. [card.temple-of-light]"""
    mine = state.piece(temple).controller
    return sum(
        "temple" in state.card(id).subtypes and piece.controller == mine for id, piece in state.pieces()
    )


def light_blast(flow: Flow[Duel], temple: str, seat: int, target: str, temples: int) -> None:
    """Begin the attack of the Temple of Light. It rolls a die for each temple, and adds as much to the effect die.
    [card.temple-of-light]"""
    flow.call(
        AttackAction(
            attacker=temple,
            holder=temple,
            place=0,
            target=target,
            seat=seat,
            manner=AttackKind.FREE,
            more_dice=temples,
            more_effect=temples,
        )
    )


def automatic_attack(
    flow: Flow[Duel], holder: str, place: int, target: str, kind: AttackKind, source: str = ""
) -> None:
    """Begin an automatic attack, which nobody declares. That of a wall, a trap or a bash begins with the Avoid Attack
    Step, that of a barrier with the dice. [combat.automatic-steps] [combat.barrier-steps]"""
    seat = flow.state.piece(holder).controller if holder else flow.state.piece(target).controller
    strike = Attack(
        attacker=source or holder,
        holder=holder,
        card=flow.state.piece(holder).card if holder else NO_CARD,
        place=place,
        target=target,
        seat=seat,
        manner=kind,
    )
    strike.displaced = places(strike, flow.state)
    flow.call(strike)
    strike.step = "roll" if kind is AttackKind.BARRIER else "triggers"
