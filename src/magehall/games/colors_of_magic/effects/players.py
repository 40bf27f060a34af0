"""Which opponent an effect means. [seats.more]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.effects.answers import Kind, ask
from magehall.games.colors_of_magic.effects.context import PLAYER, pick, picked
from magehall.games.colors_of_magic.model.deeds import PickPlayer
from magehall.games.colors_of_magic.model.frames.spells import Answer, Run
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import player_name, say
from magehall.kernel.decision import Deed, Option
from magehall.kernel.flow import Flow

OPPONENT = "opponent"


def the_opponent(flow: Flow[Skirmish], run: Run) -> int | None:
    """The opponent an effect means. It is who was named, whose deed it answers, whose creature it is about, or the only
    one. Where that leaves several its player is asked, and the word is carried out again. [seats.more]"""
    state = flow.state
    invocation = state.invocation(run.invocation)
    named = picked(invocation, PLAYER)
    if named:
        return int(named[-1])
    opponents = state.opponents(invocation.seat)
    happening = invocation.happening
    if happening is not None:
        if happening.seat in opponents:
            return happening.seat
        subject = state.creatures().get(happening.subject)
        if subject is not None and subject.owner in opponents:
            return subject.owner
    if len(opponents) <= 1 or invocation.seat < 0:
        return opponents[0] if opponents else None
    run.place -= 1
    ask(flow, run.invocation, invocation.seat, OPPONENT)
    return None


def _opponents(state: Skirmish, answer: Answer) -> Iterator[Option]:
    for seat in state.opponents(answer.seat):
        yield PickPlayer(seat).option(say("option-player", player=player_name(seat)), "seats.more")


def _take_opponent(flow: Flow[Skirmish], answer: Answer, deed: Deed) -> None:
    assert isinstance(deed, PickPlayer)
    pick(flow.state, answer.invocation, PLAYER, str(deed.seat))


KINDS: dict[str, Kind] = {OPPONENT: Kind("seats.more", _opponents, _take_opponent)}
