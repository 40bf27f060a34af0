"""Procedures on a stack of frames: the only way anything waits for an answer.

A frame is a record of what a running procedure remembers; a procedure is a list of stages, each of one step or several,
in the rulebook's order. A step is a function of frame and flow that does one thing: it changes the state, asks (by
returning a decision, and nothing else), or calls another procedure. The step after a question reads the answer. The step
after a call runs when that procedure is over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar

from magehall.kernel.chance import Chance
from magehall.kernel.decision import PASS_VERB, Decision, Deed, Option
from magehall.kernel.event import Event, LogEntry, PrivateEvent
from magehall.kernel.frame import Frame
from magehall.kernel.history import History
from magehall.kernel.state import State

if TYPE_CHECKING:
    from magehall.kernel.game import Game

Asked = Decision | tuple[Decision, ...] | None
StepFunction = Callable[[Any, Any], Asked]

S = TypeVar("S", bound=State)
D = TypeVar("D", bound=Deed)

STEP_LIMIT = 100_000
"""No rulebook asks for so many steps between two questions: only a position made by hand could run for ever."""


class Procedure:
    """Stages of a procedure in the rulebook's order, each one step or several.

    A step that is a stage by itself goes by the name of the stage, the steps of a longer stage by those of their
    functions. Windows open after a stage."""

    __slots__ = ("_stages", "steps")

    def __init__(self, **stages: StepFunction | tuple[StepFunction, ...]) -> None:
        self.steps: dict[str, StepFunction] = {}
        self._stages: dict[str, str] = {}
        for stage, steps in stages.items():
            named = (
                [(step.__name__, step) for step in steps] if isinstance(steps, tuple) else [(stage, steps)]
            )
            for name, step in named:
                if name in self.steps:
                    raise ValueError(f"two steps are called {name!r}")
                self.steps[name] = step
                self._stages[name] = stage

    def stage(self, step: str) -> str:
        """The stage a step belongs to; none where the procedure is over."""
        return self._stages.get(step, "")

    def stages(self) -> dict[str, str]:
        """The last step of each stage, after which its window opens."""
        return {stage: step for step, stage in self._stages.items()}


def merge_procedures(*chapters: Mapping[type[Frame], Procedure]) -> dict[type[Frame], Procedure]:
    """The procedures of all chapters of a game; no frame may have two."""
    merged: dict[type[Frame], Procedure] = {}
    for chapter in chapters:
        twice = merged.keys() & chapter.keys()
        if twice:
            raise ValueError(f"two procedures for {', '.join(frame.__name__ for frame in twice)}")
        merged |= chapter
    return merged


class Step(NamedTuple):
    """A row of a procedure's table. It says what runs, what follows, and the window that opens when it is done."""

    run: StepFunction
    following: str
    window: str


def step_table(frame: type[Frame], procedure: Procedure, windows_after: Mapping[str, str]) -> dict[str, Step]:
    """The steps of ``procedure`` by name. ``windows_after`` maps ``Frame.stage`` to a window's name."""
    windows = {
        step: windows_after.get(f"{frame.__name__}.{stage}", "") for stage, step in procedure.stages().items()
    }
    following = [*list(procedure.steps)[1:], ""]
    return {
        name: Step(run, after, windows.get(name, ""))
        for (name, run), after in zip(procedure.steps.items(), following, strict=True)
    }


class Windows(Protocol[S]):
    """A game's windows: where they open, and who is asked what. They say what an answer does, too.

    Who is asked must follow from public information alone, or the pause would tell what is hidden.
    """

    @property
    def after(self) -> Mapping[str, str]:
        """The window that opens after ``Frame.stage``."""

    def who(self, state: S, window: Window, opener: Frame) -> Sequence[int]:
        """The seats that could answer, the one to act first in front. ``opener`` is the procedure whose stage
        opened the window; the window itself may not be on the stack yet."""

    def ask(self, state: S, window: Window, opener: Frame, seat: int) -> Decision:
        """The question to ``seat``; one of its options has the verb ``pass``."""

    def reply(self, flow: Flow[S], window: Window, opener: Frame, seat: int, option: Option) -> None:
        """Carry out an answer other than passing."""


class Window(Frame):
    """A moment in which others may act. All who could are asked at once and in secret; the first in order who
    acts does so, and the window opens again; it closes when all pass."""

    name: str


