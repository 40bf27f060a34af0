"""Withdrawing a spell, which its caster may until it is paid for. [casting.withdraw]"""

from __future__ import annotations

from magehall.games.mage_wars.damage.leave_play import spend
from magehall.games.mage_wars.model.deeds import WithdrawSpell
from magehall.games.mage_wars.model.events.spells import SpellWithdrawn
from magehall.games.mage_wars.model.frames import ActionPhases, Activation, Cast, Deployment, QuickcastPhase
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import Duel
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision
from magehall.kernel.flow import Flow
from magehall.kernel.records import replace

WITHDRAWING = WithdrawSpell().option(say("option-withdraw"), "casting.withdraw")


def offered(decision: Decision | None) -> Decision | None:
    """Decision about a spell, with the option to withdraw it. The spell is not yet paid for; the option is the last."""
    if decision is None:
        return None
    return replace(decision, options=(*decision.options, WITHDRAWING))


def withdraw(flow: Flow[Duel], cast: Cast) -> None:
    """Withdraw an announced spell. It goes back to where it came from, and neither mana nor action is spent; what was
    announced has been heard. [casting.withdraw]"""
    state = flow.state
    named = label(state, cast.spell) if cast.spell else f"@ability-{cast.ability}"
    flow.emit(SpellWithdrawn(mage=f"#{cast.seat}", spell=named), "casting.withdraw")
    if cast.spell:
        put_back(flow, cast)
    go_on_as_before(state, cast)
    cast.stop()


def put_back(flow: Flow[Duel], cast: Cast) -> None:
    """Return a spell to where it was before it was announced. With a helper that is gone it is lost.
    [casting.helper-lost]"""
    state = flow.state
    number = state.piece(cast.spell).card
    if cast.source == "assigned" and not state.exists(cast.caster):
        spend(flow, cast.spell)
        return
    state.remove(cast.spell)
    if cast.source == "prepared":
        state.edit_cards(cast.seat).prepared.append(number)
    elif cast.source == "assigned":
        state.edit_counters(cast.caster).assigned = number
    elif state.exists(cast.source):
        del state.edit_counters(cast.source).used["bound"]


def go_on_as_before(state: Duel, cast: Cast) -> None:
    """Roll back the procedure that let the spell be cast. What it noted is undone, there or in a window that opened
    there."""
    for frame in reversed(state.stack):
        match frame:
            case Activation():
                frame.ended = False
                return
            case Deployment():
                frame.done = frame.done[:-1]
                return
            case QuickcastPhase():
                frame.left = (cast.seat, *frame.left)
                give_back_quickcast(state, cast)
                return
            case ActionPhases():
                if frame.step == "choose":
                    frame.bound -= 1  # not in a window around the action phase
                give_back_quickcast(state, cast)
                return


def give_back_quickcast(state: Duel, cast: Cast) -> None:
    """The quickcast action that the spell would have used. [round.quickcast-once]"""
    if state.exists(cast.caster):
        state.edit_counters(cast.caster).quickcast = True
