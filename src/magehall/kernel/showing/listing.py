"""Options as people see them: harmful ones marked, and last.

Bots, seeds and saves know only the order of the decision itself.
"""

from __future__ import annotations

from typing import Any

from magehall.kernel.decision import Decision, Option
from magehall.kernel.matches.match import Match
from magehall.kernel.matches.view import build_view
from magehall.kernel.records import replace, to_builtins
from magehall.kernel.showing.disambiguation import marks, numbers
from magehall.kernel.view_types import View


def harmful(match: Match[Any], seat: int) -> frozenset[str]:
    """The ids of the options of ``seat`` that harm its own side."""
    harms, state, decision = match.game.harms_own_side, match.state, match.decision(seat)
    options = decision.options if decision is not None else ()
    return frozenset(option.id for option in options if harms(state, seat, option))


def listed(match: Match[Any], seat: int) -> Decision:
    """The question to ``seat`` with its options in people's order. What it may do aside is listed alike."""
    decision = match.decision(seat)
    if decision is None:
        raise LookupError(f"seat {seat} is not asked")
    last = harmful(match, seat)
    return replace(decision, options=_in_order(decision, last)) if last else decision


def _in_order(decision: Decision, last: frozenset[str]) -> tuple[Option, ...]:
    """The options of a question, with the harmful ones ``last``."""
    if not last:
        return decision.options
    return tuple(sorted(decision.options, key=lambda option: option.id in last))


def view_for_person(match: Match[Any], seat: int | None) -> View:
    """The view of ``seat`` with hints for people.

    Options that harm their own side carry ``harms`` and stand last; those that read alike carry a ``mark``; and
    ``like`` numbers the things of which there are several.
    """
    view = numbered_view(match, seat)
    if seat is not None and view.decision:
        last = harmful(match, seat)
        told = marks(_in_order(match.pending[seat], last), view.table)
        for option in view.decision.options:
            if option.id in last:
                option.harms = True
            if option.id in told:
                option.mark = list(told[option.id])
        view.decision.options.sort(key=lambda option: option.id in last)
    return view


def numbered_view(match: Match[Any], seat: int | None) -> View:
    """The view of ``seat``, in which ``like`` numbers things that are alike."""
    view = build_view(match, seat)
    view.table = to_builtins(view.table)
    view.like = numbers(view.table)
    return view
