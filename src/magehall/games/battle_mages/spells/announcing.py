"""Announcing a spell: its name, its target and its damage. [turn.announce] [announce.words]"""

from __future__ import annotations

from magehall.games.battle_mages.model.events import ChainAnnounced, SpellAnnounced
from magehall.games.battle_mages.model.frames import Announce
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.kernel.flow import Flow, Procedure


def announce(announce: Announce, flow: Flow[Battle]) -> None:
    for spell in announce.spells:
        tell_of(flow, spell)


def aim(announce: Announce, flow: Flow[Battle]) -> None:
    alive = [spell for spell in announce.spells if flow.state.is_alive(spell.at)]
    flow.state.edit_table().aimed.extend(alive)


PROCEDURE = Procedure(announce=announce, aim=aim)


def tell_of(flow: Flow[Battle], spell: Aimed) -> None:
    """Say aloud what is aimed at whom. [announce.words]"""
    mage, target = f"#{spell.by}", f"#{spell.at}"
    if spell.school:
        school = f"@school-{spell.school}"
        flow.emit(
            ChainAnnounced(
                mage=mage,
                target=target,
                spell=spell.spell,
                damage=spell.damage,
                school=school,
                cards=spell.chain,
            ),
            "announce.words",
        )
    else:
        event = SpellAnnounced(mage=mage, target=target, spell=spell.spell, damage=spell.damage)
        flow.emit(event, "announce.words")
