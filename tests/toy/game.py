"""The Midnight Larder: a whole game on one page, to test the kernel and to teach it.

For three nights the apprentices raid the larder. Each plans a shelf in secret: the higher it is, the more
pies, and the harder the climb. Charms interrupt: a creak ends a climb, and a hush ends a charm, even a hush.
"""

from functools import partial
from pathlib import Path
from typing import Any

from msgspec import Struct

from magehall import Decision, Game, Option, PositionError, Refusal, Result
from magehall.kernel.chance import Chance
from magehall.kernel.contracts.sense import Sense
from magehall.kernel.decision import Deed, Moment, Pass, Question, Verdict
from magehall.kernel.event import Event, Private, PrivateEvent
from magehall.kernel.flow import Asked, Flow, Procedure, Window
from magehall.kernel.frame import Frame
from magehall.kernel.state import State, Thing
from magehall.kernel.text import Text

NIGHTS, SHELVES, CHARMS = 3, {"low": 1, "middle": 2, "top": 3}, ("creak", "hush")
ENDED_BY = dict.fromkeys(SHELVES, "creak") | dict.fromkeys(CHARMS, "hush")  # [charm.creak] [charm.hush]
say = partial(Text, "midnight_larder")


class Choice(Deed):  # what an option does, as the rule reads it; its parts make the option's id
    verb: str
    what: str

    def parts(self) -> tuple[str, str, str]:
        return self.verb, self.what, ""


PASS = Pass().option(say("option-pass"), "charm.ask")
CLIMBS = tuple(Choice("climb", s).option(say(f"option-{s}"), "plan.shelf") for s in SHELVES)
PLAYS = tuple(Choice("play", c).option(say(f"option-{c}"), f"charm.{c}") for c in CHARMS)


class Thief(Thing, forbid_unknown_fields=True):
    charms: list[str] = []  # a secret; only how many they are is not
    pies: int = 0


def thieves(state: State) -> list[Thief]:
    return [state.get(str(seat), Thief) for seat in range(len(state.things))]


class CharmDreamt(PrivateEvent):  # what everyone hears of; the marked field only those who are told
    who: str
    charm: Private[str]


class PlanTold(Event):
    reveals = True  # something hidden becomes known: nobody takes back what led to it
    who: str
    shelf: str


class CharmPlayed(Event):
    reveals = True
    who: str
    charm: str


class CharmWorked(Event):
    who: str
    charm: str


class ClimbEnded(Event):
    who: str
    die: int
    pies: int


class Night(Frame):  # a running procedure; its fields are all that it remembers, here nothing
    pass


def dream(_night: Night, flow: Flow[State]) -> None:
    """Each dreams up a charm, and tells nobody. [night.dream]"""
    for seat in range(len(flow.state.things)):
        charm = flow.chance.pick("dream", CHARMS)
        flow.state.edit(str(seat), Thief).charms.append(charm)
        flow.tell((seat,), CharmDreamt(who=f"#{seat}", charm=f"@{charm}"), "night.dream")


def plan(_night: Night, flow: Flow[State]) -> Asked:
    """All are asked at once, and nobody hears an answer before the last one is in. [plan.secret]"""
    return tuple(PLANNING.ask(flow.state, seat) for seat in map(int, flow.state.things))


PLANNING: Question[State, Moment[State]] = Question(
    Moment, say("ask-plan"), "plan.secret", lambda _: CLIMBS, lambda *_: None
)


def set_out(_night: Night, flow: Flow[State]) -> None:
    """The step after a question has the answers. The last one called is the first to run. [plan.shelf]"""
    for seat, option in reversed(flow.answers.items()):
        flow.emit(PlanTold(who=f"#{seat}", shelf=f"@{option.subject}"), "plan.shelf")
        flow.call(Prank(seat, option.subject))


class Prank(Frame):  # a climb to a shelf, or a charm against the deed below
    by: int
    what: str


def begin(_prank: Prank, flow: Flow[State]) -> None:
    """The moment to interrupt: after this step a window opens. [charm.ask]"""


def end(prank: Prank, flow: Flow[State]) -> None:
    """A charm stops the deed below its window; twice the pies on a die wins them. [charm.last] [climb.die]"""
    if prank.what in CHARMS:
        flow.state.stack[-3].stop()
        flow.emit(CharmWorked(who=f"#{prank.by}", charm=f"@{prank.what}"), "charm.last")
    else:
        die, pies = flow.chance.roll("climb", 6), SHELVES[prank.what]
        won = pies if die >= 2 * pies else 0
        flow.state.edit(str(prank.by), Thief).pies += won
        flow.emit(ClimbEnded(who=f"#{prank.by}", die=die, pies=won), "climb.die")


