"""Which procedure each frame runs."""

from __future__ import annotations

from magehall.games.mage_wars.combat import attack, attack_action, zone_attack
from magehall.games.mage_wars.damage import leave_play
from magehall.games.mage_wars.model.card_frames import Sacrifice, TempleShot
from magehall.games.mage_wars.model.frames import (
    ActionPhases,
    Activation,
    Arrival,
    Attack,
    AttackAction,
    Binding,
    Cast,
    ChooseZone,
    Curing,
    Curseweaving,
    Deployment,
    Effects,
    Entering,
    Equipping,
    Move,
    Planning,
    Push,
    QuickcastPhase,
    Reveal,
    Round,
    SettingUp,
    Teleport,
    Triggered,
    Upkeep,
    ZoneAttack,
)
from magehall.games.mage_wars.movement import entering, move
from magehall.games.mage_wars.movement.forced import PUSH, TELEPORT
from magehall.games.mage_wars.round import activation, deployment, planning, setup, upkeep
from magehall.games.mage_wars.round.action_phases import ACTION_PHASES
from magehall.games.mage_wars.round.phases import QUICKCAST_PHASE, ROUND
from magehall.games.mage_wars.spells.arriving import spellbind
from magehall.games.mage_wars.spells.arriving.enter_play import ARRIVAL, EQUIPPING
from magehall.games.mage_wars.spells.casting import cast, mandatory
from magehall.games.mage_wars.spells.resolving import reveal, unique
from magehall.games.mage_wars.spells.resolving.effects import CHOOSE_ZONE, CURING, EFFECTS
from magehall.kernel.flow import Procedure
from magehall.kernel.frame import Frame

PROCEDURES: dict[type[Frame], Procedure] = {
    SettingUp: setup.PROCEDURE,
    Round: ROUND,
    Upkeep: upkeep.PROCEDURE,
    Planning: planning.PROCEDURE,
    Deployment: deployment.PROCEDURE,
    QuickcastPhase: QUICKCAST_PHASE,
    ActionPhases: ACTION_PHASES,
    Activation: activation.PROCEDURE,
    Move: move.PROCEDURE,
    Push: PUSH,
    Teleport: TELEPORT,
    Entering: entering.PROCEDURE,
    Cast: cast.PROCEDURE,
    Effects: EFFECTS,
    Curing: CURING,
    ChooseZone: CHOOSE_ZONE,
    Arrival: ARRIVAL,
    Equipping: EQUIPPING,
    Binding: spellbind.PROCEDURE,
    Sacrifice: unique.SACRIFICE,
    TempleShot: unique.TEMPLE_SHOT,
    AttackAction: attack_action.PROCEDURE,
    ZoneAttack: zone_attack.PROCEDURE,
    Attack: attack.PROCEDURE,
    Triggered: mandatory.PROCEDURE,
    Reveal: reveal.PROCEDURE,
    Curseweaving: leave_play.PROCEDURE,
}
