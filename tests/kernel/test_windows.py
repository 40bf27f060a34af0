"""Windows: when they open, whom they ask, in which order they act, and when they close."""

from __future__ import annotations

from magehall import Match
from magehall.kernel.flow import Flow, Procedure
from magehall.kernel.frame import Frame
from magehall.kernel.state import State
from tests.kernel.scratch import Bells, Sound, heard, play


class Dinner(Frame):
    """Opens a window after the soup."""


def soup(_dinner: Dinner, flow: Flow[State]) -> None:
    flow.emit(Sound(word="soup"), "rule")


def pudding(_dinner: Dinner, flow: Flow[State]) -> None:
    flow.emit(Sound(word="pudding"), "rule")


DINNER = Procedure(soup=soup, pudding=pudding)


def dinner(*seats: int, most: int = 99) -> Match[State]:
    return play({Dinner: DINNER}, windows=Bells({"Dinner.soup": "spoons"}, *seats, most=most))


def test_a_window_opens_after_its_step_and_closes_when_all_pass() -> None:
    match = dinner(2, 0)
    assert heard(match) == ["soup"]
    assert match.state.trace() == "Dinner.pudding > Window.ask"
    assert list(match.pending) == [2, 0]
    match.apply(0, "pass")
    assert heard(match) == ["soup"], "not before the last has passed"
    match.apply(2, "pass")
    assert heard(match) == ["soup", "pudding"]


def test_a_window_with_nobody_to_ask_closes_by_itself() -> None:
    assert heard(dinner()) == ["soup", "pudding"]


def test_the_first_in_order_acts_and_the_window_opens_again() -> None:
    match = dinner(2, 0)
    match.apply(0, "ring")
    match.apply(2, "ring")
    assert heard(match) == ["soup", "ring-2-at-spoons"], (
        "seat 2 stands in front; what seat 0 wanted stays untold"
    )
    assert list(match.pending) == [2, 0], "and all are asked again"
    match.apply(2, "pass")
    match.apply(0, "ring")
    assert heard(match)[-1] == "ring-0-at-spoons"
    assert list(match.pending) == [2, 0]


def test_a_window_in_which_nobody_can_act_any_more_does_not_open_again() -> None:
    match = dinner(1, most=1)
    match.apply(1, "ring")
    assert heard(match) == ["soup", "ring-1-at-spoons", "pudding"]


def test_a_reply_may_stop_the_procedure_that_opened_the_window() -> None:
    match = dinner(1)
    match.apply(1, "stop")
    assert heard(match) == ["soup", "stop-1-at-spoons"]
    assert match.result is not None


class Feast(Frame):
    """Calls a whole dinner in the step after which its own window opens."""


def serve(_feast: Feast, flow: Flow[State]) -> None:
    flow.call(Dinner())


def clear(_feast: Feast, flow: Flow[State]) -> None:
    flow.emit(Sound(word="clear"), "rule")


FEAST = Procedure(serve=serve, clear=clear)


def test_a_window_waits_for_the_procedures_its_step_has_called() -> None:
    match = play({Feast: FEAST, Dinner: DINNER}, windows=Bells({"Feast.serve": "napkins"}, 1))
    assert heard(match) == ["soup", "pudding"]
    assert match.state.trace() == "Feast.clear > Window.ask"
    match.apply(1, "ring")
    match.apply(1, "pass")
    assert heard(match) == ["soup", "pudding", "ring-1-at-napkins", "clear"]


class Toast(Frame):
    """What a bell calls for: it opens a window of its own."""


def rise(_toast: Toast, flow: Flow[State]) -> None:
    flow.emit(Sound(word="rise"), "rule")


def drink(_toast: Toast, flow: Flow[State]) -> None:
    flow.emit(Sound(word="drink"), "rule")


TOAST = Procedure(rise=rise, drink=drink)


def test_windows_nest_and_the_last_to_interrupt_is_the_first_to_finish() -> None:
    bells = Bells({"Dinner.soup": "spoons", "Toast.rise": "glasses"}, 1, rings=Toast, most=2)
    match = play({Dinner: DINNER, Toast: TOAST}, windows=bells)
    match.apply(1, "ring")
    assert match.state.trace() == "Dinner.pudding > Window.ask > Toast.drink > Window.ask"
    match.apply(1, "ring")
    assert heard(match) == [
        "soup", "ring-1-at-spoons", "rise", "ring-1-at-glasses", "rise", "drink", "drink", "pudding",
    ]  # fmt: skip


class Flood(Frame):
    """A step that ends the whole match, although a window stands after it."""


def drown(_flood: Flood, flow: Flow[State]) -> None:
    flow.emit(Sound(word="flood"), "rule")
    flow.state.stack.clear()


FLOOD = Procedure(drown=drown)


def test_no_window_opens_after_a_step_that_ended_the_match() -> None:
    match = play({Flood: FLOOD}, windows=Bells({"Flood.drown": "too-late"}, 1))
    assert heard(match) == ["flood"]
    assert match.result is not None


def test_a_window_is_asked_for_anew_when_a_match_is_settled_again() -> None:
    match = dinner(2, 0)
    match.apply(0, "ring")
    asked = dict(match.pending)
    match.advance()
    assert dict(match.pending) == asked
    assert heard(match) == ["soup"]
