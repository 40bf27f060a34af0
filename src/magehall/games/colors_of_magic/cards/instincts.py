"""Lines of monsters: how they act in their phase. [monsters]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.activation import AttackTarget, Symbol
from magehall.games.colors_of_magic.cards.lines import Line
from magehall.games.colors_of_magic.cards.words.base import Words


class Instinct(Line):
    """A monster's own attack for activation cards with these symbols. It replaces that of the card by another target,
    or an effect. [monsters.symbols]"""

    symbols: tuple[Symbol, ...]
    attack: AttackTarget | None = None
    does: Words = ()


class KeepsAway(Line):
    """Its move stops so many inches from its target. [monster.giant-nail]"""

    inches: int


class AttackCards(Line):
    """It draws so many cards for as many attacks, one after the other. [monster.giant-bile]"""

    cards: int


class FollowsMages(Line):
    """Move towards the nearest mage at the end of the monsters' phase. It is so many inches; an engaged monster stays.
    [monster.goblin-pip-the-pest]"""

    inches: int


class FleesMages(Line):
    """Flight from the nearest mage at the start of the monsters' phase. With a mage so near it runs straight away as
    far as it can, engaged or not, and nobody strikes at it. [monster.goblin-fink-the-coward]"""

    within: int
    inches: int
