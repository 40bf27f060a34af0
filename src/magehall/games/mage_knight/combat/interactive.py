"""Interactive combat: another player helps a single enemy by a die set in secret. [interactive]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.vocabulary import ANY_COLOR, BLUE, RED, WHITE, Color
from magehall.games.mage_knight.foes.values import HELPING
from magehall.games.mage_knight.model.combat_state import Phase
from magehall.games.mage_knight.model.deeds.combat import SetDie
from magehall.games.mage_knight.model.events.combat import DieNotShown, DieSet, DieShown
from magehall.games.mage_knight.model.pieces import DUMMY
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import say
from magehall.kernel.decision import Decision, Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Flow

HELPS = {Phase.RANGED: WHITE, Phase.BLOCK: RED, Phase.ATTACK: BLUE}
"""The colour that helps an enemy in each phase, and shows as the phase begins. [interactive.die]"""


def helper(state: Quest, seat: int) -> int | None:
    """Who sets the die: the player before, where a single enemy is met. [interactive.who]"""
    combat = state.combat
    players = [other for other in state.calendar.order if other != DUMMY]
    lonely = len(players) < 2 or seat not in players
    if not state.agreement.interactive_combat or combat is None or len(combat.foes) != 1 or lonely:
        return None
    return players[players.index(seat) - 1]


def _colors(_moment: Moment[Quest]) -> Iterator[Option]:
    for color in ANY_COLOR:
        yield SetDie(color).option(say("option-set-die", color=f"@color-{color}"), "interactive.die")


def _any(_moment: Moment[Quest], _deed: Deed) -> Verdict:
    return None


SETTING: Question[Quest, Moment[Quest]] = Question(
    Moment, say("ask-set-die"), "interactive.die", _colors, _any
)


def ask_die(state: Quest, seat: int) -> Decision | None:
    """Ask who helps the enemy; None where nobody does. [interactive.who]"""
    other = helper(state, seat)
    return None if other is None else SETTING.ask(state, other)


def keep_die(flow: Flow[Quest], seat: int) -> None:
    """Keep the colour in secret. [interactive.die]"""
    if flow.answers:
        flow.state.edit_combat().die = Color(flow.deed(SetDie).color)
        flow.emit(DieSet(hero=f"#{helper(flow.state, seat)}"), "interactive.die")


def show_die(flow: Flow[Quest], phase: Phase) -> None:
    """Show the helper's die in its phase, or in the last one. In its phase the enemy is stronger; it is worth a fame
    more in any case. [interactive.die]"""
    combat = flow.state.combat
    if combat is None or combat.die is None or not combat.foes:
        return
    die = combat.die
    if die is not HELPS[phase] and phase is not Phase.ATTACK:
        flow.emit(DieNotShown(color=f"@color-{HELPS[phase]}"), "interactive.die")
        return
    flow.state.edit_combat().die = None
    flow.emit(DieShown(color=f"@color-{die}"), "interactive.die")
    flow.state.edit_foe(combat.foes[0]).more_fame += die in HELPING
    if die is not HELPS[phase]:
        return
    strengthened = flow.state.edit_foe(combat.foes[-1])
    if die is RED:
        strengthened.more_attack += 1
    else:
        strengthened.more_armor += 1


def forget_armor(flow: Flow[Quest]) -> None:
    """White armor is for the first phase alone. [interactive.die]"""
    for id in flow.state.foes():
        flow.state.edit_foe(id).more_armor = 0
