"""The repertoires before a turn and in it, combined from all chapters. [turn]"""

from __future__ import annotations

from magehall.games.mage_knight.combat.starts import STARTS
from magehall.games.mage_knight.cooperation.proposal import INVITATIONS
from magehall.games.mage_knight.duel.starts import DUELS
from magehall.games.mage_knight.effects.skill_tokens import age_fleeting
from magehall.games.mage_knight.interaction.deals import DEALS
from magehall.games.mage_knight.interaction.plunder import PLUNDERING
from magehall.games.mage_knight.interaction.ruins import ALTARS
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import Combined
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import say
from magehall.games.mage_knight.movement.exploring import EXPLORING
from magehall.games.mage_knight.movement.glades import GLADES
from magehall.games.mage_knight.movement.moves import MOVES
from magehall.games.mage_knight.play.between import BETWEEN_TURNS
from magehall.games.mage_knight.play.cards import CARDS
from magehall.games.mage_knight.play.healing import HEALING
from magehall.games.mage_knight.play.skills import SKILLS
from magehall.games.mage_knight.play.units import UNITS
from magehall.games.mage_knight.turn.before import BEGINNING
from magehall.games.mage_knight.turn.conceding import CONCEDING
from magehall.games.mage_knight.turn.rest import ENDING, REST
from magehall.kernel.decision import Question

BEFORE_TURN = Combined(BETWEEN_TURNS, BEGINNING, PLUNDERING)
IN_TURN = Combined(
    CARDS,
    UNITS,
    SKILLS,
    HEALING,
    MOVES,
    EXPLORING,
    GLADES,
    DEALS,
    ALTARS,
    STARTS,
    DUELS,
    INVITATIONS,
    REST,
    ENDING,
    CONCEDING,
    before=age_fleeting,
)

BEGIN_QUESTION: Question[Quest, Choice] = Question(
    Choice,
    say("ask-before-turn"),
    "turn.before",
    BEFORE_TURN.candidates,
    BEFORE_TURN.why_not,
    BEFORE_TURN.lookalikes,
)
TURN_QUESTION: Question[Quest, Choice] = Question(
    Choice, say("ask-turn"), "turn.play", IN_TURN.candidates, IN_TURN.why_not, IN_TURN.lookalikes
)
