"""The quickcast action of a mage, and free abilities used at the same moments. It comes on top of the mage's own
action phase. [actions.quickcast-extra]"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.model.deeds import CastBound, CastSpell, InvokeAbility, UseAbility
from magehall.games.mage_wars.model.events.spells import Quickcast
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, NO_CARD, Duel
from magehall.games.mage_wars.spells.abilities.abilities import use
from magehall.games.mage_wars.spells.abilities.acting import QUICKCAST_USED, Acting
from magehall.games.mage_wars.spells.abilities.free_abilities import (
    free_abilities,
    free_options,
    has_free_ability,
    waiting_abilities,
    why_not_free,
    why_not_yet,
)
from magehall.games.mage_wars.spells.abilities.invoking import invocations, why_not_invoke
from magehall.games.mage_wars.spells.casting.at_hand import cast_options, casts_at_hand, why_not_cast
from magehall.games.mage_wars.spells.casting.cast import begin_cast
from magehall.kernel.decision import Deed, JudgedQuestion, Option, Verdict, by_kind
from magehall.kernel.flow import Flow
from magehall.kernel.text import Text


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


class Quickcasting(Acting):
    """A mage that may use its quickcast, for a quick spell. [round.quickcast-once]"""

    __slots__ = ()

    def __init__(self, state: Duel, seat: int) -> None:
        mage = MAGE[seat]
        ready = state.exists(mage) and state.piece(mage).quickcast
        super().__init__(state, seat, mage, full=False, barred=None if ready else QUICKCAST_USED)


def around_action_options(acting: Acting) -> list[Option]:
    """All that a seat may do around an action phase of its own. [round.quickcast-around-activation]"""
    return [*cast_options(acting), *free_options(acting.state, acting.seat)]


def why_not_quickcast(acting: Acting, deed: CastSpell | CastBound | InvokeAbility) -> Verdict:
    """Why a mage does not cast something with its quickcast. [round.quickcast-once]"""
    if not acting.state.exists(acting.actor):
        return None
    return why_not_invoke(acting, deed) if isinstance(deed, InvokeAbility) else why_not_cast(acting, deed)


QUICK_SPELLS: Mapping[type[Deed], Callable[[Acting, Any], Verdict]] = {
    CastSpell: why_not_quickcast,
    CastBound: why_not_quickcast,
    InvokeAbility: why_not_quickcast,
}
"""The verdicts on what a quickcast is used for."""


def quick_spells(acting: Acting) -> Iterator[Deed]:
    """What looks possible for a quickcast."""
    if acting.state.exists(acting.actor):
        yield from casts_at_hand(acting)
        yield from invocations(acting)


def quickcast_question(
    prompt: Text, rule: str, no_spell: Option, *, free: bool
) -> JudgedQuestion[Duel, Acting]:
    """Question what a mage casts with its quickcast. At a moment that is meant for ``free`` abilities too, they are among
    its options; at any other they wait."""

    def options(acting: Acting) -> list[Option]:
        spells = around_action_options(acting) if free else cast_options(acting)
        return [*spells, no_spell]

    def lookalikes(acting: Acting) -> Iterator[Deed]:
        yield from quick_spells(acting)
        yield from free_abilities(acting) if free else waiting_abilities(acting)

    why_not = by_kind({**QUICK_SPELLS, UseAbility: why_not_free if free else why_not_yet})
    return JudgedQuestion(Quickcasting, prompt, rule, options, why_not, lookalikes)


def act_around_action(flow: Flow[Duel], seat: int, deed: Deed) -> None:
    """Carry out a quickcast or a free ability."""
    if isinstance(deed, UseAbility):
        use(flow, deed, deed.holder, seat)
        return
    mage = MAGE[seat]
    flow.state.edit_counters(mage).quickcast = False
    flow.emit(Quickcast(mage=f"#{seat}", what=label(flow.state, mage), id=mage), "round.quickcast-once")
    begin_cast(flow, deed, mage, seat)
