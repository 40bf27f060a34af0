"""Set-up: mages, life, the deal, the pile and the centre card. Here is the deck for one and for two players, too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from magehall.games.battle_mages.cards import School
from magehall.games.battle_mages.deck.box import bare_table
from magehall.games.battle_mages.deck.moving_cards import shuffle_into_pile, turn_up_centre
from magehall.games.battle_mages.model.deeds import ChooseMage
from magehall.games.battle_mages.model.events import CardDealt, DuelBegan, MageChosen
from magehall.games.battle_mages.model.frames import Duel, SettingUp
from magehall.games.battle_mages.model.mages import SCHOOLS, mage_name
from magehall.games.battle_mages.model.state import MAGE, TABLE, Battle, Mage
from magehall.games.battle_mages.model.words import say
from magehall.kernel.decision import Deed, Moment, Option, Question, Refusal, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure

STARTING_LIFE = {1: 20, 2: 20, 3: 20, 4: 18, 5: 16, 6: 14}
"""Life by number of players. [setup.life] [solo.life]"""

DEALT = 2

MAGE_OPTIONS = {
    school: ChooseMage(school).option(say("option-mage", mage=mage_name(school)), "setup.mage")
    for school in SCHOOLS
}


class BattleOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a duel: mages chosen or dealt, and who begins. Nobody named begins by lot."""

    mages: Literal["choose", "deal"] = "choose"
    first_seat: Annotated[int, Meta(ge=0, le=5)] | None = None


def shuffle_mages(setting_up: SettingUp, flow: Flow[Battle]) -> None:
    if setting_up.deal_mages:
        for school in flow.chance.shuffled("mages", SCHOOLS)[: setting_up.mages]:
            take(setting_up, flow, school)


def choose_mage(setting_up: SettingUp, flow: Flow[Battle]) -> Asked:
    """1. Choose a life card; solo, another one for the virtual opponent. [setup.mage] [solo.mages]"""
    chosen = flow.state.mages
    if chosen == setting_up.mages:
        return None
    if setting_up.seats == 1 and chosen == 1:
        return CHOOSING_OPPONENT.ask(flow.state, 0)
    return CHOOSING.ask(flow.state, chosen)


def life_cards(_moment: Moment[Battle]) -> Iterable[Option]:
    return MAGE_OPTIONS.values()


def why_not_choose(moment: Moment[Battle], deed: Deed) -> Verdict:
    """There is one life card of each school. [setup.mage]"""
    state = moment.state
    taken = {state.mage(number).school for number in range(state.mages)}
    return _TAKEN if isinstance(deed, ChooseMage) and deed.school in taken else None


CHOOSING = Question(Moment, say("ask-mage"), "setup.mage", life_cards, why_not_choose)
CHOOSING_OPPONENT = Question(Moment, say("ask-virtual-mage"), "solo.mages", life_cards, why_not_choose)
_TAKEN = Refusal(say("refused-mage-taken"), "setup.mage")


def chosen(setting_up: SettingUp, flow: Flow[Battle]) -> None:
    if flow.state.mages < setting_up.mages:
        take(setting_up, flow, School(flow.deed(ChooseMage).school))
        setting_up.go("choose_mage")


def shuffle(_setting_up: SettingUp, flow: Flow[Battle]) -> None:
    """4. Shuffle common and rare spells together. [setup.deal] [solo.shuffle]"""
    shuffle_into_pile(flow, list(range(len(flow.state.table.faces))))


def deal(setting_up: SettingUp, flow: Flow[Battle]) -> None:
    """4. Two cards to each player, face down. [setup.deal]"""
    table = flow.state.edit_table()
    for _ in range(DEALT):
        for seat in range(setting_up.seats):
            card = table.pile.pop()
            table.known[card] = 1 << seat
            flow.state.edit_mage(seat).hand.append(card)
            flow.tell((seat,), CardDealt(mage=f"#{seat}", spell=flow.state.face(card).name), "setup.deal")


def centre(_setting_up: SettingUp, flow: Flow[Battle]) -> None:
    """5. and 6. The rest is the pile; its top card is the centre card. [setup.pile] [setup.centre]"""
    turn_up_centre(flow)


def begin(setting_up: SettingUp, flow: Flow[Battle]) -> None:
    """The first seat begins, by lot if none is named. The virtual opponent begins the solo game; we do not ask people's
    age. [setup.first] [solo.first]"""
    if setting_up.seats == 1:
        first = 1
    elif setting_up.first_seat is not None:
        first = setting_up.first_seat
    else:
        first = flow.chance.roll("first", setting_up.seats) - 1
    flow.emit(DuelBegan(mage=f"#{first}"), "solo.first" if setting_up.seats == 1 else "setup.first")
    flow.call(Duel(first))


def take(setting_up: SettingUp, flow: Flow[Battle], school: School) -> None:
    """The next mage is of that school, with full life. [setup.life]"""
    number = flow.state.mages
    virtual = setting_up.seats == 1 and number == 1
    life = STARTING_LIFE[setting_up.seats]
    flow.state.add(MAGE[number], Mage(school, life, life, virtual=virtual, rebirth=virtual))
    flow.emit(MageChosen(seat=f"#{number}", mage=mage_name(school), life=life), "setup.mage")


PROCEDURE = Procedure(
    shuffle_mages=shuffle_mages,
    choose_mage=choose_mage,
    chosen=chosen,
    shuffle=shuffle,
    deal=deal,
    centre=centre,
    begin=begin,
)


def set_up(flow: Flow[Battle], seats: int, options: BattleOptions) -> None:
    """Lay out the deck and begin setting up."""
    flow.state.add(TABLE, bare_table(seats))
    flow.call(SettingUp(seats, options.mages == "deal", options.first_seat))
