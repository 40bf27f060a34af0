"""Playing a spell: merging, starting a chain, countering, and the effects of the rare spells."""

from __future__ import annotations

import msgspec

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common, Face, Rare, School
from magehall.games.battle_mages.cards.effects import (
    AimAnew,
    Backlash,
    Bewitch,
    Cancel,
    Damage,
    PassOn,
    Regain,
    Reverse,
    SwapCards,
    TurnBack,
)
from magehall.games.battle_mages.damage.strike import cancel_shares, hurt, regain
from magehall.games.battle_mages.model.frames import Announce, Cast, Deception, Retaliation
from magehall.games.battle_mages.model.mages import bonus_for_starting
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.games.battle_mages.model.words import seat_of
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.text import Arg


def carry_out(
    flow: Flow[Battle], mage: int, verb: str, spell: str, target: str, answered: Aimed | None
) -> None:
    """Do what the card just laid down was played for."""
    face = FACES[FACE_NUMBER[spell]]
    if verb == "spend":
        flow.emit("spell-spent", "hand.three-rares", mage=f"#{mage}", spell=face.name)
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
    """A common spell counts for 1, and 1 more where it is the mage's own type. [common.major] [mage.start-bonus]"""
    damage = 1 + bonus_for_starting(state.mage(mage).school, school)
    major = face.id if isinstance(face, Common) else ""
    return Aimed(face.name, mage, state.next_mage(mage), damage, school, chain=1, major=major)


def merge(state: Battle, mage: int, face: Face, chain: Aimed) -> Aimed:
    """Each card of a chain is worth one more than the card before: 1, then 2, then 3, which makes 6 in all. The
    whole goes to the next mage. [merge.damage] [merge.protects] [merge.fusion]"""
    length = chain.chain + 1
    major = face.id if isinstance(face, Common) else ""
    return Aimed(
        face.name, mage, state.next_mage(mage), chain.damage + length, chain.school, chain=length, major=major
    )


def take_from_the_air(flow: Flow[Battle], face: Face, spell: Aimed) -> None:
    """A spell that is answered hurts its target no more, and nobody if the card cancels it whole.
    [damage.after-play] [paralyze.whole-spell]"""
    flow.state.edit_table().aimed.remove(spell)
    if isinstance(face, Rare) and Cancel(whole=True) in face.does:
        cancel_shares(flow, spell)


def counter(flow: Flow[Battle], mage: int, face: Rare, target: str, spell: Aimed) -> None:
    """Shield, Retaliate, Dodge, Mind Control or Paralyze against a spell in the air. [play.counter]
    [retaliate.any-spell]"""
    flow.emit("spell-countered", face.rule, mage=f"#{mage}", spell=face.name, countered=spell.spell)
    for effect in face.does:
        if isinstance(effect, Cancel):
            flow.emit("spell-cancelled", face.rule, spell=spell.spell)
        elif isinstance(effect, PassOn):
            # The mage who aimed it stays the one who aimed it. [dodge.aimer]
            flow.call(Announce((msgspec.structs.replace(spell, at=flow.state.next_mage(mage)),)))
        elif isinstance(effect, AimAnew):
            flow.call(Announce((msgspec.structs.replace(spell, by=mage, at=seat_of(target)),)))
        elif isinstance(effect, TurnBack):
            flow.call(Retaliation(msgspec.structs.replace(spell, by=mage, at=spell.by)))


def announce(announce: Announce, flow: Flow[Battle]) -> None:
    for spell in announce.spells:
        tell_of(flow, spell)


def aim(announce: Announce, flow: Flow[Battle]) -> None:
    alive = [spell for spell in announce.spells if flow.state.is_alive(spell.at)]
    flow.state.edit_table().aimed.extend(alive)


ANNOUNCE = Procedure(announce=announce, aim=aim)


def tell_of(flow: Flow[Battle], spell: Aimed) -> None:
    """Say aloud what is aimed at whom. [announce.words]"""
    who: dict[str, Arg] = {"mage": f"#{spell.by}", "target": f"#{spell.at}", "spell": spell.spell}
    if spell.school:
        school = f"@school-{spell.school}"
        flow.emit(
            "chain-announced", "announce.words", **who, damage=spell.damage, school=school, cards=spell.chain
        )
    else:
        flow.emit("spell-announced", "announce.words", **who, damage=spell.damage)


def announce_rare(cast: Cast, flow: Flow[Battle]) -> None:
    flow.emit("spell-cast", cast.face.rule, mage=f"#{cast.mage}", spell=cast.face.name)


def effect(cast: Cast, flow: Flow[Battle]) -> None:
    does = cast.face.does
    if cast.place < len(does):
        cast.place += 1
        cast.go("effect")
        take_effect(cast, flow, does[cast.place - 1])


def take_effect(cast: Cast, flow: Flow[Battle], effect: object) -> None:
    """Carry out one effect of the card. Damage to others is aimed; it falls in their own turn. A hex is not in the
    air, so nothing its victim holds can answer it. [damage.all-aimed] [hex.not-answered]"""
    state, rule = flow.state, cast.face.rule
    if isinstance(effect, Damage):
        targets = cast.targets(state, effect.at)
        share = 1 + max((spell.cast for spell in state.table.aimed), default=0) if len(targets) > 1 else 0
        spells = [
            Aimed(cast.face.name, cast.mage, at, effect.amount, leech=effect.leech, cast=share)
            for at in targets
        ]
        for spell in spells:
            tell_of(flow, spell)
        state.edit_table().aimed.extend(spells)
    elif isinstance(effect, Backlash):
        hurt(flow, cast.mage, effect.amount, rule)
    elif isinstance(effect, Regain):
        regain(flow, cast.mage, effect.life, rule)
    elif isinstance(effect, Reverse):
        table = state.edit_table()
        table.direction = -table.direction
        flow.emit("order-reversed", rule)
    elif isinstance(effect, Bewitch):
        victim = state.next_mage(cast.mage)
        state.edit_mage(victim).hex = effect.hex
        flow.emit("mage-bewitched", rule, mage=f"#{victim}", spell=cast.face.name)
    elif isinstance(effect, SwapCards):
        flow.call(Deception(cast.mage, seat_of(cast.target)))
    else:
        raise LookupError(effect)


CAST = Procedure(announce=announce_rare, effect=effect)
