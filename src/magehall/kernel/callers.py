"""A mark for functions that anyone may call with anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def from_anyone(called: F) -> F:
    """Mark a function or a class as open to arguments of any type.

    They look at what they get themselves, and refuse what is wrong in our words. Elsewhere types hold: the compiled build
    answers anything else with a TypeError."""
    return called
