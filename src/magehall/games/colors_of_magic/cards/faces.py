"""Kinds of cards: spells, mages, schools, creatures on the table, monsters and ingredients."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.colors_of_magic.cards.keywords import Keyword
from magehall.games.colors_of_magic.cards.lines import Graft, Lines, Trigger
from magehall.games.colors_of_magic.cards.vocabulary import CreatureType, Element, SpellType, TokenKind
from magehall.games.colors_of_magic.cards.words.asks import Asks, Placement
from magehall.games.colors_of_magic.cards.words.base import Words
from magehall.kernel.records import Value


class Boost(Value):
    """The combat boost of a card. It has its initiative, and what the winner or the loser of a duel does with it.

    ``damage`` is added to the one point of the blow: of the winner in ``winner_damage``, of the loser in
    ``loser_damage``. [combat.duel-effects]"""

    initiative: int
    winner_damage: int = 0
    loser_damage: int = 0
    winner: Words = ()


class Body(Value):
    """The values of a creature. No value or 0 of an attack: it has none. ``range`` limits its ranged attack, in inches.
    [concepts.creature]"""

    life: int
    movement: int
    defense: int
    melee: int = 0
    ranged: int = 0
    size: int = 1
    range: int | None = None
    keywords: tuple[Keyword, ...] = ()
    types: tuple[CreatureType, ...] = ()


class Spend(Value):
    """Tokens that may or must be spent on casting the spell. They are between ``least`` and ``most``, in steps of
    ``each``; ``all``: all there are. [spell.spend-lines]"""

    least: int = 0
    most: int = 1
    each: int = 1
    all: bool = False


NOTHING_SPENT = Spend(0, 0)


class Card(Value):
    """A spell card. ``range`` in inches, None where none is printed. ``asks`` is chosen when it is cast, ``does`` happens
    when it resolves; ``lines`` hold while it, or the creature of ``body``, is in play. [concepts.card]"""

    id: str
    element: Element
    type: SpellType
    cost: int
    boost: Boost
    copies: int = 1
    range: int | None = None
    asks: Asks = ()
    does: Words = ()
    lines: Lines = ()
    body: Body | None = None
    placement: Placement = Placement.IN_RANGE
    triggers: tuple[Trigger, ...] = ()
    spend: Spend = NOTHING_SPENT
    graft: Graft | None = None

    @property
    def rule(self) -> str:
        """The rule in the ledger."""
        return f"card.{self.id}"


class School(Value):
    """A school of magic: ten cards. [force.schools]"""

    id: str
    element: Element
    cards: tuple[Card, ...]


class Mage(Value):
    """A mage with codex, abilities and tokens. [force.mage]"""

    id: str
    element: Element
    body: Body
    flow: int
    codex: tuple[Card, ...]
    lines: Lines = ()
    token: TokenKind | None = None
    most_tokens: int = 0
    left_out: str = ""
    """Which of eleven codex cards is suggested to stay out. [force.codex-of-eleven]"""

    @property
    def rule(self) -> str:
        """The rule in the ledger."""
        return f"mage.{self.id}"


class Origin(StrEnum):
    """What a creature on the table is."""

    CARD = "card"
    MAGE = "mage"
    TOKEN = "token"
    MONSTER = "monster"


class CreatureFace(Value):
    """What a creature on the table is: values, lines and where it comes from."""

    id: str
    element: Element | None
    body: Body
    origin: Origin
    lines: Lines = ()

    @property
    def rule(self) -> str:
        """The rule in the ledger."""
        kinds = {Origin.MAGE: "mage", Origin.MONSTER: "monster"}
        return f"{kinds.get(self.origin, 'card')}.{self.id}"


class Ingredient(Value):
    """What an objective gives who takes it. ``artifact``: its lines hold for the creature that bears it; ``once``: used
    once in one's own turn. [objectives.ingredients]"""

    id: str
    artifact: bool = False
    once: bool = False
    lines: Lines = ()
