"""True ties of the monsters: the first player decides. [monsters.ties]"""

from __future__ import annotations

from collections.abc import Iterator

from magehall.games.colors_of_magic.model.deeds import PickOne
from magehall.games.colors_of_magic.model.frames.turn import MonsterChoice, MonsterPhase, MonsterTurn
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.games.colors_of_magic.model.words import name_of, refuse, say
from magehall.kernel.decision import Deed, Moment, Option, Question, Verdict
from magehall.kernel.flow import Asked, Flow, Procedure
from magehall.kernel.frame import Frame

MOVE, ATTACK = "move", "attack"


def settle(
    flow: Flow[Skirmish], frame: MonsterPhase | MonsterTurn, creature: str, found: list[str], what: str
) -> None:
    """Set a frame's target to the one found. The first player decides among several."""
    frame.target = found[0] if len(found) == 1 else ""
    if len(found) > 1:
        flow.call(MonsterChoice(creature, tuple(found), what))


def _ask(choice: MonsterChoice, flow: Flow[Skirmish]) -> Asked:
    """The first player decides. [monsters.ties]"""
    state = flow.state
    name = name_of(state.creature(choice.creature).face)
    prompt = say(f"ask-monster-{choice.what}", creature=name)
    return CHOOSING.ask(state, state.seats_from(state.course.first)[0], prompt)


def _take(_choice: MonsterChoice, flow: Flow[Skirmish]) -> None:
    below = flow.state.stack[-2]
    assert isinstance(below, MonsterTurn | MonsterPhase)
    below.target = flow.deed(PickOne).what


def _options(moment: Moment[Skirmish]) -> Iterator[Option]:
    state = moment.state
    for id in state.top(MonsterChoice).choices:
        marker = state.markers().get(id)
        name = f"marker-{marker.kind}" if marker is not None else state.creature(id).face
        yield PickOne(id).option(say("option-monster-target", target=name_of(name)), "monsters.ties")


def _why_not(moment: Moment[Skirmish], deed: Deed) -> Verdict:
    if isinstance(deed, PickOne) and deed.what not in moment.state.top(MonsterChoice).choices:
        return refuse("no-tie", "monsters.ties")
    return None


CHOOSING: Question[Skirmish, Moment[Skirmish]] = Question(
    Moment, say("ask-monster"), "monsters.ties", _options, _why_not
)

PROCEDURES: dict[type[Frame], Procedure] = {MonsterChoice: Procedure(ask=_ask, take=_take)}
