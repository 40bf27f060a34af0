"""Elimination: a mage at zero life leaves the duel, or comes back. [damage.zero] [eliminated.rebirth]"""

from __future__ import annotations

from magehall.games.battle_mages.cards import AFTER_ELIMINATION, Rare
from magehall.games.battle_mages.cards.effects import ComeBack, Damage, Hex, Regain
from magehall.games.battle_mages.damage.ending import end_if_one_is_left
from magehall.games.battle_mages.deck.moving_cards import play_card
from magehall.games.battle_mages.model.deeds import Play, Way
from magehall.games.battle_mages.model.events import CardLeftBehind, MageFell, MageReborn
from magehall.games.battle_mages.model.frames import Elimination
from magehall.games.battle_mages.model.knowledge import who_could_hold, why_not_held
from magehall.games.battle_mages.model.state import EVERYONE, Battle
from magehall.games.battle_mages.model.uses import deeds_with_hand
from magehall.games.battle_mages.model.words import say
from magehall.kernel.decision import Deed, Moment, Option, Pass, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

(RETURN,) = (effect for effect in AFTER_ELIMINATION.does if isinstance(effect, ComeBack))

RISE = Play(Way.CAST, AFTER_ELIMINATION.id).option(say("option-rebirth"), "eliminated.rebirth")
ACCEPT = Pass().option(say("option-accept-elimination"), "damage.zero")
_OPTIONS = (RISE, ACCEPT)
_NO_HEALING = Refusal(say("refused-no-healing"), "eliminated.no-healing")
_OUT = Refusal(say("refused-out"), "damage.zero")


def fall(elimination: Elimination, flow: Flow[Battle]) -> None:
    flow.emit(MageFell(mage=f"#{elimination.mage}"), "damage.zero")
    mage = flow.state.mage(elimination.mage)
    if mage.rebirth:
        flow.state.edit_mage(elimination.mage).rebirth = False
        come_back(elimination, flow, "solo.rebirth")


def offer_rebirth(elimination: Elimination, flow: Flow[Battle]) -> Asked:
    """Asked of everyone who, as far as the table knows, could hold it. [eliminated.rebirth]"""
    state = flow.state
    mage = elimination.mage
    if state.mage(mage).virtual or not who_could_hold(state, AFTER_ELIMINATION, [mage]):
        return None
    return RISING.ask(state, mage)


def last_plays(_moment: Moment[Battle]) -> tuple[Option, ...]:
    return _OPTIONS


def why_not_rise(moment: Moment[Battle], deed: Deed) -> Verdict:
    """Nothing but Rebirth helps who is out; no healing does. [eliminated.rebirth] [eliminated.no-healing]"""
    unheld = why_not_held(moment.state, moment.seat, deed)
    if unheld is not None or not isinstance(deed, Play) or deed == RISE.deed:
        return unheld
    face = deed.face
    heals = isinstance(face, Rare) and any(
        isinstance(effect, Regain) or (isinstance(effect, Damage) and effect.leech) for effect in face.does
    )
    return _NO_HEALING if heals else _OUT


RISING = Question(Moment, say("ask-rebirth"), "eliminated.rebirth", last_plays, why_not_rise, deeds_with_hand)


def rise(elimination: Elimination, flow: Flow[Battle]) -> None:
    if flow.answers.get(elimination.mage) == RISE:
        play_card(flow, elimination.mage, flow.state.card_of(elimination.mage, AFTER_ELIMINATION.id))
        come_back(elimination, flow, "eliminated.rebirth")


def come_back(elimination: Elimination, flow: Flow[Battle], rule: str) -> None:
    flow.state.edit_mage(elimination.mage).life = RETURN.life
    flow.emit(MageReborn(mage=f"#{elimination.mage}", life=RETURN.life), rule)
    elimination.stop()


def leave(elimination: Elimination, flow: Flow[Battle]) -> None:
    """The hand joins the played cards. What was aimed at the mage is lost. [eliminated.leaves]"""
    state = flow.state
    table, mage = state.edit_table(), state.edit_mage(elimination.mage)
    for card in mage.hand:
        table.known[card] = EVERYONE
        table.played.append(card)
        flow.emit(
            CardLeftBehind(
                mage=f"#{elimination.mage}", spell=state.face(card).name, card=f"c{table.handles[card]}"
            ),
            "eliminated.leaves",
        )
    mage.hand.clear()
    mage.hex = Hex.NONE
    table.aimed = [spell for spell in table.aimed if spell.at != elimination.mage]
    end_if_one_is_left(flow)


PROCEDURE = Procedure(fall=fall, offer_rebirth=offer_rebirth, rise=rise, leave=leave)
