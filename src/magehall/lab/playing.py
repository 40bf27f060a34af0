"""Playing of one game of a lab, and what is kept of it."""

from __future__ import annotations

import traceback
from typing import Any

from msgspec import Struct

import magehall
from magehall.bots import make_bot
from magehall.kernel.contracts.study import Entry, Level, Study, Tally
from magehall.kernel.game import find_game
from magehall.kernel.matches.match import Match
from magehall.kernel.showing.perspective import Perspective
from magehall.lab.plan import Task, options_of, study_of

MOST_MOVES = 100_000
"""No match is that long: one that is would never end."""


class Outcome(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is kept of one game. By seat: the entries, the shares of the win, the scores, and what was used how often."""

    number: int
    bot: str
    entries: tuple[Entry, ...]
    levels: dict[str, Level]
    wins: tuple[float, ...] = ()
    reason: str = ""
    scores: tuple[int, ...] = ()
    moves: int = 0
    decisions: int = 0
    rounds: int = 0
    first: int | None = None
    lacks: tuple[tuple[str, ...], ...] = ()
    uses: tuple[dict[str, dict[str, int]], ...] = ()
    problem: str = ""
    """Why the game was broken off, which is a bug of ours; else empty."""

    @property
    def is_draw(self) -> bool:
        """Whether nobody won alone."""
        return max(self.wins) < 1


def play(task: Task) -> Outcome:
    """Play one game to its end. A game that breaks a rule of the engine is told, and does not end the others."""
    try:
        return _play(task)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        problem = f"{type(error).__name__}: {error} ({place.name})"
        return Outcome(task.number, task.bot, task.entries, task.levels, problem=" ".join(problem.split()))


def _play(task: Task) -> Outcome:
    game = find_game(task.game)
    if game.version != task.version:
        raise ValueError(f"here {game.id} has version {game.version} of its rules, not {task.version}")
    study = study_of(game)
    match = magehall.new_match(game.id, len(task.entries), seed=task.deal, options=options_of(study, task))
    decisions = _play_out(match, task)
    result = match.result
    assert result is not None, "a match without a question is over"
    seats = range(len(task.entries))
    tally = _count(study, match)
    return Outcome(
        task.number,
        task.bot,
        task.entries,
        task.levels,
        tuple(1 / len(result.winners) if seat in result.winners else 0.0 for seat in seats),
        result.reason.key,
        result.scores,
        len(match.moves),
        decisions,
        tally.rounds,
        tally.first,
        tuple(tuple(sorted(lacks)) for lacks in tally.lacks),
        tuple(_sorted(uses) for uses in tally.uses),
    )


def _play_out(match: Match[Any], task: Task) -> int:
    """Play to the end; the decisions that left a choice."""
    bots = [make_bot(task.bot, f"{task.deal}:{task.number}:{seat}") for seat in range(len(task.entries))]
    decisions = 0
    while match.pending:
        if len(match.moves) > MOST_MOVES:
            raise RuntimeError(f"no end after {MOST_MOVES} moves")
        seat, decision = min(match.pending.items())
        if decision.forced is not None:
            match.apply(seat, decision.forced)
            continue
        decisions += 1
        match.apply(seat, bots[seat].choose(Perspective(match, seat)).option)
    return decisions


def _count(study: Study, match: Match[Any]) -> Tally:
    tally = Tally(match.setup.seats)
    for entry in match.events:
        study.count(entry.event, tally)
    return tally


def _sorted(uses: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    """In one order, so that equal games are equal lines of a file."""
    return {use: dict(sorted(counts.items())) for use, counts in sorted(uses.items())}
