"""What a combat between players remembers. [duel]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Element
from magehall.games.mage_knight.model.combat_state import AttackPoints
from magehall.kernel.frame import Frame


class Duel(Frame):
    """A combat between two players. [duel]

    ``full``: the defender gives the next turn for it. ``attacker`` has the word now; ``passes`` counts those who let it go
    one after the other. ``points`` are those of the attack under way, after the block its damage; ``shares`` what it is
    made of."""

    aggressor: int
    defender: int
    full: bool = False
    melee: bool = False
    attacker: int = 0
    passes: int = 0
    points: int = 0
    shares: tuple[AttackPoints, ...] = ()
    winner: int | None = None
    exposed: bool = False
    """Whether the attack under way goes at units outside their walls alone. [duel.exposed]"""

    mana: int = 0
    """Mana spent by the attacker this turn: before the attack, then for it. [card.cold-toughness]"""

    @property
    def elements(self) -> tuple[Element, ...]:
        """The elements of the attack under way, without what was taken off it. [duel.block]"""
        return tuple(sorted({share.element for share in self.shares}))

    @property
    def blocker(self) -> int:
        """Who does not have the word."""
        return self.aggressor if self.attacker == self.defender else self.defender


class EndPart(Frame):
    """The end of the part that a defender took in the turn of another. [duel.partly]"""

    seat: int


class GivenTurn(Frame):
    """The rest of a turn that was given for a fight out of turn. [duel.fully] [cooperation.end]"""

    seat: int
