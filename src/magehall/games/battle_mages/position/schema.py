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
    life: Life | None = None
    hand: list[str] = []
    hex: Hex = Hex.NONE
    front: str | None = None
    rebirth: bool | None = None
    seen_by: list[list[Seat] | Literal["all"]] = []


class AimedSetting(Struct, forbid_unknown_fields=True):
    """A spell in the air."""

    spell: str
    by: Seat
    at: Seat
    damage: Annotated[int, Meta(ge=0, le=200)]
    school: School | None = None
    chain: Annotated[int, Meta(ge=0, le=100)] = 0
    major: str = ""
    leech: bool = False
    cast: Annotated[int, Meta(ge=0, le=100)] = 0


class BattleSetting(Struct, forbid_unknown_fields=True):
    """A duel. Cards that stand nowhere are among the played ones; ``pile`` is listed from its top."""

    mages: list[MageSetting]
    turn: Seat = 0
    pile: list[str] = []
    centre: str | None = None
    played: list[str] | None = None
    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    aimed: list[AimedSetting] = []
    at: Literal["setup", "start", "play"] = "start"
    """Whether mages are still being chosen (then only ``mages`` counts), or the turn's mage is to draw, or has drawn
    (the hand's last card) and is to play."""
