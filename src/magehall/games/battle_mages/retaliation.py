"""Retaliate: the spell turns on the mage who aimed it, who may answer at once. [rare.retaliate]"""

from __future__ import annotations

import msgspec

from magehall.games.battle_mages.cards import FACES
from magehall.games.battle_mages.cards.rare import DODGE, RETALIATE, SHIELD
from magehall.games.battle_mages.choosing import COUNTER
from magehall.games.battle_mages.frames import Retaliation, Strike
from magehall.games.battle_mages.moving_cards import play_card
from magehall.games.battle_mages.state import Battle
from magehall.games.battle_mages.words import say
from magehall.kernel.decision import Decision, make_option
from magehall.kernel.flow import Asked, Flow, Procedure

ANSWERS = (SHIELD.id, DODGE.id, RETALIATE.id)
SUFFER = make_option(say("option-suffer"), "turn.suffer", "pass")
_ANSWER = say("ask-answer-retaliation")


def announce(retaliation: Retaliation, flow: Flow[Battle]) -> None:
    """Told to all; turned on a mage who is out, the spell is lost. [eliminated.leaves]"""
    spell = retaliation.spell
    if not flow.state.is_alive(spell.at):
        flow.emit("spell-cancelled", "eliminated.leaves", spell=spell.spell)
        retaliation.stop()
        return
    flow.emit(
        "spell-turned",
        "rare.retaliate",
        mage=f"#{spell.by}",
        target=f"#{spell.at}",
        spell=spell.spell,
        damage=spell.damage,
    )


def answer(retaliation: Retaliation, flow: Flow[Battle]) -> Asked:
    """Asked of every mage with a card in hand, whatever the card; the virtual opponent has none. [solo.no-hand]"""
    state, at = flow.state, retaliation.spell.at
    hand = state.mage(at).hand
    if not hand:
        return None
    faces = sorted({state.table.faces[card] for card in hand})
    counters = tuple(COUNTER[FACES[face].id] for face in faces if FACES[face].id in ANSWERS)
    return Decision(at, _ANSWER, "retaliate.exchange", (*counters, SUFFER))


def answered(retaliation: Retaliation, flow: Flow[Battle]) -> None:
    option = flow.answers.get(retaliation.spell.at)
    if option is None or option.verb != "counter":
        return
    state, at = flow.state, retaliation.spell.at
    play_card(flow, at, state.card_of(at, option.subject))
    flow.emit(
        "spell-countered",
        option.rule,
        mage=f"#{at}",
        spell=f"@spell-{option.subject}",
        countered=retaliation.spell.spell,
    )
    if option.subject == SHIELD.id:
        flow.emit("spell-cancelled", option.rule, spell=retaliation.spell.spell)
        retaliation.stop()
        return
    if option.subject == DODGE.id:
        retaliation.spell = msgspec.structs.replace(retaliation.spell, at=state.next_mage(at))
    else:
        retaliation.spell = msgspec.structs.replace(retaliation.spell, by=at, at=retaliation.spell.by)
    retaliation.go("announce")


def strike(retaliation: Retaliation, flow: Flow[Battle]) -> None:
    flow.call(Strike(retaliation.spell))


PROCEDURE = Procedure(announce=announce, answer=answer, answered=answered, strike=strike)
