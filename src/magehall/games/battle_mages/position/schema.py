"""The shape of a position file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from magehall.games.battle_mages.cards import School
from magehall.games.battle_mages.cards.effects import Hex

Life = Annotated[int, Meta(ge=0, le=20)]
Seat = Annotated[int, Meta(ge=0, le=5)]


class MageSetting(Struct, forbid_unknown_fields=True):
    """A mage: its school, and what differs from a fresh one. ``seen_by`` lists, card by card, the seats besides the
    holder that know the card ("all": everyone)."""

    school: School
    """Which mage it is."""

    life: Life | None = None
    """By default all that it starts with."""

    hand: list[str] = []
    """Its spells."""

    hex: Hex = Hex.NONE
    """What spoils its next turn."""

    front: str | None = None
    """The played card that lies before it."""

    rebirth: bool | None = None
    """Whether it may come back to life without a card; by default only the virtual opponent may."""

    seen_by: list[list[Seat] | Literal["all"]] = []
    """Card by card, the seats beside the holder that know it."""


class AimedSetting(Struct, forbid_unknown_fields=True):
    """A spell in the air."""

    spell: str
    """The spell that flies."""

    by: Seat
    """Whose it is."""

    at: Seat
    """Whom it is to hit."""

    damage: Annotated[int, Meta(ge=0, le=200)]
    """What it would do by now."""

    school: School | None = None
    """Its school, where that matters."""

    chain: Annotated[int, Meta(ge=0, le=100)] = 0
    """How many cards are merged in it; 0 where nothing can merge with it."""

    major: str = ""
    """The major image of the last of them."""

    leech: bool = False
    """Whether its caster gains what it takes."""

    cast: Annotated[int, Meta(ge=0, le=100)] = 0
    """The same for all shares of a spell with several targets; 0 where it has one."""


class BattleSetting(Struct, forbid_unknown_fields=True):
    """A duel. Cards that stand nowhere are among the played ones; ``pile`` is listed from its top."""

    mages: list[MageSetting]
    """By seat."""

    turn: Seat = 0
    """Whose turn it is."""

    pile: list[str] = []
    """The next cards to be drawn, from the top."""

    centre: str | None = None
    """The spell in the middle of the table."""

    played: list[str] | None = None
    """The discard pile; by default all cards that stand nowhere."""

    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    """Which way turns go."""

    aimed: list[AimedSetting] = []
    """Spells in the air."""

    at: Literal["setup", "start", "play"] = "start"
    """Whether mages are still being chosen (then only ``mages`` counts), or the turn's mage is to draw, or has drawn
    (the hand's last card) and is to play."""
