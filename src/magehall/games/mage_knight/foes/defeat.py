"""The end of enemies: defeat with its fame, and summoned monsters that vanish. [combat.defeated]"""

from __future__ import annotations

from magehall.games.mage_knight.foes.tokens import discard_token
from magehall.games.mage_knight.foes.values import HELPING, fame
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.model.combat_state import Fallen, Foe, Origin
from magehall.games.mage_knight.model.events.combat import DieShown, EnemyDefeated, MonsterGone
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow


def defeat(flow: Flow[Quest], id: str, rule: str = "combat.defeated") -> None:
    """Defeat or destroy an enemy: fame at once, its token discarded. A summoned one only vanishes. [combat.defeated]"""
    state = flow.state
    foe = state.edit_foe(id)
    if foe.origin is Origin.SUMMONED:
        dismiss(flow, id)
        return
    combat = state.edit_combat()
    seat = combat.seat
    combat.defeated.append(Fallen(foe.enemy, foe.origin, foe.space))
    flow.emit(EnemyDefeated(hero=f"#{seat}", enemy=card_name(foe.enemy)), rule)
    if combat.die is not None:
        # It shows late: its enemy fell before the phase that it is for.
        flow.emit(DieShown(color=f"@color-{combat.die}"), "interactive.die")
        foe.more_fame += combat.die in HELPING
        combat.die = None
    gained = fame(foe)
    if foe.half_fame:
        gained = halved(combat.halved + gained) - halved(combat.halved)
        combat.halved += fame(foe)
    gain_fame(flow, seat, gained, "enemy.fame")
    if state.has_turn(seat):
        state.edit_turn(seat).defeated += 1
    take_out(flow, id)
    discard_token(flow, foe.enemy)


def halved(fame: int) -> int:
    """Half of an amount of fame, rounded up. [keep.rival]"""
    return (fame + 1) // 2


def dismiss(flow: Flow[Quest], id: str) -> None:
    """Discard a summoned monster, and show its summoner again; it gives no fame. [enemy.summon]"""
    state = flow.state
    monster = state.foe(id)
    take_out(flow, id)
    discard_token(flow, monster.enemy)
    if monster.summoner in state.things:
        state.edit_foe(monster.summoner).hidden = False
    flow.emit(MonsterGone(monster=card_name(monster.enemy)), "enemy.summon")


def dismiss_all(flow: Flow[Quest]) -> None:
    """Discard every summoned monster that is left. [enemy.summon]"""
    for id, foe in flow.state.foes().items():
        if foe.origin is Origin.SUMMONED:
            dismiss(flow, id)


def take_out(flow: Flow[Quest], id: str) -> Foe:
    """Take an enemy out of the combat. Who does so says where its token goes. [enemy.tokens]"""
    foe = flow.state.foe(id)
    flow.state.edit_combat().foes.remove(id)
    flow.state.remove(id)
    return foe
