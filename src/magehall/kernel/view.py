"""Views: what a seat may see of a match, ready for JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from magehall.kernel.chance import commit
from magehall.kernel.game import OptionError

if TYPE_CHECKING:  # a match shows itself by this
    from magehall.kernel.match import Match


def view_of(match: Match[Any], seat: int | None) -> dict[str, Any]:
    """All that ``seat`` may see, ready for JSON; None is a spectator."""
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise OptionError(f"no seat {seat}; this match has seats 0 to {match.setup.seats - 1}")
    shown: dict[str, Any] = {
        "game": match.game.id,
        "version": len(match.moves),
        "seat": seat,
        "commitment": commit(match.setup.secret),
        "table": match.game.view(match.state, seat),
        "waiting": {
            str(other): {"key": decision.prompt.key, "args": decision.prompt.args}
            for other, decision in match.pending.items()
        },
    }
    decision = match.pending.get(seat) if seat is not None else None
    if decision is not None:
        shown["decision"] = {
            "key": decision.prompt.key,
            "args": decision.prompt.args,
            "rule": decision.rule,
            "options": [option.shown() for option in decision.options],
        }
        if decision.accepts:
            shown["decision"]["accepts"] = decision.accepts
    if match.result is not None:
        result = match.result
        shown["result"] = {
            "winners": list(result.winners),
            "scores": list(result.scores),
            "key": result.reason.key,
            "args": result.reason.args,
        }
        if result.sheet:
            shown["result"]["sheet"] = [
                {"key": line.words.key, "args": line.words.args, "points": list(line.points)}
                for line in result.sheet
            ]
    return shown
