"""The quickcast action of a mage, and free abilities used at the same moments. It comes on top of the mage's own
action phase. [actions.quickcast-extra]"""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.model.deeds import UseAbility
from magehall.games.mage_wars.model.events.spells import Quickcast
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, Duel
from magehall.games.mage_wars.spells.abilities import free_options, has_free_ability, use
from magehall.games.mage_wars.spells.cast import begin_cast, cast_options
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow


def may_quickcast(state: Duel, seat: int) -> bool:
    """Whether a seat could have something to quickcast, as far as everyone can see. [round.quickcast-once]"""
    mage = MAGE[seat]
    if not state.exists(mage) or not state.piece(mage).quickcast:
        return False
    if state.player(seat).prepared:
        return True
    knows = state.match.mode != "apprentice" and bool(state.card(mage).abilities)
    return knows or any(
        state.piece(id).bound != NO_CARD or CARDS[state.piece(id).card].abilities for id in state.worn(mage)
    )


def may_act(state: Duel, seat: int) -> bool:
    """Whether a seat could act around an action phase of its own."""
    if state.player(seat).dead:
        return False
    return may_quickcast(state, seat) or has_free_ability(state, seat)


def quickcast_options(state: Duel, seat: int) -> list[Option]:
    """The quick spells a mage may cast with its quickcast action. [round.quickcast-once]"""
    mage = MAGE[seat]
    if not state.exists(mage) or not state.piece(mage).quickcast:
        return []
    return cast_options(state, mage, seat, full=False)


def around_action_options(state: Duel, seat: int) -> list[Option]:
    """All that a seat may do around an action phase of its own. [round.quickcast-around-activation]"""
    return [*quickcast_options(state, seat), *free_options(state, seat)]


def act_around_action(flow: Flow[Duel], seat: int, deed: Deed) -> None:
    """Carry out a quickcast or a free ability."""
    if isinstance(deed, UseAbility):
        use(flow, deed, deed.holder, seat)
        return
    mage = MAGE[seat]
    flow.state.edit_counters(mage).quickcast = False
    flow.emit(Quickcast(mage=f"#{seat}", what=label(flow.state, mage), id=mage), "round.quickcast-once")
    begin_cast(flow, deed, mage, seat)
