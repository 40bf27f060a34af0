"""Rerolls: once a round a temple's side may have dice thrown again. [card.temple-of-the-dawnbreaker]"""

from __future__ import annotations

from magehall.games.mage_wars.cards.lasting import Rerolls
from magehall.games.mage_wars.model.events.combat import RerollUsed
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import NO_SEAT, Duel
from magehall.games.mage_wars.model.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Flow


def may_reroll(state: Duel, seat: int, what: tuple[str, ...]) -> Decision | None:
    """Decision whether an unused temple of the seat's side rerolls dice. The seat's own temple comes first; None where
    there is none. [multiplayer.team-one-player]"""
    temples = [
        id
        for id, _ in state.with_word(Rerolls)
        if state.friends(seat, state.piece(id).controller)
        and state.commander(state.piece(id).controller) != NO_SEAT
        and not state.piece(id).used.get("reroll")
    ]
    if not temples:
        return None
    temple = min(temples, key=lambda id: state.piece(id).controller != seat)
    rule = state.card(temple).rule
    options = [make_option(say(f"option-reroll-{roll}"), rule, "reroll", roll, temple) for roll in what]
    keep = make_option(say("option-keep-roll"), rule, "pass")
    asked = state.commander(state.piece(temple).controller)
    return Decision(asked, say("ask-reroll"), rule, (*options, keep))


def use_temple(flow: Flow[Duel], temple: str) -> None:
    """Mark a temple as used this round."""
    flow.state.edit_counters(temple).used["reroll"] = 1
    flow.emit(RerollUsed(what=label(flow.state, temple), id=temple), flow.state.card(temple).rule)
