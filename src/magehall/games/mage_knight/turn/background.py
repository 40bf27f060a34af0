"""Reasons against deeds of another part of the turn. [combat.phases]"""

from __future__ import annotations

from magehall.games.mage_knight.combat.fight import DAMAGE, DEEDS
from magehall.games.mage_knight.model.deeds.turn import EndTurn
from magehall.games.mage_knight.model.frames.combat import Fight
from magehall.games.mage_knight.model.frames.duel import Duel
from magehall.games.mage_knight.model.frames.turn import Turn
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.games.mage_knight.turn.repertoires import BEFORE_TURN, IN_TURN
from magehall.kernel.decision import Deed, Question, Verdict


def _why_not(choice: Choice, deed: Deed) -> Verdict:
    """Verdict on a deed of another part of the turn. In the middle of a procedure only that is decided."""
    frame = choice.state.stack[-1] if choice.state.stack else None
    if not isinstance(frame, Turn | Fight | Duel):
        return None
    if choice.turn.stage is Stage.BEFORE:
        return refuse("turn-not-begun", "turn.before") if IN_TURN.knows(deed) else None
    fights = not isinstance(frame, Turn)
    if fights and isinstance(deed, EndTurn):
        return refuse("combat-first", "combat.phases")
    others = (IN_TURN, DEEDS, DAMAGE, BEFORE_TURN) if fights else (DEEDS, DAMAGE, BEFORE_TURN)
    reasons = (part.why_not(choice, deed) for part in others)
    return next((reason for reason in reasons if reason is not None), None)


BACKGROUND: Question[Quest, Choice] = Question(
    Choice, say("ask-turn"), "turn.play", lambda _choice: (), _why_not
)
