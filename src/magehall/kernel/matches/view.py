"""Views: what a seat may see of a match, ready for JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from magehall.kernel.chance import commit
from magehall.kernel.decision import Decision, Option
from magehall.kernel.game import OptionError, Result
from magehall.kernel.records import to_builtins
from magehall.kernel.view_types import (
    DecisionView,
    OptionView,
    PromptView,
    ResultView,
    ScoreLineView,
    SpaceView,
    View,
)

if TYPE_CHECKING:  # a match shows itself by this
    from magehall.kernel.matches.match import Match

_commitment = lru_cache(maxsize=1024)(commit)  # every view of a match shows the same


def view_of(match: Match[Any], seat: int | None) -> dict[str, Any]:
    """All that ``seat`` may see, ready for JSON; None is a spectator."""
    shown: dict[str, Any] = to_builtins(build_view(match, seat))
    return shown


def build_view(match: Match[Any], seat: int | None) -> View:
    """The typed view of ``seat``, in which ``table`` is what the game builds."""
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise OptionError(f"no seat {seat}; this match has seats 0 to {match.setup.seats - 1}")
    shown = View(
        game=match.game.id,
        version=len(match.moves),
        seat=seat,
        commitment=_commitment(match.setup.secret),
        table=match.game.view(match.state, seat),
        waiting={
            str(other): PromptView(decision.prompt.key, decision.prompt.args)
            for other, decision in match.pending.items()
        },
    )
    decision = match.pending.get(seat) if seat is not None else None
    if decision is not None:
        shown.decision = _show_decision(match, decision)
    aside = match.asides.get(seat) if seat is not None else None
    if aside is not None:
        shown.aside = _show_decision(match, aside)
    if match.result is not None:
        shown.result = _show_result(match.result)
    return shown


def _show_decision(match: Match[Any], decision: Decision) -> DecisionView:
    shown = DecisionView(
        decision.prompt.key,
        decision.prompt.args,
        decision.rule,
        [_show_option(option) for option in decision.options],
    )
    if decision.space:
        rows = match.game.space(match.state, decision).rows()
        shown.space = SpaceView(decision.space, rows or UNSET)
    return shown


def _show_option(option: Option) -> OptionView:
    words = option.words
    # By place and not by name: a large game shows a hundred of them at a time.
    return OptionView(
        option.id, option.verb, option.subject, option.target, option.rule, words.key, words.args
    )


def _show_result(result: Result) -> ResultView:
    sheet = [ScoreLineView(line.words.key, line.words.args, list(line.points)) for line in result.sheet]
    return ResultView(
        winners=list(result.winners),
        scores=list(result.scores),
        key=result.reason.key,
        args=result.reason.args,
        sheet=sheet or UNSET,
    )
