"""Events of a match, a module for each chapter. What reveals something ends taking back. [undo]"""

from __future__ import annotations

from magehall.games.mage_knight.model.events import (
    combat,
    cooperation,
    duel,
    effects,
    interaction,
    movement,
    setup,
    turn,
)
from magehall.games.mage_knight.model.events import round as rounds
from magehall.kernel.event import declared_in

EVENTS = declared_in(setup, rounds, turn, effects, movement, interaction, combat, duel, cooperation)
