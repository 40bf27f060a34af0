"""Plundering a village: before one's turn, or in the turns of others. [site.plunder]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import Site
from magehall.games.mage_knight.heroes.deck import draw_on
from magehall.games.mage_knight.heroes.gains import change_reputation
from magehall.games.mage_knight.model.deeds.interaction import Plunder
from magehall.games.mage_knight.model.events.interaction import VillagePlundered
from magehall.games.mage_knight.model.moment import Choice
from magehall.games.mage_knight.model.pieces import NOWHERE
from magehall.games.mage_knight.model.realm import site_at
from magehall.games.mage_knight.model.repertoire import DeedRule, Repertoire
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.turn_state import Stage
from magehall.games.mage_knight.model.words import refuse, say
from magehall.kernel.decision import Option, Verdict
from magehall.kernel.flow import Flow

CARDS = 2
REPUTATION = -1


def why_not_plunder(state: Quest, seat: int) -> Verdict:
    """Verdict on plundering a village. It is refused without a village, in one's own turn, or if done since the last
    one. [site.plunder]"""
    hero = state.hero(seat)
    if state.has_turn(seat) and state.turn(seat).stage is not Stage.BEFORE:
        return refuse("plunder-in-turn", "site.plunder")
    if hero.space == NOWHERE or site_at(state, hero.space) is not Site.VILLAGE:
        return refuse("no-village", "site.plunder")
    return refuse("plundered-already", "site.plunder") if hero.plundered else None


def plunder(flow: Flow[Quest], seat: int) -> None:
    """Draw two cards for a step down on the reputation track; the village stays. [site.plunder]"""
    hero = flow.state.edit_hero(seat)
    hero.plundered = True
    flow.emit(VillagePlundered(hero=f"#{seat}", space=hero.space), "site.plunder")
    change_reputation(flow, seat, REPUTATION, "site.plunder")
    draw_on(flow, seat, CARDS, "site.plunder")


PLUNDER = Plunder().option(say("option-plunder"), "site.plunder")


def _ways(_choice: Choice) -> tuple[Option, ...]:
    return (PLUNDER,)


def _why_not(choice: Choice, _deed: Plunder) -> Verdict:
    return why_not_plunder(choice.state, choice.seat)


def _do(flow: Flow[Quest], seat: int, _deed: Plunder) -> None:
    plunder(flow, seat)


PLUNDERING = Repertoire(_ways, {Plunder: DeedRule(_why_not, _do)})
