"""The wind network: own creatures each near another of them. [card.whisper-network]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.lines import FarNetwork
from magehall.games.colors_of_magic.model.distances import within
from magehall.games.colors_of_magic.model.lines import lines_in_play
from magehall.games.colors_of_magic.model.state import Skirmish

NEAR = 8
"""Inches between two members of the network."""


def network(state: Skirmish, seat: int) -> list[str]:
    """The own creatures that are within 8 inches of another own one; chains count."""
    own = [id for id, creature in state.on_table().items() if creature.owner == seat]
    return [id for id in own if any(other != id and within(state, id, other, NEAR) for other in own)]


def network_pairs(state: Skirmish, seat: int) -> list[tuple[str, str]]:
    """Givers and receivers: 8 inches apart at most, or at any distance. [card.wind-master]"""
    members = network(state, seat)
    far = any(one.seat == seat and isinstance(one.line, FarNetwork) for one in lines_in_play(state))
    return [
        (giver, receiver)
        for giver in members
        for receiver in members
        if giver != receiver and (far or within(state, giver, receiver, NEAR))
    ]