def open_window(state: State) -> Window | None:
    """The open window, or None where what is asked is no window's question."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, Window) else None


def _ask(window: Window, flow: Flow[Any]) -> Asked:
    opener = flow.state.opener()
    seats = flow.game.windows.who(flow.state, window, opener)
    if not seats:
        window.stop()
        return None
    return _questions(window, flow, opener, seats)


def _questions(window: Window, flow: Flow[Any], opener: Frame, seats: Sequence[int]) -> tuple[Decision, ...]:
    """What the seats that could answer are asked."""
    windows, state = flow.game.windows, flow.state
    return tuple([windows.ask(state, window, opener, seat) for seat in seats])


def _answer(window: Window, flow: Flow[Any]) -> None:
    for seat, option in flow.answers.items():
        if option.verb != PASS_VERB:
            window.go("ask")
            flow.game.windows.reply(flow, window, flow.state.opener(), seat, option)
            return


WINDOW = Procedure(ask=_ask, answer=_answer)


class Flow(Generic[S]):
    """A match in motion: what a step may use. ``answers`` holds what the question just before was answered, in the
    order in which the seats were asked; it is there for the one step after the question, and empty where the
    question had nobody to ask."""

    __slots__ = ("answers", "chance", "game", "log", "quiet", "state")

    def __init__(self, game: Game[S], state: S, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.chance = chance
        self.log: History[LogEntry] = History()
        self.answers: dict[int, Option] = {}
        self.quiet = False

    @property
    def answer(self) -> Option:
        """The answer, where one seat was asked."""
        (option,) = self.answers.values()
        return option

    def deed(self, kind: type[D]) -> D:
        """The deed that was chosen by the one seat that was asked. Only deeds of that kind were offered."""
        deed = self.answer.deed
        if not isinstance(deed, kind):
            raise TypeError(f"{self.answer.id} is no {kind.__name__}")
        return deed

    def call(self, frame: Frame) -> None:
        """Run ``frame`` to its end before the caller's next step."""
        frame.step = self.game.first_steps[type(frame)]
        self.state.stack.append(frame)

    def emit(self, event: Event, rule: str) -> None:
        """Record an event that everyone sees."""
        if not self.quiet:
            self.log.append(LogEntry(event, rule))

    def tell(self, audience: tuple[int, ...], event: PrivateEvent, rule: str) -> None:
        """Record an event whose private fields only ``audience`` sees."""
        if not self.quiet:
            self.log.append(LogEntry(event, rule, audience))

    def run(self) -> dict[int, Decision]:
        """Run steps until a seat is asked; empty when every procedure is over."""
        stack = self.state.stack
        tables = self.game.tables
        for _ in range(STEP_LIMIT):
            if not stack:
                return {}
            frame = stack[-1]
            name = frame.step
            if not name:
                stack.pop()
                continue
            run, frame.step, window = tables[type(frame)][name]
            asked = run(frame, self)
            if self.answers:
                self.answers = {}
            if asked:
                frame.step = name
                return _by_seat(asked) if isinstance(asked, tuple) else {asked.seat: asked}
            if window:
                opened = self._open(window, frame)
                if opened:
                    return _by_seat(opened)
        raise RuntimeError(f"{STEP_LIMIT} steps without a question: {self.state.trace()}")

    def _open(self, name: str, opener: Frame) -> tuple[Decision, ...]:
        """Open a window after a step of ``opener``. It lies below whatever the step called, so that it opens when that
        is over; not if the step ended all."""
        stack = self.state.stack
        if stack and stack[-1] is opener:
            window = Window(name, step="ask")
            seats = self.game.windows.who(self.state, window, opener)
            if not seats:
                return ()  # most windows are for nobody: those need no turn of their own
            stack.append(window)
            return _questions(window, self, opener, seats)
        for place, frame in enumerate(stack, 1):
            if frame is opener:
                stack.insert(place, Window(name, step="ask"))
                break
        return ()

    def resume(self, answers: dict[int, Option]) -> None:
        """Take the answers to the question on top and run its next step."""
        frame = self.state.stack[-1]
        frame.step = self.game.tables[type(frame)][frame.step].following
        self.answers = answers


def _by_seat(asked: tuple[Decision, ...]) -> dict[int, Decision]:
    return {decision.seat: decision for decision in asked}
