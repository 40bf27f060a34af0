"""Types of a Battle Mages view: what a client is shown of the duel."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from magehall.games.battle_mages.cards.effects import Hex
from magehall.games.battle_mages.cards.vocabulary import School


class HandCard(Struct, frozen=True, gc=False):
    """A card in a hand. It is known by a handle that tells nothing of its face."""

    handle: str
    spell: str | None
    """What it is, if we may know."""


class MageView(Struct, frozen=True, gc=False):
    """A mage, with the cards in hand and before it."""

    mage: int
    school: School
    life: int
    starting_life: int
    virtual: bool
    rebirth: bool
    hex: Hex
    """What lies on the next turn."""

    front: str | None
    """The card last played, face up before the mage."""

    hand: list[HandCard]


class AimedView(Struct, frozen=True, gc=False):
    """A spell in the air."""

    spell: str
    by: int
    at: int
    damage: int
    school: School | None
    chain: int
    """How many cards are merged in it; 0 for what is not a chain."""


class TableView(Struct, frozen=True, gc=False):
    """The whole duel as one seat sees it."""

    mages: list[MageView]
    active: int | None
    """Whose turn it is; null before the first turn and after the last."""

    direction: Literal[1, -1]
    pile: int
    centre: str | None
    played: list[str]
    aimed: list[AimedView]
    under_way: list[AimedView]
    """The spell just announced, cast, turned or about to strike, while mages are asked about it; damage 0 where it does
    something else."""
