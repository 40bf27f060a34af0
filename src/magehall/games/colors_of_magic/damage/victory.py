"""Victory: the last one with creatures, six points, or the most when it ends. [victory]"""

from __future__ import annotations

from magehall.games.colors_of_magic.damage.leaving import destroy_permanent
from magehall.games.colors_of_magic.model.combat_events import MatchDecided, PlayerOut
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import player_name
from magehall.kernel.flow import Flow

POINTS_TO_WIN = 6
"""[victory.points]"""

LAST, POINTS, MOST, NOBODY_LEFT = "last-standing", "points", "most-points", "nobody-left"


def judge(flow: Flow[Skirmish]) -> None:
    """End the match if somebody has won. Only one player with creatures left wins at once, whatever the points; none
    left is a draw; else six points win. Banished and transported creatures count. [victory.last] [victory.points]"""
    state = flow.state
    if not state.stack or state.course.turn == 0:
        return
    owners = {creature.owner for creature in state.creatures().values()}
    left = [seat for seat in state.seats if seat in owners and not state.player(seat).out]
    if len(left) <= 1:
        end(flow, left, LAST if left else NOBODY_LEFT)
        return
    for seat in state.seats:
        if seat not in left and not state.player(seat).out:
            _out(flow, seat)
    best = max(state.player(seat).points for seat in left)
    if best >= POINTS_TO_WIN:
        end(flow, [seat for seat in left if state.player(seat).points == best], POINTS)


def _out(flow: Flow[Skirmish], seat: int) -> None:
    """A player without creatures is out; cards and permanents leave the game. [seats.out]"""
    for id, permanent in flow.state.permanents().items():
        if permanent.owner == seat:
            destroy_permanent(flow, id)
    player = flow.state.edit_player(seat)
    player.out = player.passed = True
    player.exile += player.hand + player.deck + player.discard
    player.hand, player.deck, player.discard = [], [], []
    flow.emit(PlayerOut(player=player_name(seat)), "seats.out")


def end_by_points(flow: Flow[Skirmish]) -> None:
    """Most points win; equal ones share a draw. [victory.limit]"""
    left = [seat for seat in flow.state.seats if not flow.state.player(seat).out]
    best = max(flow.state.player(seat).points for seat in left)
    end(flow, [seat for seat in left if flow.state.player(seat).points == best], MOST)


def end(flow: Flow[Skirmish], winners: list[int], reason: str) -> None:
    """The match is over: nothing runs on."""
    course = flow.state.edit_course()
    course.winners = winners
    course.reason = reason
    flow.emit(MatchDecided(reason=f"@result-{reason}"), "victory")
    flow.state.stack.clear()
