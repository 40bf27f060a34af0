"""Piles of enemy tokens: drawing, refilling and discarding. [enemy.piles]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.catalogue import ENEMY_TOKENS
from magehall.games.mage_knight.cards.vocabulary import Pile
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.flow import Flow


def draw_token(flow: Flow[Quest], pile: Pile) -> str | None:
    """Draw a token; an empty pile is made anew of its discards. None where there are none either. [enemy.piles]"""
    piles = flow.state.edit_piles()
    tokens, discarded = piles.enemies.get(pile, ()), piles.discarded.get(pile, ())
    if not tokens and discarded:
        tokens = tuple(flow.chance.shuffled(f"enemies-{pile}", discarded))
        piles.discarded[pile] = ()
    if not tokens:
        return None
    piles.enemies[pile] = tokens[:-1]
    return tokens[-1]


def discard_token(flow: Flow[Quest], enemy: str) -> None:
    """Put a token onto the discards of its pile. [enemy.piles]"""
    discarded = flow.state.edit_piles().discarded
    pile = ENEMY_TOKENS[enemy].pile
    discarded[pile] = (*discarded.get(pile, ()), enemy)
