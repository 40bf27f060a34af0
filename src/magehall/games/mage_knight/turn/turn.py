"""A turn: what comes before it, playing it or resting, and its end. [turn]"""

from __future__ import annotations

from magehall.games.mage_knight.cards.vocabulary import BLACK, DAY, GOLD, Site
from magehall.games.mage_knight.heroes.gains import gain_mana
from magehall.games.mage_knight.model.deeds.turn import AnnounceEnd, BeginTurn, EndTurn, SkipTurn
from magehall.games.mage_knight.model.events.turn import ExtraTurn, TurnBegan
from magehall.games.mage_knight.model.frames.turn import FinishTurn, Turn
from magehall.games.mage_knight.model.realm import is_near_owned, owned_sites, site_at
from magehall.games.mage_knight.model.state import TURN, Quest
from magehall.games.mage_knight.model.turn_state import Stage, TurnState
from magehall.games.mage_knight.movement.arrive import appear
from magehall.games.mage_knight.movement.reveal import look_around
from magehall.games.mage_knight.turn.finish import close_turn
from magehall.games.mage_knight.turn.repertoires import BEFORE_TURN, BEGIN_QUESTION, IN_TURN, TURN_QUESTION
from magehall.games.mage_knight.turn.tokens import settle_tokens, take_back_skills
from magehall.kernel.decision import Deed
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame


def begin(turn: Turn, flow: Flow[Quest]) -> None:
    """A new turn. [turn]"""
    seat = turn.seat
    flow.state.add(TURN[seat], TurnState(stage=Stage.BEFORE))
    flow.emit(TurnBegan(hero=f"#{seat}"), "turn")


def ask_before(turn: Turn, flow: Flow[Quest]) -> Asked:
    """Effects before the turn, then announcing the end of the round, passing or beginning. [turn.before]"""
    decision = BEGIN_QUESTION.ask(flow.state, turn.seat)
    if decision.forced is None:
        return decision
    turn.go("start")
    _do_before(turn, flow, decision.forced.deed)
    return None


def do_before(turn: Turn, flow: Flow[Quest]) -> None:
    _do_before(turn, flow, flow.answer.deed)


def _do_before(turn: Turn, flow: Flow[Quest], deed: Deed) -> None:
    seat = turn.seat
    if isinstance(deed, AnnounceEnd | SkipTurn):
        take_back_skills(flow, seat)
        close_turn(flow, seat)
        turn.stop()
    elif not isinstance(deed, BeginTurn):
        turn.go("ask_before")
    BEFORE_TURN.do(flow, seat, deed)


def start(turn: Turn, flow: Flow[Quest]) -> None:
    """Start the turn; a hero off the map enters by the portal. Tokens on the table, a glade and towers do their work.
    [site.portal] [skills.interactive] [site.glade] [scenario.conquer-and-hold]"""
    state, seat = flow.state, turn.seat
    appear(flow, seat)
    space = state.hero(seat).space
    running = state.edit_turn(seat)
    running.stage, running.path = Stage.MOVEMENT, [space]
    # Who begins without a card in hand owes none. [turn.one-card]
    running.played_or_discarded = not state.hero(seat).hand
    look_around(flow, seat)
    settle_tokens(flow, seat)
    mana = GOLD if state.time is DAY else BLACK
    if site_at(state, space) is Site.GLADE:
        gain_mana(flow, seat, mana, "site.glade")
    if is_near_owned(state, seat, Site.MAGE_TOWER):
        for _ in owned_sites(state, seat, Site.MAGE_TOWER):
            gain_mana(flow, seat, mana, "scenario.conquer-and-hold")


def ask(turn: Turn, flow: Flow[Quest]) -> Asked:
    """Whatever may be done, one thing after the other. [turn.play]"""
    return TURN_QUESTION.ask(flow.state, turn.seat)


def play(turn: Turn, flow: Flow[Quest]) -> None:
    deed = flow.answer.deed
    if not isinstance(deed, EndTurn):
        turn.go("ask")
    IN_TURN.do(flow, turn.seat, deed)


def finish(turn: Turn, flow: Flow[Quest]) -> None:
    """Finish the turn; others may follow at once. [turn.end] [turn.extra]"""
    turn.again += flow.state.turn(turn.seat).more_turns
    flow.call(FinishTurn(turn.seat))


def again(turn: Turn, flow: Flow[Quest]) -> None:
    if turn.again:
        turn.again -= 1
        flow.emit(ExtraTurn(hero=f"#{turn.seat}"), "turn.extra")
        turn.go("begin")


PROCEDURES: dict[type[Frame], Procedure] = {
    Turn: Procedure(
        begin=begin,
        before=(ask_before, do_before),
        start=start,
        play=(ask, play),
        finish=finish,
        again=again,
    )
}
