"""Altars of ancient ruins: three mana of a colour for fame. [site.altar]"""

from __future__ import annotations

from functools import cache

from magehall.games.mage_knight.cards.catalogue import RUINS_TOKENS
from magehall.games.mage_knight.cards.vocabulary import Color
from magehall.games.mage_knight.heroes.gains import gain_fame
from magehall.games.mage_knight.mana.paying import why_not_payable
from magehall.games.mage_knight.model.deeds.interaction import OfferToAltar
from magehall.games.mage_knight.model.events.interaction import AltarServed
from magehall.games.mage_knight.model.frames.effects import Pay
from magehall.games.mage_knight.model.frames.interaction import Altar
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame

MANA = 3


def _altar_color(state: Quest, space: str) -> Color | None:
    token = state.realm.ruins.get(space)
    return RUINS_TOKENS[token.ruins].altar if token is not None and token.up else None


def _altars(choice: Choice) -> tuple[Option, ...]:
    if choice.turn.stage is not Stage.MOVEMENT or choice.fighting:
        return ()
    color = _altar_color(choice.state, choice.hero.space)
    return () if color is None else (_altar(color),)


@cache
def _altar(color: Color) -> Option:
    return OfferToAltar().option(say("option-altar", color=f"@color-{color}", count=MANA), "site.altar")


def _why_not(choice: Choice, _deed: OfferToAltar) -> Verdict:
    color = _altar_color(choice.state, choice.hero.space)
    if color is None:
        return refuse("no-altar", "site.altar")
    if choice.fighting or choice.turn.stage is not Stage.MOVEMENT:
        return refuse("action-over", "site.altar")
    if choice.rivals:
        return refuse("hero-here", "move.heroes")
    return why_not_payable(choice, ((color,),) * MANA)


def _begin(flow: Flow[Quest], seat: int, _deed: OfferToAltar) -> None:
    flow.state.edit_turn(seat).stage = Stage.AFTER
    flow.call(Altar(seat, flow.state.hero(seat).space))


def _pay(altar: Altar, flow: Flow[Quest]) -> None:
    color = _altar_color(flow.state, altar.space)
    assert color is not None
    flow.call(Pay(altar.seat, ((color,),) * MANA))


def _serve(altar: Altar, flow: Flow[Quest]) -> None:
    """The token is spent, and a shield marks the ruins. [site.altar]"""
    state = flow.state
    realm = state.edit_realm()
    token = realm.ruins.pop(altar.space)
    state.edit_piles().ruins_discarded.append(token.ruins)
    realm.shields[altar.space] = (*realm.shields.get(altar.space, ()), altar.seat)
    flow.emit(AltarServed(hero=f"#{altar.seat}", space=altar.space), "site.altar")
    for reward in RUINS_TOKENS[token.ruins].rewards:
        gain_fame(flow, altar.seat, reward.count, "site.altar")


ALTARS = Repertoire(_altars, {OfferToAltar: DeedRule(_why_not, _begin)})

PROCEDURES: dict[type[Frame], Procedure] = {Altar: Procedure(pay=_pay, serve=_serve)}