def why_not(moment: Moment[State], deed: Deed) -> Verdict:
    """The one verdict: it makes the options, and the reasons against the rest. [charm.creak] [charm.hush]"""
    if not isinstance(deed, Choice) or deed.verb == "climb":
        return None  # what is no answer to a question at all is refused by its rule
    held, last = thieves(moment.state)[moment.seat].charms, moment.state.running(Prank)[-1]
    fits = deed.what in held and deed.what == ENDED_BY[last.what]
    return None if fits else Refusal(say(f"refused-{deed.what}"), f"charm.{deed.what}")


CHARMING = Question(Moment, say("ask-low"), "charm.ask", lambda _: (PASS, *PLAYS), why_not)


class ThiefView(Struct):  # what a client is shown, and its TypeScript generated from
    pies: int
    charms: int


class DeedView(Struct):
    by: int
    what: str


class LarderView(Struct):
    thieves: list[ThiefView]
    deeds: list[DeedView]
    mine: list[str] | None


class Scene(Struct, forbid_unknown_fields=True):  # a position file, below the keys that all of them have
    thieves: list[Thief]


class Hunger(Sense[State]):  # for bots
    def evaluate(self, state: State, seat: int) -> float:
        return (thieves(state)[seat].pies + 1) / sum(thief.pies + 1 for thief in thieves(state))


class MidnightLarder(Game[State]):  # so small a game is its own windows and its own setting
    id, version, seats, folder = "midnight_larder", 1, (2, 3, 4), Path(__file__).parent
    state, things, schema, agreed, sense = State, (Thief,), Scene, (), Hunger()
    procedures = {
        Night: Procedure(dream=dream, plan=plan, set_out=set_out),
        Prank: Procedure(begin=begin, end=end),
    }
    verbs = frozenset({"pass", "climb", "play"})
    events = (CharmDreamt, PlanTold, CharmPlayed, CharmWorked, ClimbEnded)
    after = {"Prank.begin": "charm"}

    def setup(self, flow: Flow[State], seats: int, options: Any) -> None:
        self.build(flow, Scene([Thief() for _ in range(seats)]), seats)
        self.begin(flow, None, seats)

    def build(self, flow: Flow[State], document: Scene, seats: int) -> None:
        if len(document.thieves) != seats:
            raise PositionError(f"expected {seats} thieves", "$.thieves")
        for seat, thief in enumerate(document.thieves):
            flow.state.add(str(seat), thief)

    def begin(self, flow: Flow[State], document: Any, seats: int) -> None:
        for _ in range(NIGHTS):  # when no procedure is left, the match is over [night.three]
            flow.call(Night())

    def describe(self, state: State) -> dict[str, Any]:
        return {"thieves": [{"charms": [*thief.charms], "pies": thief.pies} for thief in thieves(state)]}

    def fits(self, state: State, seats: int) -> bool:
        return len(thieves(state)) == seats

    def check(self, state: State) -> None:
        if not all(charm in CHARMS for thief in thieves(state) for charm in thief.charms):
            raise ValueError(f"the charms there are: {', '.join(CHARMS)}")

    def who(self, state: State, window: Window, opener: Any) -> list[int]:
        """All others with a charm, whichever it is: being asked tells nothing of what is hidden. [charm.ask]"""
        return [s for s, t in enumerate(thieves(state)) if t.charms and s != opener.by and opener.step]

    def ask(self, state: State, window: Window, opener: Any, seat: int) -> Decision:
        return CHARMING.ask(state, seat, say(f"ask-{opener.what}", {"who": f"#{opener.by}"}))

    def reply(self, flow: Flow[State], window: Window, opener: Any, seat: int, option: Option) -> None:
        flow.state.edit(str(seat), Thief).charms.remove(option.subject)
        flow.emit(CharmPlayed(who=f"#{seat}", charm=f"@{option.subject}"), option.rule)
        flow.call(Prank(seat, option.subject))

    def read_deed(self, option_id: str) -> Deed | None:
        return next((option.deed for option in (PASS, *CLIMBS, *PLAYS) if option.id == option_id), None)

    def view(self, state: State, seat: int | None) -> LarderView:  # built up, never cut down
        shown = [ThiefView(thief.pies, len(thief.charms)) for thief in thieves(state)]
        deeds = [DeedView(prank.by, prank.what) for prank in state.running(Prank)]
        mine = None if seat is None else [*thieves(state)[seat].charms]
        return LarderView(shown, deeds, mine)

    def determinise(self, state: State, seat: int, chance: Chance) -> None:
        for thief in [state.edit(id, Thief) for id in state.things if id != str(seat)]:
            thief.charms = [chance.pick("imagine", CHARMS) for _ in thief.charms]

    def outcome(self, state: State) -> Result:
        pies = tuple(thief.pies for thief in thieves(state))
        return Result(tuple(s for s, won in enumerate(pies) if won == max(pies)), pies, say("result-pies"))


LARDER = MidnightLarder()
LARDER.windows = LARDER.positions = LARDER
