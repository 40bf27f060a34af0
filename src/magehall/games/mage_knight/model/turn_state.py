"""Memory of a turn: what a player did and may still do."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.kinds import Reward
from magehall.games.mage_knight.cards.vocabulary import Color, Element, Resistance, Terrain
from magehall.kernel.records import Value
from magehall.kernel.state import Thing


class Stage(StrEnum):
    """How far a turn is. [turn]"""

    BEFORE = "before"
    MOVEMENT = "movement"
    INTERACTION = "interaction"
    COMBAT = "combat"
    AFTER = "after-action"
    REST = "rest"


class CostRule(Value):
    """A change of what terrain costs. ``fixed`` says the cost itself and opens the terrain. [move.changes]"""

    terrains: tuple[Terrain, ...]
    change: int = 0
    least: int = 0
    most: int = 99
    fixed: int | None = None


class TakenDie(Value):
    """A die used this turn; ``rerolled`` when it goes back. ``stored``: it lay on a tactic, not in the Source.
    [source.return]"""

    color: Color
    rerolled: bool = True
    stored: bool = False


class EndGain(Value):
    """Fame and reputation to come at the end of the turn. [turn.end]"""

    fame: int
    reputation: int
    per: str


class Purchase(Value):
    """A right to buy an advanced action once this turn. [card.learning]"""

    influence: int
    to: str


class TurnState(Thing):
    """What a player did and may still do this turn. [turn]

    Points are those not yet spent. ``path`` are the spaces of the move, the first one where it began. ``played`` are the
    cards in the play area. ``dice_left`` are the Source dice that may still be used. What is seldom added to is a tuple:
    every first edit after a move copies the lists."""

    stage: Stage = Stage.MOVEMENT
    move: int = 0
    influence: int = 0
    healing: int = 0
    golden_healing: int = 0
    """Those among the healing points that bring fame when spent. [card.golden-grail]"""

    path: list[str] = []
    played: list[str] = []
    played_or_discarded: bool = False
    rewards: list[Reward] = []
    gains: tuple[EndGain, ...] = ()
    recruited: int = 0
    defeated: int = 0
    received: int = 0
    """Wounds received this turn, into hand and discard pile. [card.banner-of-protection]"""

    dealt: bool = False
    """Whether reputation and shields were counted in an interaction. [interact.bonus]"""

    bought_artifacts: int = 0

    # Mana
    dice_left: int = 1
    dice: list[TakenDie] = []
    source_closed: bool = False
    wild_dice: bool = False
    endless: list[Color] = []
    opposite: bool = False
    sunshine: bool = False
    darkness: bool = False
    crystals_spent: tuple[Color, ...] = ()
    mana_used: tuple[Color, ...] = ()
    refunds: bool = False
    searched: bool = False
    fame_per_spell: tuple[Color, ...] = ()
    spells_cast: tuple[Color, ...] = ()

    # Movement
    settled: bool = False
    """Whether the move ended at a glade that was marked. [scenario.druid-nights]"""

    costs: tuple[CostRule, ...] = ()
    leaps: bool = False

    # Bonuses for what is played later
    first_attack: int = 0
    first_block: int = 0
    sideways: str = ""
    """The skill that raises the next sideways card. [sideways.skills]"""

    sideways_color: Color | None = None
    sideways_open: bool = False
    """Whether it gives less, so that the Source stays open. [skill.who-needs-magic]"""

    activation: str = ""
    unit_attack: int = 0
    unit_block: int = 0
    unit_armor: int = 0
    unit_resistances: tuple[Resistance, ...] = ()
    fame_per_unit: int = 0
    safe_units: bool = False
    ignores_sites: bool = False
    doubles_physical: bool = False
    move_as_attack: bool = False
    move_as_ranged: bool = False
    influence_block: Element | None = None
    purchases: tuple[Purchase, ...] = ()
    offer_spells: int = 0
    draws_when_healed: bool = False
    protected: bool = False
    returns: dict[str, bool] = {}
    """Cards that may go to the deed deck in the clean-up: on top of it, or under it. [card.steady-tempo]"""

    fleeting: Color | None = None
    """A mana that only the next deed may use, and whether that came. [skill.invocation]"""

    fleeting_used: bool = False

    punished: tuple[Color, ...] = ()
    """Colours for whose use a wound was taken. [skill.mana-exploit]"""

    cursed: bool = False
    """Whether a wound was taken for a cursed colour. [card.mana-claim]"""

    # After this turn
    more_cards: int = 0
    takes_back: bool = False
    more_turns: int = 0
    """Turns that follow at once. [turn.extra]"""

    conceding: bool = False
    """Whether the team was asked to give up. [scenario.concede]"""

    tiles: int = 0
    """Tiles revealed this turn. [rest]"""
