"""Frames of a duel: what its running procedures remember."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACE_NUMBER, FACES, Rare
from magehall.games.battle_mages.cards.effects import Bewitch, Damage, Hex, Reverse, SwapCards, Target
from magehall.games.battle_mages.cards.vocabulary import has_effect
from magehall.games.battle_mages.model.state import Aimed, Battle
from magehall.games.battle_mages.model.words import seat_of
from magehall.kernel.frame import Frame

ANY_CARD = -1


class Announce(Frame):
    """4. Announce the spell: its name, its target and its damage. From here it is in the air. [turn.announce]"""

    spells: tuple[Aimed, ...]


class Cast(Frame):
    """A rare spell takes effect, as its card says, from first to last. [rare.effects]"""

    mage: int
    spell: str
    target: str
    place: int = 0

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
        """The spell as it is announced, once for each target. A hex or a swap has no damage."""
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

    def targets(self, state: Battle, at: Target, steps: int = 1) -> list[int]:
        """The targets of a spell, in turn order from the caster. With ``steps=-1``, in the reverse order."""
        if at is Target.NEXT:
            return [state.next_mage(self.mage, steps)]
        if at is Target.ANY:
            return [seat_of(self.target)]
        others = state.in_order(self.mage)[1:]
        if at is Target.NEIGHBOURS:
            # Two mages left: the one other is both neighbours, and is struck once. [thunder.two-left]
            return others if len(others) < 2 else [others[0], others[-1]]
        return others


class Strike(Frame):
    """A spell nobody answered strikes its target."""

    spell: Aimed
    lost: int = 0


class Elimination(Frame):
    """A mage at zero life leaves the duel, or comes back."""

    mage: int


class Deception(Frame):
    """A hand is seen by the caster alone. Nobody else learns which cards changed hands. ``taken`` is a place in the
    victim's hand. [deception.hidden]"""

    mage: int
    victim: int
    taken: int = 0


class Retaliation(Frame):
    """A spell under way in the middle of a turn. Whoever it comes to answers now or is struck now, until someone
    shields or suffers. [retaliate.exchange]"""

    spell: Aimed


class SettingUp(Frame):
    """The sheet's set-up, in its order."""

    seats: int
    deal_mages: bool
    first_seat: int | None

    @property
    def mages(self) -> int:
        """How many mages duel: the virtual opponent is the second of a solo game. [solo.mages]"""
        return max(2, self.seats)


class Duel(Frame):
    """Turn after turn, in turn order. [turn.order]"""

    active: int


class Turn(Frame):
    """A mage's turn. ``only`` is the place in the hand of the one card the mage may play, where there is but one."""

    mage: int
    hex: Hex = Hex.NONE
    only: int = ANY_CARD
    verb: str = ""
    spell: str = ""
    target: str = ""
    answered: Aimed | None = None

    def choice(self, state: Battle) -> list[int]:
        """The cards among which the mage may choose."""
        hand = state.mage(self.mage).hand
        return hand if self.only == ANY_CARD else [hand[self.only]]


class VirtualTurn(Frame):
    """The virtual opponent's turn: it draws a card and plays it against you. [solo.turn]"""

    mage: int
    verb: str = ""
    spell: str = ""
    target: str = ""
    answered: Aimed | None = None
