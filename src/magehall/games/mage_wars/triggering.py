"""Mandatory enchantments: they must be revealed when the event they wait for comes."""

from __future__ import annotations

from magehall.games.mage_wars import answers
from magehall.games.mage_wars.cards import CARDS
from magehall.games.mage_wars.costs import pay_reveal, reveal_cost
from magehall.games.mage_wars.destruction import destroy
from magehall.games.mage_wars.naming import label
from magehall.games.mage_wars.state import MAGE, Duel
from magehall.games.mage_wars.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Frame


class Triggered(Frame):
    """A mandatory enchantment is revealed; its controller pays for it, or it is gone without effect.
    [spells.mandatory] [spells.mandatory-unpaid]"""

    piece: str

    def turn_up(self, flow: Flow[Duel]) -> None:
        state = flow.state
        piece = state.enter(self.piece)
        piece.hidden = False
        piece.since = state.next_serial()
        flow.emit(
            "enchantment-triggered",
            state.card(self.piece).rule,
            mage=f"#{piece.controller}",
            what=label(state, self.piece),
            id=self.piece,
        )

    def ask(self, flow: Flow[Duel]) -> Asked:
        state = flow.state
        if not state.exists(self.piece):
            self.stop()
            return None
        piece = state.piece(self.piece)
        card = CARDS[piece.card]
        cost = reveal_cost(state, self.piece)
        seat = state.commander(piece.controller)
        if not answers.helps(state, self.piece) or cost > state.piece(MAGE[seat]).mana:
            return None
        options = (
            make_option(say("option-pay-reveal", spell=card.name, mana=cost), card.rule, "pay", self.piece),
            make_option(
                say("option-refuse-reveal", spell=card.name), "spells.mandatory-unpaid", "refuse", self.piece
            ),
        )
        prompt = say("ask-pay-reveal", spell=card.name)
        return Decision(seat, prompt, "spells.mandatory-unpaid", options)

    def answered(self, flow: Flow[Duel]) -> None:
        paid = bool(flow.answers) and flow.answer.verb == "pay"
        if paid:
            pay_reveal(flow, self.piece)
            answers.answer(flow, self.piece)
        else:
            flow.emit(
                "reveal-unpaid", "spells.mandatory-unpaid", what=label(flow.state, self.piece), id=self.piece
            )

    def spent(self, flow: Flow[Duel]) -> None:
        destroy(flow, self.piece, "spells.one-use")

    steps = (turn_up, ask, answered, spent)
