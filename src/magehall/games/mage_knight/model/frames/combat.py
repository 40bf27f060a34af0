"""What running combats remember. [combat]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.reference import Effect
from magehall.games.mage_knight.cards.vocabulary import Pile
from magehall.kernel.frame import Frame


class Assault(Frame):
    """An assault on a fortified site that was just entered. ``provoked`` are spaces of rampaging enemies that the step
    provoked, and those challenged besides. [combat.assault]"""

    seat: int
    space: str
    provoked: tuple[str, ...] = ()


class Provoked(Frame):
    """A combat with rampaging enemies that a move provoked, by their spaces. [combat.provoked]"""

    seat: int
    spaces: tuple[str, ...]


class EnterSite(Frame):
    """A combat inside an adventure site. [combat.adventure]"""

    seat: int
    space: str


class Burn(Frame):
    """A monastery that is burned. [combat.burn]"""

    seat: int
    space: str


class Challenge(Frame):
    """Rampaging enemies that are challenged, by their spaces. [combat.challenge]"""

    seat: int
    spaces: tuple[str, ...]


class Incantation(Frame):
    """A combat with monsters that the hero called. Each glade calls a token of each of these piles, and brings so many
    crystals if they come. [combat.incantation]"""

    seat: int
    piles: tuple[Pile, ...]
    glades: int = 1
    crystals: int = 0


class Fight(Frame):
    """A combat, phase by phase. [combat.phases]"""

    seat: int


class AfterBlock(Frame):
    """A block that succeeded: what its parts do then. [combat.block]"""

    seat: int
    foe: str
    effects: tuple[Effect, ...]
