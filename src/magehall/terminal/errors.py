"""Errors of a user, printed in one line without a traceback."""

from __future__ import annotations

WRONG_USE = 2
NOT_SO = 1


class UserError(Exception):
    """An error the user can fix: a message and an exit status."""

    def __init__(self, line: str, status: int = WRONG_USE) -> None:
        self.line = " ".join(line.split())
        self.status = status
        super().__init__(self.line)
