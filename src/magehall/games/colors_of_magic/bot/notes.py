"""Notes: what was worked out for one moment of a table. Bots ask for the same values many times over."""

from __future__ import annotations

from typing import Any

from magehall.games.colors_of_magic.model.frames.combat import Attack
from magehall.games.colors_of_magic.model.frames.turn import Activation
from magehall.games.colors_of_magic.model.state import Skirmish

NOTES, MOMENT = "bot-notes", "bot-moment"


def open_notes(state: Skirmish) -> None:
    """Begin to judge a moment: notes of another moment are thrown away. The memo of a state outlives changes of damage,
    mana and cards, of which most of what a bot works out depends."""
    attack, activation = state.find(Attack), state.find(Activation)
    moment = (
        tuple((id, one.damage, one.shield, one.venom, one.attacked) for id, one in state.creatures().items()),
        tuple((player.mana, player.points, tuple(player.hand)) for player in map(state.player, state.seats)),
        state.course.turn,
        len(state.course.deck),
        tuple(state.goals.left.values()),
        attack.given if attack is not None else (),
        activation.charge if activation is not None else 0,
    )
    memo = state.memo
    if memo.get(MOMENT) != moment:
        memo[MOMENT] = moment
        memo[NOTES] = {}


def notes(state: Skirmish) -> dict[Any, Any]:
    """The notes of this moment."""
    found: dict[Any, Any] | None = state.memo.get(NOTES)
    if found is None:
        found = state.memo[NOTES] = {}
    return found
