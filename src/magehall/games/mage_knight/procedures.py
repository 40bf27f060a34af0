"""Which procedure each frame runs."""

from __future__ import annotations

from magehall.games.mage_knight.combat import block, fight, opening
from magehall.games.mage_knight.cooperation import assault
from magehall.games.mage_knight.duel import procedure as duel
from magehall.games.mage_knight.effects import (
    colors,
    decks,
    dice,
    enemies,
    hand,
    interactive,
    naming,
    resolve,
    rivals,
    taking_units,
)
from magehall.games.mage_knight.effects import units as effect_units
from magehall.games.mage_knight.interaction import deals, ruins
from magehall.games.mage_knight.mana import paying
from magehall.games.mage_knight.movement import jumping, reveal, secrets
from magehall.games.mage_knight.play import companion
from magehall.games.mage_knight.play import units as play_units
from magehall.games.mage_knight.round import prepare, rounds, tactics
from magehall.games.mage_knight.setup import auction, draft, table
from magehall.games.mage_knight.turn import aside, conceding, drawing, finish, levels, rewards, turn
from magehall.kernel.flow import merge_procedures

PROCEDURES = merge_procedures(
    table.PROCEDURES,
    auction.PROCEDURES,
    draft.PROCEDURES,
    rounds.PROCEDURES,
    prepare.PROCEDURES,
    tactics.PROCEDURES,
    turn.PROCEDURES,
    aside.PROCEDURES,
    conceding.PROCEDURES,
    finish.PROCEDURES,
    drawing.PROCEDURES,
    rewards.PROCEDURES,
    levels.PROCEDURES,
    jumping.PROCEDURES,
    reveal.PROCEDURES,
    secrets.PROCEDURES,
    deals.PROCEDURES,
    ruins.PROCEDURES,
    opening.PROCEDURES,
    fight.PROCEDURES,
    block.PROCEDURES,
    assault.PROCEDURES,
    duel.PROCEDURES,
    play_units.PROCEDURES,
    companion.PROCEDURES,
    resolve.PROCEDURES,
    colors.PROCEDURES,
    decks.PROCEDURES,
    dice.PROCEDURES,
    enemies.PROCEDURES,
    hand.PROCEDURES,
    interactive.PROCEDURES,
    naming.PROCEDURES,
    rivals.PROCEDURES,
    taking_units.PROCEDURES,
    effect_units.PROCEDURES,
    paying.PROCEDURES,
)
