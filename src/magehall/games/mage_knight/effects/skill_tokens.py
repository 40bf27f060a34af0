"""Words that only skills know: mana to be spent at once, and Motivation's lock. [skills]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.words.mana import SpendAtOnce
from magehall.games.mage_knight.cards.words.skill import LockMotivation
from magehall.games.mage_knight.effects.rule import WordRule
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.moment import in_own_turn
from magehall.games.mage_knight.model.state import Quest
from magehall.kernel.flow import Flow


def _spend_at_once(flow: Flow[Quest], resolve: Resolve, _word: SpendAtOnce) -> None:
    """The token just gained serves for the very next deed, or is lost. [skill.invocation]"""
    turn = flow.state.edit_turn(resolve.seat)
    turn.fleeting = flow.state.hero(resolve.seat).mana[-1]
    turn.fleeting_used = False


def _lock(flow: Flow[Quest], resolve: Resolve, _word: LockMotivation) -> None:
    """Lock the Motivation skills of all until the end of one's next turn. Used in the turn of another, that is the turn
    to come. [skill.motivation]"""
    calendar = flow.state.edit_calendar()
    calendar.motivated = resolve.seat
    calendar.motivated_now = in_own_turn(flow.state, resolve.seat)


def age_fleeting(flow: Flow[Quest], seat: int) -> None:
    """Note that the one deed has come for which a fleeting mana serves. [skill.invocation]"""
    turn = flow.state.turn(seat)
    if turn.fleeting is not None and not turn.fleeting_used:
        flow.state.edit_turn(seat).fleeting_used = True


def fade(flow: Flow[Quest], seat: int) -> None:
    """Take a fleeting mana that its deed did not use. It is gone before anything else is asked. [skill.invocation]"""
    turn = flow.state.turn(seat)
    if turn.fleeting is None or not turn.fleeting_used:
        return
    if turn.fleeting in flow.state.hero(seat).mana:
        flow.state.edit_hero(seat).mana.remove(turn.fleeting)
    flow.state.edit_turn(seat).fleeting = None


RULES: dict[type, WordRule] = {
    SpendAtOnce: WordRule(_spend_at_once),
    LockMotivation: WordRule(_lock),
}
