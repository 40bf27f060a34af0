"""The schema of heroes, units and the dummy player in position files."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from magehall.games.mage_knight.cards.levels import HIGHEST_REPUTATION, LEVELS, LOWEST_REPUTATION
from magehall.games.mage_knight.cards.vocabulary import Color, Resistance
from magehall.games.mage_knight.model.pieces import SkillState
from magehall.games.mage_knight.setup.auction import HIGHEST_BID

Count = Annotated[int, Meta(ge=0, le=100)]
Fame = Annotated[int, Meta(ge=-HIGHEST_BID, le=1_000)]
Cards: TypeAlias = list[str]


class UnitSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A unit that is not simply fresh."""

    card: str
    """Its id, such as `peasants`."""

    id: str = ""
    """How options name it, such as `unit-1`; by default numbered."""

    ready: bool = True
    """Whether it was not used yet."""

    wounds: Annotated[int, Meta(ge=0, le=2)] = 0
    """Two, where poison gave them."""

    banner: str = ""
    """The artifact that it carries."""

    banner_down: bool = False
    """Whether that was used this round."""

    bonded: bool = False
    """Whether it stands under Bonds of Loyalty."""

    armor_less: Count = 0
    """What a rival takes off its armor in a duel."""

    stripped: list[Resistance] = []
    """The resistances that a rival takes off it in a duel."""

    unfortified: bool = False
    """Whether a rival took it out of its walls in a duel."""


class HeroSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A hero. What is left out is as at the start: the rest of the deck lies in it, by name; the level is what the fame
    calls for; the hero stands on the portal."""

    hero: str | None = None
    """By default the next one that nobody plays; nothing before it is chosen."""

    space: str | None = None
    """Such as `2,-3`; by default the portal, and nowhere while the match is set up."""

    fame: Fame | None = None
    """By default that of the start, or 0 where a level is said. Below 0 only after an auction of heroes."""

    reputation: Annotated[int, Meta(ge=LOWEST_REPUTATION, le=HIGHEST_REPUTATION)] | None = None
    """A place on its track, where -7 is the X; by default that of the start."""

    level: Annotated[int, Meta(ge=1, le=len(LEVELS))] | None = None
    """By default what the fame calls for."""

    line: Annotated[int, Meta(ge=1, le=len(LEVELS))] = 1
    """The line of fame up to which a Blitz gave its fame, where that is more than the level."""

    hand: Cards = []
    """Its cards, wounds among them."""

    deck: Cards | None = None
    """From the top; by default all of its cards that lie nowhere else."""

    discard: Cards = []
    """The last card lies on top."""

    units: list[str | UnitSetting] = []
    """Units in service; a bare name is a fresh one."""

    crystals: dict[Color, Count] | list[Color] = {}
    """In the inventory, at most three of a colour."""

    mana: list[Color] | dict[Color, Count] = []
    """Tokens in the play area."""

    skills: list[str] | dict[str, SkillState] = []
    """Those it has; a list where all are ready."""

    skill_pile: list[str] | None = None
    """Its own skills that may still come, from the top; by default all that nobody has."""

    tactic: str | None = None
    """The tactic of the round."""

    tactic_down: bool = False
    """Whether that is used up."""

    stored_die: Color | None = None
    """The die that lies on the tactic."""

    spared: Cards = []
    """The cards that lie on the tactic."""

    plundered: bool = False
    """Whether a village was plundered since the last turn."""

    prepared: bool = False
    """Whether what comes before the turn is done."""

    eliminated: bool = False
    """Whether it is out of the match."""

    chanted: bool = False
    """Whether the incantation of this night was made."""

    chosen: bool = False
    """Whether it is the secret chosen one of its team."""

    claimed_die: Color | None = None
    """The die that Mana Claim keeps."""

    claim_pays: bool = False
    """Whether that die gives a mana in each turn."""

    claim_curses: bool = False
    """Whether others suffer for its colour."""

    exploited: Color | None = None
    """The colour that Mana Exploit leaves unharmed."""

    pack: Cards = []
    """Advanced actions to choose from in a draft."""

    drafted: Cards = []
    """Those chosen and not yet in the deck."""


class DummySetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The dummy player, by default fresh."""

    hero: str | None = None
    """Whose deck it plays."""

    deck: Cards | None = None
    """From the top."""

    discard: Cards = []
    """What it has turned up."""

    crystals: dict[Color, Count] | list[Color] | None = None
    """By colour."""

    tactic: str | None = None
    """The tactic of the round."""

    skill_pile: list[str] | None = None
    """Skills of its hero, from the top, in a solo game."""
