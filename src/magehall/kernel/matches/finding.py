"""Which option is meant. It is listed or in a decision's space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from magehall.kernel.decision import Decision, Option, Refusal

if TYPE_CHECKING:  # a match finds options by this
    from magehall.kernel.matches.match import Match


def find_option(match: Match[Any], decision: Decision, option_id: str) -> Option | Refusal | None:
    """The option of that id. The reason where the decision's space does not hold it; None where it has nothing to do
    with it."""
    found: Option | Refusal | None = decision.find(option_id)
    if found is None and in_space(decision, option_id):
        found = match.game.space(match.state, decision).find(option_id)
    return found


def chosen_option(match: Match[Any], decision: Decision, option: object) -> Option | None:
    """The option on offer that was chosen, by itself or by its id."""
    for listed in decision.options:
        if listed is option:
            return listed
    wanted: object = option.id if isinstance(option, Option) else option
    found = find_option(match, decision, wanted) if isinstance(wanted, str) else None
    if isinstance(found, Option) and (not isinstance(option, Option) or option == found):
        return found
    return None


def collect_answers(match: Match[Any], answers: Mapping[int, str]) -> dict[int, Option]:
    """What all who are asked have chosen, once they have."""
    collected = {}
    for seat, decision in match.asked.items():
        option = find_option(match, decision, answers[seat])
        assert isinstance(option, Option)
        collected[seat] = option
    return collected


def preview_option(match: Match[Any], decision: Decision | None, option_id: str) -> list[list[int]]:
    """What an option of the decision's space would do; nothing for any other."""
    if decision is None or not in_space(decision, option_id):
        return []
    space = match.game.space(match.state, decision)
    found = space.find(option_id)
    return space.preview(found.id) if isinstance(found, Option) else []


def in_space(decision: Decision, option_id: str) -> bool:
    """Whether an id is one for the decision's space to know."""
    return bool(decision.space) and option_id.startswith(f"{decision.space}:")
