"""Moments in which a player chooses: what kind of effects fit, and to whom they belong."""

from __future__ import annotations

from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import Color, Terrain
from magehall.games.mage_knight.model.combat_state import Combat, Phase
from magehall.games.mage_knight.model.costs import terrain_costs
from magehall.games.mage_knight.model.pieces import Hero
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.kernel.decision import Verdict


class Occasion(StrEnum):
    """What effects are good for now. [effects.when]"""

    MOVING = "moving"
    INTERACTING = "interacting"
    RANGED = "ranged-phase"
    BLOCKING = "block-phase"
    DAMAGE = "damage-phase"
    ATTACKING = "attack-phase"
    IDLE = "idle"
    """Outside of movement and action: only special and healing effects."""


_BY_PHASE = {
    Phase.START: Occasion.RANGED,
    Phase.RANGED: Occasion.RANGED,
    Phase.BLOCK: Occasion.BLOCKING,
    Phase.DAMAGE: Occasion.DAMAGE,
    Phase.ATTACK: Occasion.ATTACKING,
    Phase.END: Occasion.IDLE,
}
_BY_STAGE = {
    Stage.BEFORE: Occasion.IDLE,
    Stage.MOVEMENT: Occasion.MOVING,
    Stage.INTERACTION: Occasion.INTERACTING,
    Stage.COMBAT: Occasion.IDLE,
    Stage.AFTER: Occasion.IDLE,
    Stage.REST: Occasion.IDLE,
}
Payment = tuple[tuple[tuple[Color, ...], ...], bool]
"""The mana to be paid, each by the colours of which one will do, and whether for a spell."""

FIGHTING = frozenset({Occasion.RANGED, Occasion.BLOCKING, Occasion.DAMAGE, Occasion.ATTACKING})


_BETWEEN = TurnState(stage=Stage.BEFORE)
"""What holds between one's turns, for reading: no turn runs, and the next has not begun. [turn.aside]"""


class Choice:
    """A player who chooses, in a turn of their own or before it, worked out once for all verdicts."""

    __slots__ = ("_costs", "combat", "hero", "judged", "occasion", "seat", "state", "turn")

    def __init__(self, state: Quest, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hero: Hero = state.hero(seat)
        self.turn: TurnState = state.turn(seat) if state.has_turn(seat) else _BETWEEN
        combat = state.combat
        self.combat: Combat | None = combat if combat is not None and combat.seat == seat else None
        self.occasion = _BY_PHASE[self.combat.phase] if self.combat else _BY_STAGE[self.turn.stage]
        self.judged: dict[Payment, Verdict] = {}
        """Payments that were judged already: many cards take the same mana."""
        self._costs: dict[Terrain, int | None] | None = None

    def cost_of(self, terrain: Terrain) -> int | None:
        """What entering a terrain costs now; None where it cannot be entered. [move.changes]"""
        if self._costs is None:
            self._costs = terrain_costs(self.state, self.seat)
        return self._costs[terrain]

    @property
    def fighting(self) -> bool:
        """Whether a combat is under way: no healing then. [combat.no-healing]"""
        return self.occasion in FIGHTING
