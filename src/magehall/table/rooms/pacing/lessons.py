"""Lessons at a table: what the script says, and when it is over."""

from __future__ import annotations

from typing import Any

from magehall.kernel.documents.position_files import read_lesson
from magehall.kernel.matches.match import Match
from magehall.table.models import TableRow

ScriptedMove = tuple[int, str]


def is_taught(table: TableRow, match: Match[Any]) -> bool:
    """Whether a lesson is on. A match that goes on after its last step is then one like any other."""
    if table.lesson is None:
        return False
    lesson = read_lesson(match)
    return lesson is None or not lesson.goes_on or len(match.moves) < len(script_of(match))


def script_of(match: Match[Any]) -> list[ScriptedMove | None]:
    """The script of a lesson from its beginning. None stands where the learner is to find a move."""
    lesson = read_lesson(match)
    script: list[ScriptedMove | None] = []
    for step in lesson.steps if lesson is not None else ():
        script += [None, *step.then]
    return script
