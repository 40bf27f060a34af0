"""Retaliate: the spell turns on the mage who aimed it, who may answer at once. [rare.retaliate]"""

from __future__ import annotations

import msgspec

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.cards.rare import DODGE, RETALIATE, SHIELD
from magehall.games.battle_mages.choosing import COUNTER
from magehall.games.battle_mages.damage import Strike, cancel_shares
from magehall.games.battle_mages.moving_cards import play_card
from magehall.games.battle_mages.state import Aimed, Battle
from magehall.games.battle_mages.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Frame

ANSWERS = (SHIELD.id, DODGE.id, RETALIATE.id)
SUFFER = make_option(say("option-suffer"), "turn.suffer", "pass")
_ANSWER = say("ask-answer-retaliation")


class Retaliation(Frame):
    """A spell under way in the middle of a turn: whoever it comes to answers now or is struck now, until someone
    shields or suffers. [retaliate.exchange]"""

    spell: Aimed

    def announce(self, flow: Flow[Battle]) -> None:
        """Told to all; turned on a mage who is out, the spell is lost. [eliminated.leaves]"""
        spell = self.spell
        if not flow.state.is_alive(spell.at):
            flow.emit("spell-cancelled", "eliminated.leaves", spell=spell.spell)
            self.stop()
            return
        flow.emit(
            "spell-turned",
            "rare.retaliate",
            mage=f"#{spell.by}",
            target=f"#{spell.at}",
            spell=spell.spell,
            damage=spell.damage,
        )

    def answer(self, flow: Flow[Battle]) -> Asked:
        """Asked of every mage with a card in hand, whatever the card; the virtual opponent has none. [solo.no-hand]"""
        state, at = flow.state, self.spell.at
        hand = state.mage(at).hand
        if not hand:
            return None
        faces = sorted({state.table.faces[card] for card in hand})
        counters = tuple(COUNTER[FACES[face].id] for face in faces if FACES[face].id in ANSWERS)
        return Decision(at, _ANSWER, "retaliate.exchange", (*counters, SUFFER))

    def answered(self, flow: Flow[Battle]) -> None:
        option = flow.answers.get(self.spell.at)
        if option is None or option.verb != "counter":
            return
        state, at = flow.state, self.spell.at
        play_card(flow, at, state.card_of(at, option.subject))
        flow.emit(
            "spell-countered",
            option.rule,
            mage=f"#{at}",
            spell=f"@spell-{option.subject}",
            countered=self.spell.spell,
        )
        if option.subject == SHIELD.id:
            flow.emit("spell-cancelled", option.rule, spell=self.spell.spell)
            self.stop()
            return
        if option.subject == DODGE.id:
            self.spell = msgspec.structs.replace(self.spell, at=state.next_mage(at))
        else:
            self.spell = msgspec.structs.replace(self.spell, by=at, at=self.spell.by)
        self.go("announce")

    def strike(self, flow: Flow[Battle]) -> None:
        flow.call(Strike(self.spell))

    steps = (announce, answer, answered, strike)

    def cancel(self, flow: Flow[Battle]) -> None:
        cancel_shares(flow, self.spell)
        self.stop()
