"""Recruiting units of the offer. [interact.recruit]"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from magehall.games.mage_knight.cards.catalogue import UNIT_CARDS
from magehall.games.mage_knight.cards.vocabulary import WHITE, Site
from magehall.games.mage_knight.effects.taking_units import MAKING_PLACE
from magehall.games.mage_knight.heroes.units import bond_of, disband, has_free_bond, has_free_token, recruit
from magehall.games.mage_knight.interaction.market import city_colors, dealing_with, why_not_buy
from magehall.games.mage_knight.model.deeds.effects import DisbandUnit
from magehall.games.mage_knight.model.deeds.interaction import RecruitUnit
from magehall.games.mage_knight.model.frames.interaction import Recruiting
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

_MORE = {Site.KEEP: Site.VILLAGE, Site.MAGE_TOWER: Site.MONASTERY}
"""Whose units strongholds recruit beside their own. [scenario.conquer-and-hold]"""


def recruits_at(choice: Choice) -> tuple[Site, ...]:
    """The icons of units that can be recruited where a player stands. [interact.recruit] [city.white]"""
    site = dealing_with(choice)
    if site is None:
        return ()
    if WHITE in city_colors(choice):
        return tuple(Site)
    more = _MORE.get(site) if choice.state.agreement.strongholds else None
    return (site,) if more is None else (site, more)


def recruit_cost(state: Quest, seat: int, card: str, *, bonded: bool) -> int:
    """What a unit costs; less where it comes under Bonds of Loyalty. [interact.recruit] [skill.bonds-of-loyalty]"""
    bond = bond_of(state, seat) if bonded else None
    return max(UNIT_CARDS[card].cost - (0 if bond is None else bond.discount), 0)


def _units(choice: Choice) -> Iterator[Option]:
    if dealing_with(choice) is None:
        return
    for card in dict.fromkeys(choice.state.offers.units):
        yield _recruitment(card, recruit_cost(choice.state, choice.seat, card, bonded=False))
        if has_free_bond(choice.state, choice.seat):
            cost = recruit_cost(choice.state, choice.seat, card, bonded=True)
            words = say("option-recruit-bonded", unit=card_name(card), cost=cost)
            yield RecruitUnit(card, bonded=True).option(words, "skill.bonds-of-loyalty")


@cache
def _recruitment(card: str, cost: int) -> Option:
    words = say("option-recruit", unit=card_name(card), cost=cost)
    return RecruitUnit(card).option(words, "interact.recruit")


def _why_not(choice: Choice, deed: RecruitUnit) -> Verdict:
    if dealing_with(choice) is None:
        return refuse("not-interacting", "interact.action")
    if deed.card not in choice.state.offers.units:
        return refuse("not-offered", "interact.recruit")
    if not set(recruits_at(choice)) & set(UNIT_CARDS[deed.card].sites):
        return refuse("wrong-site", "interact.recruit")
    if deed.bonded and not has_free_bond(choice.state, choice.seat):
        return refuse("no-bond", "skill.bonds-of-loyalty")
    return why_not_buy(choice, recruit_cost(choice.state, choice.seat, deed.card, bonded=deed.bonded))


def _pay(flow: Flow[Quest], seat: int, deed: RecruitUnit) -> None:
    cost = recruit_cost(flow.state, seat, deed.card, bonded=deed.bonded)
    turn = flow.state.edit_turn(seat)
    turn.influence -= cost
    turn.recruited += 1
    flow.call(Recruiting(seat, deed.card, deed.bonded))


def _make_place(recruiting: Recruiting, flow: Flow[Quest]) -> Asked:
    """Ask whom to disband where no command token is free. [units.command]"""
    if recruiting.bonded or has_free_token(flow.state, recruiting.seat):
        return None
    return MAKING_PLACE.ask(flow.state, recruiting.seat)


def _join(recruiting: Recruiting, flow: Flow[Quest]) -> None:
    if flow.answers:
        disband(flow, flow.deed(DisbandUnit).unit)
    recruit(flow, recruiting.seat, recruiting.card, bonded=recruiting.bonded)


RECRUITING = Repertoire(_units, {RecruitUnit: DeedRule(_why_not, _pay)})

PROCEDURES: dict[type[Frame], Procedure] = {Recruiting: Procedure(make_place=_make_place, join=_join)}
