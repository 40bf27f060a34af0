"""Variant with more rampaging enemies, who return after days and nights. [variant.rampage]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import (
    BLACK,
    BLUE,
    DAY,
    GOLD,
    GREEN,
    NIGHT,
    RED,
    WHITE,
    Color,
    Pile,
    Time,
)
from magehall.games.mage_knight.effects.dice import roll_die
from magehall.games.mage_knight.foes.tokens import draw_token
from magehall.games.mage_knight.model.events.movement import EnemyPlaced
from magehall.games.mage_knight.model.pieces import Token
from magehall.games.mage_knight.model.realm import ground_at, heroes_at, rampages_at, revealed_spaces
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name
from magehall.kernel.flow import Flow

STIRRING: dict[Time, tuple[Color, ...]] = {DAY: (RED, GREEN, GOLD), NIGHT: (WHITE, BLUE, BLACK)}
"""Warm colours by day, cold ones at night; the last of them brings a companion."""

EVEN_MORE = 2


def stir_enemies(flow: Flow[Quest]) -> None:
    """Roll for each space whose rampaging enemies fell; nobody comes where a hero stands. [variant.rampage]"""
    state = flow.state
    if not state.agreement.rampage:
        return
    stirring = STIRRING[state.time]
    for space in revealed_spaces(state):
        ground = ground_at(state, space)
        pile = None if ground is None else ground.rampaging
        taken = space in state.realm.secrets or bool(heroes_at(state, space))
        if pile is None or rampages_at(state, space) or taken:
            continue
        die = roll_die(flow, "variant.rampage")
        even_more = state.agreement.rampage == EVEN_MORE
        if die in stirring or even_more:
            _place(flow, space, pile)
        if die is stirring[-1] or (even_more and die in stirring):
            _place(flow, space, Pile.BROWN)


def _place(flow: Flow[Quest], space: str, pile: Pile) -> None:
    enemy = draw_token(flow, pile)
    if enemy is not None:
        tokens = flow.state.edit_realm().tokens
        tokens[space] = (*tokens.get(space, ()), Token(enemy, True))
        flow.emit(EnemyPlaced(enemy=card_name(enemy), space=space), "variant.rampage")
