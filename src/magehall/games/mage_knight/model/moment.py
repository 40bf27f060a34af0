"""Moments in which a player chooses, and the effects that fit them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from magehall.games.mage_knight.cards.vocabulary import Color, Site, Terrain
from magehall.games.mage_knight.model.combat_state import Combat, Phase
from magehall.games.mage_knight.model.costs import terrain_costs
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.pieces import NOWHERE, Hero
from magehall.games.mage_knight.model.realm import rivals_at, site_at
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


def in_own_turn(state: Quest, seat: int) -> bool:
    """Whether a player's own turn has begun, or one given for a fight. Who defends partly plays in that of another.
    [duel.fully] [duel.partly]"""
    duel = state.find(Duel)
    partly = duel is not None and duel.defender == seat and not duel.full
    return state.has_turn(seat) and state.turn(seat).stage is not Stage.BEFORE and not partly


class Choice:
    """A moment of choice for a player, in or before a turn. It is worked out once for all verdicts. What only some of
    them ask for is worked out when one does; nothing changes until the question is answered."""

    __slots__ = (
        "_costs", "_located", "_rivals", "_site",
        "combat", "fighting", "hero", "judged", "occasion", "purse", "seat", "state", "turn",
    )  # fmt: skip

    def __init__(self, state: Quest, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.hero: Hero = state.hero(seat)
        self.turn: TurnState = state.turn(seat) if state.has_turn(seat) else _BETWEEN
        combat = state.combat
        self.combat: Combat | None = combat if combat is not None and combat.seat == seat else None
        self.occasion = _BY_PHASE[self.combat.phase] if self.combat else _BY_STAGE[self.turn.stage]
        self.fighting: bool = self.occasion in FIGHTING
        """Whether a combat is under way: no healing then. [combat.no-healing]"""
        self.judged: dict[Payment, Verdict] = {}
        """Payments that were judged already: many cards take the same mana."""
        self.purse: object = None
        """The mana there is, once ``mana.ways.purse_of`` has counted it."""
        self._costs: Mapping[Terrain, int | None] | None = None
        self._located = False
        self._site: Site | None = None
        self._rivals: list[int] | None = None

    def cost_of(self, terrain: Terrain) -> int | None:
        """What entering a terrain costs now; None where it cannot be entered. [move.changes]"""
        if self._costs is None:
            self._costs = terrain_costs(self.state, self.seat)
        return self._costs[terrain]

    @property
    def site(self) -> Site | None:
        """The site where the hero stands; None also off the map. [sites]"""
        if not self._located:
            space = self.hero.space
            self._site = None if space == NOWHERE else site_at(self.state, space)
            self._located = True
        return self._site

    @property
    def rivals(self) -> list[int]:
        """The other heroes who are in one's way where the hero stands. [move.heroes]"""
        if self._rivals is None:
            space = self.hero.space
            self._rivals = [] if space == NOWHERE else rivals_at(self.state, self.seat, space)
        return self._rivals
