"""The collect phase: mana, three cards, and what happens then, player by player. [turn.collect]"""

from __future__ import annotations

from magehall.games.colors_of_magic.cards.keywords import KeywordId
from magehall.games.colors_of_magic.cards.vocabulary import On, Until
from magehall.games.colors_of_magic.damage.death import check_deaths
from magehall.games.colors_of_magic.happenings.happen import happen
from magehall.games.colors_of_magic.model.events import ManaGained
from magehall.games.colors_of_magic.model.frames.turn import Collect
from magehall.games.colors_of_magic.model.happening import Happening
from magehall.games.colors_of_magic.model.pieces import Away
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.values import flow_of, number
from magehall.games.colors_of_magic.model.words import player_name
from magehall.games.colors_of_magic.piles.moving_cards import draw
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame

CARDS_DRAWN = 3


def mana_flow(state: Skirmish, seat: int) -> int:
    """The mana a player gains in the collect phase. It is that of the mage, and of all Sources. [turn.flow]
    [keyword.source]"""
    sources = sum(
        number(state, id, KeywordId.SOURCE)
        for id, creature in state.creatures().items()
        if creature.owner == seat and creature.away is not Away.BANISHED
    )
    return flow_of(state, seat) + sources


def _gain(collect: Collect, flow: Flow[Skirmish]) -> None:
    """First the mana of the turn. [turn.flow]"""
    while collect.place < len(collect.order) and flow.state.player(collect.order[collect.place]).out:
        collect.place += 1
    if collect.place >= len(collect.order):
        collect.stop()
        return
    seat = collect.order[collect.place]
    gained = mana_flow(flow.state, seat)
    if gained > 0:
        flow.state.edit_player(seat).mana += gained
        flow.emit(ManaGained(player=player_name(seat), mana=gained), "turn.flow")


def _draw(collect: Collect, flow: Flow[Skirmish]) -> None:
    """Then three cards. [cards.draw]"""
    draw(flow, collect.order[collect.place], CARDS_DRAWN)


def _effects(collect: Collect, flow: Flow[Skirmish]) -> None:
    """Then what lasted until now ends, and abilities of this phase happen. [turn.words]"""
    seat = collect.order[collect.place]
    for id, creature in flow.state.creatures().items():
        if any(one.until is Until.COLLECT and one.by == seat for one in creature.lasting):
            flow.state.edit_creature(id).lasting = [
                one for one in creature.lasting if one.until is not Until.COLLECT or one.by != seat
            ]
    if flow.state.player(seat).form is not None and not flow.state.mage_of(seat):
        flow.state.edit_player(seat).form = None  # nobody chooses it any more [mage.unbound-elementalist]
    happen(flow, Happening(On.COLLECT, seat), window=False)
    check_deaths(flow)


def _next(collect: Collect, _flow: Flow[Skirmish]) -> None:
    collect.place += 1
    collect.go("gain")


PROCEDURES: dict[type[Frame], Procedure] = {
    Collect: Procedure(gain=_gain, draw=_draw, effects=_effects, next=_next)
}
