"""Procedure of the stack, last in, first out. Players add instants, the last one resolves first, and after each all may
add again. [stack]"""

from __future__ import annotations

from magehall.games.colors_of_magic.happenings.happen import asked_in_order
from magehall.games.colors_of_magic.model.frames.spells import Resolve, Stack
from magehall.games.colors_of_magic.model.state import Skirmish
from magehall.kernel.flow import Flow, Procedure, Window

INSTANTS = "instants"
"""The name of the window in which instants are cast."""


def _order(stack: Stack, flow: Flow[Skirmish]) -> None:
    """The active player, then the others in turn order. [stack.order]"""
    stack.order = tuple(asked_in_order(flow.state, stack.happening))
    stack.place = 0


def _add(stack: Stack, flow: Flow[Skirmish]) -> None:
    """Each in turn adds all the instants they wish. [stack.add]"""
    if stack.place < len(stack.order):
        stack.place += 1
        stack.go("add")
        flow.call(Window(INSTANTS))


def _resolve(stack: Stack, flow: Flow[Skirmish]) -> None:
    """The last one added resolves; then all may add again. [stack.resolve]"""
    if stack.spells:
        *rest, top = stack.spells
        stack.spells = tuple(rest)
        stack.go("order")
        flow.call(Resolve(top))


PROCEDURE = Procedure(order=_order, add=_add, resolve=_resolve)


def who_adds(stack: Stack) -> int:
    """Whose turn it is to add."""
    return stack.order[stack.place - 1]
