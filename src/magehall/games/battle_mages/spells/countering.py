"""Countering: what is answered leaves the air. The card does to it what it says. [play.counter]"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from magehall.games.battle_mages.cards import Face, Rare
from magehall.games.battle_mages.cards.effects import AimAnew, Cancel, Effect, PassOn, TurnBack
from magehall.games.battle_mages.damage.strike import cancel_shares
from magehall.games.battle_mages.model.events import SpellCancelled, SpellCountered
from magehall.games.battle_mages.model.frames import Announce, Retaliation
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.games.battle_mages.model.words import seat_of
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace


def take_from_the_air(flow: Flow[Battle], face: Face, spell: Aimed) -> None:
    """An answered spell hurts its target no more. It hurts nobody if the card cancels it whole. [damage.after-play]
    [paralyze.whole-spell]"""
    flow.state.edit_table().aimed.remove(spell)
    if isinstance(face, Rare) and Cancel(whole=True) in face.does:
        cancel_shares(flow, spell)


class Countering(NamedTuple):
    """A card played against a spell in the air."""

    mage: int
    face: Rare
    target: str
    spell: Aimed


def counter(flow: Flow[Battle], mage: int, face: Rare, target: str, spell: Aimed) -> None:
    """Shield, Retaliate, Dodge, Mind Control or Paralyze against a spell in the air. [play.counter]
    [retaliate.any-spell]"""
    flow.emit(SpellCountered(mage=f"#{mage}", spell=face.name, countered=spell.spell), face.rule)
    for word in face.does:
        WORDS[type(word)](Countering(mage, face, target, spell), flow)


def cancel(countering: Countering, flow: Flow[Battle]) -> None:
    flow.emit(SpellCancelled(spell=countering.spell.spell), countering.face.rule)


def pass_on(countering: Countering, flow: Flow[Battle]) -> None:
    """The mage who aimed it stays the one who aimed it. [dodge.aimer]"""
    following = flow.state.next_mage(countering.mage)
    flow.call(Announce((replace(countering.spell, at=following),)))


def aim_anew(countering: Countering, flow: Flow[Battle]) -> None:
    mage, at = countering.mage, seat_of(countering.target)
    flow.call(Announce((replace(countering.spell, by=mage, at=at),)))


def turn_back(countering: Countering, flow: Flow[Battle]) -> None:
    spell = countering.spell
    flow.call(Retaliation(replace(spell, by=countering.mage, at=spell.by)))


WORDS: dict[type[Effect], Callable[[Countering, Flow[Battle]], None]] = {
    Cancel: cancel,
    PassOn: pass_on,
    AimAnew: aim_anew,
    TurnBack: turn_back,
}
"""Who carries out what a counter says."""
