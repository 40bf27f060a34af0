"""Which procedure each frame runs."""

from __future__ import annotations

from magehall.games.colors_of_magic.combat import attack, duel, granted
from magehall.games.colors_of_magic.damage import death, harm
from magehall.games.colors_of_magic.effects import answering, entering_play, run
from magehall.games.colors_of_magic.effects import moves as moving_words
from magehall.games.colors_of_magic.happenings import stack, triggers
from magehall.games.colors_of_magic.model.frames.combat import Attack, AttackChoice, Death, Duel, Harm
from magehall.games.colors_of_magic.model.frames.moves import (
    Aiming,
    Entering,
    EnterPlay,
    Force,
    Forces,
    Move,
    Putting,
    Rearranging,
)
from magehall.games.colors_of_magic.model.frames.spells import (
    Answer,
    Cast,
    Resolve,
    Retarget,
    Stack,
    Triggers,
    Use,
)
from magehall.games.colors_of_magic.monsters import choices, phase, turn_of_one
from magehall.games.colors_of_magic.movement import aiming, arriving, force, move, putting, rearranging
from magehall.games.colors_of_magic.scenarios import goals, taking
from magehall.games.colors_of_magic.scenarios import table as scenario_table
from magehall.games.colors_of_magic.setup import table
from magehall.games.colors_of_magic.spells import casting, resolving, retargeting, using
from magehall.games.colors_of_magic.turn import (
    acting,
    activation,
    activations,
    collect,
    ending,
    keyword_targets,
    phases,
)
from magehall.kernel.flow import merge_procedures

PROCEDURES = merge_procedures(
    {
        Stack: stack.PROCEDURE,
        Triggers: triggers.PROCEDURE,
        Harm: harm.PROCEDURE,
        Death: death.PROCEDURE,
        Attack: attack.PROCEDURE,
        Duel: duel.PROCEDURE,
        Move: move.PROCEDURE,
        Force: force.FORCE,
        Forces: force.FORCES,
        Entering: arriving.PROCEDURE,
        Putting: putting.PROCEDURE,
        Aiming: aiming.PROCEDURE,
        Rearranging: rearranging.PROCEDURE,
        EnterPlay: entering_play.PROCEDURE,
        AttackChoice: granted.PROCEDURE,
        Answer: answering.PROCEDURE,
        Retarget: retargeting.PROCEDURE,
        Cast: casting.PROCEDURE,
        Resolve: resolving.PROCEDURE,
        Use: using.PROCEDURE,
    },
    run.PROCEDURES,
    moving_words.PROCEDURES,
    choices.PROCEDURES,
    phase.PROCEDURES,
    turn_of_one.PROCEDURES,
    goals.PROCEDURES,
    taking.PROCEDURES,
    scenario_table.PROCEDURES,
    acting.PROCEDURES,
    activation.PROCEDURES,
    activations.PROCEDURES,
    collect.PROCEDURES,
    ending.PROCEDURES,
    keyword_targets.PROCEDURES,
    phases.PROCEDURES,
    table.PROCEDURES,
)
