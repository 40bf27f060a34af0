"""Playing a spell: merging, starting a chain, countering, and the effects of the rare spells."""

from __future__ import annotations

import msgspec

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Common, Face, Rare, School
from magehall.games.battle_mages.cards.face import (
    AimAnew,
    Backlash,
    Bewitch,
    Cancel,
    Damage,
    PassOn,
    Regain,
    Reverse,
    SwapCards,
    Target,
    TurnBack,
)
from magehall.games.battle_mages.choosing import has_effect
from magehall.games.battle_mages.damage import cancel_shares, hurt, regain
from magehall.games.battle_mages.deception import Deception
from magehall.games.battle_mages.mages import bonus_for_starting
from magehall.games.battle_mages.retaliation import Retaliation
from magehall.games.battle_mages.state import Aimed, Battle
from magehall.games.battle_mages.words import seat_of
from magehall.kernel.flow import Flow, Frame
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


class Announce(Frame):
    """4. Announce the spell: its name, its target and its damage. From here it is in the air. [turn.announce]"""

    spells: tuple[Aimed, ...]

    def announce(self, flow: Flow[Battle]) -> None:
        for spell in self.spells:
            tell_of(flow, spell)

    def aim(self, flow: Flow[Battle]) -> None:
        alive = [spell for spell in self.spells if flow.state.is_alive(spell.at)]
        flow.state.edit_table().aimed.extend(alive)

    steps = (announce, aim)

    def cancel(self, flow: Flow[Battle]) -> None:
        for spell in self.spells:
            cancel_shares(flow, spell)
        self.stop()


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


class Cast(Frame):
    """A rare spell takes effect, as its card says, from first to last. [rare.effects]"""

    mage: int
    spell: str
    target: str
    place: int = 0

    def announce(self, flow: Flow[Battle]) -> None:
        flow.emit("spell-cast", self.face.rule, mage=f"#{self.mage}", spell=self.face.name)

    def effect(self, flow: Flow[Battle]) -> None:
        does = self.face.does
        if self.place < len(does):
            self.place += 1
            self.go("effect")
            self.take_effect(flow, does[self.place - 1])

    steps = (announce, effect)

    @property
    def face(self) -> Rare:
        """The card."""
        face = FACES[FACE_NUMBER[self.spell]]
        assert isinstance(face, Rare)
        return face

    def is_aimed(self) -> bool:
        """Whether the spell is aimed at another mage, so that Paralyze could cancel it."""
        return any(has_effect(self.face, kind) for kind in (Damage, Bewitch, SwapCards))

    def aims(self, state: Battle) -> tuple[Aimed, ...]:
        """The spell as it is announced, once for each mage it is aimed at; a hex or a swap has no damage."""
        found = []
        steps = 1
        for effect in self.face.does:
            if isinstance(effect, Reverse):
                # It has not reversed yet, so the next mage to come is the one before.
                steps = -steps
            elif isinstance(effect, Damage):
                found += [(at, effect.amount) for at in self.targets(state, effect.at, steps)]
            elif isinstance(effect, Bewitch):
                found.append((state.next_mage(self.mage), 0))
            elif isinstance(effect, SwapCards):
                found.append((seat_of(self.target), 0))
        return tuple(Aimed(self.face.name, self.mage, at, damage) for at, damage in found)

    def cancel(self, flow: Flow[Battle]) -> None:
        self.stop()

    def take_effect(self, flow: Flow[Battle], effect: object) -> None:
        """Carry out one effect of the card. Damage to others is aimed; it falls in their own turn. A hex is not in the
        air, so nothing its victim holds can answer it. [damage.all-aimed] [hex.not-answered]"""
        state, rule = flow.state, self.face.rule
        if isinstance(effect, Damage):
            targets = self.targets(state, effect.at)
            cast = 1 + max((spell.cast for spell in state.table.aimed), default=0) if len(targets) > 1 else 0
            spells = [
                Aimed(self.face.name, self.mage, at, effect.amount, leech=effect.leech, cast=cast)
                for at in targets
            ]
            for spell in spells:
                tell_of(flow, spell)
            state.edit_table().aimed.extend(spells)
        elif isinstance(effect, Backlash):
            hurt(flow, self.mage, effect.amount, rule)
        elif isinstance(effect, Regain):
            regain(flow, self.mage, effect.life, rule)
        elif isinstance(effect, Reverse):
            table = state.edit_table()
            table.direction = -table.direction
            flow.emit("order-reversed", rule)
        elif isinstance(effect, Bewitch):
            victim = state.next_mage(self.mage)
            state.edit_mage(victim).hex = effect.hex
            flow.emit("mage-bewitched", rule, mage=f"#{victim}", spell=self.face.name)
        elif isinstance(effect, SwapCards):
            flow.call(Deception(self.mage, seat_of(self.target)))
        else:
            raise LookupError(effect)

    def targets(self, state: Battle, at: Target, steps: int = 1) -> list[int]:
        """The mages a spell is aimed at, in turn order from the caster; with ``steps=-1``, in the reverse order."""
        if at is Target.NEXT:
            return [state.next_mage(self.mage, steps)]
        if at is Target.ANY:
            return [seat_of(self.target)]
        others = state.in_order(self.mage)[1:]
        if at is Target.NEIGHBOURS:
            # Two mages left: the one other is both neighbours, and is struck once. [thunder.two-left]
            return others if len(others) < 2 else [others[0], others[-1]]
        return others
