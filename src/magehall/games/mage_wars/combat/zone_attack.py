"""An attack on a zone: one attack on each who stands there. [combat.zone-attack-all]"""

from __future__ import annotations

from magehall.games.mage_wars.combat.cancel import is_dazed_miss
from magehall.games.mage_wars.combat.options import attack_option
from magehall.games.mage_wars.model.attack_kind import AttackKind
from magehall.games.mage_wars.model.bars import bar_of
from magehall.games.mage_wars.model.deeds import AttackWith
from magehall.games.mage_wars.model.frames import Attack, ZoneAttack
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision
from magehall.kernel.flow import Asked, Flow, Procedure


def daze(zone_attack: ZoneAttack, flow: Flow[Duel]) -> None:
    """One roll for the whole zone. [conditions.daze-zone]"""
    state = flow.state
    zone_attack.card = state.piece(zone_attack.holder).card
    zone_attack.displaced = state.piece(zone_attack.attacker).displaced
    zone_attack.at_home = state.zone_of(zone_attack.attacker) == zone_attack.zone
    if is_dazed_miss(flow, zone_attack.attacker):
        zone_attack.stop()


def choose(zone_attack: ZoneAttack, flow: Flow[Duel]) -> Asked:
    self_left = zone_attack.remaining(flow.state)
    if len(self_left) < 2:
        return None
    bar = bar_of(zone_attack.card, zone_attack.place)
    options = tuple(
        attack_option(
            flow.state, zone_attack.attacker, zone_attack.holder, bar, id, "combat.zone-attack-order"
        )
        for id in self_left
    )
    return Decision(zone_attack.seat, say("ask-zone-order"), "combat.zone-attack-order", options)


def strike(zone_attack: ZoneAttack, flow: Flow[Duel]) -> None:
    left = zone_attack.remaining(flow.state)
    if not left:
        zone_attack.stop()
        return
    target = flow.deed(AttackWith).target if flow.answers else left[0]
    zone_attack.left = tuple(id for id in left if id != target)
    zone_attack.go("choose")
    flow.call(
        Attack(
            attacker=zone_attack.attacker,
            holder=zone_attack.holder,
            card=zone_attack.card,
            place=zone_attack.place,
            target=target,
            seat=zone_attack.seat,
            manner=AttackKind.ZONE,
        )
    )


PROCEDURE = Procedure(daze=daze, choose=choose, strike=strike)
