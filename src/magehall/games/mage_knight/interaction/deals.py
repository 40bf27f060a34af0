"""Repertoire of dealing with the people of a site. It joins beginning, recruiting and goods. [interaction]"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.interaction import goods, recruiting
from magehall.games.mage_knight.interaction.goods import GOODS
from magehall.games.mage_knight.interaction.market import (
    reputation_influence,
    shield_influence,
    why_not_begin,
)
from magehall.games.mage_knight.interaction.recruiting import RECRUITING
from magehall.games.mage_knight.model.deeds.interaction import Interact
from magehall.games.mage_knight.model.events.interaction import InteractionBegun
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.realm import INHABITED, site_at
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame


def _candidates(choice: Choice) -> Iterable[Option]:
    if choice.turn.stage is Stage.MOVEMENT and not choice.turn.purchases:
        return _beginning(choice)
    return [*_beginning(choice), *RECRUITING.candidates(choice), *GOODS.candidates(choice)]


def _beginning(choice: Choice) -> tuple[Option, ...]:
    site = choice.site
    begins = site in INHABITED and choice.turn.stage is Stage.MOVEMENT and not choice.fighting
    return (_interaction(site),) if site is not None and begins else ()


@cache
def _interaction(site: Site) -> Option:
    return Interact().option(say("option-interact", site=f"@site-{site}"), "interact.action")


def _why_not(choice: Choice, _deed: Interact) -> Verdict:
    return why_not_begin(choice)


def _begin(flow: Flow[Quest], seat: int, _deed: Interact) -> None:
    """Begin to interact; reputation and shields count once a turn, whatever is bought. [interact.bonus]"""
    state = flow.state
    turn = state.edit_turn(seat)
    turn.stage = Stage.INTERACTION
    bonus = 0
    if not turn.dealt:
        bonus = (reputation_influence(state, seat) or 0) + shield_influence(state, seat)
        turn.dealt = True
        turn.influence += bonus
    site = site_at(state, state.hero(seat).space)
    flow.emit(InteractionBegun(hero=f"#{seat}", site=f"@site-{site}", influence=bonus), "interact.bonus")


DEALS = Repertoire(_candidates, {Interact: DeedRule(_why_not, _begin), **RECRUITING.rules, **GOODS.rules})

PROCEDURES: dict[type[Frame], Procedure] = {**recruiting.PROCEDURES, **goods.PROCEDURES}
