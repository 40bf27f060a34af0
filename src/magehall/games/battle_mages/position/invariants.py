"""Invariants of a state, and bounds for files from outside."""

from __future__ import annotations

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.model.state import NO_CARD, TABLE, Battle
from magehall.kernel.matches.positions import PositionError
from magehall.kit.cards import check_counts


def check(state: Battle) -> None:
    """Raise ValueError where an invariant is broken. A card is lost or doubled, life is out of bounds, or an index does
    not fit."""
    if TABLE not in state.things:
        raise ValueError("there is no table")
    table = state.table
    cards = len(table.faces)
    if cards and not 0 <= min(table.faces) <= max(table.faces) < len(FACES):
        raise ValueError("a card has a face that does not exist")
    places = [*table.pile, *table.played, *([] if table.centre == NO_CARD else [table.centre])]
    for number in range(state.mages):
        mage = state.mage(number)
        places += mage.hand
        if not 0 <= mage.life <= mage.starting_life:
            raise ValueError(f"mage {number} has {mage.life} life")
        if mage.front != NO_CARD and not 0 <= mage.front < cards:
            raise ValueError(f"mage {number} shows a card that does not exist")
    if places:
        check_counts(places, dict.fromkeys(range(cards), 1), "cards")
    if not len(table.known) == len(table.handles) == cards or table.direction not in (1, -1):
        raise ValueError("the table contradicts itself")


def check_bounds(state: Battle) -> None:
    """Raise PositionError where more spells are in the air than there are cards. Of cards the box has no more."""
    table = state.table
    if len(table.aimed) > len(table.faces):
        raise PositionError(
            f"{len(table.aimed)} spells are in the air, and there are only {len(table.faces)} cards: take some away",
            "$.aimed",
        )
