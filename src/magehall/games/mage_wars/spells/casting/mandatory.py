"""Mandatory enchantments: they must be revealed when the event they wait for comes."""

from __future__ import annotations

from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.damage.leave_play import destroy
from magehall.games.mage_wars.model.events.spells import EnchantmentTriggered, RevealUnpaid
from magehall.games.mage_wars.model.frames import Triggered
from magehall.games.mage_wars.model.labels import label
from magehall.games.mage_wars.model.state import MAGE, Duel
from magehall.games.mage_wars.model.words import say
from magehall.games.mage_wars.spells.aiming.costs import pay_reveal, reveal_cost
from magehall.games.mage_wars.spells.casting.answers import answer, helps
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure


def turn_up(triggered: Triggered, flow: Flow[Duel]) -> None:
    state = flow.state
    piece = state.enter(triggered.piece)
    piece.hidden = False
    piece.since = state.next_serial()
    flow.emit(
        EnchantmentTriggered(
            mage=f"#{piece.controller}", what=label(state, triggered.piece), id=triggered.piece
        ),
        state.card(triggered.piece).rule,
    )


def ask(triggered: Triggered, flow: Flow[Duel]) -> Asked:
    state = flow.state
    if not state.exists(triggered.piece):
        triggered.stop()
        return None
    piece = state.piece(triggered.piece)
    card = CARDS[piece.card]
    cost = reveal_cost(state, triggered.piece)
    seat = state.commander(piece.controller)
    if not helps(state, triggered.piece) or cost > state.piece(MAGE[seat]).mana:
        return None
    options = (
        make_option(say("option-pay-reveal", spell=card.name, mana=cost), card.rule, "pay", triggered.piece),
        make_option(
            say("option-refuse-reveal", spell=card.name), "spells.mandatory-unpaid", "refuse", triggered.piece
        ),
    )
    prompt = say("ask-pay-reveal", spell=card.name)
    return Decision(seat, prompt, "spells.mandatory-unpaid", options)


def answered(triggered: Triggered, flow: Flow[Duel]) -> None:
    paid = bool(flow.answers) and flow.answer.verb == "pay"
    if paid:
        pay_reveal(flow, triggered.piece)
        answer(flow, triggered.piece)
    else:
        flow.emit(
            RevealUnpaid(what=label(flow.state, triggered.piece), id=triggered.piece),
            "spells.mandatory-unpaid",
        )


def spent(triggered: Triggered, flow: Flow[Duel]) -> None:
    destroy(flow, triggered.piece, "spells.one-use")


PROCEDURE = Procedure(turn_up=turn_up, pay=(ask, answered), spent=spent)
