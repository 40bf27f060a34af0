"""Which windows stop a player who does not want to be asked everywhere. Those in which one of the player's own hidden
enchantments could change what is under way."""

from __future__ import annotations

from collections.abc import Sequence

from magehall.games.mage_wars.cards import CARDS, Card
from magehall.games.mage_wars.cards.lasting import acts_in_upkeep
from magehall.games.mage_wars.model.frames import Activation, Attack, Cast, Move, Push
from magehall.games.mage_wars.model.state import NOWHERE, Duel
from magehall.games.mage_wars.windows.hidden import revealable
from magehall.games.mage_wars.windows.reveal_windows import AFTER_ACTION, BEFORE_ACTION

AFTER_DAMAGE = frozenset(
    {"attack-damage", "attack-strikes", "attack-barrier", "attack-counterstrike", "attack-end"}
)
"""Windows in which the blow has fallen."""

UPKEEP_TRAITS = frozenset({"channeling", "upkeep", "regenerate"})


def matters(state: Duel, window: str, seat: int) -> bool:
    """Whether the seat should be stopped at this window."""
    if window in (BEFORE_ACTION, AFTER_ACTION):
        return True
    mine = [id for id in revealable(state, seat) if CARDS[state.piece(id).card].trigger is None]
    if window == "phase-end":
        mine = [id for id in mine if works_in_upkeep(state.card(id))]
    return is_moment_for(state, window, mine)


def could_matter(state: Duel, window: str, seat: int) -> bool:
    """Whether a seat might have to be stopped at a window. Only what everyone knows counts: whatever lies face down may
    be any card."""
    if window in (BEFORE_ACTION, AFTER_ACTION):
        return True
    hidden = [
        id for id, piece in state.pieces() if piece.hidden and state.commander(piece.controller) == seat
    ]
    return is_moment_for(state, window, hidden)


def is_moment_for(state: Duel, window: str, hidden: Sequence[str]) -> bool:
    """Whether something under way in this window touches one of these hidden enchantments."""
    if not hidden or window in AFTER_DAMAGE:
        return False
    if window == "phase-end":
        return state.match.phase == "reset"
    objects, zones = under_way(state)
    return any(
        id in objects or state.piece(id).host in objects or state.piece(id).zone in zones for id in hidden
    )


def works_in_upkeep(card: Card) -> bool:
    """Whether an enchantment does its work in the phases that follow the reset."""
    named = {trait.name for grant in card.grants for trait in grant.traits}
    return bool(named & UPKEEP_TRAITS) or any(acts_in_upkeep(word) for word in card.lasting)


def under_way(state: Duel) -> tuple[set[str], set[int]]:
    """The objects, and the zones of those, that the running procedures are about."""
    objects: set[str] = set()
    for frame in state.stack:
        match frame:
            case Attack():
                objects |= {frame.attacker, frame.target}
            case Cast():
                objects |= {frame.caster, frame.target, frame.spell}
            case Activation() | Move() | Push():
                objects.add(frame.creature)
    objects = {id for id in objects if id and state.exists(id)}
    zones = {state.zone_of(id) for id in objects} - {NOWHERE}
    return objects, zones
