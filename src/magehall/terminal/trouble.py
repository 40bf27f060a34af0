"""What goes wrong in a way a person can mend: said in one line, never as a traceback."""

from __future__ import annotations

WRONG_USE = 2
NOT_SO = 1


class Trouble(Exception):
    """One line that says what to do, and the exit status."""

    def __init__(self, line: str, status: int = WRONG_USE) -> None:
        self.line = " ".join(line.split())
        self.status = status
        super().__init__(self.line)
