"""Playing a spell: chains, counters and rare spells. A chain is started or goes on."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common, Face, Rare, School
from magehall.games.battle_mages.model.events import SpellCast, SpellSpent
from magehall.games.battle_mages.model.frames import Announce, Cast
from magehall.games.battle_mages.model.mages import bonus_for_starting
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.games.battle_mages.spells.countering import counter
from magehall.games.battle_mages.spells.effects import take_effect
from magehall.kernel.flow import Flow, Procedure


def carry_out(
    flow: Flow[Battle], mage: int, verb: str, spell: str, target: str, answered: Aimed | None
) -> None:
    """Do what the card just laid down was played for."""
    face = FACES[FACE_NUMBER[spell]]
    if verb == "spend":
        flow.emit(SpellSpent(mage=f"#{mage}", spell=face.name), "hand.three-rares")
    elif verb == "merge" and answered is not None:
        flow.call(Announce((merge(flow.state, mage, face, answered),)))
    elif verb == "counter" and answered is not None and isinstance(face, Rare):
        counter(flow, mage, face, target, answered)
    elif isinstance(face, Common):
        flow.call(Announce((start_chain(flow.state, mage, face, face.school),)))
    elif target and target in FUSION_SCHOOLS:
        flow.call(Announce((start_chain(flow.state, mage, face, School(target)),)))
    else:
        flow.call(Cast(mage, spell, target))


FUSION_SCHOOLS = frozenset(School)


def start_chain(state: Battle, mage: int, face: Face, school: School) -> Aimed:
    """Start a chain at 1, or at 2 with the mage's own type. [common.major] [mage.start-bonus]"""
    damage = 1 + bonus_for_starting(state.mage(mage).school, school)
    major = face.id if isinstance(face, Common) else ""
    return Aimed(face.name, mage, state.next_mage(mage), damage, school, chain=1, major=major)


def merge(state: Battle, mage: int, face: Face, chain: Aimed) -> Aimed:
    """Add a card to a chain, worth one more than the card before. That is 1, then 2, then 3, which makes 6 in all. The
    whole goes to the next mage. [merge.damage] [merge.protects] [merge.fusion]"""
    length = chain.chain + 1
    major = face.id if isinstance(face, Common) else ""
    return Aimed(
        face.name, mage, state.next_mage(mage), chain.damage + length, chain.school, chain=length, major=major
    )


def announce_rare(cast: Cast, flow: Flow[Battle]) -> None:
    flow.emit(SpellCast(mage=f"#{cast.mage}", spell=cast.face.name), cast.face.rule)


def effect(cast: Cast, flow: Flow[Battle]) -> None:
    does = cast.face.does
    if cast.place < len(does):
        cast.place += 1
        cast.go("effect")
        take_effect(cast, flow, does[cast.place - 1])


PROCEDURE = Procedure(announce=announce_rare, effect=effect)
