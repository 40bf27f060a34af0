"""Reasons against a move: the game's own where it has one, else the kernel's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from magehall.kernel.callers import from_anyone
from magehall.kernel.decision import Option, Refusal, kernel_refusal, why_no_answer

if TYPE_CHECKING:  # a match asks here
    from magehall.kernel.matches.match import Match


@from_anyone
def reason_against(match: Match[Any], seat: int, option: Option | str | Mapping[str, Any]) -> Refusal | None:
    """None if ``seat`` may choose ``option`` now; otherwise the reason and the rule."""
    if match.result is not None:
        return kernel_refusal("refused-over")
    if type(seat) is not int or seat not in range(match.setup.seats):
        return kernel_refusal("refused-no-seat", seats=match.setup.seats)
    decision = match.decision(seat)
    if decision is None:
        return kernel_refusal("refused-not-asked")
    wanted: object = option
    if isinstance(option, Option | Mapping):
        wanted = option.id if isinstance(option, Option) else option.get("id")
    if not isinstance(wanted, str):
        return kernel_refusal("refused-not-offered")
    found = match.found(decision, wanted)
    if isinstance(found, Refusal):
        return found
    if found is not None:
        forged = isinstance(option, Option) and option != found
        return kernel_refusal("refused-not-offered") if forged else None
    reason = match.game.why_not(match.state, decision, wanted)
    if reason is None and seat not in match.pending:
        return kernel_refusal("refused-not-asked")
    return reason or why_no_answer(decision, match.game.verbs, wanted)
