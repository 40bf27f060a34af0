"""The schema of players and creatures in position files."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from magehall.games.colors_of_magic.cards.vocabulary import Form
from magehall.games.colors_of_magic.model.pieces import NO_CARD, Away, Burn, Lasting, LateHarm
from magehall.games.colors_of_magic.position.keywords import KeywordSetting

Owner = Annotated[int, Meta(ge=-1, le=3)]
"""A seat, or -1 for the monsters."""

Count = Annotated[int, Meta(ge=0, le=200)]
Coordinate = Annotated[int, Meta(ge=0, le=96)]
Place = tuple[Coordinate, Coordinate]


class CreatureSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A creature in play. ``keywords`` come beside those that are printed. ``with_card``: it came from a card."""

    face: str
    """What it is: the id of its card, mage or monster."""

    owner: Owner
    """Whose it is, -1 for a monster."""

    at: Place
    """The middle of its base in quarter inches, from 0 to 96 both ways."""

    id: str = ""
    """How options name it; by default `c` and a number, such as `c1`."""

    with_card: bool = True
    """Whether one of its owner's cards lies under it."""

    card: int | None = None
    """Which card, where several are alike."""

    keywords: list[KeywordSetting | str] = []
    """Beside those that are printed; words do as well, such as `Charge 3/2` or `Immunity (fire)`."""

    damage: Count = 0
    """Damage it has."""

    tapped: bool = False
    """Whether it was activated this turn."""

    away: Away | None = None
    """Why it is in play, but not on the table."""

    lasting: list[Lasting] = []
    """Changes that hold for it for a while, or for good."""

    shield: Count | None = None
    """Points of Shield that are left; by default all that it has."""

    magic_shield: Count | None = None
    """Points of Magic Shield that are left; by default all that it has."""

    marked: bool = False
    """Whether it bears a mark."""

    burns: list[Burn] = []
    """Damage that comes at the end of its next activation."""

    venom: Count = 0
    """What Venom takes from its next move or attack."""

    began_at: Place | None = None
    """Where it stood when the turn began; without it, where it stands."""

    new: bool = False
    """It came into play this turn."""

    moved: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """How far its own moves of this turn carried it, in hundredths of a lattice step: 400 to the inch."""

    attacked: bool = False
    """Whether it attacked this turn."""

    used: list[str] = []
    """Abilities used this turn."""

    used_up: list[str] = []
    """Abilities used once and for all."""

    still: Count = 0
    """End phases in a row in which it had not moved."""

    size: Annotated[int, Meta(ge=0, le=3)] = 0
    """Its size, where that is not the printed one."""

    late: list[LateHarm] = []
    """Damage that comes in the end phase."""

    mount: str = ""
    """The id of the creature that it rides."""

    carrier: str = ""
    """The id of the creature that carries it."""

    exiles: bool = False
    """Whether its card is exiled when it leaves."""

    from_discard: bool = False
    """Whether it was cast from the discard pile."""

    activations: Count | None = None
    """How often it was activated this turn; without it once if it is tapped."""


class HeldSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An ingredient that a player took."""

    ingredient: str
    """Its id."""

    bearer: str = ""
    """The id of the creature to which it is attached."""

    used: bool = False
    """Whether it is used up."""


class ReductionSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A cost reduction for a spell this turn. ``card`` is a card of the hand, by its face or its number."""

    amount: Count
    """Mana less."""

    creatures: bool = False
    """Whether only for a creature."""

    card: int | str = NO_CARD
    """For this card alone."""


class AllowedSetting(Struct, forbid_unknown_fields=True):
    """A card of the discard pile that may be cast this turn. It goes by its face or its number."""

    card: int | str
    """Which card."""

    discount: Count
    """Mana less."""


class PlayerSetting(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A player. Cards that stand nowhere lie in the grimoire below those of ``deck``, which is listed from its top; codex
    cards in the hand, or in exile where ``hand`` is whole."""

    mage: str
    """The id of the mage."""

    schools: list[str]
    """Three schools."""

    mana: Count = 0
    """Mana at hand."""

    tokens: Annotated[int, Meta(ge=0, le=5)] = 0
    """Tokens of the mage."""

    hand: list[str] = []
    """Cards in hand; the codex need not be listed."""

    whole_hand: bool = False
    """Whether ``hand`` is all of it, the codex included."""

    deck: list[str] = []
    """The next cards of the grimoire, from the top."""

    discard: list[str] = []
    """The last card lies on top."""

    exile: list[str] = []
    """Cards in exile."""

    left_out: list[str] = []
    """Codex cards out of the game."""

    corner: Annotated[int, Meta(ge=-1, le=3)] = -1
    """Where the force was deployed; by default by seat."""

    points: Annotated[int, Meta(ge=0, le=11)] = 0
    """Victory points."""

    ingredients: list[HeldSetting] = []
    """Ingredients taken."""

    form: Form | None = None
    """The form of a mage that has several."""

    passed: bool = False
    """Whether the player has passed this turn."""

    out: bool = False
    """Whether no creature is left; so is everyone without one."""

    taxes: list[Count] = []
    """What the next spell costs more, by effect."""

    reductions: list[ReductionSetting] = []
    """What spells of this turn cost less."""

    allowed: list[AllowedSetting] = []
    """Cards of the discard pile that may be cast this turn."""

    archived: Count = 0
    """How often Archives was used to cast this turn."""

    from_discard: Count = 0
    """Spells cast from the discard pile in the match."""

    from_discard_now: Count = 0
    """Spells cast from the discard pile this turn."""

    shown: list[int | str] = []
    """Cards of the hand that lie open this turn, by number."""

    next_creature: str = ""
    """The creature that must be activated next."""

    last_instant: str = ""
    """The last instant that resolved this turn."""

    servants: list[str] = []
    """Cards of the codex that have Servant by a scenario."""

    numbers: dict[str, list[int]] = {}
    """Which cards the faces of each pile are, where running procedures and ``known`` speak of cards by number."""

    elsewhere: list[int] = []
    """Cards that running procedures hold."""
