"""Choosing tactics, and the order they bring. [tactics]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.mage_knight.cards.catalogue import TACTIC_CARDS
from magehall.games.mage_knight.cards.kinds import When
from magehall.games.mage_knight.cards.reference import TACTIC, Effect
from magehall.games.mage_knight.model.deeds.round import ChooseTactic
from magehall.games.mage_knight.model.events.round import DummyTactic, OrderSet, TacticTaken
from magehall.games.mage_knight.model.frames.effects import Resolve
from magehall.games.mage_knight.model.frames.round import ChooseTactics
from magehall.games.mage_knight.model.pieces import DUMMY
from magehall.games.mage_knight.model.state import Quest
from magehall.games.mage_knight.model.words import card_name, player_name, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def choosing_order(state: Quest) -> tuple[int, ...]:
    """The order in which players choose tactics, the least fame first. Among equals it is the lower order token; a
    dummy player gets one by lot, after a player alone and before several. Fame that was bid for heroes does not matter
    at first. [tactics.choose] [solo.tactics] [variant.auction]"""
    order = state.calendar.order
    auctioned = state.agreement.auction and state.calendar.round == 1
    players = sorted(
        (player for player in order if player != DUMMY and not state.hero(player).eliminated),
        key=lambda player: (0 if auctioned else state.hero(player).fame, -order.index(player)),
    )
    if state.dummy is None:
        return tuple(players)
    return (*players, DUMMY) if len(players) == 1 else (DUMMY, *players)


def set_choosing_order(choosing: ChooseTactics, flow: Flow[Quest]) -> None:
    choosing.order = choosing_order(flow.state)


def ask_for_tactic(choosing: ChooseTactics, flow: Flow[Quest]) -> Asked:
    who = choosing.order[choosing.place]
    return None if who == DUMMY else CHOOSING.ask(flow.state, who)


def take_tactic(choosing: ChooseTactics, flow: Flow[Quest]) -> None:
    """Take a tactic, and do what it says when taken. [tactics.taken]"""
    who = choosing.order[choosing.place]
    state = flow.state
    if who == DUMMY:
        tactic = flow.chance.pick("tactic", state.calendar.tactics)
        state.edit_dummy().tactic = tactic
        flow.emit(DummyTactic(tactic=card_name(tactic)), "dummy.tactic")
    else:
        tactic = flow.deed(ChooseTactic).tactic
        state.edit_hero(who).tactic = tactic
        flow.emit(TacticTaken(hero=f"#{who}", tactic=card_name(tactic)), "tactics.choose")
    state.edit_calendar().tactics.remove(tactic)
    choosing.place += 1
    if choosing.place < len(choosing.order):
        choosing.go("ask_for_tactic")
    if who != DUMMY and TACTIC_CARDS[tactic].when is When.CHOSEN:
        flow.call(Resolve(who, Effect(tactic, TACTIC)))


def _tactics(moment: Moment[Quest]) -> Iterator[Option]:
    for tactic in moment.state.calendar.tactics:
        yield ChooseTactic(tactic).option(say("option-tactic", tactic=card_name(tactic)), "tactics.choose")


def _why_not_tactic(moment: Moment[Quest], deed: Deed) -> Verdict:
    if not isinstance(deed, ChooseTactic) or deed.tactic in moment.state.calendar.tactics:
        return None
    if deed.tactic in moment.state.calendar.removed:
        alone = moment.state.agreement.tactics_used_once
        return refuse("tactic-removed", "solo.tactics" if alone else "cooperation.tactics")
    tactic = TACTIC_CARDS.get(deed.tactic)
    if tactic is None:
        return refuse("no-such-tactic", "tactics.choose")
    if tactic.time is not moment.state.time:
        return refuse("tactic-of-other-time", "tactics.lay-out")
    return refuse("tactic-taken", "tactics.choose")


CHOOSING: Question[Quest, Moment[Quest]] = Question(
    Moment,
    say("ask-tactic"),
    "tactics.choose",
    _tactics,
    _why_not_tactic,
    lambda _moment: [ChooseTactic(tactic) for tactic in TACTIC_CARDS],
)


def tactic_of(state: Quest, who: int) -> str:
    """The tactic of a player or of the dummy player."""
    if who != DUMMY:
        return state.hero(who).tactic
    return state.dummy.tactic if state.dummy is not None else ""


def set_order(choosing: ChooseTactics, flow: Flow[Quest]) -> None:
    """The lowest number goes first; tactics nobody took are out for the round. [tactics.order]"""
    state = flow.state
    calendar = state.edit_calendar()
    calendar.order = sorted(choosing.order, key=lambda who: TACTIC_CARDS[tactic_of(state, who)].number)
    calendar.tactics = []
    flow.emit(OrderSet(first=player_name(calendar.order[0])), "tactics.order")


PROCEDURES: dict[type[Frame], Procedure] = {
    ChooseTactics: Procedure(begin=set_choosing_order, choose=(ask_for_tactic, take_tactic), order=set_order)
}
